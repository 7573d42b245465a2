/**
 * Who calls the wizard, and with which room and pool.
 *
 * | rule [poker 5, 6, 8] | function |
 * | --- | --- |
 * | initial draw: as many tables as are needed, those that break last | `tablesToOpen` |
 * | players of all broken tables form one pool; slips to them are void [poker 6] | `slipsVoidedBy`, `roomOfBreak` |
 * | everybody: locked occupied seats stay unless their table closes | `poolOfRedraw`, `roomForRedraw` |
 */

import type { TableNo } from '../../../tournament/words.ts';
import {
  type EntryNo,
  emptySeat,
  entriesAt,
  isActive,
  isFree,
  leaversOf,
  type RoomTable,
  type SeatNo,
  SOMEBODY,
  seatAt,
  withSeat,
} from '../rules/room.ts';
import { keptLongest, neededTables } from './consolidate.ts';

/** Active tables first, then those that break last. @param players all who will sit, also those who sit already */
export const tablesToOpen = (
  tables: readonly RoomTable[],
  players: number,
  ideal: number | null,
): readonly TableNo[] => {
  const active = tables.filter(isActive);
  const closed = keptLongest(
    tables.filter(({ state }) => state === 'closed'),
    'posted',
  );
  const needed = neededTables([...active, ...closed], players, ideal);
  return closed.slice(0, Math.max(0, needed - active.length)).map(({ id }) => id);
};

export const seatOrWait = (
  waiting: readonly EntryNo[],
  newcomers: readonly EntryNo[],
  free: number,
): { readonly seat: readonly EntryNo[]; readonly wait: readonly EntryNo[] } => {
  const inLine = [...waiting, ...newcomers];
  return { seat: inLine.slice(0, free), wait: inLine.slice(free) };
};

export const seatIsFree = (tables: readonly RoomTable[], table: TableNo | null, seat: SeatNo | null): boolean => {
  const found = tables.find(({ id }) => id === table);
  const chair = found === undefined || seat === null ? undefined : seatAt(found, seat);
  return found !== undefined && chair !== undefined && isActive(found) && isFree(chair);
};

/**
 * Chairs whose slips a break makes void: those at the tables that break, then the chair that each of these players keeps now, and
 * so on.
 *
 * @param more chairs of other slips that are void with them
 */
export const slipsVoidedBy = (
  tables: readonly RoomTable[],
  breaks: readonly TableNo[],
  more: readonly VoidSlip[] = [],
): readonly VoidSlip[] => {
  const held = new Map<string, VoidSlip>();
  const sits = new Map<EntryNo, string>();
  const chairOf = (table: TableNo, seat: SeatNo): string => `${table}.${seat}`;
  for (const { id, seats } of tables)
    for (const [index, { entry, reservedFor }] of seats.entries()) {
      const chair = chairOf(id, index + 1);
      if (entry !== null) sits.set(entry, chair);
      if (reservedFor !== null) held.set(chair, { table: id, seat: index + 1, entry: reservedFor });
    }
  const voided = new Map<string, VoidSlip>();
  const add = (slip: VoidSlip | undefined): void => {
    if (slip === undefined || voided.has(chairOf(slip.table, slip.seat))) return;
    voided.set(chairOf(slip.table, slip.seat), slip);
    add(held.get(sits.get(slip.entry) ?? ''));
  };
  for (const slip of held.values()) if (breaks.includes(slip.table)) add(slip);
  for (const slip of more) add(slip);
  return [...voided.values()];
};

/** `SOMEBODY` where the slip names nobody. */
export type VoidSlip = { readonly table: TableNo; readonly seat: SeatNo; readonly entry: EntryNo };

export const withoutSlips = (tables: readonly RoomTable[], slips: readonly VoidSlip[]): RoomTable[] =>
  slips.reduce<RoomTable[]>(
    (now, { table, seat }) =>
      now.map((each) => (each.id === table ? withSeat(each, seat, { reservedFor: null }) : each)),
    [...tables],
  );

/** Slips that the break makes void are void here; whoever loses his old chair with it draws with the others. */
export const roomOfBreak = (
  tables: readonly RoomTable[],
  breaks: readonly TableNo[],
  voided: readonly VoidSlip[],
): { readonly room: readonly RoomTable[]; readonly pool: readonly EntryNo[] } => {
  const staying = new Set(
    tables.flatMap(({ state, seats }) => (state === 'breaking' ? [] : seats.flatMap(({ entry }) => entry ?? []))),
  );
  const homeless = voided.flatMap(({ entry }) => (entry === SOMEBODY || staying.has(entry) ? [] : [entry]));
  const pool = [...new Set([...poolOfBreak(tables, breaks), ...homeless])].toSorted((a, b) => a - b);
  return { room: roomForBreak(tables, breaks, pool), pool };
};

/** Everybody at the tables that break or on the way there, without those who have a slip away. */
export const poolOfBreak = (tables: readonly RoomTable[], breaks: readonly TableNo[]): readonly EntryNo[] => {
  const leaving = leaversOf(tables);
  return tables
    .filter(({ id }) => breaks.includes(id))
    .flatMap((table) => entriesAt(table, leaving))
    .toSorted((a, b) => a - b);
};

export const roomForBreak = (
  tables: readonly RoomTable[],
  breaks: readonly TableNo[],
  pool: readonly EntryNo[],
): RoomTable[] => {
  const drawing = new Set(pool);
  return tables.map((table) => {
    if (breaks.includes(table.id)) return { ...table, state: 'closed', seats: table.seats.map(() => emptySeat) };
    if (!table.seats.some(({ entry }) => entry !== null && drawing.has(entry))) return table;
    return {
      ...table,
      seats: table.seats.map((seat) =>
        seat.entry !== null && drawing.has(seat.entry) ? { ...seat, entry: null, locked: true } : seat,
      ),
    };
  });
};

/** All but the players of locked seats at tables that stay. */
export const poolOfRedraw = (tables: readonly RoomTable[], breaks: readonly TableNo[]): readonly EntryNo[] => {
  const leaving = leaversOf(tables);
  return tables
    .filter(isActive)
    .flatMap((table) => {
      if (breaks.includes(table.id)) return entriesAt(table, leaving);
      return entriesAt({ ...table, seats: table.seats.filter(({ locked }) => !locked) }, leaving);
    })
    .toSorted((a, b) => a - b);
};

export const roomForRedraw = (
  tables: readonly RoomTable[],
  breaks: readonly TableNo[],
  pool: readonly EntryNo[],
): RoomTable[] => {
  const drawing = new Set(pool);
  const standsUp = (no: EntryNo | null) => no !== null && drawing.has(no);
  return tables.map((table) => ({
    ...table,
    state: breaks.includes(table.id) ? 'closed' : table.state,
    seats: table.seats.map((seat) =>
      standsUp(seat.entry) || standsUp(seat.reservedFor)
        ? {
            ...seat,
            entry: standsUp(seat.entry) ? null : seat.entry,
            reservedFor: standsUp(seat.reservedFor) ? null : seat.reservedFor,
          }
        : seat,
    ),
  }));
};

/** A seat for one player who gets another one: not the chair that was given, nor one of the table that is left. */
export const roomForNewSeat = (
  tables: readonly RoomTable[],
  entry: EntryNo,
  not: { readonly table: TableNo; readonly seat: SeatNo },
  leaves: TableNo | null,
): RoomTable[] =>
  roomForBreak(tables, [], [entry]).map((table) => {
    if (table.id !== not.table && table.id !== leaves) return table;
    const seats = table.seats.map((seat, index) =>
      isFree(seat) && (table.id === leaves || index + 1 === not.seat) ? { ...seat, locked: true } : seat,
    );
    return { ...table, seats };
  });

export const withChairs = <T extends RoomTable>(table: T, chairs: number): T => ({
  ...table,
  seats: [...table.seats, ...Array.from({ length: chairs }, () => emptySeat)],
});
