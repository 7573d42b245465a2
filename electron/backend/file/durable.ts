/**
 * Making what lies in a folder durable: file contents and the folder's list of names are synced separately, and a
 * rename without the second is lost in a power cut [reliability 7.2].
 */

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { troubleOf } from './refusals.ts';

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

/**
 * Removes what was begun and is not whole. A stick or a share that has gone cannot be cleaned either, nor a name that is too long be
 * looked for; what stays says by its name that it is not whole.
 */
export const discard = (part: string): void => {
  try {
    removeWithSidecars(part);
  } catch (error) {
    troubleOf(error);
  }
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

/** Every removal here is a courtesy: what cannot be removed stays. */
const removeQuietly = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Somebody else's, or gone already.
  }
};

/** Copies that were not finished when the program was killed, with what lies beside them. */
const PART = /\.seatwright\.part(?:-wal|-journal|-shm)?$/;

/** Removes from a folder what a program that was killed had begun there. */
export const removeParts = (folder: string): void => {
  try {
    for (const name of readdirSync(folder)) if (PART.test(name)) removeQuietly(join(folder, name));
  } catch {
    // There is no such folder, or nothing can be made in it either.
  }
};

/** Working copies this old belong to no check that still runs: a check has ten seconds. Milliseconds. */
const ABANDONED = 10 * 60_000;

/** No more files found with a log beside them are kept as they were found; older ones go. */
const MOST_FOUND = 20;

/**
 * Clears the recovery folder of what nobody needs any more: working copies of checks that were ended, and the oldest
 * of the files kept as they were found. Copies of moved and of recovered files are people's work and stay.
 * @param now milliseconds since 1970
 */
export const tidyRecovery = (recoveryFolder: string, now: number): void => {
  if (!existsSync(recoveryFolder)) return;
  const folders = (prefix: string) =>
    readdirSync(recoveryFolder)
      .filter((name) => name.startsWith(prefix))
      .map((name) => join(recoveryFolder, name))
      .map((path) => ({ path, changed: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
      .sort((a, b) => b.changed - a.changed);
  for (const { path, changed } of folders('checking-')) if (now - changed > ABANDONED) removeQuietly(path);
  for (const { path } of folders('as-found-').slice(MOST_FOUND)) removeQuietly(path);
};
