/**
 * Scales from a margin to victory points (5.2, 5.3).
 *
 * | rule | where |
 * | --- | --- |
 * | continuous WBF scale | kind `wbf`, victory-points.ts |
 * | discrete scales: the smallest margin for so many VP, by number of boards; both sides add up to the maximum | kind `steps` |
 * | MP % below 50 by symmetry: VP(p) = max − VP(100 − p) | `pointsFor` |
 * | published scales | `publishedScales` |
 * | whole VP from the continuous scale, rounded; no range of margins is narrower than the one below it | `wholeWbfScale` |
 * | generated MP scale, an approximation and no official table | `generatedSteps` |
 *
 * All numbers are hundredths: of IMPs, of per cent, of VP. Margins in IMPs are looked up as whole IMPs, half up.
 */

import { z } from 'zod';
import { WBF_MAX, wbfPoints, wbfTable } from './victory-points.ts';

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

/** What a scale turns into VP. */
export const scaleOf = (scale: Scale): 'imp' | 'mp' => (scale.kind === 'wbf' ? 'imp' : scale.of);

const stepPoints = (steps: readonly ScaleStep[], margin: number, draw: number): number =>
  steps.findLast(({ from }) => from <= margin)?.vp ?? draw;

/**
 * VP of N-S in hundredths, or null when the scale has no table for so many boards.
 *
 * @param value margin of N-S in hundredths of IMPs (negative when E-W won), or MP % of N-S in hundredths
 * @param boards boards of the match
 */
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

/** Rows from the smallest margins for VP rising by one from `first` whole VP. */
const rising = (first: number, margins: readonly number[]): ScaleStep[] =>
  margins.map((from, i) => ({ from, vp: 100 * (first + i) }));

const imps = (margins: readonly number[]): number[] => margins.map((margin) => 100 * margin);

/** ACBL scales: BridgeHands, "Victory points"; EBU: programme of the Oxford congress (Swiss pairs, 7 boards). */
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
    name: 'EBU Swiss pairs, 7 boards',
    of: 'mp',
    max: 2000,
    bands: [{ from: 7, to: 7, steps: rising(11, [5066, 5199, 5334, 5475, 5624, 5784, 5965, 6176, 6441, 6836]) }],
  },
];

/** Boards of a match for which `wholeWbfScale` has tables. */
const WHOLE_WBF_BOARDS = { from: 2, to: 32 } as const;

/** Cuts lowered until every range is at least as wide as the one below it; rising whole margins in, the same out. */
const widening = (cuts: readonly number[]): readonly number[] => {
  const margins = [...cuts];
  for (let lowered = true; lowered; ) {
    lowered = false;
    for (let i = 0; i < margins.length - 1; i++) {
      const [before = 0, here = 0, after = 0] = [margins[i - 1] ?? 0, margins[i], margins[i + 1]];
      if (here - before <= after - here || here <= before + 1) continue;
      margins[i] = here - 1;
      lowered = true;
    }
  }
  return margins;
};

/**
 * The continuous WBF scale in whole VP: 11 VP from the first margin that is worth 10.50 on. The WBF says of its own discrete
 * tables that ranges never get narrower (technical report of 2013); the tables themselves were not found, so this is made,
 * not copied, and named so.
 */
export const wholeWbfScale = (name: string): StepScale => ({
  kind: 'steps',
  name,
  of: 'imp',
  max: WBF_MAX,
  bands: Array.from({ length: WHOLE_WBF_BOARDS.to - WHOLE_WBF_BOARDS.from + 1 }, (_, i) => {
    const boards = WHOLE_WBF_BOARDS.from + i;
    const table = wbfTable(boards);
    const margins = Array.from({ length: 10 }, (_row, row) => table.findIndex((vp) => vp >= 1050 + 100 * row));
    return { from: boards, to: boards, steps: rising(11, imps(widening(margins))) };
  }),
});

/** An MP scale made of `generatedSteps` for one number of boards. */
export const generatedScale = (name: string, boards: number): StepScale => ({
  kind: 'steps',
  name,
  of: 'mp',
  max: 2000,
  bands: [{ from: boards, to: boards, steps: [...generatedSteps(boards)] }],
});

/** Distribution function of the normal distribution; Abramowitz and Stegun 26.2.17, error below 7.5·10⁻⁸. */
const normal = (x: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x < 0 ? tail : 1 - tail;
};

/**
 * Rows of an MP scale for `boards` boards made from 21 equally likely bands of a normal distribution with a standard
 * deviation of 11 % at 7 boards. An approximation; it meets the published 7-board table within 0.02 %. A row starts at the
 * first hundredth inside its band: 50.62 for 11 VP over 8 boards, where the band begins at 50.614.
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
