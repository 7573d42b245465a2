/**
 * Where a file lies [reliability 3.3]: a fixed disk of this computer, something that can be pulled out, or a place that another program or
 * machine writes to as well [desktop 8.3]. Heuristics: where they are wrong, the lock and the check at opening still hold.
 *
 * | rule of [desktop 8.3] | where |
 * | --- | --- |
 * | under a path named by OneDrive, OneDriveConsumer, OneDriveCommercial; a folder of Dropbox's info.json | `syncedFolders` |
 * | the names that such folders have | `SYNCED` |
 * | a network share, a mapped network drive; type 2 is removable, other drives are local | `onWindows` |
 * | macOS: CloudStorage, Mobile Documents, Documents and Desktop where iCloud has taken them over | `onMac` |
 * | Linux: file systems of the network | `onLinux` |
 */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, posix, resolve, win32 } from 'node:path';

export type Lies = 'local' | 'removable' | 'shared';

/** What the places of files depend on. */
export type System = {
  readonly platform: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Windows: the type of each drive by its letter with a colon, as the system numbers them. */
  readonly drives: ReadonlyMap<string, number>;
  /** The texts of Dropbox's own notes about its folders. */
  readonly dropbox: readonly string[];
  /** Linux: the text of `/proc/self/mountinfo`. */
  readonly mounts: string;
  /** Whether two paths are one folder. */
  readonly same: (one: string, other: string) => boolean;
};

const NETWORK = /^(nfs\d?|cifs|smb\d?|smbfs|afpfs|davfs2?|webdav|fuse\.(sshfs|davfs|rclone|gvfsd-fuse|curlftpfs))$/;
const FAT = /^(vfat|exfat|msdos|fat|fuseblk|fuse\.exfat)$/;

/** Folders that a program copies elsewhere while files in them are open. */
const SYNCED =
  /^(onedrive( - .+)?|dropbox( \(.+\))?|google ?drive|googledrive-.+|my drive|мой диск|icloud ?drive|com~apple~clouddocs|nextcloud|owncloud|yandex\.?disk|яндекс\.?диск|mega(sync)?|pcloud ?drive|syncthing)$/i;

const ONEDRIVE = ['OneDrive', 'OneDriveConsumer', 'OneDriveCommercial'];

/** Windows and macOS do not tell capitals from small letters in names. */
const plain = ({ platform }: System, path: string): string => (platform === 'linux' ? path : path.toLowerCase());

/** Whether a path is a folder or lies in it. */
const within = (system: System, path: string, folder: string): boolean => {
  const { relative, isAbsolute } = system.platform === 'win32' ? win32 : posix;
  const way = relative(plain(system, folder), plain(system, path));
  return way === '' || (!/^\.\.([\\/]|$)/.test(way) && !isAbsolute(way));
};

const foldersOfDropbox = (text: string): readonly string[] => {
  try {
    const kinds = Object.values(JSON.parse(text) as Record<string, { readonly path?: unknown } | null>);
    return kinds.flatMap((kind) => (typeof kind?.path === 'string' && kind.path !== '' ? [kind.path] : []));
  } catch {
    return [];
  }
};

const syncedFolders = ({ env, dropbox }: System): readonly string[] => [
  ...ONEDRIVE.flatMap((name) => env[name] || []),
  ...dropbox.flatMap(foldersOfDropbox),
];

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

const onLinux = (system: System, path: string): Lies => {
  const mounts = mountsIn(system.mounts);
  const own = mounts.filter(({ at }) => within(system, path, at)).sort((a, b) => b.at.length - a.at.length)[0];
  if (own === undefined) return 'local';
  if (NETWORK.test(own.kind)) return 'shared';
  return FAT.test(own.kind) || canBeTakenOut(own.device) ? 'removable' : 'local';
};

const [REMOVABLE_DRIVE, NETWORK_DRIVE] = [2, 4];

const onWindows = ({ drives }: System, path: string): Lies => {
  if (path.startsWith('\\\\')) return 'shared';
  const type = drives.get(path.slice(0, 2).toUpperCase());
  if (type === NETWORK_DRIVE) return 'shared';
  return type === REMOVABLE_DRIVE ? 'removable' : 'local';
};

const onMac = (system: System, path: string): Lies => {
  const { home, same } = system;
  const library = (name: string): string => posix.join(home, 'Library', name);
  if (['CloudStorage', 'Mobile Documents'].some((name) => within(system, path, library(name)))) return 'shared';
  const taken = ['Documents', 'Desktop'].some(
    (name) =>
      within(system, path, posix.join(home, name)) &&
      same(posix.join(home, name), posix.join(library('Mobile Documents'), 'com~apple~CloudDocs', name)),
  );
  if (taken) return 'shared';
  return path.startsWith('/Volumes/') ? 'removable' : 'local';
};

/** Where a path of a folder or file lies on a system; the path is whole and without links. */
export const liesOn = (system: System, path: string): Lies => {
  const { platform } = system;
  if (path.split(platform === 'win32' ? /[\\/]/ : '/').some((part) => SYNCED.test(part))) return 'shared';
  if (syncedFolders(system).some((folder) => within(system, path, folder))) return 'shared';
  if (platform === 'linux') return onLinux(system, path);
  if (platform === 'win32') return onWindows(system, path);
  return platform === 'darwin' ? onMac(system, path) : 'local';
};

const drives = new Map<string, number>();

/** How long Windows may take to name its drives; without an answer they count as local. Milliseconds. */
const DRIVES_WITHIN = 3000;

/** The drives in what Windows answers, with their types. */
export const drivesIn = (answer: string): readonly (readonly [string, number])[] =>
  [...answer.matchAll(/^([A-Z]:) (\d)/gim)].map(([, letter = '', type]) => [letter.toUpperCase(), Number(type)]);

const asked = (platform: string): Promise<void> => {
  if (platform !== 'win32') return Promise.resolve();
  const ask = 'Get-CimInstance Win32_LogicalDisk | ForEach-Object { "$($_.DeviceID) $($_.DriveType)" }';
  const args = ['-NoProfile', '-NonInteractive', '-Command', ask];
  return new Promise((resolve) => {
    execFile('powershell.exe', args, { timeout: DRIVES_WITHIN, windowsHide: true }, (error, answer) => {
      if (error === null) for (const [letter, type] of drivesIn(answer)) drives.set(letter, type);
      resolve();
    });
  });
};

let learned: Promise<void> | null = null;

/** Asks Windows once for the types of its drives: before they are known, a file of a mapped one looks as if it lay on this computer. */
export const learnDrives = (): Promise<void> => {
  learned ??= asked(process.platform);
  return learned;
};

const textAt = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const sameFolder = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  return a !== undefined && a.dev === b?.dev && a.ino === b.ino;
};

const thisSystem = (): System => {
  const home = homedir();
  const notes = [join(home, '.dropbox', 'info.json'), join(process.env.LOCALAPPDATA ?? home, 'Dropbox', 'info.json')];
  return {
    platform: process.platform,
    home,
    env: process.env,
    drives,
    dropbox: notes.map(textAt).filter((text) => text !== ''),
    mounts: textAt('/proc/self/mountinfo'),
    same: sameFolder,
  };
};

const nearest = (path: string): string => {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) return realpathSync(folder);
    if (dirname(folder) === folder) return folder;
  }
};

/** Where the file at a path lies, or would lie. */
export const liesAt = (givenPath: string): Lies => {
  const path = resolve(givenPath);
  try {
    const system = thisSystem();
    // Looks at the name too, not only at where links lead: a folder that is made only now may already be named that way.
    const found = [path, nearest(path)].map((place) => liesOn(system, place));
    return found.find((lies) => lies === 'shared') ?? found[1] ?? 'local';
  } catch {
    return 'local';
  }
};
