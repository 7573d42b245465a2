/**
 * The round that the results are about (round-window W-3.1).
 *
 * | rule | function |
 * | --- | --- |
 * | a screen that opens shows the round in work, and stays there while results come in | `shownRound`, `stayingAt` |
 * | a round chosen by hand stays, also when the screen is left | `chosen`, `leaving` |
 * | a round that is published or withdrawn leads to the round in work, but never while something is typed | `shownRound` |
 */

import { roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { inWork } from './flow.ts';

/** The round shown, and how many were published when it was; null: the round in work. */
export type Shown = {
  readonly round: RoundNo;
  readonly published: number;
  readonly byHand: boolean;
} | null;

/** The round shown, null before the first; `isTyping`: something is typed in the round that was shown. */
export const shownRound = (state: Tournament, shown: Shown, isTyping: boolean): RoundNo | null => {
  const stays =
    shown !== null &&
    roundOf(state, shown.round) !== undefined &&
    (isTyping || shown.published === state.rounds.length);
  return stays ? shown.round : (inWork(state)?.no ?? null);
};

/** What is shown, held until something else is chosen or published. */
export const stayingAt = (state: Tournament, shown: Shown, isTyping: boolean): Shown => {
  const round = shownRound(state, shown, isTyping);
  if (round === null) return null;
  if (shown?.round === round && shown.published === state.rounds.length) return shown;
  return { round, published: state.rounds.length, byHand: shown?.round === round && shown.byHand };
};

export const chosen = (state: Tournament | null, round: RoundNo): Shown => ({
  round,
  published: state?.rounds.length ?? 0,
  byHand: true,
});

/** Whoever comes back means the round that is played then, unless one was chosen by hand. */
export const leaving = (shown: Shown): Shown => (shown?.byHand === true ? shown : null);
