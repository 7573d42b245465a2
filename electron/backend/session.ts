/**
 * The open tournament: its file and the ledger folded from it. One command that succeeds is one step; the step is on disk
 * before anybody is told (reliability 3.2), and a command id that was answered before gets the same answer again (2.4).
 */

import type { LoggedStep } from '../../core/api/tournament.ts';
import { families } from '../../core/families.ts';
import type { Change } from '../../core/tournament/changes.ts';
import type { Command } from '../../core/tournament/commands.ts';
import {
  advance,
  doStep,
  emptyLedger,
  type Ledger,
  type NextStep,
  redoStep,
  undoStep,
} from '../../core/tournament/ledger.ts';
import { outside } from '../../core/tournament/outside.ts';
import { type Answer, ok } from '../../core/tournament/refusal.ts';
import type { Json } from '../../core/tournament/words.ts';
import type { StoredStep } from './file/step.ts';
import type { Replay, SnapshotContent, TournamentFile } from './file/tournament-file.ts';

export type Stepped = { readonly no: number };

export type Session = {
  readonly file: TournamentFile;
  readonly ledger: () => Ledger;
  readonly execute: (id: string, command: Command, actor: string) => Answer<Stepped>;
  readonly undo: (id: string, actor: string) => Answer<Stepped>;
  readonly redo: (id: string, actor: string) => Answer<Stepped>;
  readonly steps: (after: number, limit: number) => Answer<readonly LoggedStep[]>;
  /** After a second without steps: the snapshot for outside readers and the checkpoint (3.4). */
  readonly idle: () => void;
  readonly close: () => void;
};

const logged = ({ no, kind, cancels, command, changes, at, actor }: StoredStep): LoggedStep => ({
  no,
  kind,
  cancels,
  command,
  changes: changes as readonly Change[],
  at,
  actor,
});

const afterAll = (steps: readonly StoredStep[], ledger: Ledger = emptyLedger): Ledger =>
  steps.reduce((folded, step) => advance(folded, logged(step), families), ledger);

const snapshotOf = ({ tournament }: Ledger): SnapshotContent | null => {
  const family = tournament === null ? undefined : families[tournament.family];
  return tournament === null || family === undefined
    ? null
    : { state: tournament as unknown as Json, export: outside(tournament, family) };
};

const nothingYet: SnapshotContent = {
  state: null,
  export: { players: [], rounds: [], seats: [], results: [], standings: [] },
};

/** What the snapshot of a journal must hold: the check of an opened file compares it with what is stored. */
export const replay: Replay = (steps) => snapshotOf(afterAll(steps)) ?? nothingYet;

/**
 * The session of an open file. `told` hears every step after it is on disk; `now` gives the time that is written beside
 * a step and decides nothing.
 */
export const sessionOn = (file: TournamentFile, now: () => Date, told: (step: LoggedStep) => void): Answer<Session> => {
  const steps = file.readSteps(1, Number.MAX_SAFE_INTEGER);
  if (!steps.ok) return steps;
  let ledger = afterAll(steps.value);
  let snapshotAt = 0;

  const carryOut = (id: string, actor: string, decide: () => Answer<NextStep | null>): Answer<Stepped> => {
    const before = file.stepOf(id);
    if (!before.ok) return before;
    if (before.value !== null) return ok(before.value.answer as Stepped);
    const decided = decide();
    if (!decided.ok) return decided;
    if (decided.value === null) return ok({ no: ledger.last });
    const { kind, cancels, command, changes } = decided.value;
    const at = now().toISOString();
    const no = ledger.last + 1;
    const appended = file.append({
      commandId: id,
      at,
      actor,
      kind,
      cancels,
      command,
      changes: changes as readonly Json[],
      answer: { no },
    });
    if (!appended.ok) return appended;
    const step: LoggedStep = { no, kind, cancels, command, changes, at, actor };
    ledger = advance(ledger, step, families);
    told(step);
    return ok({ no });
  };

  /** The newest state for outside readers. A failure shows at the next step, which reports it; nothing depends on it. */
  const snapshot = () => {
    const content = snapshotOf(ledger);
    if (content === null || snapshotAt === ledger.last) return;
    if (file.writeSnapshot(ledger.last, content).ok) snapshotAt = ledger.last;
  };

  return ok({
    file,
    ledger: () => ledger,
    execute: (id, command, actor) => carryOut(id, actor, () => doStep(ledger, command, families)),
    undo: (id, actor) => carryOut(id, actor, () => undoStep(ledger)),
    redo: (id, actor) => carryOut(id, actor, () => redoStep(ledger)),
    steps: (after, limit) => {
      const read = file.readSteps(after + 1, limit);
      return read.ok ? ok(read.value.map(logged)) : read;
    },
    idle: () => {
      snapshot();
      file.checkpoint();
    },
    close: () => {
      snapshot();
      file.close();
    },
  });
};
