/**
 * The chi-square of a draw [poker 13.3]. Each draw is a permutation, so rows and columns are both fixed in every draw; the
 * statistic with (n-1)^2 degrees of freedom is X (n-1)/n. Limits are those for p = 0.0001; seeds are fixed, so a correct
 * draw always passes and a biased one always fails.
 */

/** Counts of players by cell, with the chi-square over them. */
export const tally = (players: number, cells: number) => {
  const counts = Array.from({ length: players }, () => new Array<number>(cells).fill(0));
  const rowX = (row: readonly number[]): number => {
    const expected = row.reduce((sum, count) => sum + count, 0) / cells;
    return row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };
  return {
    add: (player: number, cell: number): void => {
      const row = counts[player];
      if (row !== undefined) row[cell] = (row[cell] ?? 0) + 1;
    },
    row: (player: number): number => rowX(counts[player] ?? []),
    /** Sum over all players without the factor. */
    all: (): number => counts.reduce((sum, row) => sum + rowX(row), 0),
    count: (player: number, cell: number): number => counts[player]?.[cell] ?? 0,
  };
};

/** The same over a matrix of which every draw fixes rows and columns. */
export const permutationX = (sum: number, n: number): number => (sum * (n - 1)) / n;
