/** The windows that are open, in the order of their making. Apart from browser-window.ts so that the lifecycle can ask it. */

import type { BrowserWindow } from 'electron';

export const openWindows = new Map<number, BrowserWindow>();

let focused: BrowserWindow | undefined;

export const focusedWindow = (): BrowserWindow | null => focused ?? null;

/** Moves the keyboard to a window, or away from all with undefined. Answers with the one that had it. */
export const moveFocus = (to: BrowserWindow | undefined): BrowserWindow | undefined => {
  const before = focused;
  focused = to;
  return before;
};
