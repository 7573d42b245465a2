import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { check } from '../../../electron/backend/file/check/check.ts';
import { FORMAT } from '../../../electron/backend/file/schema.ts';
import { open } from '../../../electron/backend/file/tournament-file.ts';
import { allSteps, filled, refusalIn, trialPlace } from './sample.ts';
import { must, sampleExport } from './steps.ts';

const closedFile = (n: number) => {
  const { path, options } = trialPlace();
  const file = filled(path, options, n);
  must(file.writeSnapshot(n, { state: 1, export: sampleExport(1) }));
  const steps = allSteps(file);
  must(file.close());
  return { path, options, steps };
};

describe('T-FILE-2 the journal is append-only, for any program', () => {
  const forbidden = [
    ['changing a step', "UPDATE journal SET answer = '1' WHERE no = 2"],
    ['erasing a step', 'DELETE FROM journal WHERE no = 3'],
    ['erasing all', 'DELETE FROM journal'],
    [
      'replacing a step',
      `INSERT OR REPLACE INTO journal SELECT no, command_id, at, actor, kind, cancels, command, changes, '1', prev, hash
       FROM journal WHERE no = 3`,
    ],
    [
      'a new step that takes the command id of an old one',
      `INSERT OR REPLACE INTO journal SELECT 4, command_id, at, actor, kind, cancels, command, changes, answer, hash, hash
       FROM journal WHERE no = 3`,
    ],
    [
      'a step with a gap before it',
      `INSERT INTO journal SELECT 5, 'x', at, actor, kind, cancels, command, changes, answer, hash, hash
       FROM journal WHERE no = 3`,
    ],
    [
      'a step that does not name the one before',
      `INSERT INTO journal SELECT 4, 'x', at, actor, kind, cancels, command, changes, answer, prev, hash
       FROM journal WHERE no = 3`,
    ],
    ['another tournament id', "UPDATE meta SET tournament_id = '00000000000000000000000000000000'"],
    ['erasing the description', 'DELETE FROM meta'],
    ['a second description', 'INSERT OR REPLACE INTO meta SELECT * FROM meta'],
  ] as const;
  test.each(forbidden)('%s is refused', (_what, sql) => {
    const { path, options, steps } = closedFile(3);
    const raw = new Database(path);
    // As in programs that have not switched it on: then replacing a row deletes it without a delete trigger.
    raw.pragma('recursive_triggers = OFF');
    expect(() => raw.exec(sql)).toThrow(/append-only|written once|follows/);
    raw.close();
    const file = must(open(path, options));
    expect(allSteps(file)).toEqual(steps);
    must(file.close());
  });
});

describe('an altered layout is refused before any table is read [reliability 5.1 e]', () => {
  const alterations = [
    ['a trigger is gone', 'DROP TRIGGER journal_not_changed', 'journal_not_changed'],
    ['a view is gone', 'DROP VIEW standing', 'standing'],
    ['a view has another text', 'DROP VIEW seat; CREATE VIEW seat AS SELECT 1', 'seat'],
    [
      'an endless view lies beside',
      'CREATE VIEW more AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c',
      'more',
    ],
    ['a trigger was added', 'CREATE TRIGGER spy AFTER INSERT ON journal BEGIN SELECT 1; END', 'spy'],
    ['a table was added', 'CREATE TABLE notes (text TEXT)', 'notes'],
    [
      'the facts have another table',
      'DROP TABLE fact; CREATE TABLE fact (name TEXT, value TEXT, no INTEGER, digest TEXT) STRICT',
      'sqlite_autoindex_fact_1',
    ],
    ['a column was added', 'ALTER TABLE snapshot ADD COLUMN more TEXT', 'snapshot'],
  ] as const;
  test.each(alterations)('%s', (_what, sql, part) => {
    const { path, options } = closedFile(3);
    const raw = new Database(path);
    raw.exec(sql);
    raw.close();
    const refusal = refusalIn(check(path, options));
    expect([refusal.code, refusal.params.part]).toEqual(['file.altered', part]);
  });
});

describe('newer files [reliability 5.1 c, 16.2]', () => {
  const madeNewer = (sql: string) => {
    const made = closedFile(3);
    const raw = new Database(made.path);
    raw.exec(sql);
    raw.pragma(`user_version = ${FORMAT + 1}`);
    raw.close();
    return made;
  };

  test('a newer file that old programs may read opens, with what it has more', () => {
    const { path, options, steps } = madeNewer('CREATE TABLE photo (id INTEGER PRIMARY KEY, picture BLOB) STRICT');
    const file = must(open(path, options));
    expect(file.found.version).toBe(FORMAT + 1);
    expect(allSteps(file)).toEqual(steps);
    must(file.copyTo(`${path} copy`));
    must(file.close());
  });

  test('a newer file that adds a trigger is not opened: it would run when we write', () => {
    const { path, options } = madeNewer('CREATE TRIGGER spy AFTER INSERT ON journal BEGIN SELECT 1; END');
    expect(refusalIn(check(path, options)).code).toBe('file.altered');
  });

  test('a newer file whose description has another form is refused with the version needed', () => {
    const { path, options } = madeNewer('ALTER TABLE meta ADD COLUMN venue TEXT');
    expect(refusalIn(check(path, options))).toMatchObject({
      code: 'file.newer',
      params: { needs: FORMAT + 1, knows: FORMAT },
    });
  });
});
