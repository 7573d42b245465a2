/** Parameters `player` and `players` are registration numbers; `place` and `places` are what the standings show. */

import type { LeastRepeats, Proposal, ProposedTable } from '../../../game/seating.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import { type Meetings, roundsMet, sixPairs } from './meetings.ts';
import type { MahjongRequest } from './request.ts';

/** Most people named at one table as passed over for a meeting, and as many for other reasons. */
const MOST_PASSED = 4;

const PLACES = 'mahjong.reasons.places';

/** `position` from 0; a dash for a stand-in [M-09]. */
export const placeShown = (players: MahjongRequest['players'], position: number): number | '–' => {
  const place = players[position]?.place;
  return place === undefined ? position + 1 : (place ?? '–');
};

export const meetingReasons = (four: readonly EntrantId[], history: MahjongRequest['history']): Phrase[] => {
  const pairs = sixPairs.map(([i, j]) => [four[i] ?? 0, four[j] ?? 0] as const);
  const met = roundsMet(pairs, history);
  if (met.length === 0) return [{ code: 'mahjong.reasons.nobodyMet' }];
  return met.map(({ pair, rounds }) => ({
    code: 'mahjong.reasons.metBefore',
    params: { players: pair, rounds, count: rounds.length },
  }));
};

/** `repeats` are those of the whole round. */
export const repeatReasons = (
  four: readonly EntrantId[],
  history: MahjongRequest['history'],
  least: LeastRepeats,
  repeats: number,
): Phrase[] => {
  const meetings = meetingReasons(four, history);
  if (meetings[0]?.code === 'mahjong.reasons.nobodyMet') return meetings;
  const known = least.known === 'proved' && least.atLeast === repeats;
  // A proof among seatings that keep people apart says so, and claims no more [M-17].
  const among = least.how.code.endsWith('Apart') ? 'unavoidableApart' : 'unavoidable';
  return [
    ...meetings,
    known
      ? { code: `mahjong.reasons.${among}`, params: { count: repeats } }
      : { code: 'mahjong.reasons.fewestFound', params: { count: repeats, atLeast: least.atLeast } },
  ];
};

/** The best player left, and who was passed over for it [M-17]. `groups`, in ranking order, and `apart` hold places from 0. */
export const topDownReasons = (
  groups: readonly (readonly number[])[],
  { n, met }: Meetings,
  players: MahjongRequest['players'],
  apart: readonly (readonly [number, number])[],
): Phrase[][] => {
  const kept = new Set(apart.flatMap(([a, b]) => [a * n + b, b * n + a]));
  const seated = new Uint8Array(n);
  const id = (place: number) => players[place]?.id ?? 0;
  const shown = (place: number) => placeShown(players, place);
  return groups.map((four) => {
    const [first = 0] = four;
    const last = four.at(-1) ?? 0;
    const passed = Array.from({ length: last - first }, (_, i) => first + 1 + i).filter(
      (place) => seated[place] === 0 && !four.includes(place),
    );
    const because = (place: number): Phrase => {
      const params = { player: id(place), place: shown(place) };
      const above = four.filter((other) => other < place);
      const rival = above.find((other) => kept.has(place * n + other));
      if (rival !== undefined) return { code: 'mahjong.reasons.passedApart', params: { ...params, other: id(rival) } };
      const partner = above.find((other) => (met[place * n + other] ?? 0) > 0);
      if (partner !== undefined)
        return { code: 'mahjong.reasons.passedMet', params: { ...params, other: id(partner) } };
      return { code: 'mahjong.reasons.passedForLater', params };
    };
    const isMet = (place: number) => because(place).code === 'mahjong.reasons.passedMet';
    for (const place of four) seated[place] = 1;
    return [
      { code: 'mahjong.reasons.bestLeft', params: { player: id(first), place: shown(first) } },
      { code: 'mahjong.reasons.nextBest', params: { places: four.slice(1).map(shown) } },
      ...passed.filter(isMet).slice(0, MOST_PASSED).map(because),
      ...passed
        .filter((place) => !isMet(place))
        .slice(0, MOST_PASSED)
        .map(because),
    ];
  });
};

/** One table is chosen from nothing: that its places were the best is no reason for it. */
export const toldTables = ({ tables }: Proposal): readonly ProposedTable[] =>
  tables.length > 1
    ? tables
    : tables.map((table) => ({ ...table, reasons: table.reasons.filter(({ code }) => code !== PLACES) }));

export const placesReason = (four: readonly number[], players: MahjongRequest['players']): Phrase => ({
  code: PLACES,
  params: { places: four.map((place) => placeShown(players, place)) },
});
