/**
 * The next floor. Pure and total: a change is something that has happened.
 *
 * | rule | where |
 * | --- | --- |
 * | an issued move holds its seat; the old one stays blocked until it is done [poker 2] | `issue`, `finish` |
 * | the seat of a busted player is emptied and unlocked [poker 2] | `busted` |
 * | a closed table has no marks | `table.state` |
 */

import { bustCount, type Floor, type FloorTable, type Move, moveOf } from '../rules/floor-state.ts';
import { firstItems, itemsOf, lengthOf, withAdded, withReplaced } from '../rules/pages.ts';
import { emptySeat, SOMEBODY } from '../rules/room.ts';
import type { FloorChange } from './floor-changes.ts';
import { editing, type FloorEdit } from './floor-edit.ts';

const issue = (edit: FloorEdit, move: Move): void => {
  edit.setSeat(move.to, { reservedFor: move.entry ?? SOMEBODY });
  if (move.entry !== null) edit.setEntry(move.entry, { slip: move.slip });
  else if (move.from !== null) edit.setTable(move.from.table, { walkers: edit.table(move.from.table).walkers + 1 });
};

/** Takes back what `issue` did. */
const release = (edit: FloorEdit, move: Move): void => {
  edit.setSeat(move.to, { reservedFor: null });
  if (move.entry !== null) edit.setEntry(move.entry, { slip: null });
  else if (move.from !== null) {
    edit.setTable(move.from.table, { walkers: Math.max(0, edit.table(move.from.table).walkers - 1) });
  }
};

const draw = (floor: Floor, change: Extract<FloorChange, { type: 'drawn' }>): Floor => {
  const edit = editing(floor);
  const { no, seats, cause, at } = change.draw;
  const seated = new Set(seats.map(({ entry }) => entry));
  const issued: Move[] = [];
  for (const [index, { entry, table, seat, slip }] of seats.entries()) {
    if (change.issued === null) {
      edit.fill({ table, seat }, entry);
      continue;
    }
    const from = edit.entry(entry).at;
    if (from?.table === table && from.seat === seat) continue;
    const move: Move = {
      slip,
      entry,
      from,
      to: { table, seat },
      cause: cause === 'redraw' ? 'redraw' : cause === 'balance' ? 'balance' : 'break',
      draw: no,
      wait: change.issued[index] ?? 'none',
      issuedAt: at,
    };
    issue(edit, move);
    issued.push(move);
  }
  return edit.done({
    draws: withAdded(floor.draws, [change.draw]),
    pending: [...floor.pending, ...issued],
    queue: floor.queue.filter((entry) => !seated.has(entry)),
  });
};

const finish = (floor: Floor, change: Extract<FloorChange, { type: 'move.done' | 'move.cancelled' }>): Floor => {
  const move = moveOf(floor, change.slip);
  if (move === undefined) return floor;
  const edit = editing(floor);
  release(edit, move);
  let ended = move;
  if (change.type === 'move.done') {
    const to = { table: move.to.table, seat: change.seat };
    const before = edit.entry(change.entry);
    edit.leave(change.entry);
    edit.fill(to, change.entry);
    edit.setEntry(change.entry, { moves: before.moves + 1, movedAt: change.at });
    ended = { ...move, entry: change.entry, from: before.at ?? move.from, to };
  }
  return edit.done({
    pending: floor.pending.filter(({ slip }) => slip !== move.slip),
    moved: withAdded(floor.moved, [
      {
        ...ended,
        ended: change.type === 'move.done' ? 'done' : 'cancelled',
        endedAt: change.at,
        why: change.type === 'move.done' ? null : change.why,
      },
    ]),
  });
};

const busted = (floor: Floor, { group }: Extract<FloorChange, { type: 'busted' }>): Floor => {
  const edit = editing(floor);
  for (const { entry } of group.busted) {
    edit.leave(entry, true);
    edit.setEntry(entry, { status: 'eliminated' });
  }
  return edit.done({ busts: withAdded(floor.busts, [group]) });
};

/** The bust groups with the one that holds an entry changed. */
const withBust = (floor: Floor, entry: number, make: (busted: Busted) => readonly Busted[]): Floor['busts'] => {
  const index = itemsOf(floor.busts).findLastIndex((group) => group.busted.some((busted) => busted.entry === entry));
  const group = itemsOf(floor.busts)[index];
  if (group === undefined) return floor.busts;
  const made = group.busted.flatMap((each) => (each.entry === entry ? make(each) : [each]));
  return withReplaced(floor.busts, new Map([[index, { ...group, busted: made }]]));
};
type Busted = Floor['busts'][number][number]['busted'][number];

const closed = { bbSeat: null, bbMarkedAt: null, buttonSeat: null, walkers: 0, opened: [] } as const;

const everyTable = (floor: Floor, make: (table: FloorTable) => FloorTable): Floor => ({
  ...floor,
  tables: floor.tables.map((page) => page.map(make)),
});

const inOrder = (order: readonly number[]) => new Map(order.map((id, index) => [id, index + 1]));

export const evolveFloor = (floor: Floor, change: FloorChange): Floor => {
  switch (change.type) {
    case 'tables.added':
      return { ...floor, tables: withAdded(floor.tables, change.tables) };
    case 'tables.removed':
      return { ...floor, tables: firstItems(floor.tables, lengthOf(floor.tables) - change.count) };
    case 'table.edited':
    case 'table.state':
    case 'table.chairs':
    case 'blind.marked':
    case 'seat.locked':
      return table(floor, change);
    case 'tables.arranged': {
      const positions = inOrder(change.order);
      return everyTable(floor, (each) => ({ ...each, position: positions.get(each.id) ?? each.position }));
    }
    case 'breakOrder.set': {
      const ranks = inOrder(change.order);
      const made = everyTable(floor, (each) => ({ ...each, breakRank: ranks.get(each.id) ?? each.breakRank }));
      return change.at === null ? made : { ...made, orderChanged: [...made.orderChanged, change.at] };
    }
    case 'entries.added': {
      const first = lengthOf(floor.entries) + 1;
      const made = change.players.map((player, index) => ({
        no: first + index,
        player,
        status: 'registered' as const,
        at: null,
        slip: null,
        moves: 0,
        movedAt: null,
        rebuys: 0,
        addOns: 0,
      }));
      return { ...floor, entries: withAdded(floor.entries, made) };
    }
    case 'entries.withdrawn': {
      const edit = editing(floor);
      for (const no of change.entries) edit.setEntry(no, { status: 'withdrawn' });
      return edit.done({ queue: floor.queue.filter((no) => !change.entries.includes(no)) });
    }
    case 'queue.set':
      return { ...floor, queue: change.queue };
    case 'drawn':
      return draw(floor, change);
    // A look changes nothing on the floor; its number is counted (floor-changes.ts).
    case 'draw.looked':
    case 'draw.left':
      return floor;
    case 'seated': {
      const edit = editing(floor);
      for (const { entry, table: id, seat } of change.seats) edit.fill({ table: id, seat }, entry);
      const seated = new Set(change.seats.map(({ entry }) => entry));
      return edit.done({ queue: floor.queue.filter((no) => !seated.has(no)) });
    }
    case 'unseated': {
      const edit = editing(floor);
      for (const no of change.entries) {
        edit.leave(no);
        edit.setEntry(no, { status: 'registered' });
      }
      return edit.done();
    }
    case 'move.issued': {
      const edit = editing(floor);
      issue(edit, change.move);
      return edit.done({ pending: [...floor.pending, change.move] });
    }
    case 'move.done':
    case 'move.cancelled':
      return finish(floor, change);
    case 'slips.void':
      return { ...floor, toFetch: [...(floor.toFetch ?? []), ...change.slips] };
    case 'slips.fetched': {
      const { toFetch = [], ...others } = floor;
      const left = toFetch.filter((slip) => !change.slips.includes(slip));
      return left.length === 0 ? others : { ...others, toFetch: left };
    }
    case 'busted':
      return busted(floor, change);
    case 'bust.amended': {
      const { entry, chips, by } = change;
      return { ...floor, busts: withBust(floor, entry, (had) => [{ ...had, chips, by }]) };
    }
    case 'reinstated': {
      const edit = editing(floor);
      edit.setEntry(change.entry, { status: 'registered' });
      return edit.done({ busts: withBust(floor, change.entry, () => []) });
    }
    case 'sold': {
      const edit = editing(floor);
      const { rebuys, addOns } = edit.entry(change.entry);
      edit.setEntry(
        change.entry,
        change.what === 'rebuy' ? { rebuys: rebuys + change.count } : { addOns: addOns + change.count },
      );
      return edit.done();
    }
    case 'snoozed':
      return { ...floor, snoozed: { ...floor.snoozed, [change.key]: bustCount(floor) } };
    case 'flag.waived': {
      const others = (floor.waivedFlags ?? []).filter((table) => table !== change.table);
      return { ...floor, waivedFlags: change.waived ? [...others, change.table] : others };
    }
    case 'casino.declined':
      return { ...floor, casinoDeclined: true };
    case 'handForHand.set':
      return { ...floor, handForHand: change.on };
    case 'registration.set':
      return { ...floor, registrationOpen: change.open };
    case 'clock.set':
      return { ...floor, clock: change.clock };
  }
};

type TableChange = Extract<
  FloorChange,
  { type: 'table.edited' | 'table.state' | 'table.chairs' | 'blind.marked' | 'seat.locked' }
>;

const table = (floor: Floor, change: TableChange): Floor => {
  const edit = editing(floor);
  const had = edit.table(change.table);
  switch (change.type) {
    case 'table.edited':
      edit.setTable(change.table, change.edit);
      break;
    case 'table.state':
      edit.setTable(change.table, { state: change.state, ...(change.state === 'closed' ? closed : {}) });
      break;
    case 'table.chairs': {
      const seats = Array.from({ length: change.chairs }, (_, index) => had.seats[index] ?? emptySeat);
      const stays = (seat: number | null) => (seat !== null && seat <= change.chairs ? seat : null);
      edit.setTable(change.table, {
        seats,
        bbSeat: stays(had.bbSeat),
        buttonSeat: stays(had.buttonSeat),
        opened: had.opened.filter((seat) => seat <= change.chairs),
      });
      break;
    }
    case 'blind.marked':
      edit.setTable(change.table, { bbSeat: change.bb, buttonSeat: change.button, bbMarkedAt: change.at });
      break;
    case 'seat.locked':
      edit.setSeat(change, { locked: change.locked });
      break;
  }
  return edit.done();
};
