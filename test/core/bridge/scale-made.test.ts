import { describe, expect, test } from 'vitest';
import { generatedScale, pointsFor, scaleSchema, wholeWbfScale } from '../../../core/bridge/scales.ts';

describe('5.3 scales that are made', () => {
  const whole = wholeWbfScale('whole');

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
      const widths = steps.map(({ from }, i) => from - (steps[i - 1]?.from ?? 0));
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
