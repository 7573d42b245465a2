/** What phones and televisions with an older browser are given does what the language has since [hall-takes-part 2.6]. */

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../../renderer/network/older-browsers.ts'), 'utf8');

/** A browser that has none of what the page brings along. */
const older = (): ((code: string) => unknown) => {
  const context = createContext({});
  for (const [, holder, made] of source.matchAll(/^missing\(([\w.]+), \{ (.*) \}\);$/gm))
    for (const [name] of made?.matchAll(/\w+(?=[,:]|$)/g) ?? []) runInContext(`delete ${holder}.${name}`, context);
  return (code) => runInContext(code, context);
};

const asked = `[
  Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({ a: 1 }, 'toString'),
  [1, 2].at(-1), [1, 2].at(0), 'abc'.at(-2), [].at(0) === undefined,
  [1, 2, 3].findLast((n) => n < 3), [1, 2, 3].findLastIndex((n) => n > 9),
  [3, 1, 2].toSorted((a, b) => a - b).join(''), [1, 2].toReversed().join(''),
  'a.b.a'.replaceAll('a', 'c'), 'a1b2'.replaceAll(/\\d/g, '-'),
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment('ae\\u0301\\u{1F468}\\u200D\\u{1F469}\\u{1F1E9}\\u{1F1EA}')].length,
].join('|')`;

const ANSWERS = 'true|false|2|1|b|true|2|-1|123|21|c.b.c|a-b-|4';

test('they are gone in the browser of this test, so that what is asked is what the page brings', () => {
  expect(() => older()('Object.hasOwn({}, "a")')).toThrow(/not a function/);
  expect(() => older()('[].toSorted()')).toThrow(/not a function/);
});

test('each of them answers as that of newer browsers', () => {
  expect(runInContext(asked, createContext({}))).toBe(ANSWERS);
  const run = older();
  run(stripTypeScriptTypes(source));
  expect(run(asked)).toBe(ANSWERS);
});
