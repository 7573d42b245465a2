import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { stream } from '../../../core/random/stream.ts';
import { verifyChain } from '../../../electron/backend/file/chain.ts';
import { journalOf } from '../../../electron/backend/file/journal.ts';
import { MIGRATIONS, type Migration, migrate } from '../../../electron/backend/file/migrate.ts';
import { FORMAT } from '../../../electron/backend/file/schema.ts';
import { open } from '../../../electron/backend/file/tournament-file.ts';
import { filled, trialPlace } from './sample.ts';
import { ID, must } from './steps.ts';

const RENEWAL = { tournamentId: ID, note: { commandId: 'migration', at: '2026-11-20T14:03:22.000Z' } };
const adding: Migration = { from: FORMAT, run: (db) => db.exec('CREATE TABLE added (no INTEGER PRIMARY KEY) STRICT') };
const second: Migration = { from: FORMAT + 1, run: (db) => db.exec('INSERT INTO added VALUES (7)') };

const closed = (steps: number, parent?: string) => {
  const place = trialPlace(parent);
  must(filled(place.path, place.options, steps).close());
  return place;
};

const within = <T>(path: string, act: (db: Database.Database) => T): T => {
  const db = new Database(path);
  try {
    return act(db);
  } finally {
    db.close();
  }
};

const versionIn = (path: string): number => within(path, (db) => Number(db.pragma('user_version', { simple: true })));
const tablesIn = (path: string): boolean =>
  within(path, (db) => db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'added'").get() !== undefined);

describe('migrations (16)', () => {
  test('every layout before the present one has a way to the next', () => {
    expect(MIGRATIONS.map(({ from }) => from)).toEqual(Array.from({ length: FORMAT - 1 }, (_, n) => n + 1));
  });

  test('all of them, the version and the step that says so come together; old steps keep their hashes', () => {
    const { path } = closed(5);
    within(path, (db) => {
      const before = journalOf(db, ID).steps(1, 100);
      const end = migrate(db, RENEWAL, { format: FORMAT + 2, migrations: [adding, second] });
      const after = journalOf(db, ID).steps(1, 100);
      expect(after.slice(0, -1)).toEqual(before);
      expect(after.at(-1)).toMatchObject({
        no: 6,
        command: { type: 'file.migrate', from: FORMAT, to: FORMAT + 2 },
        changes: [],
      });
      expect(end).toMatchObject({ no: 6 });
      expect(db.prepare('SELECT no FROM added').pluck().get()).toBe(7);
    });
    expect(versionIn(path)).toBe(FORMAT + 2);
  });

  test('a file of the present layout is left as it is', () => {
    const { path } = closed(5);
    within(path, (db) =>
      expect(migrate(db, RENEWAL, { format: FORMAT, migrations: [adding] })).toMatchObject({ no: 5 }),
    );
    expect([versionIn(path), tablesIn(path)]).toEqual([FORMAT, false]);
  });

  const failures: readonly (readonly [string, readonly Migration[]])[] = [
    [
      'throws half-way',
      [
        adding,
        {
          from: FORMAT + 1,
          run: () => {
            throw new Error('half-way');
          },
        },
      ],
    ],
    ['is missing', [adding]],
    [
      'touches the journal',
      [
        adding,
        {
          from: FORMAT + 1,
          run: (db) => db.exec("DROP TRIGGER journal_not_changed; UPDATE journal SET actor = 'x' WHERE no = 2"),
        },
      ],
    ],
  ];
  test.each(failures)('one that %s leaves the old file', (_what, migrations) => {
    const { path, options } = closed(5);
    within(path, (db) => expect(() => migrate(db, RENEWAL, { format: FORMAT + 2, migrations })).toThrow());
    expect([versionIn(path), tablesIn(path)]).toEqual([FORMAT, false]);
    const file = must(open(path, options));
    expect(file.last().no).toBe(5);
    must(file.close());
  });

  test('T-MIG-2: killed at any moment it is the old file or the new one, never between', async () => {
    const random = stream('T-MIG-2');
    const kills = Number(process.env.SEATWRIGHT_MIGRATIONS ?? 6);
    const migrator = join(import.meta.dirname, 'children', 'migrator.ts');
    const seen = new Set<number>();
    for (let kill = 0; kill < kills; kill++) {
      const { path } = closed(5, tmpdir());
      const child = spawn(process.execPath, [migrator, path], { stdio: ['ignore', 'pipe', 'inherit'] });
      child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), random.below(40)));
      await new Promise((resolve) => child.once('close', resolve));
      within(path, (db) => expect(verifyChain(db, ID).whole).toBe(true));
      const version = versionIn(path);
      seen.add(version);
      const rows =
        version === FORMAT ? 0 : within(path, (db) => db.prepare('SELECT count(*) FROM added').pluck().get());
      expect([version, tablesIn(path), rows]).toEqual(
        version === FORMAT ? [FORMAT, false, 0] : [FORMAT + 1, true, 3000],
      );
    }
    expect(seen.size).toBeGreaterThan(0);
  });
});
