import type { BrowserWindow } from 'electron';
import { loadPage, makeWindow } from './window.ts';

/** The TO's window: usable from 1024×700 on, made for 1366×768. */
export const openConsole = async (admit: (window: BrowserWindow) => void): Promise<BrowserWindow> => {
  const window = makeWindow({ width: 1366, height: 768, minWidth: 1024, minHeight: 640, title: 'Seatwright' });
  admit(window);
  // A page that dies is loaded again: it holds no truth, and what was half typed comes back as a draft (10.1).
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') void loadPage(window, 'index.html');
  });
  window.once('ready-to-show', () => window.show());
  await loadPage(window, 'index.html');
  if (!window.isVisible()) window.show();
  return window;
};
