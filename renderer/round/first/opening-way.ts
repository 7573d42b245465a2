/** How the rounds that are seated together get their seats, as the TO chose it in this window [W-8.2]. */

import { create } from 'zustand';
import type { Opening } from '../../../core/game/groups/seating.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { closeWithEvent } from '../../store/tournament.ts';

type OpeningWay = { readonly isByLot: boolean; readonly clubsApart: boolean };

export const useOpeningWay = create<OpeningWay>()(() => ({ isByLot: false, clubsApart: false }));

closeWithEvent(() => useOpeningWay.setState(useOpeningWay.getInitialState(), true));

/** What goes before the first of them, by the way that is chosen. */
export const beforeOpening = ({ before, byLot }: Opening): Json => {
  const { isByLot, clubsApart } = useOpeningWay.getState();
  return isByLot && byLot !== null ? byLot(clubsApart) : before;
};
