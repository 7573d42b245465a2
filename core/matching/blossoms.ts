/** A tight edge makes a tree grow, closes a blossom or joins two trees; a blossom without charge opens again. */

import { int, item, real } from './cells.ts';
import { dissolve, eachVertex, type Forest, FREE, INNER, join, NONE, OUTER, relabel, watchNode } from './forest.ts';

export const grow = (forest: Forest, u: number, v: number): void => {
  const { top, base, mate, tree, enterFrom, enterAt } = forest;
  const inner = int(top, v);
  const outer = int(top, int(mate, int(base, inner)));
  const home = int(tree, int(top, u));
  join(forest, inner, INNER, home);
  enterFrom[inner] = u;
  enterAt[inner] = v;
  join(forest, outer, OUTER, home);
  watchNode(forest, outer);
};

/** From an outer node to the root: the nodes, and the two ends of the edge after each, `[here, further]`. */
type Climb = { readonly nodes: number[]; readonly links: number[] };

const climb = (forest: Forest, from: number, until: (node: number) => boolean): Climb => {
  const { top, base, mate, enterFrom, enterAt } = forest;
  const nodes = [from];
  const links: number[] = [];
  let node = from;
  while (!until(node)) {
    const stem = int(base, node);
    if (int(mate, stem) === NONE) break;
    const inner = int(top, int(mate, stem));
    links.push(stem, int(mate, stem), int(enterAt, inner), int(enterFrom, inner));
    node = int(top, int(enterFrom, inner));
    nodes.push(inner, node);
  }
  return { nodes, links };
};

/** Climbs both sides in turn, so a short cycle is found in the time of its length however deep the tree is. */
const meeting = (forest: Forest, a: number, b: number): number => {
  const { top, base, mate, enterFrom } = forest;
  const seen = new Set<number>();
  let here = a;
  let there = b;
  for (;;) {
    if (here !== NONE) {
      if (seen.has(here)) return here;
      seen.add(here);
      const stem = int(mate, int(base, here));
      here = stem === NONE ? NONE : int(top, int(enterFrom, int(top, stem)));
    }
    [here, there] = there === NONE ? [here, there] : [there, here];
  }
};

/** The tight edge u–v joins outer nodes of one tree: the cycle through their meeting point becomes a blossom. */
export const shrink = (forest: Forest, u: number, v: number): void => {
  const { graph, top, label, parent, base, tree, charge, clock, members } = forest;
  const { levels } = graph;
  const stem = meeting(forest, int(top, u), int(top, v));
  const left = climb(forest, int(top, u), (node) => node === stem);
  const right = climb(forest, int(top, v), (node) => node === stem);
  const blossom = forest.spare.pop() ?? forest.nextBlossom++;
  const nodes = [...left.nodes.reverse(), ...right.nodes.slice(0, -1)];
  forest.cycle[blossom] = nodes;
  forest.links[blossom] = [...left.links.reverse(), u, v, ...right.links];
  const nowOuter = nodes.filter((node) => int(label, node) === INNER);
  for (const node of nodes) {
    relabel(forest, node, OUTER);
    for (let l = 0; l < levels && node >= graph.size; l++) {
      charge[node * levels + l] = real(charge, node * levels + l) + 2 * real(clock, l);
    }
    parent[node] = blossom;
  }
  for (let l = 0; l < levels; l++) charge[blossom * levels + l] = -2 * real(clock, l);
  parent[blossom] = NONE;
  base[blossom] = int(base, stem);
  label[blossom] = OUTER;
  tree[blossom] = int(tree, stem);
  item(members, int(tree, stem)).push(blossom);
  eachVertex(forest, blossom, (x) => {
    top[x] = blossom;
  });
  for (const node of nowOuter) watchNode(forest, node);
};

const placeOf = (forest: Forest, blossom: number, x: number): number => {
  let part = x;
  while (int(forest.parent, part) !== blossom) part = int(forest.parent, part);
  return item(forest.cycle, blossom).indexOf(part);
};

/** The even way round the cycle from where the tree entered stays in the tree; the other parts become free. */
export const open = (forest: Forest, blossom: number): void => {
  const { graph, top, label, parent, tree, charge, clock, enterFrom, enterAt } = forest;
  const { levels, size } = graph;
  const nodes = item(forest.cycle, blossom);
  const links = item(forest.links, blossom);
  const home = int(tree, blossom);
  const entry = placeOf(forest, blossom, int(enterAt, blossom));
  for (const node of nodes) {
    parent[node] = NONE;
    label[node] = INNER;
    tree[node] = NONE;
    for (let l = 0; l < levels && node >= size; l++) {
      charge[node * levels + l] = real(charge, node * levels + l) + 2 * real(clock, l);
    }
    eachVertex(forest, node, (x) => {
      top[x] = node;
    });
  }
  const count = nodes.length;
  const forward = entry % 2 === 1;
  const stays = new Set<number>();
  let [from, at] = [int(enterFrom, blossom), int(enterAt, blossom)];
  for (let place = entry, inner = true; ; inner = !inner) {
    const node = item(nodes, place);
    stays.add(node);
    join(forest, node, inner ? INNER : OUTER, home);
    if (inner) {
      enterFrom[node] = from;
      enterAt[node] = at;
    }
    if (place === 0) break;
    const edge = forward ? place : place - 1;
    [from, at] = forward
      ? [item(links, 2 * edge), item(links, 2 * edge + 1)]
      : [item(links, 2 * edge + 1), item(links, 2 * edge)];
    place = forward ? (place + 1) % count : place - 1;
  }
  for (const node of nodes) if (!stays.has(node)) relabel(forest, node, FREE);
  for (const node of nodes) if (int(label, node) !== INNER) watchNode(forest, node);
  label[blossom] = FREE;
  tree[blossom] = NONE;
  forest.cycle[blossom] = [];
  forest.links[blossom] = [];
  forest.spare.push(blossom);
};

/** Re-matches the inside of a node so that x is the vertex left for a partner outside. */
const rotate = (forest: Forest, node: number, x: number): void => {
  const { base, mate } = forest;
  if (int(base, node) === x) return;
  const nodes = item(forest.cycle, node);
  const links = item(forest.links, node);
  const count = nodes.length;
  const place = placeOf(forest, node, x);
  rotate(forest, item(nodes, place), x);
  // Parts 1–2, 3–4, … were matched. The way of even length from `place` to the base changes partners.
  const edges: number[] = [];
  if (place % 2 === 1) for (let edge = place + 1; edge < count; edge += 2) edges.push(edge);
  else for (let edge = place - 2; edge >= 0; edge -= 2) edges.push(edge);
  for (const edge of edges) {
    const a = item(links, 2 * edge);
    const b = item(links, 2 * edge + 1);
    rotate(forest, item(nodes, edge), a);
    rotate(forest, item(nodes, (edge + 1) % count), b);
    mate[a] = b;
    mate[b] = a;
  }
  forest.cycle[node] = [...nodes.slice(place), ...nodes.slice(0, place)];
  forest.links[node] = [...links.slice(2 * place), ...links.slice(0, 2 * place)];
  base[node] = x;
};

const flip = (forest: Forest, outerEnd: number, partner: number): void => {
  const { top, base, mate, enterFrom, enterAt } = forest;
  let [x, y] = [outerEnd, partner];
  for (;;) {
    const outer = int(top, x);
    const before = int(mate, int(base, outer));
    rotate(forest, outer, x);
    mate[x] = y;
    if (before === NONE) return;
    const inner = int(top, before);
    [x, y] = [int(enterFrom, inner), int(enterAt, inner)];
    rotate(forest, inner, y);
    mate[y] = x;
  }
};

/** The tight edge u–v joins two trees: the way from root to root changes partners, and both trees dissolve. */
export const augment = (forest: Forest, u: number, v: number): void => {
  const { top, tree } = forest;
  const trees = [int(tree, int(top, u)), int(tree, int(top, v))] as const;
  flip(forest, u, v);
  flip(forest, v, u);
  forest.exposed -= 2;
  dissolve(forest, ...trees);
};
