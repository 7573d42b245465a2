// @module-tag long

import { describe, expect, test } from 'vitest';
import { firstOptimum } from '../../../core/matching/first-optimum.ts';
import { graphOf } from '../../../core/matching/graph.ts';
import { minimumPairing, type Pairs } from '../../../core/matching/pairing.ts';
import { perfectMatching } from '../../../core/matching/perfect-matching.ts';
import { dice, edgesOf, exhaustive, nameOf, type PairTable, randomTable } from './oracles.ts';

const pairsOf = (size: number, levels: number, table: PairTable): Pairs => ({
  size,
  levels,
  cost: (u, v, into, from) => {
    const cost = table.get(nameOf(size, u, v));
    if (cost !== undefined) into.set(cost, from);
    return cost !== undefined;
  },
});

/** The top half against the bottom half, as far from the fold as `reach` to begin with. */
const folded = (size: number, reach: number, table: PairTable): Pairs => {
  const half = size / 2;
  const fold = (u: number): number => (u < half ? u + half : u - half);
  return {
    ...pairsOf(size, 1, table),
    start: { mate: Int32Array.from({ length: size }, (_, u) => fold(u)), prices: new Float64Array(size) },
    candidates: {
      near: (u, add) => {
        for (let v = fold(u) - reach; v <= fold(u) + reach; v++) if (v >= 0 && v < size) add(v);
      },
      classes: 1,
      classOf: () => 0,
      bound: (_u, _class, into) => {
        into[0] = (reach + 1) ** 2;
      },
      patience: (reach + 1) ** 2,
    },
  };
};

const foldCost = (size: number) => (u: number, v: number) => [(v < size / 2 ? size ** 3 : 0) + (v - u - size / 2) ** 2];

describe('pairing a group with few candidates', () => {
  test('costs as much as with all pairs, whatever is forbidden', () => {
    const random = dice('pruned');
    for (let run = 0; run < 120; run++) {
      const size = 42 + 2 * random.below(30);
      const table = randomTable(random, size, 0.1 + 0.9 * random.next(), foldCost(size));
      const whole = perfectMatching(graphOf(size, 1, edgesOf(size, table)));
      const { outcome, graph } = minimumPairing(folded(size, random.below(7), table));
      expect(outcome.kind).toBe(whole.kind);
      if (whole.kind === 'perfect') expect(outcome).toMatchObject({ cost: whole.cost });
      expect(graph.edges).toBeLessThanOrEqual(table.size);
    }
  });

  test('needs no further pairs for the plain fold', () => {
    const table = randomTable(dice('fold'), 200, 1, foldCost(200));
    const { outcome, graph } = minimumPairing(folded(200, 3, table));
    expect(outcome).toMatchObject({ kind: 'perfect', cost: [0], steps: 0 });
    expect(graph.edges).toBeLessThan(200 * 7);
  });

  test('finds a way when every pair near the fold is forbidden', () => {
    const size = 200;
    const block = (u: number): number => Math.floor((u % 100) / 20);
    const table = new Map(
      [...randomTable(dice('blocks'), size, 1, foldCost(size))].filter(
        ([name]) => block(Math.floor(name / size)) !== block(name % size),
      ),
    );
    const whole = perfectMatching(graphOf(size, 1, edgesOf(size, table)));
    const { outcome, graph } = minimumPairing(folded(size, 6, table));
    expect(outcome).toMatchObject({ kind: 'perfect', cost: whole.kind === 'perfect' ? whole.cost : [] });
    expect(graph.edges).toBeLessThan(table.size / 2);
  });

  test('is blocked only if nobody outside the candidates helps either', () => {
    const size = 60;
    const table = new Map(
      [...randomTable(dice('blocked'), size, 1, foldCost(size))].filter(
        ([name]) => Math.floor(name / size) !== 0 || name % size === 1,
      ),
    );
    const alone = new Map([...table].filter(([name]) => Math.floor(name / size) !== 0));
    expect(minimumPairing(folded(size, 2, table)).outcome.kind).toBe('perfect');
    const { outcome } = minimumPairing(folded(size, 2, alone));
    expect(outcome).toMatchObject({ kind: 'blocked', partners: [] });
    expect(outcome.kind === 'blocked' && outcome.sets).toContainEqual([0]);
  });
});

describe('the first optimum', () => {
  test('is the lexicographically first of all cheapest matchings', () => {
    const random = dice('first');
    let ties = 0;
    for (let run = 0; run < 4_000; run++) {
      const size = 2 + 2 * random.below(6);
      const spread = 1 + random.below(4);
      const table = randomTable(random, size, 0.4 + 0.6 * random.next(), () => [random.below(spread)]);
      const best = exhaustive(size, 1, table);
      const pairing = minimumPairing(pairsOf(size, 1, table), { allOptima: true });
      expect(pairing.outcome.kind).toBe(best === null ? 'blocked' : 'perfect');
      if (best === null || pairing.outcome.kind !== 'perfect') continue;
      const first = [...firstOptimum(pairing)];
      if (first.join() !== [...pairing.outcome.mate].join()) ties += 1;
      expect(first).toEqual(best.mate);
    }
    expect(ties).toBeGreaterThan(100);
  });

  test('is found with few candidates as with all pairs', () => {
    const random = dice('first pruned');
    for (let run = 0; run < 40; run++) {
      const size = 42 + 2 * random.below(20);
      const table = randomTable(random, size, 0.3 + 0.6 * random.next(), foldCost(size));
      const whole = minimumPairing(pairsOf(size, 1, table), { allOptima: true });
      const pruned = minimumPairing(folded(size, 2, table), { allOptima: true });
      if (whole.outcome.kind === 'perfect') expect(firstOptimum(pruned)).toEqual(firstOptimum(whole));
    }
  });
});
