/**
 * Seatings and the standings they were made on (4.5, 4.9, 4.12).
 *
 * | rule | function |
 * | --- | --- |
 * | a correction never changes a seated round; it is marked while the standing it was seated on is no longer the same (W-06) | `seatedOnOldStanding` |
 */

import type { Tournament } from '../tournament/state.ts';
import type { EntrantId, RoundNo } from '../tournament/words.ts';
import { eventOf } from './event.ts';
import { pairingContestants } from './pairing-totals.ts';
import type { SwissRequest } from './request.ts';
import { moreOf } from './state.ts';

/** Rounds whose pairing totals are no longer those they were seated on. */
export const seatedOnOldStanding = (tournament: Tournament): readonly RoundNo[] => {
  const event = eventOf(tournament);
  return tournament.rounds.flatMap((round) => {
    const { method } = round.draw.proposal;
    const base = moreOf(round)?.baseRound;
    if ((method !== 'swiss' && method !== 'danish') || base === undefined) return [];
    const { contestants } = round.draw.request as unknown as SwissRequest;
    const then = new Map<EntrantId, number>(contestants.map(({ id, total }) => [id, total]));
    const now = pairingContestants(event, round.no, base, new Set(then.keys()));
    return now.some(({ id, total }) => then.get(id) !== total) ? [round.no] : [];
  });
};
