import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quiet } from '../../../../../core/game/seating.ts';
import { seatInterval } from '../../../../../core/games/mahjong/seating/interval.ts';
import { seatRandom } from '../../../../../core/games/mahjong/seating/random.ts';
import { seatSwiss } from '../../../../../core/games/mahjong/seating/swiss.ts';
import { numberTables } from '../../../../../core/games/mahjong/seating/table-numbers.ts';
import { stream } from '../../../../../core/random/stream.ts';
import { granted, interval, played, random, refused, swiss, together } from '../requests.ts';

const groups = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10, 11, 12],
];
const never = () => 0;
const lot = stream('seed', 'tables');

test('by strength: the order in which the tables were made', () => {
  expect(granted(numberTables(groups, { mode: 'strength', fixed: {}, visits: () => 5, random: lot }))).toEqual([
    1, 2, 3,
  ]);
});

describe('spread', () => {
  test('nobody gets the same table again where that can be avoided', () => {
    const visits = (player: number, table: number) => (Math.ceil(player / 4) === table ? 1 : 0);
    expect(granted(numberTables(groups, { mode: 'spread', fixed: {}, visits, random: lot }))).toEqual([2, 3, 1]);
  });

  test('ties go by strength order', () => {
    expect(granted(numberTables(groups, { mode: 'spread', fixed: {}, visits: never, random: lot }))).toEqual([1, 2, 3]);
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
        expect(granted(numberTables(groups, { mode: 'spread', fixed: {}, visits, random: lot }))).toEqual(first);
      }),
    );
  });
});

describe('[hall-and-print 2.9] by lot', () => {
  const history = played('1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16');
  const inTables = (tables: readonly { readonly table: number; readonly seats: readonly number[] }[]) =>
    tables.toSorted((a, b) => a.table - b.table);

  test('every numbering is as likely as any other', () => {
    const random = stream('even');
    const seen = new Map<string, number>();
    for (let draw = 0; draw < 6000; draw++) {
      const numbers = granted(numberTables(groups, { mode: 'lot', fixed: {}, visits: never, random })).join();
      seen.set(numbers, (seen.get(numbers) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('in Swiss the same people sit together on the same winds, at tables that the seed draws', () => {
    const plain = granted(seatSwiss(swiss({ n: 16, history }), quiet));
    const drawn = (seed: string) => {
      const request = swiss({ n: 16, history, seed }, { tableNumbers: { mode: 'lot' } });
      return granted(seatSwiss(request, quiet));
    };
    const numbered = drawn('seed');
    expect(together(numbered.tables)).toBe(together(plain.tables));
    expect(numbered.tables.map(({ seats }) => seats)).toEqual(plain.tables.map(({ seats }) => seats));
    expect(numbered.tables.map(({ table }) => table).toSorted()).toEqual([1, 2, 3, 4]);
    expect(drawn('seed')).toEqual(numbered);
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => inTables(drawn(seed).tables)[0]?.seats[0]);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });

  test('the leader of an interval seating need not be at table 1; a fixed table stays', () => {
    const at = (seed: string, fixed = {}) => {
      const request = interval({ n: 16, k: 1, history, seed }, { tableNumbers: { mode: 'lot', fixed } });
      return granted(seatInterval(request)).tables.find(({ seats }) => seats.includes(1))?.table;
    };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(new Set(seeds.map((seed) => at(seed))).size).toBeGreaterThan(1);
    expect(new Set(seeds.map((seed) => at(seed, { 1: 3 })))).toEqual(new Set([3]));
  });
});

describe('fixed tables', () => {
  test.each(['strength', 'spread'] as const)('that player’s table gets that number (%s)', (mode) => {
    expect(granted(numberTables(groups, { mode, fixed: { 6: 1 }, visits: never, random: lot }))).toEqual([2, 1, 3]);
  });

  test('two players with the same fixed table may sit together', () => {
    expect(
      granted(numberTables(groups, { mode: 'strength', fixed: { 6: 1, 7: 1 }, visits: never, random: lot })),
    ).toEqual([2, 1, 3]);
  });

  test('two players at one table with different fixed tables: both are named', () => {
    expect(
      refused(numberTables(groups, { mode: 'strength', fixed: { 6: 1, 7: 2 }, visits: never, random: lot })),
    ).toMatchObject({
      code: 'mahjong.fixedTableConflict',
      params: { players: [6, 7], tables: [1, 2] },
    });
  });

  test('two tables that both need the same number: both players are named', () => {
    expect(
      refused(numberTables(groups, { mode: 'strength', fixed: { 6: 1, 12: 1 }, visits: never, random: lot })),
    ).toMatchObject({
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
