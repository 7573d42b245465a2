/**
 * Places, derived from the busts.
 *
 * | rule [poker 8] | function |
 * | --- | --- |
 * | a group of k gets places E-b-k+1 .. E-b, b busted in earlier groups | `placesOf` |
 * | inside a group more chips at the start of the hand are better; equal or unknown chips tie | `tiers` |
 * | busts at different tables in one hand-for-hand round tie, or compare chips as set | `tiers` |
 * | a player with several entries is ranked by the best one | `bestPlaces` |
 *
 * Decided here: a group is ordered only if all its chips are known, and one that spans tables ties unless chips are compared;
 * else a player would be ranked by a number that another lacks.
 */

import type { EntrantId } from '../../../tournament/words.ts';
import type { Busted, BustGroup } from '../rules/busts.ts';
import type { EntryNo } from '../rules/room.ts';

export type Place = { readonly entry: EntryNo; readonly from: number; readonly to: number };

/** Worst first; a tier shares its places. */
const tiers = (group: readonly Busted[], compareChips: boolean): (readonly Busted[])[] => {
  const sameTable = new Set(group.map(({ table }) => table)).size <= 1;
  const known = group.every(({ chips }) => chips !== null);
  if (!known || !(sameTable || compareChips)) return [group];
  const byChips = new Map<number, Busted[]>();
  for (const busted of group) {
    const chips = busted.chips ?? 0;
    byChips.set(chips, [...(byChips.get(chips) ?? []), busted]);
  }
  return [...byChips].toSorted(([a], [b]) => a - b).map(([, tier]) => tier);
};

/**
 * @param entries number of all entries, re-entries included
 * @param winner the one entry that is left, if only one is
 */
export const placesOf = (
  groups: readonly BustGroup[],
  entries: number,
  winner: EntryNo | null,
  compareChips = false,
): Place[] => {
  const places: Place[] = [];
  let worst = entries;
  for (const group of groups)
    for (const tier of tiers(group.busted, compareChips)) {
      const from = worst - tier.length + 1;
      for (const { entry } of tier) places.push({ entry, from, to: worst });
      worst = from - 1;
    }
  if (winner !== null && worst === 1) places.push({ entry: winner, from: 1, to: 1 });
  return places.toSorted((a, b) => a.from - b.from || a.entry - b.entry);
};

export const bestPlaces = (places: readonly Place[], playerOf: (entry: EntryNo) => EntrantId): Place[] => {
  const seen = new Set<EntrantId>();
  return places.filter(({ entry }) => {
    const player = playerOf(entry);
    if (seen.has(player)) return false;
    seen.add(player);
    return true;
  });
};
