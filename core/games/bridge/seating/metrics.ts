/**
 * What a seating repeats, and the least that any seating with the same byes must repeat: an exact cheapest perfect matching,
 * where a pair costs its earlier meetings.
 *
 * | figure | meaning |
 * | --- | --- |
 * | `repeats`, `repeated` | meetings that count and come again, with their rounds |
 * | `ignored` | rematches of meetings that are ignored [bridge 4.18] |
 * | `spread` | sum of the differences of places in the ranking list |
 * | `directionGap` | most rounds that anybody has sat N-S more than E-W or less, after this round [bridge 3.8] |
 */

import type { LeastRepeats, Metrics, Repeat } from '../../../game/seating.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { directionsOf, type Meetings, meetingsOf, noDirections, type SeatedRound } from './pairing/meetings.ts';
import { leastMeetings } from './pairing/try-harder.ts';
import { rankingList } from './ranking-list.ts';
import type { SwissRequest } from './request.ts';

/** The count of the fewest repeats was stopped. */
export const STOPPED = 'bridge.how.stopped';

type Seats = { readonly seats: readonly EntrantId[] };

export const rankingOf = ({ contestants, options, seed, round }: SwissRequest) =>
  rankingList(contestants, options.tiesByLot ? { seed, round } : null);

export const meetingsIn = ({ history, options }: SwissRequest): Meetings =>
  meetingsOf(history, options.ignoreMeetingsThrough);

const leastOf = (
  playing: readonly EntrantId[],
  meetings: Meetings,
  repeats: number,
  stopped: () => boolean,
): LeastRepeats => {
  if (repeats === 0) return { known: 'proved', atLeast: 0, how: { code: 'bridge.how.noRepeat' } };
  const least = leastMeetings(playing, meetings.meet, stopped);
  if (least === null) return { known: 'unknown', atLeast: 0, how: { code: STOPPED } };
  const how = { code: 'bridge.how.matching', params: { count: least } };
  return { known: least === repeats ? 'proved' : 'bounded', atLeast: least, how };
};

const repeatsOf = (tables: readonly Seats[], { rounds }: Meetings): Repeat[] =>
  tables.flatMap(({ seats: [a = 0, b = 0] }) => {
    const met = rounds(a, b);
    return met.length === 0 ? [] : [{ pair: [a, b] as const, rounds: met }];
  });

const widestGap = (tables: readonly Seats[], history: readonly SeatedRound[]): number => {
  const before = directionsOf(history);
  const gap = (entrant: EntrantId | undefined, now: 1 | -1): number => {
    const { ns, ew } = before.get(entrant ?? 0) ?? noDirections;
    return Math.abs(ns - ew + now);
  };
  return Math.max(0, ...tables.flatMap(({ seats: [ns, ew] }) => [gap(ns, 1), gap(ew, -1)]));
};

export const measureSwiss = (
  request: SwissRequest,
  tables: readonly Seats[],
  stopped: () => boolean = () => false,
): Metrics => {
  const meetings = meetingsIn(request);
  const ranking = rankingOf(request).map(({ id }) => id);
  const rank = new Map(ranking.map((entrant, place) => [entrant, place]));
  const repeated = repeatsOf(tables, meetings);
  const repeats = repeated.reduce((sum, { rounds }) => sum + rounds.length, 0);
  const sitting = new Set(tables.flatMap(({ seats }) => seats));
  const ignored = tables.filter(({ seats: [a = 0, b = 0] }) => meetings.ignored(a, b).length > 0).length;
  return {
    repeats,
    repeated,
    least: leastOf(
      ranking.filter((entrant) => sitting.has(entrant)),
      meetings,
      repeats,
      stopped,
    ),
    figures: {
      repeatedPairs: repeated.length,
      ignored,
      spread: tables.reduce(
        (sum, { seats: [a = 0, b = 0] }) => sum + Math.abs((rank.get(a) ?? 0) - (rank.get(b) ?? 0)),
        0,
      ),
      directionGap: widestGap(tables, request.history),
    },
  };
};
