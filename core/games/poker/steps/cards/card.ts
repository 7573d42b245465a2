/**
 * What a suggestion card is, and the room as it looks at it.
 */

import type { EntrantId, Phrase, TableNo } from '../../../../tournament/words.ts';
import { entryOf, type FloorTable, type Hall, roomOfFloor } from '../../rules/floor-state.ts';
import type { EntryNo } from '../../rules/room.ts';
import type { FloorCommand } from '../floor-commands.ts';

type Timeless<C> = C extends { readonly at: number } ? Omit<C, 'at'> : C;
export type CardDeed = Timeless<FloorCommand>;

export type Card = {
  /** Stays the same as long as the suggestion does. */
  readonly key: string;
  readonly kind: 'redFlag' | 'break' | 'balance' | 'operatorSwap' | 'alternates' | 'finalTable' | 'levels';
  readonly reason: Phrase;
  readonly warnings: readonly Phrase[];
  readonly tables: readonly TableNo[];
  readonly entries: readonly EntryNo[];
  /** Null where there is only something to tell. */
  readonly deed: CardDeed | null;
  readonly primary: 'deed' | 'walk';
  readonly others: readonly CardDeed[];
};

const byId = (tables: readonly FloorTable[]) => new Map(tables.map((table) => [table.id, table]));

export type Seen = Hall & {
  readonly tables: readonly FloorTable[];
  readonly table: (id: TableNo) => FloorTable | undefined;
};

export const seenOf = (hall: Hall): Seen => {
  const { tables } = roomOfFloor(hall);
  const all = byId(tables);
  return { ...hall, tables, table: (id) => all.get(id) };
};

export const nameOf = (seen: Seen, id: TableNo): string => seen.table(id)?.name ?? String(id);

export const playerOf = (seen: Seen, entry: EntryNo | null): EntrantId | null =>
  entry === null ? null : (entryOf(seen.floor, entry)?.player ?? null);
