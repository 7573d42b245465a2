/**
 * The state of a solve: the matching so far, the prices, and the alternating forest that grows from the exposed
 * vertices. A *node* is a vertex (0…size−1) or a blossom (size…). A vertex that is in no blossom, or the outermost
 * blossom around it, is its *top* node; only top nodes carry a label.
 *
 * The clock makes price changes free: the price of a vertex is `price + label·clock` with label OUTER = +1,
 * INNER = −1, FREE = 0, and the charge of a top blossom is `charge + 2·label·clock`. Nothing is touched when the clock
 * moves; a number is rewritten only when the label of its node changes (`relabel`).
 *
 * What keeps the agenda complete: every edge that the clock can make tight (outer–outer in two nodes, outer–free) is
 * noted at or before its due time. A change of label can only create such an edge at a node that becomes outer or
 * free, so these two look at all their edges (`watch`); a moment that comes too early is noted again.
 */

import { type Agenda, emptyAgenda, note } from './agenda.ts';
import { compare, compareRows, int, item, real, signOf } from './cells.ts';
import { across, type Graph, incidenceOf } from './graph.ts';

export const OUTER = 1;
export const FREE = 0;
export const INNER = -1;
export const NONE = -1;

/** Prices that undercut an edge are lowered, mates on edges that are not tight are dropped. */
export type Start = { readonly mate: Int32Array; readonly prices: Float64Array };

export type Forest = {
  readonly graph: Graph;
  readonly first: Int32Array;
  readonly incident: Int32Array;
  readonly mate: Int32Array;
  readonly price: Float64Array;
  readonly top: Int32Array;
  /** By node: label of a top node; blossom around it or NONE; its vertex that is matched outside or exposed. */
  readonly label: Int32Array;
  readonly parent: Int32Array;
  readonly base: Int32Array;
  /** By inner node: the tight edge through which its tree entered it, outer end and own end. */
  readonly enterFrom: Int32Array;
  readonly enterAt: Int32Array;
  /** By top node: number of its tree or NONE; by tree: every node that ever joined it. */
  readonly tree: Int32Array;
  readonly members: number[][];
  /** By blossom: dual value, nodes around the odd cycle, `links[2i]` in node i and `links[2i+1]` in node i+1. */
  readonly charge: Float64Array;
  readonly cycle: number[][];
  readonly links: number[][];
  readonly spare: number[];
  nextBlossom: number;
  readonly clock: Float64Array;
  readonly agenda: Agenda;
  readonly due: Float64Array;
  exposed: number;
  steps: number;
};

/** Cost minus both prices; charges of blossoms are not counted. */
export const reducedCost = (forest: Forest, e: number, into: Float64Array): void => {
  const { graph, price, label, top, clock } = forest;
  const { levels, ends, costs } = graph;
  const u = int(ends, 2 * e);
  const v = int(ends, 2 * e + 1);
  const turn = int(label, int(top, u)) + int(label, int(top, v));
  for (let l = 0; l < levels; l++) {
    into[l] = real(costs, e * levels + l) - real(price, u * levels + l) - real(price, v * levels + l);
    if (turn !== 0) into[l] = real(into, l) - turn * real(clock, l);
  }
};

export const eachVertex = (forest: Forest, node: number, visit: (vertex: number) => void): void => {
  if (node < forest.graph.size) visit(node);
  else for (const part of item(forest.cycle, node)) eachVertex(forest, part, visit);
};

const watch = (forest: Forest, u: number): void => {
  const { graph, first, incident, top, label, clock, agenda, due } = forest;
  const node = int(top, u);
  const outer = int(label, node) === OUTER;
  const end = int(first, u + 1);
  for (let i = int(first, u); i < end; i++) {
    const e = int(incident, i);
    const other = int(top, across(graph.ends, e, u));
    const otherLabel = int(label, other);
    if (other === node || otherLabel === INNER || (!outer && otherLabel === FREE)) continue;
    const speed = outer && otherLabel === OUTER ? 2 : 1;
    reducedCost(forest, e, due);
    for (let l = 0; l < graph.levels; l++) due[l] = real(clock, l) + real(due, l) / speed;
    note(agenda, e, due);
  }
};

export const watchNode = (forest: Forest, node: number): void => {
  eachVertex(forest, node, (u) => watch(forest, u));
};

/** Prices and charge stay what they are at this moment. */
export const relabel = (forest: Forest, node: number, label: number): void => {
  const { graph, price, charge, clock, agenda, due } = forest;
  const { levels, size } = graph;
  const turn = int(forest.label, node) - label;
  if (turn !== 0) {
    eachVertex(forest, node, (v) => {
      for (let l = 0; l < levels; l++) price[v * levels + l] = real(price, v * levels + l) + turn * real(clock, l);
    });
    for (let l = 0; l < levels && node >= size; l++) {
      charge[node * levels + l] = real(charge, node * levels + l) + 2 * turn * real(clock, l);
    }
  }
  forest.label[node] = label;
  if (label === INNER && node >= size) {
    for (let l = 0; l < levels; l++) due[l] = real(charge, node * levels + l) / 2;
    note(agenda, NONE - node, due);
  }
};

export const join = (forest: Forest, node: number, label: number, tree: number): void => {
  relabel(forest, node, label);
  forest.tree[node] = tree;
  item(forest.members, tree).push(node);
};

export const dissolve = (forest: Forest, ...trees: readonly number[]): void => {
  const freed: number[] = [];
  for (const tree of trees) {
    for (const node of item(forest.members, tree)) {
      if (int(forest.parent, node) !== NONE || int(forest.tree, node) !== tree) continue;
      relabel(forest, node, FREE);
      forest.tree[node] = NONE;
      freed.push(node);
    }
    forest.members[tree] = [];
  }
  for (const node of freed) watchNode(forest, node);
};

/** A lowered price undercuts no edge that was looked at before. */
const lowerPrices = ({ graph, price }: Forest): void => {
  const { levels, edges, ends, costs } = graph;
  const slack = new Float64Array(levels);
  for (let e = 0; e < edges; e++) {
    const u = int(ends, 2 * e) * levels;
    const v = int(ends, 2 * e + 1) * levels;
    for (let l = 0; l < levels; l++) slack[l] = real(costs, e * levels + l) - real(price, u + l) - real(price, v + l);
    if (signOf(slack, 0, levels) >= 0) continue;
    for (let l = 0; l < levels; l++) price[u + l] = real(price, u + l) + real(slack, l);
  }
};

const raisePrice = (forest: Forest, u: number): void => {
  const { graph, first, incident, price, due } = forest;
  const { levels } = graph;
  const least = new Float64Array(levels);
  const end = int(first, u + 1);
  for (let i = int(first, u); i < end; i++) {
    reducedCost(forest, int(incident, i), due);
    if (i === int(first, u) || compare(due, least) < 0) least.set(due);
  }
  for (let l = 0; l < levels; l++) price[u * levels + l] = real(price, u * levels + l) + real(least, l);
};

const matchTightEdges = (forest: Forest, wanted: (u: number, v: number) => boolean): void => {
  const { graph, mate, due } = forest;
  for (let e = 0; e < graph.edges; e++) {
    const u = int(graph.ends, 2 * e);
    const v = int(graph.ends, 2 * e + 1);
    if (int(mate, u) !== NONE || int(mate, v) !== NONE || !wanted(u, v)) continue;
    reducedCost(forest, e, due);
    if (signOf(due, 0, graph.levels) !== 0) continue;
    mate[u] = v;
    mate[v] = u;
  }
};

/** Half the cheapest edge of each vertex, rounded down, undercuts no edge. */
const coldPrices = (graph: Graph): Float64Array => {
  const { size, levels, edges, ends, costs } = graph;
  const cheapest = new Int32Array(size).fill(NONE);
  for (let i = 0; i < 2 * edges; i++) {
    const v = int(ends, i);
    const e = i >> 1;
    const known = int(cheapest, v);
    if (known === NONE || compareRows(costs, levels, e, known) < 0) cheapest[v] = e;
  }
  const prices = new Float64Array(size * levels);
  for (let v = 0; v < size; v++) {
    const e = int(cheapest, v);
    for (let l = 0; l < levels && e !== NONE; l++) prices[v * levels + l] = real(costs, e * levels + l) / 2;
  }
  return prices;
};

const numbered = (length: number): Int32Array => {
  const numbers = new Int32Array(length);
  for (let i = 0; i < length; i++) numbers[i] = i;
  return numbers;
};

export const plant = (graph: Graph, start: Start | null): Forest => {
  const { size, levels } = graph;
  const { first, edge } = incidenceOf(graph);
  const nodes = size + (size >> 1);
  // Whole numbers: then all prices of one forest stay multiples of a half, so half a reduced cost is exact.
  const price = (start?.prices ?? coldPrices(graph)).map(Math.floor);
  const forest: Forest = {
    graph,
    first,
    incident: edge,
    mate: new Int32Array(size).fill(NONE),
    price,
    top: numbered(size),
    label: new Int32Array(nodes).fill(FREE),
    parent: new Int32Array(nodes).fill(NONE),
    base: numbered(nodes),
    enterFrom: new Int32Array(nodes),
    enterAt: new Int32Array(nodes),
    tree: new Int32Array(nodes).fill(NONE),
    members: [],
    charge: new Float64Array(nodes * levels),
    cycle: [],
    links: [],
    spare: [],
    nextBlossom: size,
    clock: new Float64Array(levels),
    agenda: emptyAgenda(levels, 64),
    due: new Float64Array(levels),
    exposed: 0,
    steps: 0,
  };
  if (start !== null) {
    lowerPrices(forest);
    matchTightEdges(forest, (u, v) => int(start.mate, u) === v);
  }
  matchTightEdges(forest, () => true);
  for (let v = 0; v < size; v++)
    if (int(forest.mate, v) === NONE && int(first, v) < int(first, v + 1)) raisePrice(forest, v);
  matchTightEdges(forest, () => true);
  for (let v = 0; v < size; v++) {
    if (int(forest.mate, v) !== NONE) continue;
    forest.members.push([]);
    join(forest, v, OUTER, forest.exposed);
    forest.exposed += 1;
  }
  for (const [root] of forest.members) if (root !== undefined) watch(forest, root);
  return forest;
};
