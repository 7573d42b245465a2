/**
 * Seeds [duel 1]: the organiser seeds as much or as little as they like; who was not seeded comes after those who
 * were, in order of entry, or shuffled once by the event's seed. After that the pairing has no chance in it.
 */

import { shuffle, stream } from '../../../random/stream.ts';
import type { EntrantId } from '../../../tournament/words.ts';

/** A registration number with the seed the organiser gave, or null. */
export type Unseeded = { readonly id: EntrantId; readonly seed: number | null };

/**
 * Seeds 1…n for everybody. Given seeds are kept in their order; of two equal ones the earlier entry is better.
 *
 * @param chance the event's seed to shuffle the unseeded by; null keeps them in order of entry
 */
export const seedsFor = (entrants: readonly Unseeded[], chance: string | null): ReadonlyMap<EntrantId, number> => {
  const byEntry = [...entrants].sort((a, b) => a.id - b.id);
  const seeded = byEntry.filter(({ seed }) => seed !== null).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
  const others = byEntry.filter(({ seed }) => seed === null);
  const order = [...seeded, ...(chance === null ? others : shuffle(others, stream(chance, 'seeds')))];
  return new Map(order.map(({ id }, i) => [id, i + 1]));
};
