import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPoints, writePoints } from '../../../../../core/games/mahjong/rules/points.ts';
import en from '../../../../../resources/locales/en/mahjong.json' with { type: 'json' };
import ru from '../../../../../resources/locales/ru/mahjong.json' with { type: 'json' };

const read = (text: string) => {
  const answer = readPoints(text);
  return answer.ok ? answer.points : answer.wrong;
};

describe('how a score is read (M-34)', () => {
  test.each([
    ['412', 41_200],
    ['5', 500],
    ['0', 0],
    ['-12', -1200],
    ['-0', 0],
    ['305', 30_500],
  ])('up to three digits are hundreds: %s', (text, points) => {
    expect(read(text)).toBe(points);
  });

  test.each([
    ['45300', 45_300],
    ['1205', 1205],
    ['1000', 1000],
    ['-3200', -3200],
    ['120000', 120_000],
    ['45 300', 45_300],
    ['45\u00a0300', 45_300],
  ])('four or more digits are full points: %s', (text, points) => {
    expect(read(text)).toBe(points);
  });

  test.each([
    ['45.3', 45_300],
    ['45,3', 45_300],
    ['-1.2', -1200],
    ['-1,2', -1200],
    ['45.300', 45_300],
    ['45,', 45_000],
    ['.5', 500],
    ['-,5', -500],
    ['0.1', 100],
    ['8.1', 8100],
    ['45.35', 45_350],
    ['101.2', 101_200],
  ])('a decimal mark, dot or comma, makes thousands: %s', (text, points) => {
    expect(read(text)).toBe(points);
  });

  test.each(['−12', '–12', '-12'])('any minus sign counts: %s', (text) => {
    expect(read(text)).toBe(-1200);
  });

  test.each(['', '   '])('an empty field is empty, not zero', (text) => {
    expect(read(text)).toBe('empty');
  });

  test.each(['-', '.', ',', '1.2.3', '1-2', '--1', '12a', '4e4', '1.2345', '+5', '½', '٣٠٠', '0x10'])(
    'anything else is not a number: %s',
    (text) => {
      expect(read(text)).toBe('notANumber');
    },
  );

  test.each(['1000001', '-1000001', '1000.001', '99999999999999999999'])(
    'beyond a million is too large: %s',
    (text) => {
      expect(read(text)).toBe('tooLarge');
    },
  );

  test('points written down read back as the same points', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (points) => {
        expect(read(writePoints(points))).toBe(points);
      }),
    );
  });

  test('every number that is no hundreds with decimals equals its full points', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999, max: 999_999 }), (points) => {
        const sign = points < 0 ? '-' : '';
        const abs = Math.abs(points);
        const text = `${sign}${Math.floor(abs / 1000)},${String(abs % 1000).padStart(3, '0')}`;
        expect(read(text)).toBe(points);
      }),
    );
  });

  test.each([
    ['45 300', 45_300],
    ['-1 200', -1200],
    ['45\u202f300', 45_300],
    ['100 000', 100_000],
    [' 412 ', 41_200],
  ])('M-8 in pasted text a blank stands before three digits: %j', (text, points) => {
    expect(read(text)).toBe(points);
  });

  test.each(['25 3', '12 8', '5 25.3', '5 25300', '25 3000', '2 5', '45  300', '- 12', '45 300 1', '1000 000'])(
    'M-8 anywhere else it makes the text unreadable: %j',
    (text) => {
      expect(read(text)).toBe('notANumber');
    },
  );
});

test('each way of writing a score that the complaint names is read', () => {
  for (const { entry } of [en, ru]) {
    const written = entry.notANumber.split(':')[1]?.match(/-?\d+(?:\.\d+)?/g) ?? [];
    expect(written.length).toBeGreaterThan(4);
    for (const text of written) expect(readPoints(text).ok, text).toBe(true);
  }
});
