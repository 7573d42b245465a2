/** `app.getPath` and `app.setPath`: the folders of the machine, and the folder of the application's own data. */

import { mkdirSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import type { App } from 'electron';
import { commandLine } from '../command-line.ts';
import { controls } from '../record.ts';
import { requireNotReady } from './lifecycle.ts';
import { applicationName } from './package.ts';

type PathName = Parameters<App['getPath']>[0];

const chosen = new Map<string, string>();

/** Where the system says that the documents lie: also in a synced folder, or nowhere. */
let documents: string | null = process.env.SEATWRIGHT_DOUBLE_DOCUMENTS ?? join(homedir(), 'Documents');

controls.folders = (told) => {
  documents = told.documents;
};

const appData = (): string => {
  if (process.platform === 'darwin') return join(homedir(), 'Library/Application Support');
  if (process.platform === 'win32') return process.env.APPDATA ?? join(homedir(), 'AppData/Roaming');
  return process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
};

/** Chromium's switch moves the data, as in Electron; so does XDG_CONFIG_HOME through appData. */
const userData = (): string => {
  const given = commandLine.switches.get('user-data-dir');
  return given === undefined || given === '' ? join(getPath('appData'), applicationName()) : resolve(given);
};

const defaults: { readonly [Name in PathName]?: () => string | undefined } = {
  home: homedir,
  appData,
  userData,
  sessionData: () => getPath('userData'),
  temp: tmpdir,
  exe: () => join(import.meta.dirname, '../electron'),
  module: () => join(import.meta.dirname, '../electron'),
  desktop: () => join(homedir(), 'Desktop'),
  documents: () => documents || undefined,
  downloads: () => join(homedir(), 'Downloads'),
  music: () => join(homedir(), 'Music'),
  pictures: () => join(homedir(), 'Pictures'),
  videos: () => join(homedir(), 'Videos'),
  logs: () => join(getPath('userData'), 'logs'),
  crashDumps: () => join(getPath('userData'), 'Crashpad'),
};

/** Electron makes these when they are asked for. */
const MADE_ON_DEMAND = new Set<string>(['userData', 'sessionData', 'logs']);

/** An absolute path; throws for a name that Electron does not know. */
export const getPath = (name: PathName): string => {
  const path = chosen.get(name) ?? defaults[name]?.();
  if (path === undefined) throw new Error(`Failed to get '${name}' path`);
  if (MADE_ON_DEMAND.has(name)) mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
};

/** Only folders that exist, only under names that Electron knows. */
export const setPath = (name: string, path: string): void => {
  // Whatever lies there is open by then.
  if (name === 'userData') requireNotReady("app.setPath('userData') must be called");
  if (!isAbsolute(path)) throw new Error('Path must be absolute');
  if (!Object.hasOwn(defaults, name)) throw new Error(`Failed to set path: no path is named '${name}'`);
  if (!statSync(path, { throwIfNoEntry: false })) throw new Error(`Failed to set path: ${path} does not exist`);
  chosen.set(name, path);
};
