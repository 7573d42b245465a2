/**
 * A tournament from a network or synced folder is worked on in a local copy, which is put back when it is closed [reliability 3.3]. Put back only
 * over the file that was taken: where somebody has changed it meanwhile, both stay. Runs away from the desk, like all that waits for
 * a slow disk.
 */

import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Answer, no, ok } from '../../../core/tournament/refusal.ts';
import { holdsAll, unfinished } from '../file/copy.ts';
import { discard, removeWithSidecars, syncFile, syncFolder } from '../file/durable.ts';
import { readVersion } from '../file/header.ts';
import { fileRefusals, isForbidden, isFull, isMissing, troubleOf } from '../file/refusals.ts';
import { type CopyEnd, endOfCopy, holdsEnd } from './list.ts';

export type PutBackOrder = {
  /** The local copy, closed. */
  readonly from: string;
  /** The file in the shared folder. */
  readonly to: string;
  /** Where that file ended when it was taken, or put back last. */
  readonly link: string;
};

/** Where the shared file ends is where it was taken, or an earlier state: nothing of it is missing in the local copy. */
const isHeld = (end: CopyEnd | null, { from, link }: Pick<PutBackOrder, 'from' | 'link'>): boolean =>
  end !== null && (end.hash === link || holdsEnd(from, end));

const isAsTaken = (order: PutBackOrder): boolean => !existsSync(order.to) || isHeld(endOfCopy(order.to), order);

export type Standing = 'localLeads' | 'sharedLeads' | 'apart';

/**
 * Whether the local copy, in rest form, holds all that lies in the shared folder, or the other way round, or each has entries of
 * its own. A shared file that cannot be read leads nowhere.
 */
export const standingOf = (local: string, shared: string, link: string): Standing => {
  const [mine, theirs] = [endOfCopy(local), endOfCopy(shared)];
  if (theirs === null || (mine !== null && isHeld(theirs, { from: local, link }))) return 'localLeads';
  return mine !== null && holdsEnd(shared, mine) ? 'sharedLeads' : 'apart';
};

/**
 * Puts the local copy in the place of the shared file and answers where it ends now.
 * Refuses with file.putBackChanged and file.copyFailed; the shared file is then as it was.
 */
export const putBack = (order: PutBackOrder): Answer<string> => {
  const { from, to, link } = order;
  const part = unfinished(to);
  try {
    if (!existsSync(dirname(to))) return no(fileRefusals.copyFailed(to, 'missing'));
    if (!isAsTaken(order)) return no(fileRefusals.putBackChanged(to));
    const end = endOfCopy(from);
    const version = readVersion(from);
    if (end === null || !version.ok) return no(fileRefusals.copyFailed(to, 'broken'));
    if (end.hash === link && existsSync(to)) return ok(link);
    removeWithSidecars(part);
    copyFileSync(from, part);
    syncFile(part);
    const { tournamentId, no: last, hash } = end;
    if (!holdsAll(part, { tournamentId, version: version.value, last: { no: last, hash } }))
      return no(fileRefusals.copyFailed(to, 'broken'));
    // Copying may have taken its time.
    if (!isAsTaken(order)) return no(fileRefusals.putBackChanged(to));
    renameSync(part, to);
    syncFolder(dirname(to));
    return ok(hash);
  } catch (error) {
    const code = troubleOf(error);
    const why = isFull(code) ? 'full' : isMissing(code) ? 'missing' : isForbidden(code) ? 'readOnly' : 'unreadable';
    return no(fileRefusals.copyFailed(to, why));
  } finally {
    discard(part);
  }
};
