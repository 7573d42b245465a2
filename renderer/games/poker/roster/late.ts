import { create } from 'zustand';
import { closeWithEvent } from '../../../store/tournament.ts';

/** Whether entering somebody also draws a seat; null: as soon as there was a draw. */
export const useLate = create<{ readonly on: boolean | null }>()(() => ({ on: null }));

closeWithEvent(() => useLate.setState({ on: null }));

export const setLate = (on: boolean): void => useLate.setState({ on });

/** Registered, drawn and printed with one key, or only registered. */
export const lateMode = (wanted: boolean | null, drawn: boolean): boolean => wanted ?? drawn;
