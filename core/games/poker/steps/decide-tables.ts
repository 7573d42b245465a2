/**
 * Tables, their order, locks and marks.
 *
 * | rule | command |
 * | --- | --- |
 * | the posted break order stands until the TO changes it; a change is dated [poker 6] | `setBreakOrder`, `postOrder` |
 * | a newly opened table is `filling` until it has `minToStart` players or is started [poker 5 D] | `openTables`, `startTable` |
 * | the mark is the big blind; a marked D derives it [poker 7] | `markBigBlind`, `markButton` |
 * | a table three or more short may be told to play on [poker 7] | `waiveFlag` |
 * | unique names that call no seat, 2 to 12 seats, at most 1,200 tables [poker 2] | `addTables`, `editTable` |
 */

import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { TableNo } from '../../../tournament/words.ts';
import { sameName, seatWord } from '../results/find.ts';
import { bigBlindAfter } from '../rules/blinds.ts';
import { type Chair, type Floor, type FloorTable, isFlagWaived, tableOf } from '../rules/floor-state.ts';
import { itemsOf, lengthOf } from '../rules/pages.ts';
import { emptySeat, isActive, MOST_TABLES, seatAt } from '../rules/room.ts';
import { redFlags } from '../seating/balance.ts';
import { postedOrder } from '../seating/consolidate.ts';
import type { FloorDeed } from './floor-commands.ts';
import { note, tablesNow, type Work } from './work.ts';

export const knownTable = (work: Work, id: TableNo): FloorTable | Refusal =>
  tableOf(work.floor, id) ?? refuse('poker.tableUnknown', { table: id });

export const isRefusal = (value: object): value is Refusal => 'code' in value;

const begun = ({ floor }: Work): boolean => lengthOf(floor.entries) > 0;

/** Until play has begun or the TO has made an order of his own. Later tables break first. */
const postOrder = (work: Work): void => {
  const tables = tablesNow(work);
  const ranked = tables.filter(({ breakRank }) => breakRank > 0).toSorted((a, b) => a.breakRank - b.breakRank);
  const own = begun(work) || work.floor.orderChanged.length > 0;
  const fresh = tables.filter(({ breakRank }) => breakRank === 0).reverse();
  const order = own ? [...fresh, ...ranked].map(({ id }) => id) : postedOrder(tables);
  if (order.some((id, index) => tableOf(work.floor, id)?.breakRank !== index + 1)) {
    note(work, { type: 'breakOrder.set', order, at: null });
  }
};

export const addTables = (work: Work, { count, seatCount }: FloorDeed<'addTables'>): Refusal | null => {
  const tables = tablesNow(work);
  if (tables.length + count > MOST_TABLES) {
    return refuse('poker.tooManyTables', { tables: tables.length + count, most: MOST_TABLES });
  }
  const names = new Set(tables.map(({ name }) => name));
  const free = (number: number): string => (names.has(String(number)) ? free(number + 1) : String(number));
  const made: FloorTable[] = [];
  for (let id = tables.length + 1; id <= tables.length + count; id++) {
    const name = free(id);
    names.add(name);
    made.push({
      id,
      name,
      position: Math.max(id, 1 + Math.max(0, ...tables.map(({ position }) => position)) + made.length),
      state: 'closed',
      clock: false,
      hold: false,
      breakRank: 0,
      bbSeat: null,
      bbMarkedAt: null,
      buttonSeat: null,
      walkers: 0,
      opened: [],
      seats: Array.from({ length: seatCount ?? work.rules.seatCount }, () => emptySeat),
    });
  }
  note(work, { type: 'tables.added', tables: made });
  postOrder(work);
  return null;
};

/** Refuses `poker.tableInUse` once somebody has an entry, since slips name tables. */
export const removeTables = (work: Work, { count }: FloorDeed<'removeTables'>): Refusal | null => {
  const last = tablesNow(work).slice(-count);
  const used = begun(work) ? last[0] : last.find(({ state }) => state !== 'closed');
  if (used !== undefined) return refuse('poker.tableInUse', { name: used.name });
  if (last.length < count) return refuse('poker.tooFewTables', { tables: last.length });
  note(work, { type: 'tables.removed', count });
  postOrder(work);
  return null;
};

const setChairs = (work: Work, table: FloorTable, chairs: number): Refusal | null => {
  const used = table.seats.findLastIndex(({ entry, reservedFor }) => entry !== null || reservedFor !== null) + 1;
  if (chairs < used) return refuse('poker.chairInUse', { name: table.name, seat: used });
  if (chairs !== table.seats.length) note(work, { type: 'table.chairs', table: table.id, chairs });
  return null;
};

export const editTable = (work: Work, command: FloorDeed<'editTable'>): Refusal | null => {
  const table = knownTable(work, command.table);
  if (isRefusal(table)) return table;
  const { name, clock, hold, seatCount } = command;
  if (name !== undefined && name !== table.name) {
    const alike = tablesNow(work).find((other) => other.id !== table.id && sameName(other.name, name));
    if (alike !== undefined) return refuse('poker.nameTaken', { name: alike.name });
    // "1.5" calls seat 5 of table 1 wherever a seat is typed, and on every slip.
    if (seatWord(name) !== null) return refuse('poker.nameLikeSeat', { name });
  }
  const edit = {
    ...(name === undefined || name === table.name ? {} : { name }),
    ...(clock === undefined || clock === table.clock ? {} : { clock }),
    ...(hold === undefined || hold === table.hold ? {} : { hold }),
  };
  if (Object.keys(edit).length > 0) note(work, { type: 'table.edited', table: table.id, edit });
  if (!begun(work)) postOrder(work);
  return seatCount === undefined ? null : setChairs(work, table, seatCount);
};

/** Refuses `poker.orderIncomplete` unless every table stands in the order exactly once. */
const wrongOrder = (work: Work, order: readonly TableNo[]): Refusal | null => {
  const tables = lengthOf(work.floor.tables);
  const complete = order.length === tables && new Set(order).size === tables && order.every((id) => id <= tables);
  return complete ? null : refuse('poker.orderIncomplete', { tables, listed: new Set(order).size });
};

export const arrangeTables = (work: Work, { order }: FloorDeed<'arrangeTables'>): Refusal | null => {
  const wrong = wrongOrder(work, order);
  const changed = order.some((id, index) => tableOf(work.floor, id)?.position !== index + 1);
  if (wrong === null && changed) note(work, { type: 'tables.arranged', order });
  return wrong;
};

export const setBreakOrder = (work: Work, { order, at }: FloorDeed<'setBreakOrder'>): Refusal | null => {
  const wrong = wrongOrder(work, order);
  const changed = order.some((id, index) => tableOf(work.floor, id)?.breakRank !== index + 1);
  if (wrong === null && changed) note(work, { type: 'breakOrder.set', order, at });
  return wrong;
};

export const openTables = (work: Work, { tables, play }: FloorDeed<'openTables'>): Refusal | null => {
  for (const id of tables) {
    const table = knownTable(work, id);
    if (isRefusal(table)) return table;
    if (table.state === 'closed') note(work, { type: 'table.state', table: id, state: play ? 'open' : 'filling' });
  }
  return null;
};

export const startTable = (work: Work, { table: id }: FloorDeed<'startTable'>): Refusal | null => {
  const table = knownTable(work, id);
  if (isRefusal(table)) return table;
  if (table.state === 'filling') note(work, { type: 'table.state', table: id, state: 'open' });
  return null;
};

export const closeTable = (work: Work, { table: id }: FloorDeed<'closeTable'>): Refusal | null => {
  const table = knownTable(work, id);
  if (isRefusal(table)) return table;
  const used = table.seats.filter(({ entry, reservedFor }) => entry !== null || reservedFor !== null).length;
  if (used > 0) {
    return refuse('poker.tableNotEmpty', { name: table.name, players: used }, [
      { do: 'poker.breakTable', params: { table: id } },
    ]);
  }
  if (isActive(table)) note(work, { type: 'table.state', table: id, state: 'closed' });
  return null;
};

const noSuchSeat = (table: FloorTable, seat: number): Refusal | null =>
  seatAt(table, seat) === undefined
    ? refuse('poker.noSeat', { name: table.name, seat, seats: table.seats.length })
    : null;

export const lockSeat = (work: Work, { table: id, seat, locked }: FloorDeed<'lockSeat'>): Refusal | null => {
  const table = knownTable(work, id);
  if (isRefusal(table)) return table;
  const missing = noSuchSeat(table, seat);
  if (missing !== null) return missing;
  if (seatAt(table, seat)?.locked !== locked) note(work, { type: 'seat.locked', table: id, seat, locked });
  return null;
};

const emptyLocked = (tables: readonly FloorTable[]): readonly Chair[] =>
  tables
    .filter(isActive)
    .flatMap(({ id, seats }) =>
      seats.flatMap(({ locked, entry, reservedFor }, index) =>
        locked && entry === null && reservedFor === null ? [{ table: id, seat: index + 1 }] : [],
      ),
    );

export const seatsToUnlock = (floor: Floor): number => emptyLocked(itemsOf(floor.tables)).length;

export const unlockSeats = (work: Work): null => {
  for (const chair of emptyLocked(tablesNow(work))) note(work, { type: 'seat.locked', ...chair, locked: false });
  return null;
};

export const markBlind = (work: Work, command: FloorDeed<'markBigBlind' | 'markButton'>): Refusal | null => {
  const table = knownTable(work, command.table);
  if (isRefusal(table)) return table;
  const { seat, at } = command;
  const missing = seat === null ? null : noSuchSeat(table, seat);
  if (missing !== null) return missing;
  // A big blind marked by itself says nothing about where the button is now.
  const marks =
    command.do === 'markBigBlind'
      ? { bb: command.seat, button: null }
      : { bb: bigBlindAfter(table, command.seat), button: command.seat };
  note(work, { type: 'blind.marked', table: table.id, ...marks, at });
  return null;
};

/** Refuses `poker.notShort` for a table that nobody would stop. */
export const waiveFlag = (work: Work, { table: id, waived }: FloorDeed<'waiveFlag'>): Refusal | null => {
  const table = knownTable(work, id);
  if (isRefusal(table)) return table;
  if (waived && !redFlags(tablesNow(work), work.rules).some((flag) => flag.table === id)) {
    return refuse('poker.notShort', { name: table.name });
  }
  if (isFlagWaived(work.floor, id) !== waived) note(work, { type: 'flag.waived', table: id, waived });
  return null;
};
