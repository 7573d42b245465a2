/**
 * Seeded randomness, the only source of chance. seedrandom's algorithm is frozen: same seed, same numbers on every machine
 * [M-01]. Each step has its own generator, `seed/round/kind/people` [M-12]; `shuffle` is an unbiased Fisher–Yates [M-11].
 */

import seedrandom from 'seedrandom';

export type Stream = {
  /** 0 <= x < 1. */
  readonly next: () => number;
  /** Whole, 0 <= x < n. */
  readonly below: (n: number) => number;
};

/** Streams with different names are independent of each other and of the order in which they are used. */
export const stream = (seed: string, ...names: readonly (string | number)[]): Stream => {
  const generator = seedrandom([seed, ...names].join('/'));
  return {
    next: () => generator(),
    below: (n) => Math.floor(generator() * n),
  };
};

export const shuffle = <T>(members: readonly T[], random: Stream): T[] => {
  const shuffled = [...members];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
  }
  return shuffled;
};
