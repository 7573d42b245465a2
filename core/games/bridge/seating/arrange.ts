/**
 * From matches to rows: directions, then tables [bridge 3.8, 3.9]. Who meets whom never changes here.
 *
 * | rule | where |
 * | --- | --- |
 * | parity of the ranking table, before anything moves | `rowsOf` |
 * | the bye row is the highest table of its section, never switched [bridge 3.5] | `rowsOf` |
 * | rows locked by the director keep table and directions [bridge 4.11] | `lockedRows` |
 * | tables by lot where the TO wishes [hall-and-print 2.9] | `tablesByLot` |
 */

import { stream } from '../../../random/stream.ts';
import type { EntrantId, Phrase, TableNo } from '../../../tournament/words.ts';
import { isSwitched } from './directions.ts';
import type { Match } from './pairing/match.ts';
import { directionsOf } from './pairing/meetings.ts';
import { freeTables, type Row, seatStationary, tablesByLot } from './physical-tables.ts';
import type { SwissRequest } from './request.ts';
import { roomOf } from './rooms.ts';
import type { Section } from './sections.ts';

const ordinal = (table: TableNo, from: TableNo, disabled: ReadonlySet<TableNo>): number =>
  table - from + 1 - [...disabled].filter((missing) => missing >= from && missing < table).length;

const lockedRows = (
  { options: { locked, hall } }: SwissRequest,
  rank: (entrant: EntrantId) => number,
  disabled: ReadonlySet<TableNo>,
): readonly Row[] =>
  locked.map(({ table, seats: [ns, ew] }) => {
    const room = hall.roomRound && hall.rooms.length > 0 ? roomOf(table, hall.rooms) : null;
    const from = room === null ? 1 : (hall.rooms[room - 1] ?? 1);
    return {
      rankingTable: ordinal(table, from, disabled),
      room: room === null ? null : room + 1,
      table,
      ns,
      ew,
      switched: rank(ew) < rank(ns),
    };
  });

export const tablesOf = (
  { options }: SwissRequest,
  { from, lists, bye }: Section,
): readonly { readonly table: TableNo; readonly rankingTable: number }[] => {
  const disabled = new Set(options.hall.disabled);
  const count = lists.reduce((sum, list) => sum + list.length / 2, bye === null ? 0 : 1);
  return freeTables(count, from, disabled, new Set(options.locked.map(({ table }) => table))).map((table) => ({
    table,
    rankingTable: ordinal(table, from, disabled),
  }));
};

const rowsOf = (
  request: SwissRequest,
  section: Section,
  matches: readonly Match[],
  directions: ReturnType<typeof directionsOf>,
): readonly Row[] =>
  tablesOf(request, section).flatMap(({ table, rankingTable }, i): Row[] => {
    const { options, round } = request;
    const { room, bye } = section;
    const match = matches[i];
    if (match === undefined) {
      if (bye === null) return [];
      const [ns, ew] = options.phantom === 'ns' ? [null, bye.entrant] : [bye.entrant, null];
      return [{ rankingTable, room, table, ns, ew, switched: false }];
    }
    const [better, worse] = match;
    const switched = isSwitched(options.arrowMode, { match, rankingTable, round }, directions);
    const [ns, ew] = switched ? [worse, better] : [better, worse];
    return [{ rankingTable, room, table, ns, ew, switched }];
  });

/** In table order, with [W-05] where stationary contestants collide. @param matches by section, best tables first */
export const arrange = (
  request: SwissRequest,
  sections: readonly Section[],
  matches: readonly (readonly Match[])[],
  rank: (entrant: EntrantId) => number,
): { readonly rows: readonly Row[]; readonly warnings: readonly Phrase[] } => {
  const { round, seed } = request;
  const { hall } = request.options;
  const directions = directionsOf(request.history);
  const locked = lockedRows(request, rank, new Set(hall.disabled));
  const ranked = sections.flatMap((section, i) => rowsOf(request, section, matches[i] ?? [], directions));
  const free =
    hall.shuffled === true
      ? tablesByLot(ranked, (table) => roomOf(table, hall.rooms), stream(seed, round, 'bridge', 'tables'))
      : ranked;
  const homes = hall.stationary.filter(({ table }) => !locked.some((row) => row.table === table));
  const { rows, warnings } = seatStationary(free, homes);
  const all = [...locked, ...rows].toSorted((a, b) => a.table - b.table);
  return { rows: all, warnings };
};
