import { leastOf } from '../../core/game/least.ts';
import type { LeastRepeats, Metrics } from '../../core/game/seating.ts';
import type { Phrase } from '../../core/tournament/words.ts';

/** A gap in winds or directions up to this is nothing to speak of [W-2.6]. */
const USUAL_GAP = 2;

const gapOf = ({ figures }: Metrics): readonly Phrase[] =>
  (['windGap', 'directionGap'] as const).flatMap((name) => {
    const gap = figures[name] ?? 0;
    return gap > USUAL_GAP ? [{ code: `sentence.${name}`, params: { gap } }] : [];
  });

const repeatsOf = (metrics: Metrics, proposed: LeastRepeats): Phrase => {
  const count = metrics.repeated.length;
  if (count === 0) return { code: 'sentence.fresh' };
  const { isKnown, isReached, atLeast } = leastOf(metrics, proposed);
  if (isReached) return { code: 'sentence.least', params: { count } };
  if (isKnown && atLeast > 0) return { code: 'sentence.atLeast', params: { count, least: atLeast } };
  return { code: 'sentence.repeats', params: { count } };
};

/** What is wrong with a seating, the worst first; without a fault it says so and ends [W-2.6]. */
export const faultsOf = (metrics: Metrics, proposed: LeastRepeats): readonly Phrase[] => [
  repeatsOf(metrics, proposed),
  ...gapOf(metrics),
];
