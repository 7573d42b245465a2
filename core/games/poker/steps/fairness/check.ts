/** The free check of a draw [room 1.5]: only what is the same whatever the lot says. No seat and no seed. */

import type { Phrase, TableNo } from '../../../../tournament/words.ts';
import { type Chair, entryOf, type Floor } from '../../rules/floor-state.ts';
import { itemsOf } from '../../rules/pages.ts';
import { type EntryNo, isActive, leaversOf, playersAt } from '../../rules/room.ts';
import type { FloorChange } from '../floor-changes.ts';
import { evolveFloor } from '../floor-evolve.ts';

export type DrawCheck = {
  /** By number; null: had no seat. */
  readonly pool: readonly { readonly entry: EntryNo; readonly from: Chair | null }[];
  readonly tables: readonly { readonly table: TableNo; readonly players: number }[];
  readonly closes: readonly TableNo[];
  readonly opens: readonly TableNo[];
  readonly fewest: number;
  readonly most: number;
  readonly waits: number;
  readonly warnings: readonly Phrase[];
};

const SURE: ReadonlySet<string> = new Set([
  'poker.warnings.clockTableFull',
  'poker.warnings.alreadySeated',
  'poker.warnings.notEligible',
]);

const countsOf = (floor: Floor): ReadonlyMap<TableNo, number> => {
  const tables = itemsOf(floor.tables);
  const leaving = leaversOf(tables);
  return new Map(tables.filter(isActive).map((table) => [table.id, playersAt(table, leaving)]));
};

export const checkOf = (floor: Floor, changes: readonly FloorChange[]): DrawCheck | null => {
  const draw = changes.find((change) => change.type === 'drawn')?.draw;
  if (draw === undefined) return null;
  const later = changes.reduce(evolveFloor, floor);
  const [before, after] = [countsOf(floor), countsOf(later)];
  return {
    pool: draw.seats
      .map(({ entry }) => ({ entry, from: entryOf(floor, entry)?.at ?? null }))
      .toSorted((a, b) => a.entry - b.entry),
    tables: [...after.keys()].map((table) => ({ table, players: before.get(table) ?? 0 })),
    closes: [...before.keys()].filter((table) => !after.has(table)),
    opens: [...after.keys()].filter((table) => !before.has(table)),
    fewest: Math.min(...after.values()),
    most: Math.max(...after.values()),
    waits: later.queue.length - floor.queue.length,
    warnings: draw.warnings.filter(({ code }) => SURE.has(code)),
  };
};
