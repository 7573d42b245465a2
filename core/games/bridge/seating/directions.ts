/**
 * N-S and E-W [bridge 3.8, 4.7]. Who meets whom is settled before.
 *
 * | rule | where |
 * | --- | --- |
 * | the better ranked sits N-S | base of every mode |
 * | even ranking tables in odd rounds exchange direction | `evenTablesOddRounds`, the default for pairs |
 * | the same in every round | `evenTablesAlways` |
 * | fewest differences between N-S and E-W per contestant | `balance` |
 * | parity counts the ranking table, before rooms and stationary pairs move it | `sides` is called before they do |
 * | the bye row is never switched | it is no match and does not come here |
 */

import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import type { ArrowMode } from '../rules/rules.ts';
import type { Match } from './pairing/match.ts';
import { type Directions, noDirections } from './pairing/meetings.ts';

/** Whether the better ranked of a match sits E-W by balance: it has sat N-S more often, or as often and more recently. */
const balanceSwitches = ([better, worse]: Match, history: ReadonlyMap<EntrantId, Directions>): boolean => {
  const a = history.get(better) ?? noDirections;
  const b = history.get(worse) ?? noDirections;
  const difference = a.ns - a.ew - (b.ns - b.ew);
  return difference === 0 ? a.lastNs > b.lastNs : difference > 0;
};

/**
 * Whether a match is played with directions exchanged, i.e. the better ranked sits E-W.
 *
 * @param rankingTable number of the table as paired, from 1
 * @param history sides sat so far, read by `balance` only
 */
export const isSwitched = (
  mode: ArrowMode,
  match: Match,
  rankingTable: number,
  round: RoundNo,
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
