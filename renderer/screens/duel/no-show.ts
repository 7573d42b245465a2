/** After a no-show: whether whoever did not come is dropped (4.1). */

import { storedResult } from '../../../core/duel/state.ts';
import { entrantOf, roundOf, type Tournament } from '../../../core/tournament/state.ts';
import type { Json, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { peopleOf } from '../../rounds/people.ts';
import { offer } from '../../store/notices.ts';

/** The way out `duel.drop` of ways.ts drops one player. */
export const offerDrop = (tournament: Tournament, no: RoundNo, table: TableNo, result: Json): void => {
  const { outcome, reason } = storedResult(result);
  if (reason !== 'noShow') return;
  const [a = 0, b = 0] = roundOf(tournament, no)?.tables.find((one) => one.table === table)?.seats ?? [];
  const absent = outcome === 'a' ? [b] : outcome === 'b' ? [a] : [a, b];
  for (const player of absent) {
    if (entrantOf(tournament, player)?.playing !== true) continue;
    const { name = '' } = peopleOf(tournament).get(player) ?? {};
    offer('duelDesk:noShow', { name }, { do: 'duel.drop', params: { player, name } }, `noShow ${player}`);
  }
};
