/** Opens and views files as whoever runs it, and tells the codes as JSON: for trials of permissions. */

import Database from 'better-sqlite3';
import { open, view } from '../../../../electron/backend/file/tournament-file.ts';

type LookerTask = { readonly path: string; readonly recoveryFolder: string };
export type LookerAnswer = {
  readonly opened: string;
  readonly viewed: string;
  readonly last: number;
  readonly byOthers: string;
};

const { path, recoveryFolder } = JSON.parse(process.argv[2] ?? '{}') as LookerTask;

/** What any other program that knows the format sees. */
const byOthers = (): string => {
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true });
    const steps: unknown = db.prepare('SELECT count(*) FROM journal').pluck().get();
    db.close();
    return String(steps);
  } catch (error) {
    return error instanceof Database.SqliteError ? error.code : 'failed';
  }
};

const opened = open(path, { recoveryFolder });
if (opened.ok) opened.value.close();
const viewed = view(path, { recoveryFolder });
const answer: LookerAnswer = {
  opened: opened.ok ? 'ok' : opened.refusal.code,
  viewed: viewed.ok ? 'ok' : viewed.refusal.code,
  last: viewed.ok ? viewed.value.last().no : 0,
  byOthers: byOthers(),
};
process.stdout.write(JSON.stringify(answer));
