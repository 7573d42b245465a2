/**
 * Tables being changed by hand: two people change places [M-30]. Nothing else can be done to a seating by hand, so
 * everybody keeps sitting exactly once [I-1].
 *
 * | way | functions |
 * | --- | --- |
 * | keyboard: arrows move, Space picks the first and swaps with the second, Escape lets go | `step`, `pick`, `release` |
 * | click and click | `pick` |
 * | drag and drop | `swap` |
 */

import type { Seated } from '../../../core/api/seating.ts';
import type { Bye, DrawNo, EntrantId, Json, RoundNo, Table, TableNo } from '../../../core/tournament/words.ts';

/** A seat: index of its table in the list, index of the seat at the table. */
export type SeatAt = { readonly table: number; readonly seat: number };

export type Arrangement = {
  readonly tables: readonly Table[];
  /** The seat that the arrow keys are on. */
  readonly at: SeatAt;
  /** The first of the two to be swapped. */
  readonly picked: SeatAt | null;
  /** The swaps so far, oldest first. */
  readonly swaps: readonly (readonly [SeatAt, SeatAt])[];
};

/** A proposal as it came, what it was asked with, and the changes by hand since. */
export type Drawn = {
  readonly round: RoundNo;
  readonly method: string;
  readonly options: Json;
  readonly seated: Seated;
  readonly arrangement: Arrangement;
  /** Who sits out, where that was changed after the draw. */
  readonly byes?: readonly Bye[];
  /** The number of the draw, where it was published before and taken back. */
  readonly draw?: DrawNo;
  /** The program does not hold it any more: it can be looked at, not published. */
  readonly isGone?: boolean;
};

/** The tables as seated, reasons and all else of a proposal left out. */
const bareTables = (tables: readonly Table[]): readonly Table[] => tables.map(({ table, seats }) => ({ table, seats }));

export const arrange = (tables: readonly Table[]): Arrangement => ({
  tables: bareTables(tables),
  at: { table: 0, seat: 0 },
  picked: null,
  swaps: [],
});

export const sameSeat = (a: SeatAt | null, b: SeatAt | null): boolean =>
  a !== null && b !== null && a.table === b.table && a.seat === b.seat;

export const entrantAt = ({ tables }: { readonly tables: readonly Table[] }, at: SeatAt): EntrantId | null =>
  tables[at.table]?.seats[at.seat] ?? null;

const exchanged = (tables: readonly Table[], a: SeatAt, b: SeatAt): readonly Table[] => {
  const first = entrantAt({ tables }, a);
  const second = entrantAt({ tables }, b);
  if (first === null || second === null) return tables;
  return tables.map((table, index) =>
    index !== a.table && index !== b.table
      ? table
      : {
          ...table,
          seats: table.seats.map((entrant, seat) => {
            if (sameSeat(a, { table: index, seat })) return second;
            return sameSeat(b, { table: index, seat }) ? first : entrant;
          }),
        },
  );
};

/** Two people change places; the seats (and with them the winds) stay where they are. */
export const swap = (arrangement: Arrangement, a: SeatAt, b: SeatAt): Arrangement => {
  if (sameSeat(a, b) || entrantAt(arrangement, a) === null || entrantAt(arrangement, b) === null) {
    return { ...arrangement, picked: null };
  }
  return {
    tables: exchanged(arrangement.tables, a, b),
    at: b,
    picked: null,
    swaps: [...arrangement.swaps, [a, b]],
  };
};

/** Picks a seat, lets go of it when it is the picked one, or swaps it with the picked one. */
export const pick = (arrangement: Arrangement, at: SeatAt): Arrangement => {
  if (entrantAt(arrangement, at) === null) return arrangement;
  if (arrangement.picked === null) return { ...arrangement, at, picked: at };
  return swap({ ...arrangement, at }, arrangement.picked, at);
};

export const release = (arrangement: Arrangement): Arrangement => ({ ...arrangement, picked: null });

/** Takes the last swap back. */
export const unswap = (arrangement: Arrangement): Arrangement => {
  const last = arrangement.swaps.at(-1);
  if (last === undefined) return arrangement;
  const [a, b] = last;
  return {
    tables: exchanged(arrangement.tables, a, b),
    at: a,
    picked: null,
    swaps: arrangement.swaps.slice(0, -1),
  };
};

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/**
 * Moves the place of the arrow keys over cards laid out in rows: up and down through the seats and on to the card above
 * or below, left and right to the same seat of the next card. At an edge it stays.
 *
 * @param columns cards in a row
 */
export const step = (arrangement: Arrangement, direction: Direction, columns: number): Arrangement => {
  const { at, tables } = arrangement;
  const seatsAt = (table: number): number => tables[table]?.seats.length ?? 0;
  const go = (table: number, seat: number): Arrangement =>
    table < 0 || table >= tables.length
      ? arrangement
      : { ...arrangement, at: { table, seat: Math.min(seat, seatsAt(table) - 1) } };
  switch (direction) {
    case 'up':
      return at.seat > 0 ? go(at.table, at.seat - 1) : go(at.table - columns, seatsAt(at.table - columns) - 1);
    case 'down':
      return at.seat < seatsAt(at.table) - 1 ? go(at.table, at.seat + 1) : go(at.table + columns, 0);
    case 'left':
      return go(at.table - 1, at.seat);
    case 'right':
      return go(at.table + 1, at.seat);
    case 'first':
      return go(0, 0);
    case 'last':
      return go(tables.length - 1, seatsAt(tables.length - 1) - 1);
  }
};

/** A table before and after, for the list that is shown before a published seating is revised. */
export type ChangedTable = {
  readonly table: TableNo;
  readonly before: readonly EntrantId[];
  readonly after: readonly EntrantId[];
};

/** Tables whose seats differ, in the order of `after`. */
export const changedTables = (before: readonly Table[], after: readonly Table[]): readonly ChangedTable[] => {
  const seatsBefore = new Map(before.map(({ table, seats }) => [table, seats]));
  return after.flatMap(({ table, seats }) => {
    const old = seatsBefore.get(table) ?? [];
    return old.join() === seats.join() ? [] : [{ table, before: old, after: seats }];
  });
};
