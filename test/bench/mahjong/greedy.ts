/**
 * The documented top-down procedure with restarts, for comparison: the best player left, then three times the best
 * player with the fewest meetings with those chosen; several combinations, the one with the least total wins.
 */

import type { Meetings } from '../../../core/games/mahjong/seating/meetings.ts';
import { weigh } from '../../../core/games/mahjong/seating/metrics.ts';
import { type Stream, stream } from '../../../core/random/stream.ts';

/** One combination. In a restart some picks fall on the next candidate instead of the first. */
const combination = ({ n, met }: Meetings, random: Stream | null): number[][] => {
  const left = Array.from({ length: n }, (_, place) => place);
  const tables: number[][] = [];
  while (left.length > 0) {
    const table = left.splice(0, 1);
    while (table.length < 4) {
      const sums = left.map((place) => table.reduce((sum, other) => sum + (met[place * n + other] ?? 0), 0));
      const least = Math.min(...sums);
      const fit = left.filter((_, index) => sums[index] === least);
      let pick = 0;
      while (random !== null && pick + 1 < fit.length && random.next() < 0.15) pick++;
      const chosen = fit[pick] ?? 0;
      left.splice(left.indexOf(chosen), 1);
      table.push(chosen);
    }
    tables.push(table);
  }
  return tables;
};

/** The least total of so many combinations; ends early when nothing is repeated. */
export const greedyRepeats = (met: Meetings, restarts: number, seed: string): number => {
  let least = weigh(combination(met, null), met).repeats;
  const random = stream(seed, 'greedy');
  for (let i = 0; i < restarts && least > 0; i++) least = Math.min(least, weigh(combination(met, random), met).repeats);
  return least;
};
