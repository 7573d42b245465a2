/**
 * The fold of the journal with everything undo needs. States share structure, so keeping most of them is cheap; a result copies
 * the results of its round, so only every sixteenth such step keeps its state.
 *
 * | rule | where |
 * | --- | --- |
 * | undo appends a step that names what it cancels, and folds without it | `undoStep`, `advance` |
 * | redo until a new command is given | `advance` drops `undone` |
 * | draw numbers, revisions and a game's own numbers are never used twice, undone draws stay in the log | `counted` (fold.ts) |
 * | the creation of the tournament cannot be undone | `undoStep` |
 * | a step without changes is a note of the file: it stands in the log, and undo passes it over | `advance` |
 */

import type { Change } from './changes.ts';
import type { Command } from './commands.ts';
import type { Games } from './decide.ts';
import { type Counters, startCounters } from './decide-rounds.ts';
import { evolveResults, type ResultPut } from './evolve.ts';
import { counted, folded } from './fold.ts';
import { type Answer, no, ok, type Refusal, refuse } from './refusal.ts';
import type { Tournament } from './state.ts';
import { decideCommand, forLog } from './together.ts';
import { asJson, type Json } from './words.ts';

/** Undo and redo name the step they cancel or bring back. */
export type Step = {
  readonly no: number;
  readonly kind: 'do' | 'undo' | 'redo';
  readonly cancels: number | null;
  readonly command: Json;
  readonly changes: readonly Change[];
  /** ISO UTC. */
  readonly at?: string;
  readonly actor?: string;
};

export type NextStep = Omit<Step, 'no' | 'at' | 'actor'>;

/** `kept`: the tournament before it, absent where `beforeOf` folds it again from an earlier one. */
export type Done = {
  readonly step: Step;
  /** The step that redid it after an undo. */
  readonly by?: number;
  readonly depth: number;
  readonly kept?: Tournament | null;
  readonly earlier: Done | null;
};
type Undone = {
  readonly step: Step;
  readonly by: number;
  readonly after: Tournament;
  readonly later: Undone | null;
};

export type Ledger = {
  readonly tournament: Tournament | null;
  readonly last: number;
  readonly done: Done | null;
  readonly undone: Undone | null;
  readonly counters: Counters;
};

export const emptyLedger: Ledger = {
  tournament: null,
  last: 0,
  done: null,
  undone: null,
  counters: startCounters,
};

const KEPT_OF = 16;

const isLight = ({ type }: Change): boolean =>
  type === 'result.entered' || type === 'result.corrected' || type === 'result.cleared';

const doneWith = (step: Step, before: Tournament | null, earlier: Done | null): Done => {
  const depth = earlier === null ? 0 : earlier.depth + 1;
  return depth % KEPT_OF !== 0 && step.changes.every(isLight)
    ? { step, depth, earlier }
    : { step, depth, kept: before, earlier };
};

export const beforeOf = ({ kept, earlier }: Done, families: Games): Tournament | null => {
  if (kept !== undefined) return kept;
  return earlier === null ? null : folded(beforeOf(earlier, families), earlier.step.changes, families);
};

/** @throws Error for steps out of order, or an undo of another step than the one on top. */
export const advance = (ledger: Ledger, step: Step, families: Games): Ledger => {
  if (step.no !== ledger.last + 1) throw new Error(`step ${step.no} after step ${ledger.last}`);
  const { done, undone } = ledger;
  if (step.kind === 'undo') {
    if (done === null || done.step.no !== step.cancels || ledger.tournament === null) {
      throw new Error(`step ${step.no} undoes ${step.cancels}, which is not the last`);
    }
    return {
      ...ledger,
      last: step.no,
      tournament: beforeOf(done, families),
      done: done.earlier,
      undone: { step: done.step, by: step.no, after: ledger.tournament, later: undone },
    };
  }
  if (step.kind === 'redo') {
    if (undone === null || undone.step.no !== step.cancels) {
      throw new Error(`step ${step.no} redoes ${step.cancels}, which is not the next`);
    }
    return {
      ...ledger,
      last: step.no,
      tournament: undone.after,
      // It holds from now on: the hall tells since when.
      done: {
        ...doneWith(step.at === undefined ? undone.step : { ...undone.step, at: step.at }, ledger.tournament, done),
        by: step.no,
      },
      undone: undone.later,
    };
  }
  // A note of the file ("recovered from these pieces") leaves nothing to take back.
  if (step.changes.length === 0) return { ...ledger, last: step.no };
  const tournament = folded(ledger.tournament, step.changes, families);
  return {
    tournament,
    last: step.no,
    done: doneWith(step, ledger.tournament, done),
    undone: null,
    counters: counted(ledger.counters, step.changes, tournament === null ? undefined : families[tournament.family]),
  };
};

const isPut = (change: Change): change is ResultPut =>
  change.type === 'result.entered' || change.type === 'result.corrected';

/** Steps from `from` on that only put results and keep no state of their own. */
const runOfPuts = (steps: readonly Step[], from: number, { done, last }: Ledger): number => {
  if (done === null) return 0;
  let length = 0;
  for (;;) {
    const step = steps[from + length];
    const keeps = (done.depth + 1 + length) % KEPT_OF === 0;
    if (step === undefined || step.no !== last + 1 + length || step.kind !== 'do' || keeps) return length;
    if (step.changes.length === 0 || !step.changes.every(isPut)) return length;
    length += 1;
  }
};

/** What `advance` gives one by one, in a third of the time where most steps are results. */
export const advanceAll = (ledger: Ledger, steps: readonly Step[], families: Games): Ledger => {
  let now = ledger;
  for (let at = 0; at < steps.length; ) {
    const run = steps.slice(at, at + runOfPuts(steps, at, now));
    const step = steps[at];
    if (run.length > 1 && now.tournament !== null) {
      now = {
        ...now,
        tournament: evolveResults(
          now.tournament,
          run.flatMap(({ changes }) => changes as readonly ResultPut[]),
        ),
        last: now.last + run.length,
        done: run.reduce<Done | null>((earlier, put) => doneWith(put, null, earlier), now.done),
        undone: null,
      };
      at += run.length;
    } else {
      if (step !== undefined) now = advance(now, step, families);
      at += 1;
    }
  }
  return now;
};

/** Null for a command that changes nothing. */
export const doStep = (ledger: Ledger, command: Command, families: Games): Answer<NextStep | null> => {
  const decided = decideCommand(ledger.tournament, command, families, ledger.counters);
  if (!decided.ok) return decided;
  if (decided.value.length === 0) return ok(null);
  return ok({ kind: 'do', cancels: null, command: asJson(forLog(command, decided.value)), changes: decided.value });
};

const nothing = (code: string): { readonly ok: false; readonly refusal: Refusal } => no(refuse(code));

/** Refuses when only the creation of the tournament is left. */
export const undoStep = (ledger: Ledger): Answer<NextStep> => {
  const { done } = ledger;
  if (done === null || done.earlier === null) return nothing('undo.nothing');
  return ok({ kind: 'undo', cancels: done.step.no, command: null, changes: [] });
};

export const redoStep = (ledger: Ledger): Answer<NextStep> => {
  const { undone } = ledger;
  if (undone === null) return nothing('redo.nothing');
  return ok({ kind: 'redo', cancels: undone.step.no, command: null, changes: [] });
};
