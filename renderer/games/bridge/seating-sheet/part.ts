import { create } from 'zustand';
import { goTo } from '../../../desk/place.ts';
import { closeWithEvent } from '../../../store/tournament.ts';

export const parts = ['seats', 'start', 'rounds', 'tables'] as const;

export type SheetPart = (typeof parts)[number];

/** Which part of *How rounds are seated* is in sight. */
export const useSheet = create<{ readonly part: SheetPart }>()(() => ({ part: 'start' }));

closeWithEvent(() => useSheet.setState({ part: 'start' }));

export const choosePart = (part: SheetPart): void => useSheet.setState({ part });

export const openSheet = (part: SheetPart): void => {
  choosePart(part);
  goTo('director', { person: null, act: 'seating' });
};
