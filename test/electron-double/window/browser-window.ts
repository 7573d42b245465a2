/** Electron's BrowserWindow: a page of the browser with the state of a window around it. */

import { EventEmitter } from 'node:events';
import type { BrowserWindowConstructorOptions, BrowserWindow as ElectronWindow, WebContents } from 'electron';
import { emitter as app, quitCalledOff, requireReady, windowGone } from '../app/lifecycle.ts';
import { takeAway, tellHidden } from '../contents/page.ts';
import { createWebContents, pageOf } from '../contents/web-contents.ts';
import { preventable } from '../preventable.ts';
import { controls } from '../record.ts';
import { loud, mortal, onlyEvents, unimplemented } from '../unimplemented.ts';
import { boundsOf, type Geometry, geometryMethods, initialGeometry } from './geometry.ts';
import { focusedWindow, moveFocus, openWindows } from './open-windows.ts';
import { checkedOptions } from './options.ts';
import { isMacos, isWayland } from './system.ts';

const EVENTS = {
  emitted: [
    'blur',
    'close',
    'closed',
    'enter-full-screen',
    'focus',
    'hide',
    'leave-full-screen',
    'maximize',
    'minimize',
    'move',
    'moved',
    'page-title-updated',
    'query-session-end',
    'ready-to-show',
    'resize',
    'resized',
    'restore',
    'session-end',
    'show',
    'unmaximize',
  ],
  never: [
    'always-on-top-changed',
    'app-command',
    'responsive',
    'swipe',
    'system-context-menu',
    'unresponsive',
    'will-move',
    'will-resize',
  ],
};

let lastId = 0;

/** Makes the page as large as its window; zoom makes the page's pixels larger, and so fewer. */
const fitPage = async (contents: WebContents, geometry: Geometry, zoom: number): Promise<void> => {
  const page = pageOf(contents);
  const session = await page.session;
  if (page.destroyed) return;
  const { x, y, width, height } = boundsOf(geometry);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: x, top: y, width, height } });
  if (zoom === 1) {
    await session.send('Emulation.clearDeviceMetricsOverride');
    return;
  }
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(width / zoom),
    height: Math.round(height / zoom),
    deviceScaleFactor: zoom,
    mobile: false,
  });
};

type Shown = { visible: boolean; title: string; destroyed: boolean };

/** show, hide, focus and blur. */
const showMethods = (window: () => ElectronWindow, shown: Shown, geometry: Geometry) => {
  const blur = (): void => {
    if (focusedWindow() !== window()) return;
    moveFocus(undefined);
    window().emit('blur', preventable());
    app.emit('browser-window-blur', preventable(), window());
  };
  const focus = (): void => {
    // Under Wayland no window takes the keyboard from another.
    if (!shown.visible || focusedWindow() === window() || (isWayland() && focusedWindow() !== null)) return;
    focusedWindow()?.blur();
    moveFocus(window());
    window().emit('focus', preventable());
    app.emit('browser-window-focus', preventable(), window());
  };
  const showInactive = (): void => {
    if (shown.visible) return;
    shown.visible = true;
    window().emit('show');
  };
  return {
    blur,
    focus,
    isFocused: () => focusedWindow() === window(),
    showInactive,
    show: () => {
      showInactive();
      focus();
    },
    hide: () => {
      if (!shown.visible) return;
      blur();
      shown.visible = false;
      window().emit('hide');
    },
    isVisible: () => shown.visible && !geometry.minimized,
    moveTop: () => undefined,
    flashFrame: () => undefined,
  } satisfies Partial<ElectronWindow>;
};

/** Wishes about the window's looks and behaviour, which a page without a window manager cannot show. */
const withoutEffect = {
  setMenu: () => undefined,
  removeMenu: () => undefined,
  setMenuBarVisibility: () => undefined,
  setAutoHideMenuBar: () => undefined,
  setMinimumSize: () => undefined,
  setMaximumSize: () => undefined,
  setResizable: () => undefined,
  setSkipTaskbar: () => undefined,
  setBackgroundColor: () => undefined,
  setIcon: () => undefined,
  setProgressBar: () => undefined,
  setDocumentEdited: () => undefined,
  setRepresentedFilename: () => undefined,
  setFullScreenable: () => undefined,
} satisfies Partial<ElectronWindow>;

const openWindow = (emitter: EventEmitter, given: BrowserWindowConstructorOptions): ElectronWindow => {
  requireReady('Cannot create BrowserWindow');
  const options = checkedOptions(given);
  controls.record.preferences.push(options.webPreferences ?? {});
  const events = onlyEvents('BrowserWindow', emitter, EVENTS);
  const id = ++lastId;
  const geometry = initialGeometry(options);
  const shown: Shown = { visible: options.show !== false, title: options.title ?? 'Electron', destroyed: false };
  const wishes = { onTop: options.alwaysOnTop === true, everywhere: false };
  let zoom = 1;

  const resizePage = (): void => {
    fitPage(contents, geometry, zoom).catch(() => undefined);
  };
  const contents = createWebContents({
    preferences: options.webPreferences ?? {},
    size: boundsOf(geometry),
    zoomed: (factor) => {
      zoom = factor;
      resizePage();
    },
  });
  const page = pageOf(contents);
  const shows = showMethods(() => window, shown, geometry);

  const gone = (): void => {
    if (shown.destroyed) return;
    if (focusedWindow() === window) moveFocus(undefined);
    shown.destroyed = true;
    openWindows.delete(id);
    events.emit('closed');
    windowGone();
  };
  const destroy = (): void => {
    if (shown.destroyed) return;
    takeAway(page);
    page.signals.emit('gone');
  };
  const close = (): void => {
    const event = preventable();
    events.emit('close', event);
    if (event.defaultPrevented) quitCalledOff();
    // A page that cannot be told any more is as good as closed.
    else page.session.then((session) => session.send('Page.close')).catch(destroy);
  };

  const parts = {
    id,
    webContents: contents,
    ...geometryMethods(geometry, events, resizePage),
    ...shows,
    ...withoutEffect,
    close,
    destroy,
    isDestroyed: () => shown.destroyed,
    getTitle: () => shown.title,
    setTitle: (title: string) => {
      shown.title = title;
    },
    getParentWindow: () => (options.parent as ElectronWindow | undefined) ?? null,
    isModal: () => options.modal === true,
    isMenuBarVisible: () => true,
    setAlwaysOnTop: (flag: boolean) => {
      wishes.onTop = flag;
    },
    isAlwaysOnTop: () => wishes.onTop && !isWayland(),
    setVisibleOnAllWorkspaces: (flag: boolean) => {
      wishes.everywhere = flag;
    },
    isVisibleOnAllWorkspaces: () => wishes.everywhere,
    hasShadow: () => options.hasShadow !== false,
    isResizable: () => options.resizable !== false,
    loadURL: (url, loading) => contents.loadURL(url, loading),
    loadFile: () => {
      throw unimplemented('loadFile: pages come from the application’s own scheme');
    },
    reload: () => contents.reload(),
    capturePage: (rect) => contents.capturePage(rect),
  } satisfies Partial<ElectronWindow>;

  const window = mortal(
    'BrowserWindow',
    Object.assign(events, parts),
    () => shown.destroyed,
  ) as unknown as ElectronWindow;
  openWindows.set(id, window);
  page.signals.on('gone', gone);
  page.signals.once('loaded', () => events.emit('ready-to-show'));
  page.signals.on('title', (title) => {
    const event = preventable();
    events.emit('page-title-updated', event, title, true);
    if (!event.defaultPrevented) shown.title = title;
  });
  // A window that was never shown is visible to its page, so that it can be painted.
  const hidden = (now: boolean) => (): void => {
    page.hidden = now;
    tellHidden(page);
  };
  for (const name of ['hide', 'minimize']) events.on(name, hidden(true));
  for (const name of ['show', 'restore']) events.on(name, hidden(false));
  app.emit('browser-window-created', preventable(), window);
  if (shown.visible) shows.focus();
  if (options.fullscreen === true && isMacos()) window.setFullScreen(true);
  resizePage();
  return window;
};

class DoubleWindow extends EventEmitter {
  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    // biome-ignore lint/correctness/noConstructorReturn: Electron's class is `new`ed; what the application gets is the guarded object around this one.
    return openWindow(this, options) as unknown as DoubleWindow;
  }

  static getAllWindows = (): ElectronWindow[] => [...openWindows.values()];
  static getFocusedWindow = focusedWindow;
  static fromId = (id: number): ElectronWindow | null => openWindows.get(id) ?? null;
  static fromWebContents = (contents: WebContents): ElectronWindow | null =>
    [...openWindows.values()].find((window) => window.webContents === contents) ?? null;
}

export const BrowserWindow = loud('BrowserWindow', DoubleWindow) as unknown as typeof ElectronWindow;
