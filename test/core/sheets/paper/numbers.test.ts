import { expect, test } from 'vitest';
import { numberText } from '../../../../core/sheets/paper/numbers.ts';

const points = { scale: 1000, decimals: 1, signed: false };
const difference = { scale: 1000, decimals: 1, signed: true };
const sum = { scale: 1, decimals: 0, signed: false, grouped: true } as const;
const whole = { scale: 1, decimals: 0, signed: false };

const asked = [
  [45_300, points, 'en', '45.3'],
  [45_300, points, 'ru', '45,3'],
  [45_300, difference, 'en', '+45.3'],
  [-45_300, difference, 'ru', '−45,3'],
  [-45_300, points, 'en', '−45.3'],
  [0, difference, 'en', '0.0'],
  [7, whole, 'en', '7'],
  [7, whole, 'ru', '7'],
  [-7, whole, 'en', '−7'],
  [-40, points, 'en', '0.0'],
  [1234, whole, 'en', '1234'],
  [12_345, whole, 'en', '12,345'],
  [7285, sum, 'en', '7,285'],
  [7285, sum, 'ru', '7\u00a0285'],
  [14_840, sum, 'en', '14,840'],
] as const;

test.each(asked)('%i of %j in %s reads %s', (value, unit, language, text) => {
  expect(numberText(value, unit, language)).toBe(text);
});

test('whatever was asked before: every unit and language keeps its own form', () => {
  const read = (rows: typeof asked | (typeof asked)[number][]) => rows.map((row) => numberText(row[0], row[1], row[2]));
  expect(read([...asked].reverse())).toEqual(asked.map(([, , , text]) => text).reverse());
  expect(read(asked)).toEqual(asked.map(([, , , text]) => text));
});
