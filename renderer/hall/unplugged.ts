import { useEffect } from 'react';
import type { HallsState } from '../../core/api/hall.ts';
import { onPush } from '../door/current.ts';
import { usePlace } from '../shell/place.ts';
import { dismissSlot, say } from '../store/notices.ts';

const slotOf = (hall: number): string => `hall.unplugged.${hall}`;

/** Says once which hall screens have lost their display, and nothing any more of those that have it again. */
const tell = (before: ReadonlySet<number>, { halls }: HallsState): ReadonlySet<number> => {
  const waiting = halls.filter((each) => each.waiting);
  for (const { hall, display } of waiting) {
    // The hall's own screen says so in its place.
    if (before.has(hall) || usePlace.getState().screen === 'hall') continue;
    say('warn', 'sheets:hall.unplugged', { display }, slotOf(hall));
  }
  const now = new Set(waiting.map(({ hall }) => hall));
  for (const hall of before) if (!now.has(hall)) dismissSlot(slotOf(hall));
  return now;
};

/** Wherever the TO is on the desk, a display that was unplugged is told in a notice that stops nothing (hall-and-print 2.7). */
export const useUnplugged = (): void => {
  useEffect(() => {
    let waiting: ReadonlySet<number> = new Set();
    return onPush((push) => {
      if (push.type === 'hall.state') waiting = tell(waiting, push.state);
    });
  }, []);
};
