/**
 * A file of an older layout on its way to being opened [reliability 16.1]: a copy beside it first, then the migration in one transaction, checked
 * before it is final. Whatever fails leaves the old file as it was.
 */

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, no, ok, type Refusal } from '../../../core/tournament/refusal.ts';
import { copiesFolder, copyName } from '../copies/names.ts';
import type { Checked } from './check/check.ts';
import type { Connection } from './connect.ts';
import { examine } from './contents.ts';
import { copyTo } from './copy.ts';
import { journalOf } from './journal.ts';
import { type Layout, type MigrationNote, migrate } from './migrate.ts';
import { fileRefusals } from './refusals.ts';
import type { Replay } from './snapshot.ts';

/** Where the copy of an old file goes; numbered where the name is taken. */
const copyBefore = (path: string, at: string): string => {
  const folder = copiesFolder(path);
  for (let number = 1; ; number++) {
    const target = join(folder, copyName({ at, round: 0, reason: 'migration', number }));
    if (!existsSync(target)) return target;
  }
};

/** Nothing was tried: it can be looked at as it is, or its copy be gone on with elsewhere. */
const withoutCopy = (refusal: Refusal): Refusal => ({
  ...refusal,
  ways: [{ do: 'tryAgain' }, { do: 'saveCopyAs' }, { do: 'view' }],
});

/**
 * Brings an open file of an older layout to the present one and answers what it holds then.
 * Refuses with file.copyFailed (no copy, so nothing was tried) and file.notRenewed (the old file is as it was).
 */
export const renew = (
  { db, path }: Connection,
  checked: Checked,
  layout: Layout,
  { note, replay }: { readonly note: MigrationNote; readonly replay?: Replay | undefined },
): Answer<Checked> => {
  const { tournamentId } = checked.meta;
  const target = copyBefore(path, note.at);
  try {
    mkdirSync(copiesFolder(path), { recursive: true });
  } catch {
    return no(withoutCopy(fileRefusals.copyFailed(target, 'readOnly')));
  }
  const original = () => ({ tournamentId, version: checked.version, last: journalOf(db, tournamentId).last() });
  const copied = copyTo(db, original, target);
  if (!copied.ok) return no(withoutCopy(copied.refusal));
  const examined = (): ReturnType<typeof examine> => examine(db, path, replay);
  try {
    migrate(db, { tournamentId, note }, layout, () => examined().ok);
  } catch {
    return no(fileRefusals.notRenewed(path));
  }
  const now = examined();
  return now.ok ? ok({ ...checked, ...now.value }) : no(fileRefusals.notRenewed(path));
};
