import { create } from 'zustand';
import { closeWithEvent } from '../../../store/tournament.ts';

/** What the director is asked about the rounds: to add one, to seat one before the last results, to seat the last one anew, to take some in. */
type Asked = 'add' | 'late' | 'redo' | 'barometer';

type Asking = {
  /** The dialog that is open, or null. */
  readonly asked: Asked | null;
  /** It opened because a round that goes in by itself needs the director's word [bridge 4.15]. */
  readonly unasked: boolean;
};

const closed: Asking = { asked: null, unasked: false };

/** What the director is being asked, over whatever place is shown [bridge 4.5, 4.9, 4.12, 4.17]. */
export const useAsking = create<Asking>()(() => closed);

export const openAdding = (unasked = false): void => useAsking.setState({ asked: 'add', unasked });

export const openLate = (): void => useAsking.setState({ asked: 'late', unasked: false });

export const openRedo = (): void => useAsking.setState({ asked: 'redo', unasked: false });

export const openBarometer = (): void => useAsking.setState({ asked: 'barometer', unasked: false });

export const closeAsking = (): void => useAsking.setState(closed);

closeWithEvent(closeAsking);
