import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeWithin } from '../../../../core/sheets/layout/drawn.ts';
import {
  type Fitted,
  fitName,
  fitText,
  fitWhole,
  type Measure,
  type Room,
} from '../../../../core/sheets/layout/fit.ts';
import { hostileNames, plainHand, plainMeasure } from '../hall-of-names.ts';

/** Characters of size 10 are 5 wide, so a room of 100 has place for 19 (a hair is kept free). */
const room: Room = { width: 100, size: 10, least: 7, bold: false };
const name = (text: string, short: string | null = null) => ({ text, short, lang: null });
const fitted = (text: string, short: string | null = null, at = room): Fitted =>
  fitName(name(text, short), at, plainMeasure);

const widthOf = ({ lines, size, stretch }: Fitted, lang: string | null = null) =>
  Math.max(...lines.map((line) => plainMeasure(line, { size, bold: false, lang }) * stretch));

describe('the ladder [hall-and-print 0.5]: the first rung that fits', () => {
  test('1: full name at nominal size', () => {
    expect(fitted('a'.repeat(19))).toEqual({ rung: 1, lines: ['a'.repeat(19)], size: 10, stretch: 1, rows: 1 });
  });

  test('2: letters narrowed to not less than 90 %', () => {
    const { rung, stretch, rows } = fitted('a'.repeat(22));
    expect({ rung, rows }).toEqual({ rung: 2, rows: 1 });
    expect(stretch).toBeGreaterThanOrEqual(0.9);
    expect(stretch).toBeLessThan(1);
  });

  test('3: initials', () => {
    const { rung, lines, size, rows } = fitted('Aleksander Brzęczyszczykiewicz', 'A. Brzęczyszczykiewicz');
    expect({ rung, lines, size, rows }).toEqual({ rung: 3, lines: ['A. Brzęczyszczykiewicz'], size: 10, rows: 1 });
  });

  test('4: two lines, double height, the size does not drop', () => {
    const { rung, lines, size, rows } = fitted('Aleksander Brzęczyszczykiewicz');
    expect({ rung, lines, size, rows }).toEqual({
      rung: 4,
      lines: ['Aleksander', 'Brzęczyszczykiewicz'],
      size: 10,
      rows: 2,
    });
  });

  test('4: a double surname is broken after its hyphen', () => {
    expect(fitted('Sommerfeld-Grünwaldstein').lines).toEqual(['Sommerfeld-', 'Grünwaldstein']);
  });

  test('4: a pair is broken after its dash, not inside the name of a partner [L-3.3]', () => {
    expect(fitted('Ida Lind – Béatrice Moreau').lines).toEqual(['Ida Lind –', 'Béatrice Moreau']);
    expect(fitted('Ida Lind – Maximilian Longbottomson').lines).toEqual(['Ida Lind – Maximilian', 'Longbottomson']);
  });

  test('5: a smaller size rather than a break inside a word', () => {
    const { rung, lines } = fitted('Brzęczyszczykiewiczowska Zoë');
    expect({ rung, lines }).toEqual({ rung: 5, lines: ['Brzęczyszczykiewiczowska', 'Zoë'] });
  });

  test('5: size reduced, not below the least', () => {
    const { rung, lines, size, rows } = fitted('a'.repeat(55));
    expect({ rung, rows, lines: lines.length }).toEqual({ rung: 5, rows: 2, lines: 2 });
    expect(size).toBeLessThan(10);
    expect(size).toBeGreaterThanOrEqual(7);
  });

  test('6: 120 characters without a space take the lines they need at the least size', () => {
    const { rung, lines, size, rows } = fitted('W'.repeat(120));
    expect({ rung, size, text: lines.join('') }).toEqual({ rung: 6, size: 7, text: 'W'.repeat(120) });
    expect(rows * 10).toBeGreaterThanOrEqual(lines.length * 7);
  });
});

describe('[L-3.3] on a wall a name keeps its size and goes on in a second line', () => {
  const whole = (text: string, short: string | null = null, at = room) => fitWhole(name(text, short), at, plainMeasure);

  test.each([
    [
      'the family name, then the given names',
      'van der Berg Franz Joseph',
      'van der Berg F. J.',
      ['van der Berg', 'Franz Joseph'],
    ],
    ['a word, where the parts are not known', 'Brzęczyszczykiew Ragnhild', null, ['Brzęczyszczykiew', 'Ragnhild']],
    ['the dash of a pair', 'Lindqvist A. – Moreau Béatrice', null, ['Lindqvist A. –', 'Moreau Béatrice']],
    ['the hyphen of a family name', 'Buhl-Guttenberg-Wachter', null, ['Buhl-Guttenberg-', 'Wachter']],
  ])('after %s', (_where, text, short, lines) => {
    expect(whole(text, short)).toEqual({ rung: 4, lines, size: 10, stretch: 1, rows: 2, hang: true });
  });

  test('one line where there is room; nothing is ever set smaller, not even 120 characters without a space', () => {
    expect(whole('Moreau Zoë')).toEqual({ rung: 1, lines: ['Moreau Zoë'], size: 10, stretch: 1, rows: 1 });
    for (const text of hostileNames) expect(whole(text).size).toBe(10);
    expect(whole('W'.repeat(120)).lines.join('')).toBe('W'.repeat(120));
  });
});

describe('P-07: long names', () => {
  const texts = fc.oneof(
    fc.constantFrom(...hostileNames),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .map((text) => text.replace(/\s+/g, ' ').trim() || 'Q'),
  );
  const rooms = fc.record({
    width: fc.integer({ min: 30, max: 400 }),
    size: fc.constant(10),
    least: fc.integer({ min: 5, max: 10 }),
    bold: fc.constant(false),
  });

  test('nothing is lost, clipped or ended by dots', () => {
    fc.assert(
      fc.property(texts, rooms, (text, at) => {
        const fit = fitted(text, null, at);
        const letters = (written: string) => written.replace(/\s/gu, '');
        expect(letters(fit.lines.join(''))).toBe(letters(text));
        const single = fit.lines.every((line) => [...line].length === 1);
        if (!single) expect(widthOf(fit)).toBeLessThanOrEqual(at.width + 1e-6);
      }),
    );
  });

  test('sizes stay between the least and the nominal, letters between 90 % and their own width', () => {
    fc.assert(
      fc.property(texts, rooms, (text, at) => {
        const { size, stretch, rung } = fitted(text, null, at);
        expect(size).toBeGreaterThanOrEqual(at.least);
        expect(size).toBeLessThanOrEqual(at.size);
        expect(stretch).toBeGreaterThanOrEqual(0.9);
        expect(stretch).toBeLessThanOrEqual(1);
        if (rung <= 4) expect(size).toBe(at.size);
      }),
    );
  });

  test('a wider room never takes more rows', () => {
    fc.assert(
      fc.property(texts, rooms, (text, at) => {
        const wider = fitted(text, null, { ...at, width: at.width * 1.5 });
        expect(wider.rows).toBeLessThanOrEqual(fitted(text, null, at).rows);
      }),
    );
  });
});

test('[L-7.5] a tag that has no room breaks at its joints: after a sign, before a capital letter or a figure', () => {
  const wide: Measure = (text, { size }) => [...text].length * size * 0.5;
  const lines = (text: string) =>
    fitName({ text, short: null, lang: null }, { width: 50, size: 4, least: 4, bold: false }, wide).lines;
  expect(lines('xXx_TheLegendary_Dragon_Slayer_2003_xXx')).toEqual(['xXx_TheLegendary_Dragon_', 'Slayer_2003_xXx']);
  expect(lines('ThisIsAVeryLongTagWithoutASpace')).toEqual(['ThisIsAVeryLongTagWithout', 'ASpace']);
  expect(lines('abcdefghijklmnopqrstuvwxyzabcdefgh')).toEqual(['abcdefghijklmnopqrstuvwxyza', 'bcdefgh']);
});

test.each(['/', '·'])('a stroke between two languages ends a line and never begins one: %s', (stroke) => {
  const text = `Стол ${stroke} Table`;
  expect(fitText(text, { width: 27, size: 8, least: 8, bold: false }, plainMeasure).lines).toEqual([
    `Стол ${stroke}`,
    'Table',
  ]);
});

test('[L-7.5] a name that is cut on a slip fills its line before the dots', () => {
  const long = name('Щербаков-Крестовоздвиженский Константин');
  const { width, fitted: made } = writeWithin(long, { x: 0, y: 0, width: 40, size: 10, least: 10 }, 5, plainHand);
  const [line = '', ...more] = made.lines;
  expect(more).toEqual([]);
  expect(line).toMatch(/^Щербаков-К.*…$/);
  expect(plainMeasure(line, { size: made.size, bold: false, lang: null })).toBeLessThanOrEqual(width);
});
