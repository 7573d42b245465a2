import { create } from 'zustand';
import { closeWithEvent } from '../../../store/tournament.ts';

/** Whether whoever is entered has paid and draws a seat with the same key: registered, drawn and printed. Only the TO says so. */
export const useLate = create<{ readonly on: boolean }>()(() => ({ on: false }));

closeWithEvent(() => useLate.setState({ on: false }));

export const setLate = (on: boolean): void => useLate.setState({ on });
