/** A seated round with other rows, after a change by hand, a drop-out or another direction mode. Its results stay. */

import type { Revisions } from '../../../game/facts.ts';
import type { Metrics } from '../../../game/seating.ts';
import type { Round } from '../../../tournament/state.ts';
import type { Table, TableNo } from '../../../tournament/words.ts';
import type { OpenRound } from '../results/drop-out.ts';
import { bridgeMethods } from '../seating/methods.ts';
import type { BridgeFact } from './facts.ts';

export const decidedTables = (round: Round): ReadonlySet<TableNo> => new Set(Object.keys(round.results).map(Number));

const metricsOf = (round: Round, tables: readonly Table[]): Metrics => {
  const method = bridgeMethods.find(({ id }) => id === round.draw.proposal.method);
  return method === undefined ? round.draw.metrics : method.measure(round.draw.request as never, tables);
};

/** @param revisions the highest revision each round ever had */
export const reseat = (round: Round, { tables, byes }: OpenRound, revisions: Revisions): BridgeFact => ({
  type: 'round.reseated',
  no: round.no,
  tables: tables.toSorted((a, b) => a.table - b.table),
  byes,
  metrics: metricsOf(round, tables),
  rev: Math.max(revisions[round.no] ?? 0, round.rev) + 1,
  replaces: true,
});
