/**
 * The layout of a tournament file: that of version 1, and the table of facts of version 2. Version 3 has no other table; its steps say what
 * happened in a game by facts, which the program before it cannot fold.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 2.1] own application id, version number, `min_reader`, STRICT tables, CHECK for ranges | `SCHEMA`, `APPLICATION_ID`, `FORMAT` |
 * | [reliability 2.2] the journal is append-only, numbered without gaps, each step over the one before | triggers of `journal` |
 * | [reliability 2.4] command id unique | `journal.command_id` |
 * | [reliability 2.3] what is stored beside the journal is derived from it | `snapshot` |
 * | what is known of the tournament and is no step: kept outside of the chain, with a check number of its own | `fact`, `facts.ts` |
 * | DESIGN "the tournament file": anyone can read players, rounds, seats, results, standings | views over `snapshot.export` |
 * | [reliability 5.1 e] exact schema text | `schemaOf`, `schemaObjects` |
 *
 * The insert trigger looks for the command id itself: `INSERT OR REPLACE` deletes the old row without firing a
 * delete trigger unless the writing program has switched recursive triggers on.
 */

import Database from 'better-sqlite3';

type Connection = Database.Database;

/** "Seat" in ASCII: bytes 68-71 of every tournament file. */
export const APPLICATION_ID = 0x53656174;

/** The version of the layout this program writes, and the newest it reads. */
export const FORMAT = 3;

/** The oldest program version (as a layout version) that may open files written by this one: older ones cannot fold all its steps. */
export const MIN_READER = 3;

/** What outside programs read through the views: flat rows, with numbers as people read them. */
export type TournamentExport = {
  readonly players: readonly {
    readonly id: number;
    readonly name: string;
    readonly club: string | null;
    readonly country: string | null;
    readonly playing: boolean;
  }[];
  readonly rounds: readonly {
    readonly no: number;
    readonly stage: string | null;
    readonly method: string | null;
    readonly seed: string | null;
  }[];
  readonly seats: readonly {
    readonly round: number;
    readonly table_no: number;
    readonly seat: number | string;
    readonly player: number;
  }[];
  readonly results: readonly {
    readonly round: number;
    readonly table_no: number;
    readonly seat: number | string;
    readonly player: number;
    readonly points: number | null;
    readonly score: number | null;
  }[];
  readonly standings: readonly {
    readonly place: number | null;
    readonly player: number;
    readonly score: number | null;
    readonly games: number;
  }[];
};

const view = (name: string, list: keyof TournamentExport, columns: readonly string[]): string => `
CREATE VIEW ${name} AS
  SELECT ${columns.map((column) => `json_extract(entry.value, '$.${column}') AS ${column}`).join(', ')}
  FROM (SELECT export FROM snapshot ORDER BY at_step DESC LIMIT 1) AS newest,
       json_each(newest.export, '$.${list}') AS entry;`;

const FIRST_SCHEMA = `
CREATE TABLE meta (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  tournament_id TEXT NOT NULL CHECK (length(tournament_id) = 32 AND NOT tournament_id GLOB '*[^0-9a-f]*'),
  created_by TEXT NOT NULL CHECK (length(created_by) BETWEEN 1 AND 120),
  created_at TEXT NOT NULL CHECK (created_at GLOB '[0-9]*-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:*Z'),
  min_reader INTEGER NOT NULL CHECK (min_reader BETWEEN 1 AND 1000000),
  digest TEXT NOT NULL CHECK (length(digest) = 64)
) STRICT;

CREATE TABLE journal (
  no INTEGER PRIMARY KEY CHECK (no >= 1),
  command_id TEXT NOT NULL UNIQUE CHECK (length(command_id) BETWEEN 1 AND 120),
  at TEXT NOT NULL CHECK (at GLOB '[0-9]*-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:*Z'),
  actor TEXT NOT NULL CHECK (length(actor) BETWEEN 1 AND 120),
  kind TEXT NOT NULL CHECK (kind IN ('do', 'undo', 'redo')),
  cancels INTEGER REFERENCES journal (no),
  command TEXT NOT NULL CHECK (json_valid(command)),
  changes TEXT NOT NULL CHECK (json_valid(changes)),
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  prev TEXT NOT NULL CHECK (length(prev) = 64),
  hash TEXT NOT NULL CHECK (length(hash) = 64),
  CHECK (CASE kind WHEN 'do' THEN cancels IS NULL ELSE cancels IS NOT NULL AND cancels < no END)
) STRICT;

CREATE TABLE snapshot (
  at_step INTEGER PRIMARY KEY REFERENCES journal (no),
  state TEXT NOT NULL CHECK (json_valid(state)),
  export TEXT NOT NULL CHECK (json_valid(export)),
  digest TEXT NOT NULL CHECK (length(digest) = 64)
) STRICT;

CREATE TRIGGER journal_follows BEFORE INSERT ON journal BEGIN
  SELECT RAISE(ABORT, 'a step follows the newest one')
    WHERE NEW.no IS NOT (SELECT coalesce(max(no), 0) + 1 FROM journal)
       OR (NEW.no > 1 AND NEW.prev IS NOT (SELECT hash FROM journal WHERE no = NEW.no - 1))
       OR EXISTS (SELECT 1 FROM journal WHERE command_id = NEW.command_id);
END;
CREATE TRIGGER journal_not_changed BEFORE UPDATE ON journal BEGIN
  SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER journal_not_erased BEFORE DELETE ON journal BEGIN
  SELECT RAISE(ABORT, 'the journal is append-only');
END;
CREATE TRIGGER meta_once BEFORE INSERT ON meta WHEN EXISTS (SELECT 1 FROM meta) BEGIN
  SELECT RAISE(ABORT, 'written once');
END;
CREATE TRIGGER meta_not_changed BEFORE UPDATE ON meta BEGIN
  SELECT RAISE(ABORT, 'written once');
END;
CREATE TRIGGER meta_not_erased BEFORE DELETE ON meta BEGIN
  SELECT RAISE(ABORT, 'written once');
END;
${view('player', 'players', ['id', 'name', 'club', 'country', 'playing'])}
${view('round', 'rounds', ['no', 'stage', 'method', 'seed'])}
${view('seat', 'seats', ['round', 'table_no', 'seat', 'player'])}
${view('result', 'results', ['round', 'table_no', 'seat', 'player', 'points', 'score'])}
${view('standing', 'standings', ['place', 'player', 'score', 'games'])}
`;

/** What version 2 has more than version 1. `no` counts the writings, so that of two pieces of a damaged file the newer fact is known. */
export const FACT_TABLE = `
CREATE TABLE fact (
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 120),
  value TEXT NOT NULL CHECK (json_valid(value)),
  no INTEGER NOT NULL CHECK (no >= 1),
  digest TEXT NOT NULL CHECK (length(digest) = 64)
) STRICT;
`;

export const SCHEMA = `${FIRST_SCHEMA}${FACT_TABLE}`;

/** One object of a schema: what it is called, what it belongs to, and the text that made it. */
export type SchemaObject = {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string | null;
};

/** All objects of a file in a fixed order, at most `limit` of them. Reads the schema only, no table of the file. */
export const schemaOf = (db: Connection, limit = 1000): readonly SchemaObject[] =>
  db
    .prepare<[number], SchemaObject>(
      'SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name, tbl_name LIMIT ?',
    )
    .all(limit);

const writtenBy = (schema: string): readonly SchemaObject[] => {
  const db = new Database(':memory:');
  try {
    db.exec(schema);
    return schemaOf(db);
  } finally {
    db.close();
  }
};

/** Written when it is first asked for: a program whose database is blocked must still be read, to say so [desktop 6.6]. */
const lazily = (schema: string): (() => readonly SchemaObject[]) => {
  let written: readonly SchemaObject[] | null = null;
  return () => {
    written ??= writtenBy(schema);
    return written;
  };
};

/** The schema of the present version as SQLite keeps it: what a file of ours must equal to the letter. */
export const schemaObjects: () => readonly SchemaObject[] = lazily(SCHEMA);

/** Those of older versions, in order: a file of one is checked before it is renewed. */
const OLDER_OBJECTS = [lazily(FIRST_SCHEMA)];

const sameObject = (a: SchemaObject, b: SchemaObject): boolean =>
  a.type === b.type && a.name === b.name && a.tbl_name === b.tbl_name && a.sql === b.sql;

/**
 * The name of the first object that is missing, foreign or has another text [reliability 5.1 e]; null where the schema is ours.
 * A file of a newer version that this program may read (`min_reader`) [reliability 16.2] may have more tables, indexes and views
 * beside ours, never a trigger: a trigger would run when we write.
 */
export const alteredObject = (db: Connection, version: number): string | null => {
  const newer = version > FORMAT;
  const ours = (OLDER_OBJECTS[version - 1] ?? schemaObjects)();
  const found = schemaOf(db, ours.length + (newer ? 1000 : 1));
  const missing = ours.find((own) => !found.some((object) => sameObject(object, own)));
  if (missing !== undefined) return missing.name;
  const foreign = found.find(
    (object) => !ours.some((own) => sameObject(object, own)) && (!newer || object.type === 'trigger'),
  );
  return foreign?.name ?? null;
};
