/**
 * The one connection that writes a tournament file.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 5.2] `fileMustExist`, the exclusive lock, the settings of [reliability 3.1] | `connect` |
 * | [reliability 6.2] a second opener is told at once | `check` has asked without waiting; here only racing openers meet |
 * | [reliability 2.5] rest form at close | `disconnect` |
 */

import { accessSync, constants, renameSync, rmSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type Answer, no, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import { hold, identityOf, isHeldHere, letGo } from './held.ts';
import { applySettings, type Place } from './pragmas.ts';
import { fileRefusals, refusalOf, troubleOf } from './refusals.ts';

export type Connection = {
  readonly db: Database.Database;
  readonly path: string;
  /** Device and inode of the file that is open. */
  readonly identity: string;
};

/**
 * How long one of two openers that started at the same moment waits for the other's first look to end, in
 * milliseconds. Without it both may find the other one reading and neither gets the file (seen in one of 60 races).
 */
const RACE_PATIENCE = 500;

const notWritable = (path: string): Refusal | null => {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    accessSync(dirname(path), constants.W_OK);
    return null;
  } catch (error) {
    return refusalOf(path, error);
  }
};

/** Takes the lock and makes the settings; afterwards nobody else can even read the file. Refuses file.unsafePlace. */
export const secure = (db: Database.Database, path: string, place: Place): Refusal | null => {
  const wrong = applySettings(db, place);
  if (wrong !== null) return fileRefusals.unsafePlace(path, wrong);
  // In WAL form the lock came with the journal mode; with a rollback journal it comes with the first exclusive transaction.
  db.exec('BEGIN EXCLUSIVE; COMMIT');
  db.pragma('busy_timeout = 0');
  return null;
};

const secureOrClose = (db: Database.Database, path: string, place: Place): Refusal | null => {
  try {
    const refusal = secure(db, path, place);
    if (refusal !== null) db.close();
    return refusal;
  } catch (error) {
    db.close();
    throw error;
  }
};

/**
 * Opens an existing file for writing and takes the exclusive lock.
 * Refuses with file.locked, file.readOnly, file.unsafePlace (a setting of [reliability 3.1] did not take), file.missing,
 * file.changed (another file by now), file.unreadable, file.diskFull.
 */
export const connect = (path: string, place: Place): Answer<Connection> => {
  const forbidden = notWritable(path);
  if (forbidden !== null) return no(forbidden);
  const identity = identityOf(path);
  if (identity === null) return no(fileRefusals.missing(path));
  if (isHeldHere(path)) return no(fileRefusals.locked(path));
  try {
    const db = new Database(path, { fileMustExist: true, timeout: RACE_PATIENCE });
    const refusal = secureOrClose(db, path, place);
    if (refusal !== null) return no(refusal);
    if (identityOf(path) !== identity) {
      db.close();
      return no(fileRefusals.changed(path));
    }
    hold(identity);
    return ok({ db, path, identity });
  } catch (error) {
    return no(refusalOf(path, error));
  }
};

/** Whether the path still names the file that is open [reliability 3.5]. */
const isSameFile = (connection: Connection): boolean => identityOf(connection.path) === connection.identity;

/**
 * Brings the file to rest form (one file, header bytes 18/19 = 1/1) and closes it. Answers false where the file was
 * closed but left in open form: everything acknowledged is in the file and the log beside it.
 */
export const disconnect = (connection: Connection): boolean => {
  const { db } = connection;
  try {
    db.pragma('wal_checkpoint(TRUNCATE)');
    // Under the old name there may lie somebody else's log by now, and leaving WAL deletes the log by name.
    if (!isSameFile(connection)) return false;
    return db.pragma('journal_mode = DELETE', { simple: true }) === 'delete';
  } catch (error) {
    troubleOf(error);
    return false;
  } finally {
    db.close();
    letGo(connection.identity);
  }
};

/** A name that says what it is, should the program end between the two renames. */
const aside = (path: string): string => `${path}.overwritten`;

/**
 * Closes the connection to a file that somebody else has overwritten, without a byte of ours going into it [desktop 8.7]. The database
 * moves its log into the file when it is closed, unless the file has gone from its name; where a file that is open cannot be renamed, the log is emptied
 * instead. A log of ours is then removed: it would make of the other file what it is not.
 * @param logIsOurs whether the log under its name is still the one that was written
 */
export const abandon = ({ db, path, identity }: Connection, logIsOurs: boolean): void => {
  const log = `${path}-wal`;
  let moved = false;
  try {
    renameSync(path, aside(path));
    moved = true;
  } catch (error) {
    troubleOf(error);
  }
  try {
    if (!moved && logIsOurs) truncateSync(log);
  } catch (error) {
    troubleOf(error);
  }
  try {
    db.close();
  } finally {
    letGo(identity);
    if (moved) renameSync(aside(path), path);
  }
  try {
    if (logIsOurs) rmSync(log, { force: true });
  } catch (error) {
    troubleOf(error);
  }
};
