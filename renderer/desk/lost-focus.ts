import { useEffect } from 'react';
import { useNotices } from '../store/notices.ts';
import { usePlace } from './place.ts';

/** Until then a dialog that closed has given the focus back by itself. */
const FRAMES = 3;

const keep = (): void => {
  if (document.activeElement === document.body && document.querySelector('.modal') === null)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};

/** A drawer that closes and a notice whose way out was taken go with the button that had the focus: the screen gets it then. */
export const useLostFocus = (): void => {
  useEffect(() => {
    let frame = 0;
    const wait = (left: number): void => {
      frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : keep()));
    };
    const begin = () => {
      cancelAnimationFrame(frame);
      wait(FRAMES);
    };
    const leave = [useNotices.subscribe(begin), usePlace.subscribe(begin)];
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of leave) stop();
    };
  }, []);
};
