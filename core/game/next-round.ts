/**
 * What comes after the rounds that are published.
 *
 * | question | function |
 * | --- | --- |
 * | which round can be worked on now; null while the last one is open | `nextRoundNo` |
 * | whether one is left at all: of those planned, or of the stages of a cut | `isRoundLeft` |
 * | why nothing can be seated, whatever the method | `seatingRefusal` |
 */

import type { Refusal } from '../tournament/refusal.ts';
import { lastRound, type Tournament } from '../tournament/state.ts';
import type { RoundNo } from '../tournament/words.ts';
import type { Game } from './game.ts';

type Rounds = { readonly seating: Pick<Game['seating'], 'pace' | 'isOver' | 'roundsWithCut'> };

export const nextRoundNo = (tournament: Tournament, { seating: { pace } }: Rounds): RoundNo | null => {
  if (pace !== undefined) return pace.next(tournament);
  const last = lastRound(tournament);
  return last === undefined || last.confirmed ? tournament.rounds.length + 1 : null;
};

export const isRoundLeft = (tournament: Tournament, { seating: { isOver, roundsWithCut } }: Rounds): boolean =>
  isOver?.(tournament) !== true && tournament.rounds.length < (roundsWithCut?.(tournament) ?? tournament.plannedRounds);

/** The reason of the first method, where none can be used; null as soon as one can. */
export const seatingRefusal = (tournament: Tournament, { seating }: Pick<Game, 'seating'>): Refusal | null => {
  const offers = seating.offers(tournament);
  return offers.every(({ refusal }) => refusal !== null) ? (offers[0]?.refusal ?? null) : null;
};
