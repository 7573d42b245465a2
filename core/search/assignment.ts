/** Kuhn 1955, Munkres 1957; the shortest-augmenting-path form with potentials, O(n³). */

type Solved = { readonly columnOf: number[]; readonly tight: (row: number, column: number) => boolean };

/** An assignment costs the least exactly when all its pairs are tight. */
const solve = (n: number, cost: (row: number, column: number) => number): Solved => {
  const rowPotential = new Array<number>(n + 1).fill(0);
  const columnPotential = new Array<number>(n + 1).fill(0);
  const rowOf = new Array<number>(n + 1).fill(0);
  const way = new Array<number>(n + 1).fill(0);
  for (let row = 1; row <= n; row++) {
    rowOf[0] = row;
    let column = 0;
    const least = new Array<number>(n + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Array<boolean>(n + 1).fill(false);
    do {
      used[column] = true;
      const current = rowOf[column] ?? 0;
      let delta = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let j = 1; j <= n; j++) {
        if (used[j]) continue;
        const reduced = cost(current - 1, j - 1) - (rowPotential[current] ?? 0) - (columnPotential[j] ?? 0);
        if (reduced < (least[j] ?? 0)) {
          least[j] = reduced;
          way[j] = column;
        }
        if ((least[j] ?? 0) < delta) {
          delta = least[j] ?? 0;
          next = j;
        }
      }
      for (let j = 0; j <= n; j++) {
        if (used[j]) {
          const seated = rowOf[j] ?? 0;
          rowPotential[seated] = (rowPotential[seated] ?? 0) + delta;
          columnPotential[j] = (columnPotential[j] ?? 0) - delta;
        } else least[j] = (least[j] ?? 0) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = way[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  const columnOf = new Array<number>(n).fill(0);
  for (let j = 1; j <= n; j++) columnOf[(rowOf[j] ?? 1) - 1] = j - 1;
  return {
    columnOf,
    tight: (row, column) => cost(row, column) === (rowPotential[row + 1] ?? 0) + (columnPotential[column + 1] ?? 0),
  };
};

/** Whole costs; among equals row 0 gets its lowest possible column, then row 1, and so on. Gives columns by row. */
export const leastAssignment = (n: number, cost: (row: number, column: number) => number): number[] => {
  if (n === 0) return [];
  const costs = Array.from({ length: n * n }, (_, pair) => cost(Math.floor(pair / n), pair % n));
  const { columnOf, tight } = solve(n, (row, column) => costs[row * n + column] ?? 0);
  const rowOf = new Array<number>(n).fill(0);
  for (const [row, column] of columnOf.entries()) rowOf[column] = row;
  const settled = new Array<boolean>(n).fill(false);

  // Passes the old column of `row` on, along tight pairs only, without touching settled rows.
  const reseat = (row: number, target: number, seen: Set<number>): boolean => {
    for (let column = 0; column < n; column++) {
      if (seen.has(column) || !tight(row, column)) continue;
      seen.add(column);
      const holder = rowOf[column] ?? 0;
      if (column === target || (!settled[holder] && reseat(holder, target, seen))) {
        rowOf[column] = row;
        columnOf[row] = column;
        return true;
      }
    }
    return false;
  };

  for (let row = 0; row < n; row++) {
    settled[row] = true;
    for (let column = 0; column < (columnOf[row] ?? 0); column++) {
      const holder = rowOf[column] ?? 0;
      if (settled[holder] || !tight(row, column)) continue;
      const left = columnOf[row] ?? 0;
      if (!reseat(holder, left, new Set([column]))) continue;
      rowOf[column] = row;
      columnOf[row] = column;
      break;
    }
  }
  return columnOf;
};
