/**
 * Slips that are not to be used: cancelled, or changed for another seat.
 *
 * | rule | where |
 * | --- | --- |
 * | a void slip is fetched from whoever has it, and ticked then, also one that undo made void [room 2.6] | `cancel`, `fetchSlips` |
 * | only what was named is cancelled; what hangs on it is named first [poker 6] | `cancelMoves` |
 * | a table that is breaking plays on only when that was said [poker 6] | `cancelMoves` |
 * | one player gets another seat, and everything else stands [poker 6] | `newSeat` |
 */

import { type Refusal, refuse, type WayOut } from '../../../tournament/refusal.ts';
import { waitFor } from '../rules/blinds.ts';
import {
  type CancelReason,
  type Chair,
  entryOf,
  type FloorTable,
  type Move,
  moveOf,
  type SlipNo,
  tableOf,
} from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import { entriesAt, leaversOf } from '../rules/room.ts';
import { roomForNewSeat } from '../seating/callers.ts';
import { notEnoughSeats } from '../seating/capacity.ts';
import { isRefusal } from './decide-tables.ts';
import type { FloorDeed } from './floor-commands.ts';
import { drawSeats, note, tablesNow, type Work } from './work.ts';

export const movesOf = (work: Work, slips: readonly SlipNo[]): readonly Move[] | Refusal => {
  const moves: Move[] = [];
  for (const slip of new Set(slips)) {
    const found = moveOf(work.floor, slip);
    if (found === undefined) return refuse('poker.slipUnknown', { slip });
    moves.push(found);
  }
  return moves;
};

/** Their people stay where they are. A slip that somebody has in hand must be fetched. */
export const cancel = (work: Work, moves: readonly Move[], why: CancelReason, at: number): void => {
  for (const { slip } of moves) note(work, { type: 'move.cancelled', slip, at, why });
  const inHand = moves.flatMap(({ slip, entry }) => (entry === null ? [] : [slip]));
  if (inHand.length > 0) note(work, { type: 'slips.void', slips: inHand });
};

/** A number that was given out and that the floor does not know is of a step that was undone. */
const isUndone = ({ floor, counters }: Work, slip: SlipNo): boolean =>
  slip < counters.nextSlip &&
  moveOf(floor, slip) === undefined &&
  !itemsOf(floor.moved).some((move) => move.slip === slip) &&
  !itemsOf(floor.draws).some(({ seats }) => seats.some((seat) => seat.slip === slip));

/** Refuses `poker.slipUnknown` for a slip that nobody has to give back. */
export const fetchSlips = (work: Work, { slips }: FloorDeed<'fetchSlips'>): Refusal | null => {
  const { toFetch = [], fetched = [] } = work.floor;
  const stray = slips.find((slip) => !toFetch.includes(slip) && (fetched.includes(slip) || !isUndone(work, slip)));
  if (stray !== undefined) return refuse('poker.slipUnknown', { slip: stray });
  note(work, { type: 'slips.fetched', slips });
  return null;
};

const chairOf = (work: Work, { entry }: Move): Chair | null =>
  entry === null ? null : (entryOf(work.floor, entry)?.at ?? null);

const breakingTable = (work: Work, move: Move): FloorTable | undefined => {
  const chair = chairOf(work, move);
  const table = chair === null ? undefined : tableOf(work.floor, chair.table);
  return table?.state === 'breaking' ? table : undefined;
};

/**
 * Also moves to a chair that one of these players would keep, so that cancelling one of a swap cancels both; and all slips from a
 * table that would play on, so that nobody leaves it.
 */
const withOthers = (work: Work, moves: readonly Move[]): readonly Move[] => {
  const all = new Set(moves);
  for (const each of all) {
    const chair = chairOf(work, each);
    if (chair === null) continue;
    const playsOn = breakingTable(work, each) !== undefined;
    for (const other of work.floor.pending) {
      const follows = other.to.table === chair.table && other.to.seat === chair.seat;
      if (follows || (playsOn && chairOf(work, other)?.table === chair.table)) all.add(other);
    }
  }
  return [...all].toSorted((a, b) => a.slip - b.slip);
};

/**
 * Refuses `poker.playsOn` where a breaking table would come back to play unasked, `poker.cancelsOthers` where more slips hang on
 * those named, and `poker.seatGone` where a player's chair was given to somebody who has already come.
 */
export const cancelMoves = (work: Work, { slips, confirmed, at }: FloorDeed<'cancelMoves'>): Refusal | null => {
  const named = movesOf(work, slips);
  if (isRefusal(named)) return named;
  const moves = withOthers(work, named);
  const slip = slips[0] ?? 0;
  const other: readonly WayOut[] = slips.length === 1 ? [{ do: 'poker.newSeat', params: { slip } }] : [];
  const homeless = moves.find((move) => move.entry !== null && chairOf(work, move) === null);
  if (homeless !== undefined) {
    const player = entryOf(work.floor, homeless.entry ?? 0)?.player ?? 0;
    return refuse('poker.seatGone', { player, slip: homeless.slip }, other);
  }
  const all = moves.map((move) => move.slip);
  const players = moves.flatMap(({ entry }) => (entry === null ? [] : [entryOf(work.floor, entry)?.player ?? 0]));
  const back = [...new Set(moves.flatMap((move) => breakingTable(work, move) ?? []))];
  const isMore = moves.length > named.length;
  if (back.length > 0 && (isMore || !confirmed)) {
    const tables = back.map(({ name }) => name);
    const params = { slip, slips: all, players, tables };
    return refuse('poker.playsOn', params, [...other, { do: 'poker.playOn', params: { slips: all, tables } }]);
  }
  if (isMore) {
    const params = { slip, slips: all, players, count: players.length };
    return refuse('poker.cancelsOthers', params, [
      ...other,
      { do: 'poker.cancelAll', params: { slips: all, count: all.length } },
    ]);
  }
  cancel(work, moves, 'floor', at);
  const leaving = leaversOf(tablesNow(work));
  for (const { id } of back) {
    const table = tableOf(work.floor, id);
    if (table !== undefined && entriesAt(table, leaving).length > 0)
      note(work, { type: 'table.state', table: id, state: 'open' });
  }
  return null;
};

/** Drawn; never the seat that was given, and at the player's own table only where everybody draws. */
export const newSeat = (work: Work, { slip, at }: FloorDeed<'newSeat'>): Refusal | null => {
  const move = moveOf(work.floor, slip);
  if (move === undefined) return refuse('poker.slipUnknown', { slip });
  const { entry, to, cause } = move;
  if (entry === null) return refuse('poker.walkUnnamed', { slip });
  const own = cause === 'redraw' ? null : (chairOf(work, move)?.table ?? null);
  const isBreak = cause === 'break' || breakingTable(work, move) !== undefined;
  const again = cause === 'redraw' ? 'redraw' : isBreak ? 'break' : 'balance';
  cancel(work, [move], 'floor', at);
  const refusal = drawSeats(work, [entry], {
    cause: again,
    at,
    tables: roomForNewSeat(tablesNow(work), entry, to, own),
    says: ({ table, seat }) => waitFor(again, tableOf(work.floor, table), seat),
    bySlip: true,
  });
  if (refusal === null) return null;
  // Chairs that are locked for this draw only are not to be unlocked, nor those of the table that is left.
  const others = tablesNow(work).filter(({ id }) => id !== own);
  return notEnoughSeats(others, 0, 1);
};
