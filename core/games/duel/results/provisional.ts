/**
 * What counts for matches that are still out when the next round is drawn [duel 9] [hall-and-print 3.4]. `nothing`:
 * both have met and get nothing yet. `draw`: where the event has draws. `ranking`: won by whoever stood higher before
 * the round, at first by seed. No games are made up. A stage of a cut needs its winners, so nothing stands in for them.
 */

import type { ProvisionalRule } from '../../../game/groups/results.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Json, Table } from '../../../tournament/words.ts';
import { enteredResult } from '../rules/state.ts';
import { isCutRound } from '../seating/bracket.ts';
import { finalOrder } from './final-order.ts';
import { roundRulesOf } from './round-rules.ts';

const result = (outcome: 'a' | 'b' | 'draw' | 'open'): Json => enteredResult.parse({ outcome });

const byRanking = (tournament: Tournament, { no }: Round): ((table: Table) => Json) => {
  const rows = finalOrder(tournament, false, no - 1).rows;
  const placeOf = new Map<EntrantId, number>(rows.map(({ entrant }, at) => [entrant, at]));
  return ({ seats: [a = 0, b = 0] }) => result((placeOf.get(a) ?? 0) <= (placeOf.get(b) ?? 0) ? 'a' : 'b');
};

export const provisionalRules = (tournament: Tournament, round: Round): readonly ProvisionalRule[] => {
  if (isCutRound(round)) return [];
  const hasDraws = roundRulesOf(tournament, round).points.draw !== null;
  return [
    { id: 'nothing', result: () => result('open') },
    ...(hasDraws ? [{ id: 'draw', result: () => result('draw') }] : []),
    { id: 'ranking', result: byRanking(tournament, round) },
  ];
};
