/**
 * The next floor. Total: a change has happened. An issued move holds its seat, and the old one stays blocked until it is done;
 * the seat of a busted player is emptied and unlocked [poker 2].
 */

import { type Folds, folding } from '../../../game/facts.ts';
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

const withTable = (floor: Floor, id: number, make: (table: FloorTable) => Partial<FloorTable>): Floor => {
  const edit = editing(floor);
  edit.setTable(id, make(edit.table(id)));
  return edit.done();
};

const withChairs = ({ seats, bbSeat, buttonSeat, opened }: FloorTable, chairs: number): Partial<FloorTable> => {
  const stays = (seat: number | null) => (seat !== null && seat <= chairs ? seat : null);
  return {
    seats: Array.from({ length: chairs }, (_, index) => seats[index] ?? emptySeat),
    bbSeat: stays(bbSeat),
    buttonSeat: stays(buttonSeat),
    opened: opened.filter((seat) => seat <= chairs),
  };
};

const folds: Folds<Floor, FloorChange> = {
  'tables.added': (floor, { tables }) => ({ ...floor, tables: withAdded(floor.tables, tables) }),
  'tables.removed': (floor, { count }) => ({
    ...floor,
    tables: firstItems(floor.tables, lengthOf(floor.tables) - count),
  }),
  'table.edited': (floor, { table, edit }) => withTable(floor, table, () => edit),
  'table.chairs': (floor, { table, chairs }) => withTable(floor, table, (had) => withChairs(had, chairs)),
  'table.state': (floor, { table, state }) =>
    withTable(floor, table, () => ({ state, ...(state === 'closed' ? closed : {}) })),
  'blind.marked': (floor, { table, bb, button, at }) =>
    withTable(floor, table, () => ({ bbSeat: bb, buttonSeat: button, bbMarkedAt: at })),
  'seat.locked': (floor, { table, seat, locked }) => {
    const edit = editing(floor);
    edit.setSeat({ table, seat }, { locked });
    return edit.done();
  },
  'tables.arranged': (floor, { order }) => {
    const positions = inOrder(order);
    return everyTable(floor, (each) => ({ ...each, position: positions.get(each.id) ?? each.position }));
  },
  'breakOrder.set': (floor, { order, at }) => {
    const ranks = inOrder(order);
    const made = everyTable(floor, (each) => ({ ...each, breakRank: ranks.get(each.id) ?? each.breakRank }));
    return at === null ? made : { ...made, orderChanged: [...made.orderChanged, at] };
  },
  'entries.added': (floor, { players }) => {
    const first = lengthOf(floor.entries) + 1;
    const made = players.map((player, index) => ({
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
  },
  'entries.withdrawn': (floor, { entries }) => {
    const edit = editing(floor);
    for (const no of entries) edit.setEntry(no, { status: 'withdrawn' });
    return edit.done({ queue: floor.queue.filter((no) => !entries.includes(no)) });
  },
  'queue.set': (floor, { queue }) => ({ ...floor, queue }),
  drawn: draw,
  // A look changes nothing on the floor; its number is counted (floor-changes.ts).
  'draw.looked': (floor) => floor,
  'draw.left': (floor) => floor,
  seated: (floor, { seats }) => {
    const edit = editing(floor);
    for (const { entry, table, seat } of seats) edit.fill({ table, seat }, entry);
    const seated = new Set(seats.map(({ entry }) => entry));
    return edit.done({ queue: floor.queue.filter((no) => !seated.has(no)) });
  },
  unseated: (floor, { entries }) => {
    const edit = editing(floor);
    for (const no of entries) {
      edit.leave(no);
      edit.setEntry(no, { status: 'registered' });
    }
    return edit.done();
  },
  'move.issued': (floor, { move }) => {
    const edit = editing(floor);
    issue(edit, move);
    return edit.done({ pending: [...floor.pending, move] });
  },
  'move.done': finish,
  'move.cancelled': finish,
  'slips.void': (floor, { slips }) => ({ ...floor, toFetch: [...(floor.toFetch ?? []), ...slips] }),
  'slips.fetched': (floor, { slips }) => {
    const { toFetch = [], fetched = [], ...others } = floor;
    const left = toFetch.filter((slip) => !slips.includes(slip));
    const back = [...fetched, ...slips.filter((slip) => !toFetch.includes(slip))];
    return {
      ...others,
      ...(left.length === 0 ? {} : { toFetch: left }),
      ...(back.length === 0 ? {} : { fetched: back }),
    };
  },
  busted,
  'bust.amended': (floor, { entry, chips, by }) => ({
    ...floor,
    busts: withBust(floor, entry, (had) => [{ ...had, chips, by }]),
  }),
  reinstated: (floor, { entry }) => {
    const edit = editing(floor);
    edit.setEntry(entry, { status: 'registered' });
    return edit.done({ busts: withBust(floor, entry, () => []) });
  },
  sold: (floor, { entry, what, count }) => {
    const edit = editing(floor);
    const { rebuys, addOns } = edit.entry(entry);
    edit.setEntry(entry, what === 'rebuy' ? { rebuys: rebuys + count } : { addOns: addOns + count });
    return edit.done();
  },
  snoozed: (floor, { key }) => ({ ...floor, snoozed: { ...floor.snoozed, [key]: bustCount(floor) } }),
  'flag.waived': (floor, { table, waived }) => {
    const others = (floor.waivedFlags ?? []).filter((each) => each !== table);
    return { ...floor, waivedFlags: waived ? [...others, table] : others };
  },
  'casino.declined': (floor) => ({ ...floor, casinoDeclined: true }),
  'handForHand.set': (floor, { on }) => ({ ...floor, handForHand: on }),
  'registration.set': (floor, { open }) => ({ ...floor, registrationOpen: open }),
  'clock.set': (floor, { clock }) => ({ ...floor, clock }),
};

export const evolveFloor = folding(folds);
