/**
 * Where a file lies (3.3): a fixed disk of this computer, something that can be pulled out, or a place that another program or
 * machine writes to as well. Heuristics: where they are wrong, the lock and the check at opening still hold.
 */

import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

export type Lies = 'local' | 'removable' | 'shared';

const NETWORK = /^(nfs\d?|cifs|smb\d?|smbfs|afpfs|davfs2?|webdav|fuse\.(sshfs|davfs|rclone|gvfsd-fuse|curlftpfs))$/;
const FAT = /^(vfat|exfat|msdos|fat|fuseblk|fuse\.exfat)$/;

/** Folders that a program copies elsewhere while files in them are open. */
const SYNCED =
  /^(onedrive( - .+)?|dropbox( \(.+\))?|google ?drive|googledrive-.+|icloud ?drive|com~apple~clouddocs|nextcloud|owncloud|yandex\.?disk|яндекс\.?диск|mega(sync)?|pcloud ?drive|syncthing)$/i;

type Mount = { readonly at: string; readonly kind: string; readonly device: string };

const unescaped = (text: string): string =>
  text.replace(/\\([0-7]{3})/g, (_all, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));

/** The lines of `/proc/self/mountinfo`: mount point, kind of file system, device. */
const mountsIn = (text: string): readonly Mount[] =>
  text.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ');
    const at = before.split(' ')[4];
    const [kind, device] = after.split(' ');
    return at === undefined || kind === undefined || device === undefined ? [] : [{ at: unescaped(at), kind, device }];
  });

const holds = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);

/** Whether the disk of a device can be taken out, by what the kernel says of it or of the disk it is a part of. */
const canBeTakenOut = (device: string): boolean => {
  if (!device.startsWith('/dev/')) return false;
  const name = basename(device);
  const disk = name.replace(/(?<=\d)p\d+$|(?<=[a-z])\d+$/, '');
  return [name, disk].some((part) => {
    const said = join('/sys/block', part, 'removable');
    return existsSync(said) && readFileSync(said, 'utf8').trim() === '1';
  });
};

const onLinux = (path: string): Lies => {
  const mounts = mountsIn(readFileSync('/proc/self/mountinfo', 'utf8'));
  const own = mounts.filter(({ at }) => holds(at, path)).sort((a, b) => b.at.length - a.at.length)[0];
  if (own === undefined) return 'local';
  if (NETWORK.test(own.kind)) return 'shared';
  return FAT.test(own.kind) || canBeTakenOut(own.device) ? 'removable' : 'local';
};

const onWindows = (path: string): Lies => {
  if (path.startsWith('\\\\')) return 'shared';
  const system = (process.env.SystemDrive ?? 'C:').toLowerCase();
  return path.slice(0, 2).toLowerCase() === system ? 'local' : 'removable';
};

const nearest = (path: string): string => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) return realpathSync(folder);
    if (dirname(folder) === folder) return folder;
  }
};

/** Where the file at a path lies, or would lie. */
export const liesAt = (givenPath: string): Lies => {
  const folder = nearest(resolve(givenPath));
  if (folder.split(sep).some((part) => SYNCED.test(part))) return 'shared';
  try {
    if (process.platform === 'linux') return onLinux(folder);
    if (process.platform === 'win32') return onWindows(folder);
    return process.platform === 'darwin' && folder.startsWith('/Volumes/') ? 'removable' : 'local';
  } catch {
    return 'local';
  }
};
