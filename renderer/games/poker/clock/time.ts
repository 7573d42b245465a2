import { useEffect, useReducer } from 'react';
import { type Clock, momentOf } from '../../../../core/games/poker/rules/clock.ts';

/** A little after the second, so that it has surely begun. Milliseconds. */
const AFTER = 5;

/** Now, by the computer's clock as the stored points in time are; drawn again with every second of a running clock. */
export const useClockTime = (clock: Clock | null): number => {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (clock === null || clock.runningSince === null) return undefined;
    let due: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      due = setTimeout(
        () => {
          again();
          wait();
        },
        1 + (momentOf(clock, Date.now()).millisecondsLeft % 1000) + AFTER,
      );
    };
    wait();
    return () => clearTimeout(due);
  }, [clock]);
  return Date.now();
};

/** Seconds as they count down: the last one is shown until it is over. */
export const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1000);
