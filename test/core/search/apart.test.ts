import { expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import { type IsApart, leastTogether, movedApart, together } from '../../../core/search/apart.ts';

const rows = (tables: number, each: number) =>
  Array.from({ length: tables }, (_, table) => Array.from({ length: each }, (_seat, seat) => table * each + seat));

test('X-17 an exchange looks again at the tables of two people only, however many there are', () => {
  const people = 400;
  const tables = rows(people / 2, 2);
  const order = Array.from({ length: people }, (_, i) => i);
  let asked = 0;
  const isApart: IsApart = () => {
    asked += 1;
    return true;
  };
  // Nobody can be kept apart from anybody: all exchanges that may be tried are.
  movedApart(order, tables, isApart, { random: stream('x'), least: 0, stopped: () => false });
  expect(asked).toBeLessThan(400 * people * 10);
});

test('X-17 nobody is moved where as few are together as can be', () => {
  const tables = rows(10, 4);
  const order = Array.from({ length: 40 }, (_, i) => i);
  const isOfClub = (one: number) => one % 4 === 0 || one === 1 || one === 5;
  const isApart: IsApart = (one, other) => isOfClub(one) && isOfClub(other);
  const least = leastTogether(12, 10);
  expect([least, together(order, tables, isApart)]).toEqual([2, 2]);
  expect(movedApart(order, tables, isApart, { random: stream('x'), least, stopped: () => false })).toEqual(order);
});
