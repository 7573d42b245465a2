/**
 * Typing the result of a match: one key.
 *
 * | rule [hall-and-print 3.2, 3.3] | where |
 * | --- | --- |
 * | outcome grid on 1–9, labels on screen; the key is the whole result | `choose` |
 * | 0 clears: what is typed, else the result that is there | `choose` |
 * | no-show, awarded, lost by both: `*`, then a key; where there is room also without | core/games/duel/results/outcomes.ts |
 * | any other score of games: `+`, then `2-1` or `211` (the third number are drawn games), Enter | core (`readLine`) |
 * | a mark belongs to a score: it stands in the line of games, so that no figure behind it is taken for a key | `choose` |
 * | a mark right behind a key that could be games (`2-0`): the score of that table is gone on with, and its Enter asks | `scoreBegun` |
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
};

const step = (hand: DuelHand, complaint: Phrase | null = null): Typed<DuelHand> => ({
  hand,
  complaint,
  result: null,
  left: false,
});

const say = (code: string, params: Phrase['params'] = {}): Phrase => ({ code: `duelDesk.entry.${code}`, params });

/** What stands between the games of a score. */
const isMark = (text: string): boolean => /^[-.,]$/.test(text);

const choose = (hand: DuelHand, line: string): Typed<DuelHand> => {
  if (isMark(line)) return step({ ...hand, grid: 'exact', typed: line, touched: true });
  const key = oneKey(line);
  if (key === null) return step(hand, line === '' ? null : say('choose'));
  if (key === '0') {
    if (hand.grid === 'games' && hand.old !== null) return { ...step(hand), clears: true };
    return step({ ...hand, grid: 'games', touched: false });
  }
  const chosen = hand.grid === 'exact' ? undefined : outcomesOf(hand.match, hand.grid)[key];
  if (chosen === undefined) return step(hand, say('noOutcome', { key }));
  const { outcome, games, reason } = chosen;
  return { ...step({ ...hand, touched: true }), result: { outcome, games, reason } };
};

const turn = (hand: DuelHand, grid: DuelHand['grid']): Typed<DuelHand> =>
  step({ ...hand, grid: hand.grid === grid ? 'games' : grid, typed: '', touched: hand.grid !== grid });

const press = (hand: DuelHand, pressed: Press): Typed<DuelHand> => {
  switch (pressed) {
    case 'enter':
      return step(hand, say('choose'));
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
    };
  },
  line: ({ grid, typed }) => (grid === 'exact' ? typed : ''),
  type: (hand, line) =>
    hand.grid === 'exact' ? step({ ...hand, typed: line, touched: line !== '' }) : choose(hand, line),
  press,
  winners: (_tournament, { seats: [a = 0, b = 0] }, result) => {
    const { outcome } = storedResult(result);
    return outcome === 'a' ? [a] : outcome === 'b' ? [b] : [];
  },
  isTouched: ({ touched }) => touched,
  scoreBegun: (tournament, round, stored, mark) => {
    const match = matchForm(tournament, round);
    const key = keyOf(outcomesOf(match, 'games'), storedResult(stored));
    return key !== null && Number(key) <= winningScore(match) && isMark(mark) ? `${key}${mark}` : null;
  },
  isOneKey: ({ grid }) => grid !== 'exact',
  readsLine: ({ grid }) => grid === 'exact',
  readLine,
  whole: (hand, { result }) => ({ ...step({ ...hand, touched: true }), result }),
  put: (hand, text) => (/^\S$/u.test(text) ? hand : { ...hand, grid: 'exact', typed: text, touched: true }),
  without: (hand) => ({ ...hand, typed: '' }),
  carried: ({ grid, typed }, to) => (grid === 'exact' ? { ...to, grid, typed, touched: true } : to),
};
