import { describe, expect, test } from 'vitest';
import { freeSeats, type RoomTable } from '../../../../../core/games/poker/rules/room.ts';
import {
  poolOfBreak,
  poolOfRedraw,
  roomForBreak,
  roomForRedraw,
  seatIsFree,
  seatOrWait,
  tablesToOpen,
  withChairs,
} from '../../../../../core/games/poker/seating/callers.ts';
import { tablesOf, taken } from '../rooms.ts';

const closed = { state: 'closed' } as const;

describe('initial draw (5 B, D20)', () => {
  test('ceil(n / ideal) tables, those that break last', () => {
    const tables = tablesOf(closed, closed, closed, closed, closed, closed);
    expect(tablesToOpen(tables, 45, 9)).toEqual([1, 2, 3, 4, 5]);
    expect(tablesToOpen(tables, 19, 9)).toEqual([1, 2, 3]);
    expect(tablesToOpen(tables, 16, 8)).toEqual([1, 2]);
    expect(tablesToOpen(tables, 18, null)).toEqual([1, 2]);
  });

  test('tables in use already count first', () => {
    const tables = tablesOf(closed, closed, {}, closed);
    expect(tablesToOpen(tables, 12, null)).toEqual([1]);
    expect(tablesToOpen(tables, 9, null)).toEqual([]);
  });

  test('tables on hold break last of all; locked chairs are no room; too few tables are all opened', () => {
    expect(tablesToOpen(tablesOf(closed, closed, { ...closed, hold: true }), 5, null)).toEqual([3]);
    expect(tablesToOpen(tablesOf({ ...closed, locked: [1, 2] }, closed), 8, null)).toEqual([1, 2]);
    expect(tablesToOpen(tablesOf(closed, closed), 99, null)).toEqual([1, 2]);
  });
});

test('alternates come first, who finds no seat waits in order [poker 5 D]', () => {
  expect(seatOrWait([4, 2], [9, 7], 3)).toEqual({ seat: [4, 2, 9], wait: [7] });
  expect(seatOrWait([], [9], 0)).toEqual({ seat: [], wait: [9] });
});

test('the old seat, if still free (5 E)', () => {
  const tables = tablesOf({ seated: { 1: 5 }, locked: [3], reserved: { 4: 6 } }, closed);
  expect([1, 2, 3, 4, 10].map((seat) => seatIsFree(tables, 1, seat))).toEqual([false, true, false, false, false]);
  expect(seatIsFree(tables, 2, 1)).toBe(false);
  expect(seatIsFree(tables, null, null)).toBe(false);
});

// Entry 1 goes from table 1 to table 2; entry 11 from table 2 to table 3.
const moving = () =>
  tablesOf(
    { seated: taken(3, 1) },
    { seated: taken(3, 11), reserved: { 9: 1 }, locked: [2] },
    { seated: taken(3, 21), reserved: { 9: 11 }, locked: [1] },
  );

describe('a break [poker 6]', () => {
  test('the pool are those who count at the broken tables, arrivals included, those with a slip away not', () => {
    expect(poolOfBreak(moving(), [2])).toEqual([1, 12, 13]);
    expect(poolOfBreak(moving(), [2, 3])).toEqual([1, 11, 12, 13, 21, 22, 23]);
  });

  test('the broken table is closed; the seat one of the pool still sits on elsewhere stays blocked', () => {
    const [first, second] = roomForBreak(moving(), [2], [1, 12, 13]) as [RoomTable, RoomTable];
    expect(second.state).toBe('closed');
    expect(freeSeats(first)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(first.seats[0]).toMatchObject({ locked: true, entry: null });
  });
});

describe('everybody draws [poker 6]', () => {
  test('all but the players of locked seats at tables that stay', () => {
    expect(poolOfRedraw(moving(), [])).toEqual([1, 2, 3, 11, 13, 22, 23]);
    expect(poolOfRedraw(moving(), [3])).toEqual([1, 2, 3, 11, 13, 21, 22, 23]);
  });

  test('they have all stood up', () => {
    const tables = moving();
    const [first, second, third] = roomForRedraw(tables, [3], poolOfRedraw(tables, [3])) as [
      RoomTable,
      RoomTable,
      RoomTable,
    ];
    expect(freeSeats(first)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(freeSeats(second)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
    expect(third.state).toBe('closed');
  });

  test('extra chairs stand at the end', () => {
    const [table] = tablesOf({ seats: 9 });
    expect(freeSeats(withChairs(table as RoomTable, 1)).at(-1)).toBe(10);
  });
});
