/**
 * "Try harder" [bridge 3.6]: the best contestant left gets the best it has not met that still leaves everybody else a fresh
 * opponent.
 *
 * Each choice asks whether the rest can be matched (core/matching). The question starts from the matching known so far. An answer
 * "no" names a set whose members all need opponents outside it, so none of the pairs inside it is asked about again (Tutte's
 * condition: removing the set leaves as many odd parts as it has members).
 */

import { graphOf } from '../../../../matching/graph.ts';
import { type Outcome, perfectMatching } from '../../../../matching/perfect-matching.ts';
import type { EntrantId } from '../../../../tournament/words.ts';
import type { Match } from './match.ts';
import type { Meet } from './meetings.ts';

const NONE = -1;

/** Who may still meet whom, by place in the list; symmetric. */
type Allowed = { readonly n: number; readonly cells: Uint8Array };

const may = ({ n, cells }: Allowed, u: number, v: number): boolean => cells[u * n + v] === 1;

const forbid = ({ n, cells }: Allowed, group: readonly number[]): void => {
  for (const u of group) for (const v of group) cells[u * n + v] = 0;
};

const unmet = (list: readonly EntrantId[], meet: Meet): Allowed => {
  const n = list.length;
  const cells = new Uint8Array(n * n);
  for (const [u, a] of list.entries()) {
    for (const [v, b] of list.entries()) if (u < v && meet(a, b) === 0) cells[u * n + v] = cells[v * n + u] = 1;
  }
  return { n, cells };
};

const greedy = (allowed: Allowed): Int32Array => {
  const mate = new Int32Array(allowed.n).fill(NONE);
  for (let u = 0; u < allowed.n; u++) {
    if (mate[u] !== NONE) continue;
    const v = mate.findIndex((taken, x) => x > u && taken === NONE && may(allowed, u, x));
    if (v === -1) continue;
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
};

const matchAmong = (
  allowed: Allowed,
  some: readonly number[],
  mate: Int32Array,
  stopped: () => boolean,
): { readonly outcome: Outcome; readonly place: (vertex: number) => number } => {
  const vertexOf = new Map(some.map((place, vertex) => [place, vertex]));
  const edges = some.flatMap((u, i) =>
    some.slice(i + 1).flatMap((v, j) => (may(allowed, u, v) ? [[i, i + 1 + j, 0] as const] : [])),
  );
  const known = Int32Array.from(some, (place) => vertexOf.get(mate[place] ?? NONE) ?? NONE);
  const outcome = perfectMatching(
    graphOf(some.length, 1, edges),
    { mate: known, prices: new Float64Array(some.length) },
    stopped,
  );
  return { outcome, place: (vertex) => some[vertex] ?? NONE };
};

/** `blocked`: somebody cannot avoid a repeat. @param list an even number of contestants, best first */
export const freshMatches = (
  list: readonly EntrantId[],
  meet: Meet,
  stopped: () => boolean,
): readonly Match[] | 'blocked' | 'stopped' => {
  const allowed = unmet(list, meet);
  const mate = greedy(allowed);
  let left = list.map((_, place) => place);

  /** With `blocked`, also forbids the pairs that the answer rules out; `fixed` are not part of the question. */
  const rematch = (some: readonly number[], fixed: readonly number[]): Outcome['kind'] => {
    const { outcome, place } = matchAmong(allowed, some, mate, stopped);
    if (outcome.kind === 'perfect') {
      for (const [vertex, u] of some.entries()) mate[u] = place(outcome.mate[vertex] ?? NONE);
    }
    if (outcome.kind === 'blocked') forbid(allowed, [...outcome.partners.map(place), ...fixed]);
    return outcome.kind;
  };

  const first = rematch(left, []);
  if (first !== 'perfect') return first;
  const matches: Match[] = [];
  for (let u = left[0]; u !== undefined; u = left[0]) {
    for (const v of left.slice(1)) {
      if (v >= (mate[u] ?? NONE)) break;
      if (!may(allowed, u, v)) continue;
      const rest = left.filter((place) => place !== u && place !== v);
      const kind = rematch(rest, [u, v]);
      if (kind === 'stopped') return 'stopped';
      if (kind === 'perfect') {
        mate[u] = v;
        mate[v] = u;
      }
    }
    const v = mate[u] ?? NONE;
    matches.push([list[u] ?? 0, list[v] ?? 0]);
    left = left.filter((place) => place !== u && place !== v);
  }
  return matches;
};
