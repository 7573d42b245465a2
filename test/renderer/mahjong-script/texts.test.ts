import { describe, expect, test } from 'vitest';
import en from '../../../resources/locales/en/mahjongDesk.json' with { type: 'json' };
import ru from '../../../resources/locales/ru/mahjongDesk.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

const flat = (texts: Texts, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${before}${key}`, value] as const] : flat(value, `${before}${key}.`),
  );

const PLURAL = /_(zero|one|two|few|many|other)$/;
const bare = (texts: Texts) => [...new Set(flat(texts).map(([key]) => key.replace(PLURAL, '')))].toSorted();

describe('L-01 texts of script and officials', () => {
  test('the same keys in both languages, none empty', () => {
    expect(bare(ru)).toEqual(bare(en));
    for (const [key, value] of [...flat(en), ...flat(ru)]) expect(value.trim(), key).not.toBe('');
  });

  test.each([
    ['en', en],
    ['ru', ru],
  ] as const)('%s has every plural form its language knows, wherever it has one', (language, texts) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const keys = new Set(flat(texts).map(([key]) => key));
    const counted = new Set([...keys].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));
    for (const key of counted) for (const form of forms) expect(keys, key).toContain(`${key}_${form}`);
  });

  test('no parameter of one language is missing in the other', () => {
    const names = (value: string) => [...new Set([...value.matchAll(/\{\{(\w+)/g)].map(([, name]) => name))].toSorted();
    const russian = new Map(flat(ru));
    for (const [key, value] of flat(en)) {
      const other = russian.get(key);
      if (other !== undefined && !PLURAL.test(key)) expect(names(other), key).toEqual(names(value));
    }
  });
});
