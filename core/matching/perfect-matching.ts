/**
 * Minimum-cost perfect matching in a general graph, exactly, by the primal-dual method.
 *
 * Give every vertex a price so that no edge costs less than the prices of its two ends. Then no perfect matching costs
 * less than the sum of all prices, and one that uses only *tight* edges (cost = both prices) costs exactly that: it is
 * optimal, and the prices prove it. So keep a matching on tight edges and look for a way to match two more exposed
 * vertices along tight edges. If there is none, change prices until there is one.
 *
 * | part | where | source |
 * | --- | --- | --- |
 * | alternating trees from the exposed vertices; odd cycles shrink to blossoms; a blossom may charge for its inner edges | `grow`, `shrink`, `open` | J. Edmonds, Paths, trees, and flowers (1965); Maximum matching and a polyhedron with 0,1-vertices (1965) |
 * | all trees at once: outer prices rise and inner prices fall by the same amount until an edge becomes tight or an inner blossom has no charge left | `solve` | Z. Galil, Efficient algorithms for finding maximum matching in graphs (1986) |
 * | moments in a heap instead of a search at every price change | `agenda.ts`, `watch` | Z. Galil, S. Micali, H. Gabow, An O(EV log V) algorithm (1986); here with stale entries left in the heap |
 * | after an augmentation only the two trees that met are taken down | `dissolve` | W. Cook, A. Rohe, Computing minimum-weight perfect matchings (1999) |
 * | start from a known matching and prices | `plant` | U. Derigs, A. Metz, On the use of optimal fractional matchings (1986) |
 * | few edges first, the others by a proof that they do not matter | `pairing.ts` | Cook and Rohe (price and repair) |
 * | no tree can grow: what is outer can meet only what is inner, and there is less of that | `Blocked` | C. Berge (1958), the formula of Tutte and Berge; Hungarian trees |
 *
 * Different on purpose: costs are tuples of whole numbers compared lexicographically. The method only adds, compares and
 * halves, which tuples can do without weights and carries. All numbers are multiples of one half below 2^51 and therefore
 * exact; `certify` proves every answer.
 */

import { note, takeEarliest } from './agenda.ts';
import { augment, grow, open, shrink } from './blossoms.ts';
import { compare, int, item, real } from './cells.ts';
import { certify } from './certificate.ts';
import {
  eachVertex,
  type Forest,
  FREE,
  INNER,
  NONE,
  OUTER,
  plant,
  reducedCost,
  relabel,
  type Start,
} from './forest.ts';
import type { Graph } from './graph.ts';

type Perfect = {
  readonly kind: 'perfect';
  readonly mate: Int32Array;
  readonly cost: readonly number[];
  readonly steps: number;
};

/** Each of `sets` is odd, so one member is matched outside, with a vertex of `partners`; and there are more sets than those. */
export type Blocked = {
  readonly kind: 'blocked';
  readonly sets: readonly (readonly number[])[];
  readonly partners: readonly number[];
  readonly steps: number;
};

type Stopped = { readonly kind: 'stopped'; readonly steps: number };

type Paused = { readonly kind: 'paused'; readonly steps: number };

export type Outcome = Perfect | Blocked | Stopped;

const POLL = 1024;

const advance = (forest: Forest, time: Float64Array, slack: Float64Array): void => {
  const { graph, top, label, parent, cycle, charge, clock, agenda, tree } = forest;
  const { levels, ends } = graph;
  const name = takeEarliest(agenda, time);
  if (name < 0) {
    const blossom = NONE - name;
    if (int(label, blossom) !== INNER || int(parent, blossom) !== NONE || item(cycle, blossom).length === 0) return;
    for (let l = 0; l < levels; l++) slack[l] = real(charge, blossom * levels + l) / 2;
    if (compare(slack, time) !== 0) return;
    clock.set(time);
    open(forest, blossom);
    return;
  }
  let u = int(ends, 2 * name);
  let v = int(ends, 2 * name + 1);
  if (int(label, int(top, u)) !== OUTER) [u, v] = [v, u];
  const here = int(top, u);
  const there = int(top, v);
  const thereLabel = int(label, there);
  if (here === there || int(label, here) !== OUTER || thereLabel === INNER) return;
  reducedCost(forest, name, slack);
  const speed = thereLabel === OUTER ? 2 : 1;
  for (let l = 0; l < levels; l++) slack[l] = real(clock, l) + real(slack, l) / speed;
  if (compare(slack, time) > 0) {
    note(agenda, name, slack);
    return;
  }
  clock.set(time);
  if (thereLabel === FREE) grow(forest, u, v);
  else if (int(tree, here) === int(tree, there)) shrink(forest, u, v);
  else augment(forest, u, v);
};

const barrier = (forest: Forest): Blocked => {
  const sets: number[][] = [];
  const partners: number[] = [];
  for (const [node, label] of forest.label.entries()) {
    if (int(forest.parent, node) !== NONE || int(forest.tree, node) === NONE) continue;
    const vertices: number[] = [];
    eachVertex(forest, node, (v) => vertices.push(v));
    if (label === OUTER) sets.push(vertices.sort((a, b) => a - b));
    else partners.push(...vertices);
  }
  return { kind: 'blocked', sets, partners, steps: forest.steps };
};

const totalCost = ({ graph, mate }: Forest): number[] => {
  const { levels, edges, ends, costs } = graph;
  const total = new Array<number>(levels).fill(0);
  for (let e = 0; e < edges; e++) {
    if (int(mate, int(ends, 2 * e)) !== int(ends, 2 * e + 1)) continue;
    for (let l = 0; l < levels; l++) total[l] = item(total, l) + real(costs, e * levels + l);
  }
  return total;
};

export type Solved = { readonly outcome: Outcome | Paused; readonly forest: Forest };

const freeze = (forest: Forest): void => {
  const { tree, parent } = forest;
  for (let node = 0; node < forest.nextBlossom; node++) {
    if (int(tree, node) !== NONE && int(parent, node) === NONE) relabel(forest, node, FREE);
  }
};

const outcomeOf = (forest: Forest): Perfect | Blocked | Paused => {
  const { steps, mate } = forest;
  if (forest.exposed === 0) return { kind: 'perfect', mate, cost: totalCost(forest), steps };
  return forest.agenda.length === 0 ? barrier(forest) : { kind: 'paused', steps };
};

export const solve = (
  graph: Graph,
  start: Start | null,
  stopped: () => boolean,
  ceiling: Float64Array | null,
): Solved => {
  const forest = plant(graph, start);
  const { agenda } = forest;
  const time = new Float64Array(graph.levels);
  const slack = new Float64Array(graph.levels);
  while (forest.exposed > 0 && agenda.length > 0) {
    if (ceiling !== null && compare(ceiling, agenda.times) < 0) break;
    forest.steps += 1;
    if (forest.steps % POLL === 1 && stopped()) return { outcome: { kind: 'stopped', steps: forest.steps }, forest };
    advance(forest, time, slack);
  }
  const outcome = outcomeOf(forest);
  freeze(forest);
  if (outcome.kind === 'perfect') certify(forest);
  return { outcome, forest };
};

/** Costs are tuples of safe integers, sums below 2^50. `stopped` is polled now and then. */
export const perfectMatching = (graph: Graph, start: Start | null = null, stopped = () => false): Outcome => {
  const { outcome } = solve(graph, start, stopped, null);
  if (outcome.kind === 'paused') throw new Error('matching: paused without a ceiling');
  return outcome;
};
