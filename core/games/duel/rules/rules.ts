import { z } from 'zod';
import { presets } from './presets.ts';
import { MOST_ROUNDS, type PointsSystem, tieBreakName } from './scoring.ts';

const value = z.int().min(0).max(100_000);

export const BEST_OF = [1, 3, 5] as const;

export const duelRules = z
  .strictObject({
    preset: z
      .enum(['startgg', 'mtg', 'challonge', 'chess', 'go', 'own'])
      .describe('The system whose points and tie-breaks these are, or own.'),
    points: z
      .strictObject({
        win: value.describe('Match won, in hundredths of a point.'),
        draw: value.nullable().describe('Match drawn; null: there are no draws.'),
        loss: value.describe('Match lost.'),
        game: value.describe('Each game won, also in a lost match.'),
        bye: value.nullable().describe('Bye; null: as much as a match won without losing a game.'),
      })
      .describe('Points, in hundredths, so that everything stays whole.'),
    bestOf: z.literal(BEST_OF).describe('Games of a match: the first to win more than half of them wins it.'),
    byeRule: z.enum(['lowest', 'fold']).describe('Who gets the bye: the lowest player, or by position.'),
    unplayedIsMet: z.boolean().describe('A pairing that was not played (no-show) counts as met.'),
    avoidClubRounds: z.int().min(0).max(MOST_ROUNDS).describe('Clubs are kept apart in the first so many rounds.'),
    accelerated: z.boolean().describe('Baku acceleration in the first half of the rounds.'),
    tieBreaks: z
      .array(tieBreakName)
      .max(6)
      .refine((names) => new Set(names).size === names.length, { error: 'each once' })
      .describe('Tie-breaks, most important first.'),
    minutes: z.int().min(1).max(600).describe('Length of a round on the timer, in minutes.'),
  })
  .describe('Rules of a 1-v-1 Swiss event.');

export type DuelRules = z.output<typeof duelRules>;
export type RulesPreset = DuelRules['preset'];

const base: Omit<DuelRules, 'preset' | 'tieBreaks'> = {
  points: { win: 100, draw: 50, loss: 0, game: 0, bye: null },
  bestOf: 3,
  byeRule: 'lowest',
  unplayedIsMet: true,
  avoidClubRounds: 0,
  accelerated: false,
  minutes: 50,
};

const ONE_GAME = new Set<RulesPreset>(['chess', 'go']);

export const rulesPresets: readonly DuelRules[] = presets.map(({ id, tieBreaks, points }) => ({
  ...base,
  preset: id,
  points: { ...base.points, ...points },
  bestOf: ONE_GAME.has(id) ? 1 : 3,
  tieBreaks: [...tieBreaks],
}));

export const defaultRules: DuelRules = {
  ...base,
  preset: 'startgg',
  tieBreaks: ['headToHead', 'strengthOfSchedule'],
};

export const winningScore = ({ bestOf }: Pick<DuelRules, 'bestOf'>): number => (bestOf + 1) / 2;

export const pointsSystemOf = (rules: Pick<DuelRules, 'points' | 'bestOf'>): PointsSystem => ({
  ...rules.points,
  winningScore: winningScore(rules),
});
