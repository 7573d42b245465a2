/**
 * The open tournament: its file and the ledger folded from it. One command that succeeds is one step; the step is on disk
 * before anybody is told [reliability 3.2], and a command id that was answered before gets the same answer again [reliability 2.4].
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 5.3] viewing only: nothing can be entered | `viewingOf` |
 * | [reliability 7.1] a copy before each round, when its results are complete, before an import, before the undo of a published state | `copyBefore`, `completedBy` |
 */

import type { LoggedStep } from '../../core/api/tournament.ts';
import { families } from '../../core/games/all.ts';
import type { Change } from '../../core/tournament/changes.ts';
import type { Command } from '../../core/tournament/commands.ts';
import {
  advance,
  advanceAll,
  doStep,
  emptyLedger,
  type Ledger,
  type NextStep,
  redoStep,
  undoStep,
} from '../../core/tournament/ledger.ts';
import { outside } from '../../core/tournament/outside.ts';
import { type Answer, no, ok } from '../../core/tournament/refusal.ts';
import { missingTables, roundInWork } from '../../core/tournament/round-in-work.ts';
import { type Round, type Tournament, tablesWithoutResult } from '../../core/tournament/state.ts';
import type { Json } from '../../core/tournament/words.ts';
import type { CopyReason } from './copies/names.ts';
import { fileRefusals } from './file/refusals.ts';
import { changesOf, type StoredStep } from './file/step.ts';
import type { Replay, SnapshotContent, TournamentFile, TournamentReading } from './file/tournament-file.ts';

export type Stepped = { readonly no: number };

export type Session = {
  readonly reading: TournamentReading;
  /** The file open for writing; null when it is only looked at. */
  readonly file: TournamentFile | null;
  readonly ledger: () => Ledger;
  /** @param commandOf the command, asked for only where the id was not answered before */
  readonly execute: (id: string, commandOf: () => Answer<Command>, actor: string) => Answer<Stepped>;
  readonly undo: (id: string, actor: string) => Answer<Stepped>;
  readonly redo: (id: string, actor: string) => Answer<Stepped>;
  readonly steps: (after: number, limit: number) => Answer<readonly LoggedStep[]>;
  /** A fact of the tournament that is no step (electron/backend/file/facts.ts), or null. Refuses with file.unreadable. */
  readonly fact: (name: string) => Answer<Json | null>;
  /** Stores a fact; durable when it answers, and undo leaves it. Refuses as the file's `append`, and with file.viewing. */
  readonly keepFact: (name: string, value: Json) => Answer<null>;
  /** After a second without steps: the snapshot for outside readers and the checkpoint [reliability 3.4]. */
  readonly idle: () => void;
  /** Closed whatever it answers. Refuses as the file's `close`. */
  readonly close: () => Answer<null>;
  /** The same without the snapshot for outside readers, which takes its time in a long event [desktop 7.7]. */
  readonly closeNow: () => Answer<null>;
};

export type SessionOptions = {
  /** The time that is written beside a step; it decides nothing. */
  readonly now: () => Date;
  /** Hears every step after it is on disk. */
  readonly told: (step: LoggedStep) => void;
  /** Asked for an automatic copy of the tournament as it is. */
  readonly copy: (reason: CopyReason, round: number) => void;
  /** Why no round may be started now [reliability 3.6], or null. */
  readonly noRound: () => ReturnType<typeof fileRefusals.lowSpace> | null;
};

const logged = ({ no: number, kind, cancels, command, changes, at, actor }: StoredStep): LoggedStep => ({
  no: number,
  kind,
  cancels,
  command,
  changes: changesOf({ changes }),
  at,
  actor,
});

const afterAll = (steps: readonly StoredStep[], ledger: Ledger = emptyLedger): Ledger =>
  advanceAll(ledger, steps.map(logged), families);

const snapshotOf = ({ tournament }: Ledger): SnapshotContent | null => {
  const family = tournament === null ? undefined : families[tournament.family];
  return tournament === null || family === undefined
    ? null
    : { state: tournament, export: outside(tournament, family) };
};

const nothingYet: SnapshotContent = {
  state: null,
  export: { players: [], rounds: [], seats: [], results: [], standings: [] },
};

/** What the snapshot of a journal must hold: the check of an opened file compares it with what is stored. */
export const replay: Replay = (steps) => snapshotOf(afterAll(steps)) ?? nothingYet;

const stepsOf = (reading: TournamentReading, after: number, limit: number): Answer<readonly LoggedStep[]> => {
  const read = reading.readSteps(after + 1, limit);
  return read.ok ? ok(read.value.map(logged)) : read;
};

const familyOf = ({ family }: Tournament) => families[family];

const inWork = (tournament: Tournament | null): Round | undefined =>
  tournament === null ? undefined : roundInWork(tournament, familyOf(tournament));

/** The number of the round that is on, for the names of copies. */
export const roundNow = ({ tournament }: Ledger): number => inWork(tournament)?.no ?? 0;

/** Whether results of a round are being entered. */
export const isEntering = ({ tournament }: Ledger): boolean => {
  const round = inWork(tournament);
  return (
    tournament !== null && round !== undefined && missingTables(tournament, familyOf(tournament), round).length > 0
  );
};

/** Fewer people than this at a time were typed, not imported. */
const IMPORT = 2;

const shows = (change: Change): boolean =>
  change.type === 'round.published' || change.type === 'round.revised' || change.type === 'round.confirmed';

/** Why a copy is made before a step, or null [reliability 7.1]. */
const copyBefore = (ledger: Ledger, step: NextStep): readonly [CopyReason, number] | null => {
  const added = step.changes.find((change) => change.type === 'entrants.added');
  if (added !== undefined && added.entrants.length >= IMPORT) return ['import', roundNow(ledger)];
  const published = step.changes.find((change) => change.type === 'round.published');
  if (published !== undefined) return ['before', published.no];
  const undone = step.kind === 'undo' ? ledger.done?.step.changes : undefined;
  return undone?.some(shows) === true ? ['undo', roundNow(ledger)] : null;
};

const isComplete = (tournament: Tournament | null, round: number): boolean => {
  const found = tournament?.rounds.find(({ no: its }) => its === round);
  return found !== undefined && tablesWithoutResult(found).length === 0;
};

/** The round whose results became complete with a step, or null. */
const completedBy = (before: Ledger, after: Ledger, { changes }: NextStep): number | null => {
  const entered = changes.findLast((change) => change.type === 'result.entered');
  if (entered === undefined || isComplete(before.tournament, entered.round)) return null;
  return isComplete(after.tournament, entered.round) ? entered.round : null;
};

/** The session of an open file. Refuses with file.unreadable. */
export const sessionOn = (file: TournamentFile, options: SessionOptions): Answer<Session> => {
  const { now, told, copy, noRound } = options;
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
    const wanted = copyBefore(ledger, decided.value);
    const refusal = wanted?.[0] === 'before' ? noRound() : null;
    if (refusal !== null) return no(refusal);
    if (wanted !== null) copy(...wanted);
    const at = now().toISOString();
    const number = ledger.last + 1;
    const appended = file.append({
      commandId: id,
      at,
      actor,
      kind,
      cancels,
      command,
      changes: changes as readonly Json[],
      answer: { no: number },
    });
    if (!appended.ok) return appended;
    const step: LoggedStep = { no: number, kind, cancels, command, changes, at, actor };
    const earlier = ledger;
    ledger = advance(ledger, step, families);
    told(step);
    const completed = completedBy(earlier, ledger, decided.value);
    if (completed !== null) copy('complete', completed);
    return ok({ no: number });
  };

  /** The newest state for outside readers. A failure shows at the next step, which reports it; nothing depends on it. */
  const snapshot = () => {
    const content = snapshotOf(ledger);
    if (content === null || snapshotAt === ledger.last) return;
    if (file.writeSnapshot(ledger.last, content).ok) snapshotAt = ledger.last;
  };

  return ok({
    reading: file,
    file,
    ledger: () => ledger,
    execute: (id, commandOf, actor) =>
      carryOut(id, actor, () => {
        const command = commandOf();
        return command.ok ? doStep(ledger, command.value, families) : command;
      }),
    undo: (id, actor) => carryOut(id, actor, () => undoStep(ledger)),
    redo: (id, actor) => carryOut(id, actor, () => redoStep(ledger)),
    steps: (after, limit) => stepsOf(file, after, limit),
    fact: file.fact,
    keepFact: file.writeFact,
    idle: () => {
      snapshot();
      file.checkpoint();
    },
    close: () => {
      snapshot();
      return file.close();
    },
    closeNow: file.close,
  });
};

/** The session of a file that is only looked at: every command is refused with file.viewing. */
export const viewingOf = (reading: TournamentReading, close: () => void): Answer<Session> => {
  const steps = reading.readSteps(1, Number.MAX_SAFE_INTEGER);
  if (!steps.ok) return steps;
  const ledger = afterAll(steps.value);
  const refused = (): Answer<Stepped> => no(fileRefusals.viewing(reading.path));
  const closeViewed = (): Answer<null> => {
    close();
    return ok(null);
  };
  return ok({
    reading,
    file: null,
    ledger: () => ledger,
    execute: refused,
    undo: refused,
    redo: refused,
    steps: (after, limit) => stepsOf(reading, after, limit),
    fact: reading.fact,
    keepFact: () => no(fileRefusals.viewing(reading.path)),
    idle: () => undefined,
    close: closeViewed,
    closeNow: closeViewed,
  });
};
