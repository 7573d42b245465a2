/**
 * The round that the window is about [W-3.1].
 *
 * | rule | function |
 * | --- | --- |
 * | a window that opens shows the round in work, and stays there while results come in | `shownRound`, `stayingAt` |
 * | a round chosen by hand stays, also when the place is left | `chosen`, `leaving` |
 * | rounds that are proposed together can all be looked at [W-9.3] | `shownRound` |
 * | a round that another window publishes leads to the round in work, but never while something is typed | `shownRound` |
 * | a round that is taken back is shown as the proposal it was [W-4.4] | `shownRound` |
 */

import { families } from '../../core/games/all.ts';
import { roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { inWork, nextRoundNo } from './flow.ts';

/** The round shown, and how many were published when it was; null: the round in work. */
export type Shown = {
  readonly round: RoundNo;
  readonly published: number;
  readonly byHand: boolean;
} | null;

/** The round that can be seated now; null while the last one is open, and when all are played. */
export const seatableRound = (state: Tournament): RoundNo | null =>
  families[state.family].seating.isOver?.(state) === true ? null : nextRoundNo(state);

/** The round shown: a published one, or the one to be seated. `isTyping`: something is typed in the round that was shown. */
export const shownRound = (state: Tournament, shown: Shown, isTyping: boolean): RoundNo => {
  const published = state.rounds.length;
  const next = seatableRound(state);
  const together = families[state.family].seating.opening?.(state)?.rounds ?? [];
  const isThere =
    shown !== null &&
    (roundOf(state, shown.round) !== undefined || shown.round === next || together.includes(shown.round));
  const isTakenBack = shown !== null && shown.published > published && shown.round === next;
  const stays = isThere && (isTyping || shown.published === published || isTakenBack);
  // Rounds of another event that were taken in count without having been seated here.
  return stays ? shown.round : (inWork(state)?.no ?? next ?? 1);
};

/** What is shown, held until something else is chosen or published. */
export const stayingAt = (state: Tournament, shown: Shown, isTyping: boolean): Shown => {
  const round = shownRound(state, shown, isTyping);
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
