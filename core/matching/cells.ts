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

/** Lexicographically; negative when the first is smaller. */
export const compare = (a: Float64Array, fromA: number, b: Float64Array, fromB: number, levels: number): number => {
  for (let l = 0; l < levels; l++) {
    const difference = real(a, fromA + l) - real(b, fromB + l);
    if (difference !== 0) return difference;
  }
  return 0;
};
