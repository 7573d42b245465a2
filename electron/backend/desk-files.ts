/**
 * The file on the desk: taken up, put down.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 5.1, 5.2] checked in the checker's process, then opened | `checkAndOpen` |
 * | [reliability 3.3] removable disks | `checkAndOpen` |
 * | [desktop 8.7, 8.8] another tournament than was open here last lies under the name | `checkAndOpen` |
 * | [reliability 3.6] free space before each round | `noRound` |
 * | [reliability 7] automatic copies, second folder | `begin` |
 */

import { basename, dirname } from 'node:path';
import type { FileState } from '../../core/api/file.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../core/tournament/refusal.ts';
import { checkWithin } from './checker.ts';
import { freeBytes, freeMegabytes, takeSecond, tellCare } from './copies/care.ts';
import { copiesOf } from './copies/copies.ts';
import { copyPlaces } from './copies/names.ts';
import type { Desk, DeskWith } from './desk.ts';
import { tellFacts } from './desk-facts.ts';
import type { Checked } from './file/check/check.ts';
import { sizeAt } from './file/check/look.ts';
import { fileRefusals, pathRefusal } from './file/refusals.ts';
import { openChecked, type TournamentFile } from './file/tournament-file.ts';
import { enterHall, handHallOn, isInHall, leaveHall } from './hall/hall-event.ts';
import { bringHallsBack, hallsState, isLookedAt, lastPicture, takeScreens } from './hall/halls.ts';
import { closeNetwork, reopenNetwork } from './hall/network-page.ts';
import { faultText } from './log-text.ts';
import { ENDING, placeOf, rememberedId, rememberOpened, takeLeft } from './places.ts';
import { isEntering, roundNow, type Session, sessionOn } from './session.ts';

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

/** Puts an opened file on the desk in place of the one before. `goesOn`: it is the same event, under another number or in another file. */
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
      if (refusal !== null && refusal.code !== 'file.overwritten') {
        const params = { handle: placeOf(desk, file.path).handle, what: 'copy' };
        // Tried again, or made in a second folder besides.
        tell(desk, { ...refusal, ways: [{ do: 'tryAgain', params }, { do: 'otherFolder' }] });
      }
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
  if (goesOn) handHallOn(desk, file.meta.tournamentId);
  const { session: former, trouble } = desk.open;
  // Whoever goes on with all of a file that was moved or overwritten has been told of it.
  const isKnown =
    trouble === 'moved' &&
    former?.reading.meta.tournamentId === file.meta.tournamentId &&
    file.last().no >= former.ledger().last;
  const before = closeSession(desk, goesOn ? 'goesOn' : 'closed');
  if (!before.ok && !isKnown) tell(desk, before.refusal);
  desk.open.session = session.value;
  desk.open.sample = false;
  desk.open.care = { copies, second: null, removable: desk.opening.lies(file.path) === 'removable' };
  takeSecond(desk);
  return session;
};

/** `goesOn`: its steps are those of the file before. */
export const opened = (desk: Desk, path: string, goesOn = false): Answer<FileState> => {
  rememberOpened(desk, path);
  const file = fileState(desk);
  desk.push({ type: 'file.changed', file, ...(goesOn ? { goesOn } : {}) });
  tellFacts(desk);
  tellCare(desk);
  enterHall(desk, isLookedAt(desk));
  if (isInHall(desk)) takeScreens(desk);
  desk.hall.publish();
  desk.push({ type: 'hall.state', state: hallsState(desk) });
  void bringHallsBack(desk).catch((fault: unknown) => desk.machine.fault('halls', faultText(desk, fault)));
  void reopenNetwork(desk).catch((fault: unknown) => desk.machine.fault('network', faultText(desk, fault)));
  return file === null ? no(refuse('tournament.none')) : ok(file);
};

export const isOpenAlready = (desk: DeskWith<'machine' | 'open' | 'handles'>, path: string): boolean => {
  const current = desk.open.session?.file?.path;
  return current !== undefined && placeOf(desk, current).handle === placeOf(desk, path).handle;
};

/** How long the check of a file may take, with the log beside it. */
export const withinFor = (path: string): number => {
  const sizes = ['', '-wal'].map((suffix) => sizeAt(path + suffix));
  return checkWithin(sizes.reduce((sum, size) => sum + size, 0));
};

type Checking = DeskWith<'machine' | 'memory' | 'opening' | 'workers'>;

/** Checked in the checker's process. `anyway`: nothing is asked about what may be missing. */
export const checkedFile = async (desk: Checking, path: string, anyway: boolean): Promise<Answer<Checked>> => {
  const tooLong = pathRefusal(path, desk.machine.platform);
  if (tooLong !== null) return no(tooLong);
  const { second, declined } = desk.memory.read();
  const { recoveryFolder, notes = null } = desk.opening.options;
  const copies = anyway ? null : copyPlaces(path, second);
  const task = { kind: 'check', path, recoveryFolder, copies, declined, notes: anyway ? null : notes } as const;
  return desk.workers.checker.ask(path, task, withinFor(path));
};

/** Checked, then opened for entering; not on the desk yet. */
export const checkAndOpen = async (desk: Checking, path: string, anyway: boolean): Promise<Answer<TournamentFile>> => {
  const place = desk.opening.lies(path) === 'removable' ? 'removable' : 'local';
  const expected = anyway ? null : rememberedId(desk, path);
  for (let look = 1; ; look++) {
    const checked = await checkedFile(desk, path, anyway);
    if (!checked.ok) return checked;
    if (expected !== null && checked.value.meta.tournamentId !== expected) return no(fileRefusals.replaced(path));
    const file = openChecked(path, checked.value, { ...desk.opening.options, place });
    if (file.ok || file.refusal.code !== 'file.changed' || look === MOST_LOOKS) return file;
  }
};
