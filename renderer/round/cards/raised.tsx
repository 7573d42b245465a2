import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from '../entry/entry.module.css';

type RaisedProps = {
  /** Id of the card it lies over. */
  readonly over: string;
  /** What scrolls the cards. */
  readonly within: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** The table in hand: it begins where its card is, lies over the neighbours, stays inside, and moves nothing [W-1.8]. */
export const Raised = ({ over, within, children }: RaisedProps) => {
  const raised = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, room, card] = [raised.current, within.current, document.getElementById(over)];
    if (own === null || room === null || card === null) return undefined;
    const place = () => {
      // It lies over all edges of its card, at those of the room too.
      const left = Math.min(card.offsetLeft - 4, room.scrollLeft + room.clientWidth - own.offsetWidth);
      const top = Math.min(card.offsetTop - 4, room.scrollTop + room.clientHeight - own.offsetHeight);
      own.style.minWidth = `${card.offsetWidth + 8}px`;
      own.style.left = `${Math.max(0, left)}px`;
      own.style.top = `${Math.max(room.scrollTop, top)}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(own);
    observer.observe(room);
    return () => observer.disconnect();
  });
  return (
    <div ref={raised} className={styles.raised}>
      {children}
    </div>
  );
};
