/**
 * "Try harder" (3.6): a seating without repeats where one exists. Offered beside the faithful seating, never instead.
 *
 * | rule | where |
 * | --- | --- |
 * | f = L, L − 1, …, never below the Danish tables: keep tables 1…f if they repeat nothing | `tryHarder` |
 * | the rest gets a perfect matching of those who have not met, the best ranked choosing first | `freshMatches` |
 * | f < L: the top tables that change are named | `Harder.changed` |
 * | none for any f: W-02 | `kind` is `fewest` or `none` |
 *
 * Beyond the rule: where no seating is without a repeat, the one with the fewest is offered if the faithful has more, with
 * its repeats as low in the field as they can be (`fewestMatches`).
 */

import { firstOptimum } from '../matching/first-optimum.ts';
import { minimumPairing, type Pairs } from '../matching/pairing.ts';
import type { EntrantId } from '../tournament/words.ts';
import type { Meet } from './meetings.ts';
import { type Match, type Paired, unwantedRepeats } from './pairing.ts';

export type Harder = {
  /** `fresh`: no repeat is left. `fewest`: no seating is without one (W-02), this has the fewest. */
  readonly kind: 'fresh' | 'fewest';
  readonly matches: readonly Match[];
  /** Tables 1…kept are the faithful ones. */
  readonly kept: number;
  /** Ranking tables whose match differs from the faithful seating. */
  readonly changed: readonly number[];
  readonly repeats: readonly number[];
};

/** `none`: no seating is without a repeat (W-02) and the faithful one has the fewest. `stopped`: out of time. */
export type HarderAnswer = Harder | { readonly kind: 'none' } | { readonly kind: 'stopped' };

type Solved = readonly Match[] | 'blocked' | 'stopped';

const solve = (list: readonly EntrantId[], levels: number, cost: Pairs['cost'], stopped: () => boolean): Solved => {
  const pairing = minimumPairing({ size: list.length, levels, cost }, { allOptima: true, stopped });
  if (pairing.outcome.kind !== 'perfect') return pairing.outcome.kind;
  const mates = firstOptimum(pairing);
  return list.flatMap((a, u): Match[] => {
    const v = mates[u] ?? u;
    return u < v ? [[a, list[v] ?? a]] : [];
  });
};

/** Matches of a list without a repeat; the best ranked left gets the best it has not met that leaves the others matches too. */
const freshMatches = (list: readonly EntrantId[], meet: Meet, stopped: () => boolean): Solved =>
  solve(list, 1, (u, v) => meet(list[u] ?? 0, list[v] ?? 0) === 0, stopped);

/** Matches with the fewest earlier meetings in all; of these with the repeats low in the ranking. */
const fewestMatches = (list: readonly EntrantId[], meet: Meet, stopped: () => boolean): Solved =>
  solve(
    list,
    2,
    (u, v, into, from) => {
      const times = meet(list[u] ?? 0, list[v] ?? 0);
      into[from] = times;
      into[from + 1] = times === 0 ? 0 : list.length - Math.min(u, v);
      return true;
    },
    stopped,
  );

/** The fewest earlier meetings that any pairing of a list repeats, or null when stopped. */
export const leastMeetings = (list: readonly EntrantId[], meet: Meet, stopped: () => boolean): number | null => {
  const solved = fewestMatches(list, meet, stopped);
  return typeof solved === 'string' ? null : solved.reduce((sum, [a, b]) => sum + meet(a, b), 0);
};

/**
 * The seating that "try harder" offers for a faithful one with repeats.
 *
 * @param ranking the same list, best first
 * @param stopped polled during the search; when true the faithful seating stays
 */
export const tryHarder = (
  ranking: readonly EntrantId[],
  meet: Meet,
  faithful: Paired,
  stopped: () => boolean,
): HarderAnswer => {
  const { matches, frozen, danish } = faithful;
  const restAfter = (kept: number): EntrantId[] => {
    const seated = new Set(matches.slice(0, kept).flat());
    return ranking.filter((entrant) => !seated.has(entrant));
  };
  const meetingsIn = (some: readonly Match[]): number => some.reduce((sum, [a, b]) => sum + meet(a, b), 0);
  const offer = (kind: Harder['kind'], kept: number, rest: readonly Match[]): Harder => {
    const all = [...matches.slice(0, kept), ...rest];
    const changed = all.flatMap((match, i) => (match.join() === matches[i]?.join() ? [] : [i + 1]));
    return { kind, matches: all, kept, changed, repeats: unwantedRepeats(all, meet, danish) };
  };

  // What cannot be done with all tables free cannot be done with some of them kept.
  const free = freshMatches(restAfter(danish), meet, stopped);
  if (free === 'stopped') return { kind: 'stopped' };
  if (free === 'blocked') {
    const fewest = fewestMatches(restAfter(danish), meet, stopped);
    if (typeof fewest === 'string') return { kind: 'stopped' };
    const offered = offer('fewest', danish, fewest);
    return meetingsIn(fewest) < meetingsIn(matches.slice(danish)) ? offered : { kind: 'none' };
  }
  const firstRepeat = Math.min(...faithful.repeats);
  for (let kept = Math.min(frozen, firstRepeat - 1); kept > danish; kept--) {
    const rest = freshMatches(restAfter(kept), meet, stopped);
    if (rest === 'stopped') return { kind: 'stopped' };
    if (rest !== 'blocked') return offer('fresh', kept, rest);
  }
  return offer('fresh', danish, free);
};
