import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';

/** Writes a file for others: beside its place and renamed, so that nobody ever opens half of it. Refuses `file.notWritten` with its name. */
export const writeWhole = (path: string, content: string | Uint8Array): Answer<null> => {
  const part = `${path}.new`;
  try {
    writeFileSync(part, content);
    renameSync(part, path);
    return ok(null);
  } catch {
    rmSync(part, { force: true });
    return no(refuse('file.notWritten', { name: basename(path) }, [{ do: 'chooseNew' }]));
  }
};

/** Makes a folder that only this user looks into [desktop 6.8]. Where it cannot be made, whoever writes there says so. */
export const makeOwnFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // Nothing is lost by that.
  }
};

/**
 * Keeps a file of the program's own, written beside its place and renamed, so that a crash leaves the old or the new one. Nobody but
 * the user may read it [desktop 6.8]. Throws as the file system does.
 */
export const keepOwn = (path: string, content: string): void => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.new`, content, { mode: 0o600 });
  // One that was left behind keeps the rights it had.
  chmodSync(`${path}.new`, 0o600);
  renameSync(`${path}.new`, path);
};
