/**
 * The log of the desktop program: five files of one megabyte in the program's own folder, and nowhere else [reliability 15.2].
 * Nothing of it goes to windows: an Error on its way there may fail, and would then be a fault while a fault is written.
 */

import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import log from 'electron-log/main';
import { makeOwnFolder } from './backend/write-whole.ts';

const MEGABYTE = 1024 * 1024;
const OLD_ONES = 4;

export type Log = {
  /** Writes a line at once. Never throws. */
  readonly write: (where: string, text: string) => void;
};

/** The old files move on by one number, the oldest goes. */
const moveOn = (path: string): void => {
  const old = (number: number) => `${path}.${number}`;
  rmSync(old(OLD_ONES), { force: true });
  for (let number = OLD_ONES - 1; number >= 1; number--) {
    if (existsSync(old(number))) renameSync(old(number), old(number + 1));
  }
  renameSync(path, old(1));
};

export const logIn = (folder: string): Log => {
  const { file, console: terminal, ipc } = log.transports;
  file.resolvePathFn = () => join(folder, 'seatwright.log');
  file.maxSize = MEGABYTE;
  // Nobody but the user reads it [desktop 6.8].
  file.writeOptions = { flag: 'a', mode: 0o600, encoding: 'utf8' };
  // One that cannot be made is no reason not to start: nothing is logged then.
  makeOwnFolder(folder);
  file.archiveLogFn = ({ path }) => moveOn(path);
  terminal.level = false;
  ipc.level = false;
  return {
    write: (where, text) => {
      try {
        log.error(where, text);
      } catch {
        // A disk that is full must not keep the program from closing its file.
      }
    },
  };
};
