import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import { type AnnealPlan, anneal } from '../../../core/search/anneal.ts';
import { bestOfAll } from '../../../core/search/every-seating.ts';
import { compareCosts, compareRankingOrder, costOf, inRankingOrder } from '../../../core/search/pair-costs.ts';
import { topDown, topDownGreedy } from '../../../core/search/top-down.ts';
import { afterRounds, annealPlan, everySeatingOf, inSizes } from './seatings.ts';

const never = () => false;
const field = fc.record({
  n: fc.constantFrom(4, 8, 12),
  rounds: fc.integer({ min: 0, max: 6 }),
  seed: fc.string({ maxLength: 6 }),
});
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
const all = new Map([4, 8, 12].map((n) => [n, everySeatingOf(upTo(n))]));

describe('top-down search', () => {
  test('finds the first seating without a forbidden pair, or proves that there is none', () => {
    fc.assert(
      fc.property(field, ({ n, rounds, seed }) => {
        const costs = afterRounds(n, rounds, seed);
        const first = (all.get(n) ?? []).find((groups) => costOf(groups, costs)[0] === 0);
        const result = topDown(n, costs.first, 300_000, never);
        expect(result.found).toBe(first === undefined ? 'none' : 'seating');
        expect(result.groups).toEqual(first ?? []);
      }),
      { numRuns: 100 },
    );
  });

  test('with few forbidden pairs, too', () => {
    const pairs = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { minLength: 5, maxLength: 30 });
    fc.assert(
      fc.property(pairs, (forbiddenPairs) => {
        const forbidden = new Int32Array(144);
        for (const [a, b] of forbiddenPairs) if (a !== b) [forbidden[a * 12 + b], forbidden[b * 12 + a]] = [1, 1];
        const costs = { n: 12, first: forbidden, second: forbidden, third: forbidden };
        const first = (all.get(12) ?? []).find((groups) => costOf(groups, costs)[0] === 0);
        expect(topDown(12, forbidden, 300_000, never).groups).toEqual(first ?? []);
      }),
      { numRuns: 100 },
    );
  });

  test('a table tried is a complete set of four put down', () => {
    expect(topDown(8, new Int32Array(64), 300_000, never).tried).toBe(2);
    expect(topDown(8, new Int32Array(64), 1, never)).toMatchObject({ found: 'budget', tried: 1 });
  });

  test('looks at the stop flag', () => {
    const costs = afterRounds(64, 14, 'hard');
    expect(['stopped', 'none', 'seating']).toContain(topDown(64, costs.first, 300_000, () => true).found);
    const budget = topDown(64, afterRounds(64, 11, 'hard').first, 300_000, never);
    if (budget.found === 'budget') expect(budget.tried).toBeGreaterThan(1000);
  });

  test('the greedy pass seats everybody once', () => {
    const groups = topDownGreedy(40, afterRounds(40, 9, 'greedy').first);
    expect(groups.flat().sort((a, b) => a - b)).toEqual(upTo(40));
    expect(groups.every((group) => group.length === 4)).toBe(true);
  });
});

describe('every seating', () => {
  test.each([true, false])('the best of all, third cost counts: %s', (withThird) => {
    fc.assert(
      fc.property(field, ({ n, rounds, seed }) => {
        const costs = afterRounds(n, rounds, seed);
        const best = (all.get(n) ?? [])
          .map((groups) => ({ groups, cost: costOf(groups, costs) }))
          .reduce((a, b) => {
            const third = withThird ? compareCosts(a.cost, b.cost) : a.cost[0] - b.cost[0] || a.cost[1] - b.cost[1];
            return (third || compareRankingOrder(a.groups, b.groups)) <= 0 ? a : b;
          });
        expect(bestOfAll(costs, withThird, never)).toEqual(best);
      }),
      { numRuns: 40 },
    );
  });

  test('nothing when stopped', () => {
    expect(bestOfAll(afterRounds(20, 5, 'x'), true, () => true)).toBeNull();
  });
});

const plan: AnnealPlan = { ...annealPlan, steps: 20_000 };

describe('annealing', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 12 });

  test('everybody stays seated once at tables of the same sizes, at the cost it says, never worse than the start', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 9 }), fc.string({ maxLength: 5 }), (tables, rounds, seed) => {
        const start = inSizes(tables);
        const n = start.flat().length;
        if (n < 2) return;
        const costs = afterRounds(n, rounds, seed);
        const found = anneal(costs, start, plan, { random: stream(seed), stopped: never });
        expect(found.groups.map((group) => group.length)).toEqual(tables);
        expect(found.groups.flat().sort((a, b) => a - b)).toEqual(upTo(n));
        expect(found.cost).toEqual(costOf(found.groups, costs));
        expect(compareCosts(found.cost, costOf(start, costs))).toBeLessThanOrEqual(0);
        expect(found).toMatchObject({ used: plan.steps, stopped: false });
      }),
      { numRuns: 60 },
    );
  });

  test('the same stream gives the same seating, another one another', () => {
    const costs = afterRounds(40, 9, 'same');
    const from = (seed: string) =>
      anneal(costs, topDownGreedy(40, costs.first), plan, { random: stream(seed), stopped: never }).groups;
    expect(from('a')).toEqual(from('a'));
    expect(from('a')).not.toEqual(from('b'));
  });

  test('a frozen result, so that a change of the search is noticed', () => {
    const costs = afterRounds(16, 6, 'frozen');
    const { groups, cost } = anneal(costs, topDownGreedy(16, costs.first), plan, {
      random: stream('frozen'),
      stopped: never,
    });
    expect({ groups: inRankingOrder(groups), cost }).toMatchInlineSnapshot(`
      {
        "cost": [
          12,
          18,
          120,
        ],
        "groups": [
          [
            0,
            3,
            12,
            14,
          ],
          [
            1,
            7,
            9,
            11,
          ],
          [
            2,
            4,
            5,
            6,
          ],
          [
            8,
            10,
            13,
            15,
          ],
        ],
      }
    `);
  });

  test('reaches the best of all seatings of 16 in every one of ten fields', () => {
    for (let field16 = 0; field16 < 10; field16++) {
      const costs = afterRounds(16, 1 + (field16 % 6), `best${field16}`);
      const found = anneal(
        costs,
        topDownGreedy(16, costs.first),
        { ...plan, steps: 1_000_000 },
        { random: stream('x'), stopped: never },
      );
      const best = bestOfAll(costs, true, never);
      expect(found.cost.slice(0, 2)).toEqual(best?.cost.slice(0, 2));
    }
  });

  test('stops when told, with the best so far', () => {
    const costs = afterRounds(40, 9, 'stop');
    let looks = 0;
    const found = anneal(
      costs,
      topDownGreedy(40, costs.first),
      { ...plan, steps: 9e6 },
      { random: stream('x'), stopped: () => ++looks > 2 },
    );
    expect(found.stopped).toBe(true);
    expect(found.used).toBeLessThan(200_000);
    expect(found.cost).toEqual(costOf(found.groups, costs));
  });
});
