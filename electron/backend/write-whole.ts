import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';

/**
 * Writes a file for others: beside its place and renamed, so that nobody ever opens half of it. Refuses `file.notWritten`
 * with its name. `mode`: who may read it, where that is not everybody.
 */
export const writeWhole = (path: string, content: string | Uint8Array, mode = 0o666): Answer<null> => {
  const part = `${path}.new`;
  try {
    writeFileSync(part, content, { mode });
    renameSync(part, path);
    return ok(null);
  } catch {
    rmSync(part, { force: true });
    return no(refuse('file.notWritten', { name: basename(path) }, [{ do: 'chooseNew' }]));
  }
};
