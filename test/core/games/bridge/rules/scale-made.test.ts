import { describe, expect, test } from 'vitest';
import {
  generatedScale,
  pointsFor,
  scaleSchema,
  wholeWbfScale,
} from '../../../../../core/games/bridge/rules/scales.ts';

/** Smallest margins for 11 to 20 VP by number of boards, as printed in the EBU White Book 3.1.1. */
const printed: { readonly [boards: number]: readonly number[] } = {
  5: [1, 3, 5, 7, 10, 13, 16, 20, 25, 31],
  6: [1, 3, 5, 8, 11, 14, 18, 22, 27, 33],
  7: [1, 3, 6, 9, 12, 15, 19, 24, 29, 36],
  8: [1, 4, 7, 10, 13, 17, 21, 26, 31, 39],
  9: [1, 4, 7, 10, 13, 17, 22, 27, 33, 41],
  10: [1, 4, 7, 10, 14, 18, 23, 28, 35, 43],
  11: [2, 5, 8, 11, 15, 19, 24, 30, 37, 45],
  12: [2, 5, 8, 12, 16, 20, 25, 31, 38, 47],
  13: [2, 5, 8, 12, 16, 21, 26, 32, 40, 49],
  14: [2, 5, 9, 13, 17, 22, 27, 34, 41, 51],
  15: [2, 5, 9, 13, 17, 22, 28, 35, 43, 53],
  16: [2, 5, 9, 13, 18, 23, 29, 36, 44, 54],
  20: [2, 6, 10, 15, 20, 26, 32, 40, 49, 61],
  24: [2, 6, 11, 16, 22, 28, 35, 44, 54, 66],
  28: [2, 7, 12, 18, 24, 30, 38, 47, 58, 72],
  32: [3, 8, 13, 19, 25, 33, 41, 51, 62, 77],
  40: [3, 8, 14, 21, 28, 36, 46, 56, 69, 86],
  48: [3, 9, 16, 23, 31, 40, 50, 62, 76, 94],
  56: [3, 10, 17, 25, 33, 43, 54, 67, 82, 101],
  64: [4, 11, 18, 26, 36, 46, 58, 71, 88, 108],
};

describe('[bridge 5.3] scales that are made', () => {
  const whole = wholeWbfScale('whole');

  test.each(Object.entries(printed))('the WBF scale in whole VP is the printed one: %s boards', (boards, margins) => {
    const band = whole.bands.find(({ from }) => from === Number(boards));
    expect(band?.steps.map(({ from }) => from / 100)).toEqual(margins);
  });

  test('whole VP follow the continuous scale within one VP, and both sides add up to 20', () => {
    for (const { from: boards } of whole.bands) {
      for (let margin = 0; margin <= 90; margin++) {
        const [made, continuous] = [
          pointsFor(whole, 100 * margin, boards),
          pointsFor({ kind: 'wbf' }, 100 * margin, boards),
        ];
        expect(Math.abs((made ?? 0) - (continuous ?? 0))).toBeLessThan(100);
        expect((made ?? 0) + (pointsFor(whole, -100 * margin, boards) ?? 0)).toBe(
          margin === 0 ? 2 * (made ?? 0) : 2000,
        );
      }
    }
  });

  test('no range of margins is narrower than the one below it, and every row is a whole VP from 11 to 20', () => {
    for (const { steps } of whole.bands) {
      const draw = 2 * (steps[0]?.from ?? 0) - 100;
      const widths = [draw, ...steps.slice(1).map(({ from }, i) => from - (steps[i]?.from ?? 0))];
      expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
      expect(steps.map(({ vp }) => vp / 100)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    }
  });

  test('a draw is 10–10 and a blitz is 20–0', () => {
    expect(pointsFor(whole, 0, 8)).toBe(1000);
    expect(pointsFor(whole, 10_000, 8)).toBe(2000);
  });

  test('made scales fit the form of a stored scale', () => {
    expect(scaleSchema.safeParse(whole).success).toBe(true);
    expect(scaleSchema.safeParse(generatedScale('MP', 8)).success).toBe(true);
  });
});
