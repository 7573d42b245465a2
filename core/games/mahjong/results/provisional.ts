/**
 * What stands in for points still out [hall-and-print 3.4]: `nothing` counts only that they met, `ranking` the order
 * before the round.
 */

import type { ProvisionalRule } from '../../../game/groups/results.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import { asJson, type EntrantId, type Json, type Table } from '../../../tournament/words.ts';
import { enteredResult, rulesOf } from '../rules/state.ts';
import { rankingOf } from './ranking.ts';

/** Points above and below the start points, best place first; they add up to nothing. */
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

export const provisionalRules = (tournament: Tournament, round: Round): readonly ProvisionalRule[] => [
  { id: 'nothing', result: () => null },
  { id: 'ranking', result: byRanking(tournament, round) },
];
