/**
 * Busts, and what takes them back.
 *
 * | rule [poker 8] | where |
 * | --- | --- |
 * | status, knockout log, seat emptied and unlocked, pending move cancelled, in one step | `bust` |
 * | somebody wins the chips: the last one left is never out, nor a whole table in one hand | `bust`, `tableWithoutWinner` |
 * | a late correction removes the bust and gives a seat: the old one if free, else by lot | `reinstate` |
 * | no seat free: an extra chair at his table, else the table closed last is offered | `extraChair`, `reopen` |
 */

import { type Refusal, refuse, type WayOut } from '../../../tournament/refusal.ts';
import type { TableNo } from '../../../tournament/words.ts';
import type { Busted } from '../rules/busts.ts';
import { bustCount, entryOf, type FloorTable, moveOf, stillIn, tableOf } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import { type EntryNo, isActive, MOST_SEATS } from '../rules/room.ts';
import { seatedEntry } from '../rules/seen.ts';
import { seatIsFree } from '../seating/callers.ts';
import { cancel } from './decide-cancels.ts';
import { reEnter } from './decide-seats.ts';
import type { FloorDeed } from './floor-commands.ts';
import { drawSeats, note, tablesNow, type Work } from './work.ts';

/** Whoever has a slip may sit there already, or not any more. */
const tableWithoutWinner = ({ floor }: Work, hand: readonly EntryNo[]): FloorTable | undefined => {
  const out = new Set(hand);
  const stays = (no: EntryNo | null) => no === null || !out.has(no);
  return itemsOf(floor.tables).find(({ id, seats }) => {
    const sitting = seats.flatMap(({ entry }) => entry ?? []);
    const coming = floor.pending.some(({ to, entry }) => to.table === id && stays(entry));
    const here = sitting.filter((no) => entryOf(floor, no)?.slip === null);
    return here.length > 1 && !sitting.some(stays) && !coming;
  });
};

export const bust = (work: Work, { hands, reEnter: again, at }: FloorDeed<'bust'>): Refusal | null => {
  const named = hands.flat().map(({ entry }) => entry);
  if (new Set(named).size < named.length) return refuse('poker.bustTwice');
  const stray = hands
    .flat()
    .flatMap(({ by }) => by)
    .find((no) => entryOf(work.floor, no) === undefined);
  if (stray !== undefined) return refuse('poker.entryUnknown', { entry: stray });
  for (const hand of hands) {
    const emptied = tableWithoutWinner(
      work,
      hand.map(({ entry }) => entry),
    );
    if (emptied !== undefined) return refuse('poker.noWinner', { name: emptied.name });
    const busted: Busted[] = [];
    for (const { entry: no, chips, by } of hand) {
      const entry = seatedEntry(work.floor, no);
      if ('code' in entry) return entry;
      const slip = entry.slip === null ? undefined : moveOf(work.floor, entry.slip);
      const chair = entry.at ?? slip?.to ?? null;
      if (slip !== undefined) cancel(work, [slip], 'bust', at);
      busted.push({ entry: no, chips, by, table: chair?.table ?? null, seat: chair?.seat ?? null });
    }
    note(work, { type: 'busted', group: { no: bustCount(work.floor) + 1, at, busted } });
  }
  for (const no of again) {
    const entry = entryOf(work.floor, no);
    if (entry === undefined || !named.includes(no)) return refuse('poker.entryUnknown', { entry: no });
    const refusal = reEnter(work, { do: 'reEnter', player: entry.player, at });
    if (refusal !== null) return refusal;
  }
  return stillIn(work.floor) === 0 ? refuse('poker.lastLeft') : null;
};

const bustOf = (work: Work, no: EntryNo): Busted | Refusal => {
  const entry = entryOf(work.floor, no);
  if (entry === undefined) return refuse('poker.entryUnknown', { entry: no });
  const found = itemsOf(work.floor.busts)
    .findLast(({ busted }) => busted.some((each) => each.entry === no))
    ?.busted.find((each) => each.entry === no);
  return entry.status === 'eliminated' && found !== undefined
    ? found
    : refuse('poker.notOut', { player: entry.player });
};

export const amendBust = (work: Work, { entry, chips, by }: FloorDeed<'amendBust'>): Refusal | null => {
  const found = bustOf(work, entry);
  if ('code' in found) return found;
  note(work, { type: 'bust.amended', entry, chips, by });
  return null;
};

const reopen = (work: Work) => {
  const last = itemsOf(work.floor.moved).findLast(
    ({ from }) => from !== null && tablesNow(work).some(({ id, state }) => id === from.table && state === 'closed'),
  );
  const table = tablesNow(work).find(({ id }) => id === last?.from?.table);
  return table === undefined ? [] : [{ do: 'poker.reopenTable', params: { tables: [table.id], name: table.name } }];
};

const extraChair = (work: Work, id: TableNo | null): readonly WayOut[] => {
  const table = id === null ? undefined : tableOf(work.floor, id);
  if (table === undefined || !isActive(table) || table.seats.length >= MOST_SEATS) return [];
  const params = { table: table.id, seats: table.seats.length + 1, name: table.name };
  return [{ do: 'poker.extraChair', params }];
};

export const reinstate = (work: Work, { entry: no, at }: FloorDeed<'reinstate'>): Refusal | null => {
  const found = bustOf(work, no);
  if ('code' in found) return found;
  const { player } = entryOf(work.floor, no) ?? { player: 0 };
  const inAgain = itemsOf(work.floor.entries).some(
    (other) =>
      other.player === player && other.no > no && other.status !== 'withdrawn' && other.status !== 'eliminated',
  );
  if (inAgain) return refuse('poker.stillIn', { player });
  note(work, { type: 'reinstated', entry: no });
  if (found.table !== null && found.seat !== null && seatIsFree(tablesNow(work), found.table, found.seat)) {
    note(work, { type: 'seated', seats: [{ entry: no, table: found.table, seat: found.seat }] });
  } else {
    const refusal = drawSeats(work, [no], { cause: 'reinstate', at });
    if (refusal !== null) {
      const again = reopen(work);
      const others = again.length > 0 ? refusal.ways.filter((way) => way.do !== 'poker.openTables') : refusal.ways;
      return { ...refusal, ways: [...extraChair(work, found.table), ...again, ...others] };
    }
  }
  return null;
};

export const unseat = (work: Work, { entries, at }: FloorDeed<'unseat'>): Refusal | null => {
  for (const no of new Set(entries)) {
    const entry = seatedEntry(work.floor, no);
    if ('code' in entry) return entry;
    const slip = entry.slip === null ? undefined : moveOf(work.floor, entry.slip);
    if (slip !== undefined) cancel(work, [slip], 'unseated', at);
  }
  note(work, { type: 'unseated', entries: [...new Set(entries)] });
  return null;
};
