/** Lists of numbers as the TO types them: `36, 60`, and `3: 8, 7: 6` where each number has another with it. */

/** Whole numbers from 1 in the order they stand; null when that is not what is typed. */
export const readNumbers = (text: string): readonly number[] | null => {
  const parts = text.split(/[\s,;]+/u).filter((part) => part !== '');
  const numbers = parts.map((part) => (/^\d{1,5}$/u.test(part) ? Number(part) : 0));
  return numbers.every((number) => number > 0) ? numbers : null;
};

/** The same, each higher than the one before it. */
export const readRising = (text: string): readonly number[] | null => {
  const numbers = readNumbers(text);
  return numbers?.every((number, i) => number > (numbers[i - 1] ?? 0)) === true ? numbers : null;
};

export const writeNumbers = (numbers: readonly number[]): string => numbers.join(', ');

/** `3: 8, 7: 6` as a record; null when that is not what is typed or a number stands twice. */
export const readPairs = (text: string): { readonly [number: string]: number } | null => {
  const parts = text.split(/[,;]+/u).filter((part) => part.trim() !== '');
  const found = parts.map((part) => /^\s*([1-9]\d?)\s*[:=]\s*([1-9]\d{0,2})\s*$/u.exec(part));
  const pairs = found.map((match): readonly [string, number] => [match?.[1] ?? '', Number(match?.[2] ?? 0)]);
  const isRight = found.every((match) => match !== null) && new Set(pairs.map(([name]) => name)).size === pairs.length;
  return isRight ? Object.fromEntries(pairs) : null;
};

export const writePairs = (pairs: { readonly [number: string]: number }): string =>
  Object.entries(pairs)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([number, value]) => `${number}: ${value}`)
    .join(', ');
