/**
 * | rule [poker 8] | where |
 * | --- | --- |
 * | places, the one who is left included | `placesOf`, `winnerOf` |
 * | the pool: entries that count, rebuys, add-ons | `soldOf`, `poolOf` |
 * | prizes by place, shared where a place is | `prizes`, `prizeByEntry` |
 * | of several entries of a player the best counts | `bestPlaces` |
 */

import type { EntrantId } from '../../../tournament/words.ts';
import { countedEntries, entryOf, type Floor, type Hall, isStillIn } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import type { EntryNo } from '../rules/room.ts';
import { partsOf, poolOf, prizeByEntry, prizes } from './payouts.ts';
import { bestPlaces, placesOf } from './places.ts';

export type ResultRow = {
  readonly entry: EntryNo;
  readonly player: EntrantId;
  readonly from: number;
  readonly to: number;
  readonly prize: number;
  readonly by: readonly EntryNo[];
  readonly at: number | null;
  /** False where a better entry of the same player counts. */
  readonly counts: boolean;
};

export type Results = {
  readonly rows: readonly ResultRow[];
  /** More entries may come, so every place may still move down. */
  readonly provisional: boolean;
  readonly pool: number;
  readonly prizes: readonly number[];
};

/** Entries that count, rebuys and add-ons. */
export const soldOf = ({ floor }: Pick<Hall, 'floor'>) => {
  const all = itemsOf(floor.entries);
  return {
    entries: countedEntries(floor),
    rebuys: all.reduce((sum, { rebuys }) => sum + rebuys, 0),
    addOns: all.reduce((sum, { addOns }) => sum + addOns, 0),
  };
};

/** The one entry that is left of several; null while more are in, and before anybody is out. */
export const winnerOf = ({ entries, busts }: Floor): EntryNo | null => {
  if (busts.length === 0) return null;
  const inIt = itemsOf(entries).filter(isStillIn);
  return inIt.length === 1 ? (inIt[0]?.no ?? null) : null;
};

export const resultsOf = (hall: Hall): Results => {
  const { floor, rules } = hall;
  const sold = soldOf(hall);
  const groups = itemsOf(floor.busts);
  const places = placesOf(groups, sold.entries, winnerOf(floor), rules.compareChips);
  const pool = poolOf(rules.money, sold);
  const byPlace = prizes(pool, partsOf(rules.payouts, sold.entries), rules.payouts.unit);
  const won = prizeByEntry(places, byPlace, rules.payouts.unit);
  const playerOf = (entry: EntryNo) => entryOf(floor, entry)?.player ?? 0;
  const best = new Set(bestPlaces(places, playerOf).map(({ entry }) => entry));
  const busts = new Map(groups.flatMap(({ at, busted }) => busted.map((each) => [each.entry, { at, by: each.by }])));
  return {
    rows: places.map(({ entry, from, to }) => ({
      entry,
      player: playerOf(entry),
      from,
      to,
      prize: won.get(entry) ?? 0,
      by: busts.get(entry)?.by ?? [],
      at: busts.get(entry)?.at ?? null,
      counts: best.has(entry),
    })),
    provisional: floor.registrationOpen,
    pool,
    prizes: byPlace,
  };
};
