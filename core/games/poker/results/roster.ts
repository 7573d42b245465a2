/** The roster: each player with the last entry and what became of all of them [poker 5 A, 8]. */

import type { EntrantId } from '../../../tournament/words.ts';
import { type Entry, type Floor, type Hall, moveOf, tableOf } from '../rules/floor-state.ts';
import { itemsOf } from '../rules/pages.ts';
import type { EntryNo, SeatNo } from '../rules/room.ts';
import { resultsOf } from './results.ts';

export type RosterStatus = 'none' | 'registered' | 'waiting' | 'seated' | 'eliminated' | 'withdrawn';

export type RosterLine = {
  readonly status: RosterStatus;
  readonly entry: EntryNo | null;
  /** Entries that count, re-entries included. */
  readonly entries: number;
  /** Table and chair; with a slip, where it leads. */
  readonly table: string | null;
  readonly seat: SeatNo | null;
  readonly slip: number | null;
  readonly turn: number | null;
  readonly moves: number;
  readonly rebuys: number;
  readonly addOns: number;
  readonly place: { readonly from: number; readonly to: number } | null;
  /** What all entries of the player have won together, in whole units of money. */
  readonly prize: number;
};

export type Roster = {
  readonly lines: ReadonlyMap<EntrantId, RosterLine>;
  readonly provisional: boolean;
};

export const noLine: RosterLine = {
  status: 'none',
  entry: null,
  entries: 0,
  table: null,
  seat: null,
  slip: null,
  turn: null,
  moves: 0,
  rebuys: 0,
  addOns: 0,
  place: null,
  prize: 0,
};

const chairOf = (floor: Floor, { at, slip }: Entry) => (slip === null ? at : (moveOf(floor, slip)?.to ?? at));

export const rosterOf = (hall: Hall): Roster => {
  const { floor } = hall;
  const results = resultsOf(hall);
  const turns = new Map(floor.queue.map((no, index) => [no, index + 1]));
  const lines = new Map<EntrantId, RosterLine>();
  for (const entry of itemsOf(floor.entries)) {
    const before = lines.get(entry.player);
    const chair = entry.status === 'seated' ? chairOf(floor, entry) : null;
    const turn = turns.get(entry.no) ?? null;
    lines.set(entry.player, {
      status: turn !== null && entry.status === 'registered' ? 'waiting' : entry.status,
      entry: entry.no,
      entries: (before?.entries ?? 0) + (entry.status === 'withdrawn' ? 0 : 1),
      table: chair === null ? null : (tableOf(floor, chair.table)?.name ?? null),
      seat: chair?.seat ?? null,
      slip: entry.slip,
      turn,
      moves: (before?.moves ?? 0) + entry.moves,
      rebuys: (before?.rebuys ?? 0) + entry.rebuys,
      addOns: (before?.addOns ?? 0) + entry.addOns,
      place: null,
      prize: 0,
    });
  }
  for (const { player, from, to, prize, counts } of results.rows) {
    const line = lines.get(player);
    if (line === undefined) continue;
    // Whoever is in again has no place yet, whatever an earlier entry came to.
    const isIn = line.status === 'seated' || line.status === 'registered' || line.status === 'waiting';
    lines.set(player, {
      ...line,
      place: counts && (!isIn || from === 1) ? { from, to } : line.place,
      prize: line.prize + prize,
    });
  }
  return { lines, provisional: results.provisional };
};
