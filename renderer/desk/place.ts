import { create } from 'zustand';
import type { Json } from '../../core/tournament/words.ts';
import { answered } from '../store/notices.ts';

const REMEMBERED = 'seatwright.screen';

type PlaceStore = {
  /** Id of the screen shown (shell/screens.ts). */
  readonly screen: string;
  /** What the screen was opened for (a table, a person), for the screen to read once. */
  readonly at: Json;
  /** The dialog over the frame, or null. */
  readonly dialog: string | null;
};

/** Where the TO is: which screen, which dialog. Survives a reload of the window. */
export const usePlace = create<PlaceStore>()(() => ({
  screen: sessionStorage.getItem(REMEMBERED) ?? '',
  at: null,
  dialog: null,
}));

/** Shows a screen. `at` tells it what for: `goTo('rounds', { table: 7 })`. */
export const goTo = (screen: string, at: Json = null): void => {
  if (screen !== usePlace.getState().screen) answered();
  sessionStorage.setItem(REMEMBERED, screen);
  usePlace.setState({ screen, at });
};

/** What the screen was opened for, handed over once: the next call gives null. */
export const takeAt = (): Json => {
  const { at } = usePlace.getState();
  if (at !== null) usePlace.setState({ at: null });
  return at;
};

export const openDialog = (dialog: string): void => usePlace.setState({ dialog });
export const closeDialog = (): void => usePlace.setState({ dialog: null });
