/** The words of points [duel 1] and tie-breaks [duel 5], in requests, rules and stored files alike. */

import { z } from 'zod';

export const MOST_ROUNDS = 30;

const value = z.int().min(0).max(100_000);
const games = z.int().min(0).max(100);

export const pointsSystem = z
  .strictObject({
    win: value.default(100).describe('Match won, in hundredths of a point.'),
    draw: value.nullable().default(50).describe('Match drawn; null: draws are not allowed.'),
    loss: value.default(0).describe('Match lost.'),
    game: value.default(0).describe('Each game won, also in a lost match.'),
    winningScore: games.default(0).describe('Games needed to win a match, for the value of a bye.'),
    bye: value.nullable().default(null).describe('Bye; null: a win and the winning score.'),
  })
  .describe('Points, in hundredths, so that everything stays whole.');

export type PointsSystem = z.output<typeof pointsSystem>;

/** What they mean stands in `tie-breaks.ts`. */
export const tieBreakName = z.enum([
  'headToHead',
  'headToHeadAllMet',
  'strengthOfSchedule',
  'averageStrength',
  'buchholzCut1',
  'medianBuchholz',
  'sonnebornBerger',
  'progressive',
  'sosos',
  'opponentMatchWin',
  'gameWin',
  'opponentGameWin',
  'wins',
  'seed',
]);

export type TieBreakName = z.output<typeof tieBreakName>;
