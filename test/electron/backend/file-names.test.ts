/** [T-IMP-4]: whatever an event is called, its files have names that Windows, macOS and Linux take, in the folder that was chosen. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix, resolve, win32 } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fileNameFrom } from '../../../core/api/file-name.ts';
import { freePath } from '../../../electron/backend/places.ts';

const DEVICES = ['con', 'PRN', 'aux', 'NUL', 'com1', 'COM9', 'com¹', 'lpt1', 'LPT9', 'lpt³'];

const nasty: readonly string[] = [
  ...DEVICES.flatMap((device) => [device, `${device}.txt`, ` ${device} `, `${device}.`, `${device}/x`, `../${device}`]),
  ...[
    '..',
    '.',
    '...',
    '/',
    '\\',
    '//',
    '\\\\',
    'C:',
    'C:\\',
    '~',
    '~/x',
    '/etc/passwd',
    '..\\..\\x',
    '../../x',
    'a/../../b',
  ],
  ...['\\\\server\\share', '\\\\?\\C:\\x', '\\\\.\\pipe\\x', 'file:///x', 'https://x/y', 'x:stream', 'x::$DATA', 'C:x'],
  ...[...'<>:"/\\|?*'].flatMap((sign) => [sign, `a${sign}b`, `${sign}a`, `a${sign}`, sign.repeat(50)]),
  ...Array.from({ length: 33 }, (_, code) => `a${String.fromCharCode(code)}b`),
  ...['\u007f', '\u0085', '\u200b', '\u200e', '\u202e', '\u2066', '\ufeff', '\ud800', '\udfff', 'a\ud800b'],
  ...['', ' ', '   ', '\t', '\n', '\0', 'a\0.seatwright', '. . .', ' .a. ', 'a ', 'a.', '.a', ' a', 'a  b'],
  ...[
    'x'.repeat(300),
    '🀄'.repeat(200),
    'я'.repeat(200),
    '髙'.repeat(255),
    'e\u0301'.repeat(200),
    '👨‍👩‍👧‍👦'.repeat(60),
  ],
  ...[
    'Kubok Rīgi',
    'Кубок Риги',
    '東京オープン',
    'كأس',
    'גביע',
    'Ünïcödé',
    'O’Neil’s “Cup”',
    'a&b',
    'a;b',
    '$(rm -rf)',
    '`x`',
    '%PATH%',
  ],
  ...[
    '-rf',
    '--help',
    "a'b",
    'a,b',
    'a=b',
    '{x}',
    '[x]',
    'x!',
    'x#',
    'x@',
    'x^',
    'desktop.ini',
    'Thumbs.db',
    '.htaccess',
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'seatwright-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What Windows takes, the strictest of the three. */
const isLegal = (name: string): boolean =>
  name !== '' &&
  !/[<>:"/\\|?*\p{Cc}]/u.test(name) &&
  !/[. ]$/.test(name) &&
  !/^[. ]/.test(name) &&
  !/^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i.test(name) &&
  [...name].length <= 100 &&
  Buffer.byteLength(name) <= 255 - '.seatwright'.length &&
  !/\p{Cs}/u.test(name);

describe(`T-IMP-4 ${nasty.length} nasty names`, () => {
  test('are at least 200', () => expect(nasty.length).toBeGreaterThanOrEqual(200));

  test('become names that every system takes', () => {
    expect(nasty.map((name) => fileNameFrom(name)).filter((name) => !isLegal(name))).toEqual([]);
  });

  test('stay in the folder that was chosen, by the rules of either kind of system', () => {
    for (const name of nasty.map((name) => fileNameFrom(name))) {
      expect(posix.dirname(posix.resolve('/events', `${name}.seatwright`))).toBe('/events');
      expect(win32.dirname(win32.resolve('C:\\events', `${name}.seatwright`))).toBe('C:\\events');
    }
  });

  test('are never written over: the same name again gets a number', () => {
    for (const name of nasty) {
      const path = freePath(folder, name);
      expect(dirname(resolve(path))).toBe(resolve(folder));
      expect(isLegal(basename(path, '.seatwright'))).toBe(true);
      writeFileSync(path, '', { flag: 'wx' });
    }
  });

  test('control: most of them would not do as they are', () => {
    expect(nasty.filter((name) => !isLegal(name)).length).toBeGreaterThan(nasty.length / 2);
  });

  test('letters of any script stay', () => {
    for (const name of ['Кубок Риги', '東京オープン', 'Ünïcödé', 'كأس']) expect(fileNameFrom(name)).toBe(name);
  });
});
