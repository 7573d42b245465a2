import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Checker, checkerFrom, checkWithin } from '../../../electron/backend/checker.ts';
import { APPLICATION_ID, FORMAT, SCHEMA } from '../../../electron/backend/file/schema.ts';
import { forkChecker } from '../../../electron/host/node-child.ts';
import { checkerEntry } from '../children.ts';
import { codeOf, filled, trialPlace } from '../file/sample.ts';
import { must } from '../file/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'seatwright-checker-'));
const checkers: Checker[] = [];
afterAll(() => {
  for (const checker of checkers) checker.close();
  rmSync(folder, { recursive: true, force: true });
});

const started = (checker: Checker): Checker => {
  checkers.push(checker);
  return checker;
};

/** A checker of another kind, for what the real one never does. It is killed for real and starts for real. */
const badChecker = (name: string, body: string): URL => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `process.on('message', ({ id, task }) => { ${body} });\nprocess.on('disconnect', () => process.exit(0));\nprocess.send({ type: 'ready' });\n`,
  );
  return pathToFileURL(path);
};

const checkOf = (path: string, recoveryFolder: string) =>
  ({ kind: 'check', path, recoveryFolder, copies: null, declined: [], notes: null }) as const;

describe('T-PROC-1 the checker', () => {
  const answersOrNot = `if (task.path.endsWith('good')) process.send({ type: 'done', id, answer: { ok: true, value: 'fine' } });`;
  const misdeeds = [
    ['runs for ever', `${answersOrNot} else for (;;);`, 300, 'time'],
    ['never answers', answersOrNot, 300, 'time'],
    ['is killed', `${answersOrNot} else process.kill(process.pid, 'SIGKILL');`, 60_000, 'crash'],
    ['throws', `${answersOrNot} else throw new Error('x');`, 60_000, 'crash'],
    ['ends by itself', `${answersOrNot} else process.exit(0);`, 60_000, 'crash'],
  ] as const;
  test.each(misdeeds)('that %s is a refusal, and the next question is answered', async (_what, body, limit, why) => {
    const entry = badChecker(`bad-${why}-${body.length}`, body);
    const checker = started(checkerFrom(() => forkChecker(entry)));
    const bad = checker.ask('/x/bad.seatwright', checkOf('bad', folder), limit);
    const good = checker.ask('/x/good', checkOf('good', folder), 60_000);
    expect(await bad).toMatchObject({
      ok: false,
      refusal: { code: 'file.notChecked', params: { name: 'bad.seatwright', why } },
    });
    expect(await good).toEqual({ ok: true, value: 'fine' });
  });

  test('[reliability 1.6] restarts three times a minute, then stays off with a notice, and starts again after the minute', async () => {
    const entry = badChecker('dies', `${answersOrNot} else process.exit(1);`);
    let now = 0;
    let starts = 0;
    const checker = started(
      checkerFrom(
        () => {
          starts += 1;
          return forkChecker(entry);
        },
        () => now,
      ),
    );
    const why = async () => {
      const answer = await checker.ask('/x/bad', checkOf('bad', folder), 60_000);
      return answer.ok ? 'ok' : answer.refusal.params.why;
    };
    expect([await why(), await why(), await why(), await why(), await why()]).toEqual([
      'crash',
      'crash',
      'crash',
      'crash',
      'off',
    ]);
    expect(starts).toBe(4);
    now = 61_000;
    expect(await checker.ask('/x/good', checkOf('good', folder), 60_000)).toEqual({ ok: true, value: 'fine' });
  });

  test('one that was started ahead and has nothing to do is left alone, however long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let starts = 0;
      const entry = badChecker('patient', answersOrNot);
      let heardReady = () => undefined as undefined;
      const ready = new Promise<void>((resolve) => {
        heardReady = () => void resolve();
      });
      const checker = started(
        checkerFrom(() => {
          starts += 1;
          const child = forkChecker(entry);
          child.onNews(() => heardReady());
          return child;
        }),
      );
      checker.warm();
      await ready;
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(await checker.ask('/x/good', checkOf('good', folder), 60_000)).toEqual({ ok: true, value: 'fine' });
      expect(starts).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('one that rests is ended between two questions and never in the middle of one, and that counts as no restart', async () => {
    const entry = badChecker('rests', answersOrNot);
    let starts = 0;
    const checker = started(
      checkerFrom(() => {
        starts += 1;
        return forkChecker(entry);
      }),
    );
    checker.rest();
    for (let time = 1; time <= 6; time++) {
      const asked = checker.ask('/x/good', checkOf('good', folder), 60_000);
      checker.rest();
      expect(await asked).toEqual({ ok: true, value: 'fine' });
      checker.rest();
      expect(starts).toBe(time);
    }
  });

  test('a checker that is closed answers everything that was asked', async () => {
    const entry = badChecker('silent', '');
    const checker = started(checkerFrom(() => forkChecker(entry)));
    const asked = [1, 2].map(() => checker.ask('/x/y', checkOf('y', folder), 60_000));
    checker.close();
    expect((await Promise.all(asked)).map(codeOf)).toEqual(['file.notChecked', 'file.notChecked']);
  });
});

test('a file of up to a megabyte has ten seconds, a large one longer, none more than a minute', () => {
  expect([0, 1024 ** 2, 8 * 1024 ** 2, 1024 ** 3].map(checkWithin)).toEqual([10_000, 11_000, 18_000, 60_000]);
});

/** A file of our layout with something in it that ours never have. */
const hostile = (path: string, make: (db: Database.Database) => void): void => {
  const db = new Database(path);
  db.pragma(`application_id = ${APPLICATION_ID}`);
  db.pragma(`user_version = ${FORMAT}`);
  make(db);
  db.close();
};

describe('T-OPEN-4 hostile files, in the real process', () => {
  const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n';
  const kinds: readonly (readonly [string, (db: Database.Database) => void])[] = [
    [
      'an endless view under the name of a table',
      (db) =>
        db.exec(
          SCHEMA.replace(/CREATE TABLE meta \([\s\S]*?\) STRICT;/, `CREATE VIEW meta AS ${ENDLESS};`).replace(
            /CREATE TRIGGER meta[\s\S]*?END;/g,
            '',
          ),
        ),
    ],
    ['an endless view beside ours', (db) => db.exec(`${SCHEMA};CREATE VIEW more AS ${ENDLESS}`)],
    [
      'a trigger on every table',
      (db) => db.exec(`${SCHEMA};CREATE TRIGGER evil AFTER INSERT ON snapshot BEGIN DELETE FROM snapshot; END`),
    ],
    [
      'a generated column',
      (db) =>
        db.exec(
          SCHEMA.replace(
            'answer TEXT NOT NULL',
            'worse TEXT GENERATED ALWAYS AS (command) VIRTUAL, answer TEXT NOT NULL',
          ),
        ),
    ],
    ['an extra column', (db) => db.exec(SCHEMA.replace('hash TEXT NOT NULL', 'more TEXT, hash TEXT NOT NULL'))],
    ['an index that is not ours', (db) => db.exec(`${SCHEMA};CREATE INDEX more ON journal (at)`)],
    [
      'two thousand tables',
      (db) =>
        db.transaction(() => {
          db.exec(SCHEMA);
          for (let n = 0; n < 2000; n++) db.exec(`CREATE TABLE t${n} (x)`);
        })(),
    ],
    [
      'a cell of 60 MB',
      (db) => {
        db.exec(SCHEMA);
        db.prepare(
          `INSERT INTO journal VALUES (1, 'c', '2026-11-20T14:03:22Z', 'desk', 'do', NULL, json_quote(hex(zeroblob(30000000))), '[]', '{}', ?, ?)`,
        ).run('0'.repeat(64), '0'.repeat(64));
      },
    ],
  ];
  const checker = started(checkerFrom(() => forkChecker(checkerEntry())));
  test.each(kinds)('%s is refused, and the file stays as it is', async (_what, make) => {
    const { path, options } = trialPlace();
    hostile(path, make);
    const before = readFileSync(path);
    const answer = await checker.ask(path, checkOf(path, options.recoveryFolder));
    expect(['file.altered', 'file.damaged']).toContain(codeOf(answer));
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(options.recoveryFolder)).toEqual([]);
  });

  test('while one is being checked, this process goes on with other things', async () => {
    const { path, options } = trialPlace();
    hostile(path, kinds.at(-1)?.[1] ?? (() => undefined));
    let answered = false;
    const asked = checker.ask(path, checkOf(path, options.recoveryFolder)).finally(() => {
      answered = true;
    });
    let turns = 0;
    while (!answered && turns < 20) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(turns).toBeGreaterThan(1);
    await asked;
  });

  test('and a good one is found good by the same process', async () => {
    const { path, options } = trialPlace();
    must(filled(path, options, 5).close());
    expect(await checker.ask(path, checkOf(path, options.recoveryFolder))).toMatchObject({
      ok: true,
      value: { last: { no: 5 } },
    });
  });
});
