/**
 * Everything after this works with places in group order (from 0), not with registration numbers; the place after the
 * last is BYE.
 *
 * | rule | where |
 * | --- | --- |
 * | [duel 2] group order: points descending, then seed ascending | `fieldOf` |
 * | [duel 12] virtual points count for pairing only | `Contender.points`, `Contender.score` |
 * | [duel 2, 3.6] met, and how often; BYE: byes so far | `times` |
 * | [duel 1] never-pair list | `never` |
 */

import { int, item } from '../../../matching/cells.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { virtualPoints } from './acceleration.ts';
import type { DuelRecord } from './records/records.ts';
import type { DuelRequest } from './request.ts';

export type Contender = {
  readonly id: EntrantId;
  readonly seed: number;
  readonly club: string;
  /** For pairing, in hundredths, virtual points included. */
  readonly points: number;
  readonly score: number;
};

export type Field = {
  readonly contenders: readonly Contender[];
  readonly bye: number;
  /** How often two have met; for BYE, how many byes somebody had. */
  readonly times: (a: number, b: number) => number;
  readonly mostTimes: () => number;
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

/** `drawn` are active, have no bye and are not locked; they come in group order unless `order` says otherwise. */
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
  // One entry per meeting: place a has met met[from[a]] … met[from[a + 1] − 1]. They are few, so no index is quicker.
  const from = new Int32Array(bye + 1);
  const met: number[] = [];
  for (let place = 0; place < bye; place++) {
    const lines = records.get(item(contenders, place).id)?.lines ?? [];
    for (let i = 0; i < lines.length; i++) {
      const line = item(lines, i);
      if (line.fullBye) met.push(bye);
      const other = line.met && line.opponent !== null ? (placeOf[line.opponent] ?? -1) : -1;
      if (other >= 0) met.push(other);
    }
    from[place + 1] = met.length;
  }
  const times = (a: number, b: number): number => {
    let count = 0;
    for (let i = int(from, a); i < int(from, a + 1); i++) if (met[i] === b) count += 1;
    return count;
  };
  const mostTimes = (): number => {
    let most = 0;
    for (let a = 0; a < bye; a++) {
      for (let i = int(from, a); i < int(from, a + 1); i++) most = Math.max(most, times(a, item(met, i)));
    }
    return most;
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
    mostTimes,
    never: (a, b) => apart.size > 0 && a !== bye && b !== bye && apart.has(a * bye + b),
    sameClub: (a, b) => club(a) !== '' && club(a) === club(b),
  };
};
