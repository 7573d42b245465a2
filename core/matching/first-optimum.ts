/**
 * The lexicographically first of all cheapest perfect matchings, so that an answer does not depend on how the solver came to it:
 * the partner of vertex 0 is as small as it can be, then that of the next vertex not yet paired, and so on.
 *
 * An optimal matching uses tight edges only (complementary slackness), and a change of partners stays in one connected part of
 * them. So each part is looked at alone: for each vertex in order, fix a smaller tight partner and match the rest of the part
 * again – still as cheap?
 */

import { int, item, real, signOf } from './cells.ts';
import { addCommonCharges } from './certificate.ts';
import { type Forest, NONE, reducedCost, type Start } from './forest.ts';
import { type Graph, graphOf } from './graph.ts';
import type { Pairing } from './pairing.ts';
import { perfectMatching } from './perfect-matching.ts';

const tightEdges = (graph: Graph, forest: Forest): number[] => {
  const slack = new Float64Array(graph.levels);
  const tight: number[] = [];
  for (let e = 0; e < graph.edges; e++) {
    reducedCost(forest, e, slack);
    addCommonCharges(forest, int(graph.ends, 2 * e), int(graph.ends, 2 * e + 1), slack);
    if (signOf(slack, 0, graph.levels) === 0) tight.push(e);
  }
  return tight;
};

type Part = { members: number[]; readonly edges: number[] };

const partsOf = (
  { size, ends }: Graph,
  tight: readonly number[],
  free: readonly number[],
): ReadonlyMap<number, Part> => {
  const lead = new Int32Array(size);
  for (let v = 0; v < size; v++) lead[v] = v;
  const find = (v: number): number => {
    let root = v;
    while (int(lead, root) !== root) {
      lead[root] = int(lead, int(lead, root));
      root = int(lead, root);
    }
    return root;
  };
  for (const e of tight) lead[find(int(ends, 2 * e))] = find(int(ends, 2 * e + 1));
  const byLead = new Map<number, Part>();
  for (const e of free) byLead.set(find(int(ends, 2 * e)), { members: [], edges: [] });
  const partOf = new Map<number, Part>();
  for (let v = 0; v < size; v++) {
    const part = byLead.get(find(v));
    if (part === undefined) continue;
    part.members.push(v);
    partOf.set(v, part);
  }
  for (const e of tight) partOf.get(int(ends, 2 * e))?.edges.push(e);
  return partOf;
};

/** By vertex `[other end, edge]`, in order of the other end. */
const partnersAlong = ({ ends }: Graph, edges: readonly number[]): ReadonlyMap<number, [number, number][]> => {
  const lists = new Map<number, [number, number][]>();
  const enter = (u: number, v: number, e: number): void => {
    const list = lists.get(u);
    if (list === undefined) lists.set(u, [[v, e]]);
    else list.push([v, e]);
  };
  for (const e of edges) {
    enter(int(ends, 2 * e), int(ends, 2 * e + 1), e);
    enter(int(ends, 2 * e + 1), int(ends, 2 * e), e);
  }
  for (const list of lists.values()) list.sort((a, b) => a[0] - b[0]);
  return lists;
};

const restOf = (
  forest: Forest,
  mate: Int32Array,
  edges: readonly number[],
  kept: readonly number[],
): readonly [Graph, Start] => {
  const { graph, price } = forest;
  const { levels, ends, costs } = graph;
  const place = new Map(kept.map((v, i) => [v, i]));
  const inside = edges.flatMap((e) => {
    const u = place.get(int(ends, 2 * e));
    const v = place.get(int(ends, 2 * e + 1));
    return u === undefined || v === undefined ? [] : [[u, v, ...costs.subarray(e * levels, (e + 1) * levels)] as const];
  });
  const prices = new Float64Array(kept.length * levels);
  for (const [i, v] of kept.entries()) prices.set(price.subarray(v * levels, (v + 1) * levels), i * levels);
  const mates = Int32Array.from(kept, (v) => place.get(int(mate, v)) ?? NONE);
  return [graphOf(kept.length, levels, inside), { mate: mates, prices }];
};

/** Needs a pairing found with `allOptima`; gives the partner of each vertex. */
export const firstOptimum = ({ outcome, graph, forest }: Pairing): Int32Array => {
  if (outcome.kind !== 'perfect') throw new Error('matching: only a perfect matching has a first optimum');
  const { size, levels, ends, costs } = graph;
  const mate = outcome.mate.slice();
  const tight = tightEdges(graph, forest);
  // Only edges that are tight and not matched can change anything.
  const free = tight.filter((e) => int(mate, int(ends, 2 * e)) !== int(ends, 2 * e + 1));
  if (free.length === 0) return mate;
  const partOf = partsOf(graph, tight, free);
  const partners = partnersAlong(
    graph,
    tight.filter((e) => partOf.has(int(ends, 2 * e))),
  );
  const settled = new Uint8Array(size);

  const exchange = (u: number, v: number, e: number): boolean => {
    const part = partOf.get(u);
    if (part === undefined) return false;
    part.members = part.members.filter((x) => settled[x] === 0);
    const rest = part.members.filter((x) => x !== u && x !== v);
    const answer = perfectMatching(...restOf(forest, mate, part.edges, rest));
    if (answer.kind !== 'perfect') return false;
    const total = new Float64Array(levels);
    for (const f of part.edges) {
      const a = int(ends, 2 * f);
      if (settled[a] === 1 || int(mate, a) !== int(ends, 2 * f + 1)) continue;
      for (let l = 0; l < levels; l++) total[l] = real(total, l) + real(costs, f * levels + l);
    }
    if (answer.cost.some((cost, l) => cost + real(costs, e * levels + l) !== real(total, l))) return false;
    for (const [i, x] of rest.entries()) mate[x] = item(rest, int(answer.mate, i));
    mate[u] = v;
    mate[v] = u;
    return true;
  };

  for (let u = 0; u < size; u++) {
    if (settled[u] === 1) continue;
    for (const [v, e] of partners.get(u) ?? []) {
      if (v >= int(mate, u) || (settled[v] === 0 && exchange(u, v, e))) break;
    }
    settled[u] = 1;
    settled[int(mate, u)] = 1;
  }
  return mate;
};
