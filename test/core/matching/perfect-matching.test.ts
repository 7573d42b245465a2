// @module-tag long

import highs from 'highs';
import { describe, expect, test } from 'vitest';
import { certify } from '../../../core/matching/certificate.ts';
import { graphOf } from '../../../core/matching/graph.ts';
import { type Blocked, perfectMatching, solve } from '../../../core/matching/perfect-matching.ts';
import { asProgramme, byBlossom, dice, edgesOf, exhaustive, nameOf, type PairTable, randomTable } from './oracles.ts';

/** No vertex of a set may be paired outside it except with a partner, and there are fewer partners than sets. */
const expectTrueBarrier = (blocked: Blocked, size: number, table: PairTable): void => {
  expect(blocked.sets.length).toBeGreaterThan(blocked.partners.length);
  for (const set of blocked.sets) {
    expect(set.length % 2).toBe(1);
    for (const u of set) {
      for (let v = 0; v < size; v++) {
        if (set.includes(v) || blocked.partners.includes(v)) continue;
        expect(table.has(nameOf(size, u, v))).toBe(false);
      }
    }
  }
};

describe('minimum-cost perfect matching', () => {
  test('equals enumeration on 10,000 random graphs of 2 to 14 vertices, with one to three cost levels', () => {
    const random = dice('enumeration');
    let blocked = 0;
    for (let run = 0; run < 10_000; run++) {
      const size = 2 + 2 * random.below(run % 50 === 0 ? 7 : 5);
      const levels = 1 + random.below(3);
      const spread = [2, 3, 10, 1000][random.below(4)] as number;
      const cost = (): number[] => Array.from({ length: levels }, () => random.below(spread) - random.below(spread));
      const table = randomTable(random, size, 0.2 + 0.8 * random.next(), cost);
      const best = exhaustive(size, levels, table);
      const answer = perfectMatching(graphOf(size, levels, edgesOf(size, table)));
      if (best === null) {
        blocked += 1;
        expectTrueBarrier(answer as Blocked, size, table);
      } else {
        expect(answer).toMatchObject({ kind: 'perfect', cost: best.cost });
      }
    }
    expect(blocked).toBeGreaterThan(500);
  });

  test('any start, however wrong, gives the same total', () => {
    const random = dice('starts');
    for (let run = 0; run < 2_000; run++) {
      const size = 2 + 2 * random.below(6);
      const table = randomTable(random, size, 0.7, () => [random.below(20), random.below(20)]);
      const graph = graphOf(size, 2, edgesOf(size, table));
      const mate = Int32Array.from({ length: size }, (_, v) => v ^ 1);
      const prices = Float64Array.from({ length: 2 * size }, () => random.below(60) - 30);
      const cold = perfectMatching(graph);
      const warm = perfectMatching(graph, { mate, prices });
      expect(warm.kind).toBe(cold.kind);
      if (cold.kind === 'perfect') expect(warm).toMatchObject({ cost: cold.cost });
    }
  });

  test('equals a 0/1 programme solved by HiGHS on graphs of 20 to 44 vertices', async () => {
    const solver = await highs();
    const random = dice('programme');
    for (let run = 0; run < 12; run++) {
      const size = 20 + 2 * random.below(13);
      const table = randomTable(random, size, 0.2, () => [random.below(100)]);
      const answer = perfectMatching(graphOf(size, 1, edgesOf(size, table)));
      const reference = solver.solve(asProgramme(size, table));
      if (reference.Status !== 'Optimal') expect(answer.kind).toBe('blocked');
      else expect(answer).toMatchObject({ kind: 'perfect', cost: [Math.round(reference.ObjectiveValue)] });
    }
  });

  test('equals edmonds-blossom-fixed on 600 graphs of 14 to 120 vertices', () => {
    const random = dice('blossom');
    let blocked = 0;
    for (let run = 0; run < 600; run++) {
      const size = 14 + 2 * random.below(54);
      const table = randomTable(random, size, 0.02 + 0.3 * random.next(), () => [
        random.below(1 + 10 ** random.below(6)),
      ]);
      const answer = perfectMatching(graphOf(size, 1, edgesOf(size, table)));
      const expected = byBlossom(size, table);
      if (expected === null) blocked++;
      expect(answer.kind === 'perfect' ? answer.cost[0] : null).toBe(expected);
    }
    expect(blocked).toBeGreaterThan(0);
    expect(blocked).toBeLessThan(600);
  });

  test('nested odd cycles: many equal costs on graphs of 300 vertices, proved by the certificate', () => {
    const random = dice('nested');
    let perfect = 0;
    for (let run = 0; run < 60; run++) {
      const size = 300;
      const table = randomTable(random, size, 0.02 + 0.02 * random.next(), () => [random.below(4)]);
      const answer = perfectMatching(graphOf(size, 1, edgesOf(size, table)));
      if (answer.kind === 'blocked') expectTrueBarrier(answer, size, table);
      else perfect += 1;
    }
    expect(perfect).toBeGreaterThan(10);
  });

  test('an odd number of vertices is blocked', () => {
    const answer = perfectMatching(
      graphOf(3, 1, [
        [0, 1, 1],
        [1, 2, 1],
        [0, 2, 1],
      ]),
    );
    expect(answer).toMatchObject({ kind: 'blocked', sets: [[0, 1, 2]], partners: [] });
  });

  test('a star is blocked: its rays have one partner', () => {
    const answer = perfectMatching(
      graphOf(4, 1, [
        [0, 1, 5],
        [0, 2, 5],
        [0, 3, 5],
      ]),
    );
    expect(answer).toMatchObject({ kind: 'blocked', sets: [[1], [2], [3]], partners: [0] });
  });

  test('stops when asked to', () => {
    const random = dice('stop');
    const table = randomTable(random, 200, 1, () => [random.below(1000)]);
    const answer = perfectMatching(graphOf(200, 1, edgesOf(200, table)), null, () => true);
    expect(answer.kind).toBe('stopped');
  });

  test('costs up to 2^45 stay exact', () => {
    const big = 2 ** 45;
    const answer = perfectMatching(
      graphOf(4, 1, [
        [0, 1, big],
        [2, 3, big],
        [0, 2, big - 1],
        [1, 3, big],
        [0, 3, big],
        [1, 2, big],
      ]),
    );
    expect(answer).toMatchObject({ kind: 'perfect', cost: [2 * big - 1] });
  });
});

describe('the certificate', () => {
  const square = graphOf(4, 1, [
    [0, 1, 1],
    [2, 3, 1],
    [0, 2, 5],
    [1, 3, 5],
  ]);

  test('holds for an optimal matching', () => {
    const { forest } = solve(square, null, () => false, null);
    expect(() => certify(forest)).not.toThrow();
  });

  test('refuses a matching that is not the cheapest', () => {
    const { forest } = solve(square, null, () => false, null);
    forest.mate.set([2, 3, 0, 1]);
    expect(() => certify(forest)).toThrow(/cost and bound differ/);
  });

  test('refuses prices that undercut an edge', () => {
    const { forest } = solve(square, null, () => false, null);
    forest.price[0] = (forest.price[0] ?? 0) + 1;
    expect(() => certify(forest)).toThrow(/undercut/);
  });
});
