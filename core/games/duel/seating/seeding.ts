import { shuffle, stream } from '../../../random/stream.ts';
import type { EntrantId } from '../../../tournament/words.ts';

export type Unseeded = { readonly id: EntrantId; readonly seed: number | null };

/** Seeds 1…n [duel 1]: given ones first, equal ones by entry; then the others by entry, or shuffled by `chance`. */
export const seedsFor = (entrants: readonly Unseeded[], chance: string | null): ReadonlyMap<EntrantId, number> => {
  const byEntry = [...entrants].sort((a, b) => a.id - b.id);
  const seeded = byEntry.filter(({ seed }) => seed !== null).sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
  const others = byEntry.filter(({ seed }) => seed === null);
  const order = [...seeded, ...(chance === null ? others : shuffle(others, stream(chance, 'seeds')))];
  return new Map(order.map(({ id }, i) => [id, i + 1]));
};
