/**
 * What pages may do with the machine. The handlers of the application are asked about each permission for each new
 * document, and the browser is told the outcome, so that `navigator.permissions.query` and the call itself agree with them.
 * Without handlers everything is granted, as in Electron.
 */

import type { Session as ElectronSession, WebContents } from 'electron';
import { browser } from '../browser/browser.ts';
import type { Protocol } from '../browser/devtools.ts';
import { complain } from '../complain.ts';
import { originOf, toPage } from './addresses.ts';

type RequestHandler = Exclude<Parameters<ElectronSession['setPermissionRequestHandler']>[0], null>;
type CheckHandler = Exclude<Parameters<ElectronSession['setPermissionCheckHandler']>[0], null>;
type Permission = Parameters<RequestHandler>[1] & Parameters<CheckHandler>[1];

/** Electron's name of a permission → the browser's. */
const PERMISSIONS: readonly (readonly [Permission, Protocol.Browser.PermissionDescriptor])[] = [
  ['geolocation', { name: 'geolocation' }],
  ['notifications', { name: 'notifications' }],
  ['media', { name: 'camera' }],
  ['media', { name: 'microphone' }],
  ['midi', { name: 'midi' }],
  ['clipboard-read', { name: 'clipboard-read' }],
  ['clipboard-sanitized-write', { name: 'clipboard-write' }],
  ['idle-detection', { name: 'idle-detection' }],
  ['storage-access', { name: 'storage-access' }],
];

let requestHandler: RequestHandler | null = null;
let checkHandler: CheckHandler | null = null;

export const permissionMethods = {
  setPermissionRequestHandler: (handler: RequestHandler | null) => {
    requestHandler = handler;
  },
  setPermissionCheckHandler: (handler: CheckHandler | null) => {
    checkHandler = handler;
  },
  // No device can be chosen in the browser of the double.
  setDevicePermissionHandler: () => undefined,
  setDisplayMediaRequestHandler: () => undefined,
  setUSBProtectedClassesHandler: () => undefined,
  setBluetoothPairingHandler: () => undefined,
} satisfies Partial<ElectronSession>;

const granted = async (contents: WebContents, permission: Permission, url: string): Promise<boolean> => {
  const details = { requestingUrl: url, isMainFrame: true };
  if (checkHandler && !checkHandler(contents, permission, originOf(url), details)) return false;
  const handler = requestHandler;
  if (!handler) return true;
  return new Promise((resolve) => handler(contents, permission, resolve, details));
};

/** Tells the browser what the application allows a document that is about to be loaded. url: in the application's form. */
export const applyPermissions = async (contents: WebContents, url: string): Promise<void> => {
  // The page's own session would take them back when the page closes.
  const { browser: whole } = await browser();
  const origin = toPage(originOf(url)).replace(/\/$/, '');
  await Promise.all(
    PERMISSIONS.map(async ([permission, name]) => {
      const setting = (await granted(contents, permission, url)) ? 'granted' : 'denied';
      // A browser of another version may not know a name: its page then keeps the browser's own answer.
      await whole.send('Browser.setPermission', { permission: name, setting, origin }).catch(complain);
    }),
  );
};
