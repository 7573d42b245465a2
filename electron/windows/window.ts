import { join } from 'node:path';
import { app, BrowserWindow, type BrowserWindowConstructorOptions } from 'electron';
import { ORIGIN } from '../host/scheme.ts';
import { builtFolder } from '../host/where.ts';
import { type KeptPage, keepLoaded, type Loaded } from './keep-loaded.ts';

export type Page = 'index.html' | 'hall.html' | 'print.html';

/**
 * A window of ours: the only place where windows are made, so that none is made without these settings [reliability 12.1, 12.5]:
 * isolated, sandboxed, no way out of our own pages.
 */
export const makeWindow = (options: BrowserWindowConstructorOptions): BrowserWindow => {
  const window = new BrowserWindow({
    show: false,
    backgroundColor: '#ffffff',
    ...options,
    webPreferences: {
      preload: join(builtFolder('electron'), 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      // For whoever works on the program; what is handed out has none.
      devTools: !app.isPackaged,
      // The gong of the round's clock must be heard in a hall that nobody clicks into.
      autoplayPolicy: 'no-user-gesture-required',
    },
  });
  window.setMenuBarVisibility(false);
  const { webContents } = window;
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  webContents.on('will-navigate', (event) => event.preventDefault());
  webContents.on('will-frame-navigate', (event) => event.preventDefault());
  webContents.on('will-redirect', (event) => event.preventDefault());
  webContents.on('will-attach-webview', (event) => event.preventDefault());
  return window;
};

/** Windows that are on their way out: their pages go before they do. */
const leaving = new WeakSet<BrowserWindow>();

/** Takes a window away, whatever it is doing. */
export const letGo = (window: BrowserWindow): void => {
  leaving.add(window);
  if (!window.isDestroyed()) window.destroy();
};

/** Whether there is nothing left to show or to ask. */
export const isGone = (window: BrowserWindow): boolean =>
  leaving.has(window) || window.isDestroyed() || window.webContents.isDestroyed();

/** Loads a page of ours. Never throws: a window that goes while it loads (closed, its display unplugged) is no fault, and a hall stops nothing. */
export const loadPage = async (window: BrowserWindow, page: Page, fragment = ''): Promise<Loaded> => {
  try {
    await window.loadURL(`${ORIGIN}/${page}${fragment === '' ? '' : `#${fragment}`}`);
    return 'loaded';
  } catch (fault) {
    return isGone(window) ? 'gone' : { failed: fault instanceof Error ? fault.message : String(fault) };
  }
};

/** A page of ours that is loaded again when it fails or dies. */
export const keptPage = (
  window: BrowserWindow,
  page: Page,
  fragment: string,
  isLost: (lost: boolean) => void,
): KeptPage => {
  const kept = keepLoaded(
    async () => (isGone(window) ? 'gone' : loadPage(window, page, fragment)),
    (lost) => {
      if (!isGone(window)) isLost(lost);
    },
  );
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit' && !isGone(window)) kept.died();
  });
  return kept;
};
