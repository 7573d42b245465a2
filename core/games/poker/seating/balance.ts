/**
 * Single moves that keep the tables nearly equal.
 *
 * | rule [poker 7] | function |
 * | --- | --- |
 * | high = fullest table in play, low = emptiest in play with a free seat; more than the limit apart: one move | `nextMove` |
 * | from = the fullest, tie: breaks earliest; to = the emptiest with a free seat, tie: breaks latest | `fullestFirst`, `target` |
 * | no marks: a walk, "next big blind to the worst seat", without names | `nextMove` |
 * | one move, recompute, until quiet | `movesUntilQuiet` |
 * | three or more short of the fullest: stop dealing | `redFlags` |
 *
 * `filling` and `breaking` tables are left alone. Issued moves count as done.
 */

import type { TableNo } from '../../../tournament/words.ts';
import { lastOpened, movable, type Wait, waitAfterBalance, worstSeat } from '../rules/blinds.ts';
import {
  type EntryNo,
  freeSeats,
  inPlay,
  leaversOf,
  playersAt,
  type RoomTable,
  type SeatNo,
  SOMEBODY,
  seatAt,
  withSeat,
} from '../rules/room.ts';
import { flagsShortTables, limitWith, type PokerRules } from '../rules/rules.ts';

export type BalanceRules = Pick<PokerRules, 'limit' | 'redFlag' | 'seatCount' | 'seatRule'>;

export type BalanceMove = {
  /** `walk`: the floor finds player and seat; what is known of them is a default. */
  readonly how: 'named' | 'walk';
  readonly from: { readonly table: TableNo; readonly seat: SeatNo | null; readonly players: number };
  readonly to: { readonly table: TableNo; readonly seat: SeatNo | null; readonly players: number };
  readonly entry: EntryNo | null;
  readonly wait: Wait;
  readonly limit: number;
  /** Other tables are as full, so the break order chose this one. */
  readonly tied: boolean;
};

export type RedFlag = {
  readonly table: TableNo;
  readonly players: number;
  readonly fullest: TableNo;
  readonly high: number;
};

type Counted = { readonly table: RoomTable; readonly players: number };

const counted = (tables: readonly RoomTable[], leaving: ReadonlySet<EntryNo>): Counted[] =>
  tables.filter(inPlay).map((table) => ({ table, players: playersAt(table, leaving) }));

const fullestFirst = (a: Counted, b: Counted): number => b.players - a.players || a.table.breakRank - b.table.breakRank;

const target = (counts: readonly Counted[]): Counted | undefined =>
  counts
    .filter(({ table }) => freeSeats(table).length > 0)
    .toSorted((a, b) => a.players - b.players || b.table.breakRank - a.table.breakRank)[0];

/** @param rested whether a player was left alone long enough to be moved again; where nobody was, the first one moves */
export const nextMove = (
  tables: readonly RoomTable[],
  rules: BalanceRules,
  rested: (entry: EntryNo) => boolean = () => true,
): BalanceMove | null => {
  const leaving = leaversOf(tables);
  const counts = counted(tables, leaving);
  const to = target(counts);
  if (to === undefined) return null;
  const limit = limitWith(rules.limit, counts.length);
  for (const from of counts.toSorted(fullestFirst)) {
    if (from.players - to.players <= limit) return null;
    const candidates = movable(from.table, leaving);
    if (candidates.length === 0) continue;
    const seats = candidates.map((seat) => ({ seat, entry: seatAt(from.table, seat)?.entry ?? 0 }));
    const who = from.table.bbSeat === null ? undefined : (seats.find(({ entry }) => rested(entry)) ?? seats[0]);
    const seat = rules.seatRule === 'lastOpened' ? lastOpened(to.table) : worstSeat(to.table);
    return {
      how: who !== undefined && seat !== null ? 'named' : 'walk',
      from: { table: from.table.id, seat: who?.seat ?? null, players: from.players },
      to: { table: to.table.id, seat, players: to.players },
      entry: who?.entry ?? null,
      wait: seat === null ? 'ifSmall' : waitAfterBalance(to.table, seat),
      limit,
      tied: counts.some((other) => other.table.id !== from.table.id && other.players === from.players),
    };
  }
  return null;
};

/** A walk holds a seat for somebody, and one of the others counts as gone. */
export const withMove = (tables: readonly RoomTable[], move: BalanceMove): RoomTable[] =>
  tables.map((table) => {
    if (table.id === move.to.table) {
      const seat = move.to.seat ?? freeSeats(table)[0] ?? 0;
      return withSeat(table, seat, { reservedFor: move.how === 'named' ? move.entry : SOMEBODY });
    }
    return table.id === move.from.table && move.how === 'walk' ? { ...table, walkers: table.walkers + 1 } : table;
  });

export const movesUntilQuiet = (
  tables: readonly RoomTable[],
  rules: BalanceRules,
  rested?: (entry: EntryNo) => boolean,
): BalanceMove[] => {
  const moves: BalanceMove[] = [];
  let now = tables;
  for (let move = nextMove(now, rules, rested); move !== null; move = nextMove(now, rules, rested)) {
    moves.push(move);
    now = withMove(now, move);
  }
  return moves;
};

export const redFlags = (tables: readonly RoomTable[], rules: BalanceRules): RedFlag[] => {
  if (!flagsShortTables(rules)) return [];
  const counts = counted(tables, leaversOf(tables));
  const [fullest] = counts.toSorted(fullestFirst);
  if (fullest === undefined) return [];
  return counts
    .filter(({ table, players }) => players > 0 && fullest.players - players >= 3 && freeSeats(table).length > 0)
    .map(({ table, players }) => ({
      table: table.id,
      players,
      fullest: fullest.table.id,
      high: fullest.players,
    }));
};
