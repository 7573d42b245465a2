/** Migrates a file by a migration made for the trial, and is killed somewhere in between. Tells when it begins. */

import { writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Migration, migrate } from '../../../../electron/backend/file/migrate.ts';
import { applySettings } from '../../../../electron/backend/file/pragmas.ts';
import { FORMAT } from '../../../../electron/backend/file/schema.ts';
import { ID } from '../steps.ts';

const path = process.argv[2] ?? '';
const db = new Database(path, { fileMustExist: true });
applySettings(db, 'local');
writeSync(1, 'begun\n');
const adding: Migration = {
  from: FORMAT,
  run: (file) => {
    file.exec('CREATE TABLE added (no INTEGER PRIMARY KEY, text TEXT) STRICT');
    const insert = file.prepare('INSERT INTO added (text) VALUES (?)');
    for (let n = 0; n < 3000; n++) insert.run('x'.repeat(200));
  },
};
const note = { commandId: 'migration', at: '2026-11-20T14:03:22.000Z' };
migrate(db, { tournamentId: ID, note }, { format: FORMAT + 1, migrations: [adding] });
db.close();
