/**
 * What is checked before anything is stored, whoever made it (`Family.checkSeating`, `checkResult`), and results for readers
 * outside (`resultLines`).
 */

import type { Family } from '../tournament/family.ts';
import { no, ok, refuse } from '../tournament/refusal.ts';
import type { Json } from '../tournament/words.ts';
import { checkComplete } from './edit-seating.ts';
import { fieldOf, nextRoundNo, roundBoards } from './event.ts';
import { enteredResult, scoreResult, scoreStored } from './results.ts';
import { resultOf, rulesOf } from './state.ts';

/** Two at every table, everybody who plays once, the absent among the byes; refuses what `checkComplete` refuses [E-08]. */
export const checkSeating: Family['checkSeating'] = (tournament, tables, byes) => {
  const { playing, absent } = fieldOf(tournament, nextRoundNo(tournament));
  return checkComplete({ tables, byes }, [...playing, ...absent]);
};

/** Refuses what the scale does not allow [E-10] and what is no result. */
export const checkResult: Family['checkResult'] = (tournament, round, { table }, entered) => {
  const parsed = enteredResult.safeParse(entered);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return no({ ...refuse('bridge.resultUnreadable', { table, field: path }), path });
  }
  const { from, to } = roundBoards(tournament, round.no);
  const score = scoreResult(rulesOf(tournament), parsed.data, { table, planned: to - from + 1 });
  return score.ok ? ok(parsed.data as unknown as Json) : no(score.refusal);
};

/** Each side's score in hundredths of the ranking unit, and what was written; null where nothing was. */
export const resultLines: Family['resultLines'] = (tournament, round, { table, seats }, stored) => {
  const result = resultOf(stored);
  const { from, to } = roundBoards(tournament, round);
  const score = scoreStored(rulesOf(tournament), result, { table, planned: to - from + 1 });
  const points = 'ns' in result ? [result.ns, 'ew' in result ? result.ew : null] : [];
  const sides = [score?.ns, score?.ew];
  return seats.map((entrant, seat) => {
    const award = sides[seat]?.award;
    return { entrant, points: points[seat] ?? null, score: award?.kind === 'fixed' ? award.score : null };
  });
};

/** A match from the scores of its sides, in the unit that the event is ranked by: what is typed may have been another one. */
export const resultFrom: NonNullable<Family['resultFrom']> = (tournament, [first, second]) => {
  const [ns, ew] = [first?.score ?? null, second?.score ?? null];
  if (ns === null) return null;
  const { ranking } = rulesOf(tournament);
  if (ranking === 'mp') return { entry: 'mp', ns };
  if (ranking === 'imp') return ns >= 0 ? { entry: 'imp', ns, ew: 0 } : { entry: 'imp', ns: 0, ew: -ns };
  return { entry: 'vp', ns, ew };
};
