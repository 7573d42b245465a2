// @module-tag long
/** "Adding a seating method" of CONTRIBUTING, done: with all its parts everything is green, without any one of them something is red. */

import { afterAll, expect, test } from 'vitest';
import { languages } from '../../../core/languages.ts';
import { lineBefore, namedIn, type Part, scratchCopy, text, written } from './scratch-copy.ts';

const copy = scratchCopy();
afterAll(copy.remove);

// Put in when the file is written, so that this file does not pass for one that gives it out.
const GIVEN = 'export';

const SEATING = 'core/games/<game>/seating/<method>.ts';
const METHODS = 'core/games/<game>/seating/methods.ts';
const SCREENS = 'renderer/games/<game>/screens.ts';
const PICTURES = 'renderer/games/<game>/pictures.ts';
const TEXTS = 'resources/locales/<language>/<game>.json';
const SCHEMA = 'docs/engine.schema.json';

const of = (path: string): string => path.replace('<game>', 'mahjong');

const seating: Part = {
  path: SEATING,
  changes: [
    written(
      'core/games/mahjong/seating/listed.ts',
      `import { z } from 'zod';
import type { Proposal } from '../../../game/seating.ts';
import { type Answer, no } from '../../../tournament/refusal.ts';
import { checkCount, checkField } from './field.ts';
import { inFours } from './fours.ts';
import { oneStep, propose } from './proposal.ts';
import { randomRequest } from './request.ts';

${GIVEN} const listedRequest = randomRequest.extend({
  method: z.literal('listed'),
  options: z.strictObject({}).prefault({}),
});

/** Fours in the order of the list. */
${GIVEN} const seatListed = (request: z.output<typeof listedRequest>): Answer<Proposal> => {
  const refusal = checkField(request) ?? checkCount(request.players.length);
  if (refusal !== null) return no(refusal);
  const groups = inFours(request.players.map(({ id }) => id));
  const reasons = groups.map(() => [{ code: 'mahjong.reasons.inOrder' }]);
  return propose(request, { groups, reasons, byes: [], budget: oneStep, trace: [] });
};
`,
    ),
  ],
};

const line: Part = {
  path: METHODS,
  changes: [
    lineBefore(of(METHODS), 'import { plainBytes', "import { listedRequest, seatListed } from './listed.ts';"),
    lineBefore(
      of(METHODS),
      '  swiss: listed',
      '  listed: listed({ request: listedRequest, memory: plainBytes, seat: seatListed, measure }),',
    ),
  ],
};

const screen: Part = {
  path: SCREENS,
  changes: [
    lineBefore(of(SCREENS), '    swiss: {', '    listed: { icon: Rows3, firstOptions: () => ({}), Options: null },'),
  ],
};

const picture: Part = {
  path: PICTURES,
  changes: [lineBefore(of(PICTURES), '  swiss: {', '  listed: { tables: [[1, 2, 3, 4]] },')],
};

const words = (key: string): Part => ({
  path: TEXTS,
  changes: languages.map((language) => text(of(TEXTS).replace('<language>', language), key, 'Проба')),
});

const name = words('methods.listed.name');
const about = words('methods.listed.about');
const reason = words('reasons.inOrder');

/** Written by the script itself, once the method is there; as it was when the test is over. */
const schema: Part = { path: SCHEMA, changes: [{ file: SCHEMA, to: (old) => old }] };
const schemaTests = 'test/electron/cli/schema.test.ts';
const all = [seating, line, screen, picture, name, about, reason, schema];

/** It goes by the standings, so there has to be one. */
const offered: Part = {
  path: METHODS,
  changes: [
    written(
      'test/core/games/mahjong/listed.test.ts',
      `import { expect, test } from 'vitest';
import { mahjong } from '../../../../core/games/mahjong/mahjong.ts';
import { eventOf, stateOf } from '../../tournament/event.ts';

test('waits for a game that counts', () => {
  const offer = mahjong.seating.offers(stateOf(eventOf(8))).find(({ id }) => id === 'listed');
  expect(offer?.refusal?.code).toBe('mahjong.needsFinishedRound');
});
`,
    ),
  ],
};

const without = (left: Part): void => copy.put(all.filter((part) => part !== left));
const types = () => copy.types(of(METHODS), of(PICTURES), of(SCREENS));
const textTests = ['test/core/games/mahjong/texts.test.ts', 'test/core/locales.test.ts'];
const wordTests = 'test/renderer/help/game-words.test.ts';
const perLanguage = (say: (language: string) => string): readonly string[] => languages.map(say);

test('the recipe names its parts', () => {
  expect(namedIn('Adding a seating method')).toEqual([...new Set(all.map(({ path }) => path))].toSorted());
});

test('with all parts everything is green', async () => {
  copy.put([...all, offered]);
  expect(await types()).toEqual([]);
  await copy.run('scripts/engine-schema.ts');
  expect(await copy.tests(wordTests, schemaTests, 'test/core/games/mahjong/listed.test.ts', ...textTests)).toEqual([]);
});

test.each([
  ['its file', seating, METHODS],
  ['its line', line, SCREENS],
  ['its icon', screen, SCREENS],
  ['its picture', picture, PICTURES],
] as const)('without %s the types are red', async (_, part, red) => {
  without(part);
  expect(await types()).toContain(of(red));
});

test('without its reason the texts are red', async () => {
  without(reason);
  expect(await copy.tests(...textTests)).toEqual([
    'L-01 keys that the code names have a text where core names one',
    ...perLanguage((language) => `every phrase has a text in ${language} reasons.inOrder`),
  ]);
});

test.each([
  ['its name', name],
  ['its sentence', about],
] as const)('without %s the words of methods are red', async (_, part) => {
  without(part);
  expect(await copy.tests(wordTests)).toEqual(
    perLanguage((language) => `mahjong its methods have words in ${language}`),
  );
});

test('without the schema its test is red', async () => {
  without(schema);
  expect(await copy.tests(schemaTests)).toContain(
    'docs/engine.schema.json is what the engine checks requests with (npm run -s schema)',
  );
});
