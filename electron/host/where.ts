/** Where our own files lie: beside the bundle when built, in the tree when run from source. */

import { existsSync } from 'node:fs';
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
