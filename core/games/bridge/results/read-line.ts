/**
 * A line of results as it is typed: "12-8", "5 12-8" with the table in front, "55.12", "+7", "w", "u".
 *
 * | rule [W-3.10 to W-3.14] [bridge 5.1] | where |
 * | --- | --- |
 * | two numbers joined by a dash: VP or IMPs of both sides, MP % that make 100 (each rounded by itself), or points whose sum is the top | `resultIn` |
 * | one number: of N-S; a margin in IMPs is negative when E-W won | `resultIn` |
 * | 1343 where only 13.43 can be meant; three digits are as often a slip, and 150 of 100 is refused | `shortened` |
 * | `w`, then `n` or `e` (`ns`, `ew`): walkover, that side came; `w 0`: neither came. `u`: unplayed | `withoutMatch` |
 * | [bridge 5.5] `w` alone does not say who came, which is worth the points of a bye to one side: it is asked about | `askWhoCame` |
 * | [W-3.14] `i` or `v` at the end takes this line as IMPs or as VP | `unitAtEnd` |
 * | [W-3.10] no table in hand: a number takes it, a number and a result store there | `atPrompt` |
 * | [W-3.11] with a table in hand: a blank and a complete result name another table; it is stored there or not at all | `inHandLine` |
 * | [W-3.12] two bare numbers with a blank are asked about; what cannot be is not offered | `askTwo` |
 * | the scale allows it [E-10], a complaint says both numbers and their sum [W-3.19] | `wrongIn` |
 */

import {
  type Ask,
  bareTable,
  hasTable,
  type LineView,
  type Meaning,
  namedLine,
  noTable,
  plainFigures,
  type Reading,
  type Refuse,
  refused,
  type Store,
  takeBare,
} from '../../../game/line.ts';
import type { Round } from '../../../tournament/state.ts';
import type { Phrase, TableNo } from '../../../tournament/words.ts';
import { makeHundred, readHundredths } from '../rules/decimals.ts';
import type { BridgeRules, EntryUnit } from '../rules/rules.ts';
import { scaleMax, scaleOf } from '../rules/scales.ts';
import { type BridgeResult, type BridgeResultInput, enteredResult, resultOf, rulesOf } from '../rules/state.ts';
import { roundBoards } from './event.ts';
import { scoreResult } from './results.ts';

export const unitsOf = ({ ranking, scale }: BridgeRules): readonly EntryUnit[] =>
  ranking === 'vp' ? ['vp', scaleOf(scale), 'raw'] : [ranking, 'raw'];

/** Rules of an older file name no unit: there it is that of the ranking [boards 2.6]. */
export const unitOf = (rules: BridgeRules): EntryUnit => {
  const units = unitsOf(rules);
  return units.find((unit) => unit === rules.entryUnit) ?? units[0] ?? rules.ranking;
};

/** The top of a round in hundredths of a matchpoint, once a result typed with both sides has told it; else null. */
export const topOf = ({ results }: Pick<Round, 'results'>): number | null => {
  const told = Object.values(results).flatMap((stored) => {
    const result = resultOf(stored);
    return result.entry === 'raw' && result.top !== null ? [result.top] : [];
  });
  const times = (top: number): number => told.filter((one) => one === top).length;
  return told.toSorted((a, b) => times(b) - times(a))[0] ?? null;
};

export type BridgeView = LineView & {
  readonly unit: EntryUnit;
  /** Hundredths of matchpoints of both sides together; null: not known yet. */
  readonly top: number | null;
};

/** `played`: boards, where they are fewer. `split`: both sides count as typed. */
export type BridgeInHand = { readonly table: TableNo; readonly played: number | null; readonly split: boolean };

const PAIR = /^(\d[\d.,]*)\s*[-−–:/]\s*(\d[\d.,]*)$/u;
const BARE = /^\d[\d.,]*$/u;
const WALKOVER = /^[wц]\s*(\S*)$/iu;
/** Who came, the same keys on a Cyrillic keyboard too. */
const CAME: { readonly [side: string]: 'ns' | 'ew' | null } = {
  ...{ n: 'ns', ns: 'ns', т: 'ns', ты: 'ns' },
  ...{ e: 'ew', ew: 'ew', у: 'ew', уц: 'ew' },
  0: null,
};
const UNPLAYED = /^[uг]$/iu;
const UNITS: { readonly [letter: string]: EntryUnit } = { i: 'imp', ш: 'imp', v: 'vp', м: 'vp' };

const say = (code: string, params: Phrase['params'] = {}): Phrase => ({ code: `bridgeDesk.entry.${code}`, params });

const units = (hundredths: number): number => hundredths / 100;

const decimal = (hundredths: number): string => String(units(hundredths));

/** An example in an explanation must be one that is not refused. */
export const exampleIn = (rules: BridgeRules, unit: EntryUnit): string => {
  if (unit === 'mp') return '58-42';
  if (unit === 'imp') return '25-11';
  if (unit === 'raw') return countsMatchpoints(rules) ? '34-14' : '620-140';
  const most = scaleMax(rules.scale);
  const winner = 100 * Math.round(0.006 * most);
  return `${decimal(winner)}-${decimal(most - winner)}`;
};

const unreadable = (text: string, rules: BridgeRules, unit: EntryUnit): Phrase =>
  say('unreadable', { text, example: exampleIn(rules, unit) });

const unitAtEnd = (text: string): { readonly bare: string; readonly unit: EntryUnit | null } => {
  const unit = UNITS[text.slice(-1).toLowerCase()];
  const bare = text.slice(0, -1).trimEnd();
  return unit === undefined || !/^[-+−\d]/u.test(bare) ? { bare: text, unit: null } : { bare, unit };
};

/** Most that a side can have, in hundredths; null: no limit. */
const mostOf = (rules: BridgeRules, unit: EntryUnit): number | null => {
  if (unit === 'vp') return scaleMax(rules.scale);
  return unit === 'mp' ? 10_000 : null;
};

/** Four digits without a decimal mark are hundredths where the unit has no such figure: 1343 is 13.43. */
const shortened = (text: string, most: number | null): string =>
  most !== null && /^\d{4}$/.test(text) ? `${text.slice(0, 2)}.${text.slice(2)}` : text;

const countsMatchpoints = ({ ranking, scale }: BridgeRules): boolean =>
  (ranking === 'vp' ? scaleOf(scale) : ranking) === 'mp';

const withoutMatch = (text: string): BridgeResultInput | null => {
  const innocent = CAME[WALKOVER.exec(text)?.[1]?.toLowerCase() ?? ''];
  if (innocent !== undefined) return { entry: 'walkover', innocent };
  return UNPLAYED.test(text) ? { entry: 'unplayed' } : null;
};

type Figures = { readonly ns: number; readonly ew: number | null };

const figuresIn = (text: string, most: number | null): Figures | null => {
  const pair = PAIR.exec(text);
  const ns = readHundredths(pair?.[1] ?? shortened(text, most));
  const ew = pair === null ? null : readHundredths(pair[2] ?? '');
  return ns === null || (pair !== null && ew === null) ? null : { ns, ew };
};

const inUnit = (
  { ns, ew }: Figures,
  unit: EntryUnit,
  { tournament, top }: BridgeView,
  split: boolean,
): BridgeResultInput | null => {
  switch (unit) {
    case 'mp':
      return { entry: 'mp', ns };
    case 'vp':
      return { entry: 'vp', ns, ew, split: split && ew !== null };
    case 'imp':
      // A margin of E-W is entered as its IMPs against 0.
      return ew === null && ns < 0 ? { entry: 'imp', ns: 0, ew: -ns } : { entry: 'imp', ns, ew: ew ?? 0 };
    case 'raw': {
      if (!countsMatchpoints(rulesOf(tournament))) return { entry: 'raw', ns: ns - (ew ?? 0) };
      const both = ew === null ? top : ns + ew;
      return both === null ? null : { entry: 'raw', ns, top: both };
    }
  }
};

const wrongIn = ({ ns, ew }: Figures, unit: EntryUnit, rules: BridgeRules, split: boolean): Phrase | null => {
  const most = unit === 'vp' && rules.ranking !== 'vp' ? null : mostOf(rules, unit);
  if (most === null) return null;
  if (ew === null) {
    return ns > most || ns < 0 ? say('outside', { northSouth: units(ns), most: units(most) }) : null;
  }
  if (split || ns + ew === most || (unit === 'mp' && makeHundred(ns, ew))) return null;
  const params = { northSouth: units(ns), eastWest: units(ew), sum: units(ns + ew), most: units(most) };
  return say(unit === 'vp' ? 'sum' : 'sumHundred', params);
};

const bothSides = (text: string, { tournament, unit }: BridgeView): Phrase =>
  say('bothSides', { text, example: exampleIn(rulesOf(tournament), unit) });

type Where = Omit<BridgeInHand, 'table'> & { readonly table: TableNo };

const resultIn = (view: BridgeView, { table, played, split }: Where, text: string): Store | Refuse => {
  const line = text.trim();
  const rules = rulesOf(view.tournament);
  const { bare, unit: said } = unitAtEnd(line);
  const unit = said ?? view.unit;
  const figures = figuresIn(bare, mostOf(rules, unit));
  const entered = withoutMatch(line) ?? (figures === null ? null : inUnit(figures, unit, view, split));
  if (entered === null)
    return refused(figures === null ? unreadable(line, rules, unit) : say('topMissing', { text: line }));
  const wrong = figures === null ? null : wrongIn(figures, unit, rules, split);
  if (wrong !== null) return refused(wrong);
  const parsed = enteredResult.safeParse(entered);
  if (!parsed.success) return refused(unreadable(line, rules, unit));
  const result: BridgeResult = { ...parsed.data, boards: played };
  const { from, to } = roundBoards(view.tournament, view.round.no);
  const score = scoreResult(rules, result, { table, planned: to - from + 1 });
  if (!score.ok) return refused({ code: score.refusal.code, params: score.refusal.params });
  return { is: 'store', table, result: result, text: line };
};

/** `w` alone: a walkover of which it is not said who came. */
const askWhoCame = (view: BridgeView, where: Where, text: string): Ask | null => {
  if (WALKOVER.exec(text.trim())?.[1] !== '') return null;
  const meanings = ['w n', 'w e', 'w 0'].flatMap((line, i): readonly Meaning[] => {
    const read = resultIn(view, where, line);
    return read.is === 'store' ? [{ words: { code: `bridgeDesk.noMatch.${i + 1}`, params: {} }, means: read }] : [];
  });
  return { is: 'ask', question: say('whoCame', { table: where.table }), meanings };
};

const isPair = (line: string): boolean => PAIR.test(unitAtEnd(line).bare);

/** "12 - 8": with blanks around the dash the first number cannot be a table. */
const isParted = (line: string): boolean => isPair(line) && /^\d[\d.,]*\s+[-−–:/]\s/u.test(line);

const fresh = (table: TableNo): BridgeInHand => ({ table, played: null, split: false });

const isStore = (reading: Store | Refuse): reading is Store => reading.is === 'store';

const wordsFor = ({ table, result, text }: Store, { tournament }: BridgeView): Phrase => {
  const read = resultOf(result);
  if (read.entry === 'walkover' || read.entry === 'unplayed') return unreadable(text, rulesOf(tournament), 'vp');
  const { ns } = read;
  const sides = (ew: number): Phrase => say('means.sides', { table, northSouth: units(ns), eastWest: units(ew) });
  if (read.entry === 'vp') return sides(read.ew ?? scaleMax(rulesOf(tournament).scale) - ns);
  if (read.entry === 'mp') return sides(10_000 - ns);
  if (read.entry === 'raw' && read.top !== null) return sides(read.top - ns);
  const ew = read.entry === 'imp' ? read.ew : 0;
  const margin = units(ns - ew);
  return ns > 0 && ew > 0
    ? say('means.imps', { table, northSouth: units(ns), eastWest: units(ew), margin })
    : say('means.margin', { table, margin });
};

const meaningOf = (reading: Store, view: BridgeView): Meaning => ({ words: wordsFor(reading, view), means: reading });

/** Two numbers and a blank: both sides of the table in hand, or a table and its result. */
const askTwo = (
  view: BridgeView,
  inHand: BridgeInHand,
  { table, rest }: { readonly table: TableNo; readonly rest: string },
  line: string,
): Ask | Refuse => {
  const both = resultIn(view, inHand, isPair(line) ? line : line.replace(/\s+/u, '-'));
  const isThere = hasTable(view.round, table) && view.namesTables !== false;
  const there = isThere ? resultIn(view, fresh(table), rest) : refused(noTable(view.round, table));
  const meanings = [both, there].filter(isStore).map((reading) => meaningOf(reading, view));
  if (!isStore(both) && !isStore(there)) return both;
  if (view.namesTables === false) return refused(bothSides(line, view));
  const question = !isStore(there) ? there.complaint : !isStore(both) ? both.complaint : say('which', { text: line });
  return { is: 'ask', question, meanings };
};

const inHandLine = (view: BridgeView, inHand: BridgeInHand, line: string): Reading => {
  const named = namedLine(line);
  const own = askWhoCame(view, inHand, line) ?? resultIn(view, inHand, line);
  if (named === null) return own;
  if (isParted(line)) return own;
  // "12 -8" may be a pair, or table 12 with a margin.
  if (BARE.test(unitAtEnd(named.rest).bare) || isPair(line)) return askTwo(view, inHand, named, line);
  if (view.namesTables === false) return refused(say('noTableHere', { text: line }));
  if (!hasTable(view.round, named.table)) return refused(noTable(view.round, named.table));
  if (/^\d[\d.,]*\s+\d/u.test(named.rest)) return refused(bothSides(named.rest, view));
  const carried = named.table === inHand.table ? inHand : fresh(named.table);
  return askWhoCame(view, carried, named.rest) ?? resultIn(view, carried, named.rest);
};

const atPrompt = (view: BridgeView, line: string): Reading => {
  const bare = bareTable(line);
  if (bare !== null) return takeBare(view.round, bare);
  const named = namedLine(line);
  if (named === null || named.table === 0 || isParted(line))
    return refused({ code: 'entry.notATable', params: { text: line } });
  const { table, rest } = named;
  if (!hasTable(view.round, table)) return refused(noTable(view.round, table));
  // What is asked stands on the card: the table comes into hand first.
  if (askWhoCame(view, fresh(table), rest) !== null)
    return { is: 'take', table, text: rest, complaint: null, readsOn: true };
  const read = resultIn(view, fresh(table), rest);
  return isStore(read) ? read : { is: 'take', table, text: rest, complaint: read.complaint };
};

export const readLine = (view: BridgeView, inHand: BridgeInHand | null, text: string): Reading => {
  const line = plainFigures(text).trim();
  return inHand === null ? atPrompt(view, line) : inHandLine(view, inHand, line);
};
