/**
 * The list that is paired from the top [bridge 3.3].
 *
 * | rule | where |
 * | --- | --- |
 * | total, then secondary, then pair number | `rankingList` |
 * | option "ties by lot": a shuffle seeded with seed and round replaces the pair number | `byLot` |
 */

import { shuffle, stream } from '../../../random/stream.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';

/** A contestant with what it is ranked by; scores in hundredths of the ranking unit. */
export type Contestant = {
  readonly id: EntrantId;
  /** Pair number. */
  readonly number: number;
  readonly total: number;
  /** Net IMPs or sum of MP %, in hundredths; 0 where the event has none. */
  readonly secondary: number;
};

/**
 * Contestants in ranking order, best first.
 *
 * @param lot seed and round of the draw that parts ties, or null to part them by pair number
 */
export const rankingList = <C extends Contestant>(
  contestants: readonly C[],
  lot: { readonly seed: string; readonly round: RoundNo } | null,
): C[] => {
  const byNumber = contestants.toSorted((a, b) => a.number - b.number);
  const order = lot === null ? byNumber : shuffle(byNumber, stream(lot.seed, lot.round, 'bridge', 'ties'));
  // The sort is stable, so what is tied stays as drawn or numbered.
  return order.toSorted((a, b) => b.total - a.total || b.secondary - a.secondary);
};
