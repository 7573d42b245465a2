/**
 * The rows of a round as it stands: seats may have been changed by hand.
 *
 * A match that is still the engine's keeps its ranking table, any other has that of its table. The better ranked is the one
 * higher in the paired list; in a start round, the one whose number sits N-S by itself.
 */

import type { Round, Seating } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import type { BridgeMore } from '../seating/more.ts';
import { moreOf } from '../seating/more.ts';
import type { Row } from '../seating/physical-tables.ts';

const sameMatch = (row: Row, a: EntrantId, b: EntrantId): boolean =>
  (row.ns === a && row.ew === b) || (row.ns === b && row.ew === a);

/** In table order, with the bye row if the engine had one for whoever still sits out. */
export const roundRows = (round: Pick<Seating, 'draw'> & Pick<Round, 'tables' | 'byes'>): Row[] =>
  rowsAsSeated(moreOf(round), round);

export const rowsAsSeated = (more: BridgeMore | null, { tables, byes }: Pick<Round, 'tables' | 'byes'>): Row[] => {
  const known = more?.rows ?? [];
  const places = new Map(more?.ranking.map(({ entrant, place }) => [entrant, place]));
  const rows = tables.map(({ table, seats: [ns = 0, ew = 0] }): Row => {
    const match = known.find((row) => sameMatch(row, ns, ew));
    const at = known.find((row) => row.table === table);
    const wasSwitched = match !== undefined && match.switched === (match.ns === ns);
    const [nsPlace, ewPlace] = [places.get(ns), places.get(ew)];
    return {
      rankingTable: match?.rankingTable ?? at?.rankingTable ?? table,
      room: at?.room ?? match?.room ?? null,
      table,
      ns,
      ew,
      switched: nsPlace === undefined || ewPlace === undefined ? wasSwitched : ewPlace < nsPlace,
    };
  });
  const empty = known.filter(({ ns, ew }) => ns === null || ew === null);
  const still = empty.filter(({ ns, ew }) => byes.some(({ entrant }) => entrant === (ns ?? ew)));
  return [...rows, ...still].toSorted((a, b) => a.table - b.table);
};

/** On lists those who sit out stand at the end, never between tables that play [hall-and-print 1.1]. */
export const byesLast = (rows: readonly Row[]): readonly Row[] => {
  const plays = ({ ns, ew }: Row): boolean => ns !== null && ew !== null;
  return [...rows.filter(plays), ...rows.filter((row) => !plays(row))];
};
