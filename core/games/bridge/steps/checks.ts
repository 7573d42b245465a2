/**
 * Checks before anything is stored, and results for readers outside.
 *
 * | rule | where |
 * | --- | --- |
 * | [E-08] everybody who plays is seated once or sits out | `checkSeating` |
 * | [E-10] the scale allows the result | `checkResult` |
 * | [bridge 5.3] new rules leave no stored result worth nothing | `rulesRefusal` |
 * | a result as other programs read it | `resultLines` |
 */

import { no, ok, refuse } from '../../../tournament/refusal.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { accountsOf } from '../results/accounts.ts';
import { eventOf, fieldOf, nextRoundNo, roundBoards } from '../results/event.ts';
import { unitOf, unitsOf } from '../results/read-line.ts';
import { type SideScore, scoreResult, scoreStored, worthRefusal } from '../results/results.ts';
import { makeHundred } from '../rules/decimals.ts';
import type { BridgeRules, EntryUnit } from '../rules/rules.ts';
import { scaleMax } from '../rules/scales.ts';
import { type BridgeResult, enteredResult, resultOf, rulesOf } from '../rules/state.ts';
import { checkComplete } from './edit-seating.ts';
import type { BridgeGame } from './facts.ts';

/** Refuses what `checkComplete` refuses. */
export const checkSeating: BridgeGame['seating']['check'] = (tournament, tables, byes) => {
  const { playing, absent } = fieldOf(tournament, nextRoundNo(tournament));
  return checkComplete({ tables, byes }, [...playing, ...absent]);
};

/** Refuses a form that is no result, and what `scoreResult` refuses. */
export const checkResult: BridgeGame['results']['check'] = (tournament, round, { table }, entered) => {
  const parsed = enteredResult.safeParse(entered);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return no({ ...refuse('bridge.resultUnreadable', { table, field: path }), path });
  }
  const { from, to } = roundBoards(tournament, round.no);
  const score = scoreResult(rulesOf(tournament), parsed.data, { table, planned: to - from + 1 });
  return score.ok ? ok(parsed.data) : no(score.refusal);
};

/** Refuses rules under which a stored result would be worth nothing. VP stay as written whatever the scale. */
export const rulesRefusal: NonNullable<BridgeGame['rules']['refusal']> = (tournament, rules) => {
  const [now, then] = [rulesOf(tournament), rules];
  for (const { no: round, results } of tournament.rounds) {
    const { from, to } = roundBoards(tournament, round);
    for (const [table, stored] of Object.entries(results)) {
      const [result, where] = [resultOf(stored), { table: Number(table), planned: to - from + 1 }];
      const refusal = worthRefusal(then, result, where);
      if (refusal !== null && worthRefusal(now, result, where) === null) return refusal;
    }
  }
  return null;
};

const slipOf = (result: BridgeResult): readonly (number | null)[] => {
  if (result.entry === 'raw') return [result.ns, result.top === null ? null : result.top - result.ns];
  return 'ns' in result ? [result.ns, 'ew' in result ? result.ew : null] : [];
};

export const resultLines: BridgeGame['results']['lines'] = (tournament, round, { table, seats }, stored) => {
  const result = resultOf(stored);
  const { from, to } = roundBoards(tournament, round);
  const score = scoreStored(rulesOf(tournament), result, { table, planned: to - from + 1 });
  const points = score?.kind === 'match' ? slipOf(result) : [];
  const sides = [score?.ns, score?.ew];
  return seats.map((entrant, seat) => {
    const award = sides[seat]?.award;
    const worth = award?.kind === 'fixed' ? award.score : null;
    return {
      entrant,
      points: points[seat] ?? null,
      score: award?.kind === 'own' ? ownScore(tournament, round, entrant) : worth,
      boards: score?.kind === 'match' ? score.boards : result.boards,
    };
  });
};

/** A walkover by the own average, as far as the event is played; null while it is not in. */
const ownScore = (tournament: Tournament, round: RoundNo, entrant: EntrantId): number | null => {
  const accounts = accountsOf(eventOf(tournament), tournament.rounds.length);
  const account = accounts.find(({ contestant }) => contestant.id === entrant);
  const at = account?.lines.findIndex((line) => line.round === round) ?? -1;
  return account?.scores[at] ?? null;
};

type Typed =
  | { readonly entry: 'vp'; readonly ns: number; readonly ew: number | null; readonly split: boolean }
  | { readonly entry: 'imp'; readonly ns: number; readonly ew: number }
  | { readonly entry: 'mp'; readonly ns: number }
  | { readonly entry: 'raw'; readonly ns: number; readonly top: number };

const typedAs = (
  rules: BridgeRules,
  [ns, ew = null]: readonly (number | null)[],
  boards: number | null,
): readonly Typed[] => {
  if (typeof ns !== 'number') return [];
  const split = ew !== null && ns + ew !== scaleMax(rules.scale);
  const readings: { readonly [unit in EntryUnit]: readonly Typed[] } = {
    // Without boards no match was played: the director gave such scores.
    vp: split && boards === null ? [] : [{ entry: 'vp', ns, ew, split }],
    imp: [{ entry: 'imp', ns, ew: ew ?? 0 }],
    mp: ew === null ? [{ entry: 'mp', ns }] : [],
    raw: ew === null ? [] : [{ entry: 'raw', ns, top: ns + ew }],
  };
  const usual = unitOf(rules);
  return unitsOf(rules)
    .toSorted((a, b) => Number(b === usual) - Number(a === usual))
    .flatMap((unit) => readings[unit]);
};

/** Scores become points where both sides' points make them. A match of all its boards names no number, as at the desk. */
export const resultFrom: NonNullable<BridgeGame['results']['from']> = (tournament, [first, second], round, told) => {
  const [ns, ew] = [first?.score ?? null, second?.score ?? null];
  if (ns === null) return null;
  const rules = rulesOf(tournament);
  const { ranking, scale } = rules;
  const { from, to } = roundBoards(tournament, round);
  const planned = to - from + 1;
  const toldBoards = first?.boards ?? second?.boards ?? null;
  const boards = toldBoards === null || toldBoards === planned ? {} : { boards: toldBoards };
  const points = [first?.points ?? null, second?.points ?? null];
  const typed = typedAs(rules, points, toldBoards)
    .map((entered) => ({ ...entered, ...boards }))
    .find((entered) => {
      const score = scoreResult(rules, enteredResult.parse(entered), { table: 0, planned });
      return score.ok && isWorth(score.value.ns, ns) && (ew === null || isWorth(score.value.ew, ew));
    });
  if (typed !== undefined) return typed;
  const areOfMatch =
    ew === null || (ranking === 'mp' ? makeHundred(ns, ew) : ns + ew === (ranking === 'vp' ? scaleMax(scale) : 0));
  const isUnplayed = told?.points === true && points.every((point) => point === null);
  // Scores that no match can have came from a walkover or from the director: they stay as they are.
  if (isUnplayed || !areOfMatch) return { entry: 'unplayed', ns, ew, ...boards };
  if (ranking === 'mp') return { entry: 'mp', ns, ...boards };
  if (ranking === 'imp') return { entry: 'imp', ...(ns >= 0 ? { ns, ew: 0 } : { ns: 0, ew: -ns }), ...boards };
  return { entry: 'vp', ns, ew, ...boards };
};

const isWorth = ({ award }: SideScore, score: number): boolean => award.kind === 'fixed' && award.score === score;
