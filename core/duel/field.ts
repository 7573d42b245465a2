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
  readonly mostTimes: number;
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
  const placeOf = new Map(contenders.map(({ id }, place) => [id, place]));
  const met = contenders.map(({ id }) => {
    const times = new Map<number, number>();
    for (const line of records.get(id)?.lines ?? []) {
      if (line.fullBye) times.set(bye, (times.get(bye) ?? 0) + 1);
      const place = line.opponent !== null && line.met ? placeOf.get(line.opponent) : undefined;
      if (place !== undefined) times.set(place, (times.get(place) ?? 0) + 1);
    }
    return times;
  });
  const apart = contenders.map(() => new Set<number>());
  for (const [a, b] of request.never) {
    const [x, y] = [placeOf.get(a), placeOf.get(b)];
    if (x === undefined || y === undefined) continue;
    apart[x]?.add(y);
    apart[y]?.add(x);
  }
  const club = (place: number): string => contenders[place]?.club ?? '';
  return {
    contenders,
    bye,
    times: (a, b) => (a === bye ? met[b]?.get(a) : met[a]?.get(b)) ?? 0,
    mostTimes: met.reduce((most, times) => Math.max(most, ...times.values()), 0),
    never: (a, b) => apart[a]?.has(b) ?? false,
    sameClub: (a, b) => club(a) !== '' && club(a) === club(b),
  };
};
