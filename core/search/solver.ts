/**
 * What the exact stage needs from a linear programming library. The library itself stays outside the core: whoever runs
 * a search brings it along.
 */

/** Choose tables so that everybody sits at exactly one, at the least total cost. */
export type PartitionProblem = {
  readonly people: number;
  /** Tables of four to choose from: people 4j .. 4j+3 of table j. */
  readonly tables: Int32Array;
  /** Cost of each table, a whole number. */
  readonly costs: Float64Array;
};

/** Limits of a search for whole tables, in counts: both are exact on every machine, and no time is taken. */
export type Effort = {
  /** Nodes of the search tree. */
  readonly nodes: number;
  /** Iterations of the linear programs inside. */
  readonly iterations: number;
};

export type Solver = {
  /**
   * Solves the problem with fractions of tables allowed.
   * @returns the dual value of each person, or null when stopped or failed
   */
  readonly relax: (problem: PartitionProblem, stopped: () => boolean) => Float64Array | null;
  /**
   * Chooses whole tables.
   *
   * @param start indices of tables that make a legal choice
   * @returns the chosen tables and whether no better choice exists; null when stopped before any choice or failed
   */
  readonly choose: (
    problem: PartitionProblem,
    start: readonly number[],
    effort: Effort,
    stopped: () => boolean,
  ) => { readonly chosen: readonly number[]; readonly proved: boolean } | null;
};
