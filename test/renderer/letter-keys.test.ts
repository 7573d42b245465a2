/** WCAG 2.1.4: single letters that do something stand where they can be switched off, and nowhere else. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files in which a letter without Ctrl or Alt means something, and the test in which it means nothing when switched off. */
const LETTERS: { readonly [file: string]: readonly [string, string] } = {
  'renderer/round/entry/press.ts': [
    'test/renderer/round/entry/press.test.ts',
    'WCAG 2.1.4: switched off, letters mean nothing',
  ],
  'renderer/games/bridge/round/bridge-tables.tsx': [
    'test/renderer/games/bridge/switch-screen.test.tsx',
    'WCAG 2.1.4: with single letters switched off',
  ],
  'renderer/games/bridge/switch/direction-table.tsx': [
    'test/renderer/games/bridge/switch-screen.test.tsx',
    'WCAG 2.1.4: with single letters switched off',
  ],
  'renderer/games/poker/floor/seat-deeds.ts': [
    'test/renderer/games/poker/floor.test.tsx',
    'WCAG 2.1.4: with single letters switched off',
  ],
};

const text = (file: string): string => readFileSync(join(root, file), 'utf8');

test('WCAG 2.1.4: every single-letter shortcut is known, and each has its test of the switch', () => {
  const sources = readdirSync(join(root, 'renderer'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `renderer/${name.replaceAll('\\', '/')}`);
  const letters = sources.filter((file) =>
    /(code === |code: |^ {2}|= )'?Key[A-Z]\b/m.test(text(file).replace(/'(Mod|Alt)\+[^']*'/g, '')),
  );
  expect(letters.toSorted()).toEqual(Object.keys(LETTERS).toSorted());
  for (const [where, title] of Object.values(LETTERS)) expect(text(where)).toContain(title);
});
