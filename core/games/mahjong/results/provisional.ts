/**
 * What counts for tables whose points are still out when the next round is seated [hall-and-print 3.4].
 *
 * | rule | id |
 * | --- | --- |
 * | the game does not count yet: the four keep what they had, and have met | `nothing` |
 * | they end in the order in which they stood before the round, as close together as points allow | `ranking` |
 */

import type { ProvisionalRule } from '../../../game/provisional.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import { asJson, type EntrantId, type Json, type Table } from '../../../tournament/words.ts';
import { enteredResult, rulesOf } from '../rules/state.ts';
import { rankingOf } from './ranking.ts';

/** Points over and under the start points, best first: the least that tells four places apart and adds up to nothing. */
const APART = [300, 100, -100, -300];

const byRanking = (tournament: Tournament, { no }: Round): ((table: Table) => Json) => {
  const { startPoints } = rulesOf(tournament);
  const placeOf = new Map<EntrantId, number>(rankingOf(tournament, false, no - 1).map(({ id }, at) => [id, at]));
  const place = (id: EntrantId): number => placeOf.get(id) ?? 0;
  return ({ seats }) => {
    const points = seats.map((id) => {
      const better = seats.filter((other) => place(other) < place(id)).length;
      return startPoints + (APART[better] ?? 0);
    });
    return asJson(enteredResult.parse({ points }));
  };
};

/** See `Game.results.provisionalRules`. */
export const provisionalRules = (tournament: Tournament, round: Round): readonly ProvisionalRule[] => [
  { id: 'nothing', result: () => null },
  { id: 'ranking', result: byRanking(tournament, round) },
];
