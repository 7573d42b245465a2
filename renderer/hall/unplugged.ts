import { useEffect } from 'react';
import type { HallsState } from '../../core/api/hall.ts';
import { isShown } from '../desk/place.ts';
import { offerWay } from '../desk/ways.ts';
import { onPush } from '../door/current.ts';
import { dismissSlot, offerAll, say } from '../store/notices.ts';
import { openHall } from './state.ts';

offerWay('sheets.hallAgain', ({ hall }) => {
  if (typeof hall === 'number') void openHall(hall, null);
});

const slotOf = (what: string, hall: number): string => `hall.${what}.${hall}`;

/** What keeps a hall screen dark: its display was unplugged, or its page does not load. */
type Kept = { readonly waiting: ReadonlySet<number>; readonly lost: ReadonlySet<number> };

/** The hall's own screen says so in its place. */
const isSaidThere = (): boolean => isShown('hall');

const news = (what: string, before: ReadonlySet<number>, now: ReadonlySet<number>): readonly number[] => {
  for (const hall of before) if (!now.has(hall)) dismissSlot(slotOf(what, hall));
  return isSaidThere() ? [] : [...now].filter((hall) => !before.has(hall));
};

/** Says once which hall screens are dark, and nothing any more of those that are back. */
const tell = (before: Kept, { halls }: HallsState): Kept => {
  const numbers = (is: 'waiting' | 'lost') => new Set(halls.filter((each) => each[is]).map(({ hall }) => hall));
  const now: Kept = { waiting: numbers('waiting'), lost: numbers('lost') };
  for (const hall of news('unplugged', before.waiting, now.waiting)) {
    const display = halls.find((each) => each.hall === hall)?.display ?? '';
    say('warn', 'sheets:hall.unplugged', { display }, slotOf('unplugged', hall));
  }
  for (const hall of news('lost', before.lost, now.lost))
    offerAll({
      tone: 'warn',
      key: 'sheets:hall.notLoaded',
      params: { hall },
      ways: [{ do: 'sheets.hallAgain', params: { hall } }],
      slot: slotOf('lost', hall),
    });
  return now;
};

/** A hall screen that went dark raises a notice on every screen of the desk, and stops nothing [hall-and-print 2.7] [desktop 7.1]. */
export const useUnplugged = (): void => {
  useEffect(() => {
    let kept: Kept = { waiting: new Set(), lost: new Set() };
    return onPush((push) => {
      if (push.type === 'hall.state') kept = tell(kept, push.state);
    });
  }, []);
};
