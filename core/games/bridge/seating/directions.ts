/**
 * N-S and E-W [bridge 3.8, 4.7]. The better ranked sits N-S; by default for pairs, even ranking tables exchange in odd rounds.
 * Parity counts the ranking table, before rooms and stationary pairs move it.
 */

import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import type { ArrowMode } from '../rules/rules.ts';
import type { Match } from './pairing/match.ts';
import { type Directions, noDirections } from './pairing/meetings.ts';

/** The better ranked has sat N-S more often, or as often and more recently. */
const balanceSwitches = ([better, worse]: Match, history: ReadonlyMap<EntrantId, Directions>): boolean => {
  const a = history.get(better) ?? noDirections;
  const b = history.get(worse) ?? noDirections;
  const difference = a.ns - a.ew - (b.ns - b.ew);
  return difference === 0 ? a.lastNs > b.lastNs : difference > 0;
};

/** `rankingTable` as paired, from 1. */
export type Paired = { readonly match: Match; readonly rankingTable: number; readonly round: RoundNo };

/** Whether the better ranked sits E-W. */
export const isSwitched = (
  mode: ArrowMode,
  { match, rankingTable, round }: Paired,
  history: ReadonlyMap<EntrantId, Directions>,
): boolean => {
  const even = rankingTable % 2 === 0;
  switch (mode) {
    case 'off':
      return false;
    case 'evenTablesOddRounds':
      return even && round % 2 === 1;
    case 'evenTablesAlways':
      return even;
    case 'balance':
      return balanceSwitches(match, history);
  }
};
