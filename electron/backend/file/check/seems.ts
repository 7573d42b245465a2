/**
 * A look at an open file from another process, where reading it drops no lock of the writer's [desktop 8.6, 8.7]: whether it still
 * holds what was entered, and what lies there where it does not.
 */

import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Seems } from '../../../../core/api/file.ts';
import { pieceOfFile } from '../../recovery/salvage.ts';
import { examine } from '../contents.ts';
import { newFolder } from '../durable.ts';
import { journalOf } from '../journal.ts';
import { readWithCare } from '../pragmas.ts';
import type { ChainEnd } from '../step.ts';

/** Whether a copy of the file and its log is whole and holds a step of this tournament. */
export const holdsStep = (path: string, recoveryFolder: string, tournamentId: string, last: ChainEnd): boolean => {
  const folder = newFolder(recoveryFolder, 'checking');
  try {
    const copy = join(folder, 'copy');
    for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
    const db = new Database(copy, { fileMustExist: true, timeout: 0 });
    try {
      db.pragma('locking_mode = EXCLUSIVE');
      readWithCare(db);
      const found = examine(db, path);
      if (!found.ok || found.value.meta.tournamentId !== tournamentId) return false;
      return last.no === 0 || journalOf(db, tournamentId).steps(last.no, 1)[0]?.hash === last.hash;
    } finally {
      db.close();
    }
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const nameIn = (changes: readonly unknown[]): string => {
  const made = changes.find((change) => (change as { readonly type?: unknown } | null)?.type === 'tournament.created');
  const name = (made as { readonly name?: unknown } | undefined)?.name;
  return typeof name === 'string' ? name : '';
};

/** What lies under the name of a file that was overwritten. */
export const seemsAt = (path: string, bytes: number, tournamentId: string): Seems => {
  if (bytes === 0) return { seems: 'empty', of: '', step: 0 };
  const { about, steps } = pieceOfFile(path);
  const step = steps.reduce((most, { no }) => Math.max(most, no), 0);
  if (about === null) return { seems: 'unknown', of: '', step: 0 };
  if (about.tournamentId === tournamentId) return { seems: 'older', of: '', step };
  const first = steps.find(({ no }) => no === 1);
  return { seems: 'other', of: first === undefined ? '' : nameIn(first.changes), step };
};
