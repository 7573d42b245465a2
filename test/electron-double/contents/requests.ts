/**
 * Every request of a page passes here.
 *
 * | step | who is asked |
 * | --- | --- |
 * | 1. navigation that the page began | will-navigate, will-redirect, will-frame-navigate (navigation.ts) |
 * | 2. any request | session.webRequest.onBeforeRequest |
 * | 3. the application's own scheme | protocol.handle, then onHeadersReceived |
 * | 4. anything else | recorded, then let go: the resolver leads it nowhere |
 */

import type { OnBeforeRequestListenerDetails, WebContents } from 'electron';
import type { Protocol, Session } from '../browser/devtools.ts';
import { complain } from '../complain.ts';
import { controls } from '../record.ts';
import { fromPage, toPage } from '../session/addresses.ts';
import { applyPermissions } from '../session/permissions.ts';
import { answerOwn, isOwn, type PageAnswer } from '../session/protocol.ts';
import { askBeforeRequest, askHeadersReceived } from '../session/web-request.ts';
import { navigationAllowed } from './navigation.ts';
import type { Page } from './page.ts';

type Paused = Protocol.Fetch.requestPausedPayload;
type ResourceType = OnBeforeRequestListenerDetails['resourceType'];

const RESOURCE_TYPES: { readonly [Type in Protocol.Network.ResourceType]?: ResourceType } = {
  Stylesheet: 'stylesheet',
  Script: 'script',
  Image: 'image',
  Font: 'font',
  Media: 'media',
  XHR: 'xhr',
  Fetch: 'xhr',
  WebSocket: 'webSocket',
  Ping: 'ping',
  CSPViolationReport: 'cspReport',
};

/** Not requests to anywhere: they carry their content themselves. */
const isInline = (url: string): boolean => /^(data|blob|about):/i.test(url);

let lastId = 0;

const resourceType = (paused: Paused, page: Page): ResourceType => {
  if (paused.resourceType === 'Document') return paused.frameId === page.targetId ? 'mainFrame' : 'subFrame';
  return RESOURCE_TYPES[paused.resourceType] ?? 'other';
};

const detailsOf = (paused: Paused, page: Page, contents: WebContents): OnBeforeRequestListenerDetails => {
  const referrer = paused.request.headers.Referer ?? paused.request.headers.referer ?? '';
  return {
    id: ++lastId,
    url: fromPage(paused.request.url + (paused.request.urlFragment ?? '')),
    method: paused.request.method,
    webContentsId: contents.id,
    webContents: contents,
    resourceType: resourceType(paused, page),
    referrer: fromPage(referrer),
    timestamp: Date.now(),
    uploadData: [],
  };
};

const bodyOf = (paused: Paused): Buffer | undefined => {
  const entries = paused.request.postDataEntries ?? [];
  return entries.length === 0
    ? undefined
    : Buffer.concat(entries.map(({ bytes }) => Buffer.from(bytes ?? '', 'base64')));
};

/** The application may change the headers of any answer. */
const withReceivedHeaders = async (
  details: OnBeforeRequestListenerDetails,
  answer: PageAnswer,
): Promise<PageAnswer | undefined> => {
  const responseHeaders: Record<string, string[]> = {};
  for (const { name, value } of answer.headers) responseHeaders[name] = [...(responseHeaders[name] ?? []), value];
  const changed = await askHeadersReceived({
    ...details,
    statusCode: answer.status,
    statusLine: `HTTP/1.1 ${answer.status}`,
    responseHeaders,
  });
  if (changed.cancel) return undefined;
  if (!changed.responseHeaders) return answer;
  const headers = Object.entries(changed.responseHeaders).flatMap(([name, values]) =>
    [values].flat().map((value) => ({ name, value })),
  );
  return { ...answer, headers };
};

const record = (
  details: OnBeforeRequestListenerDetails,
  page: Page,
  outcome: 'prevented' | 'cancelled' | 'sent',
): void => {
  if (isOwn(details.url) || isInline(details.url)) return;
  const { url, resourceType: type } = details;
  controls.record.externalRequests.push({ url, type, window: page.id, outcome });
};

const decide = async (session: Session, page: Page, contents: WebContents, paused: Paused): Promise<void> => {
  const { requestId } = paused;
  const details = detailsOf(paused, page, contents);
  const refuse = (errorReason: Protocol.Network.ErrorReason): Promise<void> =>
    session.send('Fetch.failRequest', { requestId, errorReason }).then(() => undefined);

  if (paused.resourceType === 'Document' && !navigationAllowed(page, contents, paused, details.url)) {
    record(details, page, 'prevented');
    return refuse('Aborted');
  }
  const word = await askBeforeRequest(details);
  if (word.cancel) {
    record(details, page, 'cancelled');
    return refuse('BlockedByClient');
  }
  if (word.redirectURL !== undefined) {
    const responseHeaders = [{ name: 'Location', value: toPage(word.redirectURL) }];
    await session.send('Fetch.fulfillRequest', { requestId, responseCode: 307, responseHeaders });
    return;
  }
  if (!isOwn(details.url)) {
    record(details, page, 'sent');
    await session.send('Fetch.continueRequest', { requestId });
    return;
  }
  const { url, method } = details;
  if (details.resourceType === 'mainFrame') await applyPermissions(contents, url);
  const given = await answerOwn({ url, method, headers: paused.request.headers, body: bodyOf(paused) });
  const answer = given && (await withReceivedHeaders(details, given));
  if (!answer) return refuse('Failed');
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: answer.status,
    responseHeaders: [...answer.headers],
    body: answer.body.toString('base64'),
  });
};

/** Watches all requests of a page, its frames and its workers. */
export const watchRequests = async (session: Session, page: Page, contents: WebContents): Promise<void> => {
  session.on('Fetch.requestPaused', (paused) => {
    // A page that goes away takes its requests with it.
    decide(session, page, contents, paused).catch((error: Error) => {
      if (!page.destroyed && !page.crashed) complain(`${paused.request.url}: ${error.message}`);
    });
  });
  session.on('Network.webSocketCreated', ({ url }) => {
    if (!isOwn(fromPage(url.replace(/^ws/, 'http')))) {
      controls.record.externalRequests.push({ url, type: 'webSocket', window: page.id, outcome: 'sent' });
    }
  });
  await Promise.all([
    session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
    session.send('Network.enable'),
  ]);
};
