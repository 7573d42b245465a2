// @module-tag long
/** "Adding a printed document" of CONTRIBUTING, done: with all its parts everything is green, without any one of them something is red. */

import { afterAll, expect, test } from 'vitest';
import { languages } from '../../../core/languages.ts';
import { lineBefore, namedIn, type Part, scratchCopy, text, written } from './scratch-copy.ts';

const copy = scratchCopy();
afterAll(copy.remove);

// Put in when the file is written, so that this file does not pass for one that gives it out.
const GIVEN = 'export';

const FILE = 'core/games/<game>/paper/<document>.ts';
const LIST = 'core/games/<game>/paper/paper.ts';
const TEXTS = 'resources/locales/<language>/<game>.json';
const list = LIST.replace('<game>', 'mahjong');

const file: Part = {
  path: FILE,
  changes: [
    written(
      'core/games/mahjong/paper/dealers.ts',
      `import type { GameDocument } from '../../../game/paper.ts';

/** Who deals first at each table. */
${GIVEN} const dealersDocument: GameDocument = {
  id: 'mahjong.dealers',
  of: 'round',
  waits: (_tournament, round) => (round === null ? 'round' : null),
  make: (_tournament, round) => {
    const rows = (round?.tables ?? []).map(({ seats }) => ({
      cells: [{ kind: 'entrant' as const, entrant: seats[0] ?? 0 }],
    }));
    const columns = [{ code: 'mahjong.dealers.firstDealer' }];
    return [{ kind: 'list', parts: [{ form: 'lines', columns, blocks: [{ heading: null, rows }] }] }];
  },
};
`,
    ),
  ],
};

const line: Part = {
  path: LIST,
  changes: [
    lineBefore(list, 'import { ownOf', "import { dealersDocument } from './dealers.ts';"),
    { file: list, to: (old) => old.replace('[reasonsDocument]', '[reasonsDocument, dealersDocument]') },
  ],
};

const words = (key: string): Part => ({
  path: TEXTS,
  changes: languages.map((language) => text(`resources/locales/${language}/mahjong.json`, key, 'Проба')),
});

const tick = words('documents.dealers');
const heading = words('dealers.firstDealer');
const all = [file, line, tick, heading];

const without = (left: Part): void => copy.put(all.filter((part) => part !== left));
const types = () => copy.types(list, 'core/games/mahjong/mahjong.ts');
const textTests = 'test/renderer/print/words-of-paper.test.ts';
const leftOver = 'test/electron/nothing-left-over.test.ts';

test('the recipe names its parts', () => {
  expect(namedIn('Adding a printed document')).toEqual([...new Set(all.map(({ path }) => path))].toSorted());
});

test('with all parts everything is green', async () => {
  copy.put(all);
  expect(await types()).toEqual([]);
  const ofCore = ['test/core/locales.test.ts', 'test/core/sheets/frozen.test.ts'];
  expect(await copy.tests(textTests, leftOver, ...ofCore)).toEqual([]);
});

test('without its file the types are red', async () => {
  without(file);
  expect(await types()).toEqual([list]);
});

test('without its line it is left over', async () => {
  without(line);
  expect(await copy.tests(leftOver)).toContain('nothing is left over what a file gives out is used by another one');
});

test.each([
  // The title on paper is the name in the list, where no other is given.
  ['its name', tick],
  ['a heading', heading],
] as const)('without %s the words of paper are red', async (_, part) => {
  without(part);
  expect(await copy.tests(textTests)).toEqual(languages.map((language) => `mahjong ${language}`));
});
