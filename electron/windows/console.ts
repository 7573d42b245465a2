import { type BrowserWindow, dialog } from 'electron';
import type { Language } from '../../core/languages.ts';
import { PartMissing } from '../start/failed-part.ts';
import { ownTexts } from './own-texts.ts';
import { rememberedPlace, rememberPlace } from './remembered.ts';
import { isGone, keptPage, makeWindow } from './window.ts';

const USUAL = { width: 1366, height: 768, maximized: false };

type ConsoleOptions = {
  readonly admit: (window: BrowserWindow) => void;
  /** The file that keeps the window's place between starts; null where it has none that it could come back to. */
  readonly placeFile: string | null;
  readonly language: () => Language;
  /** Asked when the TO closes the window. */
  readonly mayClose: (window: BrowserWindow) => boolean;
};

const WAIT = 0;
const RELOAD = 1;

/** A page that hangs is asked about, and goes like one that died [reliability 10.1]. An answer is not waited for when it comes to itself. */
const askWhenStuck = (window: BrowserWindow, language: () => Language): void => {
  let asking: AbortController | null = null;
  const came = (): void => {
    asking?.abort();
    asking = null;
  };
  window.on('responsive', came);
  window.on('closed', came);
  window.on('unresponsive', () => {
    if (asking !== null) return;
    const { stuck } = ownTexts(language());
    const question = new AbortController();
    asking = question;
    void dialog
      .showMessageBox(window, {
        type: 'warning',
        message: stuck.about,
        buttons: [stuck.wait, stuck.reload],
        defaultId: WAIT,
        cancelId: WAIT,
        signal: question.signal,
      })
      .then(({ response }) => {
        if (asking !== question) return;
        asking = null;
        if (response === RELOAD && !isGone(window)) window.webContents.forcefullyCrashRenderer();
      })
      .catch(came);
  });
};

/** The TO's window: usable from 1024×700 on, made for 1366×768. */
export const openConsole = async ({ admit, placeFile, language, mayClose }: ConsoleOptions): Promise<BrowserWindow> => {
  const { maximized, ...bounds } = (placeFile === null ? null : rememberedPlace(placeFile)) ?? USUAL;
  const window = makeWindow({ ...bounds, minWidth: 1024, minHeight: 640, title: 'Seatwright' });
  window.setMenuBarVisibility(true);
  if (maximized) window.maximize();
  admit(window);
  // A page that dies is loaded again: it holds no truth, and what was half typed comes back as a draft [reliability 10.1].
  const page = keptPage(window, 'index.html', '', () => undefined);
  askWhenStuck(window, language);
  window.on('close', (event) => {
    if (!mayClose(window)) return event.preventDefault();
    if (placeFile !== null) rememberPlace(placeFile, { ...window.getNormalBounds(), maximized: window.isMaximized() });
  });
  window.once('ready-to-show', () => window.show());
  // Without its first page there is no program.
  const first = await page.load();
  if (typeof first === 'object') throw new PartMissing('pages', 'index.html', new Error(first.failed));
  if (!isGone(window) && !window.isVisible()) window.show();
  return window;
};

/** Brings the console before everything else. Windows only flashes the button of a program that asks for the keyboard [desktop 6.4]. */
export const bringForward = (window: BrowserWindow, platform: string): void => {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
  if (platform !== 'win32') return;
  window.setAlwaysOnTop(true);
  window.setAlwaysOnTop(false);
};
