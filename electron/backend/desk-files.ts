/**
 * The file on the desk: taken up, put down.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 5.1, 5.2] checked in the checker's process, then opened | `openPath` |
 * | [reliability 3.3] removable disks, shared places | `openPath` |
 * | [reliability 3.6] free space before each round | `noRound` |
 * | [reliability 5.3] viewing only | `viewPath` |
 * | [reliability 7] automatic copies, second folder | `begin` |
 */

import { rmSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { FileState } from '../../core/api/file.ts';
import { type Answer, no, ok, type Refusal, refuse, type WayOut } from '../../core/tournament/refusal.ts';
import { checkWithin } from './checker.ts';
import { freeBytes, freeMegabytes, takeSecond, tellCare } from './copies/care.ts';
import { copiesOf } from './copies/copies.ts';
import { copiesIn } from './copies/list.ts';
import { copiesFolder, copyPlaces } from './copies/names.ts';
import type { Desk, DeskWith } from './desk.ts';
import { tellFacts } from './desk-facts.ts';
import { fileRefusals, pathRefusal } from './file/refusals.ts';
import { openChecked, type TournamentFile, viewChecked } from './file/tournament-file.ts';
import { enterHall, handHallOn, isInHall, leaveHall } from './hall/hall-event.ts';
import { bringHallsBack, hallsState, isLookedAt, lastPicture, takeScreens } from './hall/halls.ts';
import { closeNetwork, rememberNetwork, reopenNetwork } from './hall/network-page.ts';
import { faultText } from './log-text.ts';
import { ENDING, placeOf, rememberOpened, takeLeft } from './places.ts';
import { isEntering, roundNow, type Session, sessionOn, viewingOf } from './session.ts';

const NO_SPACE = 50;

/** Looks again at a file that somebody opened or closed between check and lock. */
const MOST_LOOKS = 5;

export const fileState = (desk: DeskWith<'open'>): FileState | null => {
  const { session } = desk.open;
  if (session === null) return null;
  const { path } = session.reading;
  return {
    name: basename(path, ENDING),
    folder: dirname(path),
    last: session.ledger().last,
    status: desk.open.trouble ?? 'saved',
  };
};

const turns = new WeakMap<Desk, Promise<unknown>>();

/** Opening, closing, recovering and erasing one after the other: two at a time would meet each other's lock. */
export const turnsOf =
  (desk: Desk) =>
  <T>(act: () => Promise<T>): Promise<T> => {
    const mine = (turns.get(desk) ?? Promise.resolve()).then(act, act);
    turns.set(
      desk,
      mine.catch(() => undefined),
    );
    return mine;
  };

/** Keeps a message for the window that asks next, and wakes the windows that are open. */
export const tell = (desk: DeskWith<'told' | 'push'>, refusal: Refusal): void => {
  desk.told.push(refusal);
  desk.push({ type: 'app.told' });
};

/** Refuses what is meant for another event than the open one. */
export const meantHere = ({ open: { session } }: DeskWith<'open'>, event: string | undefined): Answer<null> =>
  event === undefined || event === session?.ledger().tournament?.id ? ok(null) : no(refuse('door.otherFile'));

/**
 * Closes the open file, whatever it answers; `ends`: the program does, and its network is gone already; `goesOn`: the same event is
 * gone on with in another file, so that whoever looks at the hall stays. Refuses where something is to be known of what it left behind: file.notTidied,
 * file.moved, file.movedNoCopy.
 */
export const closeSession = (desk: Desk, why: 'closed' | 'ends' | 'goesOn' = 'closed'): Answer<null> => {
  const { session, care } = desk.open;
  if (session === null) return ok(null);
  leaveHall(desk, lastPicture(desk));
  if (why === 'closed') closeNetwork(desk);
  care?.second?.close();
  // Before the file is closed: the last copy is made from it.
  if (desk.open.trouble === null) care?.copies.close();
  const closed = session.close();
  takeLeft(desk);
  if (closed.ok && session.file !== null) desk.open.closed(session.reading.path);
  desk.open.session = null;
  desk.open.care = null;
  desk.open.trouble = null;
  return closed.ok ? closed : no(withPaths(desk, closed.refusal));
};

/** Windows get handles, never paths [reliability 11.5]: the place of a rescued copy is named to people and handed over as a handle. */
export const withPaths = (desk: DeskWith<'machine' | 'handles'>, refusal: Refusal): Refusal => ({
  ...refusal,
  ways: refusal.ways.map((way) =>
    way.do === 'openCopy' && typeof way.params?.path === 'string'
      ? { do: way.do, params: { handle: placeOf(desk, way.params.path).handle } }
      : way,
  ),
});

const ABOUT_THE_FILE: readonly string[] = [
  'workLocally',
  'recover',
  'viewCopy',
  'view',
  'saveCopyAs',
  'tryAgain',
  'openAnyway',
];

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

/** Puts an opened file on the desk in place of the one before. `goesOn`: it is the same event, under another number. */
export const begin = (desk: Desk, file: TournamentFile, goesOn = false): Answer<Session> => {
  const copies = copiesOf({
    file,
    checker: desk.workers.checker,
    now: desk.machine.now,
    later: desk.later,
    free: () => freeBytes(desk, file.path),
    round: () => {
      const ledger = desk.open.session?.ledger();
      return ledger === undefined ? { no: 0, entering: false } : { no: roundNow(ledger), entering: isEntering(ledger) };
    },
    told: (refusal) => {
      // The fate of an overwritten file is reported once (overwritten.ts).
      if (refusal !== null && refusal.code !== 'file.overwritten') tell(desk, refusal);
      desk.open.care?.second?.changed();
      tellCare(desk);
    },
  });
  const session = sessionOn(file, {
    now: desk.machine.now,
    told: (step) => {
      desk.open.stepped(step);
      copies.changed();
      desk.open.care?.second?.changed();
    },
    copy: (reason, round) => {
      if (reason !== 'complete') copies.make(reason, round);
      // The last result is answered first; the copy has time until the TO has looked up.
      else desk.later(0, () => desk.open.care?.copies === copies && copies.make(reason, round));
    },
    noRound: () => {
      const free = freeMegabytes(desk, file.path);
      return free < NO_SPACE ? fileRefusals.lowSpace(file.path, free) : null;
    },
  });
  if (!session.ok) {
    file.close();
    return session;
  }
  // It was still being checked when the end came [desktop 7.8].
  if (desk.open.ends) {
    session.value.closeNow();
    return no(refuse('door.closing'));
  }
  const isOverwritten = desk.open.session?.file?.state() === 'overwritten';
  if (goesOn) handHallOn(desk, file.meta.tournamentId);
  const before = closeSession(desk, goesOn ? 'goesOn' : 'closed');
  if (!before.ok && !isOverwritten) tell(desk, before.refusal);
  desk.open.session = session.value;
  desk.open.sample = false;
  desk.open.care = { copies, second: null, removable: desk.opening.lies(file.path) === 'removable' };
  takeSecond(desk);
  return session;
};

export const opened = (desk: Desk, path: string): Answer<FileState> => {
  rememberOpened(desk, path);
  const file = fileState(desk);
  desk.push({ type: 'file.changed', file });
  tellFacts(desk);
  tellCare(desk);
  enterHall(desk, isLookedAt(desk));
  if (isInHall(desk)) takeScreens(desk);
  desk.hall.publish();
  desk.push({ type: 'hall.state', state: hallsState(desk) });
  void bringHallsBack(desk).catch((fault: unknown) => desk.machine.fault('halls', faultText(desk, fault)));
  void reopenNetwork(desk).catch((fault: unknown) => desk.machine.fault('network', faultText(desk, fault)));
  return file === null ? no(refuse('file.none')) : ok(file);
};

export const isOpenAlready = (desk: DeskWith<'machine' | 'open' | 'handles'>, path: string): boolean => {
  const current = desk.open.session?.file?.path;
  return current !== undefined && placeOf(desk, current).handle === placeOf(desk, path).handle;
};

/** How long the check of a file may take, with the log beside it. */
const withinFor = (path: string): number => {
  const sizes = ['', '-wal'].map((suffix) => statSync(path + suffix, { throwIfNoEntry: false })?.size ?? 0);
  return checkWithin(sizes.reduce((sum, size) => sum + size, 0));
};

/** Checked in the checker's process, then opened for entering; not on the desk yet. */
export const checkAndOpen = async (
  desk: DeskWith<'machine' | 'memory' | 'opening' | 'workers'>,
  path: string,
  anyway: boolean,
): Promise<Answer<TournamentFile>> => {
  const tooLong = pathRefusal(path, desk.machine.platform);
  if (tooLong !== null) return no(tooLong);
  const lies = desk.opening.lies(path);
  if (lies === 'shared') return no(fileRefusals.sharedPlace(path));
  const { second, declined } = desk.memory.read();
  const { recoveryFolder, notes = null } = desk.opening.options;
  for (let look = 1; ; look++) {
    const copies = anyway ? null : copyPlaces(path, second);
    const task = { kind: 'check', path, recoveryFolder, copies, declined, notes: anyway ? null : notes } as const;
    const checked = await desk.workers.checker.ask(path, task, withinFor(path));
    if (!checked.ok) return checked;
    const file = openChecked(path, checked.value, { ...desk.opening.options, place: lies });
    if (file.ok || file.refusal.code !== 'file.changed' || look === MOST_LOOKS) return file;
  }
};

/** Copies that the TO decided against are not asked about again. */
const decline = (desk: DeskWith<'opening'>, path: string, refusal: Refusal): void => {
  const links = refusal.params.links;
  if (refusal.code === 'file.newerCopy' && Array.isArray(links)) desk.opening.offered.set(path, links.map(String));
};

/**
 * `goesOn`: the open event under another number, made from its steps up to this one; `owesCopy`: the program ended the short way or
 * crashed while the file was open.
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

/** Opens a path that the machine named: a dialog, the command line, a second start. */
export const openPath = async (
  desk: Desk,
  path: string,
  anyway = false,
  { isSample = false, goesOn, owesCopy = desk.memory.read().left?.path === resolve(path) }: Opening = {},
): Promise<Answer<FileState>> => {
  if (isOpenAlready(desk, path)) return opened(desk, path);
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
  const begun = begin(desk, file.value, goesOn !== undefined);
  if (!begun.ok) return begun;
  desk.open.sample = isSample;
  if (owesCopy) makeOwedCopy(desk, begun.value);
  if (isSample) tellCare(desk);
  if (goesOn !== undefined) rememberNetwork(desk);
  return opened(desk, path);
};

/** Reads a file into memory and looks at it [reliability 5.3]. `shownAs` is the path whose name is shown. */
export const viewPath = async (desk: Desk, path: string): Promise<Answer<FileState>> => {
  const { recoveryFolder } = desk.opening.options;
  const prepared = await desk.workers.checker.ask(path, { kind: 'prepareView', path, recoveryFolder }, withinFor(path));
  if (!prepared.ok) return no(aboutFile(desk, path, prepared.refusal));
  const { checked, copy } = prepared.value;
  const viewed = viewChecked(path, copy, checked);
  rmSync(dirname(copy), { recursive: true, force: true });
  const session = viewingOf(viewed, viewed.close);
  if (!session.ok) {
    viewed.close();
    return session;
  }
  const before = closeSession(desk);
  if (!before.ok) tell(desk, before.refusal);
  desk.open.session = session.value;
  desk.open.sample = false;
  return opened(desk, path);
};
