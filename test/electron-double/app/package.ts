/**
 * Which application is run. As Electron's default application does it: a folder is read by its package.json; a single file
 * runs nameless, as "Electron".
 */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { commandLine } from '../command-line.ts';

const require = createRequire(import.meta.url);

type Manifest = { name?: string; productName?: string; version?: string; main?: string };

const readManifest = (folder: string): Manifest | undefined => {
  const path = join(folder, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined;
};

/** The version that the npm package names; the double claims to be that Electron. */
export const electronVersion = (): string =>
  (JSON.parse(readFileSync(require.resolve('electron/package.json'), 'utf8')) as { version: string }).version;

export type Application = {
  /** The folder that `app.getAppPath` gives. */
  readonly folder: string;
  /** The file that is run. */
  readonly entry: string;
  readonly name: string;
  readonly version: string;
};

const locate = (given: string): Application => {
  const path = resolve(given);
  if (!existsSync(path)) throw new Error(`Unable to find Electron app at ${path}`);
  if (!statSync(path).isDirectory()) {
    return { folder: dirname(path), entry: path, name: 'Electron', version: electronVersion() };
  }
  const manifest = readManifest(path) ?? {};
  return {
    folder: path,
    entry: resolve(path, manifest.main ?? 'index.js'),
    name: manifest.productName ?? manifest.name ?? 'Electron',
    version: manifest.version ?? electronVersion(),
  };
};

/** The application that the command line names; throws in Electron's words when it is not there. */
export const application: Application = locate(commandLine.application ?? '.');

let name = application.name;

export const applicationName = (): string => name;
export const setApplicationName = (given: string): void => {
  name = given;
};
