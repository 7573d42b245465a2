/** A typed figure is what was meant, or it is refused: never fifteen for one and a half. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOf, languages } from '../../../core/languages.ts';
import { fractionSign, typedFigure } from '../../../renderer/parts/field/typed-figure.ts';

test.each([
  ['12', 'en-GB', 12],
  ['1,5', 'en-GB', 1.5],
  ['1.5', 'en-GB', 1.5],
  ['-0,5', 'en-GB', -0.5],
  ['−0,5', 'en-GB', -0.5],
  ['25,000', 'en-GB', 25_000],
  ['1,234,567.5', 'en-GB', 1_234_567.5],
  ['0,500', 'en-GB', 0.5],
  ['1,2,3', 'en-GB', Number.NaN],
  ['1.2.3', 'en-GB', Number.NaN],
  ['', 'en-GB', Number.NaN],
  ['-', 'en-GB', Number.NaN],
  ['0.5', 'ru-RU', 0.5],
  ['0,5', 'ru-RU', 0.5],
  ['25 000', 'ru-RU', 25_000],
  ['25\u00A0000,5', 'ru-RU', 25_000.5],
] as const)('%s in %s', (text, locale, figure) => {
  expect(typedFigure(text, locale)).toBe(figure);
});

test('what the program writes is read as what it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom(...languages), (n, language) => {
      const locale = languageOf(language).tag;
      const text = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(n / 100);
      expect(typedFigure(text, locale)).toBeCloseTo(n / 100, 5);
    }),
  );
});

test('only the sign that the language does not write is another key', () => {
  expect(['.', ',', '1', null].map((typed) => fractionSign(typed, 'en-GB'))).toEqual([null, '.', null, null]);
  expect(['.', ',', '1', null].map((typed) => fractionSign(typed, 'ru-RU'))).toEqual([',', null, null, null]);
});
