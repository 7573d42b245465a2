/** Everything that a round is drawn from [duel 1, 3.7, 4.1]: the JSON of the seating worker and of `npm run -s seat`. */

import { z } from 'zod';
import { entrantId, tableNo } from '../../../tournament/draws/proposal.ts';
import { MOST_ROUNDS, pointsSystem, tieBreakName } from '../rules/scoring.ts';

export const MOST_PLAYERS = 10_000;
const MOST_PAIRS = 20_000;

const hundredths = z.int().min(-10_000_000).max(10_000_000);
const roundNo = z.int().min(1).max(MOST_ROUNDS);
const games = z.int().min(0).max(100);

const pairOf = (what: string) =>
  z
    .tuple([entrantId, entrantId])
    .refine(([a, b]) => a !== b, { error: 'two different players' })
    .describe(what);

export const pinned = z.strictObject({
  table: tableNo.describe('Table at which this player always sits.'),
  accessible: z.boolean().default(false).describe('Needed for accessibility: wins over other pinned tables.'),
});

const venue = z.strictObject({
  first: tableNo.default(1).describe('Number of the first table.'),
  skipped: z.array(tableNo).max(MOST_PLAYERS).default([]).describe('Tables that are not used.'),
});

/** What every draw says besides who plays. */
export const drawForm = {
  tables: venue.prefault({}).describe('Tables of the venue.'),
  budget: z
    .strictObject({ steps: z.int().min(1).max(1_000_000_000) })
    .optional()
    .describe('Not used: the draw is exact and always finishes.'),
};

const player = z
  .strictObject({
    id: entrantId.describe('Registration number, from 1 in order of entry.'),
    seed: z.int().min(1).max(1_000_000).describe('1 is the strongest; nobody shares a seed.'),
    active: z.boolean().default(true).describe('False: dropped. Their past matches still count for others.'),
    club: z.string().max(120).default('').describe('Club or team, for "avoid same club". Empty: none.'),
    points: hundredths
      .optional()
      .describe('Points so far, in hundredths. Only where they are not to be counted from the history.'),
    adjustment: hundredths
      .default(0)
      .describe('Penalties (negative) and other points outside matches and byes, in hundredths.'),
    pinned: pinned.optional().describe('Never influences who plays whom.'),
  })
  .describe('A player of the event, active or not.');

const match = z
  .strictObject({
    a: entrantId.describe('Registration number of the player written first.'),
    b: entrantId.describe('Registration number of the other player.'),
    outcome: z
      .enum(['a', 'b', 'draw', 'doubleLoss', 'open'])
      .describe('Who won; draw; both lost; open: published, no result yet.'),
    games: z
      .strictObject({
        a: games.describe('Games won by a.'),
        b: games.describe('Games won by b.'),
        draws: games.default(0).describe('Drawn games.'),
      })
      .prefault({ a: 0, b: 0 })
      .describe('Games of the match, for points per game and game percentages.'),
    reason: z
      .enum(['played', 'noShow', 'intentionalDraw', 'awarded'])
      .default('played')
      .describe('noShow: the loser did not come (doubleLoss: neither came).'),
    void: z.boolean().default(false).describe('A void match counts for nothing, also not as met.'),
  })
  .describe('A published match of an earlier round.');

const bye = z
  .strictObject({
    player: entrantId,
    reason: z
      .enum(['pairing', 'awarded', 'missed'])
      .describe('pairing: drawn as bye. awarded: given in advance. missed: entered later.'),
    points: hundredths
      .optional()
      .describe('Points given, in hundredths. Default: the bye points; for a missed round 0.'),
  })
  .describe('A round without an opponent.');

const playedRound = z
  .strictObject({
    round: roundNo.describe('Number of the earlier round.'),
    void: z.boolean().default(false).describe('A void round counts for nothing.'),
    matches: z.array(match).max(MOST_PLAYERS / 2),
    byes: z.array(bye).max(MOST_PLAYERS).default([]),
    scoring: z
      .strictObject({
        pointsSystem: pointsSystem.describe('Points of this round.'),
        unplayedIsMet: z.boolean().describe('A no-show of this round counts as met.'),
      })
      .optional()
      .describe('How the round was scored, where the rules have changed since.'),
  })
  .describe('An earlier published round.');

const options = z
  .strictObject({
    byeRule: z
      .enum(['lowest', 'fold'])
      .default('lowest')
      .describe('lowest: to the lowest player who had none. fold: a pseudo-player in the last place.'),
    unplayedIsMet: z.boolean().default(true).describe('A pairing that was not played (no-show) counts as met.'),
    avoidClubRounds: z
      .int()
      .min(0)
      .max(MOST_ROUNDS)
      .default(0)
      .describe('Players of one club are kept apart in the first so many rounds, where that forces no rematch.'),
    drawAnyway: z.boolean().default(false).describe('Draw although matches are open; they count as met with 0 points.'),
    acceleration: z
      .strictObject({
        topSeeds: z.int().min(1).max(1_000_000).describe('Seeds up to this number get virtual points.'),
        rounds: roundNo.describe('Rounds of the whole event.'),
      })
      .optional()
      .describe('Baku acceleration: virtual points for pairing only.'),
  })
  .describe('Rules of the draw.');

const common = {
  family: z.literal('duel').describe('The family of the request.'),
  seed: z.string().min(1).max(100).describe('Stored with the draw. Pairing itself has no chance in it.'),
  round: roundNo.describe('Number of the round to draw.'),
  players: z.array(player).max(MOST_PLAYERS).describe('All players of the event, also those who dropped.'),
  history: z.array(playedRound).max(MOST_ROUNDS).default([]).describe('Earlier rounds, in any order.'),
  pointsSystem: pointsSystem.prefault({}),
  never: z
    .array(pairOf('Registration numbers of two who never meet (family, shared car).'))
    .max(MOST_PAIRS)
    .default([])
    .describe('Never-pair list; holds even where rematches are allowed.'),
  options: options.prefault({}),
  awardedByes: z
    .array(entrantId)
    .max(MOST_PLAYERS)
    .default([])
    .describe('Players who were given a bye for this round in advance; they are not drawn.'),
  byeTo: entrantId.optional().describe('Who gets the bye of this round, by hand.'),
  locked: z
    .array(pairOf('Registration numbers of a pair that stays as it is.'))
    .max(MOST_PLAYERS / 2)
    .default([])
    .describe('Pairs kept by hand; the rest is drawn.'),
  ...drawForm,
  tables: venue
    .extend({
      shuffled: z
        .boolean()
        .optional()
        .describe('Numbers in random order by the seed, so that they do not tell the standings; pinned tables stay.'),
    })
    .prefault({})
    .describe('Tables of the venue.'),
};

export const swissRequest = z
  .strictObject({ ...common, method: z.literal('swiss').describe('Top half against bottom half within equal points.') })
  .describe('A round of 1-v-1 Swiss.');

export const powerRequest = z
  .strictObject({
    ...common,
    method: z.literal('power').describe('First against second, third against fourth, by the standings.'),
    tieBreaks: z
      .array(tieBreakName)
      .max(14)
      .default(['headToHead', 'strengthOfSchedule'])
      .describe('Tie-breaks of the standings, most important first.'),
  })
  .describe('A power-paired last round.');

export const duelRequest = z.discriminatedUnion('method', [swissRequest, powerRequest]);

export type DuelRequest = z.output<typeof duelRequest>;
export type DuelRequestInput = z.input<typeof duelRequest>;
export type SwissRequest = z.output<typeof swissRequest>;
export type PowerRequest = z.output<typeof powerRequest>;
export type DuelPlayer = DuelRequest['players'][number];
export type DuelRound = DuelRequest['history'][number];
export type DuelMatch = DuelRound['matches'][number];
export type DuelBye = DuelRound['byes'][number];
export type DuelOptions = DuelRequest['options'];
