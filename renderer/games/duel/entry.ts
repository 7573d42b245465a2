/**
 * Typing the result of a match: one key.
 *
 * | rule [hall-and-print 3.2, 3.3] | where |
 * | --- | --- |
 * | outcome grid on 1–9, labels on screen; the key is the whole result | `choose` |
 * | a figure with which a score of the match can begin (`2-0`, `3-2`, `0-2`) is nothing yet: the rest comes, or Enter makes it the key | `mayBegin` |
 * | 0 and Enter clear the result that is there | `press` |
 * | no-show, awarded, lost by both: `*`, then a key | core/games/duel/results/outcomes.ts |
 * | any other score of games: `+`, then `2-1` or `211` (the third number are drawn games), Enter | core (`readLine`) |
 * | a mark belongs to a score: it stands in the line of games, so that no figure behind it is taken for a key | `choose` |
 * | a blank behind a figure that is no key: the line of another table, `3 2-1`; all of it stays, and the table in hand gets nothing of it [W-3.13] | `missed` |
 * | a mark behind a key that is stored: the score that begins with the key, with the table in hand again | `begun` |
 * | a key pressed on the screen is that key, whatever it could begin | `PRESSED` |
 * | games within best-of, winner consistent | core refuses; what was typed stays |
 */

import { type Grid, keyOf, type MatchForm, matchForm, outcomesOf } from '../../../core/games/duel/results/outcomes.ts';
import { readLine } from '../../../core/games/duel/results/read-line.ts';
import { winningScore } from '../../../core/games/duel/rules/rules.ts';
import { type DuelResult, enteredResult, storedResult } from '../../../core/games/duel/rules/state.ts';
import type { Json, Phrase, TableNo } from '../../../core/tournament/words.ts';
import { type EntryForm, oneKey, type Typed } from '../../round/entry/entry-form.ts';
import type { Press } from '../../round/entry/press.ts';

export type DuelHand = {
  readonly table: TableNo;
  readonly match: MatchForm;
  readonly grid: Grid | 'exact';
  /** Games as typed. */
  readonly typed: string;
  /** The result that the table has. */
  readonly old: DuelResult | null;
  readonly touched: boolean;
  /** The figure typed last, where it is no key of this match. */
  readonly missed: string;
};

const step = (hand: DuelHand, complaint: Phrase | null = null): Typed<DuelHand> => ({
  hand,
  complaint,
  result: null,
  left: false,
});

const say = (code: string, params: Phrase['params'] = {}): Phrase => ({ code: `duelDesk.entry.${code}`, params });

/** Follows a key that was pressed on the screen, where nothing can come after it. */
export const PRESSED = '⏎';

/** Whether the games of a match, or the mark between them, can begin with this. */
const mayBegin = ({ match, grid }: DuelHand, line: string): boolean =>
  grid === 'games' && (/^[-:.,]$/.test(line) || (/^\d/.test(line) && Number(line[0]) <= winningScore(match)));

/** `5-5` where 5 is a draw: the key with the mark behind it is the beginning of a score. */
const begun = (hand: DuelHand, line: string): DuelHand | null => {
  const key = /^[-:.,]$/.test(line) ? keyOf(outcomesOf(hand.match, 'games'), hand.old) : null;
  return key === null ? null : { ...hand, grid: 'exact', typed: `${key}${line}`, touched: true };
};

const clear = (hand: DuelHand): Typed<DuelHand> => {
  const back = step({ ...hand, grid: 'games', typed: '', touched: false });
  return hand.grid !== 'unplayed' && hand.old !== null ? { ...back, clears: true } : back;
};

const takeKey = (hand: DuelHand, key: string): Typed<DuelHand> => {
  if (key === '0') return clear(hand);
  const chosen = hand.grid === 'exact' ? undefined : outcomesOf(hand.match, hand.grid)[key];
  if (chosen === undefined) return step({ ...hand, missed: key }, { code: 'entry.noKey', params: { key } });
  const { outcome, games, reason } = chosen;
  return { ...step({ ...hand, touched: true }), result: { outcome, games, reason } };
};

const choose = ({ missed, ...known }: DuelHand, line: string): Typed<DuelHand> => {
  const hand = { ...known, missed: '' };
  if (missed !== '' && line === ' ') return step({ ...hand, grid: 'exact', typed: `${missed} `, touched: true });
  if (mayBegin(hand, line)) return step({ ...hand, grid: 'exact', typed: line, touched: true });
  const key = oneKey(line);
  return key === null ? step(hand, line === '' ? null : say('choose')) : takeKey(hand, key);
};

/** The line with a character more or less. Games taken back to the last character leave the keys as they were. */
const type = (hand: DuelHand, line: string): Typed<DuelHand> => {
  if (line.endsWith(PRESSED)) return takeKey(hand, line.at(-2) ?? '');
  if (hand.grid !== 'exact') return choose(hand, line);
  return line === ''
    ? step({ ...hand, grid: 'games', typed: '', touched: false })
    : step({ ...hand, typed: line, touched: true });
};

const turn = (hand: DuelHand, grid: DuelHand['grid']): Typed<DuelHand> =>
  step({ ...hand, grid: hand.grid === grid ? 'games' : grid, typed: '', touched: hand.grid !== grid });

const press = (hand: DuelHand, pressed: Press): Typed<DuelHand> => {
  switch (pressed) {
    case 'enter':
      return hand.grid === 'exact' ? clear(hand) : step(hand, say('choose'));
    case 'accept':
      return turn(hand, 'unplayed');
    case 'more':
      return turn(hand, 'exact');
    case 'back':
      return hand.grid === 'games' ? { ...step(hand), left: true } : turn(hand, hand.grid);
    case 'up':
    case 'down':
    case 'escape':
      return step(hand);
  }
};

export const duelEntry: EntryForm<DuelHand> = {
  take: (tournament, round, { table }, old: Json | null) => {
    return {
      table,
      match: matchForm(tournament, round),
      grid: 'games',
      typed: '',
      old: old === null ? null : enteredResult.parse(old),
      touched: false,
      missed: '',
    };
  },
  line: ({ grid, typed }) => (grid === 'exact' ? typed : ''),
  type,
  press,
  winners: (_tournament, { seats: [a = 0, b = 0] }, result) => {
    const { outcome } = storedResult(result);
    return outcome === 'a' ? [a] : outcome === 'b' ? [b] : [];
  },
  isTouched: ({ touched }) => touched,
  begun,
  isOneKey: ({ grid }) => grid !== 'exact',
  readsLine: ({ grid, typed }) => grid === 'exact' && typed !== '0',
  readLine,
  whole: (hand, { result }) => ({ ...step({ ...hand, touched: true }), result }),
  // A line that is no result takes no table here.
  put: (hand) => hand,
  without: (hand) => ({ ...hand, typed: '' }),
  carried: ({ grid, typed }, to) => (grid === 'exact' ? { ...to, grid, typed, touched: true } : to),
};
