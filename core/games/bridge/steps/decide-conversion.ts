/**
 * Rounds or totals of another event taken in [bridge 4.17].
 *
 * | rule | where |
 * | --- | --- |
 * | totals only: carry-over, no meetings known [I-02] | `convertTotals` |
 * | pair numbers stay; the entrants in order of seats have them in rising order | `numbered` |
 * | reversible until the first Swiss round has a result [E-03] | `revertConversion` |
 */

import { type Revisions, unless } from '../../../game/facts.ts';
import { ENGINE_VERSION, type Metrics } from '../../../game/seating.ts';
import { no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Json, Table, TableNo } from '../../../tournament/words.ts';
import { type ImportedRow, importedPairs } from '../results/barometer.ts';
import { seatOrder } from '../results/event.ts';
import { scoreResult } from '../results/results.ts';
import { makeHundred } from '../rules/decimals.ts';
import type { BridgeRules } from '../rules/rules.ts';
import { type BridgeResult, enteredResult, ownOf, rulesOf } from '../rules/state.ts';
import { seatedRefusal } from './decide-people.ts';
import { resultsExist } from './decide-preparations.ts';
import type { Decided, Do } from './facts.ts';

const numbered = (tournament: Tournament, numbers: readonly number[]): ReadonlyMap<number, EntrantId> | Refusal => {
  const order = seatOrder(tournament);
  if (order.length !== numbers.length) {
    return refuse('bridge.importPairs', { pairs: numbers.length, entrants: order.length });
  }
  const sorted = numbers.toSorted((a, b) => a - b);
  return new Map(order.map((id, i) => [sorted[i] ?? 0, id]));
};

const preparedWith = (numbers: ReadonlyMap<number, EntrantId>) => {
  const highest = Math.max(...numbers.keys());
  return {
    numbers: Object.fromEntries([...numbers].map(([number, id]) => [String(id), number])),
    phantom: null,
    tables: Math.ceil(highest / 2),
    fixed: [],
    exchanged: [],
  };
};

const resultFor = ({ ranking }: BridgeRules, { nsScore: ns, ewScore: ew }: ImportedRow): BridgeResult | null => {
  if (ns === null || (ranking === 'mp' && ew !== null && !makeHundred(ns, ew))) return null;
  const entered =
    ranking === 'vp'
      ? { entry: 'vp', ns, ew }
      : ranking === 'mp'
        ? { entry: 'mp', ns }
        : { entry: 'imp', ns, ew: ew ?? 0 };
  const parsed = enteredResult.safeParse(entered);
  return parsed.success ? parsed.data : null;
};

/** A director may have parted the VP: each side is on the scale, and the control sum shows what is off together [W-09]. */
const isPossible = (
  rules: BridgeRules,
  result: BridgeResult,
  where: { readonly table: TableNo; readonly planned: number },
): boolean => scoreResult(rules, result.entry === 'vp' ? { ...result, split: true } : result, where).ok;

const nothingRepeated: Metrics = {
  repeats: 0,
  repeated: [],
  least: { known: 'unknown', atLeast: 0, how: { code: 'bridge.how.imported' } },
  figures: {},
};

const takenRound = ({
  no,
  rev,
  tables,
  byes,
  results,
}: Pick<Round, 'no' | 'rev' | 'tables' | 'byes' | 'results'>): Round => ({
  no,
  draw: {
    no: 0,
    request: null,
    fingerprint: '',
    proposal: {
      family: 'bridge',
      method: 'imported',
      engine: ENGINE_VERSION,
      seed: 'imported',
      tables: tables.map((table) => ({ ...table, reasons: [{ code: 'bridge.reasons.imported' }] })),
      byes,
      metrics: nothingRepeated,
      budget: { steps: 0, used: 0, ended: 'complete' },
      trace: [],
    },
    edited: false,
    metrics: nothingRepeated,
  },
  tables,
  byes,
  rev,
  revised: [],
  results,
  confirmed: true,
  timer: null,
});

const takenRounds = (
  rules: BridgeRules,
  { rows, boards }: Pick<Do<'convertBarometer'>, 'rows' | 'boards'>,
  numbers: ReadonlyMap<number, EntrantId>,
  revisions: Revisions,
): readonly Round[] | Refusal => {
  const rounds: Round[] = [];
  for (const [no, here] of [...Map.groupBy(rows, ({ round }) => round)].toSorted(([a], [b]) => a - b)) {
    const tables: Table[] = [];
    const results: { [table: number]: Json } = {};
    const seated = new Set<EntrantId>();
    for (const row of here.toSorted((a, b) => a.table - b.table)) {
      const { table } = row;
      if (row.ns === null || row.ew === null) continue;
      const [ns, ew] = [numbers.get(row.ns) ?? 0, numbers.get(row.ew) ?? 0];
      seated.add(ns).add(ew);
      tables.push({ table, seats: [ns, ew] });
      const result = resultFor(rules, row);
      const fits = result !== null && isPossible(rules, result, { table, planned: boards });
      if (!fits) return refuse('bridge.importResult', { round: no, table });
      results[table] = result;
    }
    const byes = [...numbers.values()]
      .filter((id) => !seated.has(id))
      .map((entrant) => ({ entrant, reason: { code: 'bridge.byes.imported', params: { player: entrant } } }));
    // A number on paper is never used twice, not even one of a conversion that was undone.
    rounds.push(takenRound({ no, rev: (revisions[no] ?? 0) + 1, tables, byes, results }));
  }
  return rounds;
};

const startedRefusal = (tournament: Tournament): Refusal | null => {
  const { imported, prepared } = ownOf(tournament);
  return (
    seatedRefusal(tournament, 1) ??
    (imported === null && prepared === null
      ? null
      : refuse('bridge.preparationsClosed', {}, [{ do: 'reopenPreparations' }]))
  );
};

/** The rows come from `readRounds`, which has refused whatever breaks [E-13]. */
export const convertBarometer = (
  tournament: Tournament,
  command: Do<'convertBarometer'>,
  revisions: Revisions,
): Decided => {
  const { rows, boards, nextBoard } = command;
  const refusal = startedRefusal(tournament);
  if (refusal !== null) return no(refusal);
  const numbers = numbered(tournament, importedPairs(rows));
  if ('code' in numbers) return no(numbers);
  const rounds = takenRounds(rulesOf(tournament), command, numbers, revisions);
  if ('code' in rounds) return no(rounds);
  const imported = { rounds: rounds.length, boards, nextBoard };
  return ok([{ type: 'rounds.takenIn', prepared: preparedWith(numbers), imported, rounds }]);
};

export const convertTotals = (tournament: Tournament, { totals }: Do<'convertTotals'>): Decided => {
  const refusal = startedRefusal(tournament);
  if (refusal !== null) return no(refusal);
  const numbers = numbered(
    tournament,
    totals.map(({ number }) => number),
  );
  if ('code' in numbers) return no(numbers);
  const carryOver = Object.fromEntries(totals.map(({ number, total }) => [String(numbers.get(number) ?? 0), total]));
  const { boardsPerRound } = rulesOf(tournament);
  const imported = { rounds: 0, boards: boardsPerRound, nextBoard: null };
  return ok([{ type: 'totals.takenIn', prepared: preparedWith(numbers), imported, carryOver }]);
};

export const revertConversion = (tournament: Tournament): Decided => {
  const { imported } = ownOf(tournament);
  if (imported === null) return ok([]);
  return unless(resultsExist(tournament, imported.rounds), { type: 'conversion.reverted' });
};
