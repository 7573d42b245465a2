/**
 * Who should not share a table.
 *
 * | rule | function |
 * | --- | --- |
 * | [M-17] each chosen pair or pair of team-mates at a table counts as 1,000 meetings | `apartPairs`, `APART` |
 */

import type { EntrantId } from '../../../tournament/words.ts';
import { placesOf, sixPairs } from './meetings.ts';
import type { SwissRequest } from './request.ts';

/** A pair that should be apart counts as so many meetings. */
export const APART = 1000;

/** Pairs of active players that should be apart, as places from 0, each once with the smaller place first. */
export const apartPairs = ({ players, options: { apart } }: SwissRequest): [number, number][] => {
  const places = placesOf(players);
  const pairs = new Map<number, [number, number]>();
  const add = (one: EntrantId, other: EntrantId) => {
    const a = places.get(one);
    const b = places.get(other);
    if (a === undefined || b === undefined || a === b) return;
    pairs.set(Math.min(a, b) * players.length + Math.max(a, b), [Math.min(a, b), Math.max(a, b)]);
  };
  for (const [one, other] of apart.pairs) add(one, other);
  for (const team of apart.teams)
    for (const [index, one] of team.entries()) for (const other of team.slice(index + 1)) add(one, other);
  return [...pairs.values()];
};

/** How many pairs that should be apart sit together. */
export const apartTogether = (
  request: SwissRequest,
  tables: readonly { readonly seats: readonly EntrantId[] }[],
): number => {
  const n = request.players.length;
  const places = placesOf(request.players);
  const wanted = new Set(apartPairs(request).map(([a, b]) => a * n + b));
  return tables.reduce(
    (sum, { seats }) =>
      sum +
      sixPairs.filter(([i, j]) => {
        const a = places.get(seats[i] ?? 0) ?? 0;
        const b = places.get(seats[j] ?? 0) ?? 0;
        return wanted.has(Math.min(a, b) * n + Math.max(a, b));
      }).length,
    0,
  );
};
