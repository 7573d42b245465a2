/** The only source of chance: same seed, same numbers everywhere [M-01], a generator a step [M-12], unbiased `shuffle` [M-11]. */

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
