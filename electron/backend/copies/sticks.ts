/** Disks and sticks that are there now, where people's systems put them. */

import { existsSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const foldersIn = (parent: string): string[] => {
  try {
    return readdirSync(parent)
      .map((name) => join(parent, name))
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true);
  } catch {
    return [];
  }
};

/** Letters of drives beside the system's. */
const DRIVES = [...'DEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}:\\`);

/** Folders of sticks and other disks, for the TO to choose the second folder from. */
export const sticksNow = (platform: string): readonly string[] => {
  if (platform === 'win32') return DRIVES.filter((drive) => existsSync(drive));
  if (platform === 'darwin')
    return foldersIn('/Volumes').filter((path) => existsSync(path) && path !== '/Volumes/Macintosh HD');
  const { username } = userInfo();
  return [join('/media', username), join('/run/media', username)].flatMap(foldersIn);
};
