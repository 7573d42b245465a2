/** The floor as it is drawn [poker 9], issued moves counted as done. Marks of blind and button stand while a hand can be dealt. */

import type { EntrantId, TableNo } from '../../../tournament/words.ts';
import { nextBigBlind } from '../rules/blinds.ts';
import {
  entryOf,
  type FloorTable,
  type Hall,
  isFlagWaived,
  type Move,
  type SlipNo,
  tableOf,
} from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import {
  type EntryNo,
  freeSeats,
  inPlay,
  leaversOf,
  playersAt,
  type SeatNo,
  SOMEBODY,
  type TableState,
} from '../rules/room.ts';
import { redFlags } from '../seating/balance.ts';
import { keptLongest } from '../seating/consolidate.ts';

export type SeatTile = {
  readonly seat: SeatNo;
  readonly entry: EntryNo | null;
  readonly player: EntrantId | null;
  readonly leaves: SlipNo | null;
  /** The player is null for a walk, which names nobody. */
  readonly coming: {
    readonly slip: SlipNo;
    readonly player: EntrantId | null;
    /** Name of the table that he walks from; null for whoever sat nowhere. */
    readonly from: string | null;
  } | null;
  readonly locked: boolean;
  readonly bigBlind: boolean;
  readonly nextBigBlind: boolean;
  readonly button: boolean;
  readonly operator: boolean;
  readonly expert: boolean;
  readonly moves: number;
};

export type TableTile = {
  readonly id: TableNo;
  readonly name: string;
  readonly state: TableState;
  readonly players: number;
  readonly chairs: number;
  readonly free: number;
  /** 1 breaks first; null for a table on hold, out of play, or the last one. */
  readonly breaks: number | null;
  readonly clock: boolean;
  readonly hold: boolean;
  /** Should stop dealing, or was told to play on. */
  readonly isShort: boolean;
  readonly isWaived: boolean;
  readonly markedAt: number | null;
  readonly seats: readonly SeatTile[];
};

/** Leaves out tables on hold and the one that is kept to the end. */
export const breakingOrder = (tables: readonly FloorTable[], { breakOrder }: Hall['rules']): readonly TableNo[] =>
  keptLongest(tables.filter(inPlay), breakOrder)
    .slice(1)
    .filter(({ hold }) => !hold)
    .map(({ id }) => id)
    .reverse();

export const tilesOf = (hall: Hall): readonly TableTile[] => {
  const { floor, people, rules } = hall;
  const tables = itemsOf(floor.tables);
  const leaving = leaversOf(tables);
  const ranks = new Map(breakingOrder(tables, rules).map((id, index) => [id, index + 1]));
  const short = new Set(redFlags(tables, rules).map(({ table }) => table));
  const slips = new Map(floor.pending.map((move) => [`${move.to.table}.${move.to.seat}`, move]));
  const tableLeft = ({ from }: Move): string | null =>
    from === null ? null : (tableOf(floor, from.table)?.name ?? null);
  const isDealt = (table: FloorTable): boolean => playersAt(table, leaving) > 1;
  const seatsOf = (table: FloorTable): readonly SeatTile[] => {
    const dealt = isDealt(table);
    const next = dealt ? nextBigBlind(table, leaving) : null;
    return table.seats.map(({ entry: no, reservedFor, locked }, index): SeatTile => {
      const seat = index + 1;
      const entry = no === null ? undefined : entryOf(floor, no);
      const person = entry === undefined ? undefined : people.get(entry.player);
      const move = reservedFor === null ? undefined : slips.get(`${table.id}.${seat}`);
      const comer = reservedFor === null || reservedFor === SOMEBODY ? undefined : entryOf(floor, reservedFor);
      return {
        seat,
        entry: no,
        player: entry?.player ?? null,
        leaves: entry?.slip ?? null,
        coming: move === undefined ? null : { slip: move.slip, player: comer?.player ?? null, from: tableLeft(move) },
        locked,
        bigBlind: dealt && table.bbSeat === seat,
        nextBigBlind: next === seat,
        button: dealt && table.buttonSeat === seat,
        operator: person?.clockOperator === true,
        expert: person?.expert === true,
        moves: entry?.moves ?? 0,
      };
    });
  };
  return tables
    .toSorted((a, b) => a.position - b.position)
    .map((table) => ({
      id: table.id,
      name: table.name,
      state: table.state,
      players: playersAt(table, leaving),
      chairs: table.seats.length,
      free: freeSeats(table).length,
      breaks: ranks.get(table.id) ?? null,
      clock: table.clock,
      hold: table.hold,
      isShort: short.has(table.id) && !isFlagWaived(floor, table.id),
      isWaived: short.has(table.id) && isFlagWaived(floor, table.id),
      markedAt: table.bbSeat === null || !isDealt(table) ? null : table.bbMarkedAt,
      seats: seatsOf(table),
    }));
};
