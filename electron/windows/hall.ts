/**
 * The projected window.
 *
 * | rule (hall-and-print 2.7, 2.8) | where |
 * | --- | --- |
 * | the TO's own display is never the default when there is another | `chosen` |
 * | full screen, no frame; a window on a single display stays a window | `open` |
 * | unplugged: it closes, it never moves to the TO's display | `display-removed` |
 * | takes no input | the page itself, and `before-input-event` |
 */

import { type BrowserWindow, type Display, powerSaveBlocker, screen } from 'electron';
import type { HallWindows } from '../backend/machine.ts';
import { loadPage, makeWindow } from './window.ts';

export const hallWindows = (
  consoleWindow: () => BrowserWindow | null,
  admit: (window: BrowserWindow) => void,
  changed: () => void,
): HallWindows => {
  let hall: { readonly window: BrowserWindow; readonly display: number; readonly awake: number } | null = null;

  const ownDisplay = (): Display => {
    const own = consoleWindow();
    return own === null || own.isDestroyed() ? screen.getPrimaryDisplay() : screen.getDisplayMatching(own.getBounds());
  };

  const chosen = (id: string | null): Display => {
    const all = screen.getAllDisplays();
    const own = ownDisplay();
    return all.find((display) => String(display.id) === id) ?? all.find((display) => display.id !== own.id) ?? own;
  };

  const close = () => {
    const closing = hall;
    hall = null;
    if (closing === null) return;
    powerSaveBlocker.stop(closing.awake);
    if (!closing.window.isDestroyed()) closing.window.destroy();
    changed();
  };

  screen.on('display-removed', (_event, removed) => {
    if (hall?.display === removed.id) close();
  });

  return {
    displays: () => {
      const own = ownDisplay().id;
      return screen.getAllDisplays().map(({ id, label, size }) => ({
        id: String(id),
        label,
        width: size.width,
        height: size.height,
        own: id === own,
      }));
    },
    open: async (id) => {
      close();
      const display = chosen(id);
      const alone = display.id === ownDisplay().id;
      const { x, y, width, height } = display.bounds;
      const window = makeWindow(
        alone
          ? { width: Math.round(width * 0.6), height: Math.round(height * 0.6), title: 'Seatwright' }
          : { x, y, width, height, frame: false, fullscreen: true, title: 'Seatwright' },
      );
      hall = { window, display: display.id, awake: powerSaveBlocker.start('prevent-display-sleep') };
      admit(window);
      window.webContents.on('before-input-event', (event) => event.preventDefault());
      window.webContents.on('render-process-gone', (_event, { reason }) => {
        if (reason !== 'clean-exit') void loadPage(window, 'hall.html');
      });
      window.on('closed', () => {
        if (hall?.window === window) close();
      });
      await loadPage(window, 'hall.html');
      // The console keeps the keyboard.
      window.showInactive();
      changed();
      return null;
    },
    close,
    isOpen: () => hall !== null,
  };
};
