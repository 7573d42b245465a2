import { families } from '../../core/families.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { EXCLUDE } from './ways.ts';

/**
 * Why these people cannot be seated by any method, or null. What is about the round that is open or about the number of
 * rounds is none of this screen's business.
 */
export const countRefusal = (tournament: Tournament): Refusal | null => {
  const offers = families[tournament.family]?.offers(tournament) ?? [];
  const [first] = offers;
  if (first === undefined || offers.some(({ refusal }) => refusal === null)) return null;
  return first.refusal?.code.startsWith('round.') ? null : first.refusal;
};

/** How many have to sit out for the rest to be seated, where that is a way out; else null. */
export const excludeCount = (refusal: Refusal | null): number | null => {
  const count = refusal?.ways.find((way) => way.do === EXCLUDE)?.params?.count;
  return typeof count === 'number' ? count : null;
};
