/**
 * From ranking tables to the tables in the hall [bridge 3.9, 4.14].
 *
 * | rule | function |
 * | --- | --- |
 * | 1. the k-th ranking table is the k-th table there is, inside its room | `freeTables` |
 * | tables by lot, so that they do not tell the standings [hall-and-print 2.9] | `tablesByLot` |
 * | 2. a stationary contestant's match changes places with whatever is at its home | `seatStationary` |
 * | 3. two stationary contestants meet: the higher priority keeps its home [W-05] | `seatStationary` |
 * | 4. a stationary contestant's own direction stands; of two that conflict the higher priority's [W-05] | `turnStationary` |
 */

import { type Stream, shuffle } from '../../../random/stream.ts';
import type { EntrantId, Phrase, TableNo } from '../../../tournament/words.ts';
import type { Side } from './pairing/meetings.ts';

/** The phantom is null. */
export type Row = {
  readonly rankingTable: number;
  /** From 1; null where rooms are not paired apart. */
  readonly room: number | null;
  readonly table: TableNo;
  readonly ns: EntrantId | null;
  readonly ew: EntrantId | null;
  readonly switched: boolean;
};

/** Lists of them are in order of priority, the highest first. */
export type Stationary = { readonly entrant: EntrantId; readonly table: TableNo; readonly side: Side | null };

export const freeTables = (
  count: number,
  from: TableNo,
  disabled: ReadonlySet<TableNo>,
  taken: ReadonlySet<TableNo> = new Set(),
): TableNo[] => {
  const numbers: TableNo[] = [];
  for (let table = from; numbers.length < count; table++) {
    if (!disabled.has(table) && !taken.has(table)) numbers.push(table);
  }
  return numbers;
};

/** The bye row stays last [bridge 3.5]; ranking tables and directions stay as they are. */
export const tablesByLot = (
  rows: readonly Row[],
  roomOf: (table: TableNo) => number,
  random: Stream,
): readonly Row[] => {
  const matches = rows.filter(({ ns, ew }) => ns !== null && ew !== null);
  const drawn = new Map<Row, TableNo>();
  for (const room of new Set(matches.map(({ table }) => roomOf(table)))) {
    const here = matches.filter(({ table }) => roomOf(table) === room);
    const tables = shuffle(
      here.map(({ table }) => table),
      random,
    );
    here.forEach((row, i) => {
      drawn.set(row, tables[i] ?? row.table);
    });
  }
  return rows.map((row) => ({ ...row, table: drawn.get(row) ?? row.table }));
};

const sits = (row: Row, entrant: EntrantId): boolean => row.ns === entrant || row.ew === entrant;

const turned = (row: Row): Row => ({ ...row, ns: row.ew, ew: row.ns, switched: !row.switched });

const conflict = (stays: EntrantId, moves: EntrantId, table: TableNo): Phrase => ({
  code: 'bridge.warnings.stationaryMeet',
  params: { player: stays, other: moves, table },
});

/** At one table the first in the list has its way. */
const turnStationary = (rows: Row[], stationary: readonly Stationary[], warnings: Phrase[]): void => {
  const settled = new Map<Row, EntrantId>();
  for (const { entrant, side } of stationary) {
    const i = rows.findIndex((row) => sits(row, entrant));
    const row = rows[i];
    if (side === null || row === undefined || row.ns === null || row.ew === null) continue;
    const first = settled.get(row);
    if (first !== undefined) {
      if (row[side] !== entrant) warnings.push(conflict(first, entrant, row.table));
      continue;
    }
    const right = row[side] === entrant ? row : turned(row);
    rows[i] = right;
    settled.set(right, entrant);
  }
};

/**
 * @param seated rows, each with a table of its own
 * @param stationary in order of priority; homes differ; whoever sits in no row is passed over
 * @returns the rows in the same order, with [W-05] for everybody who could not stay
 */
export const seatStationary = (
  seated: readonly Row[],
  stationary: readonly Stationary[],
): { readonly rows: readonly Row[]; readonly warnings: readonly Phrase[] } => {
  const rows = [...seated];
  const warnings: Phrase[] = [];
  const fixed = new Map<number, EntrantId>();
  for (const { entrant, table } of stationary) {
    const here = rows.findIndex((row) => sits(row, entrant));
    const row = rows[here];
    if (row === undefined) continue;
    const stays = fixed.get(here);
    if (stays !== undefined) {
      if (row.table !== table) warnings.push(conflict(stays, entrant, row.table));
      continue;
    }
    const there = rows.findIndex((other) => other.table === table);
    const away = rows[there];
    if (away !== undefined) rows[there] = { ...away, table: row.table };
    rows[here] = { ...row, table };
    fixed.set(here, entrant);
  }
  turnStationary(rows, stationary, warnings);
  return { rows, warnings };
};
