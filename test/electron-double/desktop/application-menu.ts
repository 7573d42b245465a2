/** The menu of the application; apart from menu.ts so that `app.applicationMenu` needs no more than this. */

import type { Menu } from 'electron';

let current: Menu | null = null;

export const applicationMenu = (): Menu | null => current;
export const setApplicationMenu = (menu: Menu | null): void => {
  current = menu;
};
