import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { presets } from '../../../../core/games/duel/rules/presets.ts';
import { tieBreakName } from '../../../../core/games/duel/rules/scoring.ts';
import { languages } from '../../../../core/languages.ts';
import { proposal } from '../../../../core/tournament/draws/proposal.ts';
import { draw, seeds } from './events.ts';

const top = resolve(import.meta.dirname, '../../../..');
type Texts = { readonly [key: string]: string | Texts };

const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

const codes = globSync('core/games/duel/**/*.ts', { cwd: top }).flatMap((path) =>
  [
    ...readFileSync(resolve(top, path), 'utf8').matchAll(/'duel\.((?:byes|confirm|how|reasons|trace)\.[A-Za-z]+)'/g),
  ].map((found) => found[1] ?? ''),
);
const MANY = ['reasons.mergedDown', 'reasons.mergedUp', 'trace.mergeDown', 'trace.mergeUp', 'trace.group'];

describe.each(languages)('texts in %s', (language) => {
  // What several games say alike stands in `words`.
  const texts = ['duel', 'words'].map(
    (name) => JSON.parse(readFileSync(resolve(top, `resources/locales/${language}/${name}.json`), 'utf8')) as Texts,
  );
  const keys = new Set(
    texts.flatMap((file) => keysOf(file)).map((key) => key.replace(/_(zero|one|few|many|other)$/, '')),
  );

  test('every phrase of the draw has words', () => {
    const said = new Set([...codes, ...MANY.map((code) => `${code}Many`)]);
    expect(said.size).toBeGreaterThan(30);
    expect([...said].filter((code) => !keys.has(code))).toEqual([]);
  });

  test('every tie-break has a name and a sentence, every preset a name', () => {
    const named = [
      ...tieBreakName.options.flatMap((name) => [`columns.${name}`, `columnsAbout.${name}`]),
      ...presets.map(({ id }) => `presets.${id}`),
    ];
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
  });
});

test('a proposal has the form in which windows and files hand it back', () => {
  const drawn = draw({ players: seeds(9) });
  expect(proposal.parse(JSON.parse(JSON.stringify(drawn)))).toEqual(drawn);
});
