import { create } from 'zustand';
import { closeWithEvent } from '../../../store/tournament.ts';

type Adding = {
  /** Whether the dialog that adds the next round is open. */
  readonly isOpen: boolean;
  /** It opened because a round that goes in by itself needs the director's word [bridge 4.15]. */
  readonly asks: boolean;
};

const closed: Adding = { isOpen: false, asks: false };

/** Whether the director is being asked about the next round [bridge 4.5]. */
export const useAdding = create<Adding>()(() => closed);

export const openAdding = (asks = false): void => useAdding.setState({ isOpen: true, asks });

export const closeAdding = (): void => useAdding.setState(closed);

closeWithEvent(closeAdding);
