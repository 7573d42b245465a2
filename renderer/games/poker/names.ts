import { entryOf, type Floor } from '../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../core/games/poker/rules/room.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';
import { textOf } from '../../i18n/text.ts';
import { shownName } from '../../store/shown-name.ts';

export const nameOf = (tournament: Tournament, player: EntrantId | null | undefined): string =>
  (player === null || player === undefined ? null : shownName(tournament, player)) ?? '';

export const nameOfEntry = (tournament: Tournament, floor: Floor, entry: EntryNo | null): string =>
  nameOf(tournament, entry === null ? null : entryOf(floor, entry)?.player);

/** Who walks with a slip; where it names nobody, whoever would post the next big blind. */
export const walkerOf = (tournament: Tournament, floor: Floor, entry: EntryNo | null): string =>
  entry === null ? textOf('floor:seat.nextBigBlind') : nameOfEntry(tournament, floor, entry);
