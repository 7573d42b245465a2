import type { EntrantId } from '../../../tournament/words.ts';
import { placesOf, sixPairs } from './meetings.ts';
import type { SwissRequest } from './request.ts';

/** [M-17]: a chosen pair or a pair of team-mates at one table counts as so many meetings. */
export const APART = 1000;

/** As places from 0, each pair once, the smaller place first. */
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
