/** The checked list of docs/HARDENING.md [reliability 12.1]: twenty points, each with code and a test that are there. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const list = readFileSync(join(root, 'docs/HARDENING.md'), 'utf8');
const release = readFileSync(join(root, 'docs/RELEASE-CHECKLIST.md'), 'utf8');
const points = [...list.matchAll(/^\| (\d+) +\|(.*)\|$/gm)].map(([, no = '', rest = '']) => {
  const [about = '', here = '', code = '', held = ''] = rest.split('|').map((cell) => cell.trim());
  return { no: Number(no), about, here, code, held };
});

/** Tests of the whole program; what they are called is what the list names. */
const tests = new Map(
  [
    'hardening.test.ts',
    'electron-double/machine.test.ts',
    'packaging/package.test.ts',
    'electron-double/refusals.test.ts',
  ].map((name) => [name, readFileSync(join(root, 'test/desktop', name), 'utf8')]),
);
const everything = `${[...tests.values()].join('\n')}\n${readFileSync(join(root, 'test/electron/host/loopback.test.ts'), 'utf8')}`;

const quoted = (cell: string): string[] => [...cell.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
const named = (cell: string): string[] => cell.match(/T-[A-Z]+-\d+/g) ?? [];
const files = (cell: string): string[] =>
  [...cell.matchAll(/`([\w/.-]+\.(?:ts|yml|json))`/g)].map(([, path = '']) => path);

test('has the twenty points of Electron’s checklist in their order', () => {
  expect(points.map(({ no }) => no)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

describe.each(points)('$no, $about', ({ no, here, code, held }) => {
  test('says its value here, and names code that is there', () => {
    expect(here).not.toBe('');
    const missing = files(code).filter(
      (path) => !['', 'electron', 'electron/windows'].some((folder) => existsSync(join(root, folder, path))),
    );
    expect(missing).toEqual([]);
  });

  test('is held by a test that is there, or stands in the release checklist', () => {
    const said = [...quoted(held), ...named(held)];
    expect(said.filter((name) => !everything.includes(name))).toEqual([]);
    expect(files(held).filter((path) => ![...tests.keys()].some((name) => name.endsWith(path)))).toEqual([]);
    if (held.includes('☐')) expect(release).toMatch(new RegExp(`hardening ${no}\\)`));
    else expect(said.length + files(held).length).toBeGreaterThan(0);
  });
});
