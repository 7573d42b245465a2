/** What is known of the least repeats of a round, also after changes by hand: the desk and the round report say the same [M-15]. */

import type { Phrase } from '../tournament/words.ts';
import type { LeastRepeats, Metrics } from './seating.ts';

export type LeastShown = {
  readonly atLeast: number;
  readonly isExact: boolean;
  readonly isKnown: boolean;
  readonly isReached: boolean;
  readonly how: Phrase;
};

/** What the engine proved or bounded holds whatever is changed by hand afterwards; only whether these tables reach it changes. */
export const leastOf = (metrics: Metrics, proposed: LeastRepeats): LeastShown => {
  const measured = metrics.least;
  const isProposed = proposed.known === 'proved' || proposed.atLeast >= measured.atLeast;
  const best = isProposed && measured.known !== 'proved' ? proposed : measured;
  const isKnown = best.known !== 'unknown';
  const isReached = isKnown && metrics.repeats === best.atLeast;
  return { atLeast: best.atLeast, isExact: best.known === 'proved' || isReached, isKnown, isReached, how: best.how };
};

/** The least as a figure: one that is only a bound says so. */
export const leastText = ({ atLeast, isExact }: LeastShown, number: (value: number) => string): string =>
  isExact || atLeast === 0 ? number(atLeast) : `≥ ${number(atLeast)}`;
