/**
 * `app.requestSingleInstanceLock`: one process per data folder. The lock is a file with the process's id; a second process
 * leaves its command line in a folder beside it, which the first one watches.
 */

import {
  type FSWatcher,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { preventable } from '../preventable.ts';
import { emitter, isReady, whenReady } from './lifecycle.ts';
import { getPath } from './paths.ts';

type HandOver = { readonly argv: string[]; readonly workingDirectory: string; readonly additionalData: unknown };

let watcher: FSWatcher | undefined;

const lockFile = (): string => join(getPath('userData'), 'SingletonLock');
const letters = (): string => join(getPath('userData'), 'SingletonLetters');

const runs = (pid: string): boolean => {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
};

const createLock = (): boolean => {
  try {
    writeFileSync(lockFile(), String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

/** Puts the lock of a killed process aside. Two successors may try: whoever finds a fresh lock in its hand puts it back. */
const removeDeadLock = (owner: string): void => {
  const aside = `${lockFile()}.${process.pid}`;
  renameSync(lockFile(), aside);
  if (readFileSync(aside, 'utf8') === owner) rmSync(aside);
  else renameSync(aside, lockFile());
};

const takeLock = (): boolean => {
  if (createLock()) return true;
  try {
    const owner = readFileSync(lockFile(), 'utf8');
    if (runs(owner)) return false;
    removeDeadLock(owner);
  } catch {
    // Another process was here first and took the file away.
  }
  return createLock();
};

const readLetters = (): void => {
  if (!isReady()) return;
  for (const name of readdirSync(letters())) {
    if (!name.endsWith('.json')) continue;
    const path = join(letters(), name);
    const letter = JSON.parse(readFileSync(path, 'utf8')) as HandOver;
    rmSync(path);
    emitter.emit(
      'second-instance',
      preventable(),
      withForeign(letter.argv),
      letter.workingDirectory,
      letter.additionalData,
    );
  }
};

/** What Chromium adds and moves about in the words of a second start. */
const FOREIGN = [
  '--allow-file-access-from-files',
  '--original-process-start-time=13350000000000000',
  '--enable-features=x',
];

const withForeign = ([program = '', ...words]: readonly string[]): string[] => [program, ...FOREIGN, ...words];

const leaveLetter = (additionalData: unknown): void => {
  const letter: HandOver = {
    argv: process.argv,
    workingDirectory: process.cwd(),
    additionalData: additionalData ?? null,
  };
  const path = join(letters(), String(process.pid));
  writeFileSync(path, JSON.stringify(letter));
  renameSync(path, `${path}.json`);
};

export const hasSingleInstanceLock = (): boolean => watcher !== undefined;

/** True for the first process; the second gets false, and the first one the event. */
export const requestSingleInstanceLock = (additionalData?: unknown): boolean => {
  if (watcher) return true;
  mkdirSync(letters(), { recursive: true });
  if (!takeLock()) {
    leaveLetter(additionalData);
    return false;
  }
  for (const old of readdirSync(letters())) rmSync(join(letters(), old));
  watcher = watch(letters(), readLetters);
  whenReady().then(readLetters);
  watcher.unref();
  process.on('exit', releaseSingleInstanceLock);
  return true;
};

export const releaseSingleInstanceLock = (): void => {
  if (!watcher) return;
  watcher.close();
  watcher = undefined;
  rmSync(lockFile(), { force: true });
};
