/**
 * Pairing without costs: who may meet whom is all that counts, and the first in the order choose first.
 */

import { type BlockedSet, smallestBlockedSet } from '../../../core/matching/blocked-set.ts';
import { firstOptimum } from '../../../core/matching/first-optimum.ts';
import { minimumPairing } from '../../../core/matching/pairing.ts';

export type FirstPerfect =
  | { readonly kind: 'perfect'; readonly mate: Int32Array }
  | ({ readonly kind: 'blocked' } & BlockedSet);

/**
 * The perfect matching in which vertex 0 gets the smallest partner that still leaves a perfect matching of the others, then
 * likewise the next vertex that is free, and so on.
 *
 * @param size how many vertices, an even number; 0 is the first in the order
 * @param allowed whether two vertices may be paired; symmetric
 * @returns the partner of each vertex, or the smallest blocked set that was found
 */
export const firstPerfectMatching = (size: number, allowed: (u: number, v: number) => boolean): FirstPerfect => {
  const pairing = minimumPairing({ size, levels: 1, cost: (u, v) => allowed(u, v) }, { allOptima: true });
  return pairing.outcome.kind === 'blocked'
    ? { kind: 'blocked', ...smallestBlockedSet(pairing.outcome, allowed) }
    : { kind: 'perfect', mate: firstOptimum(pairing) };
};
