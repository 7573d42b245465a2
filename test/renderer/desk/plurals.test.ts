/** Every text with plural forms, in both languages, with every count that tells the forms apart [L-03]. */

import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '../../../core/languages.ts';
import { i18n, namespaces } from '../../../renderer/i18n/i18n.ts';

type Texts = { readonly [key: string]: string | Texts };

const COUNTS = [0, 1, 2, 5, 11, 21, 22, 25, 101, 111];
const CATEGORY = /_(zero|one|two|few|many|other)$/;

const flat = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  );

const textsOf = (language: string, namespace: string): ReadonlyMap<string, string> =>
  new Map(flat(i18n.getResourceBundle(language, namespace) as Texts));

/** Keys that have plural forms, without the form. */
const countedKeys = (texts: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set([...texts.keys()].filter((key) => CATEGORY.test(key)).map((key) => key.replace(CATEGORY, ''))),
];

/** The parameters that a text asks for. */
const asked = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{\{\s*([a-zA-Z]+)/g)].map((found) => found[1] ?? ''));

/** The rule of the language, written down here: Unicode CLDR for whole numbers. */
const formOf = {
  en: (count: number) => (count === 1 ? 'one' : 'other'),
  ru: (count: number) => {
    const [last, lastTwo] = [count % 10, count % 100];
    if (last === 1 && lastTwo !== 11) return 'one';
    return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? 'few' : 'many';
  },
} as const;

/** Every parameter with a value that can be told from the others; numbers are numbers, so that their formats work. */
const filled = (text: string, count: number): { [name: string]: unknown } => ({
  ...Object.fromEntries(
    [...asked(text)].map((name, at) => [name, text.includes(`{{${name}, number`) ? 7000 + at : `‹${name}›`]),
  ),
  count,
});

/** Keys are data here. */
const say = i18n.t as unknown as (key: string, params: { readonly [name: string]: unknown }) => string;

const all = languages.flatMap((language) =>
  namespaces
    .filter((namespace) => countedKeys(textsOf(language, namespace)).length > 0)
    .map((namespace) => [language, namespace] as const),
);

test('both languages count in the same places', () => {
  const placesOf = (language: string) => all.filter(([known]) => known === language).map(([, namespace]) => namespace);
  expect(placesOf('en').length).toBeGreaterThan(10);
  expect(placesOf('ru')).toEqual(placesOf('en'));
});

afterAll(async () => {
  await i18n.changeLanguage('en');
});

describe.each(all)('L-03 in %s: %s', (language, namespace) => {
  const texts = textsOf(language, namespace);
  const keys = countedKeys(texts);

  test('the right form of every counted text for 0, 1, 2, 5, 11, 21, 22, 25, 101, 111', async () => {
    await i18n.changeLanguage(language);
    const wrong = keys.flatMap((key) =>
      COUNTS.flatMap((count) => {
        const isNone = count === 0 && texts.has(`${key}_zero`);
        const form = `${key}_${isNone ? 'zero' : formOf[language](count)}`;
        const text = texts.get(form);
        if (text === undefined) return [`${form} is missing`];
        const params = filled(text, count);
        const said = say(`${namespace}:${key}`, params);
        const wanted = i18n.services.interpolator.interpolate(text, params, language, {});
        const isSaid = said === (text.includes('$t(') ? say(`${namespace}:${form}`, params) : wanted);
        const isWhole = !/\{\{|\}\}|undefined|NaN/.test(said);
        return isSaid && isWhole ? [] : [`${key}, ${count}: ${said}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/**
 * Texts whose form for one names the only one there is, because there are never 21: windows of the hall, people
 * out in one hand, players whose opponents are all on the list of those who never meet.
 */
const NEVER_21 = new Set([
  'sheets:hall.liveAbout',
  'floor:bust.title',
  'floor:bust.confirm',
  'duel:refusals.neverBlocks',
]);

test('the Russian form for one is also that of 21: it tells the same parameters as the others, so that 21 is never told as a single one', () => {
  const silent = namespaces.flatMap((namespace) => {
    const texts = textsOf('ru', namespace);
    return countedKeys(texts).flatMap((key) => {
      const [one = '', many = ''] = ['one', 'many'].map((form) => texts.get(`${key}_${form}`));
      const isSame = [...asked(one)].sort().join() === [...asked(many)].sort().join();
      return isSame || NEVER_21.has(`${namespace}:${key}`) ? [] : [`${namespace}:${key}`];
    });
  });
  expect(silent).toEqual([]);
});
