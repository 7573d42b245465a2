import { shuffle, stream } from '../../../core/random/stream.ts';
import type { PairCosts } from '../../../core/search/pair-costs.ts';

/** Costs of a field after so many rounds at random tables of four: meetings, their squares, difference of places. */
export const afterRounds = (n: number, rounds: number, seed: string): PairCosts => {
  const met = new Int32Array(n * n);
  for (let round = 0; round < rounds; round++) {
    const order = shuffle(
      Array.from({ length: n }, (_, i) => i),
      stream(seed, round),
    );
    for (const [i, a] of order.entries())
      for (const b of order.slice(4 * Math.floor(i / 4), i)) {
        met[a * n + b] = (met[a * n + b] ?? 0) + 1;
        met[b * n + a] = (met[b * n + a] ?? 0) + 1;
      }
  }
  return {
    n,
    first: met,
    second: met.map((count) => count * count),
    third: Int32Array.from({ length: n * n }, (_, pair) => Math.abs(Math.floor(pair / n) - (pair % n))),
  };
};

/** Consecutive tables of the given sizes. */
export const inSizes = (sizes: readonly number[]): number[][] => {
  let next = 0;
  return sizes.map((size) => Array.from({ length: size }, () => next++));
};

/** How warm the annealing begins and ends, and what it weighs; steps by the test. */
export const annealPlan = {
  hot: 150,
  cold: 1.5,
  light: 30,
  heavy: 1000,
  firstShare: 6,
  secondShare: 2,
  window: 24,
};

/** Every seating in tables of four of 0..n-1, in ranking order. */
export const everySeatingOf = (left: readonly number[]): number[][][] => {
  const [a, ...rest] = left;
  if (a === undefined) return [[]];
  return rest.flatMap((b, i) =>
    rest
      .slice(i + 1)
      .flatMap((c, j) =>
        rest
          .slice(i + j + 2)
          .flatMap((d) =>
            everySeatingOf(rest.filter((other) => other !== b && other !== c && other !== d)).map((more) => [
              [a, b, c, d],
              ...more,
            ]),
          ),
      ),
  );
};
