/**
 * Seatings and the standings they were made on [bridge 4.5, 4.9, 4.12]. Start rounds are seated by position, all others on the
 * standing after their base round. A correction never changes a seated round; the round is marked while that standing is no
 * longer the same [W-06].
 */

import type { Seating, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { moreIn } from '../seating/more.ts';
import { swissRequestOf } from '../seating/request.ts';
import { eventOf } from './event.ts';
import { pairingContestants } from './pairing-totals.ts';

export const drawnFrom = (_tournament: Tournament, { draw: { proposal } }: Seating): RoundNo | null => {
  const { method } = proposal;
  return method === 'swiss' || method === 'danish' ? (moreIn(proposal)?.baseRound ?? null) : null;
};

export const seatedOnOldStanding = (tournament: Tournament): readonly RoundNo[] => {
  const event = eventOf(tournament);
  return tournament.rounds.flatMap((round) => {
    const base = drawnFrom(tournament, round);
    if (base === null) return [];
    const { contestants } = swissRequestOf(round.draw.request);
    const then = new Map<EntrantId, number>(contestants.map(({ id, total }) => [id, total]));
    const now = pairingContestants(event, round.no, base, new Set(then.keys()));
    return now.some(({ id, total }) => then.get(id) !== total) ? [round.no] : [];
  });
};
