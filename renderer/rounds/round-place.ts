import { create } from 'zustand';
import type { RoundNo } from '../../core/tournament/words.ts';
import type { Arrangement } from './arrangement.ts';

type RoundPlace = {
  /** The round looked at; null: the one to be seated, or else the last. */
  readonly round: RoundNo | null;
  /** A published seating being changed by hand; only as long as its revision stands. */
  readonly revision: { readonly round: RoundNo; readonly rev: number; readonly arrangement: Arrangement } | null;
};

/** Where the TO is on the screen of rounds. */
export const useRoundPlace = create<RoundPlace>()(() => ({ round: null, revision: null }));

export const showRound = (round: RoundNo | null): void => useRoundPlace.setState({ round });

/** Back to the round that is the matter now. */
export const showPublished = (): void => useRoundPlace.setState({ round: null, revision: null });

export const revise = (revision: RoundPlace['revision']): void => useRoundPlace.setState({ revision });
