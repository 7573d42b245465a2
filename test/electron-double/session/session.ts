/** Electron's `session.defaultSession`; there is no other session. */

import { EventEmitter } from 'node:events';
import type { Session as ElectronSession, WebContents } from 'electron';
import { requireReady } from '../app/lifecycle.ts';
import { getPath } from '../app/paths.ts';
import type { Session } from '../browser/devtools.ts';
import type { Exports } from '../declarations.ts';
import { preventable } from '../preventable.ts';
import { loud, onlyEvents } from '../unimplemented.ts';
import { watchDownloads } from './downloads.ts';
import { permissionMethods } from './permissions.ts';
import { protocol } from './protocol.ts';
import { webRequest } from './web-request.ts';

const events = onlyEvents('session', new EventEmitter(), {
  emitted: ['will-download'],
  never: [
    'preconnect',
    'select-hid-device',
    'select-serial-port',
    'select-usb-device',
    'spellcheck-dictionary-download-begin',
    'spellcheck-dictionary-initialized',
  ],
});

let spellCheck = true;
let userAgent = '';

const parts = {
  protocol,
  webRequest,
  ...permissionMethods,
  // The browser of the double never looks words up; the wish is kept so that it can be read back.
  setSpellCheckerEnabled: (enable) => {
    spellCheck = enable;
  },
  isSpellCheckerEnabled: () => spellCheck,
  setSpellCheckerLanguages: () => undefined,
  setSpellCheckerDictionaryDownloadURL: () => undefined,
  getUserAgent: () => userAgent,
  setUserAgent: (agent) => {
    userAgent = agent;
  },
  isPersistent: () => true,
  getStoragePath: () => getPath('sessionData'),
  setProxy: async () => undefined,
  resolveProxy: async () => 'DIRECT',
  setCertificateVerifyProc: () => undefined,
  setSSLConfig: () => undefined,
  closeAllConnections: async () => undefined,
  clearCache: async () => undefined,
  clearStorageData: async () => undefined,
  clearAuthCache: async () => undefined,
  clearHostResolverCache: async () => undefined,
  flushStorageData: () => undefined,
} satisfies Partial<ElectronSession>;

export const defaultSession = loud(
  'session.defaultSession',
  Object.assign(events, parts),
) as unknown as ElectronSession;

export const session = loud('session', {
  get defaultSession() {
    requireReady('Session can only be received when app is ready; it was asked for');
    return defaultSession;
  },
}) as unknown as Exports['session'];

let watching: Promise<void> | undefined;

/** Puts the pages' downloads to the application; once for all pages. */
export const offerDownloads = (
  browser: Session,
  contentsOf: (frameId: string) => WebContents | undefined,
): Promise<void> => {
  watching ??= watchDownloads(browser, contentsOf, (item, prevent, contents) => {
    const event = preventable();
    events.emit('will-download', event, item, contents, contents?.mainFrame ?? null);
    if (event.defaultPrevented) prevent();
  });
  return watching;
};
