/**
 * Whether fewer tables would do, and which of them break.
 *
 * | rule [poker 6] | function |
 * | --- | --- |
 * | hold tables first, then by break rank descending: kept longest first | `keptLongest` |
 * | needed = the smallest k whose first k tables hold all at their ideal, at least 1 | `neededTables` |
 * | the tables beyond k break, lowest break rank first, never one on hold | `consolidation` |
 * | only the broken tables draw, or everybody: offered for three tables or fewer, always for one | `modes` |
 * | final table when no more than `combineAt` are left; an extra chair where they are more than its chairs | `consolidation` |
 * | registration is open: late entries need the chairs, so nothing breaks [room 2.1] | `heldWhileOpen` |
 *
 * Decided here: alternates count as players, so that no table breaks while somebody waits for a chair; and two tables are kept
 * while more than `combineAt` are left, because that number was announced.
 */

import type { TableNo } from '../../../tournament/words.ts';
import { inPlay, isActive, leaversOf, lockedEmpty, playersAt, type RoomTable } from '../rules/room.ts';
import type { PokerRules } from '../rules/rules.ts';

export type ConsolidationRules = Pick<
  PokerRules,
  'ideal' | 'breakOrder' | 'reseat' | 'finalTableSize' | 'combineAt' | 'redrawAt'
>;

export type ReseatMode = PokerRules['reseat'];

export type Consolidation =
  | {
      readonly kind: 'none';
      readonly players: number;
      readonly tables: number;
      readonly needed: number;
    }
  | {
      readonly kind: 'break';
      readonly players: number;
      readonly tables: number;
      readonly needed: number;
      readonly breaks: readonly TableNo[];
      readonly mode: ReseatMode;
      readonly modes: readonly ReseatMode[];
    }
  | {
      readonly kind: 'finalTable';
      readonly players: number;
      readonly tables: number;
      readonly needed: 1;
      readonly breaks: readonly TableNo[];
      readonly table: TableNo;
      readonly extraChairs: number;
    };

/** What would break if registration were closed. */
export type Held = {
  readonly kind: 'held';
  readonly players: number;
  readonly tables: number;
  readonly needed: number;
  readonly would: { readonly kind: 'break' | 'finalTable'; readonly breaks: readonly TableNo[] };
};

export type Registration = { readonly open: boolean; readonly policy: NonNullable<PokerRules['breaksWhileOpen']> };

export const heldWhileOpen = (found: Consolidation, { open, policy }: Registration): Consolidation | Held => {
  if (found.kind === 'none' || !open || policy === 'normal') return found;
  const { kind, players, tables, needed, breaks } = found;
  return { kind: 'held', players, tables, needed, would: { kind, breaks } };
};

export const playersLeft = (tables: readonly RoomTable[]): number => {
  const leaving = leaversOf(tables);
  return tables.reduce((sum, table) => sum + playersAt(table, leaving), 0);
};

export const keptLongest = <T extends RoomTable>(tables: readonly T[], breakOrder: PokerRules['breakOrder']): T[] => {
  const leaving = leaversOf(tables);
  const players = new Map(tables.map((table) => [table.id, playersAt(table, leaving)]));
  const countOf = ({ id }: RoomTable) => (breakOrder === 'fewest' ? (players.get(id) ?? 0) : 0);
  return tables.toSorted(
    (a, b) => Number(b.hold) - Number(a.hold) || countOf(b) - countOf(a) || b.breakRank - a.breakRank,
  );
};

const room = (table: RoomTable, ideal: number | null): number => {
  const usable = table.seats.length - lockedEmpty(table);
  return ideal === null ? usable : Math.min(ideal, usable);
};

export const neededTables = (kept: readonly RoomTable[], players: number, ideal: number | null): number => {
  let held = 0;
  for (const [index, table] of kept.entries()) {
    held += room(table, ideal);
    if (held >= players) return index + 1;
  }
  return Math.max(1, kept.length);
};

export const combineAt = (rules: ConsolidationRules, finalTable: RoomTable | undefined): number =>
  rules.combineAt ?? rules.finalTableSize ?? finalTable?.seats.length ?? 0;

/** Only tables in play are looked at; everybody seated or waiting counts as a player. */
export const consolidation = (tables: readonly RoomTable[], rules: ConsolidationRules, waiting = 0): Consolidation => {
  const players = playersLeft(tables) + waiting;
  const kept = keptLongest(tables.filter(inPlay), rules.breakOrder);
  const [finalTable] = kept;
  const count = kept.length;
  if (finalTable === undefined || count === 1) return { kind: 'none', players, tables: count, needed: count };

  if (players <= combineAt(rules, finalTable)) {
    const usable = finalTable.seats.length - lockedEmpty(finalTable);
    // A table that is still filling comes to the final table like the others.
    const others = keptLongest(tables.filter(isActive), rules.breakOrder).filter(({ id }) => id !== finalTable.id);
    return {
      kind: 'finalTable',
      players,
      tables: count,
      needed: 1,
      breaks: others.map(({ id }) => id).reverse(),
      table: finalTable.id,
      extraChairs: Math.max(0, players - usable),
    };
  }
  const needed = Math.max(2, neededTables(kept, players, rules.ideal));
  const breaks = kept
    .slice(needed)
    .filter(({ hold }) => !hold)
    .map(({ id }) => id)
    .reverse();
  if (breaks.length === 0) return { kind: 'none', players, tables: count, needed };
  const after = count - breaks.length;
  const everybody = rules.redrawAt.includes(after) || (rules.reseat === 'everybody' && after <= 3);
  return {
    kind: 'break',
    players,
    tables: count,
    needed,
    breaks,
    mode: everybody ? 'everybody' : 'broken',
    modes: everybody || after <= 3 ? ['broken', 'everybody'] : ['broken'],
  };
};

/** Highest table number first, clock and feature tables last. */
export const postedOrder = (tables: readonly Pick<RoomTable, 'id' | 'clock' | 'hold'>[]): readonly TableNo[] =>
  tables.toSorted((a, b) => Number(a.clock || a.hold) - Number(b.clock || b.hold) || b.id - a.id).map(({ id }) => id);
