import Database from 'better-sqlite3';
import { type Answer, no, ok } from '../../core/tournament/refusal.ts';
import { applySettings } from '../backend/file/pragmas.ts';
import { fileRefusals } from '../backend/file/refusals.ts';

/** Left open on purpose: the process is killed with it, as a plug is pulled. */
const open: Database.Database[] = [];

/** Commits with the settings of a tournament file into a new one, and the milliseconds that each took [desktop 10.2]. */
export const timedCommits = (path: string, count: number): Answer<readonly number[]> => {
  const db = new Database(path);
  open.push(db);
  const wrong = applySettings(db, 'local');
  if (wrong !== null) return no(fileRefusals.unsafePlace(path, wrong));
  db.exec('CREATE TABLE commits (no INTEGER PRIMARY KEY)');
  const insert = db.prepare('INSERT INTO commits VALUES (?)');
  return ok(
    Array.from({ length: count }, (_, no) => {
      const start = performance.now();
      insert.run(no);
      return performance.now() - start;
    }),
  );
};
