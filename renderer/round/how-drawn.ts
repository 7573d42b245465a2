import { leastOf } from '../../core/game/least.ts';
import type { LeastRepeats, Metrics } from '../../core/game/seating.ts';
import type { Phrase } from '../../core/tournament/words.ts';

/** What is wrong with a seating in one sentence; without a fault it says so and ends [W-2.6]. */
export const faultsOf = (metrics: Metrics, proposed: LeastRepeats): Phrase => {
  const count = metrics.repeated.length;
  if (count === 0) return { code: 'sentence.fresh' };
  const { isKnown, isReached, atLeast } = leastOf(metrics, proposed);
  if (isReached) return { code: 'sentence.least', params: { count } };
  if (isKnown && atLeast > 0) return { code: 'sentence.atLeast', params: { count, least: atLeast } };
  return { code: 'sentence.repeats', params: { count } };
};
