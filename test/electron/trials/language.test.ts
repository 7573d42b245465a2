// @module-tag long
/** "Adding a language" of CONTRIBUTING, done: with all its parts everything is green, without any one of them something is red. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lineBefore, namedIn, type Part, scratchCopy, written } from './scratch-copy.ts';

const copy = scratchCopy();
afterAll(copy.remove);

const LIST = 'core/languages.ts';
const FOLDER = 'resources/locales/<id>';
const english = join(import.meta.dirname, '../../../resources/locales/en');

const line: Part = {
  path: LIST,
  changes: [
    lineBefore(
      LIST,
      '} as const satisfies',
      "  sv: { name: 'Svenska', tag: 'sv-SE', dates: 'sv-SE', familyName: 'last' },",
    ),
  ],
};

/** Swedish has the plural forms of English. */
const folder: Part = {
  path: FOLDER,
  changes: readdirSync(english).map((name) =>
    written(join('resources/locales/sv', name), readFileSync(join(english, name), 'utf8')),
  ),
};

const [first, ...others] = folder.changes;
const withoutFile: Part = { ...folder, changes: others };
const withoutText: Part = {
  ...folder,
  changes: folder.changes.map((change) =>
    change === first ? { ...change, to: (old) => change.to(old).replace(/^ +"[^"]+": "[^"]*",\n/m, '') } : change,
  ),
};
const withoutForm: Part = {
  ...folder,
  changes: folder.changes.map((change) => ({
    ...change,
    to: (old) => change.to(old).replace(/^ +"\w+_one": "[^"]*",\n/m, ''),
  })),
};

const tests = () => copy.tests('test/core/languages.test.ts', 'test/core/locales.test.ts');
const FOLDERS = 'every language has its folder, every folder its language';

test('the recipe names its parts', () => {
  expect(namedIn('Adding a language')).toEqual([LIST, FOLDER]);
});

test('with all parts everything is green', async () => {
  copy.put([line, folder]);
  expect(await copy.types(LIST)).toEqual([]);
  expect(await tests()).toEqual([]);
});

test.each([
  ['its line', [folder], FOLDERS],
  ['its folder', [line], FOLDERS],
  ['a file', [line, withoutFile], 'every language has the files of the first'],
  ['a text', [line, withoutText], /^L-01 texts \w+ has the same keys in sv$/],
  ['a plural form', [line, withoutForm], /^L-01 texts \w+ has every plural form of sv$/],
] as const)('without %s the tests of languages are red', async (_, parts, red) => {
  copy.put(parts);
  expect(await tests()).toContainEqual(typeof red === 'string' ? red : expect.stringMatching(red));
});
