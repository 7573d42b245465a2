/**
 * Everything that a bridge seating is made from.
 *
 * | rule | where |
 * | --- | --- |
 * | totals after the base round, ties by pair number or lot [bridge 3.2, 3.3] | `contestants`, `baseRound`, `tiesByLot` |
 * | all seated rounds, finished or not, are meetings [bridge 3.2, 3.4] | `history` |
 * | directions [bridge 3.8] | `history` seats are N-S, E-W; `arrowMode` |
 * | rooms, stationary, tables that do not exist [bridge 3.9, 4.14, 4.16] | `hall` |
 * | the director's own rows, the rest is paired again [bridge 4.11] | `locked` |
 * | newcomers against each other at the highest tables [bridge 4.20] | `newcomersApart` |
 */

import { z } from 'zod';
import { entrantId, MOST_ROUNDS, roundNo, tableNo } from '../../../tournament/draws/proposal.ts';
import type { Json } from '../../../tournament/words.ts';
import { arrowModes, MOST_CONTESTANTS } from '../rules/rules.ts';

const MOST_SCORE = 100_000_000;

const score = z.int().min(-MOST_SCORE).max(MOST_SCORE);

const contestant = z
  .strictObject({
    id: entrantId.describe('Registration number of the pair or team.'),
    number: z.int().min(1).max(1_000_000).describe('Pair number; parts ties in the ranking list.'),
    total: score
      .default(0)
      .describe('Total after the base round in hundredths of the ranking unit, with carry-over and adjustments.'),
    secondary: score.default(0).describe('What parts equal totals before the pair number: net IMPs or sum of %.'),
  })
  .describe('A pair or team that plays in this round.');

const twoSeats = z
  .tuple([entrantId, entrantId])
  .refine(([ns, ew]) => ns !== ew, { error: 'two different contestants' })
  .describe('Registration numbers: N-S, then E-W.');

const seatedTable = z
  .strictObject({
    table: tableNo.describe('Number of the table in the hall.'),
    seats: twoSeats,
    met: z.boolean().default(true).describe('False for a walkover or a match that was not played: no meeting.'),
  })
  .describe('One row of an earlier round.');

const satOut = z
  .strictObject({
    entrant: entrantId.describe('Registration number.'),
    table: tableNo.nullable().default(null).describe('Table of the bye row, which tells the room; null if unknown.'),
    counts: z.boolean().default(true).describe('False where it does not count as a bye: walkover win, absence.'),
  })
  .describe('Somebody who sat out an earlier round.');

const seatedRound = z
  .strictObject({
    round: roundNo.describe('Number of the earlier round.'),
    tables: z.array(seatedTable).max(MOST_CONTESTANTS).describe('Its matches, finished or not.'),
    byes: z.array(satOut).max(MOST_CONTESTANTS).default([]).describe('Who sat out.'),
  })
  .describe('An earlier seated round.');

const byes = z
  .strictObject({
    chosen: entrantId.nullable().default(null).describe('Who sits out by the director’s choice.'),
    asked: z
      .array(entrantId)
      .max(MOST_CONTESTANTS)
      .default([])
      .describe('Who asked to sit out this round if somebody must, a playing director included.'),
    forget: z.boolean().default(false).describe('Byes of the rounds that are ignored are forgotten too.'),
  })
  .describe('Wishes about the bye of an odd number.');

const stationary = z
  .strictObject({
    entrant: entrantId.describe('Registration number.'),
    table: tableNo.describe('Home table.'),
    side: z.enum(['ns', 'ew']).nullable().default(null).describe('Direction it must have, or null.'),
  })
  .describe('A contestant who stays at a table.');

const hall = z
  .strictObject({
    disabled: z.array(tableNo).max(MOST_CONTESTANTS).default([]).describe('Table numbers that do not exist.'),
    rooms: z.array(tableNo).max(100).default([]).describe('First table of each room except the first, rising.'),
    roomRound: z
      .boolean()
      .default(false)
      .describe('True: each room is paired on its own. False: the whole field, leaders in the first room.'),
    stationary: z
      .array(stationary)
      .max(MOST_CONTESTANTS)
      .default([])
      .describe('Who stays where, in order of priority.'),
    shuffled: z
      .boolean()
      .optional()
      .describe('Tables by lot inside their room, so that they do not tell the standings; who stays at a table stays.'),
  })
  .describe('Tables of the hall.');

const boards = z
  .strictObject({
    from: z.int().min(1).max(100_000).describe('First board of this round.'),
    to: z.int().min(1).max(100_000).describe('Last board of this round.'),
  })
  .describe('Boards of this round, the same at all tables.');

const locked = z
  .strictObject({ table: tableNo.describe('Number of the table in the hall.'), seats: twoSeats })
  .describe('A row that stays as it is.');

const options = z
  .strictObject({
    seating: z
      .enum(['faithful', 'tryHarder'])
      .default('faithful')
      .describe('faithful: one sweep of untangling. tryHarder: no repeat where any seating is without one.'),
    arrowMode: z
      .enum(arrowModes)
      .default('evenTablesOddRounds')
      .describe('Which tables exchange directions; otherwise the better ranked sits N-S.'),
    tiesByLot: z.boolean().default(false).describe('Equal totals are parted by lot instead of by pair number.'),
    ignoreMeetingsThrough: z
      .int()
      .min(0)
      .max(MOST_ROUNDS)
      .default(0)
      .describe('Meetings of rounds 1 to this one do not count; 0 counts all.'),
    byes: byes.prefault({}),
    phantom: z.enum(['ns', 'ew']).default('ns').describe('Side of the empty seat at the bye table.'),
    hall: hall.prefault({}),
    newcomersApart: z
      .array(entrantId)
      .max(MOST_CONTESTANTS)
      .default([])
      .describe('Newcomers who meet each other at the highest tables in this round.'),
    absent: z
      .array(entrantId)
      .max(MOST_CONTESTANTS)
      .default([])
      .describe('Who asked for this round off: not among the contestants, listed with the byes.'),
    locked: z.array(locked).max(MOST_CONTESTANTS).default([]).describe('Rows set by the director; the rest is paired.'),
  })
  .describe('Options of the round.');

const common = {
  family: z.literal('bridge').describe('The family of the request.'),
  seed: z.string().min(1).max(100).describe('Seed of the draw that parts ties by lot.'),
  round: roundNo.describe('Number of the round to seat.'),
};

const paired = {
  ...common,
  baseRound: z
    .int()
    .min(0)
    .max(MOST_ROUNDS)
    .optional()
    .describe('Round after which the totals were taken; the round before this one when left out.'),
  contestants: z.array(contestant).max(MOST_CONTESTANTS).describe('Who plays in this round, in any order.'),
  history: z.array(seatedRound).max(MOST_ROUNDS).default([]).describe('Seated earlier rounds.'),
  boards: boards.optional(),
  options: options.prefault({}),
};

export const swissRequest = z
  .strictObject({ ...paired, method: z.literal('swiss').describe('Swiss: repeated meetings are avoided.') })
  .describe('Swiss seating of one round of bridge.');

export const danishRequest = z
  .strictObject({
    ...paired,
    method: z.literal('danish').describe('Danish: the top half pairs strictly by rank, repeats allowed there.'),
  })
  .describe('Danish seating of one round of bridge.');

export const startRequest = z
  .strictObject({
    ...common,
    method: z.literal('start').describe('A start round, seated by position.'),
    contestants: z
      .array(
        z
          .strictObject({
            id: entrantId.describe('Registration number.'),
            number: z.int().min(1).max(2000).describe('Pair number: 2t − 1 sits N-S and 2t E-W at table t in round 1.'),
          })
          .describe('A pair or team.'),
      )
      .max(MOST_CONTESTANTS)
      .describe('All who play; one number of the last table may be free, it is the phantom’s.'),
    boards: boards.optional(),
    options: z
      .strictObject({
        arrowRound2: z.boolean().default(true).describe('At even tables the two exchange direction in round 2.'),
        rooms: z.array(tableNo).max(100).default([]).describe('First table of each room except the first, rising.'),
        fixed: z
          .array(
            z
              .strictObject({
                table: tableNo.describe('Number of the table.'),
                side: z.enum(['ns', 'ew']).describe('Direction of the pair whose number is N-S there.'),
              })
              .describe('A table whose N-S pair stays and has a direction of its own.'),
          )
          .max(MOST_CONTESTANTS)
          .default([])
          .describe('Fixed directions of pairs who stay at a table.'),
      })
      .prefault({})
      .describe('Options of the start rounds.'),
  })
  .describe('Round 1 or 2 of bridge, by movement: N-S stays, E-W goes to the next higher table.');

const bridgeRequest = z.discriminatedUnion('method', [swissRequest, danishRequest, startRequest]);

export type BridgeRequestInput = z.input<typeof bridgeRequest>;
export type SwissRequest = z.output<typeof swissRequest> | z.output<typeof danishRequest>;
/** For a request that was seated, or that its schema has just read; a start round is none of these. */
export const swissRequestOf = (request: Json): SwissRequest => request as SwissRequest;
export type StartRequest = z.output<typeof startRequest>;
