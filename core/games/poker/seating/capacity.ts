/** Too few seats are refused [poker 4.4 D18]: a draw that decided who stays out would leave operators and experts standing. */

import { type Refusal, refuse, type WayOut } from '../../../tournament/refusal.ts';
import type { TableNo } from '../../../tournament/words.ts';
import { freeSeats, isActive, lockedEmpty, type RoomTable } from '../rules/room.ts';

export const capacityOf = (tables: readonly RoomTable[]): number =>
  tables.reduce((sum, table) => sum + (isActive(table) ? freeSeats(table).length : 0), 0);

const tablesToOpen = (tables: readonly RoomTable[], seats: number): readonly TableNo[] => {
  const opened: TableNo[] = [];
  let missing = seats;
  for (const table of tables.filter(({ state }) => state === 'closed').toSorted((a, b) => b.breakRank - a.breakRank)) {
    if (missing <= 0) break;
    missing -= freeSeats(table).length;
    opened.push(table.id);
  }
  return opened;
};

export const notEnoughSeats = (tables: readonly RoomTable[], capacity: number, requested: number): Refusal => {
  const open = tablesToOpen(tables, requested - capacity);
  const locked = tables.reduce((sum, table) => sum + (isActive(table) ? lockedEmpty(table) : 0), 0);
  const ways: WayOut[] = [
    ...(open.length > 0
      ? [{ do: 'poker.openTables', params: { tables: open, count: open.length } }]
      : [{ do: 'poker.addTables', params: { seats: requested - capacity } }]),
    ...(locked > 0 ? [{ do: 'poker.unlockSeats', params: { count: locked } }] : []),
    ...(capacity > 0 ? [{ do: 'poker.seatFirst', params: { count: capacity } }] : []),
  ];
  return refuse('poker.notEnoughSeats', { capacity, requested }, ways);
};
