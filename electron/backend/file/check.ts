/**
 * Is this file one of ours, whole, and readable by this program? (specification section 5.1)
 *
 * | step | where |
 * | --- | --- |
 * | a-c. regular file, magic bytes, application id, version | `readVersion` |
 * | d. does somebody hold it? Else copy it with its sidecars, and keep the copy if a sidecar held data | `heldElsewhere`, `takeCopies` |
 * | e-h. schema, integrity, chain, snapshot, on the copy | `examine` |
 * | g. tournament id with and without the log | `logIsForeign` |
 *
 * Nothing is written to or beside the original. The functions know only paths, so that they can run in another process.
 * Step i (a longer copy elsewhere) belongs to whoever knows the copies.
 */

import { copyFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { type Answer, no, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import { type Contents, examine } from './contents.ts';
import { newFolder, SIDECARS } from './durable.ts';
import { readVersion } from './header.ts';
import { journalOf } from './journal.ts';
import { readWithCare } from './pragmas.ts';
import { fileRefusals, isBusy, isFull, isMissing, refusalOf, troubleOf } from './refusals.ts';
import type { Replay } from './snapshot.ts';

export type CheckOptions = {
  /** Working copies are made here (and removed), copies of files found with a log are kept here. Made if missing. */
  readonly recoveryFolder: string;
  /** Folds steps to what their snapshot must hold. Without it a snapshot is only compared with its digest. */
  readonly replay?: Replay;
};

export type Checked = Contents & {
  /** Version of the layout. */
  readonly version: number;
  /** The folder with the file and its log as they were found, where the log held data; else null. */
  readonly asFound: string | null;
};

type Copies = {
  readonly folder: string;
  readonly path: string;
  readonly log: boolean;
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

const copyTogether = (from: string, to: string, suffixes: readonly string[]): void => {
  for (const suffix of ['', ...suffixes]) copyFileSync(from + suffix, to + suffix);
};

const takeCopies = (path: string, recoveryFolder: string): Copies => {
  const logs = SIDECARS.filter((suffix) => suffix !== '-shm' && holdsData(path + suffix));
  const asFound = logs.length === 0 ? null : newFolder(recoveryFolder, 'as-found');
  if (asFound !== null) copyTogether(path, join(asFound, basename(path)), logs);
  const folder = newFolder(recoveryFolder, 'checking');
  try {
    const copy = join(folder, 'copy');
    copyTogether(path, copy, logs);
    return { folder, path: copy, log: logs.length > 0, asFound };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
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

const examineBytes = (bytesPath: string, path: string, version: number): Answer<Contents> => {
  try {
    const db = openBytes(bytesPath);
    try {
      return examine(db, path, version);
    } finally {
      db.close();
    }
  } catch (error) {
    return no(refusalOf(path, error));
  }
};

/**
 * The journal is append-only, so a log of this file can only add steps to those in the file alone. A log is foreign
 * (of another tournament, or left over from before a restore) if the file is good without it, and with it is bad,
 * another tournament, or without some step.
 */
const logIsForeign = (db: Database.Database, bare: Contents, whole: Answer<Contents>): boolean => {
  if (!whole.ok || whole.value.meta.tournamentId !== bare.meta.tournamentId) return true;
  if (bare.last.no === 0) return false;
  const same = journalOf(db, bare.meta.tournamentId).steps(bare.last.no, 1)[0];
  return same?.hash !== bare.last.hash;
};

const examineCopy = (copies: Copies, path: string, version: number, replay?: Replay): Answer<Contents> => {
  // The state without the log is looked at first: opening the copy merges the log into it.
  const bare = copies.log ? examineBytes(copies.path, path, version) : null;
  const db = new Database(copies.path, { fileMustExist: true, timeout: 0 });
  try {
    db.pragma('locking_mode = EXCLUSIVE');
    readWithCare(db);
    const whole = examine(db, path, version, replay);
    return bare?.ok && logIsForeign(db, bare.value, whole) ? no(fileRefusals.damaged(path, 'log')) : whole;
  } finally {
    db.close();
  }
};

const refusalOfCopying = (path: string, error: unknown): Refusal => {
  const code = troubleOf(error);
  if (isFull(code)) return fileRefusals.diskFull(path);
  return isMissing(code) ? fileRefusals.missing(path) : fileRefusals.unreadable(path);
};

/**
 * Checks a file and hands its working copy, closed and in rest form where it could be brought to it, to `use` before
 * that copy is removed.
 */
export const checkThen = <T>(
  givenPath: string,
  options: CheckOptions,
  use: (copyPath: string, checked: Checked) => T,
): Answer<T> => {
  const path = resolve(givenPath);
  const version = readVersion(path);
  if (!version.ok) return version;
  if (heldElsewhere(path)) return no(fileRefusals.locked(path));
  try {
    const copies = takeCopies(path, options.recoveryFolder);
    try {
      const contents = examineCopy(copies, path, version.value, options.replay);
      // Somebody may have opened it while it was copied: then the copy proves nothing.
      if (!contents.ok) return heldElsewhere(path) ? no(fileRefusals.locked(path)) : contents;
      return ok(use(copies.path, { ...contents.value, version: version.value, asFound: copies.asFound }));
    } finally {
      rmSync(copies.folder, { recursive: true, force: true });
    }
  } catch (error) {
    return no(refusalOfCopying(path, error));
  }
};

/**
 * Checks a file by the steps of 5.1 without writing to it.
 * Refuses with file.missing, file.folder, file.unreadable, file.empty, file.notTournament, file.otherKind, file.newer,
 * file.locked, file.altered, file.damaged, file.diskFull (no room for the working copy).
 */
export const check = (path: string, options: CheckOptions): Answer<Checked> =>
  checkThen(path, options, (_copy, checked) => checked);
