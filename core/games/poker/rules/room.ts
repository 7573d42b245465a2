/**
 * Tables, seats and entries as the wizard, the consolidation and the balance see them.
 *
 * | rule | where |
 * | --- | --- |
 * | a seat is free when it has no entry, no reservation and is not locked | `isFree` |
 * | an entry with an issued move counts at its destination only; its old seat stays blocked | `leaversOf`, `playersAt` |
 * | in play: what consolidation and balance look at; a `filling` table does not play yet | `inPlay` |
 */

import type { TableNo } from '../../../tournament/words.ts';

/** One paid participation; from 1 in order of registration. */
export type EntryNo = number;

/** From 1 at the dealer's left, rising clockwise seen from above. */
export type SeatNo = number;

/** `reservedFor` of a seat held by a slip without a name. */
export const SOMEBODY = 0;

export type Seat = {
  /** Empty and locked: the wizard leaves it empty. Occupied and locked: nobody moves its player without asking. */
  readonly locked: boolean;
  readonly entry: EntryNo | null;
  /** The entry whose issued move ends here, `SOMEBODY` for a move without a name, or null. */
  readonly reservedFor: EntryNo | null;
};

/** `filling`: newly opened, not playing yet. `breaking`: its players have slips to other tables. */
export type TableState = 'open' | 'filling' | 'breaking' | 'closed';

export type RoomTable = {
  readonly id: TableNo;
  readonly position: number;
  readonly state: TableState;
  readonly clock: boolean;
  /** Never suggested for breaking. */
  readonly hold: boolean;
  readonly breakRank: number;
  /** The seat that pays the big blind in the current or just finished hand. */
  readonly bbSeat: SeatNo | null;
  readonly buttonSeat: SeatNo | null;
  /** How many leave with a slip that names nobody. */
  readonly walkers: number;
  readonly opened: readonly SeatNo[];
  /** Seat n is `seats[n - 1]`. */
  readonly seats: readonly Seat[];
};

export type EntryStatus = 'registered' | 'seated' | 'eliminated' | 'withdrawn';

export type RoomEntry = {
  readonly no: EntryNo;
  readonly clockOperator: boolean;
  readonly expert: boolean;
  readonly status: EntryStatus;
};

export type Room = {
  /** In any order; the canonical one is by `position`. */
  readonly tables: readonly RoomTable[];
  readonly entry: (no: EntryNo) => RoomEntry | undefined;
};

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 12;
export const MOST_TABLES = 1200;

export const emptySeat: Seat = { locked: false, entry: null, reservedFor: null };

export const isFree = (seat: Seat): boolean => !seat.locked && seat.entry === null && seat.reservedFor === null;

export const isActive = ({ state }: Pick<RoomTable, 'state'>): boolean => state === 'open' || state === 'filling';

export const inPlay = (table: RoomTable): boolean => table.state === 'open';

export const seatAt = (table: RoomTable, seat: SeatNo): Seat | undefined => table.seats[seat - 1];

export const freeSeats = (table: RoomTable): SeatNo[] =>
  table.seats.flatMap((seat, index) => (isFree(seat) ? [index + 1] : []));

export const lockedEmpty = (table: RoomTable): number =>
  table.seats.filter(({ locked, entry, reservedFor }) => locked && entry === null && reservedFor === null).length;

export const leaversOf = (tables: readonly RoomTable[]): ReadonlySet<EntryNo> => {
  const leaving = new Set<EntryNo>();
  for (const { seats } of tables)
    for (const { reservedFor } of seats) if (reservedFor !== null && reservedFor !== SOMEBODY) leaving.add(reservedFor);
  return leaving;
};

/** Issued moves count as done. Empty seats never count, locked or not. */
export const playersAt = (table: RoomTable, leaving: ReadonlySet<EntryNo>): number => {
  let players = -table.walkers;
  for (const { entry, reservedFor } of table.seats)
    if (reservedFor !== null || (entry !== null && !leaving.has(entry))) players++;
  return Math.max(0, players);
};

export const entriesAt = (table: RoomTable, leaving: ReadonlySet<EntryNo>): EntryNo[] =>
  table.seats.flatMap(({ entry, reservedFor }) => {
    if (reservedFor !== null) return reservedFor === SOMEBODY ? [] : [reservedFor];
    return entry !== null && !leaving.has(entry) ? [entry] : [];
  });

export const withSeat = (table: RoomTable, seat: SeatNo, change: Partial<Seat>): RoomTable => ({
  ...table,
  seats: table.seats.map((had, index) => (index === seat - 1 ? { ...had, ...change } : had)),
});

export type Assignment = {
  readonly entry: EntryNo;
  readonly table: TableNo;
  readonly seat: SeatNo;
  readonly rule: Rule;
};

/** `3a` clock operator, `3b` expert where there is none, `3c` anybody, `3c-exp` and `3c-op` only held-back experts or operators. */
export type Rule = '3a' | '3b' | '3c' | '3c-exp' | '3c-op';
