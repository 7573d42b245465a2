/** Disks and sticks that are there now, where people's systems put them. */

import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { namesIn, statAt } from '../file/check/look.ts';

/** The folders in one in which a system shows its disks. */
export const sticksIn = (parent: string): string[] =>
  namesIn(parent)
    .map((name) => join(parent, name))
    .filter((path) => statAt(path)?.isDirectory() === true);

/** Letters of drives beside the system's. */
const DRIVES = [...'DEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `${letter}:\\`);

/** Folders of sticks and other disks, for the TO to choose the second folder from. */
export const sticksNow = (platform: string): readonly string[] => {
  if (platform === 'win32') return DRIVES.filter((drive) => existsSync(drive));
  if (platform === 'darwin')
    return sticksIn('/Volumes').filter((path) => existsSync(path) && path !== '/Volumes/Macintosh HD');
  const { username } = userInfo();
  return [join('/media', username), join('/run/media', username)].flatMap(sticksIn);
};
