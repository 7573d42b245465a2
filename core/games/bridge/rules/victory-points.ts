/**
 * The continuous WBF scale of 2013 [bridge 5.2], in hundredths: VP(m) = 10 + 10·(1 − τ^(3m/B)) / (1 − τ³), at most 20, with τ =
 * (√5 − 1) / 2 and B = 15·√N. No IMP is worth more than the one before: an entry that breaks this is raised by 0.01 until none
 * does.
 *
 * Source: the WBF's announcement of its continuous scales (2013) and its published tables.
 */

export const WBF_MAX = 2000;
const DRAW = WBF_MAX / 2;

const TAU = (Math.sqrt(5) - 1) / 2;

const blitzOf = (boards: number): number => 15 * Math.sqrt(boards);

/** By the formula alone: not rounded, not cut off at 20. */
export const wbfCurve = (margin: number, boards: number): number =>
  DRAW + (DRAW * (1 - TAU ** ((3 * margin) / blitzOf(boards)))) / (1 - TAU ** 3);

const rounded = (boards: number): number[] =>
  Array.from({ length: Math.ceil(blitzOf(boards)) + 1 }, (_, margin) =>
    Math.min(WBF_MAX, Math.floor(wbfCurve(margin, boards) + 0.5)),
  );

const smoothed = (table: readonly number[]): number[] => {
  const points = [...table];
  for (let raised = true; raised; ) {
    raised = false;
    for (let m = 1; m < points.length - 1; m++) {
      const [before = 0, here = 0, after = 0] = points.slice(m - 1, m + 2);
      if (after - here <= here - before) continue;
      points[m] = here + 1;
      raised = true;
    }
  }
  return points;
};

/** The winner's VP in hundredths by margin in IMPs, up to the first margin worth all 20. */
export const wbfTable = (boards: number): readonly number[] => smoothed(rounded(boards));

/** In hundredths, for a margin of whole IMPs that is not negative. */
export const wbfPoints = (margin: number, boards: number): number => wbfTable(boards)[margin] ?? WBF_MAX;
