/** Electron's `app`. Its order of events is in lifecycle.ts. */

import type { App, CommandLine, Menu } from 'electron';
import { commandLine } from '../command-line.ts';
import { applicationMenu, setApplicationMenu } from '../desktop/application-menu.ts';
import { controls } from '../record.ts';
import { loud } from '../unimplemented.ts';
import { openWindows } from '../window/open-windows.ts';
import './files.ts';
import { emitter, exit, isReady, quit, requireNotReady, whenReady } from './lifecycle.ts';
import { application, applicationName, setApplicationName } from './package.ts';
import { isPackaged } from './packaged.ts';
import { getPath, setPath } from './paths.ts';
import { relaunch } from './relaunch.ts';
import { hasSingleInstanceLock, releaseSingleInstanceLock, requestSingleInstanceLock } from './single-instance.ts';

const switches = new Map(commandLine.switches);

/** Chromium has read these by the time the application runs. */
const READ_BEFORE: ReadonlySet<string> = new Set(['ozone-platform', 'no-sandbox', 'lang', 'user-data-dir']);

/** Switches are remembered, not obeyed: the browser may already run when the application adds one. */
const commandLineOfApp = {
  appendSwitch: (name, value) => {
    if (READ_BEFORE.has(name.toLowerCase()))
      throw new Error(`the switch ${name} is read before the application: adding it has no effect`);
    switches.set(name.toLowerCase(), value ?? '');
  },
  appendArgument: () => undefined,
  hasSwitch: (name) => switches.has(name.toLowerCase()),
  getSwitchValue: (name) => switches.get(name.toLowerCase()) ?? '',
  removeSwitch: (name) => {
    switches.delete(name.toLowerCase());
  },
} satisfies CommandLine;

const locale = (): string => switches.get('lang') || Intl.DateTimeFormat().resolvedOptions().locale;

let badgeCount = 0;

const parts = {
  whenReady,
  isReady,
  quit,
  exit,
  relaunch,
  getName: applicationName,
  setName: setApplicationName,
  getVersion: () => application.version,
  getAppPath: () => application.folder,
  getPath,
  setPath,
  getLocale: locale,
  getSystemLocale: locale,
  getLocaleCountryCode: () => locale().split('-')[1] ?? '',
  getPreferredSystemLanguages: () => [locale()],
  requestSingleInstanceLock,
  hasSingleInstanceLock,
  releaseSingleInstanceLock,
  enableSandbox: () => {
    requireNotReady('app.enableSandbox() can only be called');
    // It takes that switch away when the processes of pages are made without a sandbox already: their windows stay white.
    if (switches.has('no-sandbox')) throw new Error('app.enableSandbox() with --no-sandbox: no page would come');
  },
  disableHardwareAcceleration: () => requireNotReady('app.disableHardwareAcceleration() can only be called'),
  isHardwareAccelerationEnabled: () => false,
  addRecentDocument: (path) => {
    controls.record.recentDocuments.push(path);
  },
  clearRecentDocuments: () => {
    controls.record.recentDocuments.length = 0;
  },
  getRecentDocuments: () => [...controls.record.recentDocuments],
  setAppUserModelId: (id) => {
    controls.record.appUserModelId = id;
  },
  setDesktopName: () => undefined,
  setAboutPanelOptions: () => undefined,
  getBadgeCount: () => badgeCount,
  setBadgeCount: (count = 0) => {
    badgeCount = count;
    return true;
  },
  focus: () => {
    [...openWindows.values()].at(-1)?.focus();
  },
  commandLine: loud('app.commandLine', commandLineOfApp),
  isPackaged,
  dock: undefined,
  runningUnderARM64Translation: false,
  userAgentFallback: `${applicationName()} (electron double)`,
} satisfies Partial<App>;

const properties = Object.defineProperties(Object.assign(emitter, parts), {
  name: { get: applicationName, set: setApplicationName },
  applicationMenu: { get: applicationMenu, set: (menu: Menu | null) => setApplicationMenu(menu) },
});

export const app = loud('app', properties) as unknown as App;
