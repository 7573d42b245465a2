/**
 * Minimum-cost pairing of a whole group, where any two members may be a pair unless forbidden: `perfect-matching.ts` on a
 * few candidate pairs, and a proof that the pairs left out do not matter.
 *
 * | step | where |
 * | --- | --- |
 * | candidates: all pairs of a small group, else those the caller names | `firstCandidates` |
 * | a pair left out matters only if it costs less than the two prices of its ends; a bound by class of members excludes nearly all at once, the rest is looked at | `addUndercutting` |
 * | no tree can grow: pairs left out that would let one grow | `addEscapes` |
 * | such pairs are added, and the solve goes on from its prices and mates; prices rise in stages, so that few pairs are missing at a time | `minimumPairing`, `raised` |
 *
 * Source: W. Cook, A. Rohe, Computing minimum-weight perfect matchings (1999), price and repair.
 */

import { compare, compareRows, int, item, real, signOf } from './cells.ts';
import { addCommonCharges } from './certificate.ts';
import { type Forest, NONE, type Start } from './forest.ts';
import { across, type Graph } from './graph.ts';
import { type Blocked, type Outcome, solve } from './perfect-matching.ts';

const SMALL = 40;
/** Pairs that a member may gain in the first round of repair; doubled in every further one. */
const GAIN = 8;

export type Candidates = {
  /** Calls `add(v)` for the first partners of u. A pair counts when either end names it. */
  readonly near: (u: number, add: (v: number) => void) => void;
  /** From 0. Members of one class are alike to the bound. */
  readonly classes: number;
  readonly classOf: (u: number) => number;
  /** Writes a cost that no pair of u with the class goes below, if `near(u)` left it out. */
  readonly bound: (u: number, otherClass: number, into: Float64Array) => void;
  /** Rise of prices, in the last level, before the pairs left out are first looked at. */
  readonly patience: number;
};

export type Pairs = {
  readonly size: number;
  readonly levels: number;
  /** Writes the cost of pair u–v to `into[from…]`; false when the two may not be paired. Symmetric. */
  readonly cost: (u: number, v: number, into: Float64Array, from: number) => boolean;
  readonly candidates?: Candidates;
  readonly start?: Start;
};

export type PairingOptions = {
  /** Keeps every pair whose price is exactly met, so that `firstOptimum` sees all optimal pairings. */
  readonly allOptima?: boolean;
  readonly stopped?: () => boolean;
};

/** The pairs of the graph are all that can be in an optimal pairing. */
export type Pairing = { readonly outcome: Outcome; readonly graph: Graph; readonly forest: Forest };

type Growing = { length: number; ends: Int32Array; costs: Float64Array };

/** All pairs of 3,000 members are fewer. A search that would need more ends as if it had been stopped. */
export const MOST_HELD = 5_000_000;

const appendPair = (list: Growing, pairs: Pairs, u: number, v: number): void => {
  if (list.length >= MOST_HELD) return;
  if (2 * list.length === list.ends.length) {
    const ends = new Int32Array(2 * list.ends.length);
    ends.set(list.ends);
    list.ends = ends;
    const costs = new Float64Array(2 * list.costs.length);
    costs.set(list.costs);
    list.costs = costs;
  }
  if (!pairs.cost(u, v, list.costs, list.length * pairs.levels)) return;
  list.ends[2 * list.length] = u;
  list.ends[2 * list.length + 1] = v;
  list.length += 1;
};

export const completeGraphBytes = (size: number, levels: number): number =>
  ((size * (size - 1)) / 2) * (8 + 8 + 8 * levels);

const graphFrom = ({ size, levels }: Pairs, { length, ends, costs }: Growing): Graph => ({
  size,
  levels,
  edges: length,
  ends: ends.subarray(0, 2 * length),
  costs: costs.subarray(0, length * levels),
});

const allPairs = (pairs: Pairs, list: Growing): void => {
  for (let u = 0; u < pairs.size; u++) for (let v = u + 1; v < pairs.size; v++) appendPair(list, pairs, u, v);
};

const namedPairs = (pairs: Pairs, candidates: Candidates, list: Growing): void => {
  const mark = new Int32Array(pairs.size).fill(NONE);
  // Pairs that name a larger member, chained by that member.
  const newest = new Int32Array(pairs.size).fill(NONE);
  const older: number[] = [];
  let u = 0;
  const name = (v: number): void => {
    if (int(mark, v) === u) return;
    mark[v] = u;
    const pair = list.length;
    appendPair(list, pairs, u, v);
    if (list.length === pair) return;
    older.push(v > u ? int(newest, v) : NONE);
    if (v > u) newest[v] = pair;
  };
  for (; u < pairs.size; u++) {
    mark[u] = u;
    for (let pair = int(newest, u); pair !== NONE; pair = item(older, pair)) mark[int(list.ends, 2 * pair)] = u;
    candidates.near(u, name);
  }
};

const firstCandidates = (pairs: Pairs): Growing => {
  const { size, levels, candidates } = pairs;
  const small = candidates === undefined || size <= SMALL;
  const room = Math.max(1, small ? (size * (size - 1)) / 2 : 8 * size);
  const list: Growing = { length: 0, ends: new Int32Array(2 * room), costs: new Float64Array(levels * room) };
  if (small) allPairs(pairs, list);
  else namedPairs(pairs, candidates, list);
  return list;
};

/** A round of repair: where pairs are added, after which answer, and how many per member. */
type Repair = { readonly pairs: Pairs; readonly list: Growing; readonly forest: Forest; readonly gain: number };

/** Of the pairs that `worth` finds by their reduced cost, the `gain` cheapest per member are added. */
const addLeftOut = (
  { pairs, list, forest, gain }: Repair,
  lookAt: (u: number, visit: (v: number) => void) => void,
  worth: (sign: number) => boolean,
): boolean => {
  const { size, levels } = pairs;
  const { first, incident, price, graph } = forest;
  const present = new Int32Array(size).fill(NONE);
  const added = new Set<number>();
  const before = list.length;
  const cell = new Float64Array(levels);
  let u = 0;
  let marked = NONE;
  let found: { readonly v: number; readonly reduced: Float64Array }[] = [];
  const consider = (v: number): void => {
    if (marked !== u) {
      marked = u;
      present[u] = u;
      for (let i = int(first, u); i < int(first, u + 1); i++) present[across(graph.ends, int(incident, i), u)] = u;
    }
    if (int(present, v) === u || !pairs.cost(u, v, cell, 0)) return;
    for (let l = 0; l < levels; l++) {
      cell[l] = real(cell, l) - real(price, u * levels + l) - real(price, v * levels + l);
    }
    if (!worth(signOf(cell, 0, levels))) return;
    addCommonCharges(forest, u, v, cell);
    if (worth(signOf(cell, 0, levels))) found.push({ v, reduced: cell.slice() });
  };
  for (; u < size; u++) {
    lookAt(u, consider);
    if (found.length === 0) continue;
    if (found.length > gain) found.sort((a, b) => compare(a.reduced, b.reduced) || a.v - b.v);
    for (const { v } of found.slice(0, gain)) {
      const name = Math.min(u, v) * size + Math.max(u, v);
      if (added.has(name)) continue;
      added.add(name);
      appendPair(list, pairs, u, v);
    }
    found = [];
  }
  return list.length > before;
};

const membersByPrice = (pairs: Pairs, candidates: Candidates, { price }: Forest): number[][] => {
  const { size, levels } = pairs;
  const members: number[][] = Array.from({ length: candidates.classes }, () => []);
  for (let u = 0; u < size; u++) members[candidates.classOf(u)]?.push(u);
  for (const list of members) list.sort((u, v) => compareRows(price, levels, v, u) || u - v);
  return members;
};

/** Pairs that cost less than their two prices (`allOptima`: or exactly as much). False when there are none. */
const addUndercutting = (repair: Repair, candidates: Candidates, allOptima: boolean): boolean => {
  const { pairs, forest } = repair;
  const { levels } = pairs;
  const { price } = forest;
  const members = membersByPrice(pairs, candidates, forest);
  const least = new Float64Array(levels);
  const cell = new Float64Array(levels);
  const worth = (sign: number): boolean => (allOptima ? sign <= 0 : sign < 0);
  const lookAt = (u: number, visit: (v: number) => void): void => {
    for (let c = 0; c < members.length; c++) {
      candidates.bound(u, c, least);
      const list = item(members, c);
      for (let i = 0; i < list.length; i++) {
        const v = item(list, i);
        for (let l = 0; l < levels; l++) {
          cell[l] = real(least, l) - real(price, u * levels + l) - real(price, v * levels + l);
        }
        if (!worth(signOf(cell, 0, levels))) break;
        visit(v);
      }
    }
  };
  return addLeftOut(repair, lookAt, worth);
};

/** Pairs that lead out of the sets of a blocked answer. False when there are none: then it stands. */
const addEscapes = (repair: Repair, { sets, partners }: Blocked): boolean => {
  const { pairs } = repair;
  const setOf = new Int32Array(pairs.size).fill(NONE);
  for (const [number, members] of sets.entries()) for (const u of members) setOf[u] = number;
  const isPartner = new Uint8Array(pairs.size);
  for (const v of partners) isPartner[v] = 1;
  const lookAt = (u: number, visit: (v: number) => void): void => {
    const own = int(setOf, u);
    if (own === NONE) return;
    for (let v = 0; v < pairs.size; v++) if (isPartner[v] === 0 && int(setOf, v) !== own) visit(v);
  };
  return addLeftOut(repair, lookAt, () => true);
};

/** Prices without charges, and mates: a valid start for a larger graph. */
const resume = (forest: Forest): Start => {
  const { price, parent, charge, cycle, graph } = forest;
  const { size, levels } = graph;
  const prices = price.slice();
  for (let v = 0; v < size && cycle.length > 0; v++) {
    for (let node = int(parent, v); node !== NONE; node = int(parent, node)) {
      for (let l = 0; l < levels; l++) {
        prices[v * levels + l] = real(prices, v * levels + l) - real(charge, node * levels + l) / 2;
      }
    }
  }
  return { mate: forest.mate, prices };
};

const raised = (ceiling: Float64Array): Float64Array | null => {
  const next = ceiling.map((part) => 8 * part);
  return signOf(next, 0, next.length) > 2 ** 40 ? null : next;
};

/** `perfect` is the least over *all* allowed pairs; `blocked` has sets that truly cannot be paired. */
export const minimumPairing = (pairs: Pairs, options: PairingOptions = {}): Pairing => {
  const { allOptima = false, stopped = () => false } = options;
  const { candidates, levels } = pairs;
  const list = firstCandidates(pairs);
  const complete = candidates === undefined || pairs.size <= SMALL;
  let start: Start | null = pairs.start ?? null;
  let ceiling: Float64Array | null = complete ? null : new Float64Array(levels).fill(candidates.patience, levels - 1);
  let steps = 0;
  for (let gain = GAIN; ; ) {
    const graph = graphFrom(pairs, list);
    const { outcome, forest } = solve(graph, start, () => list.length >= MOST_HELD || stopped(), ceiling);
    steps += outcome.steps;
    const repair = { pairs, list, forest, gain };
    const more = complete
      ? false
      : outcome.kind === 'blocked'
        ? addEscapes(repair, outcome)
        : outcome.kind !== 'stopped' && addUndercutting(repair, candidates, allOptima);
    if (!more && outcome.kind !== 'paused') return { outcome: { ...outcome, steps }, graph, forest };
    // Only answers that were not cheap enough call for more pairs at once; a pause says nothing about them.
    if (outcome.kind !== 'paused') gain *= 2;
    start = resume(forest);
    if (ceiling !== null && !more) ceiling = raised(ceiling);
  }
};
