/**
 * Places, derived from the busts.
 *
 * | rule [poker 8] | function |
 * | --- | --- |
 * | a group of k gets places E-b-k+1 .. E-b, b busted in earlier groups | `placesOf` |
 * | inside a group more chips at the start of the hand are better; equal or unknown chips tie | `tiers` |
 * | busts at different tables in one hand-for-hand round tie, or compare chips as set | `tiers` |
 * | the last one left has place 1 | `placesOf` |
 * | a player with several entries is ranked by the best one | `bestPlaces` |
 *
 * Decided here: a group is ordered only if the chips of all its busts are known, and one that spans tables ties as a
 * whole unless chips are compared; anything between would rank a player by a number that is missing for another.
 */

import type { EntrantId } from '../../../tournament/words.ts';
import type { Busted, BustGroup } from '../rules/busts.ts';
import type { EntryNo } from '../rules/room.ts';

/** Places `from` to `to` of an entry, the same unless it is tied. */
export type Place = { readonly entry: EntryNo; readonly from: number; readonly to: number };

/** The busts of a group in tiers, worst first; a tier shares its places. */
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
 * Places of all busted entries and of the winner, best place first; tied entries in order of registration.
 *
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

/** The best place of each player, best first. */
export const bestPlaces = (places: readonly Place[], playerOf: (entry: EntryNo) => EntrantId): Place[] => {
  const seen = new Set<EntrantId>();
  return places.filter(({ entry }) => {
    const player = playerOf(entry);
    if (seen.has(player)) return false;
    seen.add(player);
    return true;
  });
};
