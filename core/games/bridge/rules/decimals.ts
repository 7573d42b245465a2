/** Decimal numbers as people type them, in whole hundredths [bridge 5.1]: point and comma are both decimal marks. */

const NUMBER = /^([+\-−]?)(\d{1,7})(?:[.,](\d{1,2}))?$/u;

/** Null where the text is no number with at most two decimals. */
export const readHundredths = (text: string): number | null => {
  const found = NUMBER.exec(text.trim());
  if (found === null) return null;
  const [, sign = '', whole = '0', part = ''] = found;
  const value = 100 * Number(whole) + Number(part.padEnd(2, '0'));
  // A minus before 0 must not become −0, which JSON does not know.
  return sign === '' || sign === '+' || value === 0 ? value : -value;
};

/** A whole quotient, half up, for negative sums too. */
export const halfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Both percentages of a match, in hundredths, each rounded by itself: 3.125 and 96.875 are written 3.13 and 96.88. */
export const makeHundred = (ns: number, ew: number): boolean => Math.abs(ns + ew - 10_000) <= 1;
