/**
 * Phase A [bridge 3.6]: the best contestant left gets the best it has not met (`free`); where everybody left has been met, the
 * one with the fewest meetings, then the best ranked (`forced`) [bridge 3.6 P11]. Danish tables take the next in rank, met or not
 * [bridge 3.7].
 */

import type { EntrantId } from '../../../../tournament/words.ts';
import type { Match, PairingStep } from './match.ts';
import type { Meet } from './meetings.ts';

const leastMet = (a: EntrantId, list: readonly EntrantId[], meet: Meet): number => {
  let best = 0;
  for (let i = 1; i < list.length; i++) {
    if (meet(a, list[i] ?? 0) < meet(a, list[best] ?? 0)) best = i;
  }
  return best;
};

export const topDown = (
  ranking: readonly EntrantId[],
  meet: Meet,
  danish: number,
): { readonly matches: readonly Match[]; readonly trace: readonly PairingStep[] } => {
  const list = [...ranking];
  const matches: Match[] = [];
  const trace: PairingStep[] = [];
  for (let table = 1; list.length > 1; table++) {
    const a = list.shift() ?? 0;
    const unmet = table <= danish ? 0 : list.findIndex((x) => meet(a, x) === 0);
    const place = unmet === -1 ? leastMet(a, list, meet) : unmet;
    const how = table <= danish ? 'danish' : unmet === -1 ? 'forced' : 'free';
    const skipped = how === 'forced' ? list.filter((_, i) => i !== place) : list.slice(0, place);
    const [b = 0] = list.splice(place, 1);
    matches.push([a, b]);
    trace.push({ step: 'paired', table, match: [a, b], skipped, how });
  }
  return { matches, trace };
};
