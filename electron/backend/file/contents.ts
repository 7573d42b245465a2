/**
 * What is inside a tournament file, checked in the order of [reliability 5.1] on a connection that only reads.
 *
 * | step | where |
 * | --- | --- |
 * | c. `min_reader` of a newer file | `tooNew` |
 * | e. exact schema text, before any table is read | `alteredObject` |
 * | f. integrity_check, foreign_key_check | `examine` |
 * | facts as they were written | `factsAsWritten` |
 * | g. chain from the first link | `verifyChain` |
 * | h. snapshot as written, and equal to a replay | `snapshotVerdict` |
 */

import type Database from 'better-sqlite3';
import { type Answer, no, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import { verifyChain } from './chain.ts';
import { factsAsWritten } from './facts.ts';
import { journalOf } from './journal.ts';
import { fileRefusals, isFull, troubleOf } from './refusals.ts';
import { alteredObject, FORMAT, schemaObjects, schemaOf } from './schema.ts';
import { type Replay, type SnapshotVerdict, snapshotVerdict } from './snapshot.ts';
import { type ChainEnd, digestOf } from './step.ts';

type Connection = Database.Database;

/** What a file says about itself. */
export type Meta = {
  /** 32 hexadecimal digits, made once. */
  readonly tournamentId: string;
  /** The program and version that made the file. */
  readonly createdBy: string;
  /** UTC time in ISO form. */
  readonly createdAt: string;
  readonly minReader: number;
};

export type Contents = {
  /** Version of the layout. */
  readonly version: number;
  readonly meta: Meta;
  readonly last: ChainEnd;
  readonly snapshot: SnapshotVerdict;
};

/** The check number that lies beside a description. */
export const metaDigest = (meta: Meta): string =>
  digestOf(['meta', meta.tournamentId, meta.createdBy, meta.createdAt, String(meta.minReader)]);

/** Writes the description of a new file. */
export const storeMeta = (db: Connection, meta: Meta): void => {
  db.prepare(
    'INSERT INTO meta (only_row, tournament_id, created_by, created_at, min_reader, digest) VALUES (1, ?, ?, ?, ?, ?)',
  ).run(meta.tournamentId, meta.createdBy, meta.createdAt, meta.minReader, metaDigest(meta));
};

/** The description as it was written, or null where it is not. */
export const readMeta = (db: Connection): Meta | null => {
  const row = db
    .prepare<[], Meta & { readonly digest: string }>(
      `SELECT tournament_id AS tournamentId, created_by AS createdBy, created_at AS createdAt,
              min_reader AS minReader, digest FROM meta`,
    )
    .get();
  if (row === undefined) return null;
  const { digest, ...meta } = row;
  return digest === metaDigest(meta) ? meta : null;
};

/**
 * Says in the description of a file which program it needs from now on [reliability 16.1]. The trigger that guards the description is put back to
 * the letter.
 * @throws Error where the description is not as it was written
 */
export const raiseMinReader = (db: Connection, minReader: number): void => {
  const meta = readMeta(db);
  const guard = schemaOf(db).find(({ name }) => name === 'meta_not_changed')?.sql;
  if (meta === null || typeof guard !== 'string') throw new Error('the description is not as it was written');
  db.exec('DROP TRIGGER meta_not_changed');
  const raised = { ...meta, minReader: Math.max(meta.minReader, minReader) };
  db.prepare('UPDATE meta SET min_reader = ?, digest = ?').run(raised.minReader, metaDigest(raised));
  db.exec(guard);
};

/** The version needed to open a file of a newer layout, or null where this program may open it. */
const tooNew = (db: Connection, version: number): number | null => {
  if (version <= FORMAT) return null;
  const own = schemaObjects().find((object) => object.name === 'meta');
  const found = schemaOf(db).find((object) => object.name === 'meta');
  if (own === undefined || found?.sql !== own.sql || found.type !== own.type) return version;
  const needs = readMeta(db)?.minReader ?? version;
  return needs > FORMAT ? needs : null;
};

const firstTrouble = (db: Connection, path: string, version: number): Refusal | null => {
  const needs = tooNew(db, version);
  if (needs !== null) return fileRefusals.newer(path, needs, FORMAT);
  const part = alteredObject(db, version);
  if (part !== null) return fileRefusals.altered(path, part);
  if (db.pragma('integrity_check(1)', { simple: true }) !== 'ok') return fileRefusals.damaged(path, 'pages');
  if ((db.pragma('foreign_key_check') as unknown[]).length > 0) return fileRefusals.damaged(path, 'links');
  return null;
};

/**
 * Checks everything in an open connection. `path` is that of the file it came from. The version is asked of the connection, not
 * of the file's bytes: a log beside the file may hold its renewal.
 * Refuses with file.newer, file.altered, file.damaged, file.diskFull (no room for the working copy). A snapshot that is
 * not right is no reason to refuse: it can be folded again from the steps.
 */
export const examine = (db: Connection, path: string, replay?: Replay): Answer<Contents> => {
  try {
    const version = Number(db.pragma('user_version', { simple: true }));
    const trouble = firstTrouble(db, path, version);
    if (trouble !== null) return no(trouble);
    const meta = readMeta(db);
    if (meta === null) return no(fileRefusals.damaged(path, 'meta'));
    if (!factsAsWritten(db)) return no(fileRefusals.damaged(path, 'fact'));
    const chain = verifyChain(db, meta.tournamentId);
    if (!chain.whole) return no(fileRefusals.damaged(path, 'chain', chain.step));
    const steps = journalOf(db, meta.tournamentId).steps;
    return ok({ version, meta, last: chain.end, snapshot: snapshotVerdict(db, (limit) => steps(1, limit), replay) });
  } catch (error) {
    // Whatever the database makes of the bytes: it is a copy that is read here, so the fault is in the content.
    const code = troubleOf(error);
    return no(isFull(code) ? fileRefusals.diskFull(path) : fileRefusals.damaged(path, 'pages'));
  }
};
