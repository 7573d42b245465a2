export type Priced = {
  readonly least: number;
  readonly tables: Int32Array;
  readonly costs: Float64Array;
  readonly more: boolean;
};

/** Costs of the pairs of n people, by `a * n + b`. */
export type PricedPairs = { readonly n: number; readonly pairs: Float64Array };

/** Tables of four at most `ceiling` beyond the dual values, the cheapest `most` of them. Null when stopped. */
export const price = (
  { n, pairs }: PricedPairs,
  duals: Float64Array,
  { ceiling, most }: { readonly ceiling: number; readonly most: number },
  stopped: () => boolean,
): Priced | null => {
  // rest[i]: largest dual value from i on; a table that cannot get below the ceiling even with it is left.
  const rest = new Float64Array(n + 1).fill(Number.NEGATIVE_INFINITY);
  for (let i = n - 1; i >= 0; i--) rest[i] = Math.max(rest[i + 1] as number, duals[i] as number);
  let capacity = Math.min(most * 2, 200_000);
  let found = new Int32Array(4 * capacity);
  let reduced = new Float64Array(capacity);
  let count = 0;
  let limit = ceiling;
  let least = Number.POSITIVE_INFINITY;
  let more = false;

  const shrink = () => {
    const order = Array.from({ length: count }, (_, i) => i).sort(
      (x, y) => (reduced[x] as number) - (reduced[y] as number) || x - y,
    );
    const kept = order.slice(0, most);
    const tables = new Int32Array(4 * capacity);
    const costs = new Float64Array(capacity);
    for (const [slot, index] of kept.entries()) {
      tables.set(found.subarray(4 * index, 4 * index + 4), 4 * slot);
      costs[slot] = reduced[index] as number;
    }
    if (count > most) more = true;
    found = tables;
    reduced = costs;
    count = kept.length;
    if (count === most) limit = Math.min(limit, costs[count - 1] as number);
  };
  const grow = () => {
    capacity *= 2;
    const tables = new Int32Array(4 * capacity);
    const costs = new Float64Array(capacity);
    tables.set(found);
    costs.set(reduced);
    found = tables;
    reduced = costs;
  };

  for (let a = 0; a < n - 3; a++) {
    if (stopped()) return null;
    const ra = -(duals[a] as number);
    for (let b = a + 1; b < n - 2; b++) {
      const rb = ra + (pairs[a * n + b] as number) - (duals[b] as number);
      if (rb - 2 * (rest[b + 1] as number) > limit) continue;
      for (let c = b + 1; c < n - 1; c++) {
        const rc = rb + (pairs[a * n + c] as number) + (pairs[b * n + c] as number) - (duals[c] as number);
        if (rc - (rest[c + 1] as number) > limit) continue;
        for (let d = c + 1; d < n; d++) {
          const rd =
            rc +
            (pairs[a * n + d] as number) +
            (pairs[b * n + d] as number) +
            (pairs[c * n + d] as number) -
            (duals[d] as number);
          if (rd > limit) continue;
          if (rd < least) least = rd;
          if (count === capacity) {
            if (count >= 2 * most) shrink();
            else grow();
            if (rd > limit) continue;
          }
          found[4 * count] = a;
          found[4 * count + 1] = b;
          found[4 * count + 2] = c;
          found[4 * count + 3] = d;
          reduced[count] = rd;
          count++;
        }
      }
    }
  }
  shrink();
  return { least, tables: found.subarray(0, 4 * count), costs: reduced.subarray(0, count), more };
};
