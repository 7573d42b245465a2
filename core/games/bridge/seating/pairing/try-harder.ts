/**
 * "Try harder" [bridge 3.6]: a seating without repeats where one exists. Offered beside the faithful seating, never instead.
 *
 * | rule | where |
 * | --- | --- |
 * | the largest f ≤ L, never below the Danish tables, for which tables 1…f repeat nothing and can be kept | `tryHarder` |
 * | the rest gets a perfect matching of those who have not met, the best ranked choosing first | fresh-matches.ts |
 * | f < L: the top tables that change are named | `Harder.changed` |
 * | none for any f: [W-02] | `kind` is `fewest` or `none` |
 *
 * Beyond the rule: if every seating repeats something and the faithful one not the least, `fewestMatches` is offered.
 */

import { minimumPairing } from '../../../../matching/pairing.ts';
import type { EntrantId } from '../../../../tournament/words.ts';
import { freshMatches } from './fresh-matches.ts';
import type { Match } from './match.ts';
import type { Meet } from './meetings.ts';
import { type Paired, unwantedRepeats } from './pairing.ts';

export type Harder = {
  /** `fresh`: no repeat is left. `fewest`: no seating is without one [W-02], this has the fewest. */
  readonly kind: 'fresh' | 'fewest';
  readonly matches: readonly Match[];
  readonly kept: number;
  readonly changed: readonly number[];
  readonly repeats: readonly number[];
};

/** `none`: no seating is without a repeat [W-02] and the faithful one has the fewest. `stopped`: out of time. */
export type HarderAnswer = Harder | { readonly kind: 'none' } | { readonly kind: 'stopped' };

/** Fewest earlier meetings, then low in the ranking, then between neighbours in it. Null when stopped. */
const fewestMatches = (list: readonly EntrantId[], meet: Meet, stopped: () => boolean): readonly Match[] | null => {
  const { outcome } = minimumPairing(
    {
      size: list.length,
      levels: 3,
      cost: (u, v, into, from) => {
        const times = meet(list[u] ?? 0, list[v] ?? 0);
        into[from] = times;
        into[from + 1] = times === 0 ? 0 : list.length - Math.min(u, v);
        into[from + 2] = (u - v) * (u - v);
        return true;
      },
    },
    { stopped },
  );
  if (outcome.kind !== 'perfect') return null;
  const { mate } = outcome;
  return list.flatMap((a, u): Match[] => {
    const v = mate[u] ?? u;
    return u < v ? [[a, list[v] ?? a]] : [];
  });
};

export const leastMeetings = (list: readonly EntrantId[], meet: Meet, stopped: () => boolean): number | null => {
  const cost = (u: number, v: number, into: Float64Array, from: number): boolean => {
    into[from] = meet(list[u] ?? 0, list[v] ?? 0);
    return true;
  };
  const { outcome } = minimumPairing({ size: list.length, levels: 1, cost }, { stopped });
  return outcome.kind === 'perfect' ? (outcome.cost[0] ?? 0) : null;
};

/**
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

  const keeping = (kept: number) => freshMatches(restAfter(kept), meet, stopped);
  let most = Math.min(frozen, Math.min(...faithful.repeats) - 1);
  const rest = keeping(most);
  if (rest === 'stopped') return { kind: 'stopped' };
  if (rest !== 'blocked') return offer('fresh', most, rest);
  const free = keeping(danish);
  if (free === 'stopped') return { kind: 'stopped' };
  if (free === 'blocked') {
    const fewest = fewestMatches(restAfter(danish), meet, stopped);
    if (fewest === null) return { kind: 'stopped' };
    return meetingsIn(fewest) < meetingsIn(matches.slice(danish)) ? offer('fewest', danish, fewest) : { kind: 'none' };
  }
  // Where f tables can be kept, f − 1 can: the f-th is one more fresh match. So halving finds the largest f.
  let best = offer('fresh', danish, free);
  for (most -= 1; best.kept < most; ) {
    const kept = Math.ceil((best.kept + most) / 2);
    const some = keeping(kept);
    if (some === 'stopped') return { kind: 'stopped' };
    if (some === 'blocked') most = kept - 1;
    else best = offer('fresh', kept, some);
  }
  return best;
};
