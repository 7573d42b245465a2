import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';

/**
 * Writes a file for others: beside its place and renamed, so that nobody ever opens half of it. Refuses `file.notWritten`
 * with its name.
 */
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
