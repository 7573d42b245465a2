/** Picks by rank among classes (the k-th clock operator) from a counting tree: each costs the logarithm of the length. */

export type Ranks = {
  /** Bit c of the mask stands for class c. */
  readonly count: (mask: number) => number;
  /** From 0, below `count(mask)`. */
  readonly at: (mask: number, rank: number) => number;
  readonly remove: (index: number) => void;
};

/** @param classes the class of each member in list order, 0..classCount-1 */
export const ranks = (classes: Uint8Array, classCount: number): Ranks => {
  const length = classes.length;
  const tree = new Int32Array((length + 1) * classCount);
  const totals = new Int32Array(classCount);
  for (let node = 1; node <= length; node++) {
    const own = classes[node - 1] ?? 0;
    totals[own] = (totals[own] ?? 0) + 1;
    tree[node * classCount + own] = (tree[node * classCount + own] ?? 0) + 1;
    const parent = node + (node & -node);
    if (parent > length) continue;
    for (let c = 0; c < classCount; c++)
      tree[parent * classCount + c] = (tree[parent * classCount + c] ?? 0) + (tree[node * classCount + c] ?? 0);
  }
  const highest = 2 ** Math.floor(Math.log2(Math.max(1, length)));
  const within = (node: number, mask: number): number => {
    let sum = 0;
    for (let c = 0; c < classCount; c++) if ((mask & (1 << c)) !== 0) sum += tree[node * classCount + c] ?? 0;
    return sum;
  };
  return {
    count: (mask) => {
      let sum = 0;
      for (let c = 0; c < classCount; c++) if ((mask & (1 << c)) !== 0) sum += totals[c] ?? 0;
      return sum;
    },
    at: (mask, rank) => {
      let node = 0;
      let left = rank;
      for (let step = highest; step > 0; step >>= 1) {
        const next = node + step;
        if (next > length) continue;
        const sum = within(next, mask);
        if (sum > left) continue;
        left -= sum;
        node = next;
      }
      return node;
    },
    remove: (index) => {
      const own = classes[index] ?? 0;
      totals[own] = (totals[own] ?? 0) - 1;
      for (let node = index + 1; node <= length; node += node & -node)
        tree[node * classCount + own] = (tree[node * classCount + own] ?? 0) - 1;
    },
  };
};
