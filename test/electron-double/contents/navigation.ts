/** Loading, and what the page may do by itself: go elsewhere, or open windows. */

import type { HandlerDetails, WebContents, WindowOpenHandlerResponse } from 'electron';
import type { Protocol, Session } from '../browser/devtools.ts';
import { preventable } from '../preventable.ts';
import { controls } from '../record.ts';
import { fromPage, toPage } from '../session/addresses.ts';
import { unimplemented } from '../unimplemented.ts';
import type { Page } from './page.ts';

export type WindowOpenHandler = (details: HandlerDetails) => WindowOpenHandlerResponse;

const withoutFragment = (url: string): string => url.split('#')[0] ?? url;

/**
 * True when the document may be loaded. Asks the application about everything that the page began; a load that the
 * application asked for itself raises no event, as in Electron.
 */
export const navigationAllowed = (
  page: Page,
  contents: WebContents,
  paused: Protocol.Fetch.requestPausedPayload,
  url: string,
): boolean => {
  const isMainFrame = paused.frameId === page.targetId;
  const redirected = paused.redirectedRequestId !== undefined;
  if (isMainFrame && page.asked !== undefined && withoutFragment(page.asked) === withoutFragment(paused.request.url)) {
    page.asked = undefined;
    return true;
  }
  const details = {
    url,
    isSameDocument: false,
    isMainFrame,
    frame: isMainFrame ? contents.mainFrame : null,
    initiator: isMainFrame ? contents.mainFrame : null,
  };
  const ask = (name: string): boolean => {
    const event = preventable(details);
    contents.emit(name, event, url, false, isMainFrame, page.id, page.id);
    return !event.defaultPrevented;
  };
  if (redirected) return ask('will-redirect');
  return ask('will-frame-navigate') && (!isMainFrame || ask('will-navigate'));
};

const failure = (reason: string, url: string): Error & { code: string; errno: number; url: string } => {
  const [, code = 'ERR_FAILED'] = /net::(\w+)/.exec(reason) ?? [];
  const errno = code === 'ERR_ABORTED' ? -3 : -2;
  return Object.assign(new Error(`${code} (${errno}) loading '${url}'`), { code, errno, url });
};

/**
 * Loads a document; resolves when it has finished. Rejects in Electron's form when it cannot be had, when the page dies or goes
 * meanwhile (ERR_FAILED), and when another load begins (ERR_ABORTED).
 */
export const load = async (page: Page, contents: WebContents, url: string): Promise<void> => {
  page.signals.emit('overtaken');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const failed = (): void => reject(failure('net::ERR_FAILED', url));
  const overtaken = (): void => reject(failure('net::ERR_ABORTED', url));
  // What an earlier document still says of its end is not the end of this one.
  const document = (address: string): void => {
    if (withoutFragment(address) === withoutFragment(url)) page.signals.once('loaded', resolve);
  };
  page.signals.on('document', document);
  const place = (): void => resolve();
  page.signals.once('place', place);
  page.signals.once('gone', failed);
  page.signals.once('overtaken', overtaken);
  const navigate = async (): Promise<void> => {
    // A death that began earlier is the end of an earlier document.
    await page.dying;
    page.signals.once('crashed', failed);
    const session = await page.session;
    page.asked = toPage(url);
    const { errorText } = await session.send('Page.navigate', { url: page.asked });
    if (errorText !== undefined) throw failure(errorText, url);
  };
  navigate().catch(reject);
  try {
    await promise;
  } catch (error) {
    const { code, errno } = Object.assign({ code: 'ERR_FAILED', errno: -2 }, error);
    contents.emit('did-fail-load', preventable(), errno, code, url, true, page.id, page.id);
    throw error;
  } finally {
    if (page.asked === toPage(url)) page.asked = undefined;
    page.signals.off('document', document);
    page.signals.off('loaded', resolve);
    page.signals.off('place', place);
    page.signals.off('crashed', failed);
    page.signals.off('gone', failed);
    page.signals.off('overtaken', overtaken);
  }
};

/** Loads the document again; also brings a crashed page back. */
export const reload = async (page: Page, ignoreCache: boolean): Promise<void> => {
  const session = await page.session;
  page.asked = toPage(page.url);
  await session.send('Page.reload', { ignoreCache });
};

/** Puts each window that the page wants to open to the application. Popups are blocked in the browser; only denial works. */
export const watchPopups = (session: Session, page: Page, handler: () => WindowOpenHandler | undefined): void => {
  session.on('Page.windowOpen', ({ url, windowName, windowFeatures }) => {
    const target = fromPage(url);
    const ask = handler();
    if (!ask) throw unimplemented('window.open without a handler that denies it (webContents.setWindowOpenHandler)');
    const word = ask({
      url: target,
      frameName: windowName,
      features: windowFeatures.join(','),
      disposition: 'foreground-tab',
      referrer: { url: page.url, policy: 'strict-origin-when-cross-origin' },
    });
    if (word.action !== 'deny') throw unimplemented("setWindowOpenHandler answering { action: 'allow' }");
    controls.record.refusedWindows.push(target);
  });
};
