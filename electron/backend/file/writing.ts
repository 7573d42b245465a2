/**
 * A tournament file that is open for writing, and what becomes of it when the disk or the path fails.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 3.2] acknowledged = durable; one command = one transaction | `append` |
 * | [reliability 3.4] checkpoint after 1 s without commits, when the log passes 4 MB, before each copy, at close | `IDLE`, `MOST_LOG`, `copyTo`, `close`; at suspend by the caller |
 * | [reliability 3.5] same file check before each acknowledgement | `changing`, `rescue` |
 * | [desktop 8.6] written to by another program: noticed before the acknowledgement, before each checkpoint, at close | `watch.ts`, `changing` |
 * | [desktop 8.6] a change of the entry alone is looked at elsewhere | `lookAgain` |
 * | [desktop 8.7] a new file from memory | `overwritten` |
 * | [reliability 3.6] full disk, failing disk | `afterFailure` |
 */

import { basename, join, resolve } from 'node:path';
import { type Answer, no, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { rebuild } from '../recovery/rebuild.ts';
import { type Checked, type CheckOptions, check } from './check/check.ts';
import { sizeAt } from './check/look.ts';
import { abandon, type Connection, disconnect } from './connect.ts';
import { beginCopy, type CopyMade, copyTo, type Original } from './copy.ts';
import { newFolder } from './durable.ts';
import { factsIn, writeFact } from './facts.ts';
import { type Appended, journalOf } from './journal.ts';
import { keptOf } from './kept.ts';
import type { Layout, MigrationNote } from './migrate.ts';
import { noteOf } from './noted.ts';
import { type Place, settingsNow } from './pragmas.ts';
import { readingOf, type TournamentReading } from './reading.ts';
import { fileRefusals, isFailing, isForbidden, isFull, troubleOf } from './refusals.ts';
import { type SnapshotContent, storeSnapshot } from './snapshot.ts';
import type { ChainEnd, NewStep } from './step.ts';
import { type Verdict, watchOf } from './watch.ts';

/** Runs something once after so many milliseconds; the answer cancels it. The caller's clock. */
export type Later = (milliseconds: number, run: () => void) => () => void;

export type OpenOptions = CheckOptions & {
  /** Where the file lies [reliability 3.3]; `local` unless told. */
  readonly place?: Place;
  /** When and under which id an older file is renewed; without it such a file is not opened for writing [reliability 16.1]. */
  readonly renewal?: () => MigrationNote;
  /** Another layout than the present one, for trials of migrations that do not exist yet. */
  readonly layout?: Layout;
  /** With it the file checkpoints itself 1 s after the last commit; without it the caller calls `checkpoint`. */
  readonly later?: Later;
  /** Looks elsewhere at a copy of file and log [desktop 8.6]: whether our last step is there; null where nobody can tell. */
  readonly lookAgain?: (path: string, tournamentId: string, last: ChainEnd) => Promise<boolean | null>;
  /** Where the new file goes when this one was overwritten [desktop 8.7]; null or left out: the recovery folder. */
  readonly savedPath?: (path: string) => string | null;
  /** The folder in which the last acknowledged step is noted [desktop 8.8]; left out: nowhere. */
  readonly notes?: string;
  /** Hears that the file was overwritten and where everything is saved. */
  readonly noticed?: (refusal: Refusal) => void;
  /** The most pages (of 4,096 bytes) the file may have, beyond which the disk counts as full. For trials of that. */
  readonly pageLimit?: number;
};

/**
 * `moved`: the path names another file or none. `overwritten`: another program wrote into it. `unconfirmed`: the disk failed; close, open and
 * compare command ids.
 */
type FileState = 'open' | 'moved' | 'overwritten' | 'unconfirmed';

/** A tournament file open for writing. */
export type TournamentFile = TournamentReading & {
  readonly state: () => FileState;
  /** The settings of [reliability 3.1] as the database reports them now. */
  readonly settings: () => Readonly<Record<string, string | number>>;
  /**
   * Appends a step, with the snapshot after it where one is given, in one transaction, and answers when it is on disk.
   * A command id that is there already gets its first answer and appends nothing.
   * Refuses with file.diskFull (nothing appended; try again), file.notConfirmed (from now on; it may or may not be
   * there), file.moved and file.movedNoCopy (from now on; the named copy holds everything the file held), file.overwritten (from now on; the
   * named file holds everything acknowledged).
   */
  readonly append: (step: NewStep, snapshot?: SnapshotContent) => Answer<Appended>;
  /** Stores the state at a step that is in the journal; one older than the stored one is left out. Refuses as `append`. */
  readonly writeSnapshot: (atStep: number, content: SnapshotContent) => Answer<null>;
  /** Stores a fact, durable when it is answered; no step, so that undo leaves it. Refuses as `append`. */
  readonly writeFact: (name: string, value: Json) => Answer<null>;
  /** Moves the log into the file, so that the file alone is complete. Refuses as `append`. */
  readonly checkpoint: () => Answer<null>;
  /** Makes a verified copy in rest form under a free name. Refuses with file.exists, file.copyFailed. */
  readonly copyTo: (target: string) => Answer<CopyMade>;
  /** Writes a copy under the unfinished name of `target`, for `finishCopy` once it was read back. Refuses as `copyTo`. */
  readonly beginCopy: (target: string) => Answer<Original>;
  /**
   * Brings the file to rest form and closes it, whatever it answers. Refuses with file.notTidied (everything is safe,
   * but a log is beside the file), file.moved and file.movedNoCopy (the path no longer names the file).
   */
  readonly close: () => Answer<null>;
};

/** Without commits for this many milliseconds, the log is moved into the file [reliability 3.4]. */
const IDLE = 1000;

/** A log of more bytes is moved into the file at once. */
const MOST_LOG = 4 * 1024 * 1024;

/** The functions of a connection that holds the lock, over content that was checked. */
export const writing = (connection: Connection, checked: Checked, options: OpenOptions): TournamentFile => {
  const { db, path } = connection;
  const { meta } = checked;
  const { tournamentId } = meta;
  const journal = journalOf(db, tournamentId);
  const kept = keptOf(tournamentId, journal.steps(1, Number.MAX_SAFE_INTEGER), factsIn(db));
  const note = options.notes === undefined ? null : noteOf(options.notes, tournamentId);
  note?.write(kept.last());
  const watch = watchOf(path, options.place ?? 'local');
  let stopped: { readonly state: FileState; readonly refusal: Refusal } | null = null;
  let doubt: 'none' | 'looking' | 'again' = 'none';
  let closed = false;
  let cancelIdle = () => {};

  const stillOpen = (): void => {
    if (closed) throw new TypeError('the file is closed');
  };

  const original = () => ({ tournamentId, version: checked.version, last: journal.last() });

  const stop = (state: FileState, refusal: Refusal): Refusal => {
    stopped = { state, refusal };
    cancelIdle();
    return refusal;
  };

  /** Everything acknowledged as a new file, out of memory. */
  const fromMemory = (target: string): Answer<CopyMade> => {
    const made = rebuild(target, { about: meta, steps: kept.steps(1, Number.MAX_SAFE_INTEGER), facts: kept.facts() });
    return made.ok ? ok({ path: target, last: kept.last(), bytes: sizeAt(target) }) : made;
  };

  /** The path names another file: everything is copied at once to where it can be found again [reliability 3.5]. */
  const rescue = (): Refusal => {
    try {
      const target = join(newFolder(options.recoveryFolder, 'moved'), basename(path));
      const own = copyTo(db, original, target);
      // What was moved may have been overwritten, too.
      const copy = own.ok ? own : fromMemory(target);
      return stop('moved', copy.ok ? fileRefusals.moved(path, copy.value.path) : fileRefusals.movedNoCopy(path));
    } catch (error) {
      troubleOf(error);
      return stop('moved', fileRefusals.movedNoCopy(path));
    }
  };

  /** Another program wrote into the file: what it holds is not touched any more, and a new file is made out of memory [desktop 8.7]. */
  const overwritten = (): Refusal => {
    const bytes = sizeAt(path);
    const made = (() => {
      try {
        const chosen = options.savedPath?.(path) ?? null;
        const first = chosen === null ? null : fromMemory(chosen);
        return first?.ok === true
          ? first
          : fromMemory(join(newFolder(options.recoveryFolder, 'overwritten'), basename(path)));
      } catch (error) {
        troubleOf(error);
        return null;
      }
    })();
    const refusal =
      made?.ok === true ? fileRefusals.overwritten(path, made.value.path, bytes) : fileRefusals.movedNoCopy(path);
    stop('overwritten', refusal);
    options.noticed?.(refusal);
    return refusal;
  };

  /** Rights, names and times set back look alike: our last step is looked for in a copy of the file. */
  const lookAgain = (): void => {
    if (options.lookAgain === undefined || doubt !== 'none') {
      if (doubt === 'looking') doubt = 'again';
      return;
    }
    doubt = 'looking';
    const answered = (holds: boolean | null): void => {
      const again = doubt === 'again';
      doubt = 'none';
      if (closed || stopped !== null) return;
      if (holds === false) overwritten();
      else if (again) lookAgain();
      else checkpointWhenIdle();
    };
    options.lookAgain(path, tournamentId, kept.last()).then(answered, () => answered(null));
  };

  /** What a verdict means: a refusal from now on, or null. */
  const judged = (verdict: Verdict): Refusal | null => {
    if (verdict === 'doubtful') lookAgain();
    if (verdict === 'changed') return overwritten();
    return verdict === 'moved' ? rescue() : null;
  };

  const afterFailure = (error: unknown): Refusal => {
    const code = troubleOf(error);
    const refusal = judged(watch.after());
    if (refusal !== null) return refusal;
    if (isFull(code)) return fileRefusals.diskFull(path);
    if (isFailing(code) || isForbidden(code)) return stop('unconfirmed', fileRefusals.notConfirmed(path));
    throw error;
  };

  const changing = <T>(change: () => T): Answer<T> => {
    stillOpen();
    if (stopped !== null) return no(stopped.refusal);
    // A file that was moved still takes the change, and the copy of it has it.
    const before = watch.before();
    const early = before === 'moved' ? null : judged(before);
    if (early !== null) return no(early);
    try {
      const value = change();
      const late = judged(watch.after());
      return late === null ? ok(value) : no(late);
    } catch (error) {
      return no(afterFailure(error));
    }
  };

  /** The log into the file. While a doubt is looked into, the file stays as it is. */
  const checkpoint = (): Answer<null> => {
    stillOpen();
    cancelIdle();
    if (stopped !== null) return no(stopped.refusal);
    const refusal = judged(watch.before()) ?? judged(watch.after());
    if (refusal !== null) return no(refusal);
    if (doubt !== 'none') return ok(null);
    try {
      db.pragma('wal_checkpoint(TRUNCATE)');
      watch.settle();
      return ok(null);
    } catch (error) {
      watch.settle();
      return no(afterFailure(error));
    }
  };

  const checkpointWhenIdle = () => {
    cancelIdle();
    if (watch.logSize() > MOST_LOG) checkpoint();
    else if (options.later !== undefined) cancelIdle = options.later(IDLE, checkpoint);
  };

  const snapshotAt = db.transaction((atStep: number, content: SnapshotContent): null => {
    const step = journal.steps(atStep, 1)[0];
    if (step?.no !== atStep) throw new RangeError(`no step ${atStep} to store the state of`);
    storeSnapshot(db, step, content);
    return null;
  });

  return {
    ...readingOf({ db, path, journal, checked }),
    last: kept.last,
    readSteps: (from, limit) => {
      stillOpen();
      return ok(kept.steps(from, limit));
    },
    stepOf: (commandId) => ok(kept.stepOf(commandId)),
    fact: (name) => ok(kept.facts().find((fact) => fact.name === name)?.value ?? null),
    facts: () => ok(kept.facts()),
    state: () => stopped?.state ?? 'open',
    settings: () => settingsNow(db, options.place ?? 'local'),
    append: (step, snapshot) => {
      const appended = changing(() => journal.append(step, snapshot));
      if (appended.ok && !appended.value.repeated) {
        kept.addStep(step, appended.value);
        note?.write(kept.last());
        checkpointWhenIdle();
      }
      return appended;
    },
    writeSnapshot: (atStep, content) => {
      const written = changing(() => snapshotAt.immediate(atStep, content));
      if (written.ok) checkpointWhenIdle();
      return written;
    },
    writeFact: (name, value) => {
      const written = changing(() => {
        writeFact(db, name, value);
        return null;
      });
      if (written.ok) {
        kept.addFact(name, value);
        checkpointWhenIdle();
      }
      return written;
    },
    checkpoint,
    copyTo: (target) => {
      // A checkpoint that fails does not make the copy worse: it is read through the log.
      checkpoint();
      if (stopped?.state === 'overwritten') return fromMemory(resolve(target));
      const copied = copyTo(db, original, target);
      const why = copied.ok ? null : copied.refusal.params.why;
      // The database itself fails, not the place of the copy.
      return why === 'broken' || why === 'unreadable' ? fromMemory(resolve(target)) : copied;
    },
    beginCopy: (target) => {
      checkpoint();
      return stopped?.state === 'overwritten' ? no(stopped.refusal) : beginCopy(db, original, target);
    },
    close: () => {
      cancelIdle();
      closed = true;
      note?.close();
      if (stopped === null) judged(watch.before()) ?? judged(watch.after());
      // Where no copy could be made, it is tried once more: after this nothing is in memory any more.
      else if (stopped.refusal.code === 'file.movedNoCopy') (stopped.state === 'overwritten' ? overwritten : rescue)();
      if (stopped?.state === 'overwritten') {
        abandon(connection, watch.logIsOurs());
        return no(stopped.refusal);
      }
      const doubted = doubt !== 'none';
      const tidy = disconnect(connection);
      if (stopped?.state === 'moved') return no(stopped.refusal);
      // Nobody has answered yet whether the file holds what was entered: it is looked at here.
      if (doubted && !holdsLast(path, options, kept.last())) return no(overwritten());
      return tidy ? ok(null) : no(fileRefusals.notTidied(path));
    },
  };
};

/** Whether a closed file is whole and ends with a step. */
const holdsLast = (path: string, options: CheckOptions, last: ChainEnd): boolean => {
  const found = check(path, options);
  return found.ok && found.value.last.hash === last.hash;
};
