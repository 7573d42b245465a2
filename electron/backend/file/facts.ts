/**
 * Facts: what is known of a tournament and is no step, so that undo does not touch it (which round the hall is at, which keys sign its
 * draws). They lie outside of the chain, each with a check number over its bytes. Secrets and names of people do not belong here.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 2.1] a damaged fact is found | `factsAsWritten` |
 * | [reliability 8.3] of two pieces of a tournament the newer fact counts | `no`, `newestFacts` |
 */

import type Database from 'better-sqlite3';
import type { Json } from '../../../core/tournament/words.ts';
import { digestOf, jsonText } from './step.ts';

type Connection = Database.Database;

/** A fact as it lies in the file: `no` counts the writings of facts in this tournament. */
export type StoredFact = { readonly name: string; readonly value: Json; readonly no: number };

type FactRow = { readonly name: string; readonly value: string; readonly no: number; readonly digest: string };

const factDigest = (name: string, value: string, no: number): string => digestOf(['fact', name, value, String(no)]);

const SELECT = 'SELECT name, value, no, digest FROM fact';

/** A file of layout 1 has no such table: it is viewed as it is, without facts. */
const hasFacts = (db: Connection): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'fact'").get() !== undefined;

/** A row of facts as it was written; null where it is not. */
export const factOf = ({ name, value, no, digest }: FactRow): StoredFact | null =>
  factDigest(name, value, no) === digest ? { name, value: JSON.parse(value) as Json, no } : null;

/** Whether every fact is as it was written. */
export const factsAsWritten = (db: Connection): boolean =>
  !hasFacts(db) ||
  db
    .prepare<[], FactRow>(SELECT)
    .all()
    .every((row) => factOf(row) !== null);

/** All facts of a file, in the order in which they were written. */
export const factsIn = (db: Connection): readonly StoredFact[] =>
  hasFacts(db)
    ? db
        .prepare<[], FactRow>(`${SELECT} ORDER BY no`)
        .all()
        .flatMap((row) => factOf(row) ?? [])
    : [];

/** The fact of a name; null where there is none. */
export const readFact = (db: Connection, name: string): Json | null =>
  factsIn(db).find((fact) => fact.name === name)?.value ?? null;

const put = (db: Connection, name: string, value: string, no: number): void => {
  db.prepare('INSERT OR REPLACE INTO fact (name, value, no, digest) VALUES (?, ?, ?, ?)').run(
    name,
    value,
    no,
    factDigest(name, value, no),
  );
};

/** Writes a fact, in place of an older one of that name, in a transaction of its own. */
export const writeFact = (db: Connection, name: string, value: Json): void => {
  const text = jsonText(value);
  const write = db.transaction(() => {
    const newest = db.prepare<[], number>('SELECT coalesce(max(no), 0) FROM fact').pluck().get() ?? 0;
    put(db, name, text, newest + 1);
  });
  write.immediate();
};

/** Writes facts into a new file as they were. */
export const storeFacts = (db: Connection, facts: readonly StoredFact[]): void => {
  for (const { name, value, no } of facts) put(db, name, jsonText(value), no);
};

/** Keeps the newest fact of each name from several pieces, in the order in which they were written. */
export const newestFacts = (facts: readonly StoredFact[]): readonly StoredFact[] => {
  const sorted = [...facts].sort((a, b) => a.no - b.no);
  return [...new Map(sorted.map((fact) => [fact.name, fact])).values()].sort((a, b) => a.no - b.no);
};
