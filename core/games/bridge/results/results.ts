/**
 * A result of one table and what it is worth [bridge 5.1 to 5.3, 5.5].
 *
 * | rule | where |
 * | --- | --- |
 * | vp: the other side is max − x; both must add up to the maximum unless "split score" is ticked [E-10] | `vpScore` |
 * | imp: margin to VP by the scale; the IMPs of both sides stay known | `impScore` |
 * | IMPs of a match of teams are whole: 12.5–7.5 were meant as VP | `partImps` |
 * | raw: −x, or top − x where a top is given | `rawScore` |
 * | a shorter match: scale of the boards played, or of those planned | `scaledBoards` |
 * | fewer than half of the boards: [W-08] | `fewBoards` |
 */

import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { Phrase } from '../../../tournament/words.ts';
import { type Award, byeAward, unplayedScore } from '../rules/awards.ts';
import { halfUp } from '../rules/decimals.ts';
import type { BridgeRules } from '../rules/rules.ts';
import { pointsFor, scaleMax, scaleOf } from '../rules/scales.ts';
import type { BridgeResult } from '../rules/state.ts';

/** `won`, `lost` and `net` are hundredths of IMPs, or `net` of MP %; 0 where the result does not tell. */
export type SideScore = { readonly award: Award; readonly won: number; readonly lost: number; readonly net: number };

export type TableScore = {
  readonly kind: 'match' | 'walkover' | 'unplayed';
  readonly ns: SideScore;
  readonly ew: SideScore;
  readonly boards: number;
  /** Both sides should add up to the maximum; not for splits, walkovers and unplayed matches. */
  readonly zeroSum: boolean;
};

type ResultRules = Pick<
  BridgeRules,
  'kind' | 'ranking' | 'scale' | 'scaleBoards' | 'awards' | 'byePercent' | 'boardsPerRound'
>;
type Scored = Answer<TableScore>;

const side = (score: number, net = 0, won = 0, lost = 0): SideScore => ({
  award: { kind: 'fixed', score },
  won,
  lost,
  net,
});

const wrongUnit = (rules: ResultRules, entry: string): Refusal =>
  refuse('bridge.entryUnit', { entry, ranking: rules.ranking });

const scaledBoards = ({ scaleBoards }: ResultRules, played: number, planned: number): number =>
  scaleBoards === 'planned' ? planned : played;

const outside = (table: number, ns: number, ew: number, max: number): Refusal =>
  refuse('bridge.outsideScale', { table, northSouth: ns / 100, eastWest: ew / 100, max: max / 100 });

type Entered<Entry extends BridgeResult['entry']> = Extract<BridgeResult, { entry: Entry }>;
type Where = { readonly table: number; readonly planned: number };

const vpScore = (rules: ResultRules, { ns, ew, split, boards }: Entered<'vp'>, { planned }: Where): Scored =>
  rules.ranking === 'vp'
    ? ok({
        kind: 'match',
        ns: side(ns),
        ew: side(ew ?? scaleMax(rules.scale) - ns),
        boards: boards ?? planned,
        zeroSum: !split,
      })
    : no(wrongUnit(rules, 'vp'));

const vpRefusal = (rules: ResultRules, { ns, ew, split }: Entered<'vp'>, { table }: Where): Refusal | null => {
  const max = scaleMax(rules.scale);
  const other = ew ?? max - ns;
  const fits = ns >= 0 && other >= 0 && ns <= max && other <= max && (split || ns + other === max);
  return fits ? null : outside(table, ns, other, max);
};

/** What a match came to, before the scale. */
type Measured = {
  readonly unit: 'imp' | 'mp';
  readonly value: number;
  readonly boards: number;
  readonly ns: SideScore;
  readonly ew: SideScore;
};

const measured = (rules: ResultRules, { unit, value, boards, ns, ew }: Measured, { planned }: Where): Scored => {
  if (rules.ranking === unit) return ok({ kind: 'match', ns, ew, boards, zeroSum: true });
  if (rules.ranking !== 'vp' || scaleOf(rules.scale) !== unit) return no(wrongUnit(rules, unit));
  const by = scaledBoards(rules, boards, planned);
  const points = pointsFor(rules.scale, value, by);
  if (points === null) return no(refuse('bridge.scaleMissing', { boards: by }));
  const scaled = (from: SideScore, score: number): SideScore => ({ ...from, award: { kind: 'fixed', score } });
  return ok({
    kind: 'match',
    ns: scaled(ns, points),
    ew: scaled(ew, scaleMax(rules.scale) - points),
    boards,
    zeroSum: true,
  });
};

type Margin = Pick<Entered<'imp'>, 'ns' | 'ew' | 'boards'>;

const impScore = (rules: ResultRules, { ns, ew, boards }: Margin, where: Where): Scored => {
  const margin = ns - ew;
  // Points of one side may be negative: what it lost, the other won.
  const [won, lost] = [Math.max(ns, 0) + Math.max(-ew, 0), Math.max(ew, 0) + Math.max(-ns, 0)];
  const sides = { ns: side(margin, margin, won, lost), ew: side(-margin, -margin, lost, won) };
  return measured(rules, { unit: 'imp', value: margin, boards: boards ?? where.planned, ...sides }, where);
};

const percentScore = (rules: ResultRules, { ns, boards }: Pick<Margin, 'ns' | 'boards'>, where: Where): Scored => {
  if (ns < 0 || ns > 10_000) return no(outside(where.table, ns, 10_000 - ns, 10_000));
  const sides = { ns: side(ns, ns), ew: side(10_000 - ns, 10_000 - ns) };
  return measured(rules, { unit: 'mp', value: ns, boards: boards ?? where.planned, ...sides }, where);
};

const rawScore = (rules: ResultRules, { ns, top, boards }: Entered<'raw'>, where: Where): Scored => {
  if (top === null) return impScore(rules, { ns, ew: 0, boards }, where);
  if (top <= 0 || ns < 0 || ns > top) return no(outside(where.table, ns, top - ns, top));
  return percentScore(rules, { ns: halfUp(10_000 * ns, top), boards }, where);
};

const noMatch = (rules: ResultRules, result: Entered<'walkover' | 'unplayed'>, { planned }: Where): Scored => {
  const boards = result.boards ?? planned;
  if (result.entry === 'unplayed') {
    const usual = unplayedScore(rules);
    const [ns, ew] = [side(result.ns ?? usual), side(result.ew ?? usual)];
    return ok({ kind: 'unplayed', ns, ew, boards, zeroSum: false });
  }
  const scoreOf = (which: 'ns' | 'ew'): SideScore =>
    result.innocent === which ? { ...side(0), award: byeAward(rules, 'walkover') } : side(0);
  return ok({ kind: 'walkover', ns: scoreOf('ns'), ew: scoreOf('ew'), boards, zeroSum: false });
};

/** Those of a pair may have parts: they are averages over the tables of its boards. */
const partImps = ({ kind }: ResultRules, result: BridgeResult, { table }: Where): Refusal | null => {
  if (result.entry !== 'imp' && (result.entry !== 'raw' || result.top !== null)) return null;
  const [ns, ew] = [result.ns, result.entry === 'imp' ? result.ew : 0];
  const isWhole = ns % 100 === 0 && ew % 100 === 0;
  if (isWhole || kind === 'pairs') return null;
  return refuse('bridge.partImps', { table, northSouth: ns / 100, eastWest: ew / 100 });
};

const worthOf = (rules: ResultRules, result: BridgeResult, where: Where): Scored => {
  switch (result.entry) {
    case 'vp':
      return vpScore(rules, result, where);
    case 'imp':
      return impScore(rules, result, where);
    case 'mp':
      return percentScore(rules, result, where);
    case 'raw':
      return rawScore(rules, result, where);
    case 'walkover':
    case 'unplayed':
      return noMatch(rules, result, where);
  }
};

/** Refuses more boards than planned, a unit that cannot be ranked, and what the scale has no place for [E-10]. */
export const scoreResult = (rules: ResultRules, result: BridgeResult, where: Where): Scored => {
  const { boards } = result;
  if (boards !== null && boards > where.planned)
    return no(refuse('bridge.moreBoards', { boards, most: where.planned }));
  const score = worthOf(rules, result, where);
  const refusal = !score.ok
    ? null
    : result.entry === 'vp'
      ? vpRefusal(rules, result, where)
      : partImps(rules, result, where);
  return refusal === null ? score : no(refusal);
};

/** A stored result under the present rules; null if it no longer fits them. VP stay as written [W-09]. */
export const scoreStored = (rules: ResultRules, result: BridgeResult, where: Where): TableScore | null => {
  const score = worthOf(rules, result, where);
  return score.ok ? score.value : null;
};

export const worthRefusal = (rules: ResultRules, result: BridgeResult, where: Where): Refusal | null => {
  const score = worthOf(rules, result, where);
  return score.ok ? null : score.refusal;
};

export const fewBoards = (boards: number | null, planned: number): Phrase | null =>
  boards !== null && 2 * boards < planned ? { code: 'bridge.warnings.fewBoards', params: { boards, planned } } : null;
