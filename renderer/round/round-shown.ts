/**
 * The round that the results are about [W-3.1].
 *
 * | rule | function |
 * | --- | --- |
 * | a screen that opens shows the round in work, and stays there while results come in | `shownRound`, `stayingAt` |
 * | a round chosen by hand stays, also when the screen is left | `chosen`, `leaving` |
 * | a round that is published or withdrawn leads to the round in work, but never while something is typed | `shownRound` |
 * | the screen of rounds shows the round in work, and the one to be seated when its results are in [fault D-9] | `lookedAt` |
 */

import { families } from '../../core/games/all.ts';
import { missingTables } from '../../core/tournament/round-in-work.ts';
import { type Round, roundOf, type Tournament } from '../../core/tournament/state.ts';
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

/** The published round that is looked at; undefined: the one to be seated. */
export const lookedAt = (
  tournament: Tournament,
  chosen: RoundNo | 'next' | null,
  next: RoundNo | null,
): Round | undefined => {
  if (chosen === 'next' && next !== null) return undefined;
  const looked = typeof chosen === 'number' ? roundOf(tournament, chosen) : undefined;
  if (looked !== undefined) return looked;
  const played = inWork(tournament);
  if (played === undefined || next === null) return played;
  const isPlayed = missingTables(tournament, families[tournament.family], played).length > 0;
  return isPlayed ? played : undefined;
};
