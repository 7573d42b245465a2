// @module-tag long

import { describe, expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import { anneal } from '../../../core/search/anneal.ts';
import { bestOfAll } from '../../../core/search/every-seating.ts';
import { compareCosts, costOf } from '../../../core/search/pair-costs.ts';
import { prove } from '../../../core/search/prove.ts';
import type { Solver } from '../../../core/search/solver.ts';
import { topDownGreedy } from '../../../core/search/top-down.ts';
import { loadSolver } from '../../../electron/workers/highs.ts';
import { afterRounds, annealPlan } from './seatings.ts';

const never = () => false;
const limits = { rounds: 20, added: 1500, few: 3000, kept: 12_000, effort: { nodes: 3000, iterations: 10_000 } };
const solver = await loadSolver();
const plan = { ...annealPlan, steps: 1_000_000 };

describe('proof by set partitioning', () => {
  test('from the greedy start it comes to the best of all seatings and says so', () => {
    for (let field = 0; field < 24; field++) {
      const n = [8, 12, 16][field % 3] ?? 8;
      const costs = afterRounds(n, 1 + (field % 7), `prove${field}`);
      const proof = prove(costs, topDownGreedy(n, costs.first), limits, { solver, stopped: never });
      const best = bestOfAll(costs, true, never);
      expect(proof.proved).toBe(true);
      expect(proof.cost).toEqual(best?.cost);
      expect(proof.cost).toEqual(costOf(proof.groups, costs));
      expect(proof.firstAtLeast).toBe(best?.cost[0]);
    }
  });

  test('never above what a search finds, in fields of 24 and 32', () => {
    for (const [n, rounds] of [
      [24, 8],
      [32, 9],
    ] as const) {
      const costs = afterRounds(n, rounds, `large${n}`);
      const start = anneal(
        costs,
        topDownGreedy(n, costs.first),
        { ...plan, steps: 300_000 },
        { random: stream('y'), stopped: never },
      );
      const proof = prove(costs, start.groups, limits, { solver, stopped: never });
      const found = anneal(costs, start.groups, plan, { random: stream('x'), stopped: never });
      expect(proof.firstAtLeast).toBeLessThanOrEqual(found.cost[0]);
      if (proof.proved) expect(compareCosts(proof.cost, found.cost)).toBeLessThanOrEqual(0);
    }
  });

  test('without any node the bound still holds and nothing is called proved that is not', () => {
    for (let field = 0; field < 6; field++) {
      const costs = afterRounds(16, 3 + field, `bound${field}`);
      const proof = prove(
        costs,
        topDownGreedy(16, costs.first),
        { ...limits, rounds: 2, kept: 40 },
        { solver, stopped: never },
      );
      const best = bestOfAll(costs, true, never);
      expect(proof.firstAtLeast).toBeLessThanOrEqual(best?.cost[0] ?? 0);
      if (proof.proved) expect(proof.cost).toEqual(best?.cost);
    }
  });

  test('whatever dual values a solver gives, the bound holds', () => {
    const random = stream('wild');
    const wild: Solver = {
      relax: ({ people }) => Float64Array.from({ length: people }, () => random.below(5000) - 1000),
      choose: (_, start) => ({ chosen: start, proved: false }),
    };
    for (let field = 0; field < 10; field++) {
      const costs = afterRounds(12, 2 + field, `wild${field}`);
      const proof = prove(
        costs,
        topDownGreedy(12, costs.first),
        { ...limits, rounds: 3 },
        { solver: wild, stopped: never },
      );
      expect(proof.firstAtLeast).toBeLessThanOrEqual(bestOfAll(costs, true, never)?.cost[0] ?? 0);
    }
  });

  test('a solver that seats somebody twice is not believed', () => {
    const costs = afterRounds(16, 4, 'liar');
    const start = topDownGreedy(16, costs.first);
    const liar: Solver = { ...solver, choose: () => ({ chosen: [0, 0, 0, 0], proved: true }) };
    const proof = prove(costs, start, limits, { solver: liar, stopped: never });
    expect(new Set(proof.groups.flat()).size).toBe(16);
    if (costOf(start, costs)[0] !== bestOfAll(costs, true, never)?.cost[0]) expect(proof.proved).toBe(false);
  });

  test('stops when told and keeps the start', () => {
    const costs = afterRounds(40, 12, 'stop');
    const start = topDownGreedy(40, costs.first);
    const proof = prove(costs, start, limits, { solver, stopped: () => true });
    expect(proof).toMatchObject({ stopped: true, proved: false, cost: costOf(start, costs) });
  });

  test('cut short by its counts it ends the same way twice', () => {
    const costs = afterRounds(40, 9, 'cut');
    const short = { ...limits, effort: { nodes: 3000, iterations: 20 } };
    const once = prove(costs, topDownGreedy(40, costs.first), short, { solver, stopped: never });
    expect(once.proved).toBe(false);
    expect(prove(costs, topDownGreedy(40, costs.first), short, { solver, stopped: never })).toEqual(once);
  });

  test('the same problem ends the same way in a used and in a fresh instance', async () => {
    const costs = afterRounds(24, 9, 'again');
    const start = topDownGreedy(24, costs.first);
    const once = prove(costs, start, limits, { solver, stopped: never });
    expect(prove(costs, start, limits, { solver, stopped: never })).toEqual(once);
    expect(prove(costs, start, limits, { solver: await loadSolver(), stopped: never })).toEqual(once);
  });
});

test('a fault inside the solver costs the proof, and a renewed solver works again', async () => {
  const own = await loadSolver();
  const costs = afterRounds(16, 4, 'fault');
  const start = topDownGreedy(16, costs.first);
  const nonsense = { people: 4, tables: Int32Array.from([0, 1, 2, 99]), costs: Float64Array.from([1]) };
  expect(own.relax(nonsense, never)).toBeNull();
  const without = prove(costs, start, limits, { solver: own, stopped: never });
  expect(without).toMatchObject({ proved: false, firstAtLeast: 0, stopped: true });
  expect(without.cost).toEqual(costOf(start, costs));
  await own.renew();
  expect(prove(costs, start, limits, { solver: own, stopped: never }).proved).toBe(true);
});
