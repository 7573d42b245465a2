import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pokerMethods } from '../../../../core/games/poker/seating/methods.ts';
import { languages } from '../../../../core/languages.ts';

const top = resolve(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(resolve(top, path), 'utf8');

type Texts = { readonly [key: string]: string | Texts };
const flat = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : flat(value, `${path}${key}.`),
  );

/** Codes that the engine says which are no refusals: those have their own test. */
const said = globSync('core/games/poker/**/*.ts', { cwd: top }).flatMap((path) =>
  [...read(path).matchAll(/'poker\.((?:cards|warnings|log)\.[A-Za-z]+)'/g)].map((found) => found[1] ?? ''),
);
/** What the history says of the desk's own doings: `phrase('locked')`, `phrase(on ? 'held' : 'notHeld')`. */
const told = [
  ...read('core/games/poker/steps/desk-lines.ts').matchAll(/phrase\(\s*(?:[\w.]+ \? )?'([\w.]+)'(?: : '([\w.]+)')?/g),
].flatMap(([, one, other]) => [one, other].flatMap((code) => (code === undefined ? [] : [`log.${code}`])));
const rules = ['3a', '3b', '3c', '3c-exp', '3c-op'];
const causes = [
  'initial',
  'late',
  're-entry',
  'alternate',
  'break',
  'redraw',
  'reinstate',
  'balance',
  'manual',
  'operator',
];
const expected = [
  ...said,
  ...told,
  ...['rebuy', 'rebuyBack', 'addOn', 'addOnBack'].map((what) => `log.sold.${what}`),
  ...rules.map((rule) => `rules.${rule}`),
  ...causes.map((cause) => `causes.${cause}`),
  ...['buttonPasses', 'atOnce', 'atOnceAnywhere', 'bigBlindAgain', 'neverSmall', 'ifSmall'].map(
    (wait) => `waits.${wait}`,
  ),
  ...['open', 'filling', 'breaking', 'closed'].map((state) => `states.${state}`),
  ...['floor', 'bust', 'tableBreaks', 'redraw', 'unseated'].map((why) => `cancelled.${why}`),
  ...pokerMethods.map(({ id }) => `methods.${id}.name`),
];

describe.each(languages)('%s', (language) => {
  const keys = new Set(
    flat(JSON.parse(read(`resources/locales/${language}/poker.json`))).map((key) =>
      key.replace(/_(zero|one|two|few|many|other)$/, ''),
    ),
  );

  test('has a text for everything the floor says', () => {
    expect(said.length).toBeGreaterThan(15);
    expect(told.length).toBeGreaterThan(25);
    expect(expected.filter((key) => !keys.has(key))).toEqual([]);
  });
});

test('no text credits another program', () => {
  for (const language of languages) {
    expect(read(`resources/locales/${language}/poker.json`)).not.toMatch(/neau|drntm|tournament director/i);
  }
});
