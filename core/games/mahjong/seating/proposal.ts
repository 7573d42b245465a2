/** People, then table numbers, then winds [I-4]: a step never changes what an earlier one decided. */

import {
  type BudgetUsed,
  ENGINE_VERSION,
  type LeastRepeats,
  type Metrics,
  type Proposal,
  type ProposedTable,
} from '../../../game/seating.ts';
import { stream } from '../../../random/stream.ts';
import { type Answer, no, ok } from '../../../tournament/refusal.ts';
import type { Bye, EntrantId, Phrase, Table, TableNo } from '../../../tournament/words.ts';
import { tableVisits, windCounts } from './meetings.ts';
import { measure } from './metrics.ts';
import type { AnyRequest } from './request.ts';
import { numberTables } from './table-numbers.ts';
import { drawWinds } from './winds.ts';

export type Grouping = {
  readonly groups: readonly (readonly EntrantId[])[];
  readonly reasons: readonly (readonly Phrase[])[];
  readonly byes: readonly Bye[];
  readonly budget: BudgetUsed;
  readonly trace: readonly Phrase[];
  /** In strength order; 1..m when left out. */
  readonly available?: readonly TableNo[];
  readonly least?: LeastRepeats;
};

export const oneStep: BudgetUsed = { steps: 1, used: 1, ended: 'complete' };

export const stronger = (a: LeastRepeats, b: LeastRepeats | undefined): LeastRepeats => {
  if (b === undefined || a.known === 'proved') return a;
  return b.known === 'proved' || b.atLeast > a.atLeast ? b : a;
};

/** Refuses `mahjong.fixedTableConflict`. */
export const propose = (
  request: AnyRequest,
  grouping: Grouping,
  measured: (tables: readonly Table[]) => Metrics = (tables) => measure(request, tables),
): Answer<Proposal> => {
  const { groups } = grouping;
  const numbers = numberTables(groups, {
    ...request.tableNumbers,
    visits: tableVisits(request.history),
    random: stream(request.seed, request.round, request.method, 'tables'),
    available: grouping.available,
  });
  if (!numbers.ok) return no(numbers.refusal);
  const random = stream(request.seed, request.round, request.method, 'winds');
  const seats = drawWinds(groups, windCounts(request.history), request.winds, random);
  const tables: ProposedTable[] = seats.map((four, group) => ({
    table: numbers.value[group] ?? 0,
    seats: four,
    reasons: grouping.reasons[group] ?? [],
  }));
  const metrics = measured(tables);
  return ok({
    family: 'mahjong',
    method: request.method,
    engine: ENGINE_VERSION,
    seed: request.seed,
    tables,
    byes: grouping.byes,
    metrics: { ...metrics, least: stronger(metrics.least, grouping.least) },
    budget: grouping.budget,
    trace: grouping.trace,
  });
};
