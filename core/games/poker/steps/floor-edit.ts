/** Seats and entries changed together: each page and each table is copied once, however many seats change. */

import type { TableNo } from '../../../tournament/words.ts';
import { type Chair, type Entry, entryOf, type Floor, type FloorTable, tableOf } from '../rules/floor-state.ts';
import { withReplaced } from '../rules/pages.ts';
import { type EntryNo, emptySeat, type Seat, seatAt } from '../rules/room.ts';

export type FloorEdit = ReturnType<typeof editing>;

export const editing = (floor: Floor) => {
  const tables = new Map<TableNo, FloorTable>();
  const seats = new Map<TableNo, Seat[]>();
  const entries = new Map<EntryNo, Entry>();

  const table = (id: TableNo): FloorTable => {
    const found = tables.get(id) ?? tableOf(floor, id);
    if (found === undefined) throw new Error(`no table ${id}`);
    return found;
  };
  const setTable = (id: TableNo, change: Partial<FloorTable>): void => {
    tables.set(id, { ...table(id), ...change });
  };
  const entry = (no: EntryNo): Entry => {
    const found = entries.get(no) ?? entryOf(floor, no);
    if (found === undefined) throw new Error(`no entry ${no}`);
    return found;
  };
  const setEntry = (no: EntryNo, change: Partial<Entry>): void => {
    entries.set(no, { ...entry(no), ...change });
  };
  const seat = (chair: Chair): Seat => seatAt(table(chair.table), chair.seat) ?? emptySeat;
  const setSeat = (chair: Chair, change: Partial<Seat>): void => {
    const before = seat(chair);
    let own = seats.get(chair.table);
    if (own === undefined) {
      own = [...table(chair.table).seats];
      seats.set(chair.table, own);
      setTable(chair.table, { seats: own });
    }
    own[chair.seat - 1] = { ...before, ...change };
  };

  return {
    entry,
    setEntry,
    table,
    setTable,
    seat,
    setSeat,
    /** Whoever still sits there has stood up and is on the way. */
    fill: (chair: Chair, no: EntryNo): void => {
      const before = seat(chair).entry;
      if (before !== null && before !== no) setEntry(before, { at: null });
      setSeat(chair, { entry: no, reservedFor: null });
      const { opened } = table(chair.table);
      if (opened.includes(chair.seat)) setTable(chair.table, { opened: opened.filter((each) => each !== chair.seat) });
      setEntry(no, { status: 'seated', at: chair });
    },
    leave: (no: EntryNo, unlock = false): void => {
      const { at } = entry(no);
      if (at !== null && seat(at).entry === no) {
        setSeat(at, unlock ? { entry: null, locked: false } : { entry: null });
        setTable(at.table, { opened: [...table(at.table).opened.filter((each) => each !== at.seat), at.seat] });
      }
      setEntry(no, { at: null });
    },
    done: (more: Partial<Floor> = {}): Floor => ({
      ...floor,
      ...more,
      tables: withReplaced(more.tables ?? floor.tables, new Map([...tables].map(([id, made]) => [id - 1, made]))),
      entries: withReplaced(more.entries ?? floor.entries, new Map([...entries].map(([no, made]) => [no - 1, made]))),
    }),
  };
};
