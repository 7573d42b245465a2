import { useEffect, useReducer } from 'react';
import { type ClockFace, faceOf, nextSecondIn, type Warnings } from '../../core/sheets/hall/clock.ts';
import type { Timer } from '../../core/tournament/timer.ts';

/** A little after the second, so that it has surely begun. Milliseconds. */
const AFTER = 5;

/** The time by the computer's clock, as the stored points in time are; drawn again with every second of a running clock. */
export const useTicking = (timer: Timer | null): number => {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (timer === null) return undefined;
    let due: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const next = nextSecondIn(timer, Date.now());
      if (next === null) return;
      due = setTimeout(() => {
        again();
        wait();
      }, next + AFTER);
    };
    wait();
    return () => clearTimeout(due);
  }, [timer]);
  return Date.now();
};

/** The clock as it stands now; null where there is none. */
export const useFace = (timer: Timer | null, warnings: Warnings): ClockFace | null => {
  const now = useTicking(timer);
  return timer === null ? null : faceOf(timer, now, warnings);
};
