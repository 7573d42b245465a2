/** Every index in this folder is in range by construction; these functions say so once instead of at every read. */

export const int = (cells: Int32Array, i: number): number => cells[i] as number;
export const real = (cells: Float64Array, i: number): number => cells[i] as number;
export const item = <T>(list: readonly T[], i: number): T => list[i] as T;

export const signOf = (cost: Float64Array, from: number, levels: number): number => {
  for (let l = from; l < from + levels; l++) {
    const part = real(cost, l);
    if (part !== 0) return part;
  }
  return 0;
};

/** A cost against a row of costs, lexicographically; negative when the first is smaller. */
export const compare = (cost: Float64Array, rows: Float64Array, row = 0): number => {
  const levels = cost.length;
  for (let l = 0, at = row * levels; l < levels; l++, at++) {
    const difference = real(cost, l) - real(rows, at);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The same of two rows. */
export const compareRows = (rows: Float64Array, levels: number, a: number, b: number): number => {
  const step = (b - a) * levels;
  for (let at = a * levels; at < (a + 1) * levels; at++) {
    const difference = real(rows, at) - real(rows, at + step);
    if (difference !== 0) return difference;
  }
  return 0;
};
