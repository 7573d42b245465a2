import { createContext } from 'react';
import type { StoreApi } from 'zustand';
import type { EntrantId } from '../../../core/tournament/words.ts';

/** On cards names are fitted to their room [W-1.7], and a press on one opens the person [W-3.18]. */
export type CardNames = {
  /** Names that are not shown whole, as they are; a name is drawn again when its own changes. */
  readonly shown: StoreApi<ReadonlyMap<EntrantId, string>>;
  /** Ref of a name: its room is measured while it is there. */
  readonly place: (name: HTMLElement | null) => (() => void) | undefined;
  readonly onName: ((id: EntrantId) => void) | null;
};

/** Null where names have the room they need. */
export const CardNamesContext = createContext<CardNames | null>(null);
