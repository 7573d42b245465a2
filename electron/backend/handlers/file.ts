import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { FileState } from '../../../core/api/file.ts';
import type { Command } from '../../../core/tournament/commands.ts';
import { command as commandForm } from '../../../core/tournament/commands.ts';
import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import { freePath } from '../../host/machine-parts.ts';
import { copyPlaces } from '../copies/names.ts';
import type { Desk } from '../desk.ts';
import { begin, closeSession, fileState, opened, openPath, tellCare, turnsOf, viewPath } from '../desk-files.ts';
import type { Handlers } from '../dispatch.ts';
import { fileRefusals } from '../file/refusals.ts';
import { create, viewChecked } from '../file/tournament-file.ts';
import { forgetOpened, listedFiles, placeOf, recentFiles } from '../places.ts';
import { rebuild, recoveredPath, timeOfDay } from '../recovery/rebuild.ts';
import { localOf, workOn } from '../shared-files.ts';
import type { ErasingNames } from './erasing.ts';

type Names = Exclude<Extract<keyof Handlers, `file.${string}`>, ErasingNames>;

/** Bytes of a tournament's seed, from which the seeds of its draws are made: 32 hex digits (poker 4.3). */
const SEED_BYTES = 16;

/** Reading and joining all copies of a long event takes its time; nobody waits for anything else meanwhile. */
const RECOVERY_WITHIN = 60_000;

/** The word in the name of a recovered file, in the language of the desk. */
const RECOVERED = { en: 'recovered', ru: 'восстановлен' } as const;

const canMakeIn = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true });
    return true;
  } catch {
    return false;
  }
};

export const fileHandlers = (desk: Desk): Pick<Handlers, Names> => {
  const { checker, machine } = desk;
  const pathOf = (handle: string): Answer<string> => {
    const path = desk.places.get(handle);
    return path === undefined ? no(refuse('file.unknownHandle', {}, [{ do: 'chooseAnother' }])) : ok(path);
  };
  const choice = (path: string | null) => ok(path === null ? null : placeOf(desk, path));

  const inTurn = turnsOf(desk);
  const withPath = <T>(handle: string, act: (path: string) => Promise<Answer<T>>): Promise<Answer<T>> => {
    const path = pathOf(handle);
    return path.ok ? inTurn(() => act(path.value)) : Promise.resolve(path);
  };

  const language = () => desk.memory.read().settings.language ?? machine.locale;
  const copiesFor = (path: string) => copyPlaces(path, desk.memory.read().second);

  const recover = async (path: string, candidate: string): Promise<Answer<FileState>> => {
    const { recoveryFolder } = desk.fileOptions;
    const now = machine.now();
    const word = RECOVERED[language()];
    const note = { commandId: machine.randomHex(16), at: now.toISOString(), from: basename(path) };
    let made: Answer<null> = no(fileRefusals.notRecovered(path));
    // A stick that is read-only or full is no dead end: the new file then goes where new files go.
    for (const folder of [dirname(path), machine.folders.documents]) {
      if (!canMakeIn(folder)) continue;
      const target = recoveredPath(path, folder, word, timeOfDay(now));
      const copies = copiesFor(path);
      const task = { kind: 'rebuild', path, copies, recoveryFolder, candidate, target, note } as const;
      made = await checker.ask(path, task, RECOVERY_WITHIN);
      if (made.ok) return openPath(desk, target);
    }
    return made;
  };

  /** A copy of what is open, by the database while it can, else out of the steps. */
  const copyOfOpen = (target: string): Answer<null> => {
    const { session } = desk;
    if (session === null) return no(refuse('file.none'));
    if (session.file !== null) {
      const copied = session.file.copyTo(target);
      return copied.ok ? ok(null) : copied;
    }
    const steps = session.reading.readSteps(1, Number.MAX_SAFE_INTEGER);
    const facts = session.reading.facts();
    if (!steps.ok) return steps;
    if (!facts.ok) return facts;
    return rebuild(target, session.reading.meta, steps.value, null, facts.value);
  };

  /** A copy of a file that is not open; answers the link of its last step. */
  const copyOfClosed = async (path: string, target: string): Promise<Answer<string>> => {
    const { recoveryFolder } = desk.fileOptions;
    const prepared = await checker.ask(path, { kind: 'prepareView', path, recoveryFolder });
    if (!prepared.ok) return prepared;
    const viewed = viewChecked(path, prepared.value.copy, prepared.value.checked);
    try {
      const steps = viewed.readSteps(1, Number.MAX_SAFE_INTEGER);
      if (!steps.ok) return steps;
      const facts = viewed.facts();
      if (!facts.ok) return facts;
      const made = rebuild(target, viewed.meta, steps.value, null, facts.value);
      return made.ok ? ok(viewed.last().hash) : made;
    } finally {
      viewed.close();
      rmSync(dirname(prepared.value.copy), { recursive: true, force: true });
    }
  };

  return {
    'file.chooseNew': async ({ suggested }) => choice(await machine.chooseNew(suggested)),
    'file.chooseOpen': async () => choice(await machine.chooseOpen()),
    'file.list': () => ok(listedFiles(desk)),
    'file.forget': ({ handle }) => {
      const path = pathOf(handle);
      if (!path.ok) return path;
      forgetOpened(desk, path.value);
      return ok(recentFiles(desk));
    },
    'file.create': ({ handle, name, family, plannedRounds, rules }) => {
      const path = pathOf(handle);
      if (!path.ok) return path;
      if (existsSync(path.value))
        return no(refuse('file.exists', { name: basename(path.value) }, [{ do: 'chooseNew' }]));
      const lies = desk.lies(path.value);
      // There is nothing yet that could be worked on locally: the new file just goes elsewhere.
      if (lies === 'shared') return no({ ...fileRefusals.sharedPlace(path.value), ways: [{ do: 'chooseNew' }] });
      const id = machine.randomHex(16);
      const asked = commandForm.parse({
        type: 'tournament.create',
        id,
        name,
        family,
        plannedRounds,
        seed: machine.randomHex(SEED_BYTES),
        at: machine.now().toISOString(),
        ...(rules === undefined ? {} : { rules }),
      }) as Extract<Command, { type: 'tournament.create' }>;
      mkdirSync(dirname(path.value), { recursive: true });
      const file = create(
        path.value,
        { tournamentId: id, createdBy: `Seatwright ${machine.version}`, createdAt: asked.at },
        { ...desk.fileOptions, place: lies },
      );
      if (!file.ok) return file;
      const begun = begin(desk, file.value);
      if (!begun.ok) return begun;
      const made = begun.value.execute(machine.randomHex(16), asked, 'desk');
      if (made.ok) return opened(desk, path.value);
      // Nothing half done: a file without its tournament is not left behind.
      closeSession(desk);
      rmSync(path.value, { force: true });
      return made;
    },
    'file.open': ({ handle, anyway }) => withPath(handle, (path) => openPath(desk, path, anyway === true)),
    'file.workLocally': ({ handle }) =>
      withPath(handle, async (path) => {
        const known = localOf(desk, path);
        if (known !== null) return openPath(desk, known);
        const { documents } = machine.folders;
        mkdirSync(documents, { recursive: true });
        const target = freePath(documents, placeOf(desk, path).name);
        const copied = await copyOfClosed(path, target);
        if (!copied.ok) return copied;
        workOn(desk, path, target, copied.value);
        return openPath(desk, target);
      }),
    'file.view': ({ handle }) => withPath(handle, (path) => viewPath(desk, path)),
    'file.viewCopy': ({ handle }) =>
      withPath(handle, async (path) => {
        const newest = await checker.ask(path, { kind: 'newestCopy', copies: copiesFor(path) });
        if (!newest.ok) return newest;
        return newest.value === null ? no(fileRefusals.noCopy(path)) : viewPath(desk, newest.value);
      }),
    'file.recovery': ({ handle }) =>
      withPath(handle, async (path) => {
        const found = await checker.ask(path, { kind: 'survey', path, copies: copiesFor(path) }, RECOVERY_WITHIN);
        const { name, folder } = placeOf(desk, path);
        return found.ok ? ok({ name, folder, candidates: [...found.value] }) : found;
      }),
    'file.recover': ({ handle, candidate }) => withPath(handle, (path) => recover(path, candidate)),
    'file.saveCopyAs': ({ handle }) =>
      inTurn(async () => {
        const source = handle === null ? ok(null) : pathOf(handle);
        if (!source.ok) return source;
        const shownAs = source.value ?? desk.session?.reading.path;
        if (shownAs === undefined) return no(refuse('file.none'));
        const target = await machine.chooseNew(placeOf(desk, shownAs).name);
        if (target === null) return ok(null);
        if (canMakeIn(dirname(target)) && existsSync(target)) return no(fileRefusals.exists(target));
        const goesOn = source.value === null && desk.session?.file?.state() === 'open';
        const copied = source.value === null ? copyOfOpen(target) : await copyOfClosed(source.value, target);
        if (!copied.ok) return copied;
        const place = placeOf(desk, target);
        if (goesOn) return ok({ place, opened: false });
        const file = await openPath(desk, target);
        return file.ok ? ok({ place, opened: true }) : file;
      }),
    'file.close': () =>
      inTurn(async () => {
        const closed = closeSession(desk);
        desk.push({ type: 'file.changed', file: null });
        tellCare(desk);
        desk.publish();
        return closed;
      }),
    'file.state': () => ok(fileState(desk)),
  };
};
