import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesPresets } from '../../../../core/games/mahjong/rules/rules.ts';
import { mahjongMethods } from '../../../../core/games/mahjong/seating/methods.ts';
import { languages } from '../../../../core/languages.ts';

const top = resolve(import.meta.dirname, '../../../..');

type Texts = { readonly [key: string]: string | Texts };

const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(path + key).replace(/_(zero|one|few|many|other)$/, '')]
      : keysOf(value, `${path}${key}.`),
  );

const sources = globSync('core/games/mahjong/**/*.ts', { cwd: top })
  .map((path) => readFileSync(resolve(top, path), 'utf8'))
  .join('\n');

/** Codes of phrases as written in the sources, and those put together from parts. */
const codes = [
  ...new Set(
    [...sources.matchAll(/'mahjong\.((?:reasons|how|trace|byes|points|script|made)\.[A-Za-z0-9]+)'/g)].map(
      (m) => m[1] ?? '',
    ),
  ),
  ...['everySeating', 'noneWithoutRepeat', 'noBetterChoice', 'relaxation'].flatMap((how) => [
    `how.${how}`,
    `how.${how}Apart`,
  ]),
  'reasons.unavoidable',
  'reasons.unavoidableApart',
  ...['seating', 'none', 'budget', 'stopped'].map((end) => `trace.topDown.${end}`),
  ...['bundled', 'starter', 'cyclic', 'search', 'extended'].map((how) => `made.${how}`),
  ...[1, 2, 3, 4, 5].map((rule) => `script.E${rule}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((rule) => `script.W${rule}`),
  ...mahjongMethods.flatMap(({ id }) => [`methods.${id}.name`, `methods.${id}.about`]),
  ...rulesPresets.map(({ preset }) => `presets.${preset}`),
  ...['east', 'south', 'west', 'north'].flatMap((seat) => [`seats.${seat}.name`, `seats.${seat}.letter`]),
];

describe.each(languages)('every phrase has a text in %s', (language) => {
  // What several games say alike stands in `words`.
  const files = ['mahjong', 'words'].map((name) => resolve(top, `resources/locales/${language}/${name}.json`));
  const known = new Set(files.flatMap((file) => keysOf(JSON.parse(readFileSync(file, 'utf8')) as Texts)));

  test.each(codes)('%s', (code) => {
    expect(known.has(code) || known.has(`refusals.${code}`)).toBe(true);
  });
});

test('codes are found in the sources', () => {
  expect(codes).toContain('reasons.passedForLater');
  expect(codes.length).toBeGreaterThan(60);
});
