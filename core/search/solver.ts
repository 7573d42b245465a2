/** The linear programming library stays outside core: whoever runs a search brings it along. */

/** Everybody sits at exactly one of the chosen tables, at the least total cost. */
export type PartitionProblem = {
  readonly people: number;
  readonly tables: Int32Array;
  readonly costs: Float64Array;
};

/** In counts, exact on every machine; no time is taken. */
export type Effort = {
  readonly nodes: number;
  readonly iterations: number;
};

export type Solver = {
  /** With fractions of tables: the dual value of each person, or null when stopped or failed. */
  readonly relax: (problem: PartitionProblem, stopped: () => boolean) => Float64Array | null;
  /** Null when stopped before any choice, or failed. `start`: indices of tables that make a legal choice. */
  readonly choose: (
    problem: PartitionProblem,
    start: readonly number[],
    effort: Effort,
    stopped: () => boolean,
  ) => { readonly chosen: readonly number[]; readonly proved: boolean } | null;
};
