/**
 * A tournament file that is open for writing, and what becomes of it when the disk or the path fails.
 *
 * | rule | where |
 * | --- | --- |
 * | 3.2 acknowledged = durable; one command = one transaction | `append` |
 * | 3.4 checkpoint after 1 s without commits, before each copy, at close | `IDLE`, `copyTo`, `close`; at suspend by the caller |
 * | 3.5 same file check before each acknowledgement | `changing`, `rescue` |
 * | 3.6 full disk, failing disk | `afterFailure` |
 */

import { basename, join } from 'node:path';
import { type Answer, no, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import type { Json } from '../../../core/tournament/words.ts';
import type { Checked, CheckOptions } from './check.ts';
import { type Connection, disconnect, isSameFile } from './connect.ts';
import { beginCopy, type CopyMade, copyTo, type Original } from './copy.ts';
import { newFolder } from './durable.ts';
import { writeFact } from './facts.ts';
import { type Appended, journalOf } from './journal.ts';
import type { Layout, MigrationNote } from './migrate.ts';
import { type Place, settingsNow } from './pragmas.ts';
import { readingOf, type TournamentReading } from './reading.ts';
import { fileRefusals, isFailing, isForbidden, isFull, troubleOf } from './refusals.ts';
import { type SnapshotContent, storeSnapshot } from './snapshot.ts';
import type { NewStep } from './step.ts';

/** Runs something once after so many milliseconds; the answer cancels it. The caller's clock. */
export type Later = (milliseconds: number, run: () => void) => () => void;

export type OpenOptions = CheckOptions & {
  /** Where the file lies (3.3); `local` unless told. */
  readonly place?: Place;
  /** When and under which id an older file is renewed; without it such a file is not opened for writing (16.1). */
  readonly renewal?: () => MigrationNote;
  /** Another layout than the present one, for trials of migrations that do not exist yet. */
  readonly layout?: Layout;
  /** With it the file checkpoints itself 1 s after the last commit; without it the caller calls `checkpoint`. */
  readonly later?: Later;
  /** The most pages (of 4,096 bytes) the file may have, beyond which the disk counts as full. For trials of that. */
  readonly pageLimit?: number;
};

/** `moved`: the path names another file or none. `unconfirmed`: the disk failed; close, open and compare command ids. */
export type FileState = 'open' | 'moved' | 'unconfirmed';

/** A tournament file open for writing. */
export type TournamentFile = TournamentReading & {
  readonly state: () => FileState;
  /** The settings of 3.1 as the database reports them now. */
  readonly settings: () => Readonly<Record<string, string | number>>;
  /**
   * Appends a step, with the snapshot after it where one is given, in one transaction, and answers when it is on disk.
   * A command id that is there already gets its first answer and appends nothing.
   * Refuses with file.diskFull (nothing appended; try again), file.notConfirmed (from now on; it may or may not be
   * there), file.moved and file.movedNoCopy (from now on; the named copy holds everything the file held).
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

/** Without commits for this many milliseconds, the log is moved into the file (3.4). */
const IDLE = 1000;

/** The functions of a connection that holds the lock, over content that was checked. */
export const writing = (connection: Connection, checked: Checked, options: OpenOptions): TournamentFile => {
  const { db, path } = connection;
  const { tournamentId } = checked.meta;
  const journal = journalOf(db, tournamentId);
  let last = checked.last;
  let stopped: { readonly state: FileState; readonly refusal: Refusal } | null = null;
  let cancelIdle = () => {};

  const original = () => ({ tournamentId, version: checked.version, last: journal.last() });

  const stop = (state: FileState, refusal: Refusal): Refusal => {
    stopped = { state, refusal };
    cancelIdle();
    return refusal;
  };

  /** The path names another file: everything is copied at once to where it can be found again (3.5). */
  const rescue = (): Refusal => {
    try {
      const copy = copyTo(db, original, join(newFolder(options.recoveryFolder, 'moved'), basename(path)));
      return stop('moved', copy.ok ? fileRefusals.moved(path, copy.value.path) : fileRefusals.movedNoCopy(path));
    } catch (error) {
      troubleOf(error);
      return stop('moved', fileRefusals.movedNoCopy(path));
    }
  };

  const afterFailure = (error: unknown): Refusal => {
    const code = troubleOf(error);
    if (!isSameFile(connection)) return rescue();
    if (isFull(code)) return fileRefusals.diskFull(path);
    if (isFailing(code) || isForbidden(code)) return stop('unconfirmed', fileRefusals.notConfirmed(path));
    throw error;
  };

  const changing = <T>(change: () => T): Answer<T> => {
    if (stopped !== null) return no(stopped.refusal);
    try {
      const value = change();
      return isSameFile(connection) ? ok(value) : no(rescue());
    } catch (error) {
      return no(afterFailure(error));
    }
  };

  const checkpoint = (): Answer<null> => {
    cancelIdle();
    return changing(() => {
      db.pragma('wal_checkpoint(TRUNCATE)');
      return null;
    });
  };

  const checkpointWhenIdle = () => {
    cancelIdle();
    if (options.later !== undefined) cancelIdle = options.later(IDLE, checkpoint);
  };

  const snapshotAt = db.transaction((atStep: number, content: SnapshotContent): null => {
    const step = journal.steps(atStep, 1)[0];
    if (step?.no !== atStep) throw new RangeError(`no step ${atStep} to store the state of`);
    storeSnapshot(db, step, content);
    return null;
  });

  return {
    ...readingOf({ db, path, journal, checked }),
    last: () => last,
    state: () => stopped?.state ?? 'open',
    settings: () => settingsNow(db, options.place ?? 'local'),
    append: (step, snapshot) => {
      const appended = changing(() => journal.append(step, snapshot));
      if (appended.ok && !appended.value.repeated) {
        last = { no: appended.value.no, hash: appended.value.hash };
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
      if (written.ok) checkpointWhenIdle();
      return written;
    },
    checkpoint,
    copyTo: (target) => {
      // A checkpoint that fails does not make the copy worse: it is read through the log.
      checkpoint();
      return copyTo(db, original, target);
    },
    beginCopy: (target) => {
      checkpoint();
      return beginCopy(db, original, target);
    },
    close: () => {
      cancelIdle();
      if (stopped === null && !isSameFile(connection)) rescue();
      const tidy = disconnect(connection);
      if (stopped?.state === 'moved') return no(stopped.refusal);
      return tidy ? ok(null) : no(fileRefusals.notTidied(path));
    },
  };
};
