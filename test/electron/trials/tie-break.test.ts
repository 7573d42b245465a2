// @module-tag long
/** "Adding a tie-break of 1-v-1" of CONTRIBUTING, done: with all its parts everything is green, without any one of them something is red. */

import { afterAll, expect, test } from 'vitest';
import { languages } from '../../../core/languages.ts';
import { lineBefore, namedIn, type Part, scratchCopy, text } from './scratch-copy.ts';

const copy = scratchCopy();
afterAll(copy.remove);

const NAMES = 'core/games/duel/rules/scoring.ts';
const CASES = 'core/games/duel/seating/records/tie-breaks.ts';
const CODES = 'core/exchange/trf/from-duel.ts';
const TEXTS = 'resources/locales/<language>/duel.json';
const SCHEMA = 'docs/engine.schema.json';

const words = (key: string): Part => ({
  path: TEXTS,
  changes: languages.map((language) => text(TEXTS.replace('<language>', language), key, 'Проба')),
});

const name: Part = { path: NAMES, changes: [lineBefore(NAMES, "  'seed',\n]", "  'losses',")] };
const itsCase: Part = {
  path: CASES,
  changes: [lineBefore(CASES, "    case 'seed':", "    case 'losses':\n      return own(name, count, () => 0);")],
};
const code: Part = { path: CODES, changes: [lineBefore(CODES, '  seed: null,', '  losses: null,')] };
const column = words('columns.losses');
const about = words('columnsAbout.losses');
const schema: Part = {
  path: SCHEMA,
  changes: [{ file: SCHEMA, to: (old) => old.replaceAll('"wins",', '"wins","losses",') }],
};
const all = [name, itsCase, code, column, about, schema];

const without = (left: Part): void => copy.put(all.filter((part) => part !== left));
const types = () => copy.types(CODES, CASES);
const textTests = ['test/core/games/duel/texts.test.ts', 'test/core/locales.test.ts'];
const schemaTests = 'test/electron/cli/schema.test.ts';

test('the recipe names its parts', () => {
  expect(namedIn('Adding a tie-break of 1-v-1')).toEqual([...new Set(all.map(({ path }) => path))].toSorted());
});

test('with all parts everything is green', async () => {
  copy.put(all);
  expect(await types()).toEqual([]);
  expect(await copy.tests(schemaTests, ...textTests)).toEqual([]);
});

test.each([
  ['its name', name, [CODES, CASES]],
  ['its case', itsCase, [CASES]],
  ['its code', code, [CODES]],
] as const)('without %s the types are red', async (_, part, red) => {
  without(part);
  expect(await types()).toEqual(red);
});

test.each([
  ['the name of its column', column],
  ['its sentence', about],
] as const)('without %s the texts are red', async (_, part) => {
  without(part);
  expect(await copy.tests(...textTests)).toEqual(
    languages.map((language) => `texts in ${language} every tie-break has a name and a sentence, every preset a name`),
  );
});

test('without the schema its test is red', async () => {
  without(schema);
  expect(await copy.tests(schemaTests)).toEqual([
    'docs/engine.schema.json is what the engine checks requests with (npm run -s schema)',
  ]);
});
