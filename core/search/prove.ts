/**
 * Is there a better seating? Set partitioning over all tables of four, by column generation.
 *
 * | step | argument |
 * | --- | --- |
 * | `relax` over some tables gives each person a dual value; every table not yet in is priced with them | a table is worth adding when it costs less than the dual values of its four |
 * | any dual values bound every seating: sum of duals + tables × least reduced cost | weak duality, holds whatever the solver did |
 * | a table whose reduced cost exceeds the room between bound and best seating is in no better seating | reduced-cost fixing |
 * | a choice of whole tables among the rest is the best of all | `choose`, up to a number of nodes and iterations |
 *
 * The three costs are packed into one number so that no seating with a lower first cost can come out dearer, however bad
 * its others are; see `weights`.
 */

import { type Cost, compareCosts, costOf, inRankingOrder, type PairCosts } from './pair-costs.ts';
import { type PricedPairs, price } from './price.ts';
import type { Effort, PartitionProblem, Solver } from './solver.ts';

export type Proof = {
  readonly groups: number[][];
  readonly cost: Cost;
  readonly proved: boolean;
  readonly firstAtLeast: number;
  readonly stopped: boolean;
};

export type ProofLimits = {
  readonly rounds: number;
  readonly added: number;
  /** Tables handed to a first whole-number search, and most tables handed to any. */
  readonly few: number;
  readonly kept: number;
  readonly effort: Effort;
};

/** What a proof is made with, who may stop it, and who hears of each better seating. */
export type Proving = {
  readonly solver: Solver;
  readonly stopped: () => boolean;
  readonly onBetter?: (groups: readonly (readonly number[])[]) => void;
};

/** Partners per person whose combinations make up the first tables. */
const NEAR = 9;
const EPSILON = 1e-6;

/** `lighter`: the most that the two lighter costs can add up to in a seating that matters. */
type Weights = { readonly first: number; readonly second: number; readonly lighter: number };

/**
 * A seating better than `best` has a first cost of at most `best[0]`, a second of at most `best[0]` times the largest ratio
 * of the two in any pair, a third of at most the sum of the dearest ones. The first weight is four times what is needed, so
 * that a bound on the packed cost says more about the first cost alone.
 */
const weights = ({ n, first, second, third }: PairCosts, best: Cost): Weights => {
  let ratio = 0;
  let dearest = 0;
  for (let a = 0; a < n; a++) {
    let row = 0;
    for (let b = 0; b < n; b++) {
      const pair = a * n + b;
      const heavy = first[pair] ?? 0;
      if (heavy > 0 && heavy <= best[0]) ratio = Math.max(ratio, (second[pair] ?? 0) / heavy);
      row = Math.max(row, third[pair] ?? 0);
    }
    dearest += 1.5 * row;
  }
  const secondWeight = Math.ceil(dearest) + 1;
  const lighter = Math.ceil(best[0] * ratio) * secondWeight + Math.ceil(dearest);
  return { first: 4 * (lighter + 1), second: secondWeight, lighter };
};

/** The list of tables and what the solver makes of it. Measured at 200 people. */
export const PROOF_BYTES = 24 * 1024 * 1024;

type Space = PricedPairs & {
  readonly tables: number;
  readonly cost: (a: number, b: number, c: number, d: number) => number;
  readonly packed: (cost: Cost) => number;
};

const spaceOf = ({ n, first, second, third }: PairCosts, weight: Weights): Space => {
  const pairs = Float64Array.from(
    { length: n * n },
    (_, pair) => (first[pair] ?? 0) * weight.first + (second[pair] ?? 0) * weight.second + (third[pair] ?? 0),
  );
  const at = (a: number, b: number) => pairs[a * n + b] as number;
  return {
    n,
    tables: n / 4,
    pairs,
    cost: (a, b, c, d) => at(a, b) + at(a, c) + at(a, d) + at(b, c) + at(b, d) + at(c, d),
    packed: ([t, q, d]) => t * weight.first + q * weight.second + d,
  };
};

const tableList = ({ n, cost }: Space) => {
  const keys = new Set<number>();
  const tables: number[] = [];
  const costs: number[] = [];
  return {
    put: (four: Iterable<number>) => {
      const [a = 0, b = 0, c = 0, d = 0] = [...four].sort((x, y) => x - y);
      const key = ((a * n + b) * n + c) * n + d;
      if (keys.has(key)) return;
      keys.add(key);
      tables.push(a, b, c, d);
      costs.push(cost(a, b, c, d));
    },
    problem: (): PartitionProblem => ({
      people: n,
      tables: Int32Array.from(tables),
      costs: Float64Array.from(costs),
    }),
  };
};

const tableAt = (tables: Int32Array, index: number): number[] => [...tables.subarray(4 * index, 4 * index + 4)];

/** Tables of the seating, then combinations of everybody's cheapest partners, nearest first among equals. */
const firstTables = (space: Space, groups: readonly (readonly number[])[]) => {
  const { n, pairs } = space;
  const list = tableList(space);
  for (const group of groups) list.put(group);
  for (let person = 0; person < n; person++) {
    const near = Array.from({ length: n }, (_, other) => other)
      .filter((other) => other !== person)
      .sort((x, y) => (pairs[person * n + x] as number) - (pairs[person * n + y] as number) || x - y)
      .slice(0, NEAR);
    for (const [i, x] of near.entries())
      for (const [j, y] of near.slice(i + 1).entries())
        for (const z of near.slice(i + j + 2)) list.put([person, x, y, z]);
  }
  return list;
};

/** Dual values, the least reduced cost of any table (at most 0), and what follows for seatings. */
type Bound = { readonly duals: Float64Array; readonly sum: number; readonly least: number; readonly lower: number };

const boundBelow = (
  space: Space,
  groups: readonly (readonly number[])[],
  { rounds, added, enough }: Pick<ProofLimits, 'rounds' | 'added'> & { readonly enough: (lower: number) => boolean },
  { solver, stopped }: Proving,
): Bound | null => {
  const list = firstTables(space, groups);
  let best: Bound | null = null;
  for (let round = 0; round < rounds; round++) {
    const duals = solver.relax(list.problem(), stopped);
    if (duals === null) return best;
    const priced = price(space, duals, { ceiling: -EPSILON, most: added }, stopped);
    if (priced === null) return best;
    const sum = duals.reduce((total, dual) => total + dual, 0);
    const least = priced.costs.length === 0 ? 0 : priced.least;
    const lower = sum + space.tables * least;
    if (best === null || lower > best.lower) best = { duals, sum, least, lower };
    if (priced.costs.length === 0 || enough(best.lower)) return best;
    for (let i = 0; i < priced.costs.length; i++) list.put(tableAt(priced.tables, i));
  }
  return best;
};

/**
 * @param costs a pair without a first cost has no second one
 * @param start a legal seating in tables of four whose first cost is below that of any forbidden pair
 */
export const prove = (
  costs: PairCosts,
  start: readonly (readonly number[])[],
  limits: ProofLimits,
  proving: Proving,
): Proof => {
  const { solver, stopped, onBetter } = proving;
  const best = { groups: inRankingOrder(start), cost: costOf(start, costs) };
  const weight = weights(costs, best.cost);
  const space = spaceOf(costs, weight);
  const { n, tables, packed } = space;
  const enough = (lower: number) => packed(best.cost) - lower < 1 - EPSILON * tables;
  const bound = boundBelow(space, best.groups, { ...limits, enough }, proving);
  const lower = bound?.lower ?? 0;
  // A first cost of f means a packed cost of at most f × weight + lighter, so f is at least this.
  const byBound = Math.max(0, Math.ceil((lower - weight.lighter) / weight.first - EPSILON));
  const end = (proved: boolean, cut = stopped()): Proof => ({
    ...best,
    proved,
    firstAtLeast: proved ? best.cost[0] : byBound,
    stopped: cut && !proved,
  });
  if (bound === null || stopped()) return end(false, true);
  if (enough(lower)) return end(true);

  // First among few tables: a better seating found there leaves fewer tables that an even better one can have.
  let few = true;
  for (;;) {
    // In a seating that costs at most one less than the best, no table has a higher reduced cost than this.
    const room = packed(best.cost) - 1 - bound.sum - (tables - 1) * bound.least + EPSILON * tables;
    const priced = price(space, bound.duals, { ceiling: room, most: limits.kept }, stopped);
    if (priced === null) return end(false, true);
    const most = few ? limits.few : limits.kept;
    const all = !priced.more && priced.costs.length <= most;
    const list = tableList(space);
    for (const group of best.groups) list.put(group);
    for (let i = 0; i < Math.min(priced.costs.length, most); i++) list.put(tableAt(priced.tables, i));
    const problem = list.problem();
    const known = best.groups.map((_, table) => table);
    const choice = solver.choose(problem, known, limits.effort, stopped);
    if (choice === null) return end(false, true);
    const groups = inRankingOrder(choice.chosen.map((table) => tableAt(problem.tables, table)));
    const legal = groups.length === tables && new Set(groups.flat()).size === n;
    const better = legal && compareCosts(costOf(groups, costs), best.cost) < 0;
    if (better) {
      best.groups = groups;
      best.cost = costOf(groups, costs);
      onBetter?.(groups);
    }
    // A choice worse than the known seating cannot be the best as it claims, so it is not believed.
    if (all) return end(choice.proved && legal && compareCosts(costOf(groups, costs), best.cost) === 0);
    if (stopped() || (!better && (!few || priced.more))) return end(false);
    few = better;
  }
};
