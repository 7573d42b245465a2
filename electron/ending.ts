/**
 * The ways out of the program [desktop 7.6 to 7.8]. Nobody is asked anything when the system ends.
 *
 * | who ends it | what is heard | way |
 * | --- | --- | --- |
 * | the program itself: its menu, its key, its window closed | `quit`, then `before-quit` | long: the copy at close, the file put back, then quit |
 * | Windows: log-off, shutdown | `session-end` of the console | short, inside the listener: the process is ended right after it |
 * | macOS: log-out, shutdown, the dock | `before-quit` that the program did not begin | short, never prevented |
 * | Linux: shutdown; SIGTERM | `shutdown` of the power monitor; `before-quit` | short, then the process ends |
 */

import { app, type BrowserWindow, powerMonitor } from 'electron';
import type { Backend } from './backend/backend.ts';
import { whilePuttingBack } from './windows/putting-back.ts';

export type Ending = {
  /** The program ends itself: it goes the long way. */
  readonly quit: () => void;
  /** Windows end without being asked for. */
  readonly hasBegun: () => boolean;
  /** The system says through this window that it ends. */
  readonly watch: (console: BrowserWindow) => void;
};

export const endingOf = (backend: Backend, log: (where: string, text: string) => void): Ending => {
  let isOwn = false;
  let way: 'none' | 'long' | 'done' = 'none';

  const shortWay = (): void => {
    if (way === 'done') return;
    way = 'done';
    if (backend.closeNow() === 'open') log('close', 'open form');
  };

  const longWay = (): void => {
    if (way !== 'none') return;
    way = 'long';
    void backend
      .close((back) => whilePuttingBack(back, backend.language()))
      .catch((fault: unknown) => log('close', backend.logText(fault)))
      .finally(() => {
        way = 'done';
        app.quit();
      })
      .catch(() => app.exit(1));
  };

  app.on('before-quit', (event) => {
    if (way === 'done') return;
    if (isOwn) {
      event.preventDefault();
      longWay();
      return;
    }
    // Prevented, it would call off the log-out of macOS and leave the program running.
    shortWay();
    if (process.platform === 'linux') app.exit(0);
  });
  powerMonitor.on('shutdown', () => {
    if (process.platform !== 'linux') return;
    shortWay();
    app.exit(0);
  });

  return {
    quit: () => {
      // `before-quit` comes before this returns; one that comes later is somebody else's.
      isOwn = true;
      app.quit();
      isOwn = false;
    },
    hasBegun: () => way !== 'none',
    watch: (console) => {
      console.on('session-end', shortWay);
    },
  };
};
