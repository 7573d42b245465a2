/** [T-DOC-1] Which program tournament files open with: found on every system, and made so by one press. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { associationFound, make, makingOf } from '../../../electron/doctor/association.ts';
import { examine } from '../../../electron/doctor/examine.ts';
import { aboutHere } from '../../../electron/doctor/here.ts';
import { toldIn } from './told.ts';

const GREEN = { state: 'green', way: '' };
const AMBER = { state: 'amber', way: 'openWith' };

const line = async (platform: string, isInstalled: boolean, ask?: () => Promise<string>) =>
  toldIn(
    await examine(aboutHere(), { association: () => associationFound(platform, () => isInstalled, ask) }),
    'association',
  );

describe('found', () => {
  test.each([
    ['win32', '    (Default)    REG_SZ    Seatwright.Tournament'],
    ['linux', 'seatwright.desktop\n'],
  ])('on %s by what the system says', async (platform, said) => {
    expect(await line(platform, false, async () => said)).toEqual(GREEN);
    expect(await line(platform, false, async () => 'other.desktop')).toEqual(AMBER);
    expect(await line(platform, false, () => Promise.reject(new Error('no such command')))).toEqual(AMBER);
  });

  test('on macOS by the place of the program', async () => {
    expect(await line('darwin', true)).toEqual(GREEN);
    expect(await line('darwin', false)).toEqual(AMBER);
  });
});

describe('made so', () => {
  test('on Windows under the current user', () => {
    expect(makingOf('win32', {}, 'D:\\Seatwright\\Seatwright.exe', false)).toEqual({
      files: [],
      commands: [
        [
          'reg',
          'add',
          'HKCU\\Software\\Classes\\Seatwright.Tournament\\shell\\open\\command',
          '/ve',
          '/d',
          '"D:\\Seatwright\\Seatwright.exe" "%1"',
          '/f',
        ],
        ['reg', 'add', 'HKCU\\Software\\Classes\\.seatwright', '/ve', '/d', 'Seatwright.Tournament', '/f'],
      ],
    });
  });

  test('on Linux, where a package has entered the program, by the choice alone', () => {
    expect(makingOf('linux', { HOME: '/home/a' }, '/opt/Seatwright/seatwright', true)).toEqual({
      files: [],
      commands: [['xdg-mime', 'default', 'seatwright.desktop', 'application/x-seatwright']],
    });
  });

  test('on Linux out of an archive or an AppImage with an entry of its own, which names the file that stays', async () => {
    const home = mkdtempSync(join(tmpdir(), 'seatwright-association-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    const env = { HOME: home, APPIMAGE: '/home/a/my "apps"/50% $new.AppImage' };
    const asked: string[] = [];
    await make(makingOf('linux', env, '/tmp/.mount_x/seatwright', false), async (...words) => {
      asked.push(words.join(' '));
      return '';
    });
    expect(asked).toEqual([
      `update-mime-database ${join(home, '.local/share/mime')}`,
      'xdg-mime default seatwright.desktop application/x-seatwright',
    ]);
    const text = (path: string) => readFileSync(join(home, '.local/share', path), 'utf8');
    expect(text('applications/seatwright.desktop').split('\n')).toContain(
      String.raw`Exec="/home/a/my \\"apps\\"/50%% \\$new.AppImage" %U`,
    );
    expect(text('applications/seatwright.desktop')).toContain('\nMimeType=application/x-seatwright;\n');
    expect(text('mime/packages/seatwright.xml')).toContain('<glob pattern="*.seatwright"/>');
  });

  test('[desktop 5.5] never the AppImage from whose terminal the program was started', () => {
    const env = { HOME: '/home/a', APPIMAGE: '/home/a/Editor.AppImage', APPDIR: '/tmp/.mount_editor' };
    const [[, entry] = []] = makingOf('linux', env, '/home/a/s/seatwright', false).files;
    expect(entry).toContain('Exec="/home/a/s/seatwright" %U');
  });

  test('in the folder that the user has named for such things', () => {
    const { files } = makingOf(
      'linux',
      { HOME: '/home/a', XDG_DATA_HOME: '/home/a/data' },
      '/home/a/s/seatwright',
      false,
    );
    expect(files.map(([path]) => path)).toEqual([
      '/home/a/data/applications/seatwright.desktop',
      '/home/a/data/mime/packages/seatwright.xml',
    ]);
    expect(files[0]?.[1]).toContain('Exec="/home/a/s/seatwright" %U');
  });

  test('what the system refuses stops it', async () => {
    const refused = make(
      {
        files: [],
        commands: [
          ['reg', 'add'],
          ['reg', 'never'],
        ],
      },
      async (command, ...words) => {
        if (words[0] === 'add') throw new Error('access denied');
        return command;
      },
    );
    await expect(refused).rejects.toThrow('access denied');
  });
});
