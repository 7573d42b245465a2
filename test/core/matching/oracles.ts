import { createRequire } from 'node:module';
import type { EdgeTuple } from '../../../core/matching/graph.ts';
import { type Stream, stream } from '../../../core/random/stream.ts';

type Blossom = (edges: [number, number, number][], maxCardinality: boolean) => readonly number[];

const blossom = createRequire(import.meta.url)('edmonds-blossom-fixed') as Blossom;

/** Costs of allowed pairs by `min·size + max`. */
export type PairTable = ReadonlyMap<number, readonly number[]>;

export const nameOf = (size: number, u: number, v: number): number => Math.min(u, v) * size + Math.max(u, v);

export const edgesOf = (size: number, table: PairTable): EdgeTuple[] =>
  [...table].map(([name, cost]) => [Math.floor(name / size), name % size, ...cost]);

export const randomTable = (
  random: Stream,
  size: number,
  density: number,
  cost: (u: number, v: number) => readonly number[],
): PairTable => {
  const table = new Map<number, readonly number[]>();
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) if (random.next() < density) table.set(nameOf(size, u, v), cost(u, v));
  }
  return table;
};

const before = (a: readonly number[], b: readonly number[]): boolean => {
  const l = a.findIndex((part, i) => part !== b[i]);
  return l >= 0 && (a[l] as number) < (b[l] as number);
};

export type Best = { readonly cost: readonly number[]; readonly mate: readonly number[] };

/**
 * Every perfect matching, cheapest first seen wins. Partners are tried in rising order, so of several optima the
 * lexicographically first is answered. Remembers the best completion of each set of vertices left.
 */
export const exhaustive = (size: number, levels: number, table: PairTable): Best | null => {
  const known = new Map<number, { readonly cost: readonly number[]; readonly pairs: readonly number[] } | null>();
  const complete = (taken: number): { readonly cost: readonly number[]; readonly pairs: readonly number[] } | null => {
    if (taken === 2 ** size - 1) return { cost: new Array<number>(levels).fill(0), pairs: [] };
    const seen = known.get(taken);
    if (seen !== undefined) return seen;
    let u = 0;
    while (taken & (1 << u)) u++;
    let best: { readonly cost: readonly number[]; readonly pairs: readonly number[] } | null = null;
    for (let v = u + 1; v < size; v++) {
      const cost = table.get(nameOf(size, u, v));
      if (taken & (1 << v) || cost === undefined) continue;
      const rest = complete(taken | (1 << u) | (1 << v));
      if (rest === null) continue;
      const total = cost.map((part, l) => part + (rest.cost[l] as number));
      if (best === null || before(total, best.cost)) best = { cost: total, pairs: [u, v, ...rest.pairs] };
    }
    known.set(taken, best);
    return best;
  };
  const best = complete(0);
  if (best === null) return null;
  const mate = new Array<number>(size).fill(-1);
  for (let i = 0; i < best.pairs.length; i += 2) {
    const [u, v] = [best.pairs[i] as number, best.pairs[i + 1] as number];
    mate[u] = v;
    mate[v] = u;
  }
  return { cost: best.cost, mate };
};

/**
 * The same question for another implementation of Edmonds' algorithm, one cost level: it maximises, so costs are turned
 * round. Null where nobody can pair everybody.
 */
export const byBlossom = (size: number, table: PairTable): number | null => {
  const edges = edgesOf(size, table);
  const top = edges.reduce((most, [, , cost = 0]) => Math.max(most, cost), 0) + 1;
  const mate = blossom(
    edges.map(([u, v, cost = 0]): [number, number, number] => [u, v, top - cost]),
    true,
  );
  const paired = edges.filter(([u, v]) => mate[u] === v);
  if (2 * paired.length !== size) return null;
  return paired.reduce((sum, [, , cost = 0]) => sum + cost, 0);
};

/** The same question as a 0/1 programme: an independent formulation, for sizes past enumeration. */
export const asProgramme = (size: number, table: PairTable): string => {
  const name = (pair: number): string => `x${Math.floor(pair / size)}_${pair % size}`;
  const rows = Array.from({ length: size }, (_, v) =>
    [...table.keys()].filter((pair) => Math.floor(pair / size) === v || pair % size === v).map(name),
  );
  return [
    'Minimize',
    ` obj: ${[...table].map(([pair, [cost = 0]]) => `${cost} ${name(pair)}`).join(' + ')}`,
    'Subject To',
    ...rows.map((row, v) => ` c${v}: ${row.join(' + ')} = 1`),
    'Binary',
    ` ${[...table.keys()].map(name).join(' ')}`,
    'End',
  ].join('\n');
};

export const dice = (name: string): Stream => stream('matching', name);
