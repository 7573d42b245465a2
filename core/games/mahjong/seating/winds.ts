/**
 * Winds never change who sits together [I-4].
 *
 * | rule | function |
 * | --- | --- |
 * | [mahjong 9] penalty = squared differences of the six pairs of wind counts, summed over the four players | `evenestOrders` |
 * | [M-20] balanced: the least penalty of the 24 orders, equal ones by the seeded generator | `evenestOrders`, `drawWinds` |
 * | [mahjong 9], bar: nobody's most and least frequent wind differ by more than 2 | `evenestOrders` |
 * | [M-20] random: every order equally likely; as written: the order of the script | `drawWinds` |
 *
 * Different on purpose: counts belong to players, never to list positions, also in predefined rounds. The least penalty
 * alone can give somebody a gap of 3 that can be avoided, so orders that exceed 2 least go first. No rule can always
 * avoid it: four players who have each had East twice more than another wind may meet. When people are seated by lot,
 * about one seat in 170,000 exceeds 2 (test/bench/mahjong).
 */

import { type Stream, shuffle } from '../../../random/stream.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { sixPairs } from './meetings.ts';

export type WindMode = 'balanced' | 'random' | 'asWritten';

export type WindCounts = ReadonlyMap<EntrantId, readonly number[]>;

export const fourOrders: readonly (readonly [number, number, number, number])[] = [0, 1, 2, 3].flatMap((e) =>
  [0, 1, 2, 3].flatMap((s) =>
    [0, 1, 2, 3].flatMap((w) => {
      const n = 6 - e - s - w;
      return new Set([e, s, w, n]).size === 4 && n >= 0 && n <= 3 ? [[e, s, w, n] as const] : [];
    }),
  ),
);

const countsAfter = (counts: readonly number[] | undefined, wind: number): number[] =>
  [0, 1, 2, 3].map((seat) => (counts?.[seat] ?? 0) + (seat === wind ? 1 : 0));

const unevenness = (counts: readonly number[]): number =>
  sixPairs.reduce((sum, [i, j]) => sum + ((counts[i] ?? 0) - (counts[j] ?? 0)) ** 2, 0);

const gapOf = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);

/** More than any sum of squares of a table: four players, six pairs, some hundred rounds. */
const BEYOND = 1e9;
const WIDEST_GAP = 2;

/** Squared: two who are one beyond are better than one who is two beyond. */
const beyond = (counts: readonly number[]): number => Math.max(0, gapOf(counts) - WIDEST_GAP) ** 2;

/** Least far beyond a gap of 2, then the least penalty; in ascending order of positions. */
export const evenestOrders = (four: readonly EntrantId[], earlier: WindCounts): EntrantId[][] => {
  const single = four.map((id) =>
    [0, 1, 2, 3].map((wind) => {
      const counts = countsAfter(earlier.get(id), wind);
      return unevenness(counts) + BEYOND * beyond(counts);
    }),
  );
  let least = Number.POSITIVE_INFINITY;
  let orders: EntrantId[][] = [];
  for (const order of fourOrders) {
    const penalty = order.reduce((sum, position, wind) => sum + (single[position]?.[wind] ?? 0), 0);
    if (penalty > least) continue;
    if (penalty < least) orders = [];
    least = penalty;
    orders.push(order.map((position) => four[position] as EntrantId));
  }
  return orders;
};

/** `random` is the stream `…/winds`; tables are drawn in the order given. */
export const drawWinds = (
  groups: readonly (readonly EntrantId[])[],
  earlier: WindCounts,
  mode: WindMode,
  random: Stream,
): EntrantId[][] =>
  groups.map((four) => {
    if (mode === 'asWritten') return [...four];
    if (mode === 'random') return shuffle(four, random);
    const orders = evenestOrders(four, earlier);
    return orders[random.below(orders.length)] ?? [...four];
  });

export const windGap = (tables: readonly (readonly EntrantId[])[], earlier: WindCounts): number => {
  let gap = 0;
  for (const seats of tables)
    seats.forEach((id, wind) => {
      gap = Math.max(gap, gapOf(countsAfter(earlier.get(id), wind)));
    });
  return gap;
};
