/** [desktop 8.3, 8.5]: which places are shared. */

import { describe, expect, test } from 'vitest';
import { drivesIn, type Lies, liesOn, type System } from '../../../../electron/backend/file/check/lies.ts';

const system = (changed: Partial<System>): System => ({
  platform: 'win32',
  home: 'C:\\Users\\a',
  env: {},
  drives: new Map([
    ['C:', 3],
    ['D:', 3],
    ['E:', 2],
    ['Z:', 4],
  ]),
  dropbox: [],
  mounts: '',
  same: () => false,
  ...changed,
});
const windows = (env: System['env'] = {}, changed: Partial<System> = {}): System => system({ env, ...changed });
const mac = (changed: Partial<System> = {}): System => system({ platform: 'darwin', home: '/Users/a', ...changed });
const mounts = '25 1 8:1 / / rw - ext4 /dev/sda1 rw\n30 25 0:40 / /mnt/club\\040share rw - cifs //nas/club rw\n';
const linux = (changed: Partial<System> = {}): System =>
  system({ platform: 'linux', home: '/home/a', mounts, ...changed });

const note = JSON.stringify({ personal: { path: 'D:\\Boxed', host: 1 }, business: null });

type Golden = readonly [path: string, system: System, lies: Lies];
const GOLDENS: readonly Golden[] = [
  ['C:\\Users\\a\\OneDrive\\Documents\\Seatwright\\Cup.seatwright', windows(), 'shared'],
  ['D:\\Cloud\\Docs\\Cup.seatwright', windows({ OneDriveCommercial: 'D:\\Cloud' }), 'shared'],
  ['d:\\CLOUD\\Docs\\Cup.seatwright', windows({ OneDriveCommercial: 'D:\\Cloud\\' }), 'shared'],
  ['D:\\Cloudy\\Cup.seatwright', windows({ OneDriveCommercial: 'D:\\Cloud' }), 'local'],
  ['C:\\Users\\a\\Seatwright\\Cup.seatwright', windows({ OneDrive: 'C:\\Users\\a\\OneDrive' }), 'local'],
  ['C:\\Users\\a\\Seatwright\\Cup.seatwright', windows({ OneDrive: '' }), 'local'],
  ['\\\\server\\share\\Cup.seatwright', windows(), 'shared'],
  ['Z:\\Cup.seatwright', windows(), 'shared'],
  ['E:\\Cup.seatwright', windows(), 'removable'],
  ['E:\\Cup.seatwright', windows({}, { drives: new Map() }), 'local'],
  ['D:\\Boxed\\Cup.seatwright', windows({}, { dropbox: [note] }), 'shared'],
  ['D:\\Boxed\\Cup.seatwright', windows({}, { dropbox: ['{"personal":'] }), 'local'],
  ['/Users/a/Library/CloudStorage/OneDrive-Personal/Cup.seatwright', mac(), 'shared'],
  ['/Users/a/Library/Mobile Documents/x/Cup.seatwright', mac(), 'shared'],
  ['/Users/a/Seatwright/Cup.seatwright', mac(), 'local'],
  ['/Volumes/STICK/Cup.seatwright', mac(), 'removable'],
  ['/Users/a/Documents/Seatwright/Cup.seatwright', mac(), 'local'],
  [
    '/Users/a/Documents/Seatwright/Cup.seatwright',
    mac({
      same: (one, other) =>
        one === '/Users/a/Documents' && other === '/Users/a/Library/Mobile Documents/com~apple~CloudDocs/Documents',
    }),
    'shared',
  ],
  ['/Users/a/Desktopia/Cup.seatwright', mac({ same: () => true }), 'local'],
  ['/home/a/Seatwright/Cup.seatwright', linux(), 'local'],
  ['/home/a/Dropbox (Club)/Cup.seatwright', linux(), 'shared'],
  ['/mnt/club share/Cup.seatwright', linux(), 'shared'],
  ['/mnt/club shared/Cup.seatwright', linux(), 'local'],
];

/** A name of each kind that programs give to the folders they copy elsewhere. */
const SYNCED = [
  'OneDrive',
  'onedrive - Riga Club',
  'Dropbox',
  'Dropbox (Club)',
  'Google Drive',
  'GoogleDrive-anna@example.org',
  'My Drive',
  'Мой диск',
  'iCloud Drive',
  'com~apple~CloudDocs',
  'Nextcloud',
  'ownCloud',
  'Yandex.Disk',
  'Яндекс.Диск',
  'MEGA',
  'pCloud Drive',
  'Syncthing',
];

test.each(SYNCED)('F-1 a folder in %s is shared on every system', (name) => {
  const found = [
    liesOn(windows(), `C:\\Users\\a\\${name}\\Seatwright\\x`),
    liesOn(mac(), `/Users/a/${name}/x`),
    liesOn(linux(), `/home/a/${name}/x`),
  ];
  expect(found).toEqual(['shared', 'shared', 'shared']);
});

describe('F-1 [desktop 8.5] where a file lies', () => {
  test.each(GOLDENS)('%s', (path, on, lies) => {
    expect(liesOn(on, path)).toBe(lies);
  });
});

test('Windows names its drives with their types, one a line', () => {
  const answer = 'C: 3\r\nE: 2\r\nz: 4\r\nA warning of the shell: 4\r\n';
  expect(drivesIn(answer)).toEqual([
    ['C:', 3],
    ['E:', 2],
    ['Z:', 4],
  ]);
});
