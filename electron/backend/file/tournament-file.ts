/**
 * The tournament file: the one place through which the program makes, opens, writes, copies and closes it.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 2] layout, chain, idempotent commands, rest form | `schema.ts`, `chain.ts`, `journal.ts`, `connect.ts` |
 * | [reliability 3] settings by place; durable answers, checkpoints, same file, errors | `pragmas.ts`; `writing.ts` |
 * | [reliability 4.6] audit text, verify | `audit.ts`, `reading.ts`, `verify.ts` |
 * | [reliability 5.1, 5.2] opening | `check.ts`, `open` |
 * | [reliability 5.3] viewing only | `view` |
 * | [reliability 6.2] one writer | `connect.ts` |
 * | [reliability 7.2] copies | `copy.ts` |
 * | [reliability 16.1] files of older layouts | `migrate.ts`, `renew.ts` |
 *
 * The file knows nothing of what steps mean: it stores them and checks them. Everything is synchronous. Refusals are
 * values; what is thrown is a mistake in the program (a step that breaks the layout, a call after `close`).
 */

import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { type Answer, no, ok } from '../../../core/tournament/refusal.ts';
import { type Checked, type CheckOptions, check, checkThen, openBytes } from './check/check.ts';
import { type Connection, connect, disconnect } from './connect.ts';
import { readMeta, storeMeta } from './contents.ts';
import { unfinished } from './copy.ts';
import { discard, publish, removeWithSidecars, syncFile } from './durable.ts';
import { journalOf } from './journal.ts';
import { LAYOUT } from './migrate.ts';
import { readingOf, type TournamentReading } from './reading.ts';
import { fileRefusals, refusalOf, whileMaking } from './refusals.ts';
import { renew } from './renew.ts';
import { APPLICATION_ID, FORMAT, MIN_READER, SCHEMA } from './schema.ts';
import { dropSnapshots } from './snapshot.ts';
import { type OpenOptions, type TournamentFile, writing } from './writing.ts';

export type { Checked, CheckOptions } from './check/check.ts';
export type { Place } from './pragmas.ts';
export type { TournamentReading } from './reading.ts';
export type { TournamentExport } from './schema.ts';
export type { Replay, SnapshotContent } from './snapshot.ts';
export type { NewStep, StoredStep } from './step.ts';
export type { Later, OpenOptions, TournamentFile } from './writing.ts';

/** What a new file says about itself. No secrets, no paths, no user name [reliability 2.6]. */
export type NewFile = {
  /** 128 random bits as 32 lower-case hexadecimal digits. */
  readonly tournamentId: string;
  /** Program and version. */
  readonly createdBy: string;
  /** UTC time in ISO form. */
  readonly createdAt: string;
};

/** A file that is only looked at. Nothing is locked and nothing can be written. */
export type ViewedTournament = TournamentReading & { readonly close: () => void };

const atEnd = (connection: Connection, checked: Checked): boolean => {
  const meta = readMeta(connection.db);
  const last = meta === null ? null : journalOf(connection.db, meta.tournamentId).last();
  return meta?.tournamentId === checked.meta.tournamentId && last?.hash === checked.last.hash;
};

/**
 * Opens a tournament file for writing: checks it [reliability 5.1], takes the exclusive lock, makes the settings of [reliability 3.1], and
 * compares the newest link with the checked one [reliability 5.2].
 * Refuses with everything `check` refuses with, and with file.locked (somebody holds it), file.readOnly,
 * file.unsafePlace, file.changed (written to between check and lock).
 */
export const open = (givenPath: string, options: OpenOptions): Answer<TournamentFile> => {
  const path = resolve(givenPath);
  const checked = check(path, options);
  return checked.ok ? openChecked(path, checked.value, options) : checked;
};

/** What the file holds once it is of the present layout [reliability 16.1]. */
const inPresentLayout = (connection: Connection, checked: Checked, options: OpenOptions): Answer<Checked> => {
  const layout = options.layout ?? LAYOUT;
  if (checked.version >= layout.format) return ok(checked);
  const note = options.renewal?.() ?? null;
  return note === null
    ? no(fileRefusals.notRenewed(connection.path))
    : renew(connection, checked, layout, { note, replay: options.replay });
};

/**
 * The second half of `open`, for a file that was checked elsewhere (in the checker's process): takes the lock and holds
 * only if the file still ends where the check saw it end [reliability 5.2]. Refuses as `open` does after its check.
 */
export const openChecked = (givenPath: string, checked: Checked, options: OpenOptions): Answer<TournamentFile> => {
  const path = resolve(givenPath);
  const connected = connect(path, options.place ?? 'local');
  if (!connected.ok) return connected;
  const connection = connected.value;
  try {
    if (!atEnd(connection, checked)) {
      disconnect(connection);
      return no(fileRefusals.changed(path));
    }
    if (options.pageLimit !== undefined) connection.db.pragma(`max_page_count = ${options.pageLimit}`);
    const present = inPresentLayout(connection, checked, options);
    if (!present.ok) {
      disconnect(connection);
      return present;
    }
    if (present.value.snapshot === 'wrong') dropSnapshots(connection.db);
    return ok(writing(connection, present.value, options));
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
  if (!existsSync(dirname(path))) return no(whileMaking(fileRefusals.missing(dirname(path))));
  const part = unfinished(path);
  try {
    removeWithSidecars(part);
    build(part, about);
    syncFile(part);
    publish(part, path);
  } catch (error) {
    discard(part);
    return no(whileMaking(refusalOf(path, error)));
  }
  const opened = open(path, options);
  return opened.ok ? opened : no(whileMaking(opened.refusal));
};

/**
 * Opens a tournament file for viewing only, from memory [reliability 5.3]: for read-only files and folders, and for copies.
 * Refuses as `check`.
 */
export const view = (givenPath: string, options: CheckOptions): Answer<ViewedTournament> => {
  const path = resolve(givenPath);
  return checkThen(path, options, (copyPath, checked) => viewChecked(path, copyPath, checked));
};

/** A checked copy of the file at `path`, read into memory: the copy may be removed afterwards. */
export const viewChecked = (path: string, copyPath: string, checked: Checked): ViewedTournament => {
  const db = openBytes(copyPath);
  const journal = journalOf(db, checked.meta.tournamentId);
  const reading = readingOf({ db, path, journal, checked });
  const readSnapshot = checked.snapshot === 'wrong' ? () => ok(null) : reading.readSnapshot;
  return { ...reading, readSnapshot, close: () => db.close() };
};
