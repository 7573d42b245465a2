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
import { price } from './price.ts';
import type { Effort, PartitionProblem, Solver } from './solver.ts';

export type Proof = {
  /** The best seating known now; the start if nothing better was found. */
  readonly groups: number[][];
  readonly cost: Cost;
  /** True: no seating has a lower cost. */
  readonly proved: boolean;
  /** No seating has a lower first cost than this. */
  readonly firstAtLeast: number;
  readonly stopped: boolean;
};

export type ProofLimits = {
  /** Rounds of pricing. */
  readonly rounds: number;
  /** Tables added per round. */
  readonly added: number;
  /** Tables handed to a first whole-number search, and most tables handed to any. */
  readonly few: number;
  readonly kept: number;
  /** Limits of the whole-number search. */
  readonly effort: Effort;
};

/** Partners per person whose combinations make up the first tables. */
const NEAR = 9;
const EPSILON = 1e-6;

/** Weights of the three costs, and the largest value the lighter two can add up to in a seating that matters. */
type Weights = { readonly first: number; readonly second: number; readonly lighter: number };

/**
 * Weights for comparing with a seating of cost `best`. A better seating has a first cost of at most `best[0]`; its
 * second cost is then at most `best[0]` times the largest ratio of the two in any pair, its third at most the sum of the
 * dearest third costs.
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

/** A growing list of tables with their costs. */
const tableList = (people: number) => {
  const keys = new Set<number>();
  const tables: number[] = [];
  const costs: number[] = [];
  return {
    size: () => costs.length,
    add: (a: number, b: number, c: number, d: number, cost: number) => {
      const key = ((a * people + b) * people + c) * people + d;
      if (keys.has(key)) return;
      keys.add(key);
      tables.push(a, b, c, d);
      costs.push(cost);
    },
    problem: (): PartitionProblem => ({ people, tables: Int32Array.from(tables), costs: Float64Array.from(costs) }),
  };
};

/** The nine cheapest partners of a person, nearest first among equals. */
const cheapestPartners = (n: number, pairs: Float64Array, person: number): number[] =>
  Array.from({ length: n }, (_, other) => other)
    .filter((other) => other !== person)
    .sort((x, y) => (pairs[person * n + x] as number) - (pairs[person * n + y] as number) || x - y)
    .slice(0, NEAR);

/**
 * Tries to prove that a seating in tables of four is the best, or finds a better one.
 *
 * @param start a legal seating with a first cost that matters (below that of any forbidden pair)
 */
export const prove = (
  costs: PairCosts,
  start: readonly (readonly number[])[],
  solver: Solver,
  limits: ProofLimits,
  stopped: () => boolean,
): Proof => {
  const { n, first, second, third } = costs;
  const best = { groups: inRankingOrder(start), cost: costOf(start, costs) };
  const weight = weights(costs, best.cost);
  const pairs = Float64Array.from(
    { length: n * n },
    (_, pair) => (first[pair] ?? 0) * weight.first + (second[pair] ?? 0) * weight.second + (third[pair] ?? 0),
  );
  const packed = ([t, q, d]: Cost) => t * weight.first + q * weight.second + d;
  const tables = n / 4;
  const upper = packed(best.cost);
  let lower = 0;
  const end = (proved: boolean, cut: boolean): Proof => ({
    ...best,
    proved,
    // A first cost of f means a packed cost of at most f × weight + lighter, so f is at least this.
    firstAtLeast: proved ? best.cost[0] : Math.max(0, Math.ceil((lower - weight.lighter) / weight.first - EPSILON)),
    stopped: cut,
  });
  const tableCost = (a: number, b: number, c: number, d: number) =>
    (pairs[a * n + b] as number) +
    (pairs[a * n + c] as number) +
    (pairs[a * n + d] as number) +
    (pairs[b * n + c] as number) +
    (pairs[b * n + d] as number) +
    (pairs[c * n + d] as number);

  const list = tableList(n);
  const put = (four: readonly number[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = [...four].sort((x, y) => x - y);
    list.add(a, b, c, d, tableCost(a, b, c, d));
  };
  for (const group of best.groups) put(group);
  for (let person = 0; person < n; person++) {
    const near = cheapestPartners(n, pairs, person);
    for (const [i, x] of near.entries())
      for (const [j, y] of near.slice(i + 1).entries()) for (const z of near.slice(i + j + 2)) put([person, x, y, z]);
  }

  let duals: Float64Array | null = null;
  let least = Number.NEGATIVE_INFINITY;
  for (let round = 0; round < limits.rounds; round++) {
    const next = solver.relax(list.problem(), stopped);
    if (next === null) return end(false, stopped());
    const priced = price(n, pairs, next, -EPSILON, limits.added, stopped);
    if (priced === null) return end(false, true);
    const cheapest = Math.min(0, priced.costs.length === 0 ? 0 : priced.least);
    const bound = next.reduce((sum, dual) => sum + dual, 0) + tables * cheapest;
    if (bound > lower || duals === null) {
      lower = Math.max(lower, bound);
      duals = next;
      least = cheapest;
    }
    if (upper - lower < 1 - EPSILON * tables) return end(true, false);
    if (priced.costs.length === 0) break;
    for (let i = 0; i < priced.costs.length; i++) put([...priced.tables.subarray(4 * i, 4 * i + 4)]);
  }
  if (duals === null) return end(false, false);

  return finish(duals, least);

  /** Chooses whole tables among the cheapest ones that a better seating can have; each better seating leaves fewer. */
  function finish(prices: Float64Array, cheapest: number): Proof {
    const sum = prices.reduce((total, dual) => total + dual, 0);
    let few = true;
    for (;;) {
      // In a seating that costs at most one less than the best every table has at most this reduced cost.
      const room = packed(best.cost) - 1 - sum - (tables - 1) * cheapest + EPSILON * tables;
      const rest = price(n, pairs, prices, room, limits.kept, stopped);
      if (rest === null) return end(false, true);
      const all = few ? rest.costs.length <= limits.few : !rest.more;
      const chosenFrom = tableList(n);
      for (const [a = 0, b = 0, c = 0, d = 0] of best.groups) chosenFrom.add(a, b, c, d, tableCost(a, b, c, d));
      for (let i = 0; i < Math.min(rest.costs.length, few ? limits.few : limits.kept); i++) {
        const [a = 0, b = 0, c = 0, d = 0] = rest.tables.subarray(4 * i, 4 * i + 4);
        chosenFrom.add(a, b, c, d, tableCost(a, b, c, d));
      }
      const problem = chosenFrom.problem();
      const known = best.groups.map((_, table) => table);
      const choice = solver.choose(problem, known, limits.effort, stopped);
      if (choice === null) return end(false, stopped());
      const groups = inRankingOrder(
        choice.chosen.map((table) => [...problem.tables.subarray(4 * table, 4 * table + 4)]),
      );
      const everybody = groups.length === tables && new Set(groups.flat()).size === n;
      const cost = everybody ? costOf(groups, costs) : best.cost;
      const better = compareCosts(cost, best.cost) < 0;
      if (better) {
        best.groups = groups;
        best.cost = cost;
      }
      // A choice that is dearer than the seating known contradicts the claim of being the best, so it is not believed.
      if (all) return end(choice.proved && everybody && compareCosts(cost, best.cost) === 0, stopped());
      if (stopped()) return end(false, true);
      if (!better && (!few || rest.more)) return end(false, false);
      few = better;
    }
  }
};
