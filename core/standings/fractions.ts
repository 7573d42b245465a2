/** Fractions on one denominator compare as whole numbers. */

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** No numbers give 1. */
export const commonMultiple = (numbers: Iterable<number>): bigint => {
  let multiple = 1n;
  for (const number of numbers) multiple = (multiple / gcd(multiple, BigInt(number))) * BigInt(number);
  return multiple;
};

/** `value / of` in so many parts of one, rounded half up; not negative. */
export const inParts = (value: bigint, of: bigint, parts: number): number =>
  Number((2n * value * BigInt(parts) + of) / (2n * of));
