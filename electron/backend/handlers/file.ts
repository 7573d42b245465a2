import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { FileState } from '../../../core/api/file.ts';
import type { Command } from '../../../core/tournament/commands.ts';
import { command as commandForm } from '../../../core/tournament/commands.ts';
import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { Desk } from '../desk.ts';
import type { Handlers } from '../dispatch.ts';
import { create, open, type TournamentFile } from '../file/tournament-file.ts';
import { ENDING, listedFiles, placeOf, rememberOpened } from '../places.ts';
import { type Session, sessionOn } from '../session.ts';

type Names =
  | 'file.chooseNew'
  | 'file.chooseOpen'
  | 'file.list'
  | 'file.create'
  | 'file.open'
  | 'file.close'
  | 'file.state';

/** Bytes of a tournament's seed, from which the seeds of its draws are made: 32 hex digits (poker 4.3). */
const SEED_BYTES = 16;

export const fileState = (desk: Desk): FileState | null => {
  const { session } = desk;
  if (session === null) return null;
  const { path } = session.file;
  return {
    name: basename(path, ENDING),
    folder: dirname(path),
    last: session.ledger().last,
    status: desk.trouble ?? 'saved',
  };
};

export const closeSession = (desk: Desk): void => {
  desk.session?.close();
  desk.session = null;
  desk.trouble = null;
};

/** Puts an opened file on the desk in place of the one before. */
const begin = (desk: Desk, file: TournamentFile): Answer<Session> => {
  const session = sessionOn(file, desk.machine.now, (step) => desk.stepped(step));
  if (!session.ok) {
    file.close();
    return session;
  }
  closeSession(desk);
  desk.session = session.value;
  return session;
};

const opened = (desk: Desk, path: string): Answer<FileState> => {
  rememberOpened(desk, path);
  const file = fileState(desk);
  desk.push({ type: 'file.changed', file });
  desk.publish();
  return file === null ? no(refuse('file.none')) : ok(file);
};

/** Opens a path that the machine named: a dialog, the command line, a second start. */
export const openPath = (desk: Desk, path: string): Answer<FileState> => {
  const current = desk.session?.file.path;
  if (current !== undefined && placeOf(desk, current).handle === placeOf(desk, path).handle) return opened(desk, path);
  const file = open(path, desk.fileOptions);
  if (!file.ok) return file;
  const begun = begin(desk, file.value);
  return begun.ok ? opened(desk, path) : begun;
};

export const fileHandlers = (desk: Desk): Pick<Handlers, Names> => {
  const pathOf = (handle: string): Answer<string> => {
    const path = desk.places.get(handle);
    return path === undefined ? no(refuse('file.unknownHandle')) : ok(path);
  };
  const choice = (path: string | null) => ok(path === null ? null : placeOf(desk, path));
  return {
    'file.chooseNew': async ({ suggested }) => choice(await desk.machine.chooseNew(suggested)),
    'file.chooseOpen': async () => choice(await desk.machine.chooseOpen()),
    'file.list': () => ok(listedFiles(desk)),
    'file.create': ({ handle, name, family, plannedRounds, rules }) => {
      const path = pathOf(handle);
      if (!path.ok) return path;
      if (existsSync(path.value))
        return no(refuse('file.exists', { name: basename(path.value) }, [{ do: 'chooseNew' }]));
      const id = desk.machine.randomHex(16);
      const asked = commandForm.parse({
        type: 'tournament.create',
        id,
        name,
        family,
        plannedRounds,
        seed: desk.machine.randomHex(SEED_BYTES),
        at: desk.machine.now().toISOString(),
        ...(rules === undefined ? {} : { rules }),
      }) as Extract<Command, { type: 'tournament.create' }>;
      mkdirSync(dirname(path.value), { recursive: true });
      const file = create(
        path.value,
        { tournamentId: id, createdBy: `Seatwright ${desk.machine.version}`, createdAt: asked.at },
        desk.fileOptions,
      );
      if (!file.ok) return file;
      const begun = begin(desk, file.value);
      if (!begun.ok) return begun;
      const made = begun.value.execute(desk.machine.randomHex(16), asked, 'desk');
      if (made.ok) return opened(desk, path.value);
      // Nothing half done: a file without its tournament is not left behind.
      closeSession(desk);
      rmSync(path.value, { force: true });
      return made;
    },
    'file.open': ({ handle }) => {
      const path = pathOf(handle);
      return path.ok ? openPath(desk, path.value) : path;
    },
    'file.close': () => {
      closeSession(desk);
      desk.push({ type: 'file.changed', file: null });
      desk.publish();
      return ok(null);
    },
    'file.state': () => ok(fileState(desk)),
  };
};
