/**
 * Two seatings of the same round on the same standings, side by side. Pure.
 *
 * | question | function |
 * | --- | --- |
 * | which has the lower figure | `figuresOf` |
 * | who sits at another table, which tables have the same four | `differenceOf` |
 */

import type { Metrics } from '../../core/game/seating.ts';
import type { EntrantId, Table, TableNo } from '../../core/tournament/words.ts';
import { thirdMeetings } from '../round/seating/repeats.ts';

export type Side = 'a' | 'b';

/** A figure of both; null where one of them does not have it. All of them are better the lower they are. */
export type ComparedFigure = {
  readonly name: string;
  readonly a: number | null;
  readonly b: number | null;
  readonly lower: Side | null;
};

const compared = (name: string, a: number | null, b: number | null): ComparedFigure => {
  const lower = a === null || b === null || a === b ? null : a < b ? 'a' : 'b';
  return { name, a, b, lower };
};

/**
 * Repeats, third meetings and the game's figures, in this order.
 *
 * @param names the game's figures to show
 */
export const figuresOf = (a: Metrics, b: Metrics, names: readonly string[]): readonly ComparedFigure[] => [
  compared('repeats', a.repeats, b.repeats),
  compared('third', thirdMeetings(a), thirdMeetings(b)),
  ...names
    .map((name) => compared(name, a.figures[name] ?? null, b.figures[name] ?? null))
    .filter((figure) => figure.a !== null || figure.b !== null),
];

/** Somebody at a table, and where the other seating has them; null where it has them at no table. */
export type ComparedSeat = { readonly entrant: EntrantId; readonly elsewhere: TableNo | null; readonly moved: boolean };

export type ComparedTable = {
  readonly table: TableNo;
  readonly a: readonly ComparedSeat[];
  readonly b: readonly ComparedSeat[];
  /** `seats`: nothing differs; `people`: the same people in other seats. */
  readonly same: 'seats' | 'people' | 'no';
};

export type Difference = {
  /** In table order. */
  readonly tables: readonly ComparedTable[];
  /** People whose table has another number. */
  readonly moved: number;
  /** Tables of the second seating whose people sit together in the first too, whatever the table's number. */
  readonly sameFours: number;
};

const tableOf = (tables: readonly Table[]): ReadonlyMap<EntrantId, TableNo> =>
  new Map(tables.flatMap(({ table, seats }) => seats.map((entrant) => [entrant, table] as const)));

const people = (seats: readonly EntrantId[]): string => seats.toSorted((a, b) => a - b).join();

/** What differs between the tables of two seatings. */
export const differenceOf = (a: readonly Table[], b: readonly Table[]): Difference => {
  const [inA, inB] = [tableOf(a), tableOf(b)];
  const seatsOf = (tables: readonly Table[], table: TableNo) =>
    tables.find((candidate) => candidate.table === table)?.seats ?? [];
  const compare = (seats: readonly EntrantId[], here: TableNo, there: ReadonlyMap<EntrantId, TableNo>) =>
    seats.map((entrant): ComparedSeat => {
      const elsewhere = there.get(entrant) ?? null;
      return { entrant, elsewhere, moved: elsewhere !== here };
    });
  const numbers = [...new Set([...a, ...b].map(({ table }) => table))].toSorted((x, y) => x - y);
  const tables = numbers.map((table): ComparedTable => {
    const [seatsA, seatsB] = [seatsOf(a, table), seatsOf(b, table)];
    const same = seatsA.join() === seatsB.join() ? 'seats' : people(seatsA) === people(seatsB) ? 'people' : 'no';
    return { table, a: compare(seatsA, table, inB), b: compare(seatsB, table, inA), same };
  });
  const fours = new Set(a.map(({ seats }) => people(seats)));
  return {
    tables,
    moved: tables.reduce((sum, table) => sum + table.b.filter(({ moved }) => moved).length, 0),
    sameFours: b.filter(({ seats }) => fours.has(people(seats))).length,
  };
};
