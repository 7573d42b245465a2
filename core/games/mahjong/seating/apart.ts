/**
 * | rule [M-17] | where |
 * | --- | --- |
 * | chosen pairs, and everybody of one group, are kept apart | `apartPairs` |
 * | a pair that shares a table costs as much as a thousand meetings | `APART` |
 * | how many had to share one at least, proved by the largest group | `leastApart` |
 * | the figure on the screen and in the draw file | `measureApart` |
 */

import type { Metrics } from '../../../game/seating.ts';
import { leastTogether } from '../../../search/apart.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { placesOf, sixPairs } from './meetings.ts';
import { measure } from './metrics.ts';
import type { AnyRequest, RandomRequest, SwissRequest } from './request.ts';

/** A chosen pair or a pair of team-mates at one table counts as so many meetings. */
export const APART = 1000;

type Seated = { readonly seats: readonly EntrantId[] };

/** Kinds that keep people apart. */
type Apart = Pick<SwissRequest, 'players'> & { readonly options: Pick<RandomRequest['options'], 'apart'> };

/** As places from 0, each pair once, the smaller place first. */
export const apartPairs = ({ players, options: { apart } }: Apart): [number, number][] => {
  if (apart === undefined) return [];
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

const apartTogether = (request: Apart, tables: readonly Seated[]): number => {
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

/** Fewest of those who should be apart that share a table: of groups that share no pair, the largest first [M-17]. */
export const leastApart = ({ players, options: { apart } }: Apart): number => {
  const places = placesOf(players);
  const taken: ReadonlySet<EntrantId>[] = [];
  let least = 0;
  const groups = (apart?.teams ?? []).map((team) => [...new Set(team.filter((id) => places.has(id)))]);
  for (const group of groups.toSorted((a, b) => b.length - a.length)) {
    if (taken.some((other) => group.filter((id) => other.has(id)).length > 1)) continue;
    taken.push(new Set(group));
    least += leastTogether(group.length, players.length / 4);
  }
  return least;
};

/** What a kind measures, with those who were not kept apart where somebody should be. */
export const measureApart = (request: Apart & AnyRequest, tables: readonly Seated[]): Metrics => {
  const metrics = measure(request, tables);
  if (apartPairs(request).length === 0) return metrics;
  return { ...metrics, figures: { ...metrics.figures, apartTogether: apartTogether(request, tables) } };
};
