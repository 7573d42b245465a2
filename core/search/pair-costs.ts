/** Three whole numbers, the first matters most; a seating costs the sum over all pairs at its tables. */

export type PairCosts = {
  readonly n: number;
  /** `first[a * n + b]`, symmetric, zero on the diagonal. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly third: Int32Array;
};

export const pairCostBytes = (n: number): number => 3 * 4 * n * n;

export type Cost = readonly [first: number, second: number, third: number];

export const compareCosts = (a: Cost, b: Cost): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

export const costOf = (groups: readonly (readonly number[])[], costs: PairCosts): Cost => {
  let first = 0;
  let second = 0;
  let third = 0;
  for (const group of groups)
    for (const [i, a] of group.entries())
      for (const b of group.slice(i + 1)) {
        const pair = a * costs.n + b;
        first += costs.first[pair] ?? 0;
        second += costs.second[pair] ?? 0;
        third += costs.third[pair] ?? 0;
      }
  return [first, second, third];
};

/** People of a table ascending, tables by their best person. */
export const inRankingOrder = (groups: readonly (readonly number[])[]): number[][] =>
  groups.map((group) => [...group].sort((a, b) => a - b)).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

export const compareRankingOrder = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number => {
  const left = a.flat();
  const right = b.flat();
  const differs = left.findIndex((place, index) => place !== right[index]);
  return differs < 0 ? 0 : (left[differs] ?? 0) - (right[differs] ?? 0);
};
