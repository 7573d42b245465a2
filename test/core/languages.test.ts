/** The list of languages: another one is a line in core/languages.ts and a folder of texts, and nothing else asks which it is. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageFor, languageOf, languages, secondLanguage } from '../../core/languages.ts';

const root = join(import.meta.dirname, '../..');
const locales = join(root, 'resources/locales');

test('every language has its folder, every folder its language', () => {
  expect(readdirSync(locales).toSorted()).toEqual([...languages].toSorted());
});

test('every language has the files of the first', () => {
  const [first] = languages;
  for (const id of languages) {
    expect(readdirSync(join(locales, id)).toSorted()).toEqual(readdirSync(join(locales, first)).toSorted());
  }
});

describe('languageFor', () => {
  test.each([
    ['ru_RU', 'ru'],
    ['ru', 'ru'],
    ['RU-ru', 'ru'],
    ['en-GB', 'en'],
    ['C.UTF-8', 'en'],
    ['', 'en'],
    ['run-XX', 'en'],
    ['ja-JP', 'en'],
  ] as const)('%s: %s', (locale, language) => {
    expect(languageFor(locale)).toBe(language);
  });
});

test('secondLanguage is another one, and the first wherever it can be', () => {
  const [first] = languages;
  for (const id of languages) {
    expect(secondLanguage(id)).not.toBe(id);
    if (id !== first) expect(secondLanguage(id)).toBe(first);
  }
});

test('the tags of every language are known to the runtime', () => {
  for (const id of languages) {
    const { tag, dates } = languageOf(id);
    for (const known of [tag, dates]) expect(Intl.DateTimeFormat.supportedLocalesOf(known)).toEqual([known]);
    expect(new Intl.PluralRules(tag).resolvedOptions().locale.startsWith(id)).toBe(true);
  }
});

const sources = ['core', 'electron', 'renderer'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

test('C-11 no part of the program names a language', () => {
  const named = new RegExp(`['"\`](${languages.join('|')})['"\`]`);
  const found = sources.filter(
    (file) => file !== join('core', 'languages.ts') && named.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual([]);
});
