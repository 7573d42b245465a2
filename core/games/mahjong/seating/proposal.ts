/**
 * From "who sits together" to a finished proposal, in the order of [I-4]: people, then table numbers, then winds.
 * A step never changes what an earlier one decided.
 */

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
import type { MahjongRequest } from './request.ts';
import { numberTables } from './table-numbers.ts';
import { drawWinds } from './winds.ts';

/** Who sits together: tables in strength order, with what the method can say about them. */
export type Grouping = {
  readonly groups: readonly (readonly EntrantId[])[];
  /** Reasons by group, in the same order. */
  readonly reasons: readonly (readonly Phrase[])[];
  readonly byes: readonly Bye[];
  readonly budget: BudgetUsed;
  readonly trace: readonly Phrase[];
  /** Table numbers to give out, in strength order; 1..m when left out. */
  readonly available?: readonly TableNo[];
  /** What the method itself could prove about the least repeats, if more than can be seen at once. */
  readonly least?: LeastRepeats;
};

/** One step, done: the budget of methods that do not search. */
export const oneStep: BudgetUsed = { steps: 1, used: 1, ended: 'complete' };

/** The stronger of two statements about the least repeats: a proof, else the higher bound. */
export const stronger = (a: LeastRepeats, b: LeastRepeats | undefined): LeastRepeats => {
  if (b === undefined || a.known === 'proved') return a;
  return b.known === 'proved' || b.atLeast > a.atLeast ? b : a;
};

/**
 * Numbers and winds for groups, metrics, and the proposal. Refuses `mahjong.fixedTableConflict`.
 *
 * @param measured the method's own way to measure tables
 */
export const propose = (
  request: MahjongRequest,
  grouping: Grouping,
  measured: (tables: readonly Table[]) => Metrics = (tables) => measure(request, tables),
): Answer<Proposal> => {
  const { groups } = grouping;
  const numbers = numberTables(
    groups,
    request.tableNumbers.mode,
    request.tableNumbers.fixed,
    tableVisits(request.history),
    stream(request.seed, request.round, request.method, 'tables'),
    grouping.available,
  );
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
