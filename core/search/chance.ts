/** Only + − × ÷, which every machine rounds alike: with a library's logarithm a search could end elsewhere. */

import type { Stream } from '../random/stream.ts';

const { LN2, SQRT1_2 } = Math;

/** −ln(u) for 0 < u <= 1, by halving and the series of the inverse hyperbolic tangent. */
export const minusLn = (u: number): number => {
  let x = u;
  let halvings = 0;
  while (x < SQRT1_2) {
    x *= 2;
    halvings++;
  }
  const z = (x - 1) / (x + 1);
  let power = z;
  let sum = 0;
  for (let i = 1; i < 24; i += 2) {
    sum += power / i;
    power *= z * z;
  }
  return halvings * LN2 - 2 * sum;
};

/** e^(−x) for x >= 0: the series at x / 1024, squared ten times. */
export const expMinus = (x: number): number => {
  if (x > 700) return 0;
  const y = -x / 1024;
  let term = 1;
  let sum = 1;
  for (let i = 1; i < 12; i++) {
    term *= y / i;
    sum += term;
  }
  for (let i = 0; i < 10; i++) sum *= sum;
  return sum;
};

/** 0 <= x < 2^32, for inner loops: sfc32 (Chris Doty-Humphrey), seeded from a stream. */
export const quickWords = (random: Stream): (() => number) => {
  let a = random.below(2 ** 32) | 0;
  let b = random.below(2 ** 32) | 0;
  let c = random.below(2 ** 32) | 0;
  let counter = 1;
  return () => {
    const word = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + word) | 0;
    return word >>> 0;
  };
};
