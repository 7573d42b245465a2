import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../../../core/tournament/words.ts';
import {
  type Arrangement,
  arrange,
  changedTables,
  type Direction,
  entrantAt,
  pick,
  release,
  type SeatAt,
  step,
  swap,
  unswap,
} from '../../../../renderer/round/seating/arrangement.ts';

const tables = (count: number): Table[] =>
  Array.from({ length: count }, (_, t) => ({ table: t + 1, seats: [1, 2, 3, 4].map((seat) => 4 * t + seat) }));

const at = (table: number, seat: number): SeatAt => ({ table, seat });
const seatsOf = ({ tables: all }: Arrangement) => all.map(({ seats }) => seats);
const walk = (arrangement: Arrangement, columns: number, ...directions: Direction[]): SeatAt =>
  directions.reduce((state, direction) => step(state, direction, columns), arrangement).at;

describe('swapping two people', () => {
  test('they change places, everybody else stays', () => {
    expect(seatsOf(swap(arrange(tables(3)), at(0, 1), at(2, 3)))).toEqual([
      [1, 12, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 2],
    ]);
  });

  test('at one table they change winds', () => {
    expect(seatsOf(swap(arrange(tables(1)), at(0, 0), at(0, 3)))).toEqual([[4, 2, 3, 1]]);
  });

  test('picking one seat and then another swaps them (click and click)', () => {
    const picked = pick(arrange(tables(2)), at(0, 0));
    expect(picked).toMatchObject({ picked: at(0, 0), swaps: [] });
    expect(pick(picked, at(1, 0))).toMatchObject({ picked: null, at: at(1, 0), swaps: [[at(0, 0), at(1, 0)]] });
  });

  test('picking the same seat again lets go of it', () => {
    const again = pick(pick(arrange(tables(2)), at(0, 0)), at(0, 0));
    expect(again).toMatchObject({ picked: null, swaps: [], tables: tables(2) });
  });

  test('Escape lets go', () => {
    expect(release(pick(arrange(tables(2)), at(0, 0))).picked).toBeNull();
  });

  test('a seat that is not there is not swapped', () => {
    expect(swap(arrange(tables(2)), at(0, 0), at(7, 0)).tables).toEqual(tables(2));
    expect(pick(arrange(tables(2)), at(0, 9)).picked).toBeNull();
  });

  test('any swaps keep everybody seated once, and taken back one by one they leave the tables as they were', () => {
    const seat = fc.record({ table: fc.nat(4), seat: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(fc.tuple(seat, seat), { maxLength: 20 }), (swaps) => {
        const done = swaps.reduce((state, [a, b]) => swap(state, a, b), arrange(tables(5)));
        const seated = done.tables.flatMap(({ seats }) => seats).toSorted((a, b) => a - b);
        expect(seated).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
        const undone = done.swaps.reduce((state) => unswap(state), done);
        expect(undone.tables).toEqual(tables(5));
        expect(unswap(undone)).toBe(undone);
      }),
    );
  });
});

describe('arrow keys over cards in rows of three', () => {
  const start = arrange(tables(8));

  test('up and down go through the seats and on to the next card in the column', () => {
    expect(walk(start, 3, 'down')).toEqual(at(0, 1));
    expect(walk(start, 3, 'down', 'down', 'down', 'down')).toEqual(at(3, 0));
    expect(walk(start, 3, 'down', 'down', 'down', 'down', 'up')).toEqual(at(0, 3));
  });

  test('left and right go to the same seat of the next card', () => {
    expect(walk(start, 3, 'down', 'right')).toEqual(at(1, 1));
    expect(walk(start, 3, 'right', 'right', 'right')).toEqual(at(3, 0));
    expect(walk(start, 3, 'right', 'left')).toEqual(at(0, 0));
  });

  test('at an edge they stay', () => {
    expect(walk(start, 3, 'up')).toEqual(at(0, 0));
    expect(walk(start, 3, 'left')).toEqual(at(0, 0));
    expect(walk(start, 3, 'last', 'down')).toEqual(at(7, 3));
    expect(walk(start, 3, 'last', 'right')).toEqual(at(7, 3));
  });

  test('Home and End go to the first and the last seat', () => {
    expect(walk(start, 3, 'last')).toEqual(at(7, 3));
    expect(walk(start, 3, 'last', 'first')).toEqual(at(0, 0));
  });

  test('moving does not let go of a picked seat', () => {
    expect(step(pick(start, at(0, 0)), 'right', 3).picked).toEqual(at(0, 0));
  });
});

describe('tables that a revision changes', () => {
  test('are those whose seats differ, with both', () => {
    const after = swap(arrange(tables(4)), at(1, 0), at(3, 2)).tables;
    expect(changedTables(tables(4), after)).toEqual([
      { table: 2, before: [5, 6, 7, 8], after: [15, 6, 7, 8] },
      { table: 4, before: [13, 14, 15, 16], after: [13, 14, 5, 16] },
    ]);
  });

  test('are none when swaps cancel each other out', () => {
    const back = swap(swap(arrange(tables(4)), at(1, 0), at(3, 2)), at(1, 0), at(3, 2));
    expect(changedTables(tables(4), back.tables)).toEqual([]);
    expect(entrantAt(back, at(1, 0))).toBe(5);
  });
});
