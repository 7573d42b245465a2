/**
 * The state at a step, stored so that opening is instant and other programs can read the tournament [reliability 2.3].
 * Only the newest one is kept. It carries a digest over its texts and over the link of its step: a damaged snapshot,
 * or one of another tournament, is known without replaying; a wrong one only by replaying [reliability 5.1 h].
 */

import { isDeepStrictEqual } from 'node:util';
import type Database from 'better-sqlite3';
import type { Json } from '../../../core/tournament/words.ts';
import type { TournamentExport } from './schema.ts';
import { type ChainEnd, digestOf, encodedInSql, jsonText, type StoredStep, sha256 } from './step.ts';

type Connection = Database.Database;

export type SnapshotContent = {
  /** The tournament after the step, opaque to the file. */
  readonly state: Json;
  /** The same for other programs, behind the views `player`, `round`, `seat`, `result` and `standing`. */
  readonly export: TournamentExport;
};

export type Snapshot = SnapshotContent & { readonly atStep: number };

/** Folds all steps from the first one: what the snapshot at the last of them must hold. */
export type Replay = (steps: readonly StoredStep[]) => SnapshotContent;

export type SnapshotVerdict = 'none' | 'good' | 'wrong';

const snapshotDigest = (end: ChainEnd, state: string, outside: string): string =>
  digestOf(['snapshot', String(end.no), end.hash, state, outside]);

/** Writes the snapshot at a step and removes older ones; one older than the stored one is left out. */
export const storeSnapshot = (db: Connection, at: ChainEnd, content: SnapshotContent): void => {
  const state = jsonText(content.state);
  const outside = jsonText(content.export);
  db.prepare('DELETE FROM snapshot WHERE at_step <= ?').run(at.no);
  db.prepare(
    `INSERT INTO snapshot (at_step, state, export, digest)
     SELECT ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM snapshot)`,
  ).run(at.no, state, outside, snapshotDigest(at, state, outside));
};

/** Removes all snapshots; the tournament is then folded from its steps. */
export const dropSnapshots = (db: Connection): void => {
  db.prepare('DELETE FROM snapshot').run();
};

export const newestSnapshot = (db: Connection): Snapshot | null => {
  const row = db
    .prepare<[], { atStep: number; state: string; outside: string }>(
      'SELECT at_step AS atStep, state, export AS outside FROM snapshot ORDER BY at_step DESC LIMIT 1',
    )
    .get();
  if (row === undefined) return null;
  return {
    atStep: row.atStep,
    state: JSON.parse(row.state) as Json,
    export: JSON.parse(row.outside) as TournamentExport,
  };
};

const asWritten = (db: Connection): boolean =>
  db
    .prepare<[], { bytes: Uint8Array | null; digest: string }>(
      `SELECT ${encodedInSql(["'snapshot'", 'at_step', 'hash', 'state', 'export'])} AS bytes, digest
       FROM snapshot JOIN journal ON no = at_step`,
    )
    .all()
    .every(({ bytes, digest }) => bytes !== null && sha256(bytes) === digest);

/**
 * Whether the stored snapshot is what was written and, with `replay`, what the steps fold to.
 * `steps` is asked for the first n steps only where there is a snapshot to compare with. Called after the chain is
 * known to be whole.
 */
export const snapshotVerdict = (
  db: Connection,
  steps: (limit: number) => readonly StoredStep[],
  replay?: Replay,
): SnapshotVerdict => {
  if (!asWritten(db)) return 'wrong';
  const newest = newestSnapshot(db);
  if (newest === null) return 'none';
  if (replay === undefined) return 'good';
  const folded = replay(steps(newest.atStep));
  const same =
    isDeepStrictEqual(JSON.parse(jsonText(folded.state)), newest.state) &&
    isDeepStrictEqual(JSON.parse(jsonText(folded.export)), newest.export);
  return same ? 'good' : 'wrong';
};
