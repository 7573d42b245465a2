/**
 * Making what lies in a folder durable: file contents and the folder's list of names are synced separately, and a
 * rename without the second is lost in a power cut (7.2).
 */

import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sync = (path: string, flags: 'r' | 'r+'): void => {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Brings the contents of a file to the disk. */
export const syncFile = (path: string): void => sync(path, 'r+');

/** Brings the list of names of a folder to the disk. Windows has no such call and does it with the rename. */
export const syncFolder = (path: string): void => {
  if (process.platform !== 'win32') sync(path, 'r');
};

/** Gives a finished and synced file its final name, durably. The final name must be free. */
export const publish = (finished: string, finalPath: string): void => {
  renameSync(finished, finalPath);
  syncFolder(dirname(finalPath));
};

/** A database file and what may lie beside it. */
const SIDECARS = ['-wal', '-journal', '-shm'] as const;

export const removeWithSidecars = (path: string): void => {
  for (const suffix of ['', ...SIDECARS]) rmSync(path + suffix, { force: true });
};

/** Makes a new folder `<name>-1`, `-2` … in `parent` (made if missing) and answers its path. */
export const newFolder = (parent: string, name: string): string => {
  mkdirSync(parent, { recursive: true });
  for (let number = 1; ; number++) {
    const path = join(parent, `${name}-${number}`);
    if (existsSync(path)) continue;
    try {
      mkdirSync(path);
      return path;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
};
