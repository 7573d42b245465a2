/**
 * Who was named by a seat.
 *
 * | rule [W-9.9] | where |
 * | --- | --- |
 * | a command says who was seen on which seat, and is refused where he sits elsewhere by now: nobody else is taken for him | `seenElsewhere` |
 * | somebody who is not named moves only while both tables have as many as the desk saw: pressed at two desks, one walks | `countedElsewhere` |
 * | who is out already is not said to be without a seat | `seatedEntry` |
 */

import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { TableNo } from '../../../tournament/words.ts';
import { type Chair, chairText, type Entry, entryOf, type Floor, moveOf, tableOf } from './floor-state.ts';
import { itemsOf } from './pages.ts';
import { type EntryNo, leaversOf, playersAt } from './room.ts';

export type Seen = Chair & { readonly entry: EntryNo };

/** Refuses `poker.entryUnknown`, `poker.outAlready` and `poker.notSeated`. */
export const seatedEntry = (floor: Floor, no: EntryNo): Entry | Refusal => {
  const entry = entryOf(floor, no);
  if (entry === undefined) return refuse('poker.entryUnknown', { entry: no });
  if (entry.status === 'seated') return entry;
  return refuse(entry.status === 'eliminated' ? 'poker.outAlready' : 'poker.notSeated', { player: entry.player });
};

const isAt = ({ at }: Entry, { table, seat }: Chair): boolean => at?.table === table && at.seat === seat;

/** Refuses `poker.sitsElsewhere` too, with where he sits or is going. Whoever still sits there with a slip is there. */
export const seenElsewhere = (floor: Floor, seen: readonly Seen[]): Refusal | null => {
  for (const each of seen) {
    const entry = seatedEntry(floor, each.entry);
    if ('code' in entry) return entry;
    if (isAt(entry, each)) continue;
    const at = entry.at ?? moveOf(floor, entry.slip ?? 0)?.to ?? null;
    const params = {
      player: entry.player,
      seat: chairText(floor, each),
      at: at === null ? '' : chairText(floor, at),
    };
    return refuse('poker.sitsElsewhere', params, [{ do: 'poker.allTheSame' }]);
  }
  return null;
};

export type Counted = { readonly table: TableNo; readonly players: number };

/** Refuses `poker.countChanged`: somebody came, left or was moved meanwhile. */
export const countedElsewhere = (floor: Floor, counts: readonly Counted[]): Refusal | null => {
  const leaving = leaversOf(itemsOf(floor.tables));
  for (const { table: id, players } of counts) {
    const table = tableOf(floor, id);
    const now = table === undefined ? 0 : playersAt(table, leaving);
    if (now !== players) return refuse('poker.countChanged', { name: table?.name ?? id, count: now, seen: players });
  }
  return null;
};
