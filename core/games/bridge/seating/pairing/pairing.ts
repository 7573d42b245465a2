/**
 * Pairing of one round [bridge 3.6]: from the top down, then repeats at the bottom are untangled.
 *
 * | rule | where |
 * | --- | --- |
 * | phase A, top-down | `topDown` in top-down.ts |
 * | phase B, one sweep upwards to the frozen limit | `untangle` in untangle.ts |
 * | L = max(3, floor(T / 2)) tables are never touched by phase B [bridge 3.6 P1 P6] | `frozenLimit` |
 * | Danish: D = max(1, floor(T / 2)) tables pair by rank whatever has been [bridge 3.7] | `danishTables` |
 *
 * Directions and physical tables come after and never change who meets whom.
 */

import type { EntrantId } from '../../../../tournament/words.ts';
import type { Match, PairingStep } from './match.ts';
import type { Meet } from './meetings.ts';
import { topDown } from './top-down.ts';
import { untangle } from './untangle.ts';

export type Paired = {
  readonly matches: readonly Match[];
  readonly trace: readonly PairingStep[];
  /** Ranking tables with a repeat that Danish did not ask for. */
  readonly repeats: readonly number[];
  readonly frozen: number;
  readonly danish: number;
};

export const frozenLimit = (tables: number): number => Math.max(3, Math.floor(tables / 2));

export const danishTables = (tables: number): number => Math.max(1, Math.floor(tables / 2));

/** @param ranking an even number of contestants, best first */
export const pairRound = (ranking: readonly EntrantId[], meet: Meet, danish: boolean): Paired => {
  const tables = ranking.length / 2;
  const frozen = Math.min(frozenLimit(tables), tables);
  const wanted = danish ? Math.min(danishTables(tables), tables) : 0;
  const first = topDown(ranking, meet, wanted);
  const rank = new Map(ranking.map((entrant, place) => [entrant, place]));
  const rankOf = (entrant: EntrantId) => rank.get(entrant) ?? ranking.length;
  const second = untangle(first.matches, meet, { frozen, danish: wanted }, rankOf);
  return {
    matches: second.matches,
    trace: [...first.trace, ...second.trace],
    repeats: unwantedRepeats(second.matches, meet, wanted),
    frozen,
    danish: wanted,
  };
};

export const unwantedRepeats = (matches: readonly Match[], meet: Meet, danish: number): number[] =>
  matches.flatMap(([a, b], i) => (i >= danish && meet(a, b) > 0 ? [i + 1] : []));
