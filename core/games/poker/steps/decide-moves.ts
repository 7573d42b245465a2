/**
 * Moves and their slips.
 *
 * | rule | command |
 * | --- | --- |
 * | a named move reserves its seat; the old one stays blocked until the player has come [poker 2, 7] | `move`, `issue` |
 * | a walk: no names, the floor tells afterwards who went where [poker 7] | `walk`, `finishWalk` |
 * | several moves to one table, all or none [room 2.7] | `issueMoves` |
 * | drawn at random: player and seat by seed, on record as random [poker 7] | `randomMove` |
 */

import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import { lastOpened, movable, waitAfterBalance, waitFor, worstSeat } from '../rules/blinds.ts';
import { type Chair, type Entry, type Move, moveOf, type SlipNo, tableOf } from '../rules/floor-state.ts';
import { type EntryNo, freeSeats, leaversOf, playersAt, seatAt } from '../rules/room.ts';
import { seatedEntry } from '../rules/seen.ts';
import { cancel, movesOf } from './decide-cancels.ts';
import { seatRefusal } from './decide-seats.ts';
import { isRefusal, knownTable } from './decide-tables.ts';
import type { FloorDeed } from './floor-commands.ts';
import { besideNextDraw, note, recordDraw, tablesNow, type Work } from './work.ts';

/** Refuses `poker.alreadyMoving` too, with the slip and what can be done about it. */
const movableEntry = (work: Work, no: EntryNo, way: string): Entry | Refusal => {
  const entry = seatedEntry(work.floor, no);
  if (isRefusal(entry) || entry.slip === null) return entry;
  return refuse('poker.alreadyMoving', { player: entry.player, slip: entry.slip }, [
    { do: way, params: { slip: entry.slip } },
  ]);
};

const issue = (
  work: Work,
  entry: Entry,
  to: Chair,
  { cause, at }: { readonly cause: Move['cause']; readonly at: number },
): SlipNo => {
  const slip = work.counters.nextSlip;
  const wait = waitFor(cause, tableOf(work.floor, to.table), to.seat);
  const move: Move = { slip, entry: entry.no, from: entry.at, to, cause, draw: null, wait, issuedAt: at };
  note(work, { type: 'move.issued', move });
  return slip;
};

const done = (work: Work, move: Move, at: number): void => {
  if (move.entry !== null)
    note(work, { type: 'move.done', slip: move.slip, entry: move.entry, seat: move.to.seat, at });
};

export const move = (work: Work, command: FloorDeed<'move'>): Refusal | null => {
  const { table, seat, at, instead } = command;
  const named = instead === undefined ? undefined : moveOf(work.floor, instead);
  const old = named?.entry === command.entry ? named : undefined;
  if (old !== undefined) cancel(work, [old], 'floor', at);
  const entry = movableEntry(work, command.entry, 'poker.moveInstead');
  if (isRefusal(entry)) return entry;
  const refusal = seatRefusal(work, { table, seat }, command.confirmed);
  if (refusal !== null) return refusal;
  const locked = lockedRefusal(work, entry, command.confirmed);
  if (locked !== null) return locked;
  // Whoever leaves for another seat than the one given leaves for the same reason, and pays the same blinds.
  const slip = issue(work, entry, { table, seat }, { cause: old?.cause ?? command.cause, at });
  const issued = moveOf(work.floor, slip);
  if (command.done && issued !== undefined) done(work, issued, at);
  return null;
};

const lockedRefusal = (work: Work, entry: Entry, confirmed: boolean): Refusal | null => {
  const table = entry.at === null ? undefined : tableOf(work.floor, entry.at.table);
  const locked = table !== undefined && entry.at !== null && seatAt(table, entry.at.seat)?.locked === true;
  return locked && !confirmed
    ? refuse('poker.playerLocked', { player: entry.player }, [{ do: 'poker.moveAnyway' }])
    : null;
};

export const swap = (work: Work, { a, b, cause, confirmed, at }: FloorDeed<'swap'>): Refusal | null => {
  const [one, other] = [movableEntry(work, a, 'poker.cancelMove'), movableEntry(work, b, 'poker.cancelMove')];
  if (isRefusal(one)) return one;
  if (isRefusal(other)) return other;
  const refusal = lockedRefusal(work, one, confirmed) ?? lockedRefusal(work, other, confirmed);
  if (refusal !== null) return refusal;
  if (a === b || one.at === null || other.at === null) return refuse('poker.sameSeat');
  issue(work, one, other.at, { cause, at });
  issue(work, other, one.at, { cause, at });
  return null;
};

const bothTables = (work: Work, command: { readonly from: number; readonly to: number }) => {
  const [from, to] = [knownTable(work, command.from), knownTable(work, command.to)];
  if (isRefusal(from)) return from;
  if (isRefusal(to)) return to;
  const leaving = leaversOf(tablesNow(work));
  const candidates = movable(from, leaving);
  if (candidates.length === 0 || playersAt(from, leaving) === 0)
    return refuse('poker.nobodyMovable', { name: from.name });
  const free = freeSeats(to);
  if (free.length === 0 || to.state === 'closed' || to.state === 'breaking') {
    return refuse('poker.tableFull', { name: to.name });
  }
  return { from, to, candidates, free };
};

export const walk = (work: Work, command: FloorDeed<'walk'>): Refusal | null => {
  const found = bothTables(work, command);
  if ('code' in found) return found;
  const held = work.rules.seatRule === 'lastOpened' ? lastOpened(found.to) : worstSeat(found.to);
  note(work, {
    type: 'move.issued',
    move: {
      slip: work.counters.nextSlip,
      entry: null,
      from: { table: found.from.id, seat: null },
      to: { table: found.to.id, seat: held ?? found.free[0] ?? 1 },
      cause: 'balance',
      draw: null,
      wait: 'ifSmall',
      issuedAt: command.at,
    },
  });
  return null;
};

export const issueMoves = (work: Work, { to, moves, at }: FloorDeed<'issueMoves'>): Refusal | null => {
  for (const { from, entry, seat } of moves) {
    const refusal =
      entry === null || seat === null
        ? walk(work, { do: 'walk', from, to, at })
        : move(work, { do: 'move', entry, table: to, seat, cause: 'balance', done: false, confirmed: false, at });
    if (refusal !== null) return refusal;
  }
  return null;
};

export const finishWalk = (work: Work, { slip, entry: no, seat, at }: FloorDeed<'finishWalk'>): Refusal | null => {
  const walked = moveOf(work.floor, slip);
  if (walked === undefined || walked.entry !== null) return refuse('poker.slipUnknown', { slip });
  const entry = movableEntry(work, no, 'poker.cancelMove');
  if (isRefusal(entry)) return entry;
  const from = walked.from?.table;
  if (entry.at?.table !== from) {
    return refuse('poker.notAtTable', { player: entry.player, name: tableOf(work.floor, from ?? 0)?.name ?? '' });
  }
  if (seat !== walked.to.seat) {
    const refusal = seatRefusal(work, { table: walked.to.table, seat }, false);
    if (refusal !== null) return refusal;
  }
  note(work, { type: 'move.done', slip, entry: no, seat, at });
  return null;
};

export const randomMove = (work: Work, command: FloorDeed<'randomMove'>): Refusal | null => {
  const found = bothTables(work, command);
  if ('code' in found) return found;
  const random = besideNextDraw(work, 'balance');
  const who = found.candidates.map((seat) => seatAt(found.from, seat)?.entry ?? 0).toSorted((a, b) => a - b);
  const entry = who[random.below(who.length)] ?? 0;
  const seat = found.free[random.below(found.free.length)] ?? 1;
  const seats = [{ entry, table: found.to.id, seat, rule: '3c' as const }];
  const says = () => waitAfterBalance(found.to, seat);
  const order = { cause: 'balance', at: command.at, says, bySlip: true } as const;
  recordDraw(work, { no: work.counters.nextDraw }, order, { seats, warnings: [] });
  return null;
};

export const arrive = (work: Work, { slips, at }: FloorDeed<'arrive'>): Refusal | null => {
  const moves = movesOf(work, slips);
  if (isRefusal(moves)) return moves;
  const nameless = moves.find(({ entry }) => entry === null);
  if (nameless !== undefined) return refuse('poker.walkUnnamed', { slip: nameless.slip });
  for (const each of moves) done(work, each, at);
  return null;
};
