/** [T-OPEN-4]: thirty files made to hang, to fill memory or to run something when they are opened. */

import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { checkerFrom } from '../../../electron/backend/checker.ts';
import { APPLICATION_ID, FORMAT, SCHEMA } from '../../../electron/backend/file/schema.ts';
import { forkChecker } from '../../../electron/host/node-child.ts';
import { checkerEntry } from '../../../electron/host/where.ts';
import { codeOf, trialPlace } from '../../electron/file/sample.ts';
import { figure } from '../figures.ts';

type Hostile = readonly [string, (db: Database.Database) => void];

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n';
const LINK = '0'.repeat(64);

/** Our schema without a table and what hangs on it. */
const without = (table: string): string =>
  SCHEMA.replace(new RegExp(`CREATE TABLE ${table} \\([\\s\\S]*?\\) STRICT;`), '')
    .replace(new RegExp(`CREATE TRIGGER \\w+ BEFORE \\w+ ON ${table}[\\s\\S]*?END;`, 'g'), '')
    .replace(/CREATE VIEW[\s\S]*?;/g, '');

const ours = (more: (db: Database.Database) => void) => (db: Database.Database) => {
  db.exec(SCHEMA);
  more(db);
};

const cell = (bytes: number): Hostile => [
  `a cell of ${bytes / 1_000_000} MB`,
  ours((db) => {
    db.prepare(
      `INSERT INTO journal VALUES (1, 'c', '2026-11-20T14:03:22Z', 'desk', 'do', NULL, json_quote(hex(zeroblob(?))), '[]', '{}', ?, ?)`,
    ).run(bytes / 2, LINK, LINK);
  }),
];

/** So many tables, written into the schema itself: making them one by one takes longer than any check. */
const tables = (count: number): Hostile => [
  `${count} tables`,
  ours((db) => {
    db.unsafeMode(true);
    db.pragma('writable_schema = ON');
    db.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql)
       SELECT 'table', 't' || i, 't' || i, 2, 'CREATE TABLE t' || i || ' (x)' FROM n`,
    ).run(count);
  }),
];

const kinds: readonly Hostile[] = [
  ...['meta', 'journal', 'snapshot'].map(
    (table): Hostile => [
      `an endless view under the name of ${table}`,
      (db) => db.exec(`${without(table)} CREATE VIEW ${table} AS ${ENDLESS};`),
    ],
  ),
  ...['player', 'round', 'seat', 'result', 'standing'].map(
    (view): Hostile => [
      `an endless view under the name of our view ${view}`,
      (db) => db.exec(`${SCHEMA} DROP VIEW ${view}; CREATE VIEW ${view} AS ${ENDLESS};`),
    ],
  ),
  ['an endless view beside ours', (db) => db.exec(`${SCHEMA} CREATE VIEW more AS ${ENDLESS};`)],
  ...['meta', 'journal', 'snapshot'].map(
    (table): Hostile => [
      `a trigger of its own on ${table}`,
      (db) => db.exec(`${SCHEMA} CREATE TRIGGER evil AFTER INSERT ON ${table} BEGIN DELETE FROM snapshot; END;`),
    ],
  ),
  ...['meta', 'journal', 'snapshot'].map(
    (table): Hostile => [
      `a generated column in ${table}`,
      (db) =>
        db.exec(
          SCHEMA.replace(
            new RegExp(`(CREATE TABLE ${table} \\()`),
            '$1\n  worse TEXT GENERATED ALWAYS AS (hex(zeroblob(1000000))) VIRTUAL,',
          ),
        ),
    ],
  ),
  ...['meta', 'journal', 'snapshot'].map(
    (table): Hostile => [
      `an extra column in ${table}`,
      (db) => db.exec(`${SCHEMA} ALTER TABLE ${table} ADD COLUMN more TEXT;`),
    ],
  ),
  ['an index of its own', (db) => db.exec(`${SCHEMA} CREATE INDEX more ON journal (at);`)],
  ['a check that never ends', (db) => db.exec(SCHEMA.replace('CHECK (only_row = 1)', 'CHECK (only_row IN (1, 2, 3))'))],
  ['a virtual table', (db) => db.exec(`${SCHEMA} CREATE VIRTUAL TABLE evil USING fts5(x);`)],
  [
    'a default that runs',
    (db) => db.exec(SCHEMA.replace('answer TEXT NOT NULL', 'answer TEXT NOT NULL DEFAULT (hex(randomblob(9)))')),
  ],
  ['a table without STRICT', (db) => db.exec(SCHEMA.replace(') STRICT;', ');'))],
  ['a table that lost its triggers', (db) => db.exec(`${SCHEMA} DROP TRIGGER journal_not_changed;`)],
  ['no table at all', (db) => db.exec('CREATE TABLE x (y)')],
  cell(20_000_000),
  cell(60_000_000),
  cell(200_000_000),
  tables(2000),
  tables(100_000),
];

describe('T-OPEN-4', () => {
  test(`${kinds.length} hostile files are refused in time, and this process goes on meanwhile`, {
    timeout: 1_800_000,
  }, async () => {
    expect(kinds.length).toBeGreaterThanOrEqual(30);
    const checker = checkerFrom(() => forkChecker(checkerEntry()));

    let longest = 0;
    let held = 0;
    for (const [what, make] of kinds) {
      const { path, options } = trialPlace();
      const db = new Database(path);
      db.pragma(`application_id = ${APPLICATION_ID}`);
      db.pragma(`user_version = ${FORMAT}`);
      make(db);
      db.close();
      const before = readFileSync(path);
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const start = performance.now();
      const { recoveryFolder } = options;
      const answer = await checker.ask(path, {
        kind: 'check',
        path,
        recoveryFolder,
        copies: null,
        declined: [],
        notes: null,
      });
      longest = Math.max(longest, performance.now() - start);
      delay.disable();
      held = Math.max(held, delay.max / 1e6);
      expect(['file.altered', 'file.damaged', 'file.notChecked'], what).toContain(codeOf(answer));
      expect(readFileSync(path).equals(before), what).toBe(true);
    }
    checker.close();
    figure(
      'T-OPEN-4',
      `${kinds.length} hostile files refused, the longest after ${(longest / 1000).toFixed(1)} s, event loop held at most ${Math.round(held)} ms`,
    );
  });
});
