/**
 * Who gets a seat, by draw or by hand.
 *
 * | rule | command |
 * | --- | --- |
 * | initial draw: everybody who may be seated, on as many tables as are needed [poker 5 B] | `initialDraw` |
 * | many who sit down before anybody else are an initial draw too, however they were chosen [poker 5 A] | `seat` |
 * | late entry, re-entry: one entry, alternates first, else the end of the queue [poker 5 D] | `late`, `reEnter` |
 * | only paid entries are seated, unless the rule is off [poker 5 A] | `unableToPlay`, `initialDraw` |
 * | more than seats: refused with the ways out, or the first are seated and the rest wait [poker 3] | `seatPool` |
 * | people wait and no seat is free: refused with the tables to open [room 2.8] | `roomFull` |
 * | a seat given by hand; a locked one after a confirmation [poker 2] | `place` |
 */

import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { waitAfterDraw } from '../rules/blinds.ts';
import { type DrawCause, type Entry, entryOf, tableOf } from '../rules/floor-state.ts';
import { itemsOf, lengthOf } from '../rules/pages.ts';
import { type Assignment, type EntryNo, type SeatNo, seatAt } from '../rules/room.ts';
import { seatedEntry } from '../rules/seen.ts';
import { seatOrWait, tablesToOpen } from '../seating/callers.ts';
import { capacityOf, notEnoughSeats } from '../seating/capacity.ts';
import { playersLeft } from '../seating/consolidate.ts';
import { isRefusal, knownTable } from './decide-tables.ts';
import type { FloorDeed } from './floor-commands.ts';
import { drawSeats, note, tablesNow, type Work } from './work.ts';

const lastEntries = (work: Work): ReadonlyMap<EntrantId, Entry> => {
  const last = new Map<EntrantId, Entry>();
  for (const entry of itemsOf(work.floor.entries)) if (entry.status !== 'withdrawn') last.set(entry.player, entry);
  return last;
};

const unableToPlay = (work: Work, players: readonly EntrantId[]): Refusal | null => {
  const unknown = players.find((player) => !work.people.has(player));
  if (unknown !== undefined) return refuse('entrant.unknown', { id: unknown });
  const unpaid = work.rules.paymentRequired ? players.filter((player) => work.people.get(player)?.paid === false) : [];
  if (unpaid.length === 0) return null;
  return refuse('poker.unpaid', { players: unpaid, count: unpaid.length }, [
    { do: 'poker.markPaid', params: { players: unpaid } },
  ]);
};

const noMoreEntries = (work: Work): Refusal | null =>
  work.floor.registrationOpen ? null : refuse('poker.registrationClosed', {}, [{ do: 'poker.openRegistration' }]);

const enter = (work: Work, players: readonly EntrantId[]): readonly EntryNo[] => {
  const first = lengthOf(work.floor.entries) + 1;
  if (players.length > 0) note(work, { type: 'entries.added', players });
  return players.map((_, index) => first + index);
};

/** Makes entries where there are none. Refuses `poker.alreadyOut`. */
const entriesFor = (work: Work, players: readonly EntrantId[]): readonly EntryNo[] | Refusal => {
  const last = lastEntries(work);
  const out = players.find((player) => last.get(player)?.status === 'eliminated');
  if (out !== undefined) {
    return refuse('poker.alreadyOut', { player: out }, [{ do: 'poker.reEnter', params: { player: out } }]);
  }
  const fresh = players.filter((player) => !last.has(player));
  const closed = fresh.length > 0 ? noMoreEntries(work) : null;
  if (closed !== null) return closed;
  const had = players.flatMap((player) => last.get(player)?.no ?? []);
  return [...had, ...enter(work, fresh)].toSorted((a, b) => a - b);
};

/** Refuses `poker.roomFull` where people wait and no seat is free, `poker.nobodyToSeat` where nobody waits. */
const roomFull = (work: Work, fresh: number): Refusal => {
  const waiting = work.floor.queue.length + fresh;
  if (waiting === 0) return refuse('poker.nobodyToSeat');
  const { ways } = notEnoughSeats(tablesNow(work), 0, waiting);
  const wait = fresh === 0 ? [] : [{ do: 'poker.waitForSeat' }];
  return refuse('poker.roomFull', { waiting, count: waiting, free: 0 }, [...ways, ...wait]);
};

/** Why people are seated, when, and what becomes of those for whom there is no seat. */
type Seating = { readonly cause: DrawCause; readonly at: number; readonly overflow: 'refuse' | 'wait' };

/** Alternates first, except in the initial draw. Missing seats are refused; with `wait` those without a seat become alternates. */
const seatPool = (work: Work, pool: readonly EntryNo[], { cause, at, overflow }: Seating): Refusal | null => {
  const sits = (no: EntryNo) => entryOf(work.floor, no)?.status === 'seated';
  const { queue } = work.floor;
  /** Those who waited are called alternates, whoever's entry set the draw off; the initial draw keeps its name. */
  const draw = (drawn: readonly EntryNo[]): Refusal | null => {
    const field = drawn.length > 1 && playersLeft(tablesNow(work)) === 0 && lengthOf(work.floor.draws) === 0;
    const first = field && cause === 'late' ? 'initial' : cause;
    const called = first !== 'initial' && drawn.every((no) => queue.includes(no)) ? 'alternate' : first;
    const says = ({ table, seat }: Assignment) => {
      const found = tableOf(work.floor, table);
      return found === undefined || called === 'initial' ? 'none' : waitAfterDraw(found, seat);
    };
    return drawSeats(work, drawn, { cause: called, at, says });
  };
  if (overflow === 'refuse' && cause === 'initial') return draw(pool.filter((no) => !sits(no)));
  const fresh = pool.filter((no) => !queue.includes(no) && !sits(no));
  const free = capacityOf(tablesNow(work));
  const { seat, wait } = seatOrWait(queue, fresh, free);
  if (seat.length === 0 && (fresh.length === 0 || overflow === 'refuse')) return roomFull(work, fresh.length);
  if (wait.length > 0 && overflow === 'refuse') return notEnoughSeats(tablesNow(work), free, seat.length + wait.length);
  const refusal = draw(seat);
  if (refusal !== null) return refusal;
  if (wait.join() !== work.floor.queue.join()) note(work, { type: 'queue.set', queue: wait });
  return null;
};

const openNeeded = (work: Work, people: number): void => {
  for (const table of tablesToOpen(tablesNow(work), people, work.rules.ideal)) {
    note(work, { type: 'table.state', table, state: 'open' });
  }
};

/** Refuses `poker.playBegun` after the first bust. */
export const initialDraw = (work: Work, { at, overflow }: FloorDeed<'initialDraw'>): Refusal | null => {
  if (lengthOf(work.floor.busts) > 0) return refuse('poker.playBegun', {}, [{ do: 'poker.seatUnseated' }]);
  const last = lastEntries(work);
  const pool = [...work.people].flatMap(([player, { paid }]) =>
    (paid || !work.rules.paymentRequired) && last.get(player)?.status !== 'seated' ? [player] : [],
  );
  if (pool.length === 0) {
    const left = [...work.people.keys()].filter((player) => !last.has(player));
    return unableToPlay(work, left) ?? refuse('poker.nobodyToSeat');
  }
  const entries = entriesFor(work, pool);
  if (isRefusal(entries)) return entries;
  openNeeded(work, playersLeft(tablesNow(work)) + entries.length);
  return seatPool(work, entries, { cause: 'initial', at, overflow });
};

export const seat = (work: Work, { players, at, overflow }: FloorDeed<'seat'>): Refusal | null => {
  const unable = unableToPlay(work, players);
  if (unable !== null) return unable;
  const entries = entriesFor(work, [...new Set(players)]);
  if (isRefusal(entries)) return entries;
  if (entries.every((no) => entryOf(work.floor, no)?.status === 'seated')) return refuse('poker.nobodyToSeat');
  return seatPool(work, entries, { cause: 'late', at, overflow });
};

export const late = (work: Work, { player, at }: FloorDeed<'late'>): Refusal | null =>
  seat(work, { do: 'seat', players: [player], at, overflow: 'wait' });

/** Refuses `poker.stillIn` for a player who has not lost his last entry. */
export const reEnter = (work: Work, { player, at }: FloorDeed<'reEnter'>): Refusal | null => {
  const refusal = unableToPlay(work, [player]) ?? noMoreEntries(work);
  if (refusal !== null) return refusal;
  const last = lastEntries(work).get(player);
  if (last !== undefined && last.status !== 'eliminated') return refuse('poker.stillIn', { player });
  return seatPool(work, enter(work, [player]), { cause: 're-entry', at, overflow: 'wait' });
};

export const seatAlternates = (work: Work, { at }: FloorDeed<'seatAlternates'>): Refusal | null =>
  seatPool(work, [], { cause: 'late', at, overflow: 'wait' });

/** Refuses `poker.noSeat`, `poker.tableClosed`, `poker.seatTaken`, and `poker.seatLocked` unless confirmed. */
export const seatRefusal = (
  work: Work,
  chair: { readonly table: number; readonly seat: SeatNo },
  confirmed: boolean,
): Refusal | null => {
  const table = knownTable(work, chair.table);
  if (isRefusal(table)) return table;
  const where = { name: table.name, seat: chair.seat };
  const found = seatAt(table, chair.seat);
  if (found === undefined) return refuse('poker.noSeat', { ...where, seats: table.seats.length });
  if (table.state === 'closed' || table.state === 'breaking') {
    return refuse('poker.tableClosed', where, [{ do: 'poker.openTables', params: { tables: [table.id], count: 1 } }]);
  }
  if (found.entry !== null || found.reservedFor !== null) return refuse('poker.seatTaken', where);
  return found.locked && !confirmed ? refuse('poker.seatLocked', where, [{ do: 'poker.useLockedSeat' }]) : null;
};

export const place = (work: Work, { seats, confirmed }: FloorDeed<'place'>): Refusal | null => {
  const players = seats.map(({ player }) => player);
  const unable = unableToPlay(work, players);
  if (unable !== null) return unable;
  const entries = entriesFor(work, [...new Set(players)]);
  if (isRefusal(entries)) return entries;
  const last = lastEntries(work);
  for (const { player, table, seat: number } of seats) {
    const entry = last.get(player);
    if (entry === undefined || entryOf(work.floor, entry.no)?.status === 'seated')
      return refuse('poker.stillIn', { player });
    const refusal = seatRefusal(work, { table, seat: number }, confirmed);
    if (refusal !== null) return refusal;
    note(work, { type: 'seated', seats: [{ entry: entry.no, table, seat: number }] });
  }
  return null;
};

export const withdraw = (work: Work, { entries }: FloorDeed<'withdraw'>): Refusal | null => {
  for (const no of entries) {
    const entry = entryOf(work.floor, no);
    if (entry === undefined) return refuse('poker.entryUnknown', { entry: no });
    if (entry.status !== 'registered') {
      return refuse('poker.notWaiting', { player: entry.player }, [{ do: 'poker.unseat', params: { entry: no } }]);
    }
  }
  note(work, { type: 'entries.withdrawn', entries });
  return null;
};

/** A rebuy keeps its seat. Refuses `poker.nothingSold`. */
export const sell = (work: Work, { entry: no, what, count }: FloorDeed<'sell'>): Refusal | null => {
  const entry = seatedEntry(work.floor, no);
  if (isRefusal(entry)) return entry;
  if ((what === 'rebuy' ? entry.rebuys : entry.addOns) + count < 0)
    return refuse('poker.nothingSold', { player: entry.player });
  note(work, { type: 'sold', entry: no, what, count });
  return null;
};
