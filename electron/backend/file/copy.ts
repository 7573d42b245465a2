/**
 * Making a copy of an open tournament file [reliability 7.2]: VACUUM INTO under a temporary name in the target folder, sync,
 * verify read-only, rename, sync the folder. A copy that fails is deleted and never counted.
 */

import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type Database from 'better-sqlite3';
import { type Answer, no, ok } from '../../../core/tournament/refusal.ts';
import { openBytes } from './check/check.ts';
import { examine } from './contents.ts';
import { discard, publish, removeWithSidecars, syncFile } from './durable.ts';
import { type CopyTrouble, fileRefusals, isForbidden, isFull, isMissing, troubleOf } from './refusals.ts';
import type { ChainEnd } from './step.ts';

export type CopyMade = {
  readonly path: string;
  /** The newest step in the copy. */
  readonly last: ChainEnd;
  readonly bytes: number;
};

/** The name under which a file is made until it is whole. */
export const unfinished = (path: string): string => `${path}.part`;

const whyNot = (path: string, error: unknown): CopyTrouble => {
  const code = troubleOf(error);
  if (isFull(code)) return 'full';
  if (isMissing(code) || !existsSync(dirname(path))) return 'missing';
  return isForbidden(code) ? 'readOnly' : 'unreadable';
};

/** What a copy must turn out to be. */
export type Original = { readonly tournamentId: string; readonly version: number; readonly last: ChainEnd };

/** Whether the copy at `path` is whole and ends where the original did. Reads it; run by the checker where it can be. */
export const holdsAll = (path: string, { tournamentId, version, last }: Original): boolean => {
  const db = openBytes(path);
  try {
    const found = examine(db, path);
    return (
      found.ok &&
      found.value.version === version &&
      found.value.meta.tournamentId === tournamentId &&
      found.value.last.no === last.no &&
      found.value.last.hash === last.hash
    );
  } finally {
    db.close();
  }
};

/** Writes the open file under its unfinished name, onto the disk. */
const writePart = (db: Database.Database, part: string): void => {
  removeWithSidecars(part);
  db.prepare('VACUUM INTO ?').run(part);
  syncFile(part);
};

/**
 * Copies the open file to `target`, which must be free. The copy is in rest form, on disk, and was read back whole.
 * Refuses with file.exists and file.copyFailed (why: full, readOnly, missing, broken, unreadable); the open file goes
 * on in any case.
 */
export const copyTo = (db: Database.Database, originalNow: () => Original, target: string): Answer<CopyMade> => {
  const path = resolve(target);
  const begun = beginCopy(db, originalNow, path);
  if (!begun.ok) return begun;
  const part = unfinished(path);
  try {
    if (!holdsAll(part, begun.value)) return no(fileRefusals.copyFailed(path, 'broken'));
    publish(part, path);
    return ok({ path, last: begun.value.last, bytes: statSync(path).size });
  } catch (error) {
    return no(fileRefusals.copyFailed(path, whyNot(path, error)));
  } finally {
    discard(part);
  }
};

/** The first half of an automatic copy [reliability 7.2]: written and synced under its unfinished name, to be read back elsewhere. */
export const beginCopy = (db: Database.Database, originalNow: () => Original, target: string): Answer<Original> => {
  const path = resolve(target);
  if (existsSync(path)) return no(fileRefusals.exists(path));
  const part = unfinished(path);
  try {
    const original = originalNow();
    writePart(db, part);
    return ok(original);
  } catch (error) {
    discard(part);
    return no(fileRefusals.copyFailed(path, whyNot(path, error)));
  }
};

/** The second half: a part that was read back gets its name, one that was not is deleted and never counted. */
export const finishCopy = (target: string, whole: boolean): Answer<null> => {
  const path = resolve(target);
  const part = unfinished(path);
  try {
    if (!whole) return no(fileRefusals.copyFailed(path, 'broken'));
    if (existsSync(path)) return no(fileRefusals.exists(path));
    publish(part, path);
    return ok(null);
  } catch (error) {
    return no(fileRefusals.copyFailed(path, whyNot(path, error)));
  } finally {
    discard(part);
  }
};
