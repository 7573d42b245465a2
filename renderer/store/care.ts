import { create } from 'zustand';
import type { Care } from '../../core/api/copies.ts';
import { call } from '../door/current.ts';
import { closeWithEvent } from './tournament.ts';

/** How the open file is cared for: its copies, the second folder, what is amber. Null while no file is open. */
export const useCare = create<{ readonly care: Care | null }>()(() => ({ care: null }));

closeWithEvent(() => useCare.setState({ care: null }));

/** Whether the open file is only looked at: then nothing can be entered. */
export const isViewing = (): boolean => useCare.getState().care?.viewing ?? false;

export const useViewing = (): boolean => useCare(({ care }) => care?.viewing ?? false);

/** Fetches it; what does not answer leaves it as it is. */
export const refreshCare = async (): Promise<void> => {
  const answer = await call('copies.care', {});
  if (answer.ok) useCare.setState({ care: answer.value });
};
