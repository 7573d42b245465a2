/** The options of `new BrowserWindow`: insecure ones are refused, unknown ones are loud, the rest is taken as wished. */

import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron';
import { unimplemented } from '../unimplemented.ts';

/** Reading a preference: the value that keeps the page away from the machine. Left out means Electron's default, which is this. */
const SECURE: { readonly [Name in keyof WebPreferences]: boolean } = {
  contextIsolation: true,
  sandbox: true,
  webSecurity: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  plugins: false,
  navigateOnDragDrop: false,
};

const PREFERENCES = new Set<string>([
  'preload',
  'additionalArguments',
  'backgroundThrottling',
  'defaultEncoding',
  'defaultFontFamily',
  'defaultFontSize',
  'devTools',
  'disableDialogs',
  'enableWebSQL',
  'minimumFontSize',
  'safeDialogs',
  'scrollBounce',
  'spellcheck',
  'autoplayPolicy',
  'v8CacheOptions',
  'webgl',
  'zoomFactor',
] satisfies (keyof WebPreferences)[]);

const OPTIONS = new Set<string>([
  'acceptFirstMouse',
  'alwaysOnTop',
  'autoHideMenuBar',
  'backgroundColor',
  'center',
  'closable',
  'darkTheme',
  'enableLargerThanScreen',
  'focusable',
  'frame',
  'fullscreen',
  'fullscreenable',
  'hasShadow',
  'height',
  'icon',
  'kiosk',
  'maxHeight',
  'maximizable',
  'maxWidth',
  'minHeight',
  'minimizable',
  'minWidth',
  'modal',
  'movable',
  'paintWhenInitiallyHidden',
  'parent',
  'resizable',
  'roundedCorners',
  'show',
  'simpleFullscreen',
  'skipTaskbar',
  'thickFrame',
  'title',
  'useContentSize',
  'webPreferences',
  'width',
  'x',
  'y',
] satisfies (keyof BrowserWindowConstructorOptions)[]);

const checkPreload = (preload: string): void => {
  if (!isAbsolute(preload)) throw new Error('preload script must have absolute path');
  if (!existsSync(preload)) throw new Error(`Unable to load preload script: ${preload}`);
  if (preload.endsWith('.mjs')) throw new Error(`A sandboxed preload script must be CommonJS: ${preload}`);
};

/** The page's preferences; throws for those that would give the page more than it may have. */
const checkedPreferences = (preferences: WebPreferences = {}): WebPreferences => {
  for (const [name, value] of Object.entries(preferences)) {
    if (!PREFERENCES.has(name) && !Object.hasOwn(SECURE, name)) throw unimplemented(`webPreferences.${name}`);
    const secure = SECURE[name as keyof WebPreferences];
    if (secure !== undefined && value !== undefined && value !== secure) {
      throw new Error(`insecure webPreferences: ${name} must be ${secure}`);
    }
  }
  if (preferences.preload !== undefined) checkPreload(preferences.preload);
  return preferences;
};

/** The window's options, all known to the double. */
export const checkedOptions = (options: BrowserWindowConstructorOptions): BrowserWindowConstructorOptions => {
  for (const name of Object.keys(options)) if (!OPTIONS.has(name)) throw unimplemented(`BrowserWindow option ${name}`);
  return { ...options, webPreferences: checkedPreferences(options.webPreferences) };
};
