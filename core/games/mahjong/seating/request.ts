/** Everything that a seating is made from [mahjong 2]: the JSON of the seating worker and of `npm run -s seat`. */

import { z } from 'zod';
import { entrantId, MOST_ROUNDS, roundNo, tableNo } from '../../../tournament/draws/proposal.ts';

/** More players than any hall holds; the search needs memory for every pair. */
export const MOST_PLAYERS = 2000;
const MOST_TABLES = MOST_PLAYERS / 4;

const fourSeats = (what: string) =>
  z
    .tuple([entrantId, entrantId, entrantId, entrantId])
    .refine((seats) => new Set(seats).size === 4, { error: 'four different players' })
    .describe(what);

const player = z
  .strictObject({
    id: entrantId.describe('Registration number, from 1 in order of entry.'),
    place: z
      .int()
      .min(1)
      .nullable()
      .optional()
      .describe(
        'Place that the standings show, for the reasons only; null: out of competition (M-09). Left out where it is the position in this list.',
      ),
  })
  .describe('An active player.');

const playedTable = z
  .strictObject({
    table: tableNo.describe('Number of the physical table.'),
    seats: fourSeats('Registration numbers in the order East, South, West, North.'),
  })
  .describe('One counted game.');

const playedRound = z
  .strictObject({
    round: roundNo.describe('Number of the earlier round.'),
    tables: z
      .array(playedTable)
      .max(MOST_TABLES)
      .describe('Its confirmed, not cancelled games, kept whole (M-06, M-10).'),
  })
  .describe('An earlier round whose results are confirmed.');

const tableNumbers = z
  .strictObject({
    mode: z
      .enum(['strength', 'spread', 'lot'])
      .default('strength')
      .describe(
        'strength: table 1 is the strongest. spread: nobody gets the same table again where that can be avoided. lot: by the seed, so that numbers do not tell the standings.',
      ),
    fixed: z
      .record(z.string().regex(/^[1-9]\d{0,6}$/), tableNo)
      .default({})
      .describe('Registration number → table that this player always sits at.'),
  })
  .describe('How tables get their numbers (M-21).');

const budget = z
  .strictObject({
    steps: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .describe('Most swaps a search may try. Default: from the number of players.'),
  })
  .describe('Limit of the work, in steps, never in seconds (M-14).');

const common = {
  family: z.literal('mahjong').describe('The family of the request.'),
  seed: z
    .string()
    .min(1)
    .max(100)
    .describe('Seed of every draw of this seating. The same seed gives the same seating.'),
  round: roundNo.describe('Number of the round to seat.'),
  players: z.array(player).max(MOST_PLAYERS).describe('The active players in ranking order: place 1 first (M-03).'),
  history: z.array(playedRound).max(MOST_ROUNDS).default([]).describe('Counted earlier rounds, oldest first.'),
  tableNumbers: tableNumbers.prefault({}),
  budget: budget.optional(),
};

const drawnWinds = z
  .enum(['balanced', 'random'])
  .default('balanced')
  .describe('Who sits East, South, West, North: evened out over the rounds, or by lot (M-20).');

const apart = z
  .strictObject({
    pairs: z
      .array(z.tuple([entrantId, entrantId]).refine(([a, b]) => a !== b, { error: 'two different players' }))
      .max(20_000)
      .default([])
      .describe('Pairs of registration numbers that should not share a table.'),
    teams: z
      .array(z.array(entrantId).min(1).max(MOST_PLAYERS))
      .max(MOST_PLAYERS)
      .default([])
      .describe('Teams as lists of registration numbers; team-mates should not share a table.'),
  })
  .describe('Who should not share a table; each such pair counts as 1,000 meetings (M-17).');

export const randomRequest = z
  .strictObject({
    ...common,
    method: z.literal('random').describe('Seating kind.'),
    winds: drawnWinds,
    options: z
      .strictObject({
        avoidRepeats: z
          .boolean()
          .default(false)
          .describe('Shuffle 1,000 times and keep the shuffle with the fewest repeats (M-11).'),
        apart: apart.optional(),
      })
      .prefault({})
      .describe('Options of the random kind.'),
  })
  .describe('Random seating of one round of mahjong.');

export const intervalRequest = z
  .strictObject({
    ...common,
    method: z.literal('interval').describe('Seating kind.'),
    winds: drawnWinds,
    options: z
      .strictObject({
        k: z
          .int()
          .min(1)
          .max(MOST_TABLES)
          .describe('Interval: 1 seats places 1-2-3-4, 3 seats places 1-4-7-10 (M-19).'),
      })
      .describe('Options of the interval kind.'),
  })
  .describe('Interval seating of one round of mahjong.');

export const swissRequest = z
  .strictObject({
    ...common,
    method: z.literal('swiss').describe('Seating kind.'),
    winds: drawnWinds,
    options: z
      .strictObject({
        order: z
          .enum(['documented', 'closest'])
          .default('documented')
          .describe('Among seatings with equally few repeats: the top-down choice, or the closest opponents.'),
        apart: apart.prefault({}),
      })
      .prefault({})
      .describe('Options of the Swiss kind.'),
  })
  .describe('Swiss seating of one round of mahjong.');

const scriptNumber = z.int().min(1).max(9_999_999);

export const predefinedRequest = z
  .strictObject({
    ...common,
    method: z.literal('predefined').describe('Seating kind.'),
    winds: z
      .enum(['asWritten', 'balanced', 'random'])
      .default('asWritten')
      .describe('Winds as the script has them, evened out, or by lot (M-20).'),
    options: z
      .strictObject({
        lines: z
          .array(z.tuple([scriptNumber, scriptNumber, scriptNumber, scriptNumber]).describe('One table: four numbers.'))
          .max(MOST_TABLES)
          .describe('The tables of this round as the script has them.'),
        numbers: z
          .enum(['localIds', 'places'])
          .default('localIds')
          .describe('What the numbers of the script are: local ids, or places in the ranking (M-28).'),
        localIds: z
          .array(
            z.strictObject({
              localId: scriptNumber.describe('Number in the script.'),
              player: entrantId.describe('Registration number of the player who has it, active or not.'),
            }),
          )
          .max(2 * MOST_PLAYERS)
          .default([])
          .describe('Who has which local id (M-24).'),
        dropped: z
          .array(z.int().min(1).max(MOST_TABLES))
          .max(MOST_TABLES)
          .default([])
          .describe('Lines of this round, from 1, that are not played because somebody is missing (M-26).'),
      })
      .describe('Options of the predefined kind.'),
  })
  .describe('One round of mahjong by a seating script.');

export const mahjongRequest = z.discriminatedUnion('method', [
  randomRequest,
  intervalRequest,
  swissRequest,
  predefinedRequest,
]);

export type MahjongRequest = z.output<typeof mahjongRequest>;
export type RandomRequest = z.output<typeof randomRequest>;
export type IntervalRequest = z.output<typeof intervalRequest>;
export type SwissRequest = z.output<typeof swissRequest>;
export type PredefinedRequest = z.output<typeof predefinedRequest>;
/** What every kind has, its options and its own name left out: a kind of another file shares what reads no more than this. */
export type AnyRequest = Omit<RandomRequest, 'method' | 'winds' | 'options'> & {
  readonly method: string;
  readonly winds: MahjongRequest['winds'];
};
export type PlayedRound = MahjongRequest['history'][number];
