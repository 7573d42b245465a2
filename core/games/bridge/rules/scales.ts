/**
 * Scales from a margin to victory points [bridge 5.2, 5.3].
 *
 * | rule | where |
 * | --- | --- |
 * | discrete scales: the smallest margin for so many VP, by number of boards; both sides add up to the maximum | kind `steps` |
 * | MP % below 50 by symmetry: VP(p) = max − VP(100 − p) | `pointsFor` |
 * | whole VP from the WBF's curve at half VP; no range of margins is narrower than the one below it | `wholeWbfScale` |
 * | generated MP scale, an approximation and no official table | `generatedSteps` |
 *
 * All numbers are hundredths: of IMPs, of per cent, of VP. Margins in IMPs are looked up as whole IMPs, half up.
 */

import { z } from 'zod';
import { WBF_MAX, wbfCurve, wbfPoints } from './victory-points.ts';

const amount = z.int().min(0).max(1_000_000);

const step = z
  .strictObject({
    from: amount.describe('Smallest margin in hundredths of an IMP, or MP % from 50.00 on in hundredths.'),
    vp: amount.describe('VP of the better side in hundredths.'),
  })
  .describe('One row of a scale.');

const band = z
  .strictObject({
    from: z.int().min(1).max(200).describe('Fewest boards of a match.'),
    to: z.int().min(1).max(200).describe('Most boards of a match.'),
    steps: z.array(step).min(1).max(500).describe('Rows with rising margins; below the first is a draw.'),
  })
  .describe('The table for matches of so many boards.');

export const scaleSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('wbf') }).describe('Continuous WBF scale, 0 to 20 VP, from IMPs.'),
    z
      .strictObject({
        kind: z.literal('steps').describe('A table.'),
        name: z.string().min(1).max(60).describe('Name of the scale.'),
        of: z.enum(['imp', 'mp']).describe('What it turns into VP: a margin in IMPs, or MP %.'),
        max: z.int().min(2).max(100_000).describe('VP of both sides together in hundredths.'),
        bands: z.array(band).min(1).max(50).describe('Tables by number of boards.'),
      })
      .describe('Discrete scale.'),
  ])
  .describe('How a margin becomes victory points.');

export type Scale = z.output<typeof scaleSchema>;
export type StepScale = Extract<Scale, { kind: 'steps' }>;
export type ScaleStep = z.output<typeof step>;

/** VP of both sides together, in hundredths. */
export const scaleMax = (scale: Scale): number => (scale.kind === 'wbf' ? WBF_MAX : scale.max);

export const scaleOf = (scale: Scale): 'imp' | 'mp' => (scale.kind === 'wbf' ? 'imp' : scale.of);

const stepPoints = (steps: readonly ScaleStep[], margin: number, draw: number): number =>
  steps.findLast(({ from }) => from <= margin)?.vp ?? draw;

/** In hundredths; null: no table for so many boards. @param value hundredths of IMPs (negative: E-W won) or of MP % of N-S */
export const pointsFor = (scale: Scale, value: number, boards: number): number | null => {
  const max = scaleMax(scale);
  if (scaleOf(scale) === 'mp') {
    const steps = bandFor(scale, boards);
    if (steps === null) return null;
    const better = Math.max(value, 10_000 - value);
    const points = stepPoints(steps, better, max / 2);
    return value * 2 >= 10_000 ? points : max - points;
  }
  const margin = Math.floor((Math.abs(value) + 50) / 100);
  const steps = bandFor(scale, boards);
  if (scale.kind === 'steps' && steps === null) return null;
  const points = steps === null ? wbfPoints(margin, boards) : stepPoints(steps, 100 * margin, max / 2);
  return value >= 0 ? points : max - points;
};

const bandFor = (scale: Scale, boards: number): readonly ScaleStep[] | null =>
  scale.kind === 'wbf' ? null : (scale.bands.find(({ from, to }) => from <= boards && boards <= to)?.steps ?? null);

const rising = (first: number, margins: readonly number[]): ScaleStep[] =>
  margins.map((from, i) => ({ from, vp: 100 * (first + i) }));

const imps = (margins: readonly number[]): number[] => margins.map((margin) => 100 * margin);

/** Highest MP % for 10 to 19 VP, by number of boards: EBU White Book 3.1.7, as two public programs agree on it. */
const EBU_PERCENT: readonly (readonly [from: number, to: number, highest: readonly number[]])[] = [
  [2, 4, [5092, 5280, 5471, 5670, 5880, 6108, 6363, 6661, 7036, 7595]],
  [5, 6, [5078, 5239, 5402, 5572, 5751, 5945, 6162, 6417, 6737, 7213]],
  [7, 9, [5065, 5198, 5333, 5474, 5623, 5783, 5964, 6175, 6440, 6835]],
  [10, 13, [5054, 5165, 5278, 5395, 5519, 5653, 5804, 5980, 6201, 6530]],
  [14, 19, [5045, 5138, 5232, 5330, 5434, 5545, 5671, 5818, 6003, 6278]],
  [20, 27, [5038, 5116, 5194, 5277, 5363, 5457, 5562, 5685, 5840, 6071]],
  [28, 39, [5032, 5097, 5163, 5232, 5304, 5383, 5471, 5574, 5704, 5897]],
  [40, 55, [5027, 5081, 5137, 5195, 5256, 5321, 5395, 5482, 5591, 5753]],
];

/** ACBL: BridgeHands, "Victory points". */
export const publishedScales: readonly StepScale[] = [
  {
    kind: 'steps',
    name: 'ACBL 20',
    of: 'imp',
    max: 2000,
    bands: [
      { from: 6, to: 8, steps: rising(11, imps([1, 3, 5, 8, 11, 14, 17, 20, 24, 28])) },
      { from: 9, to: 11, steps: rising(11, imps([1, 3, 6, 10, 14, 18, 22, 26, 31, 36])) },
    ],
  },
  {
    kind: 'steps',
    name: 'ACBL 30',
    of: 'imp',
    max: 3000,
    bands: [
      { from: 6, to: 8, steps: rising(18, imps([1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28])) },
      { from: 9, to: 11, steps: rising(18, imps([1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36])) },
    ],
  },
  {
    kind: 'steps',
    name: 'EBU Swiss pairs',
    of: 'mp',
    max: 2000,
    bands: EBU_PERCENT.map(([from, to, highest]) => ({
      from,
      to,
      steps: rising(
        11,
        highest.map((percent) => percent + 1),
      ),
    })),
  },
];

const WHOLE_WBF_BOARDS: readonly number[] = [...Array.from({ length: 31 }, (_, i) => i + 2), 36, 40, 44, 48, 56, 64];

/** No range is narrower than the one below it. A draw is as wide as both sides' margins: first cut 2 makes −1, 0, +1. */
const widening = (cuts: readonly number[]): readonly number[] => {
  const margins = [...cuts];
  const widthOf = (i: number): number =>
    i === 0 ? 2 * (margins[0] ?? 0) - 1 : (margins[i] ?? 0) - (margins[i - 1] ?? 0);
  for (let lowered = true; lowered; ) {
    lowered = false;
    for (let i = 0; i < margins.length - 1; i++) {
      if (widthOf(i) <= widthOf(i + 1)) continue;
      margins[i] = (margins[i] ?? 0) - 1;
      lowered = true;
    }
  }
  return margins;
};

/**
 * The WBF scale in whole VP: 11 VP from the first margin at which the curve reaches 10.50, and so on, no range narrower than the
 * one before (WBF scoring panel, 2013). Equal to the EBU White Book 3.1.1 for all twenty numbers of boards printed there.
 */
export const wholeWbfScale = (name: string): StepScale => ({
  kind: 'steps',
  name,
  of: 'imp',
  max: WBF_MAX,
  bands: WHOLE_WBF_BOARDS.map((boards) => {
    const margins = Array.from({ length: 10 }, (_row, row) => {
      let margin = 0;
      while (wbfCurve(margin, boards) < 1050 + 100 * row) margin += 1;
      return margin;
    });
    return { from: boards, to: boards, steps: rising(11, imps(widening(margins))) };
  }),
});

export const generatedScale = (name: string, boards: number): StepScale => ({
  kind: 'steps',
  name,
  of: 'mp',
  max: 2000,
  bands: [{ from: boards, to: boards, steps: [...generatedSteps(boards)] }],
});

/** The normal distribution; Abramowitz and Stegun 26.2.17, error below 7.5·10⁻⁸. */
const normal = (x: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x < 0 ? tail : 1 - tail;
};

/**
 * An approximate MP scale: 21 equally likely bands of a normal distribution with a standard deviation of 11 % at 7 boards, within
 * 0.02 % of the published 7-board table. A row starts at the first hundredth inside its band: 50.62 for a band from 50.614.
 */
export const generatedSteps = (boards: number): readonly ScaleStep[] => {
  const deviation = 1100 * Math.sqrt(7 / boards);
  const points = (percent: number): number => Math.min(20, Math.floor(21 * normal((percent - 5000) / deviation)));
  const steps: ScaleStep[] = [];
  for (let percent = 5000, vp = 10; percent <= 10_000 && vp < 20; percent++) {
    for (; vp < points(percent); vp++) steps.push({ from: percent, vp: 100 * (vp + 1) });
  }
  return steps;
};
