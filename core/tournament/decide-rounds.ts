/**
 * Commands about rounds and their results.
 *
 * | rule | where |
 * | --- | --- |
 * | a published seating seats everybody who plays exactly once [I-1] | `Game.seating.check` |
 * | a draw belongs to the tournament as it is now: a stale one is refused | `publish` compares the check numbers |
 * | figures and proofs come from this program's engine, or are measured; what a file says of itself is not believed | `publish`, `takeIn` |
 * | only the last round is withdrawn, and with its results only knowingly: they go with it and undo brings them back | `round.withdraw` |
 * | a change by hand is stated, and keeps who sits in the round and the sizes of its tables [M-30, ME-49] | `changed`, `stated`, `kept` |
 * | a result whose table's seats change is no longer that table's result | `round.revise` refuses |
 * | all results in before a round is confirmed [M-30] | `round.confirm` |
 * | with results missing, the round counts by a stated rule [hall-and-print 3.4] | `round.close` |
 * | a confirmed result is corrected, with a reason where one is given [M-34, W-3.17]; one that was missing is just entered | `result.correct`, `result.enter` |
 * | a result that came from another window meanwhile is not replaced unseen | `was` of `result.enter`, `result.correct` |
 * | confirming is taken back until the next round is published [M-30] | `round.reopen` |
 */

import type { Game } from '../game/game.ts';
import { isSeatedHere, measure } from '../game/methods.ts';
import { closeWay, decideClose, isAwaited, provisionalRulesFor } from '../game/provisional.ts';
import type { Metrics, Proposal } from '../game/seating.ts';
import type { Change } from './changes.ts';
import type { Command } from './commands.ts';
import { canonical, fingerprint } from './draws/fingerprint.ts';
import { carryOut, type HandDeed, type Places, samePlaces } from './draws/hand-change.ts';
import { changesBetween } from './history/changes-between.ts';
import { type Answer, no, ok, type Refusal, refuse } from './refusal.ts';
import { lastRound, type Round, roundOf, type Tournament, tablesWithoutResult } from './state.ts';
import { extended, paused, shifted, started, type Timer } from './timer.ts';
import type { DrawNo, Json, Table, TableNo } from './words.ts';

export type RoundCommand = Extract<Command, { type: `round.${string}` | `result.${string}` }>;

/** Never used twice, not even after undo: they come from the whole journal, not from the state. */
export type Counters = {
  readonly nextDraw: number;
  readonly revisions: { readonly [round: number]: number };
  /** The game's own (`Game.steps.counters`); null until one of its changes was counted. */
  readonly own: Json;
};

export const startCounters: Counters = { nextDraw: 1, revisions: {}, own: null };

export const ownCounters = (family: Game, { own }: Counters): Json => own ?? family.steps.counters?.start ?? null;

type Decided = Answer<readonly Change[]>;

/** Stands for the engine and the seed of a round that was seated elsewhere. */
const TAKEN_IN = 'file';

const listed = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join();

const kept = (tables: readonly Table[]): string =>
  `${listed(tables.flatMap(({ seats }) => seats))}/${listed(tables.map(({ seats }) => seats.length))}`;

const onlyIn = (tables: readonly Table[], others: readonly Table[]): readonly TableNo[] => {
  const seatsThere = new Map(others.map(({ table, seats }) => [table, seats.join()]));
  return tables.filter(({ table, seats }) => seatsThere.get(table) !== seats.join()).map(({ table }) => table);
};

const STALE_WAYS = [{ do: 'seatAgain' }, { do: 'lookAtChanges' }] as const;

/** The event has changed since, or nobody here knows the seating. */
export const staleRefusal = (): Refusal => refuse('seating.stale', {}, STALE_WAYS);

type Seating = Places & {
  readonly proposal: Proposal;
  readonly request: Json;
  readonly edited: boolean;
  readonly metrics: Metrics;
  readonly changes?: readonly HandDeed[];
  readonly drawNo: DrawNo;
};

const published = (tournament: Tournament, game: Game, { revisions }: Counters, seating: Seating): Change => {
  const { drawNo, proposal, request, edited, metrics, ...places } = seating;
  const no = tournament.rounds.length + 1;
  const rules = game.rules.ofRound === undefined ? {} : { rules: game.rules.ofRound(tournament) };
  const draw = { no: drawNo, request, fingerprint: fingerprint(request), proposal, edited, metrics };
  return { type: 'round.published', no, rev: (revisions[no] ?? 0) + 1, draw, ...places, ...rules };
};

const changed = (
  before: Places,
  {
    tables,
    changes = [],
  }: { readonly tables?: readonly Table[] | undefined; readonly changes?: readonly HandDeed[] | undefined },
): Answer<Places> => {
  if (tables !== undefined) return ok({ tables, byes: before.byes });
  return changes.length === 0 ? ok(before) : carryOut(before, changes);
};

/** The changes are stored as stated, with their reasons, where they lead to what is published. */
const stated = (before: Places, after: Places, changes: readonly HandDeed[] = []): readonly HandDeed[] => {
  const carried = carryOut(before, changes);
  const isStated = carried.ok && samePlaces(carried.value, after) && !samePlaces(before, after);
  return isStated ? changes : changesBetween(before, after);
};

const bare = (tables: readonly Table[]): readonly Table[] => tables.map(({ table, seats }) => ({ table, seats }));

/** The proposal must answer the request as it is now. Without a check number it comes from a file: measured, nothing proved. */
const publish = (
  tournament: Tournament,
  command: Extract<Command, { type: 'round.publish' }>,
  family: Game,
  counters: Counters,
): Decided => {
  const { method, options, proposal: given, fingerprint: said, draw: drawNo = counters.nextDraw } = command;
  const isOurs = said !== undefined;
  const made = family.seating.request(tournament, method, options, given.seed);
  if (isOurs && (!made.ok || fingerprint(made.value) !== said)) return no(staleRefusal());
  if (!made.ok) return made;
  const request = made.value;
  const before = { tables: bare(given.tables), byes: given.byes };
  const after = changed(before, command);
  if (!after.ok) return after;
  const { tables, byes } = after.value;
  const illegal = family.seating.check(tournament, tables, byes);
  if (illegal !== null) return no(illegal);
  const proposal = isOurs ? given : { ...given, metrics: measure(family, method, request, given.tables) };
  const changes = stated(before, after.value, command.changes);
  if (changes.length === 0) {
    return ok([
      published(tournament, family, counters, {
        drawNo,
        proposal,
        request,
        ...before,
        edited: false,
        metrics: proposal.metrics,
      }),
    ]);
  }
  const metrics = measure(family, method, request, tables);
  return ok([
    published(tournament, family, counters, {
      drawNo,
      proposal,
      request,
      tables,
      byes,
      edited: true,
      metrics,
      changes,
    }),
  ]);
};

/** A round that was seated elsewhere counts as changed by hand at every table. */
const takeIn = (
  tournament: Tournament,
  { method, tables, byes }: Extract<Command, { type: 'round.takeIn' }>,
  family: Game,
  counters: Counters,
): Decided => {
  const request = family.seating.request(tournament, method, {}, TAKEN_IN);
  if (!request.ok) return request;
  const illegal = family.seating.check(tournament, tables, byes);
  if (illegal !== null) return no(illegal);
  const metrics = measure(family, method, request.value, tables);
  const proposal: Proposal = {
    family: family.id,
    method,
    engine: TAKEN_IN,
    seed: TAKEN_IN,
    tables: [],
    byes,
    metrics: measure(family, method, request.value, []),
    budget: { steps: 0, used: 0, ended: 'complete' },
    trace: [{ code: 'seating.fromFile' }],
  };
  return ok([
    published(tournament, family, counters, {
      drawNo: counters.nextDraw,
      proposal,
      request: request.value,
      tables,
      byes,
      edited: true,
      metrics,
    }),
  ]);
};

/** Why a published round cannot be changed to these tables, told as soon as they are arranged so [W-2.7]. */
export const changeRefusal = (family: Game, round: Round, tables: readonly Table[]): Refusal | null => {
  const illegal = family.seating.revisionRefusal?.(round, tables) ?? null;
  if (illegal !== null) return illegal;
  const entered = onlyIn(round.tables, tables).filter((table) => round.results[table] !== undefined);
  const count = entered.length;
  if (count === 0) return null;
  return refuse('round.tableHasResult', { round: round.no, count, tables: entered }, [
    { do: 'clearResults', params: { round: round.no, tables: entered, count } },
  ]);
};

const revise = (
  family: Game,
  round: Round,
  command: Extract<Command, { type: 'round.revise' }>,
  counters: Counters,
): Decided => {
  if (round.confirmed)
    return no(refuse('round.confirmed', { round: round.no }, [{ do: 'reopenRound', params: { round: round.no } }]));
  // What was taken in has been played as it is; no method here could measure it.
  if (!isSeatedHere(family, round.draw.proposal.method)) return no(refuse('round.takenIn', { round: round.no }));
  // Another window has changed the round, so these changes were made to other tables.
  if (command.rev !== undefined && command.rev !== round.rev) return no(staleRefusal());
  const after = changed(round, command);
  if (!after.ok) return after;
  const { tables } = after.value;
  if (kept(tables) !== kept(round.tables)) return no(refuse('round.otherSeats', { round: round.no }));
  const wrong = changeRefusal(family, round, tables);
  if (wrong !== null) return no(wrong);
  return ok([
    {
      type: 'round.revised',
      no: round.no,
      rev: Math.max(round.rev, counters.revisions[round.no] ?? 0) + 1,
      tables,
      revised: onlyIn(tables, round.tables),
      metrics: measure(family, round.draw.proposal.method, round.draw.request, tables),
      changes: stated(round, { tables, byes: round.byes }, command.changes),
    },
  ]);
};

const timed = (round: Round, timer: Timer | null): Decided =>
  timer === round.timer ? ok([]) : ok([{ type: 'round.timed', no: round.no, timer }]);

export const decideRounds = (
  tournament: Tournament,
  command: RoundCommand,
  family: Game,
  counters: Counters,
): Decided => {
  if (command.type === 'round.publish') return publish(tournament, command, family, counters);
  if (command.type === 'round.takeIn') return takeIn(tournament, command, family, counters);
  const named = 'no' in command ? command.no : command.round;
  const round = roundOf(tournament, named);
  if (round === undefined) return no(refuse('round.unknown', { round: named }));
  const isLast = lastRound(tournament)?.no === round.no;
  switch (command.type) {
    case 'round.revise':
      return revise(family, round, command, counters);
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
          refuse('round.resultsMissing', { round: round.no, count: missing.length, tables: missing }, [
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
      if (timer === null)
        return no(refuse('round.noClock', { round: round.no }, [{ do: 'startClock', params: { round: round.no } }]));
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
      const stands = round.results[table.table] ?? null;
      if (command.was !== undefined && canonical(command.was) !== canonical(stands)) {
        return no(refuse('result.otherSince', { round: round.no, table: table.table }));
      }
      const result = family.results.check(tournament, round, table, command.result);
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
