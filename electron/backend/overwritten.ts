/**
 * Another program wrote into the open file [desktop 8.7]: the desk goes on at once in the new file that was made out of memory, and
 * says what lies under the old name. The old file is not touched.
 */

import { basename, dirname } from 'node:path';
import type { Refusal } from '../../core/tournament/refusal.ts';
import { takesItsPlace } from './copies/shared-files.ts';
import type { Desk } from './desk.ts';
import { tell, turnsOf, withPaths } from './desk-files.ts';
import { sizeAt } from './file/check/look.ts';
import { logText } from './log-text.ts';
import { openPath } from './opening.ts';
import { ENDING } from './places.ts';

/** The desk's file was overwritten: what is being done about it. */
const goingOn = new WeakMap<Desk, Promise<Refusal>>();

const goOn = async (desk: Desk, refusal: Refusal): Promise<Refusal> => {
  const { session } = desk.open;
  const file = session?.file ?? null;
  const saved = refusal.ways.find(({ do: way }) => way === 'openCopy')?.params?.path;
  if (session === null || file === null || typeof saved !== 'string') return withPaths(desk, refusal);
  const { path, meta } = file;
  const opened = await openPath(desk, saved, true, { goesOn: session.ledger().last });
  if (!opened.ok) return withPaths(desk, refusal);
  takesItsPlace(desk, path, saved);
  const bytes = sizeAt(path);
  const task = { kind: 'seems', path, bytes, tournamentId: meta.tournamentId } as const;
  const seems = await desk.workers.checker.ask(path, task);
  const found = seems.ok ? seems.value : { seems: 'unknown', of: '', step: 0 };
  const params = { ...refusal.params, ...found, bytes, saved: basename(saved, ENDING), folder: dirname(saved) };
  return { ...refusal, params, ways: [] };
};

/** Goes on in the new file, once; answers what is to be said. */
export const goOnInSaved = (desk: Desk, refusal: Refusal): Promise<Refusal> => {
  const under = goingOn.get(desk);
  if (under !== undefined) return under;
  desk.open.trouble = 'moved';
  const begun = turnsOf(desk)(() => goOn(desk, refusal)).finally(() => goingOn.delete(desk));
  goingOn.set(desk, begun);
  return begun;
};

/** Noticed while nobody was entering anything: does the same and reports it. Where a command noticed it, its answer says so. */
export const noticedBetween = (desk: Desk, refusal: Refusal): void => {
  desk.later(0, () => {
    if (desk.open.trouble === 'moved' || desk.open.session?.file?.state() !== 'overwritten') return;
    const told = goOnInSaved(desk, refusal).then(
      (whole) => tell(desk, whole),
      () => tell(desk, withPaths(desk, refusal)),
    );
    void told.catch((fault: unknown) => desk.machine.fault('overwritten', logText(fault, null)));
  });
};
