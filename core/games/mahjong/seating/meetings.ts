/**
 * | rule | function |
 * | --- | --- |
 * | [mahjong 5] `met(a,b)` = counted games with both, order of seats does not matter | `meetings` |
 * | [M-06] past games stay whole: a game with somebody who left still counts for the other three | `meetings` |
 * | [mahjong 9] times each player sat East, South, West, North | `windCounts` |
 * | [M-21] games a player had at each physical table | `tableVisits` |
 */

import type { EntrantId, RoundNo, TableNo } from '../../../tournament/words.ts';
import type { PlayedRound } from './request.ts';

export type Meetings = {
  readonly n: number;
  /** `met[a * n + b]`: meetings of the players at places a and b (from 0). */
  readonly met: Uint16Array;
};

export const sixPairs: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

export const placesOf = (players: readonly { readonly id: EntrantId }[]): Map<EntrantId, number> =>
  new Map(players.map(({ id }, place) => [id, place]));

export const meetings = (players: readonly { readonly id: EntrantId }[], history: readonly PlayedRound[]): Meetings => {
  const n = players.length;
  const met = new Uint16Array(n * n);
  const places = placesOf(players);
  for (const round of history)
    for (const { seats } of round.tables) {
      const present = seats.map((id) => places.get(id)).filter((place) => place !== undefined);
      for (const a of present) for (const b of present) if (a !== b) met[a * n + b] = (met[a * n + b] ?? 0) + 1;
    }
  return { n, met };
};

export const meetingsBytes = (n: number): number => 2 * n * n;

/** Rounds oldest first; pairs that never met are left out. */
export const roundsMet = (
  pairs: Iterable<readonly [EntrantId, EntrantId]>,
  history: readonly PlayedRound[],
): { readonly pair: readonly [EntrantId, EntrantId]; readonly rounds: readonly RoundNo[] }[] => {
  const key = (a: EntrantId, b: EntrantId) => (a < b ? `${a}-${b}` : `${b}-${a}`);
  const wanted = new Map<string, { pair: readonly [EntrantId, EntrantId]; rounds: RoundNo[] }>();
  for (const pair of pairs) wanted.set(key(...pair), { pair, rounds: [] });
  for (const { round, tables } of history)
    for (const { seats } of tables)
      for (const [i, j] of sixPairs) wanted.get(key(seats[i] ?? 0, seats[j] ?? 0))?.rounds.push(round);
  return [...wanted.values()].filter(({ rounds }) => rounds.length > 0);
};

/** A substitute's game counts for the player [M-20]. */
export const windCounts = (history: readonly PlayedRound[]): Map<EntrantId, number[]> => {
  const counts = new Map<EntrantId, number[]>();
  for (const round of history)
    for (const { seats } of round.tables)
      seats.forEach((id, wind) => {
        const count = counts.get(id) ?? [0, 0, 0, 0];
        count[wind] = (count[wind] ?? 0) + 1;
        counts.set(id, count);
      });
  return counts;
};

export const tableVisits = (history: readonly PlayedRound[]): ((player: EntrantId, table: TableNo) => number) => {
  const visits = new Map<EntrantId, Map<TableNo, number>>();
  for (const round of history)
    for (const { table, seats } of round.tables)
      for (const id of seats) {
        const byTable = visits.get(id) ?? new Map<TableNo, number>();
        visits.set(id, byTable.set(table, (byTable.get(table) ?? 0) + 1));
      }
  return (player, table) => visits.get(player)?.get(table) ?? 0;
};
