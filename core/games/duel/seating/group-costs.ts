/**
 * | level [duel 3.2, 3.6, 4] | value | where |
 * | --- | --- | --- |
 * | R | (times met so far)², only where rematches are allowed | `groupProblem` |
 * | C | pairs of one club, only where they are allowed after all | `groupProblem` |
 * | G | (points difference)² | `pointSteps`, `groupProblem` |
 * | X | pairs with both players in the top half | `groupProblem` |
 * | F | (position difference − m)² | `groupProblem` |
 *
 * Different from the text on purpose, with the same result: pairs within the bottom half count, too. There are as many
 * of them as within the top half, and now every pair within a half is dear, so large groups are solved on pairs near
 * the fold.
 */

import { item } from '../../../matching/cells.ts';
import { packedLevels } from '../../../matching/levels.ts';
import type { Pairs } from '../../../matching/pairing.ts';
import type { Field } from './field.ts';
import { type Layout, nearFolds } from './near-folds.ts';

export type Allowed = {
  /** Those who have met may meet again [duel 3.6]. */
  readonly rematches: boolean;
  /** No constraint, not at all, or as few as possible. */
  readonly clubs: 'free' | 'apart' | 'few';
};

/** `gaps` in (hundredths of a point)². */
export type GroupCost = {
  readonly rematches: number;
  readonly clubs: number;
  readonly gaps: number;
  readonly halves: number;
  readonly fold: number;
};

export const mayMeet = (field: Field, allowed: Allowed, a: number, b: number): boolean =>
  (allowed.rematches || field.times(a, b) === 0) &&
  !field.never(a, b) &&
  (allowed.clubs !== 'apart' || !field.sameClub(a, b));

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Points in steps of their greatest common difference, `step` in hundredths: keeps the packed numbers small. */
export const pointSteps = (points: readonly number[]): { readonly steps: readonly number[]; readonly step: number } => {
  const least = points.reduce((a, b) => Math.min(a, b));
  const step = points.reduce((common, own) => gcd(common, own - least), 0) || 1;
  return { steps: points.map((own) => (own - least) / step), step };
};

export type GroupProblem = { readonly pairs: Pairs; readonly costOf: (total: readonly number[]) => GroupCost };

/** `members` are places in group order, an even number, BYE last if it is one [duel 3.4]; points are in hundredths. */
export const groupProblem = (
  field: Field,
  members: readonly number[],
  pointsOf: (place: number) => number,
  allowed: Allowed,
): GroupProblem => {
  const size = members.length;
  const half = size / 2;
  const { steps, step } = pointSteps(members.map(pointsOf));
  const widest = item(steps, 0) - item(steps, size - 1);
  const most = allowed.rematches ? field.mostTimes() : 0;
  // Every value counts twice, so that the prices of near-folds.ts can be halves.
  const largest = [most * most, allowed.clubs === 'few' ? 1 : 0, widest * widest, 1, half * half];
  const levels = packedLevels(
    largest.map((value) => 2 * value),
    half,
  );
  const values = [0, 0, 0, 0, 0];
  const meets = (i: number, j: number): boolean => mayMeet(field, allowed, item(members, i), item(members, j));
  const layout: Layout = { steps, levels, meets };
  const pairs: Pairs = {
    size,
    levels: levels.count,
    cost: (i, j, into, from) => {
      if (!meets(i, j)) return false;
      const a = item(members, i);
      const b = item(members, j);
      values[0] = allowed.rematches ? 2 * field.times(a, b) ** 2 : 0;
      values[1] = allowed.clubs === 'few' && field.sameClub(a, b) ? 2 : 0;
      values[2] = 2 * (item(steps, i) - item(steps, j)) ** 2;
      values[3] = i < half === j < half ? 2 : 0;
      values[4] = 2 * (Math.abs(i - j) - half) ** 2;
      levels.pack(values, into, from);
      return true;
    },
    ...nearFolds(layout),
  };
  return {
    pairs,
    costOf: (total) => {
      const [rematches = 0, clubs = 0, gaps = 0, halves = 0, fold = 0] = levels.unpack(total).map((value) => value / 2);
      return { rematches, clubs, gaps: gaps * step * step, halves: halves / 2, fold };
    },
  };
};
