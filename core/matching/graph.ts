/**
 * A graph as two typed arrays. Vertices are 0…size−1; edge e joins `ends[2e]` and `ends[2e+1]` and costs the tuple
 * `costs[e·levels … e·levels+levels−1]` of safe integers, compared lexicographically.
 */

import { int } from './cells.ts';

export type Graph = {
  readonly size: number;
  readonly levels: number;
  readonly edges: number;
  readonly ends: Int32Array;
  readonly costs: Float64Array;
};

/** Edges `edge[first[v]] … edge[first[v+1]−1]` touch v. */
export type Incidence = { readonly first: Int32Array; readonly edge: Int32Array };

export type EdgeTuple = readonly [number, number, ...number[]];

/** The list has each pair at most once. */
export const graphOf = (size: number, levels: number, list: readonly EdgeTuple[]): Graph => {
  const ends = new Int32Array(2 * list.length);
  const costs = new Float64Array(levels * list.length);
  for (const [e, [u, v, ...cost]] of list.entries()) {
    ends[2 * e] = u;
    ends[2 * e + 1] = v;
    for (let l = 0; l < levels; l++) costs[e * levels + l] = cost[l] ?? 0;
  }
  return { size, levels, edges: list.length, ends, costs };
};

export const incidenceOf = ({ size, edges, ends }: Graph): Incidence => {
  const first = new Int32Array(size + 1);
  for (let i = 0; i < 2 * edges; i++) {
    const next = int(ends, i) + 1;
    first[next] = int(first, next) + 1;
  }
  for (let v = 0; v < size; v++) first[v + 1] = int(first, v + 1) + int(first, v);
  const place = first.slice(0, size);
  const edge = new Int32Array(2 * edges);
  for (let i = 0; i < 2 * edges; i++) {
    const v = int(ends, i);
    edge[int(place, v)] = i >> 1;
    place[v] = int(place, v) + 1;
  }
  return { first, edge };
};

export const across = (ends: Int32Array, e: number, u: number): number =>
  int(ends, 2 * e) === u ? int(ends, 2 * e + 1) : int(ends, 2 * e);
