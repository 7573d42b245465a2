/** Times are milliseconds since 1970 and come in with the command. */

import { z } from 'zod';
import { entrantId, MOST_ENTRANTS, tableNo } from '../../../tournament/draws/proposal.ts';
import { clockDeed, levels } from '../rules/clock.ts';
import { FEWEST_SEATS, MOST_SEATS, MOST_TABLES } from '../rules/room.ts';
import { entryNo, seatNo } from '../seating/request.ts';

const at = z.int().min(0);
const slip = z.int().min(1);
const chairs = z.int().min(FEWEST_SEATS).max(MOST_SEATS);
const players = z.array(entrantId).min(1).max(MOST_ENTRANTS);
const entries = z.array(entryNo).min(1).max(MOST_ENTRANTS);
const slips = z.array(slip).min(1).max(MOST_ENTRANTS);
const tables = z.array(tableNo).min(1).max(MOST_TABLES);
const tableOrder = z.array(tableNo).max(MOST_TABLES);
const chips = z.int().min(0).max(1_000_000_000).nullable().default(null);
const by = z.array(entryNo).max(MOST_SEATS).default([]);
/** What must be said twice: a locked seat, a table with locked players, a breaking table that plays on. */
const confirmed = z.boolean().default(false);
/** More people than seats: refuse, or seat the first and let the rest wait as alternates. */
const overflow = z.enum(['refuse', 'wait']).default('refuse');

/** Who was seen on which seat by the desk that names them; left out where they are named otherwise. */
const seen = z
  .array(z.strictObject({ entry: entryNo, table: tableNo, seat: seatNo }))
  .max(MOST_ENTRANTS)
  .optional();

/** How many were seen at each table by the desk that moves somebody whom it does not name. */
const counts = z.array(z.strictObject({ table: tableNo, players: z.int().min(0).max(MOST_SEATS) })).optional();

const initialDraw = z.strictObject({ do: z.literal('initialDraw'), at, overflow });
const seat = z.strictObject({ do: z.literal('seat'), players, at, overflow });
const seatAlternates = z.strictObject({ do: z.literal('seatAlternates'), at });
const breakTables = z.strictObject({
  do: z.literal('breakTables'),
  tables,
  mode: z.enum(['broken', 'everybody']).default('broken'),
  confirmed,
  at,
});
const finalTable = z.strictObject({
  do: z.literal('finalTable'),
  table: tableNo,
  extraChairs: z.int().min(0).max(MOST_SEATS),
  confirmed,
  at,
});
const redraw = z.strictObject({ do: z.literal('redraw'), at });

const drawOrder = z.discriminatedUnion('do', [
  initialDraw.omit({ at: true }),
  seat.omit({ at: true }),
  seatAlternates.omit({ at: true }),
  breakTables.omit({ at: true }),
  finalTable.omit({ at: true }),
  redraw.omit({ at: true }),
]);

const order = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('addTables'), count: z.int().min(1).max(MOST_TABLES), seatCount: chairs.optional() }),
  z.strictObject({ do: z.literal('removeTables'), count: z.int().min(1).max(MOST_TABLES) }),
  z.strictObject({
    do: z.literal('editTable'),
    table: tableNo,
    name: z.string().min(1).max(40).optional(),
    clock: z.boolean().optional(),
    hold: z.boolean().optional(),
    seatCount: chairs.optional(),
  }),
  z.strictObject({ do: z.literal('arrangeTables'), order: tableOrder }),
  z.strictObject({ do: z.literal('setBreakOrder'), order: tableOrder, at }),
  z.strictObject({ do: z.literal('openTables'), tables, play: z.boolean().default(true) }),
  z.strictObject({ do: z.literal('startTable'), table: tableNo, at }),
  z.strictObject({ do: z.literal('closeTable'), table: tableNo, at }),
  z.strictObject({ do: z.literal('lockSeat'), table: tableNo, seat: seatNo, locked: z.boolean() }),
  z.strictObject({ do: z.literal('unlockSeats') }),
  z.strictObject({ do: z.literal('markBigBlind'), table: tableNo, seat: seatNo.nullable(), at }),
  z.strictObject({ do: z.literal('markButton'), table: tableNo, seat: seatNo, at }),

  initialDraw,
  seat,
  /** For a player who is registered: a seat, or the end of the alternates. */
  z.strictObject({ do: z.literal('late'), player: entrantId, at }),
  z.strictObject({ do: z.literal('reEnter'), player: entrantId, at }),
  seatAlternates,
  z.strictObject({
    do: z.literal('place'),
    seats: z
      .array(z.strictObject({ player: entrantId, table: tableNo, seat: seatNo }))
      .min(1)
      .max(MOST_ENTRANTS),
    confirmed,
    at,
  }),
  z.strictObject({ do: z.literal('unseat'), entries, seen, at }),
  z.strictObject({ do: z.literal('unseatTable'), table: tableNo, at }),
  z.strictObject({ do: z.literal('withdraw'), entries }),
  z.strictObject({
    do: z.literal('sell'),
    entry: entryNo,
    what: z.enum(['rebuy', 'addOn']),
    seen,
    count: z.union([z.literal(1), z.literal(-1)]).default(1),
  }),

  z.strictObject({
    do: z.literal('move'),
    entry: entryNo,
    table: tableNo,
    seat: seatNo,
    cause: z.enum(['balance', 'manual']).default('manual'),
    done: z.boolean().default(false),
    /** The player's slip to another seat, void with this. */
    instead: slip.optional(),
    seen,
    confirmed,
    at,
  }),
  z.strictObject({
    do: z.literal('swap'),
    a: entryNo,
    b: entryNo,
    cause: z.enum(['manual', 'operator']).default('manual'),
    seen,
    confirmed,
    at,
  }),
  z.strictObject({ do: z.literal('walk'), from: tableNo, to: tableNo, counts, at }),
  z.strictObject({ do: z.literal('finishWalk'), slip, entry: entryNo, seat: seatNo, at }),
  z.strictObject({ do: z.literal('randomMove'), from: tableNo, to: tableNo, counts, at }),
  /** Sends people to one table in one step; without an entry somebody walks and the name follows. */
  z.strictObject({
    do: z.literal('issueMoves'),
    to: tableNo,
    moves: z
      .array(z.strictObject({ from: tableNo, entry: entryNo.nullable(), seat: seatNo.nullable() }))
      .min(1)
      .max(MOST_SEATS),
    seen,
    counts,
    at,
  }),
  z.strictObject({ do: z.literal('arrive'), slips, at }),
  z.strictObject({ do: z.literal('cancelMoves'), slips, confirmed, at }),
  z.strictObject({ do: z.literal('newSeat'), slip, at }),
  z.strictObject({ do: z.literal('fetchSlips'), slips }),

  breakTables,
  finalTable,
  redraw,
  /** Showing the seats of a draw before it is made uses a number and stands in the log. */
  z.strictObject({ do: z.literal('lookAtDraw'), order: drawOrder, at }),
  z.strictObject({ do: z.literal('leaveDraw'), draw: z.int().min(1), at }),

  z.strictObject({
    do: z.literal('bust'),
    /** One item a hand, the first to be out first; within a hand chips decide, or they tie. */
    hands: z
      .array(
        z
          .array(z.strictObject({ entry: entryNo, chips, by }))
          .min(1)
          .max(MOST_ENTRANTS),
      )
      .min(1)
      .max(MOST_SEATS),
    reEnter: z.array(entryNo).max(MOST_ENTRANTS).default([]),
    seen,
    at,
  }),
  z.strictObject({ do: z.literal('amendBust'), entry: entryNo, chips, by }),
  z.strictObject({ do: z.literal('reinstate'), entry: entryNo, at }),

  z.strictObject({ do: z.literal('snooze'), card: z.string().min(1).max(100) }),
  /** A table three or more short plays on, until it is no longer short or this is taken back. */
  z.strictObject({ do: z.literal('waiveFlag'), table: tableNo, waived: z.boolean().default(true) }),
  z.strictObject({ do: z.literal('declineCasino') }),
  z.strictObject({ do: z.literal('setHandForHand'), on: z.boolean() }),
  z.strictObject({ do: z.literal('setRegistration'), open: z.boolean() }),
  z.strictObject({ do: z.literal('setLevels'), levels, at }),
  z.strictObject({ do: z.literal('workClock'), deed: clockDeed, at }),
  z.strictObject({ do: z.literal('removeClock') }),
]);

export const drawReason = z.string().trim().min(1).max(200);

const drawAgain = z.strictObject({ do: z.literal('drawAgain'), order, reason: drawReason });

export const floorCommand = z.discriminatedUnion('do', [...order.options, drawAgain]);

export type PlainCommand = z.output<typeof order>;
export type FloorCommand = z.output<typeof floorCommand>;
export type FloorCommandInput = z.input<typeof floorCommand>;
export type PlainCommandInput = z.input<typeof order>;
export type FloorDeed<Name extends FloorCommand['do']> = Extract<FloorCommand, { do: Name }>;
