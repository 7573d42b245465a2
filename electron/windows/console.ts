import type { BrowserWindow } from 'electron';
import { rememberedPlace, rememberPlace } from './remembered.ts';
import { isGone, loadPage, makeWindow } from './window.ts';

const USUAL = { width: 1366, height: 768, maximized: false };

type ConsoleOptions = {
  readonly admit: (window: BrowserWindow) => void;
  /** The file that keeps the window's place between starts. */
  readonly placeFile: string;
};

/** The TO's window: usable from 1024×700 on, made for 1366×768. */
export const openConsole = async ({ admit, placeFile }: ConsoleOptions): Promise<BrowserWindow> => {
  const { maximized, ...bounds } = rememberedPlace(placeFile) ?? USUAL;
  const window = makeWindow({ ...bounds, minWidth: 1024, minHeight: 640, title: 'Seatwright' });
  window.setMenuBarVisibility(true);
  if (maximized) window.maximize();
  admit(window);
  // A page that dies is loaded again: it holds no truth, and what was half typed comes back as a draft (10.1).
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') void loadPage(window, 'index.html');
  });
  window.on('close', () => {
    rememberPlace(placeFile, { ...window.getNormalBounds(), maximized: window.isMaximized() });
  });
  window.once('ready-to-show', () => window.show());
  await loadPage(window, 'index.html');
  if (!isGone(window) && !window.isVisible()) window.show();
  return window;
};
