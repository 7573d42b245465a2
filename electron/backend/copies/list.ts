/** The copies that lie in a folder, and where each of them ends. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { namesIn, statAt } from '../file/check/look.ts';
import { factsIn, type StoredFact } from '../file/facts.ts';
import { readWithCare } from '../file/pragmas.ts';
import type { ChainEnd } from '../file/step.ts';
import { type About, pieceOfMirror } from '../recovery/salvage.ts';
import { type CopyPlaces, copyFrom, type NamedCopy } from './names.ts';

export type ListedCopy = NamedCopy & { readonly name: string; readonly path: string; readonly bytes: number };

/** The copies in a folder, newest first; none where the folder is not there. */
export const copiesIn = (folder: string): readonly ListedCopy[] =>
  namesIn(folder)
    .flatMap((name): ListedCopy[] => {
      const named = copyFrom(name);
      const path = join(folder, name);
      const found = named === null ? null : statAt(path);
      return named === null || found === null ? [] : [{ ...named, name, path, bytes: found.size }];
    })
    .sort((a, b) => b.at.localeCompare(a.at) || b.number - a.number);

/** Where a copy ends and whose it is. */
export type CopyEnd = ChainEnd & About & { readonly at: string; readonly facts: readonly StoredFact[] };

/** Asks something of a file in rest form; null where it cannot be read. */
const readIn = <T>(path: string, ask: (db: Database.Database) => T): T | null => {
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true, timeout: 0 });
    try {
      db.pragma('locking_mode = EXCLUSIVE');
      readWithCare(db);
      return ask(db);
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
};

/** Reads only the last step and the facts of a copy, which is in rest form; null where it cannot be read. Steps are not verified. */
export const endOfCopy = (path: string): CopyEnd | null =>
  readIn(path, (db) => {
    const end = db
      .prepare<[], Omit<CopyEnd, 'facts'>>(
        `SELECT no, hash, at, tournament_id AS tournamentId, created_by AS createdBy, created_at AS createdAt
         FROM journal, meta ORDER BY no DESC LIMIT 1`,
      )
      .get();
    return end === undefined ? null : { ...end, facts: factsIn(db) };
  });

/** Whether a file in rest form holds a step of this tournament, and so all before it. */
export const holdsEnd = (path: string, { tournamentId, no, hash }: ChainEnd & About): boolean =>
  readIn(path, (db) =>
    db
      .prepare('SELECT 1 FROM journal, meta WHERE no = ? AND hash = ? AND tournament_id = ?')
      .get(no, hash, tournamentId),
  ) != null;

/** Most copies that are looked at when a file is opened; a tournament has a few dozen. */
const MOST_LOOKED_AT = 200;

/** Where a mirror log ends, null where there is none. */
const endOfMirror = (path: string): CopyEnd | null => {
  try {
    const { about, steps } = pieceOfMirror(readFileSync(path, 'utf8'));
    const last = steps.at(-1);
    return about === null || last === undefined
      ? null
      : { ...about, no: last.no, hash: last.hash, at: last.at, facts: [] };
  } catch {
    return null;
  }
};

/** Where all copies and mirrors of a tournament end [reliability 5.1 i]. */
export const endsIn = (places: CopyPlaces, tournamentId: string): readonly CopyEnd[] =>
  [
    ...places.folders.flatMap((folder) =>
      copiesIn(folder)
        .slice(0, MOST_LOOKED_AT)
        .map(({ path }) => endOfCopy(path)),
    ),
    ...places.mirrors.map(endOfMirror),
  ].flatMap((end) => (end?.tournamentId === tournamentId ? [end] : []));
