import { create } from 'zustand';
import { roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { RoundNo, Table } from '../../core/tournament/words.ts';
import { closeWithEvent, tournament } from '../store/tournament.ts';
import { nextRoundNo } from './flow.ts';
import { chosen, leaving, type Shown, shownRound, stayingAt } from './round-shown.ts';
import { type Arrangement, unswap } from './seating/arrangement.ts';

export type Revision = {
  readonly round: RoundNo;
  readonly rev: number;
  readonly arrangement: Arrangement;
  /** The tables as the ranking wanted them when they were repaired; no other ranking is theirs. */
  readonly repaired?: readonly Table[];
};

type RoundPlace = {
  /** The tournament whose round this is. */
  readonly tournament: string;
  readonly shown: Shown;
  /** A published seating being changed by hand; only as long as its revision stands. */
  readonly revision: Revision | null;
  /** The round whose clock somebody came to see; null once it is shown. */
  readonly clock: RoundNo | null;
};

/** The round that the window is about: one for the whole window [W-3.1]. */
export const useRoundPlace = create<RoundPlace>()(() => ({ tournament: '', shown: null, revision: null, clock: null }));

const { getState, setState } = useRoundPlace;

const shownIn = (state: Tournament, { tournament: of, shown }: RoundPlace): Shown => (of === state.id ? shown : null);

closeWithEvent(() => setState(useRoundPlace.getInitialState(), true));

export const roundShown = (state: Tournament, place: RoundPlace, isTyping: boolean): RoundNo =>
  shownRound(state, shownIn(state, place), isTyping);

/** Shows a round because the TO says so; that of the proposal too. */
export const showRound = (round: RoundNo): void => {
  const state = tournament();
  setState({ tournament: state?.id ?? '', shown: chosen(state, round) });
};

/** Shows the round that is to be seated. */
export const showNext = (): void => {
  const state = tournament();
  if (state !== null) showRound(nextRoundNo(state) ?? state.rounds.length + 1);
  setState({ revision: null });
};

/** The round that the window opened with stays as long as it is looked at. */
export const stayAt = (state: Tournament, isTyping: boolean): void => {
  const place = getState();
  const shown = stayingAt(state, shownIn(state, place), isTyping);
  if (shown !== place.shown || place.tournament !== state.id) setState({ tournament: state.id, shown });
};

export const leaveRound = (): void => setState(({ shown }) => ({ shown: leaving(shown) }));

export const askForClock = (clock: RoundNo | null): void => setState({ clock });

export const revise = (revision: RoundPlace['revision']): void => setState({ revision });

/** Whether the seats of a round are being changed. A change of a seating that was published anew meanwhile is not in sight. */
export const isRevised = (round: RoundNo): boolean => {
  const { revision } = getState();
  const state = tournament();
  return revision?.round === round && state !== null && roundOf(state, round)?.rev === revision.rev;
};

/**
 * Takes back the last change by hand of a published round, and when there is none the changing itself: no step of the event, which is
 * out of sight there. Whether there was something to take back.
 */
export const unswapRevised = (round: RoundNo): boolean => {
  const { revision } = getState();
  if (revision === null || !isRevised(round)) return false;
  const { swaps } = revision.arrangement;
  revise(swaps.length === 0 ? null : { ...revision, arrangement: unswap(revision.arrangement) });
  return true;
};
