import { create } from 'zustand';
import type { EntrantId } from '../../core/tournament/words.ts';
import { closeWithEvent } from '../store/tournament.ts';

/** The person whose card is open over the screen. */
export const useCard = create<{ readonly id: EntrantId | null }>()(() => ({ id: null }));

/** Opens the card of an entrant over whatever screen is shown. In a game without cards nothing is seen of it. */
export const openCard = (id: EntrantId): void => useCard.setState({ id });

export const closeCard = (): void => useCard.setState({ id: null });

closeWithEvent(closeCard);
