/**
 * Is this file one of ours, whole, and readable by this program? [reliability 5.1]
 *
 * | step | where |
 * | --- | --- |
 * | a-c. regular file, magic bytes, application id, version | `readVersion` |
 * | d. does somebody hold it? Else copy it with its sidecars, and keep the copy if a sidecar held data | `heldElsewhere`, `takeCopies` |
 * | e-h. schema, integrity, chain, snapshot, on the copy | `examine` |
 * | g. tournament id with and without the log | `logBelongs` |
 *
 * Nothing is written to or beside the original. The functions know only paths, so that they can run in another process.
 * Step i (a longer copy elsewhere) belongs to whoever knows the copies.
 */

import { accessSync, constants, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { type Answer, no, ok, type Refusal } from '../../../../core/tournament/refusal.ts';
import { type Contents, examine } from '../contents.ts';
import { newFolder } from '../durable.ts';
import { readVersion } from '../header.ts';
import { journalOf } from '../journal.ts';
import { readWithCare } from '../pragmas.ts';
import { fileRefusals, isBusy, isFull, isMissing, troubleOf } from '../refusals.ts';
import type { Replay } from '../snapshot.ts';
import type { ChainEnd } from '../step.ts';
import { type LogFound, logOf } from './log.ts';

export type CheckOptions = {
  /** Working copies are made here (and removed), copies of files found with a log are kept here. Made if missing. */
  readonly recoveryFolder: string;
  /** Folds steps to what their snapshot must hold. Without it a snapshot is only compared with its digest. */
  readonly replay?: Replay;
};

export type Checked = Contents & {
  /** The folder with the file and its log as they were found, where the log held data; else null. */
  readonly asFound: string | null;
};

/** What may hold data beside a file: a write-ahead log, or the journal of a transaction to take back. */
const LOGS = ['-wal', '-journal'] as const;
type Log = (typeof LOGS)[number];

type Copies = {
  readonly folder: string;
  readonly path: string;
  readonly log: Log | null;
  readonly asFound: string | null;
};

/**
 * Whether another process holds the exclusive lock. Exclusive locking is asked for because a normal read of a file
 * with a log would create an index file beside it; here such a read just fails, after the lock has been looked at.
 */
const heldElsewhere = (path: string): boolean => {
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true, timeout: 0 });
    try {
      db.pragma('locking_mode = EXCLUSIVE');
      db.pragma('schema_version');
      return false;
    } finally {
      db.close();
    }
  } catch (error) {
    return isBusy(troubleOf(error));
  }
};

const holdsData = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** What the file and its logs look like from outside: while somebody opens, writes or closes it, this changes. */
const formNow = (path: string): string =>
  ['', ...LOGS]
    .map((suffix) => statSync(path + suffix, { bigint: true, throwIfNoEntry: false }))
    .map((found) => (found === undefined ? '-' : `${found.ino}:${found.size}:${found.mtimeNs}:${found.ctimeNs}`))
    .join(' ') + (heldElsewhere(path) ? ' held' : '');

const copyTogether = (from: string, to: string, suffixes: readonly string[]): void => {
  for (const suffix of ['', ...suffixes]) copyFileSync(from + suffix, to + suffix);
};

const takeCopies = (path: string, recoveryFolder: string): Copies => {
  const logs = LOGS.filter((log) => holdsData(path + log));
  const asFound = logs.length === 0 ? null : newFolder(recoveryFolder, 'as-found');
  if (asFound !== null) copyTogether(path, join(asFound, basename(path)), logs);
  const folder = newFolder(recoveryFolder, 'checking');
  try {
    const copy = join(folder, 'copy');
    copyTogether(path, copy, logs);
    return { folder, path: copy, log: logs[0] ?? null, asFound };
  } catch (error) {
    discard(folder);
    throw error;
  }
};

/** The bytes of a database file in rest form, whatever form it was in: they open in memory without a log. */
const atRest = (path: string): Buffer => {
  const bytes = readFileSync(path);
  bytes.fill(1, 18, 20);
  return bytes;
};

/** Opens the bytes of a database file in memory, for reading with care. */
export const openBytes = (path: string): Database.Database => {
  const db = new Database(atRest(path), { readonly: true });
  readWithCare(db);
  return db;
};

const hasStep = (db: Database.Database, { meta }: Contents, { no, hash }: ChainEnd): boolean =>
  no === 0 || journalOf(db, meta.tournamentId).steps(no, 1)[0]?.hash === hash;

type Examined = { readonly db: Database.Database; readonly contents: Contents };

/**
 * Whether what the log made of the file is what a log of this file can make of it. The journal is append-only, so a
 * write-ahead log only adds steps, and a rollback journal takes back one transaction, that is one step at most.
 * Anything else is the log of another tournament, or one left over from before the file was restored.
 */
const logBelongs = (log: Log, bare: Examined, whole: Examined): boolean => {
  if (whole.contents.meta.tournamentId !== bare.contents.meta.tournamentId) return false;
  if (log === '-wal') return hasStep(whole.db, whole.contents, bare.contents.last);
  const takenBack = bare.contents.last.no - whole.contents.last.no;
  return takenBack <= 1 && (takenBack < 0 || hasStep(bare.db, bare.contents, whole.contents.last));
};

/** Examines the working copy with its log, which opening merges into it, and compares it with the file alone. */
const examineCopy = (copies: Copies, path: string, replay?: Replay): Answer<Contents> => {
  const bareDb = copies.log === null ? null : openBytes(copies.path);
  const db = new Database(copies.path, { fileMustExist: true, timeout: 0 });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    readWithCare(db);
    const whole = examine(db, path, replay);
    // Alone the file may well be torn: the log is there to mend it. Then there is nothing to compare with.
    const bare = bareDb === null ? null : examine(bareDb, path);
    if (copies.log === null || bareDb === null || !bare?.ok) return whole;
    const belongs =
      whole.ok && logBelongs(copies.log, { db: bareDb, contents: bare.value }, { db, contents: whole.value });
    return belongs ? whole : no(fileRefusals.damaged(path, 'log'));
  } finally {
    bareDb?.close();
    db.close();
  }
};

const refusalOfCopying = (path: string, error: unknown): Refusal => {
  const code = troubleOf(error);
  if (isFull(code)) return fileRefusals.diskFull(path);
  if (!isMissing(code)) return fileRefusals.unreadable(path);
  // The log went while it was looked for: somebody closed the file meanwhile.
  return existsSync(path) ? fileRefusals.changed(path) : fileRefusals.missing(path);
};

const canWork = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    troubleOf(error);
    return false;
  }
};

/** A working copy that cannot be removed is no reason not to open the file. */
const discard = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    troubleOf(error);
  }
};

type Use<T> = (copyPath: string, checked: Checked, log: LogFound) => T;

const checkOnce = <T>(path: string, options: CheckOptions, use: Use<T>): Answer<T> => {
  const looks = readVersion(path);
  if (!looks.ok) return looks;
  if (heldElsewhere(path)) return no(fileRefusals.locked(path));
  if (!canWork(options.recoveryFolder)) return no(fileRefusals.noRecoveryFolder(path));
  const before = formNow(path);
  try {
    const log = logOf(path);
    const copies = takeCopies(path, options.recoveryFolder);
    try {
      const contents = examineCopy(copies, path, options.replay);
      // Somebody may have opened it while it was copied: then the copy proves nothing.
      if (!contents.ok) return formNow(path) === before ? contents : no(fileRefusals.changed(path));
      return ok(use(copies.path, { ...contents.value, asFound: copies.asFound }, log));
    } finally {
      discard(copies.folder);
    }
  } catch (error) {
    return no(refusalOfCopying(path, error));
  }
};

/** How often a file that changes under the check is looked at again, and how long to wait between, in milliseconds. */
const LOOKS = 10;
const BETWEEN_LOOKS = 20;

const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_LOOKS);
};

/**
 * Checks a file and hands its working copy, closed and in rest form where it could be brought to it, to `use` before
 * that copy is removed. A file that changes meanwhile is being opened or closed by somebody: it is looked at again,
 * and then it is either held or at rest.
 */
export const checkThen = <T>(givenPath: string, options: CheckOptions, use: Use<T>): Answer<T> => {
  const path = resolve(givenPath);
  let answer = checkOnce(path, options, use);
  for (let look = 1; look < LOOKS && !answer.ok && answer.refusal.code === 'file.changed'; look++) {
    pause();
    answer = checkOnce(path, options, use);
  }
  return answer;
};

/**
 * Checks a file by the steps of [reliability 5.1] without writing to it.
 * Refuses with file.missing, file.folder, file.unreadable, file.empty, file.notTournament, file.otherKind, file.newer,
 * file.locked, file.altered, file.damaged, file.changed (while it was copied), file.diskFull (no room for the working
 * copy), file.noRecoveryFolder.
 */
export const check = (path: string, options: CheckOptions): Answer<Checked> =>
  checkThen(path, options, (_copy, checked) => checked);
