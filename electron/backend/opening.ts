/**
 * Opening a tournament, wherever it lies.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 5.1, 5.2] checked in the checker's process, then opened | `openHere` |
 * | [reliability 5.3] viewing only | `viewPath` |
 * | [reliability 3.3] [desktop 8] never in place where another program or machine writes: in a local copy, told in one line | `openShared` |
 * | [desktop 8.8] what a service has kept beside it is told | `tellTwins` |
 * | what somebody has put into the shared place meanwhile is taken first; where both went on, both stay | `openShared`, `openOwn` |
 */

import { renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { FileState } from '../../core/api/file.ts';
import { type Answer, no, ok, type Refusal, type WayOut } from '../../core/tournament/refusal.ts';
import { tellCare } from './copies/care.ts';
import { copiesIn } from './copies/list.ts';
import { copiesFolder } from './copies/names.ts';
import { localOf, notPutBack, sharedOf, standing, tellTwins, workOn } from './copies/shared-files.ts';
import type { Desk, DeskWith } from './desk.ts';
import {
  begin,
  checkAndOpen,
  checkedFile,
  closeSession,
  isOpenAlready,
  opened,
  tell,
  withinFor,
} from './desk-files.ts';
import { fileRefusals } from './file/refusals.ts';
import { type ViewedTournament, viewChecked } from './file/tournament-file.ts';
import { rememberNetwork } from './hall/network-page.ts';
import { localFolder, tellKeptHere } from './local-folder.ts';
import { faultText } from './log-text.ts';
import { forgetOpened, freePath, placeOf } from './places.ts';
import { copyOfReading } from './recovery/rebuild.ts';
import { roundNow, type Session, viewingOf } from './session.ts';

const ABOUT_THE_FILE: readonly string[] = ['recover', 'viewCopy', 'view', 'saveCopyAs', 'tryAgain', 'openAnyway'];

/** A held file is offered as its last automatic copy, with the time and the round of that; without a copy it is not [reliability 6.2]. */
const copyToView = (path: string, handle: string): readonly WayOut[] => {
  const [newest] = copiesIn(copiesFolder(path));
  if (newest === undefined) return [];
  const time = new Date(newest.at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return [{ do: 'viewCopyOf', params: { handle, time, round: newest.round } }];
};

/** The ways out of a refusal to open a file say which file. */
const aboutFile = (desk: DeskWith<'machine' | 'handles'>, path: string, refusal: Refusal): Refusal => {
  const { handle } = placeOf(desk, path);
  return {
    ...refusal,
    ways: refusal.ways.flatMap((way) => {
      if (refusal.code === 'file.locked' && way.do === 'viewCopy') return copyToView(path, handle);
      return [ABOUT_THE_FILE.includes(way.do) ? { ...way, params: { handle } } : way];
    }),
  };
};

/** Copies that the TO decided against are not asked about again. */
const decline = (desk: DeskWith<'opening'>, path: string, refusal: Refusal): void => {
  const links = refusal.params.links;
  if (refusal.code === 'file.newerCopy' && Array.isArray(links)) desk.opening.offered.set(path, links.map(String));
};

/**
 * `goesOn`: the open event under another number or in another file, made from its steps up to this one; `owesCopy`: the program
 * ended the short way or crashed while the file was open.
 */
type Opening = { readonly isSample?: boolean; readonly goesOn?: number; readonly owesCopy?: boolean };

/** The copy at close that the short way left out [desktop 7.8], and what is put back from it [desktop 7.7]: the opening is answered first. */
const makeOwedCopy = (desk: Desk, session: Session): void => {
  const { care } = desk.open;
  if (care === null || session.ledger().last === 0) return;
  const { path } = session.reading;
  const copied = (): void => {
    const [newest] = copiesIn(copiesFolder(path));
    if (desk.open.care === care && !care.copies.failed() && newest !== undefined) desk.open.copied(path, newest.path);
  };
  desk.later(0, () => {
    if (desk.open.care !== care) return;
    care.copies.make('close', roundNow(session.ledger()));
    care.copies.settled().then(copied, (fault: unknown) => desk.machine.fault('putBack', faultText(desk, fault)));
  });
};

/** Opens a file of this computer, where it lies. */
const openHere = async (
  desk: Desk,
  path: string,
  anyway = false,
  { isSample = false, goesOn, owesCopy = desk.memory.read().left?.path === resolve(path) }: Opening = {},
): Promise<Answer<FileState>> => {
  const offered = desk.opening.offered.get(path);
  if (anyway && offered !== undefined) {
    const held = desk.memory.read();
    desk.memory.write({ ...held, declined: [...offered, ...held.declined].slice(0, 200) });
  }
  const file = await checkAndOpen(desk, path, anyway);
  if (!file.ok) {
    decline(desk, path, file.refusal);
    return no(aboutFile(desk, path, file.refusal));
  }
  if (goesOn !== undefined && desk.open.session?.ledger().last !== goesOn) {
    file.value.close();
    return no({ ...fileRefusals.changed(desk.open.session?.reading.path ?? path), ways: [] });
  }
  const isSame = desk.open.session?.reading.meta.tournamentId === file.value.meta.tournamentId;
  const begun = begin(desk, file.value, goesOn !== undefined);
  if (!begun.ok) return begun;
  desk.open.sample = isSample;
  if (owesCopy) makeOwedCopy(desk, begun.value);
  if (isSample) tellCare(desk);
  if (goesOn !== undefined) rememberNetwork(desk);
  return opened(desk, path, goesOn !== undefined && isSame);
};

/** A file that is not open, read into memory; refuses as opening does. */
const readIn = async (desk: Desk, path: string): Promise<Answer<ViewedTournament>> => {
  const { recoveryFolder } = desk.opening.options;
  const task = { kind: 'prepareView', path, recoveryFolder } as const;
  const prepared = await desk.workers.checker.ask(path, task, withinFor(path));
  if (!prepared.ok) return prepared;
  const { checked, copy } = prepared.value;
  try {
    return ok(viewChecked(path, copy, checked));
  } finally {
    rmSync(dirname(copy), { recursive: true, force: true });
  }
};

/** A copy of a file that is not open; answers the link of its last step. */
export const copyOfClosed = async (desk: Desk, path: string, target: string): Promise<Answer<string>> => {
  const viewed = await readIn(desk, path);
  if (!viewed.ok) return viewed;
  try {
    const made = copyOfReading(target, viewed.value);
    return made.ok ? ok(viewed.value.last().hash) : made;
  } finally {
    viewed.value.close();
  }
};

type Taking = {
  /** The shared file itself, or a local copy that may know more than it. */
  readonly from: string;
  /** Where the shared file ended when `from` was taken of it; null: it is taken now. */
  readonly link: string | null;
  /** The local copy whose place it takes, because all that it held is in it; null: none. */
  readonly replaces: string | null;
};

/** Makes the local copy in which a shared file is gone on with, and answers where. */
const takeCopy = async (desk: Desk, shared: string, { from, link, replaces }: Taking): Promise<Answer<string>> => {
  const folder = replaces === null ? localFolder(desk) : ok(dirname(replaces));
  if (!folder.ok) return folder;
  const made = freePath(folder.value, placeOf(desk, shared).name);
  forgetOpened(desk, made);
  const copied = await copyOfClosed(desk, from, made);
  if (!copied.ok) return copied;
  if (replaces !== null) renameSync(made, replaces);
  workOn(desk, shared, replaces ?? made, link ?? copied.value);
  return ok(replaces ?? made);
};

/** The local copy in which a shared file is gone on with. */
const localFor = async (desk: Desk, shared: string, anyway: boolean): Promise<Answer<string>> => {
  const known = localOf(desk, shared);
  // Earlier versions made local copies in a synced folder, too.
  if (known !== null && desk.opening.lies(known.local) === 'shared')
    return takeCopy(desk, shared, { from: known.local, link: known.link, replaces: null });
  const stands = known === null ? 'apart' : await standing(desk, known);
  if (known !== null && stands === 'localLeads') return ok(known.local);
  const checked = await checkedFile(desk, shared, anyway);
  if (!checked.ok) return checked;
  const replaces = known !== null && stands === 'sharedLeads' ? known.local : null;
  return takeCopy(desk, shared, { from: shared, link: null, replaces });
};

const openShared = async (
  desk: Desk,
  shared: string,
  anyway: boolean,
  opening: Opening,
): Promise<Answer<FileState>> => {
  const known = localOf(desk, shared);
  if (known !== null && isOpenAlready(desk, known.local)) return opened(desk, known.local);
  const local = await localFor(desk, shared, anyway);
  if (!local.ok) return no(aboutFile(desk, shared, local.refusal));
  const file = await openHere(desk, local.value, anyway, opening);
  if (file.ok) {
    tellKeptHere(desk, local.value, shared);
    await tellTwins(desk, shared);
  }
  return file;
};

/** A local copy of a shared file is looked at beside that first; what cannot be reached now keeps nobody. */
const openOwn = async (desk: Desk, path: string, anyway: boolean, opening: Opening): Promise<Answer<FileState>> => {
  const entry = sharedOf(desk, path);
  if (entry === null || opening.goesOn !== undefined) return openHere(desk, path, anyway, opening);
  const stands = await standing(desk, entry);
  if (stands === 'sharedLeads') {
    const taken = await takeCopy(desk, entry.shared, { from: entry.shared, link: null, replaces: entry.local });
    if (!taken.ok) desk.machine.fault('shared', taken.refusal.code);
  }
  const file = await openHere(desk, path, anyway, opening);
  if (file.ok && stands === 'apart') tell(desk, notPutBack(desk, path, fileRefusals.putBackChanged(entry.shared)));
  if (file.ok) await tellTwins(desk, entry.shared);
  return file;
};

/** Opens a path that the machine named: a dialog, the command line, a second start. */
export const openPath = async (
  desk: Desk,
  path: string,
  anyway = false,
  opening: Opening = {},
): Promise<Answer<FileState>> => {
  if (isOpenAlready(desk, path)) return opened(desk, path);
  await desk.opening.liesKnown();
  return desk.opening.lies(path) === 'shared'
    ? openShared(desk, path, anyway, opening)
    : openOwn(desk, path, anyway, opening);
};

/** Reads a file into memory and looks at it [reliability 5.3]. */
export const viewPath = async (desk: Desk, path: string): Promise<Answer<FileState>> => {
  const viewed = await readIn(desk, path);
  if (!viewed.ok) return no(aboutFile(desk, path, viewed.refusal));
  const session = viewingOf(viewed.value, viewed.value.close);
  if (!session.ok) {
    viewed.value.close();
    return session;
  }
  const before = closeSession(desk);
  if (!before.ok) tell(desk, before.refusal);
  desk.open.session = session.value;
  desk.open.sample = false;
  return opened(desk, path);
};
