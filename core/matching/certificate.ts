/**
 * The proof of an answer, checked on every solve. With prices y and charges z ≥ 0 such that every edge u–v satisfies
 * cost(u,v) − y(u) − y(v) + (charges of the blossoms that hold both) ≥ 0, every perfect matching costs at least
 * Σ y − Σ z·(size of blossom − 1)/2, because it has at most (size − 1)/2 edges inside a blossom. A matching of exactly
 * that cost is optimal. (Edmonds 1965; weak duality.)
 */

import { int, item, real, signOf } from './cells.ts';
import { type Forest, NONE, reducedCost } from './forest.ts';

/** Above this, halves of whole numbers would not be exact. */
const LARGEST = 2 ** 51;

const depthOf = (parent: Int32Array, node: number): number => {
  let depth = 0;
  for (let around = int(parent, node); around !== NONE; around = int(parent, around)) depth += 1;
  return depth;
};

export const addCommonCharges = (forest: Forest, u: number, v: number, into: Float64Array): void => {
  const { top, parent, charge, graph } = forest;
  if (int(top, u) !== int(top, v)) return;
  // Blossoms lie in each other, so the common ones are the innermost common one and all around it.
  let one = u;
  let other = v;
  let apart = depthOf(parent, u) - depthOf(parent, v);
  for (; apart > 0; apart--) one = int(parent, one);
  for (; apart < 0; apart++) other = int(parent, other);
  while (one !== other) {
    one = int(parent, one);
    other = int(parent, other);
  }
  for (let node = one; node !== NONE; node = int(parent, node)) {
    for (let l = 0; l < graph.levels; l++) into[l] = real(into, l) + real(charge, node * graph.levels + l);
  }
};

const membersOf = (forest: Forest, node: number): number =>
  node < forest.graph.size ? 1 : item(forest.cycle, node).reduce((sum, part) => sum + membersOf(forest, part), 0);

const fail = (what: string): never => {
  throw new Error(`matching: the certificate does not hold (${what})`);
};

/** Throws when a finished forest does not prove its matching optimal: a fault of the solver, never of the input. */
export const certify = (forest: Forest): void => {
  const { graph, mate, price, charge, parent, cycle } = forest;
  const { size, levels, edges, ends, costs } = graph;
  const slack = new Float64Array(levels);
  const gap = new Float64Array(levels);
  for (let e = 0; e < edges; e++) {
    const u = int(ends, 2 * e);
    const v = int(ends, 2 * e + 1);
    reducedCost(forest, e, slack);
    if (signOf(slack, 0, levels) < 0) {
      addCommonCharges(forest, u, v, slack);
      if (signOf(slack, 0, levels) < 0) fail('an edge is undercut');
    }
    if (int(mate, u) !== v) continue;
    for (let l = 0; l < levels; l++) gap[l] = real(gap, l) + real(costs, e * levels + l);
  }
  for (let v = 0; v < size; v++) {
    if (int(mate, int(mate, v)) !== v) fail('a vertex is not matched');
    for (let l = 0; l < levels; l++) {
      const y = real(price, v * levels + l);
      if (Math.abs(y) > LARGEST) fail('a price is too large to be exact');
      gap[l] = real(gap, l) - y;
    }
  }
  for (let node = size; node < parent.length; node++) {
    if ((cycle[node]?.length ?? 0) === 0) continue;
    if (signOf(charge, node * levels, levels) < 0) fail('a charge is negative');
    const inside = (membersOf(forest, node) - 1) / 2;
    for (let l = 0; l < levels; l++) gap[l] = real(gap, l) + inside * real(charge, node * levels + l);
  }
  if (gap.some((part) => part !== 0)) fail('cost and bound differ');
};
