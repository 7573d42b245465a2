import { useEffect } from 'react';
import { create } from 'zustand';
import type { Json } from '../../core/tournament/words.ts';
import { answered } from '../store/notices.ts';
import { closeWithEvent } from '../store/tournament.ts';

const REMEMBERED = 'seatwright.screen';

type Asked = { readonly [name: string]: Json };

const isAsked = (at: Json): at is Asked => typeof at === 'object' && at !== null && !Array.isArray(at);

/** What opens in the place of the side, beside the screen that is shown [W-1.4]. */
const drawers: ReadonlySet<string> = new Set(['director', 'print', 'hall', 'history', 'whatIf']);

export const isDrawer = (id: string): boolean => drawers.has(id);

type PlaceStore = {
  /** Id of the screen shown (screens.ts). */
  readonly screen: string;
  /** Id of the drawer beside it, or null; there is room for one. */
  readonly drawer: string | null;
  /** How often a drawer that was open already has been called: the keyboard goes into it each time. */
  readonly calls: number;
  /** What the screen was opened for (a table, a person), for the screen to read once. */
  readonly at: Json;
  /** The same of the drawer: the screen beside it takes none of it. */
  readonly drawerAt: Json;
  /** The dialog over the frame, or null. */
  readonly dialog: string | null;
};

/** Where the TO is: which screen, which dialog. Survives a reload of the window. */
export const usePlace = create<PlaceStore>()(() => ({
  screen: sessionStorage.getItem(REMEMBERED) ?? '',
  drawer: null,
  calls: 0,
  at: null,
  drawerAt: null,
  dialog: null,
}));

/** Shows a screen, or a drawer beside the one shown. `at` tells a screen what for: `goTo('rounds', { table: 7 })`. */
export const goTo = (screen: string, at: Json = null): void => {
  if (isDrawer(screen)) {
    usePlace.setState(({ drawer, calls }) => ({
      drawer: screen,
      drawerAt: at,
      calls: drawer === screen ? calls + 1 : calls,
    }));
    return;
  }
  if (screen !== usePlace.getState().screen) answered();
  sessionStorage.setItem(REMEMBERED, screen);
  usePlace.setState({ screen, at });
};

export const closeDrawer = (): void => usePlace.setState({ drawer: null, drawerAt: null });

/** Turns what a place itself has beside its content on or off. What was called into that place goes first: else nothing would be seen. */
export const turnSide = (isOn: boolean, turn: (on: boolean) => void): void => {
  const isCovered = usePlace.getState().drawer !== null;
  if (isCovered) closeDrawer();
  turn(isCovered || !isOn);
};

closeWithEvent(() => usePlace.setState({ drawer: null, drawerAt: null, at: null }));

/** Whether a place or a drawer is in sight. */
export const isShown = (id: string): boolean => {
  const { screen, drawer } = usePlace.getState();
  return screen === id || drawer === id;
};

const takeFrom = (of: 'at' | 'drawerAt'): Json => {
  const at = usePlace.getState()[of];
  if (at !== null) usePlace.setState({ [of]: null });
  return at;
};

/** What the screen was opened for, handed over once: the next call gives null. */
export const takeAt = (): Json => takeFrom('at');

const useAskedOf = (of: 'at' | 'drawerAt', take: (asked: Asked) => boolean): void => {
  const at = usePlace((place) => place[of]);
  useEffect(() => {
    if (isAsked(at) && take(at)) takeFrom(of);
  });
};

/** Hands a screen what it was opened for, once: `take` says whether it was for this one. */
export const useAsked = (take: (asked: Asked) => boolean): void => useAskedOf('at', take);

/** The same for a drawer. */
export const useDrawerAsked = (take: (asked: Asked) => boolean): void => useAskedOf('drawerAt', take);

export const openDialog = (dialog: string): void => usePlace.setState({ dialog });
export const closeDialog = (): void => usePlace.setState({ dialog: null });
