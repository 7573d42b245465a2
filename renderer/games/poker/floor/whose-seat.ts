import { type Chair, entryOf, type Hall, tableOf } from '../../../../core/games/poker/rules/floor-state.ts';
import { seatAt } from '../../../../core/games/poker/rules/room.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { textOf } from '../../../i18n/text.ts';
import { nameOfEntry } from '../names.ts';

/** Who sits on a chair or goes away from it, and who comes to it. */
export const whoseSeat = (
  tournament: Tournament,
  { floor }: Pick<Hall, 'floor'>,
  { table: id, seat }: Chair,
): string => {
  const t = (key: string, params = {}) => textOf(`floor:seat.${key}`, params);
  const table = tableOf(floor, id);
  const sitter = table === undefined ? null : (seatAt(table, seat)?.entry ?? null);
  const leaves = sitter === null ? null : (entryOf(floor, sitter)?.slip ?? null);
  const coming = floor.pending.find(({ to }) => to.table === id && to.seat === seat);
  const player = coming === undefined ? '' : nameOfEntry(tournament, floor, coming.entry);
  const parts = [
    sitter === null ? '' : nameOfEntry(tournament, floor, sitter),
    leaves === null ? '' : t('leaves', { slip: leaves }),
    coming === undefined ? '' : t(player === '' ? 'heldForWalk' : 'heldFor', { player, slip: coming.slip }),
  ].filter((part) => part !== '');
  return parts.length === 0 ? t('empty') : parts.join(', ');
};
