/**
 * The players to be drawn, in group order, and what keeps two of them apart. Everything after this works with places in
 * this order (from 0), not with registration numbers; the place after the last is BYE.
 *
 * | rule | where |
 * | --- | --- |
 * | group order: points descending, then seed ascending (2) | `fieldOf` |
 * | virtual points count for pairing only (12) | `Contender.points`, `Contender.score` |
 * | met, and how often; BYE: byes so far (2, 3.6) | `times` |
 * | never-pair list (1) | `never` |
 */

import type { EntrantId } from '../tournament/words.ts';
import { virtualPoints } from './acceleration.ts';
import type { DuelRecord } from './records.ts';
import type { DuelRequest } from './request.ts';

export type Contender = {
  readonly id: EntrantId;
  readonly seed: number;
  readonly club: string;
  /** Points for pairing, in hundredths, virtual points included. */
  readonly points: number;
  /** Points of the standings, in hundredths. */
  readonly score: number;
};

export type Field = {
  /** In group order. */
  readonly contenders: readonly Contender[];
  /** The place that stands for BYE. */
  readonly bye: number;
  /** How often two places have met; with BYE: how many byes somebody had. */
  readonly times: (a: number, b: number) => number;
  /** The most that any two have met, or anybody has had byes. */
  readonly mostTimes: () => number;
  /** Whether two places must never meet. */
  readonly never: (a: number, b: number) => boolean;
  readonly sameClub: (a: number, b: number) => boolean;
};

const contenderOf = (request: DuelRequest, { player, points }: DuelRecord): Contender => {
  const { acceleration } = request.options;
  const virtual =
    acceleration !== undefined && player.seed <= acceleration.topSeeds
      ? virtualPoints(request.round, acceleration.rounds, request.pointsSystem.win)
      : 0;
  return { id: player.id, seed: player.seed, club: player.club, points: points + virtual, score: points };
};

/**
 * @param records of all players
 * @param drawn the players to be drawn: active, without bye, not locked
 * @param order how they are sorted; group order unless said otherwise
 */
export const fieldOf = (
  request: DuelRequest,
  records: ReadonlyMap<EntrantId, DuelRecord>,
  drawn: ReadonlySet<EntrantId>,
  order: (a: Contender, b: Contender) => number = (a, b) => b.points - a.points || a.seed - b.seed,
): Field => {
  const own = [...records.values()].filter(({ player }) => drawn.has(player.id));
  const contenders = own.map((record) => contenderOf(request, record)).sort(order);
  const bye = contenders.length;
  const highest = contenders.reduce((most, { id }) => Math.max(most, id), 0);
  const placeOf = new Int32Array(highest + 1).fill(-1);
  for (const [place, { id }] of contenders.entries()) placeOf[id] = place;
  // Places met, one entry per meeting: few, so that looking through them is quicker than any index.
  const met = contenders.map(({ id }) => {
    const places: number[] = [];
    for (const { fullBye, met: counts, opponent } of records.get(id)?.lines ?? []) {
      if (fullBye) places.push(bye);
      const place = counts && opponent !== null ? (placeOf[opponent] ?? -1) : -1;
      if (place >= 0) places.push(place);
    }
    return places;
  });
  const times = (a: number, b: number): number => {
    let count = 0;
    for (const place of met[a] ?? []) if (place === b) count += 1;
    return count;
  };
  const apart = new Set<number>();
  for (const [a, b] of request.never) {
    const [x, y] = [placeOf[a] ?? -1, placeOf[b] ?? -1];
    if (x >= 0 && y >= 0) apart.add(x * bye + y).add(y * bye + x);
  }
  const club = (place: number): string => contenders[place]?.club ?? '';
  return {
    contenders,
    bye,
    times: (a, b) => (a === bye ? times(b, a) : times(a, b)),
    mostTimes: () => met.reduce((most, places, a) => places.reduce((more, b) => Math.max(more, times(a, b)), most), 0),
    never: (a, b) => apart.size > 0 && a !== bye && b !== bye && apart.has(a * bye + b),
    sameClub: (a, b) => club(a) !== '' && club(a) === club(b),
  };
};
