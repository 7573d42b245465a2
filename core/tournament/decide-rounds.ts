/**
 * Commands about rounds and their results.
 *
 * | rule | where |
 * | --- | --- |
 * | a published seating seats everybody who plays exactly once (I-1) | `Family.checkSeating` |
 * | a draw belongs to the tournament as it is now | fingerprint of the family's request |
 * | only the last round is withdrawn, and with its results only knowingly: they go with it and undo brings them back | `round.withdraw` |
 * | a change by hand keeps everybody who sits in the round (M-30) | `sameSeats` |
 * | a result whose table's seats change is no longer that table's result | `round.revise` refuses |
 * | all results in before a round is confirmed (M-30) | `round.confirm` |
 * | results missing: the round counts all the same by a rule that is said (hall-and-print 3.4) | `round.close` |
 * | a confirmed result is corrected with a reason (M-34); one that was missing is just entered | `result.correct`, `result.enter` |
 * | confirming is taken back until the next round is published (M-30) | `round.reopen` |
 */

import type { Change } from './changes.ts';
import type { Command } from './commands.ts';
import { type Family, isSeatedHere, measure } from './family.ts';
import { fingerprint } from './fingerprint.ts';
import { closeWay, decideClose, isAwaited, provisionalRulesFor } from './provisional.ts';
import { type Answer, no, ok, refuse } from './refusal.ts';
import { lastRound, type Round, roundOf, type Tournament, tablesWithoutResult } from './state.ts';
import { extended, paused, shifted, started, type Timer } from './timer.ts';
import type { Json, Table, TableNo } from './words.ts';

export type RoundCommand = Extract<Command, { type: `round.${string}` | `result.${string}` }>;

/** Numbers that are never used twice, also not after undo: they come from the whole journal, not from the state. */
export type Counters = {
  readonly nextDraw: number;
  /** The highest revision a round ever had, by round number. */
  readonly revisions: { readonly [round: number]: number };
  /** The family's own (`Family.counters`), null while none of its changes was counted. */
  readonly own: Json;
};

export const startCounters: Counters = { nextDraw: 1, revisions: {}, own: null };

/** The numbers a family counts for itself. */
export const ownCounters = (family: Family, { own }: Counters): Json => own ?? family.counters?.start ?? null;

type Decided = Answer<readonly Change[]>;

/** Most missing tables that a refusal names. */
const NAMED = 50;

const bySeats = (tables: readonly Table[]): string =>
  tables
    .flatMap(({ seats }) => seats)
    .toSorted((a, b) => a - b)
    .join();

const sameTables = (a: readonly Table[], b: readonly Table[]): boolean =>
  a.length === b.length && differing(a, b).length === 0;

const differing = (before: readonly Table[], after: readonly Table[]): readonly TableNo[] => {
  const seatsBefore = new Map(before.map(({ table, seats }) => [table, seats.join()]));
  return after.filter(({ table, seats }) => seatsBefore.get(table) !== seats.join()).map(({ table }) => table);
};

const publish = (
  tournament: Tournament,
  command: Extract<Command, { type: 'round.publish' }>,
  family: Family,
  counters: Counters,
): Decided => {
  const { method, options, tables, proposal } = command;
  const request = family.request(tournament, method, options, proposal.seed);
  if (!request.ok) return request;
  const roundNo = tournament.rounds.length + 1;
  const illegal = family.checkSeating(tournament, tables, proposal.byes);
  if (illegal !== null) return no(illegal);
  const edited = !sameTables(proposal.tables, tables);
  return ok([
    {
      type: 'round.published',
      no: roundNo,
      rev: (counters.revisions[roundNo] ?? 0) + 1,
      draw: {
        no: counters.nextDraw,
        request: request.value,
        fingerprint: fingerprint(request.value),
        proposal,
        edited,
        metrics: edited ? measure(family, method, request.value, tables) : proposal.metrics,
      },
      tables,
      byes: proposal.byes,
    },
  ]);
};

const revise = (family: Family, round: Round, tables: readonly Table[], counters: Counters): Decided => {
  if (round.confirmed)
    return no(refuse('round.confirmed', { round: round.no }, [{ do: 'reopenRound', params: { round: round.no } }]));
  // What was taken in from elsewhere has been played as it is; no method here could measure it.
  if (!isSeatedHere(family, round.draw.proposal.method)) return no(refuse('round.takenIn', { round: round.no }));
  if (bySeats(tables) !== bySeats(round.tables)) return no(refuse('round.otherPeople', { round: round.no }));
  const revised = differing(round.tables, tables);
  const entered = revised.filter((table) => round.results[table] !== undefined);
  if (entered.length > 0) {
    return no(
      refuse('round.tableHasResult', { round: round.no, count: entered.length, tables: entered.slice(0, NAMED) }, [
        { do: 'clearResults', params: { round: round.no, tables: entered } },
      ]),
    );
  }
  return ok([
    {
      type: 'round.revised',
      no: round.no,
      rev: Math.max(round.rev, counters.revisions[round.no] ?? 0) + 1,
      tables,
      revised,
      metrics: measure(family, round.draw.proposal.method, round.draw.request, tables),
    },
  ]);
};

const timed = (round: Round, timer: Timer | null): Decided =>
  timer === round.timer ? ok([]) : ok([{ type: 'round.timed', no: round.no, timer }]);

export const decideRounds = (
  tournament: Tournament,
  command: RoundCommand,
  family: Family,
  counters: Counters,
): Decided => {
  if (command.type === 'round.publish') return publish(tournament, command, family, counters);
  const named = 'no' in command ? command.no : command.round;
  const round = roundOf(tournament, named);
  if (round === undefined) return no(refuse('round.unknown', { round: named }));
  const isLast = lastRound(tournament)?.no === round.no;
  switch (command.type) {
    case 'round.revise':
      return revise(family, round, command.tables, counters);
    case 'round.withdraw':
      if (!isLast) return no(refuse('round.notLast', { round: round.no, last: tournament.rounds.length }));
      if (round.confirmed) {
        return no(refuse('round.confirmed', { round: round.no }, [{ do: 'reopenRound', params: { round: round.no } }]));
      }
      return ok([{ type: 'round.withdrawn', no: round.no }]);
    case 'round.confirm': {
      const missing = tablesWithoutResult(round);
      if (missing.length > 0) {
        const canClose = provisionalRulesFor(family, tournament, round).length > 0;
        return no(
          refuse('round.resultsMissing', { round: round.no, count: missing.length, tables: missing.slice(0, NAMED) }, [
            { do: 'enterResults', params: { round: round.no, table: missing[0] ?? 1 } },
            ...(canClose ? [closeWay(round.no)] : []),
          ]),
        );
      }
      return round.confirmed ? ok([]) : ok([{ type: 'round.confirmed', no: round.no }]);
    }
    case 'round.close':
      if (!isLast) return no(refuse('round.notLast', { round: round.no, last: tournament.rounds.length }));
      return decideClose(tournament, round, command.rule, family);
    case 'round.reopen':
      if (!isLast) {
        return no(refuse('round.nextPublished', { round: round.no, next: round.no + 1 }, [{ do: 'correctResult' }]));
      }
      return round.confirmed ? ok([{ type: 'round.reopened', no: round.no }]) : ok([]);
    case 'round.clock': {
      const { at, do: wanted } = command;
      const { timer } = round;
      if (wanted.what === 'start') return timed(round, started(timer, wanted.seconds, at));
      if (timer === null) return no(refuse('round.noClock', { round: round.no }, [{ do: 'startClock' }]));
      if (wanted.what === 'stop') return timed(round, null);
      if (wanted.what === 'shift') return timed(round, shifted(timer, wanted.by));
      return timed(round, wanted.what === 'pause' ? paused(timer, at) : extended(timer, wanted.seconds, wanted.tables));
    }
    case 'result.enter':
    case 'result.correct': {
      const table = round.tables.find((candidate) => candidate.table === command.table);
      if (table === undefined) return no(refuse('result.noTable', { round: round.no, table: command.table }));
      if (command.type === 'result.enter' && !isAwaited(round, table.table)) {
        return no(refuse('result.confirmed', { round: round.no, table: table.table }, [{ do: 'correctResult' }]));
      }
      const result = family.checkResult(tournament, round, table, command.result);
      if (!result.ok) return result;
      const where = { round: round.no, table: table.table, result: result.value };
      return command.type === 'result.enter'
        ? ok([{ type: 'result.entered', ...where }])
        : ok([{ type: 'result.corrected', ...where, reason: command.reason }]);
    }
    case 'result.clear':
      if (round.confirmed) {
        return no(refuse('result.confirmed', { round: round.no, table: command.table }, [{ do: 'correctResult' }]));
      }
      if (round.results[command.table] === undefined) {
        return no(refuse('result.none', { round: round.no, table: command.table }));
      }
      return ok([{ type: 'result.cleared', round: round.no, table: command.table }]);
  }
};
