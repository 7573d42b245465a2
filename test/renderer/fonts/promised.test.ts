import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isOnlyPromised, promisedOnly } from '../../../renderer/fonts/promised.ts';
import { charactersOf } from './cmap.ts';

const packages = ['noto-sans', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr', 'noto-emoji'];

const modules = new URL('../../../node_modules/', import.meta.url);

/** Rules with the characters of their files; `file` is written from the folder given, or from the packages. */
const rulesIn = (css: string, folder: URL) =>
  [...css.matchAll(/url\("?([^)"]+\.woff2)"?\)[^}]*?unicode-range:\s*([^;}]+)/g)].map(([, file = '', ranges = '']) => ({
    characters: charactersOf(new URL(file, folder).pathname),
    promised: ranges.split(',').flatMap((range) => {
      const [, first = '', last = first] = /U\+([0-9a-f]+)(?:-([0-9a-f]+))?/i.exec(range) ?? [];
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => from + i);
    }),
  }));

const rulesOf = (name: string, weight: string) => {
  const folder = new URL(`@fontsource/${name}/`, modules);
  return rulesIn(readFileSync(new URL(`${weight}.css`, folder), 'utf8'), folder);
};

/** Our own rules of scripts that share no letter with others. */
const ownRules = (weight: string) => {
  const css = readFileSync(new URL('../../../renderer/fonts/own-scripts.css', import.meta.url), 'utf8');
  return rulesIn(
    css
      .split('@font-face')
      .filter((rule) => rule.includes(`font-weight: ${weight};`))
      .join(''),
    modules,
  );
};

describe.each(['400', '700'])('[hall-and-print 0.6] what the fonts of weight %s have', (weight) => {
  const rules = [...packages.flatMap((name) => rulesOf(name, weight)), ...ownRules(weight)];
  const there = new Set(rules.flatMap(({ characters, promised }) => promised.filter((code) => characters.has(code))));
  const promised = new Set(rules.flatMap((rule) => rule.promised));

  test('every promised character that no file has is known, and no other', () => {
    const missing = [...promised].filter((code) => !there.has(code));
    expect(missing.filter((code) => !isOnlyPromised(code))).toEqual([]);
    expect([...there].filter(isOnlyPromised)).toEqual([]);
    expect(missing.length).toBeGreaterThan(0);
    expect(promisedOnly.split(' ').every((range) => /^[0-9a-f]+(-[0-9a-f]+)?$/.test(range))).toBe(true);
  });

  test('the characters of names in our languages are there', () => {
    for (const character of 'AzЁёҐґŁłŽžẨửΩ髙橋陈静이서연のカ№·–—«»“”→−' +
      'АЯая' +
      'محمدعليشرفغپچ' +
      'אבגדהוםן' +
      'გიორგიႠᲐ' +
      'ԱրմենՒև' +
      'สมชายใจดี๙' +
      'ᏣᎳᎩᏴ' +
      '🔥🎲🀄⭐🏆🇬🇪🏽⃣') {
      expect(there.has(character.codePointAt(0) ?? 0), character).toBe(true);
    }
  });
});

test('[hall-and-print 0.6] what no other font has is in the last one, in both weights, and it promises what it has', () => {
  const rules = ownRules('400 700');
  expect(rules).toHaveLength(1);
  for (const { characters, promised } of rules) {
    expect(promised.filter((code) => !characters.has(code))).toEqual([]);
    const has = new Set(promised);
    for (const name of ['ཀརྨ་པ', 'தமிழ்', 'ಕನ್ನಡ', 'ລາວ', 'ខ្មែរ', 'አማርኛ', 'ᠮᠣᠩᠭᠣᠯ', 'ދިވެހި', '䶮', '𐐀'])
      for (const sign of name) expect(has.has(sign.codePointAt(0) ?? 0), sign).toBe(true);
  }
});
