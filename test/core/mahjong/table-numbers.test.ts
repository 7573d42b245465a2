import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatRandom } from '../../../core/mahjong/random.ts';
import { numberTables } from '../../../core/mahjong/table-numbers.ts';
import { quiet } from '../../../core/tournament/seating.ts';
import { granted, played, random, refused } from './requests.ts';

const groups = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10, 11, 12],
];
const never = () => 0;

test('by strength: the order in which the tables were made', () => {
  expect(granted(numberTables(groups, 'strength', {}, () => 5))).toEqual([1, 2, 3]);
});

describe('spread', () => {
  test('nobody gets the same table again where that can be avoided', () => {
    const visits = (player: number, table: number) => (Math.ceil(player / 4) === table ? 1 : 0);
    expect(granted(numberTables(groups, 'spread', {}, visits))).toEqual([2, 3, 1]);
  });

  test('ties go by strength order', () => {
    expect(granted(numberTables(groups, 'spread', {}, never))).toEqual([1, 2, 3]);
  });

  test('the sum of squared games at a physical table is the least of all numberings', () => {
    const visited = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 36, maxLength: 36 });
    const squares = (numbers: readonly number[], visits: (p: number, t: number) => number) =>
      groups.reduce(
        (sum, four, g) =>
          sum +
          four.reduce(
            (own, player) =>
              own + [1, 2, 3].reduce((s, t) => s + (visits(player, t) + (t === numbers[g] ? 1 : 0)) ** 2, 0),
            0,
          ),
        0,
      );
    const all = [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ];
    fc.assert(
      fc.property(visited, (counts) => {
        const visits = (player: number, table: number) => counts[3 * (player - 1) + table - 1] ?? 0;
        const least = Math.min(...all.map((numbers) => squares(numbers, visits)));
        const first = all.find((numbers) => squares(numbers, visits) === least);
        expect(granted(numberTables(groups, 'spread', {}, visits))).toEqual(first);
      }),
    );
  });
});

describe('fixed tables', () => {
  test.each(['strength', 'spread'] as const)('that player’s table gets that number (%s)', (mode) => {
    expect(granted(numberTables(groups, mode, { 6: 1 }, never))).toEqual([2, 1, 3]);
  });

  test('two players with the same fixed table may sit together', () => {
    expect(granted(numberTables(groups, 'strength', { 6: 1, 7: 1 }, never))).toEqual([2, 1, 3]);
  });

  test('two players at one table with different fixed tables: both are named', () => {
    expect(refused(numberTables(groups, 'strength', { 6: 1, 7: 2 }, never))).toMatchObject({
      code: 'mahjong.fixedTableConflict',
      params: { players: [6, 7], tables: [1, 2] },
    });
  });

  test('two tables that both need the same number: both players are named', () => {
    expect(refused(numberTables(groups, 'strength', { 6: 1, 12: 1 }, never))).toMatchObject({
      code: 'mahjong.fixedTableConflict',
      params: { players: [6, 12], tables: [1, 1] },
    });
  });

  test('a fixed table that is not set up is refused', () => {
    const request = random({ n: 8 }, { tableNumbers: { fixed: { 3: 9 } } });
    expect(refused(seatRandom(request, quiet))).toMatchObject({
      code: 'mahjong.fixedTableOutside',
      params: { player: 3, table: 9, tables: 2 },
    });
  });

  test('the fixed table of somebody who does not play is ignored', () => {
    const request = random({ n: 8 }, { tableNumbers: { fixed: { 30: 9 } } });
    expect(granted(seatRandom(request, quiet)).tables).toHaveLength(2);
  });
});

test('in a seating, spread avoids the table of the round before', () => {
  const history = played('1-2-3-4, 5-6-7-8');
  const request = random({ n: 8, history }, { tableNumbers: { mode: 'spread' } });
  const { tables } = granted(seatRandom(request, quiet));
  const again = tables.flatMap(({ table, seats }) => seats.filter((id) => Math.ceil(id / 4) === table)).length;
  expect(again).toBeLessThanOrEqual(4);
});
