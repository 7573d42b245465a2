/** How the rounds that are seated together get their seats, as the TO chose it [W-8.2]; a draft of it outlives the window. */

import { create } from 'zustand';
import type { Opening } from '../../../core/game/groups/seating.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { closeWithEvent, tournament } from '../../store/tournament.ts';
import { draftOf, keepDraft } from '../seating/draft.ts';

type OpeningWay = { readonly isByLot: boolean; readonly clubsApart: boolean };

export const useOpeningWay = create<OpeningWay>()(() => ({ isByLot: false, clubsApart: false }));

const draftKey = (id: string): string => `opening:${id}`;

closeWithEvent(() => useOpeningWay.setState(useOpeningWay.getInitialState(), true));

/** Chooses and keeps. */
export const chooseOpening = (way: Partial<OpeningWay>): void => {
  useOpeningWay.setState(way);
  const id = tournament()?.id;
  if (id !== undefined) keepDraft(draftKey(id), useOpeningWay.getState());
};

/** Takes what was chosen before the window was loaded again. */
export const bringOpeningBack = async (id: string): Promise<void> => {
  const kept = (await draftOf(draftKey(id))) as OpeningWay | null;
  if (kept !== null && tournament()?.id === id) useOpeningWay.setState(kept);
};

/** What goes before the first of them, by the way that is chosen. */
export const beforeOpening = ({ before, byLot }: Opening): Json => {
  const { isByLot, clubsApart } = useOpeningWay.getState();
  return isByLot && byLot !== null ? byLot(clubsApart) : before;
};
