/**
 * Whether a search for a pattern may take more than linear time (Weber and Seidl, the degree of ambiguity): there are two places p and q,
 * and a text that leads from p to p, from p to q and from q to q. Whoever has read it n times may have gone over at any of them,
 * and where the end fails all of these ways are tried. Places from which on the pattern stays found are left out: there no way is tried
 * twice. A pattern is taken as one that is searched for again behind each find, as replacing and splitting do.
 */

import type { Automaton } from './automaton.ts';

type Steps = (state: number) => ReadonlyMap<number, readonly number[]>;

/** Places that accept, and lead to such places only. */
const settledOf = ({ count, next, accepts }: Automaton): ReadonlySet<number> => {
  const settled = new Set(accepts);
  for (let before = -1; before !== settled.size; ) {
    before = settled.size;
    for (let at = 0; at < count; at += 1) if ([...(next[at] ?? [])].some((to) => !settled.has(to))) settled.delete(at);
  }
  return settled;
};

/** From each place, by sign, where it leads to. */
const stepsOf = ({ next, takes }: Automaton, settled: ReadonlySet<number>): Steps => {
  const known = new Map<number, ReadonlyMap<number, readonly number[]>>();
  return (state) => {
    const found = known.get(state);
    if (found !== undefined) return found;
    const bySign = new Map<number, number[]>();
    for (const to of next[state] ?? [])
      if (!settled.has(to)) for (const sign of takes[to] ?? []) bySign.set(sign, [...(bySign.get(sign) ?? []), to]);
    known.set(state, bySign);
    return bySign;
  };
};

/** All that can be reached, by at least one sign. */
const reachedFrom = (start: number, steps: Steps): ReadonlySet<number> => {
  const reached = new Set<number>();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of [...steps(at).values()].flat())
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
};

/** Whether so many walkers, who read the same text, can go from these places to those; `stays` holds each to its own. */
const canWalk = (
  from: readonly number[],
  to: readonly number[],
  steps: Steps,
  stays: (walker: number, at: number) => boolean,
): boolean => {
  const goal = to.join(' ');
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const maps = at.map(steps);
    for (const sign of maps[0]?.keys() ?? []) {
      const ways = maps.map((map, walker) => (map.get(sign) ?? []).filter((one) => stays(walker, one)));
      const all = ways.reduce<number[][]>((rows, own) => rows.flatMap((row) => own.map((one) => [...row, one])), [[]]);
      for (const row of all) {
        const key = row.join(' ');
        if (key === goal) return true;
        if (seen.has(key)) continue;
        seen.add(key);
        open.push(row);
      }
    }
  }
  return false;
};

/** `exponential`: two ways round one loop for one text. */
export const slowness = (automaton: Automaton): 'exponential' | 'polynomial' | null => {
  const settled = settledOf(automaton);
  const steps = stepsOf(automaton, settled);
  const reached = Array.from({ length: automaton.count }, (_, at) => reachedFrom(at, steps));
  const begun = new Set([...automaton.first].filter((at) => !settled.has(at)));
  const alive = new Set([...begun, ...[...begun].flatMap((at) => [...(reached[at] ?? [])])]);
  const loops = [...alive].filter((at) => reached[at]?.has(at));
  const loopOf = (at: number) => (one: number) => reached[at]?.has(one) === true && reached[one]?.has(at) === true;
  for (const p of loops) {
    const inside = loopOf(p);
    const members = loops.filter(inside);
    const twice = members.some((a) => members.some((b) => automaton.doubled.has(`${a} ${b}`)));
    if (twice) return 'exponential';
    const apart = members.flatMap((a) => members.filter((b) => a !== b).map((b) => [a, b] as const));
    const stays = (_walker: number, at: number) => inside(at);
    if (apart.some((two) => canWalk([p, p], two, steps, stays) && canWalk(two, [p, p], steps, stays)))
      return 'exponential';
  }
  for (const p of loops)
    for (const q of loops) {
      if (p === q || reached[p]?.has(q) !== true || loopOf(p)(q)) continue;
      // Who comes by such a place on each round has found the pattern, and goes back no further than there.
      if (automaton.accepts.has(p) || automaton.accepts.has(q)) continue;
      const [ofP, ofQ] = [loopOf(p), loopOf(q)];
      const stays = (walker: number, at: number): boolean =>
        walker === 1
          ? at === q || reached[at]?.has(q) === true
          : !automaton.accepts.has(at) && (walker === 0 ? ofP : ofQ)(at);
      if (canWalk([p, p, q], [p, q, q], steps, stays)) return 'polynomial';
    }
  return null;
};
