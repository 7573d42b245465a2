/**
 * The tournament file: the one place through which the program makes, opens, writes, copies and closes it.
 *
 * | rule (specification "Reliability and security") | where |
 * | --- | --- |
 * | 2 layout, chain, idempotent commands, rest form | `schema.ts`, `chain.ts`, `journal.ts`, `connect.ts` |
 * | 3.1, 3.3 settings by place | `pragmas.ts` |
 * | 3.2 acknowledged = durable; one command = one transaction | `append` |
 * | 3.4 checkpoint after 1 s without commits, before each copy, at close | `IDLE`, `copyTo`, `close`; at suspend by the caller |
 * | 3.5 same file check before each acknowledgement | `append`, `rescue` |
 * | 3.6 full disk, failing disk | `afterFailure` |
 * | 4.6 audit text, verify | `audit.ts`, `verify` |
 * | 5.1, 5.2 opening | `check.ts`, `open` |
 * | 5.3 viewing only | `view` |
 * | 6.2 one writer | `connect.ts` |
 * | 7.2 copies | `copy.ts` |
 *
 * The file knows nothing of what steps mean: it stores them and checks them. Everything is synchronous. Refusals are
 * values; what is thrown is a mistake in the program (a step that breaks the layout, a call after `close`).
 */

import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { type Answer, no, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import { auditText } from './audit.ts';
import { type ChainVerdict, verifyChain } from './chain.ts';
import { type Checked, type CheckOptions, check, checkThen, openBytes } from './check.ts';
import { type Connection, connect, disconnect, isSameFile } from './connect.ts';
import { type Meta, readMeta, storeMeta } from './contents.ts';
import { type CopyMade, copyTo, unfinished } from './copy.ts';
import { newFolder, publish, removeWithSidecars, syncFile } from './durable.ts';
import { type Appended, type Journal, journalOf } from './journal.ts';
import { type Place, settingsNow } from './pragmas.ts';
import { fileRefusals, isFailing, isForbidden, isFull, refusalOf, troubleOf } from './refusals.ts';
import { APPLICATION_ID, FORMAT, MIN_READER, SCHEMA } from './schema.ts';
import { dropSnapshots, newestSnapshot, type Snapshot, type SnapshotContent, storeSnapshot } from './snapshot.ts';
import type { ChainEnd, NewStep, StoredStep } from './step.ts';

export type { Meta } from './contents.ts';
export type { CopyMade } from './copy.ts';
export type { Appended } from './journal.ts';
export type { Place } from './pragmas.ts';
export type { TournamentExport } from './schema.ts';
export type { Replay, Snapshot, SnapshotContent } from './snapshot.ts';
export type { ChainEnd, NewStep, StepKind, StoredStep } from './step.ts';

/** Runs something once after so many milliseconds; the answer cancels it. The caller's clock. */
export type Later = (milliseconds: number, run: () => void) => () => void;

export type OpenOptions = CheckOptions & {
  /** Where the file lies (3.3); `local` unless told. */
  readonly place?: Place;
  /** With it the file checkpoints itself 1 s after the last commit; without it the caller calls `checkpoint`. */
  readonly later?: Later;
  /** The most pages (of 4,096 bytes) the file may have, beyond which the disk counts as full. For trials of that. */
  readonly pageLimit?: number;
};

/** What a new file is told about itself. No secrets, no paths, no user name (2.6). */
export type NewFile = {
  /** 128 random bits as 32 lower-case hexadecimal digits. */
  readonly tournamentId: string;
  /** Program and version. */
  readonly createdBy: string;
  /** UTC time in ISO form. */
  readonly createdAt: string;
};

/** What can be read from a tournament file, open for writing or for viewing only. */
export type TournamentReading = {
  readonly meta: Meta;
  /** The full path the file was opened by. */
  readonly path: string;
  /** What opening found; `wrong` snapshots were removed and wait to be written again. */
  readonly found: Pick<Checked, 'version' | 'snapshot' | 'asFound'>;
  /** The newest step. */
  readonly last: () => ChainEnd;
  /** Steps with numbers from `from`, in order, at most `limit`. Refuses with file.unreadable. */
  readonly readSteps: (from: number, limit: number) => Answer<readonly StoredStep[]>;
  /** The step of a command, or null: ask before deciding, so that a repeated command gets its first answer (2.4). */
  readonly stepOf: (commandId: string) => Answer<StoredStep | null>;
  /** The newest snapshot, or null. Refuses with file.unreadable. */
  readonly readSnapshot: () => Answer<Snapshot | null>;
  /** Walks the whole chain again. Refuses with file.damaged (chain, step), file.unreadable. */
  readonly verify: () => Answer<ChainEnd>;
  /** All steps as text with their links. Refuses with file.unreadable. */
  readonly audit: () => Answer<string>;
};

/** A file that is only looked at. Nothing is locked and nothing can be written. */
export type ViewedTournament = TournamentReading & { readonly close: () => void };

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
  /** Moves the log into the file, so that the file alone is complete. Refuses as `append`. */
  readonly checkpoint: () => Answer<null>;
  /** Makes a verified copy in rest form under a free name. Refuses with file.exists, file.copyFailed. */
  readonly copyTo: (target: string) => Answer<CopyMade>;
  /**
   * Brings the file to rest form and closes it, whatever it answers. Refuses with file.notTidied (everything is safe,
   * but a log is beside the file), file.moved and file.movedNoCopy (the path no longer names the file).
   */
  readonly close: () => Answer<null>;
};

/** Without commits for this many milliseconds, the log is moved into the file (3.4). */
const IDLE = 1000;

type Source = {
  readonly db: Database.Database;
  readonly path: string;
  readonly journal: Journal;
  readonly checked: Checked;
};

const readingOf = ({ db, path, journal, checked }: Source): TournamentReading => {
  const reading = <T>(read: () => T): Answer<T> => {
    try {
      return ok(read());
    } catch (error) {
      if (isFailing(troubleOf(error))) return no(fileRefusals.unreadable(path));
      throw error;
    }
  };
  const { meta, version, snapshot, asFound } = checked;
  const verified = (verdict: ChainVerdict): Answer<ChainEnd> =>
    verdict.whole ? ok(verdict.end) : no(fileRefusals.damaged(path, 'chain', verdict.step));
  return {
    meta,
    path,
    found: { version, snapshot, asFound },
    last: () => checked.last,
    readSteps: (from, limit) => reading(() => journal.steps(from, limit)),
    stepOf: (commandId) => reading(() => journal.stepOf(commandId)),
    readSnapshot: () => reading(() => newestSnapshot(db)),
    verify: () => {
      const verdict = reading(() => verifyChain(db, meta.tournamentId));
      return verdict.ok ? verified(verdict.value) : verdict;
    },
    audit: () => reading(() => auditText(meta, journal.steps(1, Number.MAX_SAFE_INTEGER))),
  };
};

const writing = (connection: Connection, checked: Checked, options: OpenOptions): TournamentFile => {
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
      const copy = copyTo(db, original(), join(newFolder(options.recoveryFolder, 'moved'), basename(path)));
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
    checkpoint,
    copyTo: (target) => {
      // A checkpoint that fails does not make the copy worse: it is read through the log.
      checkpoint();
      return copyTo(db, original(), target);
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

const atEnd = (connection: Connection, checked: Checked): boolean => {
  const meta = readMeta(connection.db);
  const last = meta === null ? null : journalOf(connection.db, meta.tournamentId).last();
  return meta?.tournamentId === checked.meta.tournamentId && last?.hash === checked.last.hash;
};

/**
 * Opens a tournament file for writing: checks it (5.1), takes the exclusive lock, makes the settings of 3.1, and
 * compares the newest link with the checked one (5.2).
 * Refuses with everything `check` refuses with, and with file.locked (somebody holds it), file.readOnly,
 * file.unsafePlace, file.changed (written to between check and lock).
 */
export const open = (givenPath: string, options: OpenOptions): Answer<TournamentFile> => {
  const path = resolve(givenPath);
  const checked = check(path, options);
  if (!checked.ok) return checked;
  const connected = connect(path, options.place ?? 'local');
  if (!connected.ok) return connected;
  const connection = connected.value;
  try {
    if (!atEnd(connection, checked.value)) {
      disconnect(connection);
      return no(fileRefusals.changed(path));
    }
    if (checked.value.snapshot === 'wrong') dropSnapshots(connection.db);
    if (options.pageLimit !== undefined) connection.db.pragma(`max_page_count = ${options.pageLimit}`);
    return ok(writing(connection, checked.value, options));
  } catch (error) {
    disconnect(connection);
    return no(refusalOf(path, error));
  }
};

const build = (path: string, about: NewFile): void => {
  const db = new Database(path);
  try {
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${FORMAT}`);
    db.exec(SCHEMA);
    storeMeta(db, { ...about, minReader: MIN_READER });
  } finally {
    db.close();
  }
};

/**
 * Makes a new, empty tournament file under a free name and opens it. The name appears only when the file is whole.
 * Refuses with file.exists, file.missing (no such folder), file.readOnly, file.diskFull, and as `open`.
 */
export const create = (givenPath: string, about: NewFile, options: OpenOptions): Answer<TournamentFile> => {
  const path = resolve(givenPath);
  if (existsSync(path)) return no(fileRefusals.exists(path));
  if (!existsSync(dirname(path))) return no(fileRefusals.missing(dirname(path)));
  const part = unfinished(path);
  try {
    removeWithSidecars(part);
    build(part, about);
    syncFile(part);
    publish(part, path);
  } catch (error) {
    removeWithSidecars(part);
    return no(refusalOf(path, error));
  }
  return open(path, options);
};

/**
 * Opens a tournament file for viewing only, from memory (5.3): for read-only files and folders, and for copies.
 * Refuses as `check`.
 */
export const view = (givenPath: string, options: CheckOptions): Answer<ViewedTournament> => {
  const path = resolve(givenPath);
  return checkThen(path, options, (copyPath, checked) => {
    const db = openBytes(copyPath);
    const journal = journalOf(db, checked.meta.tournamentId);
    const reading = readingOf({ db, path, journal, checked });
    const readSnapshot = checked.snapshot === 'wrong' ? () => ok(null) : reading.readSnapshot;
    return { ...reading, readSnapshot, close: () => db.close() };
  });
};
