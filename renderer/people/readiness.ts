import { families } from '../../core/games/all.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import { hasPlayed, playingEntrants, type Tournament } from '../../core/tournament/state.ts';
import './ways.ts';

/**
 * Why these people cannot be seated by any method, or null. What is about the round that is open is none of this screen's
 * business, and that all planned rounds are played only while somebody waits for a first one.
 */
export const countRefusal = (tournament: Tournament): Refusal | null => {
  const offers = families[tournament.family].seating.offers(tournament);
  const [first] = offers;
  if (first === undefined || offers.some(({ refusal }) => refusal === null)) return null;
  if (first.refusal?.code === 'round.allPlayed') {
    const isWaiting = playingEntrants(tournament).some(({ id }) => !hasPlayed(tournament, id));
    return isWaiting ? first.refusal : null;
  }
  return first.refusal?.code.startsWith('round.') ? null : first.refusal;
};

/** A family's way out that leaves it to the TO who sits out: `<family>.exclude`. */
const EXCLUDE = /\.exclude$/;

/** How many have to sit out for the rest to be seated, where that is a way out; else null. */
export const excludeCount = (refusal: Refusal | null): number | null => {
  const count = refusal?.ways.find((way) => EXCLUDE.test(way.do))?.params?.count;
  return typeof count === 'number' ? count : null;
};
