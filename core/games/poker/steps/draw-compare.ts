/** Two draws of the journal side by side. Only draws that were made: to look at two before would be a choice of seats. */

import type { Chair, SeatDraw } from '../rules/floor-state.ts';
import type { EntryNo } from '../rules/room.ts';

type SeatInBoth = { readonly entry: EntryNo; readonly a: Chair | null; readonly b: Chair | null };

export type DrawsBeside = {
  /** In order of registration; null: not in that draw. */
  readonly seats: readonly SeatInBoth[];
  readonly both: number;
  readonly sameTable: number;
  readonly sameSeat: number;
};

const chairs = ({ seats }: SeatDraw): ReadonlyMap<EntryNo, Chair> =>
  new Map(seats.map(({ entry, table, seat }) => [entry, { table, seat }]));

export const drawsBeside = (a: SeatDraw, b: SeatDraw): DrawsBeside => {
  const [first, second] = [chairs(a), chairs(b)];
  const entries = [...new Set([...first.keys(), ...second.keys()])].toSorted((x, y) => x - y);
  const seats = entries.map((entry) => ({ entry, a: first.get(entry) ?? null, b: second.get(entry) ?? null }));
  const shared = seats.flatMap((each) => (each.a === null || each.b === null ? [] : [{ a: each.a, b: each.b }]));
  const sameTable = shared.filter((each) => each.a.table === each.b.table);
  return {
    seats,
    both: shared.length,
    sameTable: sameTable.length,
    sameSeat: sameTable.filter((each) => each.a.seat === each.b.seat).length,
  };
};
