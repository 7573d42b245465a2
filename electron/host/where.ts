/** Where our own files lie: beside the bundle when built, in the tree when run from source. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `dist/electron` when built, `electron/host` from source. */
const here = import.meta.dirname;
const built = existsSync(join(here, 'seating-worker.js'));

export const workerEntry = (): URL =>
  pathToFileURL(built ? join(here, 'seating-worker.js') : join(here, '../workers/seating-worker.ts'));

export const checkerEntry = (): URL =>
  pathToFileURL(built ? join(here, 'checker-process.js') : join(here, '../workers/checker-process.ts'));

export const networkEntry = (): URL =>
  pathToFileURL(built ? join(here, 'network-process.js') : join(here, '../workers/network-process.ts'));

/** A folder of the build: `renderer` (pages) or `electron` (preload). */
export const builtFolder = (name: 'renderer' | 'electron'): string =>
  built ? join(here, '..', name) : join(here, '../../dist', name);

/**
 * What a package says of itself: the day of what it was built from, and the address of its project [desktop 2.8]. Nothing where it runs
 * from source.
 * @param folder of the program, with its package.json
 */
export const builtFrom = (folder: string): { readonly built?: { readonly on: string; readonly home: string } } => {
  const { builtOn, homepage } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  if (typeof builtOn !== 'string') return {};
  return { built: { on: builtOn, home: typeof homepage === 'string' ? homepage : '' } };
};
