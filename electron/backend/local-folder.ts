/**
 * Where tournaments lie [desktop 8]: never in a place that another program or machine writes to.
 *
 * | rule | where |
 * | --- | --- |
 * | [desktop 8.1] the first folder that is not shared, can be made and written; without one, the reason for each | `localFolder` |
 * | [desktop 8.2] where a new file goes is asked before it is made; a refusal leaves none | `placeForNew` |
 * | [desktop 8.4] a new tournament at a shared place is made here under the same name and put there when it is closed | `placeForNew`, `keepsHere` |
 */

import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';
import { workOn } from './copies/shared-files.ts';
import type { DeskWith } from './desk.ts';
import { tell } from './desk-files.ts';
import { pathRefusal, whileMaking } from './file/refusals.ts';
import { ENDING, forgetOpened, freePath } from './places.ts';

/** A folder that can be made and written. */
export const canMakeIn = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Why no file is made in a folder; null: it can be used. */
const unusable = (desk: DeskWith<'opening'>, folder: string): 'shared' | 'readOnly' | null => {
  if (desk.opening.lies(join(folder, ENDING)) === 'shared') return 'shared';
  return canMakeIn(folder) ? null : 'readOnly';
};

/** The folder of this computer in which files are made unless the TO says otherwise. Refuses with file.noLocalFolder. */
export const localFolder = (desk: DeskWith<'machine' | 'opening'>): Answer<string> => {
  const { documents, data, own = join(data, 'Tournaments') } = desk.machine.folders;
  const because = unusable(desk, documents);
  if (because === null) return ok(documents);
  const ownBecause = unusable(desk, own);
  if (ownBecause === null) return ok(own);
  return no(refuse('file.noLocalFolder', { folder: documents, because, own, ownBecause }, [{ do: 'chooseFolder' }]));
};

/** Where a new file is made, and the shared place to which it goes when it is closed; null where it is made in its own place. */
export type NewPlace = { readonly path: string; readonly shared: string | null };

/**
 * Where a file that was chosen to be at a path is made. Nothing is made yet but its folder.
 * Refuses with file.pathTooLong, file.exists, file.noLocalFolder.
 */
export const placeForNew = async (
  desk: DeskWith<'machine' | 'memory' | 'opening'>,
  path: string,
): Promise<Answer<NewPlace>> => {
  await desk.opening.liesKnown();
  const tooLong = pathRefusal(path, desk.machine.platform);
  if (tooLong !== null) return no(whileMaking(tooLong));
  if (existsSync(path)) return no(refuse('file.exists', { name: basename(path) }, [{ do: 'chooseNew' }]));
  if (desk.opening.lies(path) !== 'shared') {
    // A folder that cannot be made is refused when the file is.
    canMakeIn(dirname(path));
    // Whichever tournament was there once has gone.
    forgetOpened(desk, path);
    return ok({ path, shared: null });
  }
  const folder = localFolder(desk);
  if (!folder.ok) return folder;
  const own = freePath(folder.value, basename(path, ENDING));
  forgetOpened(desk, own);
  return ok({ path: own, shared: path });
};

/** Says that a tournament of a shared place is kept on this computer while it is open. */
export const tellKeptHere = (desk: DeskWith<'told' | 'push'>, path: string, shared: string): void =>
  tell(desk, refuse('file.keptHere', { name: basename(path, ENDING), folder: basename(dirname(shared)) }, []));

/** A new tournament goes into the shared place that the TO chose for it when it is closed. */
export const keepsHere = (desk: DeskWith<'memory' | 'told' | 'push'>, { path, shared }: NewPlace): void => {
  if (shared === null) return;
  workOn(desk, shared, path, '');
  tellKeptHere(desk, path, shared);
};
