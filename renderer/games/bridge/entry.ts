/**
 * Typing the result of a match: one number and Enter.
 *
 * | rule [bridge 5.1] [hall-and-print 3.2, 3.3] | where |
 * | --- | --- |
 * | what a line means, and at which table [W-3.10 to W-3.14] | core (`readLine`) |
 * | plain points: both sides once give the top, then N-S alone | `whole` |
 * | walkover and unplayed with the numeric keypad: `*`, then a key; 0 takes the result away | `choose` |
 * | unit, boards played, split score: `+`, then a key | `chooseMore` |
 * | a margin of more than 100 IMPs, or beyond 3 standard deviations of the event, is asked about once | `unusual` |
 * | so is a match of which one side has less than a tenth: mostly a table number typed once too often | `lopsided` |
 */

import type { LineView, Store } from '../../../core/game/line.ts';
import { roundBoards } from '../../../core/games/bridge/results/event.ts';
import { type BridgeView, readLine, topOf, unitOf, unitsOf } from '../../../core/games/bridge/results/read-line.ts';
import { scoreResult, scoreStored, type TableScore } from '../../../core/games/bridge/results/results.ts';
import { halfUp, readHundredths } from '../../../core/games/bridge/rules/decimals.ts';
import type { BridgeRules, EntryUnit } from '../../../core/games/bridge/rules/rules.ts';
import { type BridgeResult, enteredResult, resultOf, rulesOf } from '../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json, Phrase, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import { type EntryForm, oneKey, type Typed } from '../../round/entry/entry-form.ts';
import type { Press } from '../../round/entry/press.ts';
import { isFarOff, type Spread, spreadOf } from '../../round/entry/spread.ts';

/** A margin beyond which somebody has almost certainly mistyped, in hundredths of an IMP. */
const UNUSUAL = 10_000;

/** Below this share, in hundredths of a percent, a side has almost certainly been given something else than its percentage. */
const LOPSIDED = 1000;

/** On so few boards one side may well take nearly everything. */
const FEW_BOARDS = 2;

export type BridgeHand = {
  readonly table: TableNo;
  readonly round: RoundNo;
  readonly rules: BridgeRules;
  /** Boards planned for the round. */
  readonly planned: number;
  readonly unit: EntryUnit;
  /** What the next key or the line means. */
  readonly mode: 'figure' | 'noMatch' | 'more' | 'boards' | 'unplayedSplit';
  readonly typed: string;
  /** What stood in the line when the table was taken: there again after a line for another table. A draft kept by an older program has none. */
  readonly before?: string;
  /** Boards played where they are fewer; null: as planned. */
  readonly played: number | null;
  /** What margins are usual in this event; null while little is known of it. */
  readonly usual?: Spread | null;
  /** Both sides are written as they are, whatever they add up to. */
  readonly split: boolean;
  readonly asked: boolean;
  readonly touched: boolean;
};

const step = (hand: BridgeHand, complaint: Phrase | null = null): Typed<BridgeHand> => ({
  hand,
  complaint,
  result: null,
  left: false,
});

const say = (code: string, params: Phrase['params'] = {}): Phrase => ({ code: `bridgeDesk.entry.${code}`, params });

const decimal = (hundredths: number): string => String(hundredths / 100);

const viewOf = (where: LineView, { unit }: Pick<BridgeHand, 'unit'>): BridgeView => ({
  ...where,
  unit,
  top: topOf(where.round),
});

/** The result as it stands and what it is worth; null while nothing readable is typed, or what is typed is of another table. */
export const worthNow = (
  where: LineView,
  hand: BridgeHand,
): { readonly result: BridgeResult; readonly score: TableScore } | null => {
  if (hand.mode !== 'figure' || hand.typed.trim() === '') return null;
  const read = readLine(viewOf(where, hand), hand, hand.typed);
  if (read.is !== 'store' || read.table !== hand.table) return null;
  const result = resultOf(read.result);
  const score = scoreResult(hand.rules, result, { table: hand.table, planned: hand.planned });
  return score.ok ? { result, score: score.value } : null;
};

/** The margin by which N-S won, in hundredths of IMPs; null where none is written. */
const marginOf = (result: BridgeResult): number | null => {
  if (result.entry !== 'imp' && !(result.entry === 'raw' && result.top === null)) return null;
  return result.ns - ('ew' in result ? result.ew : 0);
};

/** Margins of all other rounds; the pile being typed does not change what is usual. */
const usualMargins = ({ rounds }: Tournament, no: RoundNo): Spread | null =>
  spreadOf(
    rounds.flatMap((round) =>
      Object.values(round.no === no ? {} : round.results).flatMap((stored) => marginOf(resultOf(stored)) ?? []),
    ),
  );

/** The share of N-S, in hundredths of a percent; null where matchpoints are not what is typed. */
const shareOf = (result: BridgeResult): number | null => {
  if (result.entry === 'mp') return result.ns;
  return result.entry === 'raw' && result.top !== null ? halfUp(10_000 * result.ns, result.top) : null;
};

/** Whether one side has so little of the matchpoints that it is asked about. */
const lopsided = (result: BridgeResult, { played, planned }: BridgeHand): Phrase | null => {
  if ((played ?? planned) <= FEW_BOARDS) return null;
  const share = shareOf(result);
  if (share === null || (share >= LOPSIDED && share <= 10_000 - LOPSIDED)) return null;
  return say('lopsided', { northSouth: share / 100, eastWest: (10_000 - share) / 100 });
};

/** Whether a result is so far from others that it is asked about. */
const unusual = (result: BridgeResult, hand: BridgeHand): Phrase | null => {
  const { usual } = hand;
  const margin = marginOf(result);
  if (margin === null) return lopsided(result, hand);
  const isFar = Math.abs(margin) > UNUSUAL || isFarOff(margin, usual ?? null);
  return isFar ? say('farOff', { margin: Math.abs(margin) / 100 }) : null;
};

const finish = (hand: BridgeHand, result: BridgeResult): Typed<BridgeHand> => ({
  ...step({ ...hand, mode: 'figure', asked: false }),
  result: result,
});

/** A complete result: a margin that is far off is asked about once, and Enter says yes. */
const whole = (hand: BridgeHand, { result, text }: Store): Typed<BridgeHand> => {
  const read = resultOf(result);
  const now = { ...hand, typed: text, touched: true };
  const odd = unusual(read, hand);
  if (odd !== null && !hand.asked) return step({ ...now, asked: true }, odd);
  return finish(now, read);
};

/** What each key stores where no match was played. */
const withoutMatch: { readonly [key: string]: BridgeResult } = {
  1: enteredResult.parse({ entry: 'walkover', innocent: 'ns' }),
  2: enteredResult.parse({ entry: 'walkover', innocent: 'ew' }),
  3: enteredResult.parse({ entry: 'walkover', innocent: null }),
  4: enteredResult.parse({ entry: 'unplayed' }),
};

const choose = (hand: BridgeHand, key: string): Typed<BridgeHand> => {
  if (key === '0') return { ...step({ ...hand, mode: 'figure' }), clears: true };
  if (key === '5') return step({ ...hand, mode: 'unplayedSplit', typed: '', touched: true });
  const result = withoutMatch[key];
  return result === undefined
    ? step(hand, { code: 'entry.noKey', params: { key } })
    : finish({ ...hand, touched: true }, result);
};

const unplayedSplit = (hand: BridgeHand): Typed<BridgeHand> => {
  const [, ns = '', ew = ''] = /^\s*([\d.,]+)\s*[-–]\s*([\d.,]+)\s*$/u.exec(hand.typed) ?? [];
  const [nsScore, ewScore] = [readHundredths(ns), readHundredths(ew)];
  if (nsScore === null || ewScore === null) return step(hand, say('bothSides', { text: hand.typed, example: '12-8' }));
  return finish(hand, enteredResult.parse({ entry: 'unplayed', ns: nsScore, ew: ewScore }));
};

const playedBoards = (hand: BridgeHand): Typed<BridgeHand> => {
  const boards = Number(hand.typed.trim());
  if (!Number.isInteger(boards) || boards < 1 || boards > hand.planned)
    return step(hand, say('notBoards', { text: hand.typed, most: hand.planned }));
  return step({ ...hand, mode: 'figure', typed: '', played: boards === hand.planned ? null : boards, touched: true });
};

/** The keys behind `+`: units in their order, then boards and split score. */
export const moreKeys = ({ rules }: BridgeHand): readonly (EntryUnit | 'boards' | 'split')[] => [
  ...unitsOf(rules),
  'boards',
  ...(rules.ranking === 'vp' ? (['split'] as const) : []),
];

const chooseMore = (hand: BridgeHand, key: string): Typed<BridgeHand> => {
  const chosen = moreKeys(hand)[Number(key) - 1];
  if (chosen === undefined) return step(hand, { code: 'entry.noKey', params: { key } });
  if (chosen === 'boards') return step({ ...hand, mode: 'boards', typed: '' });
  if (chosen === 'split') return step({ ...hand, mode: 'figure', split: !hand.split, unit: 'vp', touched: true });
  return step({ ...hand, mode: 'figure', unit: chosen, asked: false });
};

const turn = (hand: BridgeHand, mode: BridgeHand['mode']): Typed<BridgeHand> =>
  step({ ...hand, mode: hand.mode === mode ? 'figure' : mode, typed: hand.mode === 'figure' ? hand.typed : '' });

const press = (hand: BridgeHand, pressed: Press): Typed<BridgeHand> => {
  switch (pressed) {
    case 'enter':
      if (hand.mode === 'figure') return step(hand, say('missing'));
      if (hand.mode === 'boards') return playedBoards(hand);
      return hand.mode === 'unplayedSplit' ? unplayedSplit(hand) : step(hand, say('choose'));
    case 'accept':
      return turn(hand, 'noMatch');
    case 'more':
      return turn(hand, 'more');
    case 'back':
      return hand.mode === 'figure' ? { ...step(hand), left: true } : step({ ...hand, mode: 'figure', typed: '' });
    case 'up':
    case 'down':
    case 'escape':
      return step(hand);
  }
};

/** A stored result as it would be typed, and in which unit. */
const written = (result: BridgeResult | null, rules: BridgeRules): Pick<BridgeHand, 'typed' | 'unit' | 'split'> => {
  const unit = unitOf(rules);
  if (result === null || result.entry === 'walkover' || result.entry === 'unplayed') {
    return { typed: '', unit, split: false };
  }
  const { ns } = result;
  if (result.entry === 'imp') {
    const typed = result.ew > 0 && ns > 0 ? `${decimal(ns)}-${decimal(result.ew)}` : decimal(ns - result.ew);
    return { typed, unit: 'imp', split: false };
  }
  if (result.entry === 'raw') {
    const typed = result.top === null ? decimal(ns) : `${decimal(ns)}-${decimal(result.top - ns)}`;
    return { typed, unit: 'raw', split: false };
  }
  if (result.entry === 'mp') return { typed: decimal(ns), unit: 'mp', split: false };
  const typed = result.split && result.ew !== null ? `${decimal(ns)}-${decimal(result.ew)}` : decimal(ns);
  return { typed, unit: 'vp', split: result.split };
};

const takesLine = (mode: BridgeHand['mode']): boolean => mode !== 'noMatch' && mode !== 'more';

export const bridgeEntry: EntryForm<BridgeHand> = {
  slashParts: true,
  take: (tournament, round, { table }, old: Json | null) => {
    const rules = rulesOf(tournament);
    const { from, to } = roundBoards(tournament, round.no);
    const result = old === null ? null : enteredResult.parse(old);
    const before = written(result, rules);
    return {
      table,
      round: round.no,
      rules,
      planned: to - from + 1,
      usual: usualMargins(tournament, round.no),
      mode: 'figure',
      played: result?.boards ?? null,
      asked: false,
      touched: false,
      ...before,
      before: before.typed,
    };
  },
  line: ({ mode, typed }) => (takesLine(mode) ? typed : ''),
  type: (hand, line) => {
    if (takesLine(hand.mode)) return step({ ...hand, typed: line, asked: false, touched: true });
    const key = oneKey(line);
    if (key === null) return step(hand, line === '' ? null : { code: 'entry.noKey', params: { key: line } });
    return hand.mode === 'noMatch' ? choose(hand, key) : chooseMore(hand, key);
  },
  press,
  winners: (tournament, { table, seats: [ns = 0, ew = 0] }, result) => {
    const rules = rulesOf(tournament);
    const score = scoreStored(rules, resultOf(result), { table, planned: rules.boardsPerRound });
    if (score === null || score.kind !== 'match') return [];
    const [own, other] = [score.ns.award, score.ew.award];
    if (own.kind !== 'fixed' || other.kind !== 'fixed' || own.score === other.score) return [];
    return [own.score > other.score ? ns : ew];
  },
  isTouched: ({ touched }) => touched,
  readsLine: ({ mode, typed }) => mode === 'figure' && typed.trim() !== '',
  readLine: (where, hand, line) =>
    hand === null
      ? readLine(viewOf(where, { unit: unitOf(rulesOf(where.tournament)) }), null, line)
      : readLine(viewOf(where, hand), hand, line),
  whole,
  put: (hand, text) => ({ ...hand, typed: text, touched: true }),
  without: (hand) => ({ ...hand, typed: hand.before ?? '', asked: false }),
  carried: ({ typed, unit, played, split }, to) => ({ ...to, typed, unit, played, split, touched: true }),
};
