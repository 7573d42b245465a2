import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { windCounts } from '../../../../../core/games/mahjong/seating/meetings.ts';
import { drawWinds, evenestOrders, fourOrders, windGap } from '../../../../../core/games/mahjong/seating/winds.ts';
import { shuffle, stream } from '../../../../../core/random/stream.ts';
import { played } from '../requests.ts';

const winds = (...games: readonly string[]) => windCounts(played(...games));
const four = [1, 2, 3, 4];
/** Section 9: squared differences of the six pairs of wind counts, summed over the four players. */
const windPenalty = (order: readonly number[], earlier: ReadonlyMap<number, readonly number[]>): number =>
  order
    .map((player, wind) => (earlier.get(player) ?? [0, 0, 0, 0]).map((count, at) => count + (at === wind ? 1 : 0)))
    .flatMap((counts) => counts.flatMap((one, i) => counts.slice(i + 1).map((other) => (one - other) ** 2)))
    .reduce((sum, square) => sum + square, 0);

const orders = fourOrders.map((order) => order.map((position) => position + 1));

test('there are 24 orders of four', () => {
  expect(new Set(orders.map((order) => order.join('-'))).size).toBe(24);
});

describe('penalty', () => {
  test('G-W1 no earlier games: 12, all 24 orders equal', () => {
    for (const order of orders) expect(windPenalty(order, winds())).toBe(12);
    expect(evenestOrders(four, winds())).toHaveLength(24);
  });

  const rotated = winds('1-2-3-4', '4-1-2-3', '3-4-1-2');

  test('G-W2', () => {
    expect(windPenalty([1, 2, 3, 4], rotated)).toBe(32);
  });

  test('G-W3 the only best order', () => {
    expect(windPenalty([2, 3, 4, 1], rotated)).toBe(0);
    expect(evenestOrders(four, rotated)).toEqual([[2, 3, 4, 1]]);
  });

  test.each([
    ['G-W4', winds('1-2-3-4', '1-2-3-4', '1-2-3-4'), 96],
    ['G-W5', winds('1-2-3-4'), 16],
  ])('%s the best orders are the nine in which nobody keeps the seat', (_, earlier, penalty) => {
    const best = evenestOrders(four, earlier);
    expect(best).toHaveLength(9);
    for (const order of best) {
      expect(windPenalty(order, earlier)).toBe(penalty);
      expect(order.every((player, wind) => player !== wind + 1)).toBe(true);
    }
  });
});

describe('balanced', () => {
  const seat = fc.integer({ min: 0, max: 9 });
  const earlierOf = (counts: readonly (readonly number[])[]) =>
    new Map(counts.map((count, index) => [index + 1, count]));
  const beyond = (order: readonly number[], earlier: ReadonlyMap<number, readonly number[]>) =>
    order
      .map((id, wind) => Math.max(0, windGap([[-1, -2, -3, -4].with(wind, id)], earlier) - 2))
      .reduce((sum, excess) => sum + excess * excess, 0);

  test('who is beyond a difference of 2 already is not given the same wind again to spare somebody else', () => {
    // Player 1 had East three times; the others had it twice and lack another wind, so somebody sits East beyond 2.
    const earlier = earlierOf([
      [3, 0, 1, 0],
      [2, 0, 1, 1],
      [2, 1, 0, 1],
      [2, 1, 1, 0],
    ]);
    for (const [east] of evenestOrders(four, earlier)) expect(east).not.toBe(1);
  });

  test('least far beyond a difference of 2, then the least penalty of all 24 orders', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(seat, seat, seat, seat), { minLength: 4, maxLength: 4 }), (counts) => {
        const earlier = earlierOf(counts);
        const fewest = Math.min(...orders.map((order) => beyond(order, earlier)));
        const fit = orders.filter((order) => beyond(order, earlier) === fewest);
        const least = Math.min(...fit.map((order) => windPenalty(order, earlier)));
        const [seats = []] = drawWinds([four], earlier, 'balanced', stream('any'));
        expect(beyond(seats, earlier)).toBe(fewest);
        expect(windPenalty(seats, earlier)).toBe(least);
      }),
    );
  });

  test('the least penalty of all 24 orders wherever nobody goes beyond 2', () => {
    const near = fc.integer({ min: 3, max: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(near, near, near, near), { minLength: 4, maxLength: 4 }), (counts) => {
        const earlier = earlierOf(counts);
        const least = Math.min(...orders.map((order) => windPenalty(order, earlier)));
        const [seats = []] = drawWinds([four], earlier, 'balanced', stream('any'));
        expect(windPenalty(seats, earlier)).toBe(least);
      }),
    );
  });
});

test('equal penalties are resolved by the seeded generator', () => {
  const drawn = (seed: string) => drawWinds([four], new Map(), 'balanced', stream(seed))[0]?.join('-');
  expect(drawn('a')).toBe(drawn('a'));
  expect(new Set(Array.from({ length: 300 }, (_, seed) => drawn(`s${seed}`))).size).toBe(24);
});

test('as written keeps the order of the script', () => {
  expect(drawWinds([[4, 2, 3, 1]], new Map(), 'asWritten', stream('a'))).toEqual([[4, 2, 3, 1]]);
});

test('the bar cannot hold for all tables, whatever the rule: 64 players, three rounds, the same wind again and again', () => {
  // Those who had the same wind are put together: at each of their tables one has it again, and in round 3 once more.
  for (const mode of ['balanced', 'random'] as const) {
    const counts = new Map<number, number[]>();
    let groups = Array.from({ length: 16 }, (_, t) => [1, 2, 3, 4].map((seat) => 4 * t + seat));
    let gap = 0;
    for (let round = 1; round <= 3; round++) {
      const tables = drawWinds(groups, counts, mode, stream(mode, round));
      gap = windGap(tables, counts);
      for (const seats of tables)
        seats.forEach(
          (id, wind) =>
            void counts.set(id, (counts.get(id) ?? [0, 0, 0, 0]).with(wind, (counts.get(id)?.[wind] ?? 0) + 1)),
        );
      const byEast = [...counts].toSorted(([, a], [, b]) => (b[0] ?? 0) - (a[0] ?? 0)).map(([id]) => id);
      groups = Array.from({ length: 16 }, (_, t) => byEast.slice(4 * t, 4 * t + 4));
    }
    expect(gap).toBe(3);
  }
});

test('the bar: after any round 2 to 12 nobody’s most and least frequent wind differ by more than 2', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const players = Array.from({ length: 160 }, (_, index) => index + 1);
    const counts = new Map<number, number[]>();
    for (let round = 1; round <= 12; round++) {
      const shuffled = shuffle(players, stream(seed, round));
      const groups = Array.from({ length: 40 }, (_, table) => shuffled.slice(4 * table, 4 * table + 4));
      const tables = drawWinds(groups, counts, 'balanced', stream(seed, round, 'winds'));
      if (round >= 2) expect(windGap(tables, counts)).toBeLessThanOrEqual(2);
      for (const seats of tables)
        seats.forEach((id, wind) => {
          const own = counts.get(id) ?? [0, 0, 0, 0];
          own[wind] = (own[wind] ?? 0) + 1;
          counts.set(id, own);
        });
    }
  }
});
