import { create } from 'zustand';
import type { RoundNo } from '../../core/tournament/words.ts';
import type { Arrangement } from './seating/arrangement.ts';

type RoundPlace = {
  /** The round looked at; `next`: the one to be seated; null: the round in work, or the one to be seated when its results are in. */
  readonly round: RoundNo | 'next' | null;
  /** A published seating being changed by hand; only as long as its revision stands. */
  readonly revision: { readonly round: RoundNo; readonly rev: number; readonly arrangement: Arrangement } | null;
};

/** Where the TO is on the screen of rounds. */
export const useRoundPlace = create<RoundPlace>()(() => ({ round: null, revision: null }));

export const showRound = (round: RoundPlace['round']): void => useRoundPlace.setState({ round });

/** To the round that is to be seated. */
export const showNext = (): void => useRoundPlace.setState({ round: 'next', revision: null });

/** Back to the round that is the matter now. */
export const showPublished = (): void => useRoundPlace.setState({ round: null, revision: null });

export const revise = (revision: RoundPlace['revision']): void => useRoundPlace.setState({ revision });
