/** Electron's webContents: one page of the browser, with the parts of it that the application uses. */

import { EventEmitter } from 'node:events';
import type { NativeImage, Rectangle, WebContents, WebFrameMain, WebPreferences } from 'electron';
import { emitter as app } from '../app/lifecycle.ts';
import { browser } from '../browser/browser.ts';
import { complain } from '../complain.ts';
import type { Exports } from '../declarations.ts';
import { imageFromBuffer } from '../desktop/native-image.ts';
import { preventable } from '../preventable.ts';
import { controls, type DoubleControls } from '../record.ts';
import { defaultSession, offerDownloads } from '../session/session.ts';
import { loud, mortal, onlyEvents, unimplemented } from '../unimplemented.ts';
import { checkJson } from '../world/json.ts';
import type { FromPage } from '../world/preload-world.ts';
import { topFrame } from './frame.ts';
import { answer, createIpc, notify } from './ipc.ts';
import { load, reload, type WindowOpenHandler, watchPopups } from './navigation.ts';
import { crash, deliver, openPage, type Page, tellHidden } from './page.ts';
import { print, printToPdf } from './printing.ts';
import { watchRequests } from './requests.ts';

const EVENTS = {
  emitted: [
    'console-message',
    'destroyed',
    'did-fail-load',
    'did-finish-load',
    'did-navigate',
    'did-navigate-in-page',
    'did-start-loading',
    'did-stop-loading',
    'dom-ready',
    'ipc-message',
    'page-title-updated',
    'preload-error',
    'render-process-gone',
    'will-frame-navigate',
    'will-navigate',
    'will-redirect',
  ],
  // A page of the double has no keyboard, mouse or file manager of its own, no web views, and never hangs unnoticed.
  never: [
    'before-input-event',
    'before-mouse-event',
    'blur',
    'certificate-error',
    'context-menu',
    'did-attach-webview',
    'did-create-window',
    'devtools-opened',
    'focus',
    'login',
    'responsive',
    'select-bluetooth-device',
    'select-client-certificate',
    'unresponsive',
    'will-attach-webview',
    'will-prevent-unload',
    'zoom-changed',
  ],
};

const open = new Map<number, WebContents>();
const pages = new WeakMap<WebContents, Page>();
let lastId = 0;

/** The page of a DevTools target, which is also the id of its top frame. */
const byTarget = (targetId: string): WebContents | undefined =>
  [...open.values()].find((contents) => pages.get(contents)?.targetId === targetId);

const ZOOM_STEP = 1.2;

type Reason = Parameters<DoubleControls['killPage']>[1];

/** Why a page dies, where a test has said so; once. */
const reasons = new WeakMap<Page, Reason>();

const reasonOf = (page: Page): Reason => {
  const reason = reasons.get(page) ?? 'crashed';
  reasons.delete(page);
  return reason;
};

controls.killPage = (id, reason) => {
  const contents = open.get(id);
  const page = contents === undefined ? undefined : pages.get(contents);
  if (page === undefined) throw new Error(`no page ${id}`);
  reasons.set(page, reason);
  crash(page);
};

/** Electron's events, from what happens to the page. */
const relay = (page: Page, contents: WebContents): void => {
  const { signals } = page;
  signals.on('started', () => contents.emit('did-start-loading'));
  signals.on('stopped', () => contents.emit('did-stop-loading'));
  signals.on('document', (url) => contents.emit('did-navigate', preventable(), url, 200, 'OK'));
  signals.on('place', (url) => contents.emit('did-navigate-in-page', preventable(), url, true, page.id, page.id));
  signals.on('dom-ready', () => contents.emit('dom-ready', preventable()));
  signals.on('loaded', () => contents.emit('did-finish-load'));
  signals.on('title', (title) => contents.emit('page-title-updated', preventable(), title, true));
  signals.on('crashed', () => {
    const details = { reason: reasonOf(page), exitCode: 5 };
    contents.emit('render-process-gone', preventable(), details);
    app.emit('render-process-gone', preventable(), contents, details);
  });
  signals.on('gone', () => {
    open.delete(page.id);
    if (page.destroyed) return;
    page.destroyed = true;
    contents.emit('destroyed');
  });
};

const hear = (contents: WebContents, page: Page, preload: string, message: FromPage): void => {
  // What was on its way when the page was destroyed is lost, as in Electron.
  if (page.destroyed) return;
  if (message.kind === 'send') notify(contents, message.channel, message.args);
  else if (message.kind === 'invoke') {
    answer(contents, message.channel, message.args).then((word) =>
      deliver(page, { kind: 'reply', id: message.id, ...word }),
    );
  } else {
    complain(`Unable to load preload script: ${preload}\n${message.stack}`);
    contents.emit('preload-error', preventable(), preload, new Error(message.message));
  }
};

type Evaluated = {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
};

/** Rejects when the page dies or goes before it answers. Electron would leave the caller waiting; a test is better told. */
const evaluate = async (page: Page, expression: string, userGesture: boolean): Promise<unknown> => {
  const session = await page.session;
  const { promise: dead, reject } = Promise.withResolvers<never>();
  const died = (): void => reject(new Error(`The page is gone before it answered: ${expression}`));
  if (page.crashed || page.dying) died();
  page.signals.once('crashed', died);
  page.signals.once('gone', died);
  try {
    const answered = session.send('Runtime.evaluate', {
      expression,
      userGesture,
      awaitPromise: true,
      returnByValue: true,
    });
    const { result, exceptionDetails }: Evaluated = await Promise.race([answered, dead]);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  } finally {
    page.signals.off('crashed', died);
    page.signals.off('gone', died);
  }
};

const capture = async (page: Page, rect?: Rectangle): Promise<NativeImage> => {
  const session = await page.session;
  const clip = rect && { clip: { ...rect, scale: 1 } };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', ...clip });
  return imageFromBuffer(Buffer.from(data, 'base64'));
};

const close = async (page: Page): Promise<void> => {
  const session = await page.session;
  await session.send('Page.close');
};

export type ContentsSetting = {
  readonly preferences: WebPreferences;
  readonly size: { readonly width: number; readonly height: number };
  /** Told about a new zoom factor: the window's size in the page's pixels changes with it. */
  readonly zoomed: (factor: number) => void;
};

/** A new page, for a new window. */
export const createWebContents = (setting: ContentsSetting): WebContents => {
  const { preload, additionalArguments = [], backgroundThrottling = true } = setting.preferences;
  const events = onlyEvents('webContents', new EventEmitter(), EVENTS);
  const id = ++lastId;
  let openHandler: WindowOpenHandler | undefined;
  let zoom = setting.preferences.zoomFactor ?? 1;

  const page = openPage(
    { id, preload, additionalArguments, size: setting.size, throttled: backgroundThrottling },
    {
      message: (message) => hear(contents, page, preload ?? '', message),
      prepare: async (session, opened) => {
        watchPopups(session, opened, () => openHandler);
        const { browser: whole } = await browser();
        await Promise.all([watchRequests(session, opened, contents), offerDownloads(whole, byTarget)]);
      },
    },
  );

  const send = (channel: string, ...args: unknown[]): void => {
    checkJson(args);
    deliver(page, { kind: 'send', channel, args });
  };
  const executeJavaScript = (code: string, userGesture = false): Promise<unknown> => evaluate(page, code, userGesture);
  const reloadPage = (): boolean => {
    reload(page, false).catch(() => undefined);
    return true;
  };
  const setZoomFactor = (factor: number): void => {
    zoom = factor;
    setting.zoomed(factor);
  };

  const parts = {
    id,
    ipc: createIpc('webContents.ipc'),
    session: defaultSession,
    mainFrame: topFrame(page, { send, executeJavaScript, reload: reloadPage }),
    send,
    executeJavaScript,
    loadURL: (url: string) => load(page, contents, url),
    loadFile: () => {
      throw unimplemented('loadFile: pages come from the application’s own scheme');
    },
    reload: () => void reloadPage(),
    reloadIgnoringCache: () => {
      reload(page, true).catch(() => undefined);
    },
    getURL: () => page.url,
    getTitle: () => page.title,
    getType: () => 'window' as const,
    getProcessId: () => id,
    isLoading: () => page.loading,
    isLoadingMainFrame: () => page.loading,
    isCrashed: () => page.crashed,
    isDestroyed: () => page.destroyed,
    close: () => {
      close(page).catch(() => undefined);
    },
    forcefullyCrashRenderer: () => crash(page),
    setWindowOpenHandler: (handler: WindowOpenHandler) => {
      openHandler = handler;
    },
    printToPDF: (options) => printToPdf(page, options),
    print: (options, callback) => print(page, options, callback),
    getPrintersAsync: async () => controls.printers.map((printer) => ({ ...printer, options: {} })),
    capturePage: (rect) => capture(page, rect),
    setZoomFactor,
    getZoomFactor: () => zoom,
    setZoomLevel: (level) => setZoomFactor(ZOOM_STEP ** level),
    getZoomLevel: () => Math.log(zoom) / Math.log(ZOOM_STEP),
    setVisualZoomLevelLimits: async () => undefined,
    setBackgroundThrottling: (allowed: boolean) => {
      page.throttled = allowed;
      tellHidden(page);
    },
    openDevTools: () => undefined,
    closeDevTools: () => undefined,
    toggleDevTools: () => undefined,
    isDevToolsOpened: () => false,
    focus: () => undefined,
  } satisfies Partial<WebContents>;

  const contents = mortal('webContents', Object.assign(events, parts), () => page.destroyed) as unknown as WebContents;
  open.set(id, contents);
  pages.set(contents, page);
  relay(page, contents);
  app.emit('web-contents-created', preventable(), contents);
  return contents;
};

/** The page behind a webContents, for the window that shows it. */
export const pageOf = (contents: WebContents): Page => {
  const page = pages.get(contents);
  if (!page) throw new Error('Object has been destroyed');
  return page;
};

export const webContents = loud('webContents', {
  getAllWebContents: () => [...open.values()],
  getFocusedWebContents: () => [...open.values()].at(-1) ?? null,
  fromId: (id: number) => open.get(id),
  fromFrame: (frame: WebFrameMain) => [...open.values()].find((contents) => contents.mainFrame === frame),
  fromDevToolsTargetId: (targetId: string) => byTarget(targetId),
} satisfies Partial<Exports['webContents']>) as unknown as Exports['webContents'];
