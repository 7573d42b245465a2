import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { recordsOf } from '../seating/records/records.ts';
import { eventSource } from './event-records.ts';

const known = new WeakMap<Tournament, Map<RoundNo, ReadonlyMap<EntrantId, number>>>();

/** In hundredths, with corrections since the draw [duel 4]: slips, cards and desk agree with the standings. */
export const pointsBefore = (tournament: Tournament, round: RoundNo): ReadonlyMap<EntrantId, number> => {
  const rounds = known.get(tournament) ?? new Map<RoundNo, ReadonlyMap<EntrantId, number>>();
  known.set(tournament, rounds);
  const made =
    rounds.get(round) ??
    new Map([...recordsOf(eventSource(tournament, true, round - 1))].map(([id, { points }]) => [id, points]));
  rounds.set(round, made);
  return made;
};
