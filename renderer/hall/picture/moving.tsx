import { type ReactNode, useEffect, useRef } from 'react';
import type { Scroll } from '../../../core/sheets/hall/dwell.ts';
import styles from './picture.module.css';

type Props = { readonly scroll: Scroll; readonly held: boolean; readonly children: ReactNode };

/**
 * Moves what is in it up at a constant speed, stands at both ends, and begins again at the top without a way back
 * [hall-and-print 2.3].
 */
export const Moving = ({ scroll: { distance, hold, seconds }, held, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const moving = useRef<Animation | null>(null);
  useEffect(() => {
    const total = 2 * hold + seconds;
    const top = { transform: 'translateY(0px)' };
    const end = { transform: `translateY(${-distance}px)` };
    const frames = [
      { ...top, offset: 0 },
      { ...top, offset: hold / total },
      { ...end, offset: (hold + seconds) / total },
      { ...end, offset: 1 },
    ];
    const animation = box.current?.animate(frames, {
      duration: total * 1000,
      iterations: Number.POSITIVE_INFINITY,
      easing: 'linear',
    });
    moving.current = animation ?? null;
    return () => animation?.cancel();
  }, [distance, hold, seconds]);
  useEffect(() => {
    if (held) moving.current?.pause();
    else moving.current?.play();
  }, [held]);
  return (
    <div ref={box} className={styles.hallMoving}>
      {children}
    </div>
  );
};
