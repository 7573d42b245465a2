/**
 * The order in which an application starts and ends.
 *
 * | Electron | here |
 * | --- | --- |
 * | `ready` comes after the entry module has finished, so `await app.whenReady()` at its top level never returns | `entryFinished` |
 * | Playwright holds `ready` back until it is attached | `holdReady` |
 * | quit: before-quit, close of each window, will-quit, quit; a prevented close calls it off | `quit`, `windowGone` |
 * | exit: quit only, nobody is asked | `exit` |
 * | last window closed: window-all-closed, or quit when nobody listens | `windowGone` |
 */

import { EventEmitter } from 'node:events';
import { endBrowser } from '../browser/browser.ts';
import { preventable } from '../preventable.ts';
import { onlyEvents } from '../unimplemented.ts';
import { openWindows } from '../window/open-windows.ts';

/** Becomes `app` in app.ts; everything is emitted through its `emit`, which Playwright's loader replaces. */
export const emitter = onlyEvents('app', new EventEmitter(), {
  emitted: [
    'will-finish-launching',
    'ready',
    'activate',
    'open-file',
    'before-quit',
    'will-quit',
    'quit',
    'window-all-closed',
    'second-instance',
    'browser-window-created',
    'browser-window-focus',
    'browser-window-blur',
    'web-contents-created',
    'render-process-gone',
    'session-created',
  ],
  never: [
    'accessibility-support-changed',
    'certificate-error',
    'child-process-gone',
    'gpu-info-update',
    'login',
    'open-url',
    'select-client-certificate',
  ],
});

let ready = false;
let quitting = false;
let finished = false;
let held = false;
let announceReady: () => void = () => undefined;
const readiness = new Promise<void>((resolve) => {
  announceReady = resolve;
});

export const isReady = (): boolean => ready;
export const whenReady = (): Promise<void> => readiness;

/** For functions that Electron allows only after `ready`. */
export const requireReady = (what: string): void => {
  if (!ready) throw new Error(`${what} before app is ready`);
};

/** For functions that Electron allows only before `ready`. */
export const requireNotReady = (what: string): void => {
  if (ready) throw new Error(`${what} before app is ready`);
};

/** A module that Electron has only after `ready`: nothing of it can be asked for before. */
export const afterReady = <T extends object>(name: string, target: T): T =>
  new Proxy(target, {
    get: (object, key, receiver) => {
      if (typeof key === 'string') requireReady(`The '${name}' module can't be used`);
      return Reflect.get(object, key, receiver);
    },
  });

const becomeReady = (): void => {
  if (ready || held || !finished || quitting) return;
  emitter.emit('will-finish-launching');
  ready = true;
  announceReady();
  emitter.emit('ready', preventable(), {});
};

/** Playwright drives the application: `ready` waits for the returned function. */
export const holdReady = (): (() => void) => {
  held = true;
  return () => {
    held = false;
    becomeReady();
  };
};

/** The entry module was evaluated to its end. Electron emits `ready` in a later turn. */
export const entryFinished = (): void => {
  finished = true;
  setImmediate(becomeReady);
};

/** Ends the process; nobody is asked. */
export const exit = (code = 0): void => {
  quitting = true;
  emitter.emit('quit', preventable(), code);
  endBrowser().finally(() => process.exit(code));
};

const willQuit = (): void => {
  const event = preventable();
  emitter.emit('will-quit', event);
  if (event.defaultPrevented) quitting = false;
  else exit(0);
};

/** Asks everybody, closes all windows, then ends the process. */
export const quit = (): void => {
  if (quitting) return;
  quitting = true;
  const event = preventable();
  emitter.emit('before-quit', event);
  if (event.defaultPrevented) {
    quitting = false;
    return;
  }
  if (openWindows.size === 0) {
    willQuit();
    return;
  }
  for (const window of [...openWindows.values()]) {
    if (quitting) window.close();
  }
};

/** A window refused to close: a quit under way is called off. */
export const quitCalledOff = (): void => {
  quitting = false;
};

/** A window is gone; after the last one the application ends, or says that all are closed. */
export const windowGone = (): void => {
  if (openWindows.size > 0) return;
  if (quitting) willQuit();
  else if (emitter.listenerCount('window-all-closed') > 0) emitter.emit('window-all-closed');
  else quit();
};
