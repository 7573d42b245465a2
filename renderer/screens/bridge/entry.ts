/**
 * Typing the result of a match: one number and Enter.
 *
 * | rule (bridge-swiss 5.1, hall-and-print 3.2, 3.3) | where |
 * | --- | --- |
 * | the number of N-S; the other side is computed | `figure` |
 * | both sides as 12-8; `w`, `u`; both decimal marks | core (`readEntryLine`) |
 * | 1343 and 625 where only 13.43 and 62.5 can be meant | `shortened` |
 * | plain points: both sides once give the top, then N-S alone | `rawResult` |
 * | walkover and unplayed with the numeric keypad: `*`, then a key; 0 takes the result away | `choose` |
 * | unit, boards played, split score: `+`, then a key | `chooseMore` |
 * | a margin of more than 100 IMPs, or beyond 3 standard deviations of the event, is asked about once | `unusual` |
 * | "5 12-8" at the table prompt | `oneLine` |
 * | whether the scale allows it (E-10) is for core to say; what was typed stays | `figure` |
 */

import { readHundredths } from '../../../core/bridge/decimals.ts';
import { readEntryLine } from '../../../core/bridge/entry-line.ts';
import { roundBoards } from '../../../core/bridge/event.ts';
import { type BridgeResult, enteredResult, scoreResult, type TableScore } from '../../../core/bridge/results.ts';
import type { BridgeRules } from '../../../core/bridge/rules.ts';
import { scaleMax, scaleOf } from '../../../core/bridge/scales.ts';
import { resultOf, rulesOf } from '../../../core/bridge/state.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json, Phrase, RoundNo, TableNo } from '../../../core/tournament/words.ts';
import type { EntryForm, Typed } from '../../rounds/entry-form.ts';
import type { Press } from '../../rounds/press.ts';
import { isFarOff, type Spread, spreadOf } from '../../rounds/spread.ts';
import { keepTop, keepUnit, topOf, type Unit, unitsOf, usualUnit } from './entry-unit.ts';

/** A margin beyond which somebody has almost certainly mistyped, in hundredths of an IMP. */
const UNUSUAL = 10_000;

export type BridgeHand = {
  readonly table: TableNo;
  readonly round: RoundNo;
  readonly rules: BridgeRules;
  /** Boards planned for the round. */
  readonly planned: number;
  readonly unit: Unit;
  /** What the next key or the line means. */
  readonly mode: 'figure' | 'noMatch' | 'more' | 'boards' | 'unplayedSplit';
  readonly typed: string;
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

/** Most that a side can have in the unit, in hundredths; null: no limit. */
const mostOf = ({ unit, rules }: BridgeHand): number | null => {
  if (unit === 'vp') return scaleMax(rules.scale);
  return unit === 'mp' ? 10_000 : null;
};

/** Digits without a decimal mark that are too many for the unit are meant with one: 1343 is 13.43, 625 is 62.5. */
const shortened = (hand: BridgeHand, text: string): string => {
  const most = mostOf(hand);
  if (most === null || !/^\d{3,4}$/.test(text) || 100 * Number(text) <= most) return text;
  return `${text.slice(0, 2)}.${text.slice(2)}`;
};

/** Plain points: matchpoints of both sides, of N-S alone where the top is known, or IMPs of N-S with their sign. */
const rawResult = (hand: BridgeHand): BridgeResult | Phrase => {
  const { rules, round, typed } = hand;
  const isMatchpoints = (rules.ranking === 'vp' ? scaleOf(rules.scale) : rules.ranking) === 'mp';
  const pair = /^\s*([\d.,]+)\s*[-–]\s*([\d.,]+)\s*$/u.exec(typed);
  const ns = readHundredths(pair?.[1] ?? typed.trim());
  const ew = pair === null ? null : readHundredths(pair[2] ?? '');
  if (ns === null || (pair !== null && ew === null)) return say('unreadable', { text: typed });
  if (!isMatchpoints) return enteredResult.parse({ entry: 'raw', ns: ns - (ew ?? 0) });
  const top = ew === null ? topOf(round) : ns + ew;
  return top === null ? say('topMissing', { text: typed }) : enteredResult.parse({ entry: 'raw', ns, top });
};

const isResult = (value: BridgeResult | Phrase): value is BridgeResult => 'entry' in value;

/** What is typed as a result, or why it is none. */
const readFigure = (hand: BridgeHand): BridgeResult | Phrase => {
  const { unit, typed, split, played } = hand;
  const read =
    unit === 'raw'
      ? rawResult(hand)
      : (readEntryLine(shortened(hand, typed.trim()), unit)?.result ?? say('unreadable', { text: typed }));
  if (!isResult(read)) return read;
  const boards = played ?? read.boards;
  return read.entry === 'vp' ? { ...read, split: split && read.ew !== null, boards } : { ...read, boards };
};

/** The result as it stands and what it is worth; null while nothing readable is typed or the scale does not allow it. */
export const worthNow = (hand: BridgeHand): { readonly result: BridgeResult; readonly score: TableScore } | null => {
  if (hand.mode !== 'figure' || hand.typed.trim() === '') return null;
  const read = readFigure(hand);
  if (!isResult(read)) return null;
  const score = scoreResult(hand.rules, read, { table: hand.table, planned: hand.planned });
  return score.ok ? { result: read, score: score.value } : null;
};

/** By how many IMPs N-S won, in hundredths; null where no margin is written. */
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

/** Whether a margin is so large that it is asked about. */
const unusual = (result: BridgeResult, { usual }: BridgeHand): Phrase | null => {
  const margin = marginOf(result);
  if (margin === null) return null;
  if (Math.abs(margin) > UNUSUAL) return say('unusual', { margin: Math.abs(margin) / 100 });
  return isFarOff(margin, usual ?? null) ? say('farOff', { margin: Math.abs(margin) / 100 }) : null;
};

const finish = (hand: BridgeHand, result: BridgeResult): Typed<BridgeHand> => ({
  ...step({ ...hand, mode: 'figure', asked: false }),
  result: result as unknown as Json,
});

const figure = (hand: BridgeHand): Typed<BridgeHand> => {
  if (hand.typed.trim() === '') return step(hand, say('missing'));
  const read = readFigure(hand);
  if (!isResult(read)) return step(hand, read);
  const score = scoreResult(hand.rules, read, { table: hand.table, planned: hand.planned });
  if (!score.ok) return step(hand, { code: score.refusal.code, params: score.refusal.params });
  const odd = unusual(read, hand);
  if (odd !== null && !hand.asked) return step({ ...hand, asked: true }, odd);
  if (read.entry === 'raw' && read.top !== null) keepTop(hand.round, read.top);
  return finish(hand, read);
};

/** Without a match: what each key stores. */
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
  return result === undefined ? step(hand, say('noKey', { key })) : finish({ ...hand, touched: true }, result);
};

const unplayedSplit = (hand: BridgeHand): Typed<BridgeHand> => {
  const [, ns = '', ew = ''] = /^\s*([\d.,]+)\s*[-–]\s*([\d.,]+)\s*$/u.exec(hand.typed) ?? [];
  const [nsScore, ewScore] = [readHundredths(ns), readHundredths(ew)];
  if (nsScore === null || ewScore === null) return step(hand, say('bothSides', { text: hand.typed }));
  return finish(hand, enteredResult.parse({ entry: 'unplayed', ns: nsScore, ew: ewScore }));
};

const playedBoards = (hand: BridgeHand): Typed<BridgeHand> => {
  const boards = Number(hand.typed.trim());
  if (!Number.isInteger(boards) || boards < 1 || boards > 100)
    return step(hand, say('notBoards', { text: hand.typed }));
  return step({ ...hand, mode: 'figure', typed: '', played: boards === hand.planned ? null : boards, touched: true });
};

/** The keys behind `+`: units in their order, then boards and split score. */
export const moreKeys = ({ rules }: BridgeHand): readonly (Unit | 'boards' | 'split')[] => [
  ...unitsOf(rules),
  'boards',
  ...(rules.ranking === 'vp' ? (['split'] as const) : []),
];

const chooseMore = (hand: BridgeHand, key: string): Typed<BridgeHand> => {
  const chosen = moreKeys(hand)[Number(key) - 1];
  if (chosen === undefined) return step(hand, say('noKey', { key }));
  if (chosen === 'boards') return step({ ...hand, mode: 'boards', typed: '' });
  if (chosen === 'split') return step({ ...hand, mode: 'figure', split: !hand.split, unit: 'vp', touched: true });
  keepUnit(hand.rules, chosen);
  return step({ ...hand, mode: 'figure', unit: chosen, asked: false });
};

const turn = (hand: BridgeHand, mode: BridgeHand['mode']): Typed<BridgeHand> =>
  step({ ...hand, mode: hand.mode === mode ? 'figure' : mode, typed: hand.mode === 'figure' ? hand.typed : '' });

const press = (hand: BridgeHand, pressed: Press): Typed<BridgeHand> => {
  switch (pressed) {
    case 'enter':
      if (hand.mode === 'figure') return figure(hand);
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
  const unit = usualUnit(rules);
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
  take: (tournament, round, { table }, old: Json | null) => {
    const rules = rulesOf(tournament);
    const { from, to } = roundBoards(tournament, round.no);
    const result = old === null ? null : enteredResult.parse(old);
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
      ...written(result, rules),
    };
  },
  line: ({ mode, typed }) => (takesLine(mode) ? typed : ''),
  type: (hand, line) => {
    if (takesLine(hand.mode)) return step({ ...hand, typed: line, asked: false, touched: true });
    const key = line.trim().at(-1) ?? '';
    if (key === '') return step(hand);
    return hand.mode === 'noMatch' ? choose(hand, key) : chooseMore(hand, key);
  },
  press,
  winners: (tournament, { table, seats: [ns = 0, ew = 0] }, result) => {
    const rules = rulesOf(tournament);
    const score = scoreResult(rules, resultOf(result), { table, planned: rules.boardsPerRound });
    if (!score.ok || score.value.kind !== 'match') return [];
    const [own, other] = [score.value.ns.award, score.value.ew.award];
    if (own.kind !== 'fixed' || other.kind !== 'fixed' || own.score === other.score) return [];
    return [own.score > other.score ? ns : ew];
  },
  isTouched: ({ touched }) => touched,
  oneLine: (line) => {
    const [, table, rest] = /^\s*(\d{1,4})\s+(\S.*)$/u.exec(line) ?? [];
    return table === undefined || rest === undefined ? null : { table: Number(table), line: rest };
  },
};
