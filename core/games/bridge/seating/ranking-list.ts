/** The list that is paired from the top [bridge 3.3]: total, secondary, then pair number or a seeded shuffle. */

import { shuffle, stream } from '../../../random/stream.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';

/** Scores are hundredths of the ranking unit. */
export type Contestant = {
  readonly id: EntrantId;
  readonly number: number;
  readonly total: number;
  /** Net IMPs or sum of MP %; 0 where the event has none. */
  readonly secondary: number;
};

/** @param lot seed and round of the draw that parts ties; null: the pair number parts them */
export const rankingList = <C extends Contestant>(
  contestants: readonly C[],
  lot: { readonly seed: string; readonly round: RoundNo } | null,
): C[] => {
  const byNumber = contestants.toSorted((a, b) => a.number - b.number);
  const order = lot === null ? byNumber : shuffle(byNumber, stream(lot.seed, lot.round, 'bridge', 'ties'));
  // The sort is stable, so ties stay as drawn or numbered.
  return order.toSorted((a, b) => b.total - a.total || b.secondary - a.secondary);
};
