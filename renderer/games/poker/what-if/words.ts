import { chairText, entryOf, type Floor, tableOf } from '../../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import type { FloorMove, FloorOutlook, FloorSupposition } from '../../../../core/games/poker/steps/what-if.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { textOf } from '../../../i18n/text.ts';
import { nameOf, nameOfEntry } from '../names.ts';

/** Who an entry on the copy is; somebody who is only supposed has a number. */
export const nameOnCopy = (tournament: Tournament, outlook: FloorOutlook, entry: EntryNo | null): string => {
  const player = entry === null ? undefined : entryOf(outlook.hall.floor, entry)?.player;
  const newcomer = player === undefined ? -1 : outlook.newcomers.indexOf(player);
  if (newcomer >= 0) return textOf('floor:whatIf.newcomer', { no: newcomer + 1 });
  return player === undefined ? textOf('floor:seat.nextBigBlind') : nameOf(tournament, player);
};

/** "5.7", "out", "without a seat". */
export const whereText = (floor: Floor, where: FloorMove['from'], isOut = false): string =>
  where === null ? textOf(`poker:roster.status.${isOut ? 'eliminated' : 'registered'}`) : chairText(floor, where);

/** Something that is supposed, in words. */
export const suppositionText = (tournament: Tournament, floor: Floor, supposition: FloorSupposition): string => {
  switch (supposition.what) {
    case 'bust':
      return textOf('floor:whatIf.supposed.bust', {
        name: `\u2068${nameOfEntry(tournament, floor, supposition.entry)}\u2069`,
      });
    case 'busts':
      return textOf('floor:whatIf.supposed.busts', { count: supposition.count });
    case 'late':
      return textOf('floor:whatIf.supposed.late', { count: supposition.count });
    case 'break':
      return textOf('floor:whatIf.supposed.break', { name: tableOf(floor, supposition.table)?.name ?? '' });
  }
};
