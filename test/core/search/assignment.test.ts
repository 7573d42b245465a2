import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastAssignment } from '../../../core/search/assignment.ts';

const permutations = (rest: readonly number[]): number[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((first) => permutations(rest.filter((other) => other !== first)).map((more) => [first, ...more]));

test('nothing to assign', () => {
  expect(leastAssignment(0, () => 0)).toEqual([]);
});

test('the first of all least-cost assignments in order of rows, against all permutations', () => {
  const costs = fc.integer({ min: 1, max: 5 }).chain((n) =>
    fc.record({
      n: fc.constant(n),
      cost: fc.array(fc.integer({ min: -2, max: 4 }), { minLength: n * n, maxLength: n * n }),
    }),
  );
  fc.assert(
    fc.property(costs, ({ n, cost }) => {
      const total = (columns: readonly number[]) =>
        columns.reduce((sum, column, row) => sum + (cost[row * n + column] ?? 0), 0);
      const all = permutations(Array.from({ length: n }, (_, i) => i));
      const least = Math.min(...all.map(total));
      expect(leastAssignment(n, (row, column) => cost[row * n + column] ?? 0)).toEqual(
        all.find((columns) => total(columns) === least),
      );
    }),
    { numRuns: 500 },
  );
});
