/** [desktop 6.6]: the box names what failed, in both languages. */

import { expect, test } from 'vitest';
import { boxText, failedPart, PartMissing } from '../../../electron/start/failed-part.ts';
import { ownTexts } from '../../../electron/windows/own-texts.ts';

const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });

test.each([
  [new PartMissing('native', '', new Error('x')), 'native'],
  [coded('ERR_DLOPEN_FAILED', 'x.node: file too short'), 'native'],
  [coded('MODULE_NOT_FOUND', "Cannot find module 'better-sqlite3'"), 'native'],
  [coded('ERR_MODULE_NOT_FOUND', "Cannot find package 'better-sqlite3' imported from boot.js"), 'native'],
  [coded('ERR_MODULE_NOT_FOUND', "Cannot find module '/opt/boot.js'"), null],
  [new PartMissing('folder', '/data', new Error('x')), 'folder'],
  [new PartMissing('pages', '/app/index.html', new Error('x')), 'pages'],
  [new Error('anything'), null],
  ['a word', null],
  [undefined, null],
])('%s is recognised', (fault, part) => {
  expect(failedPart(fault)).toBe(part);
});

const said = (fault: unknown, language: 'en' | 'ru'): string =>
  boxText(fault, '/data/logs/seatwright.log', ownTexts(language).startFailed);

test('the native part is named, and what can be done', () => {
  const fault = new PartMissing('native', '', new Error('x'));
  expect(said(fault, 'en')).toBe(
    'A part of the program is missing or blocked: better-sqlite3. Install it again, or let your antivirus program pass it.',
  );
  expect(said(fault, 'ru')).toContain('better-sqlite3');
});

test('a folder and a page are named by their path, whatever is in it', () => {
  for (const language of ['en', 'ru'] as const) {
    expect(said(new PartMissing('folder', '/home/$& {{part}}', null), language)).toContain('/home/$& {{part}}');
    expect(said(new PartMissing('pages', '/app/index.html', null), language)).toContain('/app/index.html');
  }
});

test('anything else by its first line and the path of the log', () => {
  for (const language of ['en', 'ru'] as const) {
    const text = said(new Error('first line\nsecond line'), language);
    expect(text).toMatch(/^first line\n/);
    expect(text).toContain('/data/logs/seatwright.log');
    expect(text).not.toContain('second');
    expect(text).not.toContain('{{');
  }
});
