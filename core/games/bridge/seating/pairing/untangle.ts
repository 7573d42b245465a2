/**
 * Phase B [bridge 3.6]: one sweep from the last table up; each repeat looks for a table above it to exchange opponents with.
 *
 * | decision | where |
 * | --- | --- |
 * | [bridge 3.6 P2] both tables are below the frozen limit | the bounds of both loops |
 * | [bridge 3.6 P3] the nearest table first | inner loop runs upwards from s − 1 |
 * | [bridge 3.6 P4] A-C with B-D before A-D with B-C | `variants` |
 * | [bridge 3.6 P5] the new match with the best ranked of the four goes to the better table, nothing is sorted again | `swapped` |
 * | [bridge 3.6 P7] the other table may be a repeat itself; only the new matches must be fresh | `fresh` |
 * | [bridge 3.6 P8] no second sweep | the outer loop runs once |
 * | [bridge 3.6 P10] A is the better ranked of its row, also after a swap | `ordered` |
 */

import type { EntrantId } from '../../../../tournament/words.ts';
import type { Match, PairingStep } from './match.ts';
import type { Meet } from './meetings.ts';

const variants = ([a, b]: Match, [c, d]: Match): readonly (readonly [Match, Match])[] => [
  [
    [a, c],
    [b, d],
  ],
  [
    [a, d],
    [b, c],
  ],
];

/** Tables 1…frozen are left alone, tables 1…danish repeat on purpose. */
type Kept = { readonly frozen: number; readonly danish: number };

export const untangle = (
  paired: readonly Match[],
  meet: Meet,
  { frozen, danish }: Kept,
  rank: (entrant: EntrantId) => number,
): { readonly matches: readonly Match[]; readonly trace: readonly PairingStep[] } => {
  const matches = [...paired];
  const trace: PairingStep[] = [];
  const ordered = ([x, y]: Match): Match => (rank(x) < rank(y) ? [x, y] : [y, x]);
  const fresh = ([x, y]: Match): boolean => meet(x, y) === 0;

  const exchange = (s: number, match: Match): boolean => {
    const passed: number[] = [];
    const tellPassed = (): void => {
      if (passed.length > 0) trace.push({ step: 'noSwap', table: s, others: passed });
    };
    for (let u = s - 1; u > frozen; u--) {
      const other = matches[u - 1];
      if (other === undefined) continue;
      const found = variants(match, other).find((pair) => pair.every(fresh));
      if (found === undefined) {
        passed.push(u);
        continue;
      }
      tellPassed();
      const [x, y] = [ordered(found[0]), ordered(found[1])];
      const after: [Match, Match] = rank(x[0]) < rank(y[0]) ? [x, y] : [y, x];
      [matches[u - 1], matches[s - 1]] = after;
      trace.push({ step: 'swapped', table: s, other: u, before: [other, match], after });
      return true;
    }
    tellPassed();
    return false;
  };

  for (let s = matches.length; s > frozen; s--) {
    const match = matches[s - 1];
    if (match === undefined || fresh(match)) continue;
    trace.push({ step: 'tangled', table: s, match });
    if (!exchange(s, match)) trace.push({ step: 'stays', table: s, match, frozen: false });
  }
  for (let s = Math.min(frozen, matches.length); s > danish; s--) {
    const match = matches[s - 1];
    if (match !== undefined && !fresh(match)) trace.push({ step: 'stays', table: s, match, frozen: true });
  }
  return { matches, trace };
};
