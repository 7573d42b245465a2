/**
 * Breaking tables and redraws.
 *
 * | rule [poker 6] | where |
 * | --- | --- |
 * | players of all broken tables form one pool for one wizard run | `breakTables` |
 * | breaking a table with locked players asks once and names them [poker 2] | `lockedPlayers` |
 * | everybody: all stand up, locked seats stay unless their table closes | `redrawFor` |
 * | final table: one table, its extra chairs, a random button | `finalTable` |
 *
 * Decided here: slips to a table that breaks and walks from or to it are cancelled; their players stay where they sit.
 */

import { stream } from '../../../random/stream.ts';
import { type Refusal, refuse, type WayOut } from '../../../tournament/refusal.ts';
import type { TableNo } from '../../../tournament/words.ts';
import { bigBlindAfter, waitAfterDraw } from '../rules/blinds.ts';
import { entryOf, type FloorTable, type Move, tableOf } from '../rules/floor-state.ts';
import { itemsOf, lengthOf } from '../rules/pages.ts';
import { type Assignment, type EntryNo, isActive, MOST_SEATS, SOMEBODY } from '../rules/room.ts';
import { poolOfRedraw, roomForRedraw, roomOfBreak, slipsVoidedBy } from '../seating/callers.ts';
import { cancel } from './decide-cancels.ts';
import { isRefusal, knownTable } from './decide-tables.ts';
import type { FloorDeed } from './floor-commands.ts';
import { besideNextDraw, drawSeats, note, tablesNow, type Work } from './work.ts';

/** Refuses `poker.tableUnknown`, `poker.notPlaying`, and `poker.lastTable` if none would be left. */
const breakable = (work: Work, ids: readonly TableNo[]): readonly FloorTable[] | Refusal => {
  const tables: FloorTable[] = [];
  for (const id of new Set(ids)) {
    const table = knownTable(work, id);
    if (isRefusal(table)) return table;
    if (!isActive(table)) return refuse('poker.notPlaying', { name: table.name });
    tables.push(table);
  }
  const left = tablesNow(work).filter((table) => isActive(table) && !ids.includes(table.id));
  return left.length === 0 ? refuse('poker.lastTable') : tables;
};

/** Refuses `poker.lockedPlayers` with names of tables and players. */
const lockedPlayers = (work: Work, tables: readonly FloorTable[]): Refusal | null => {
  const players = tables.flatMap(({ seats }) =>
    seats.flatMap(({ locked, entry }) => (locked && entry !== null ? [entryOf(work.floor, entry)?.player ?? 0] : [])),
  );
  if (players.length === 0) return null;
  return refuse('poker.lockedPlayers', { players, count: players.length, tables: tables.map(({ name }) => name) }, [
    { do: 'poker.breakAnyway' },
  ]);
};

/** Seats that people with slips still sit on come free when those have gone. */
const waitForSlips = (work: Work): readonly WayOut[] => {
  const count = work.floor.pending.length;
  return count === 0 ? [] : [{ do: 'poker.finishMoves', params: { count } }];
};

/** Whoever breaks a table wants neither another one nor somebody standing. */
const unlocking = ({ ways }: Refusal): readonly WayOut[] => ways.filter(({ do: way }) => way === 'poker.unlockSeats');

const setBreaking = (work: Work, ids: readonly TableNo[]): void => {
  for (const table of ids) note(work, { type: 'table.state', table, state: 'breaking' });
};

export const breakTables = (work: Work, command: FloorDeed<'breakTables'>): Refusal | null => {
  const tables = breakable(work, command.tables);
  if (isRefusal(tables)) return tables;
  const locked = command.confirmed ? null : lockedPlayers(work, tables);
  if (locked !== null) return locked;
  const ids = tables.map(({ id }) => id);
  if (command.mode === 'everybody') return redrawFor(work, ids, command.at);
  const { at } = command;
  const walksAway = work.floor.pending.flatMap(({ entry, from, to }) =>
    entry === null && ids.includes(from?.table ?? 0) ? [{ ...to, entry: SOMEBODY }] : [],
  );
  const voided = slipsVoidedBy(tablesNow(work), ids, walksAway);
  const isVoid = ({ to }: Move) => voided.some(({ table, seat }) => table === to.table && seat === to.seat);
  cancel(work, work.floor.pending.filter(isVoid), 'tableBreaks', at);
  const { room, pool } = roomOfBreak(tablesNow(work), ids, voided);
  const says = ({ table, seat }: Assignment) => {
    const found = tableOf(work.floor, table);
    return found === undefined ? 'none' : waitAfterDraw(found, seat);
  };
  const refusal = drawSeats(work, pool, { cause: 'break', at, tables: room, says, bySlip: true });
  if (refusal !== null) return { ...refusal, ways: [...waitForSlips(work), ...unlocking(refusal)] };
  setBreaking(work, ids);
  return null;
};

const redrawFor = (work: Work, breaks: readonly TableNo[], at: number): Refusal | null => {
  const before = tablesNow(work);
  const pool = redrawPool(work, before, breaks);
  cancel(work, work.floor.pending, 'redraw', at);
  const room = roomForRedraw(tablesNow(work), breaks, pool);
  const refusal = drawSeats(work, pool, { cause: 'redraw', at, tables: room, bySlip: true });
  if (refusal !== null) return breaks.length === 0 ? refusal : { ...refusal, ways: unlocking(refusal) };
  for (const { id, bbSeat, buttonSeat } of before)
    if (bbSeat !== null || buttonSeat !== null)
      note(work, { type: 'blind.marked', table: id, bb: null, button: null, at });
  setBreaking(work, breaks);
  return null;
};

/** Nobody is on the way to a locked seat that stays: that slip is void like all others. */
const redrawPool = (work: Work, tables: readonly FloorTable[], breaks: readonly TableNo[]): readonly EntryNo[] => {
  const moving = work.floor.pending.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  return [...new Set([...poolOfRedraw(tables, breaks), ...moving])].toSorted((a, b) => a - b);
};

export const redraw = (work: Work, { at }: FloorDeed<'redraw'>): Refusal | null =>
  redrawPool(work, tablesNow(work), []).length === 0 ? refuse('poker.nobodyToSeat') : redrawFor(work, [], at);

export const finalTable = (work: Work, command: FloorDeed<'finalTable'>): Refusal | null => {
  const table = knownTable(work, command.table);
  if (isRefusal(table)) return table;
  if (!isActive(table)) return refuse('poker.notPlaying', { name: table.name });
  const others = tablesNow(work).filter((other) => isActive(other) && other.id !== table.id);
  const locked = command.confirmed ? null : lockedPlayers(work, others);
  if (locked !== null) return locked;
  const { at } = command;
  const chairs = table.seats.length + command.extraChairs;
  if (chairs > MOST_SEATS) return refuse('poker.tooManyChairs', { seats: chairs, most: MOST_SEATS });
  if (command.extraChairs > 0) note(work, { type: 'table.chairs', table: table.id, chairs });
  const drawsBefore = lengthOf(work.floor.draws);
  const refusal = redrawFor(
    work,
    others.map(({ id }) => id),
    at,
  );
  if (refusal !== null) return refusal;
  const drawn = tableOf(work.floor, table.id);
  if (drawn === undefined) return null;
  // The button belongs to the draw, so it comes from its seed.
  const last = itemsOf(work.floor.draws)[drawsBefore];
  const random = last === undefined ? besideNextDraw(work, 'button') : stream(last.seed, 'button');
  const seats = drawn.seats.map((seat) => ({ ...seat, entry: seat.reservedFor ?? seat.entry }));
  const taken = seats.flatMap(({ entry }, index) => (entry === null ? [] : [index + 1]));
  const button = taken[random.below(taken.length)] ?? null;
  if (button === null) return null;
  note(work, { type: 'blind.marked', table: table.id, bb: bigBlindAfter({ ...drawn, seats }, button), button, at });
  return null;
};
