/**
 * The page behind a webContents: opened as a page of the browser, watched for documents, worlds and crashes. What the
 * application may know of it synchronously (address, title, whether it loads) is kept here.
 */

import { EventEmitter } from 'node:events';
import { browser } from '../browser/browser.ts';
import type { Protocol, Session } from '../browser/devtools.ts';
import { fromPage } from '../session/addresses.ts';
import type { FromPage, ToPage } from '../world/preload-world.ts';
import { type WorldScripts, worldScripts } from '../world/script.ts';

/** Name of the preload's world, as DevTools shows it. */
const WORLD = 'Electron Isolated Context';

export type PageSignals = {
  started: [];
  stopped: [];
  /** A new document, with its address. */
  document: [url: string];
  /** Another place in the same document. */
  place: [url: string];
  'dom-ready': [];
  loaded: [];
  /** The application asks for another load. */
  overtaken: [];
  title: [title: string];
  crashed: [];
  gone: [];
};

export type Page = {
  /** Id of the webContents. */
  readonly id: number;
  /** What happens to the page, for the parts of the double; web-contents.ts turns it into Electron's events. */
  readonly signals: EventEmitter<PageSignals>;
  readonly worlds: WorldScripts;
  /** Resolves when the page is open and watched; rejects when the browser is gone. */
  readonly session: Promise<Session>;
  targetId: string | undefined;
  /** In the application's form. */
  url: string;
  title: string;
  loading: boolean;
  crashed: boolean;
  /** Until when a page that the application makes crash still is one; what it says meanwhile is not heard. */
  dying: Promise<void> | undefined;
  destroyed: boolean;
  /** Its window was hidden after it had been shown, or is minimised. */
  hidden: boolean;
  /** Whether a hidden window slows the page down: `backgroundThrottling`. */
  throttled: boolean;
  /** Unique id of the preload's world in the current document. */
  world: string | undefined;
  /** Address, as the page knows it, of a load that the application asked for and that has not started yet. */
  asked: string | undefined;
};

export type PageSetting = {
  readonly id: number;
  readonly preload: string | undefined;
  readonly additionalArguments: readonly string[];
  readonly size: { readonly width: number; readonly height: number };
  readonly throttled: boolean;
};

export type PageWatchers = {
  /** Called for each message of the preload. */
  readonly message: (message: FromPage) => void;
  /** Called once, before the first document: the place for interception. */
  readonly prepare: (session: Session, page: Page) => Promise<void>;
};

const frameUrl = (frame: Protocol.Page.Frame): string => fromPage(frame.url + (frame.urlFragment ?? ''));

const watchDocuments = (session: Session, page: Page): void => {
  session.on('Page.frameStartedLoading', ({ frameId }) => {
    if (frameId !== page.targetId || page.loading || page.dying) return;
    page.loading = true;
    page.signals.emit('started');
  });
  session.on('Page.frameStoppedLoading', ({ frameId }) => {
    if (frameId !== page.targetId || !page.loading || page.dying) return;
    page.loading = false;
    page.signals.emit('stopped');
  });
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id !== page.targetId || page.dying) return;
    page.url = frameUrl(frame);
    page.crashed = false;
    page.signals.emit('document', page.url);
  });
  session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
    if (frameId !== page.targetId || page.dying) return;
    page.url = fromPage(url);
    page.signals.emit('place', page.url);
  });
  session.on('Page.domContentEventFired', () => {
    if (!page.dying) page.signals.emit('dom-ready');
  });
  session.on('Page.loadEventFired', () => {
    if (!page.dying) page.signals.emit('loaded');
  });
};

const watchWorlds = (session: Session, page: Page, watchers: PageWatchers): void => {
  const contexts = new Map<number, string>();
  session.on('Runtime.executionContextCreated', ({ context }) => {
    const ofFrame = (context.auxData as { frameId?: string } | undefined)?.frameId;
    if (context.name !== WORLD || ofFrame !== page.targetId) return;
    contexts.set(context.id, context.uniqueId);
    page.world = context.uniqueId;
  });
  session.on('Runtime.executionContextsCleared', () => {
    contexts.clear();
    page.world = undefined;
  });
  session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    // Only the preload of the current top document is listened to.
    if (name !== page.worlds.setting.binding || !contexts.has(executionContextId)) return;
    watchers.message(JSON.parse(payload) as FromPage);
  });
};

const watchCrashes = (session: Session, page: Page): void => {
  session.on('Inspector.targetCrashed', () => {
    page.crashed = true;
    page.loading = false;
    page.world = undefined;
    page.signals.emit('crashed');
  });
};

const attach = async (page: Page, setting: PageSetting, watchers: PageWatchers): Promise<Session> => {
  const connection = await browser();
  const { targetId } = await connection.browser.send('Target.createTarget', {
    url: 'about:blank',
    newWindow: true,
    ...setting.size,
  });
  page.targetId = targetId;
  const { sessionId } = await connection.browser.send('Target.attachToTarget', { targetId, flatten: true });
  const session = connection.session(sessionId);
  connection.browser.on('Target.detachedFromTarget', (gone) => {
    if (gone.sessionId !== sessionId) return;
    connection.forget(sessionId);
    page.signals.emit('gone');
  });
  connection.browser.on('Target.targetInfoChanged', ({ targetInfo }) => {
    const { title, url } = targetInfo;
    // A document without a title goes by a part of its address.
    if (targetInfo.targetId !== targetId || title === page.title || title === '' || url.includes(title)) return;
    page.title = title;
    page.signals.emit('title', page.title);
  });
  watchDocuments(session, page);
  watchWorlds(session, page, watchers);
  watchCrashes(session, page);
  const { background, mainWorld, preloadWorld, setting: world } = page.worlds;
  await Promise.all([
    session.send('Page.enable'),
    session.send('Runtime.enable'),
    watchers.prepare(session, page),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: background }),
    session.send('Runtime.addBinding', { name: world.binding, executionContextName: WORLD }),
    ...(preloadWorld === undefined
      ? []
      : [
          session.send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorld }),
          session.send('Page.addScriptToEvaluateOnNewDocument', { source: preloadWorld, worldName: WORLD }),
        ]),
  ]);
  return session;
};

/** Tells the current document whether its window is hidden. Without the throttling it never learns of it, as in Electron. */
export const tellHidden = (page: Page): void => {
  const expression = page.worlds.tellHidden(page.hidden && page.throttled);
  page.session
    .then((session) => session.send('Runtime.evaluate', { expression }))
    // The document may go away meanwhile: the next one is told anew.
    .catch(() => undefined);
};

/** Opens a page of the browser. It shows an empty document until it is told to load something. */
export const openPage = (setting: PageSetting, watchers: PageWatchers): Page => {
  const page = {
    id: setting.id,
    signals: new EventEmitter<PageSignals>(),
    worlds: worldScripts(setting.preload, setting.additionalArguments),
    targetId: undefined,
    url: '',
    title: '',
    loading: false,
    crashed: false,
    dying: undefined,
    destroyed: false,
    hidden: false,
    throttled: setting.throttled,
    world: undefined,
    asked: undefined,
  } satisfies Omit<Page, 'session'> as Page;
  const session = attach(page, setting, watchers);
  page.signals.on('document', () => {
    if (page.hidden) tellHidden(page);
  });
  // Everybody who needs the page awaits it; a window that nobody asks must not end the process.
  session.catch(() => undefined);
  return Object.assign(page, { session });
};

/**
 * Takes a page away without asking it. A document that is being exchanged at that moment may keep the page: then it is taken away
 * with the next one.
 */
export const takeAway = (page: Page): void => {
  const take = async (): Promise<void> => {
    await page.session;
    if (page.targetId === undefined) return;
    const connection = await browser();
    await connection.browser.send('Target.closeTarget', { targetId: page.targetId });
  };
  const taken = (): void => {
    // It is gone already, or the browser is.
    take().catch(() => undefined);
  };
  page.signals.on('document', taken);
  page.signals.on('loaded', taken);
  taken();
};

/** Makes the page crash. As in Electron it is dead from now on: whatever it says until the browser has killed it is lost. */
export const crash = (page: Page): void => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const dead = (): void => {
    page.dying = undefined;
    resolve();
  };
  page.dying = promise;
  // Before everybody who is told of it: they may load again.
  page.signals.prependOnceListener('crashed', dead);
  page.signals.prependOnceListener('gone', dead);
  page.session
    .then((session) => session.send('Page.crash'))
    // The page is dead before it can answer.
    .catch(() => undefined);
};

/** Delivers to the preload of the current document. Without one the message is lost, as in Electron. */
export const deliver = (page: Page, message: ToPage): void => {
  const { entrance } = page.worlds.setting;
  page.session
    .then((session) => {
      if (page.world === undefined || page.destroyed) return undefined;
      const expression = `globalThis[${JSON.stringify(entrance)}](${JSON.stringify(message)})`;
      return session.send('Runtime.evaluate', { expression, uniqueContextId: page.world });
    })
    // The document may go away while the message is under way.
    .catch(() => undefined);
};
