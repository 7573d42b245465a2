import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileState, Place } from '../../../core/api/file.ts';
import { families } from '../../../core/games/all.ts';
import type { Command } from '../../../core/tournament/commands.ts';
import { command as commandForm } from '../../../core/tournament/commands.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../core/tournament/refusal.ts';
import { tellCare } from '../copies/care.ts';
import { copyPlaces } from '../copies/names.ts';
import { keepApart, notPutBack, putElsewhere, takesItsPlace } from '../copies/shared-files.ts';
import type { Desk } from '../desk.ts';
import { tellFacts } from '../desk-facts.ts';
import { begin, closeSession, fileState, meantHere, opened, turnsOf } from '../desk-files.ts';
import type { Handlers } from '../dispatch.ts';
import { fileRefusals } from '../file/refusals.ts';
import { create } from '../file/tournament-file.ts';
import { canMakeIn, keepsHere, localFolder, placeForNew } from '../local-folder.ts';
import { copyOfClosed, openPath, viewPath } from '../opening.ts';
import { ENDING, forgetOpened, listedFiles, placeOf, recentFiles, rememberedId } from '../places.ts';
import { copyOfReading, recoveredPath, timeOfDay } from '../recovery/rebuild.ts';
import type { ErasingNames } from './erasing.ts';

type Names = Exclude<Extract<keyof Handlers, `file.${string}`>, ErasingNames>;

/** Bytes of a tournament's seed, from which the seeds of its draws are made: 32 hex digits [poker 4.3]. */
const SEED_BYTES = 16;

/** Reading and joining all copies of a long event takes its time; nobody waits for anything else meanwhile. */
const RECOVERY_WITHIN = 60_000;

/** The word in the name of a recovered file, in the language of the desk. */
const RECOVERED = { en: 'recovered', ru: 'восстановлен' } as const;

export const fileHandlers = (desk: Desk): Pick<Handlers, Names> => {
  const { machine } = desk;
  const { checker } = desk.workers;
  const pathOf = (handle: string): Answer<string> => {
    const path = desk.handles.places.get(handle);
    return path === undefined ? no(refuse('file.unknownHandle', {}, [{ do: 'chooseAnother' }])) : ok(path);
  };
  const choice = (path: string | null) => ok(path === null ? null : placeOf(desk, path));

  /** Where a dialog for a new file begins. */
  const suggestedFolder = (): string => {
    const folder = localFolder(desk);
    return folder.ok ? folder.value : machine.folders.documents;
  };

  const inTurn = turnsOf(desk);
  const withPath = <T>(handle: string, act: (path: string) => Promise<Answer<T>>): Promise<Answer<T>> => {
    const path = pathOf(handle);
    return path.ok ? inTurn(() => act(path.value)) : Promise.resolve(path);
  };

  const language = () => desk.memory.read().settings.language ?? machine.locale;
  const copiesFor = (path: string) => copyPlaces(path, desk.memory.read().second);

  const recover = async (path: string, candidate: string): Promise<Answer<FileState>> => {
    const { recoveryFolder } = desk.opening.options;
    const now = machine.now();
    const word = RECOVERED[language()];
    const note = { commandId: machine.randomHex(16), at: now.toISOString(), from: basename(path) };
    let made: Answer<null> = no(fileRefusals.notRecovered(path));
    const own = localFolder(desk);
    // A stick that is read-only or full is no dead end: the new file then goes where new files go. A shared folder is no place for it.
    for (const folder of [dirname(path), ...(own.ok ? [own.value] : [])]) {
      if (desk.opening.lies(join(folder, ENDING)) === 'shared' || !canMakeIn(folder)) continue;
      const target = recoveredPath(path, folder, word, timeOfDay(now));
      const copies = copiesFor(path);
      const expected = rememberedId(desk, path);
      const task = { kind: 'rebuild', path, copies, expected, recoveryFolder, candidate, target, note } as const;
      made = await checker.ask(path, task, RECOVERY_WITHIN);
      // What it lacks was shown where it was chosen: it is not asked about again.
      if (made.ok) {
        takesItsPlace(desk, path, target);
        return openPath(desk, target, true);
      }
    }
    return made;
  };

  /** A copy of what is open, by the database while it can, else out of the steps. */
  const copyOfOpen = (target: string): Answer<null> => {
    const { session } = desk.open;
    if (session === null) return no(refuse('tournament.none'));
    if (session.file !== null) {
      const copied = session.file.copyTo(target);
      return copied.ok ? ok(null) : copied;
    }
    return copyOfReading(target, session.reading);
  };

  /** A refused copy is asked for again: in another place, under another name. */
  const elsewhere = (refusal: Refusal, handle: string | null): Answer<never> =>
    no({ ...refusal, ways: [{ do: 'saveCopyAs', ...(handle === null ? {} : { params: { handle } }) }] });

  /** Into a folder that the TO chooses; the open one is copied as it is now. */
  const putIn = async (path: string): Promise<Answer<Place | null>> => {
    const to = await machine.chooseNew(placeOf(desk, path).name, suggestedFolder());
    if (to === null) return ok(null);
    if (existsSync(to)) return no(notPutBack(desk, path, fileRefusals.exists(to)));
    const isOpen = desk.open.session?.reading.path === path;
    const made = isOpen ? copyOfOpen(to) : await putElsewhere(desk, path, to);
    if (!made.ok) return made;
    if (isOpen) keepApart(desk, path);
    return ok(placeOf(desk, to));
  };

  return {
    'file.chooseNew': async ({ suggested }) => choice(await machine.chooseNew(suggested, suggestedFolder())),
    'file.chooseOpen': async () => choice(await machine.chooseOpen()),
    'file.home': () => {
      const folder = localFolder(desk);
      return folder.ok ? ok({ folder: folder.value, canShow: machine.showFolder !== null }) : folder;
    },
    'file.showHome': async () => {
      const folder = localFolder(desk);
      if (!folder.ok) return folder;
      const isShown = (await machine.showFolder?.(folder.value)) ?? false;
      return isShown ? ok(null) : no(refuse('file.folderNotShown', { folder: folder.value }));
    },
    'file.list': () => ok(listedFiles(desk)),
    'file.forget': ({ handle }) => {
      const path = pathOf(handle);
      if (!path.ok) return path;
      forgetOpened(desk, path.value);
      return ok(recentFiles(desk));
    },
    'file.create': async ({ handle, name, family, plannedRounds, rules, namesAs }) => {
      const path = pathOf(handle);
      if (!path.ok) return path;
      const place = await placeForNew(desk, path.value);
      if (!place.ok) return place;
      const id = machine.randomHex(16);
      const asked = commandForm.parse({
        type: 'tournament.create',
        id,
        name,
        family,
        plannedRounds,
        seed: machine.randomHex(SEED_BYTES),
        at: machine.now().toISOString(),
        // Said in so many words: what a later program takes as usual is not what this event was made with.
        rules: rules ?? families[family].rules.usual,
        ...(namesAs === undefined ? {} : { namesAs }),
      }) as Extract<Command, { type: 'tournament.create' }>;
      const file = create(
        place.value.path,
        { tournamentId: id, createdBy: `Seatwright ${machine.version}`, createdAt: asked.at },
        { ...desk.opening.options, place: desk.opening.lies(place.value.path) === 'removable' ? 'removable' : 'local' },
      );
      if (!file.ok) return file;
      const begun = begin(desk, file.value);
      if (!begun.ok) return begun;
      const made = begun.value.execute(machine.randomHex(16), () => ok(asked), 'desk');
      if (made.ok) {
        keepsHere(desk, place.value);
        return opened(desk, place.value.path);
      }
      // Nothing half done: a file without its tournament is not left behind.
      closeSession(desk);
      rmSync(place.value.path, { force: true });
      return made;
    },
    'file.open': ({ handle, anyway }) => withPath(handle, (path) => openPath(desk, path, anyway === true)),
    'file.view': ({ handle }) => withPath(handle, (path) => viewPath(desk, path)),
    'file.viewCopy': ({ handle }) =>
      withPath(handle, async (path) => {
        const newest = await checker.ask(path, { kind: 'newestCopy', copies: copiesFor(path) });
        if (!newest.ok) return newest;
        return newest.value === null ? no(fileRefusals.noCopy(path)) : viewPath(desk, newest.value);
      }),
    'file.recovery': ({ handle }) =>
      withPath(handle, async (path) => {
        const found = await checker.ask(
          path,
          { kind: 'survey', path, copies: copiesFor(path), expected: rememberedId(desk, path) } as const,
          RECOVERY_WITHIN,
        );
        const { name, folder } = placeOf(desk, path);
        return found.ok ? ok({ name, folder, candidates: [...found.value] }) : found;
      }),
    'file.recover': ({ handle, candidate }) => withPath(handle, (path) => recover(path, candidate)),
    'file.saveCopyAs': ({ handle, event }) =>
      inTurn(async () => {
        const source = handle === null ? meantHere(desk, event) : pathOf(handle);
        if (!source.ok) return source;
        const shownAs = source.value ?? desk.open.session?.reading.path;
        if (shownAs === undefined) return no(refuse('tournament.none'));
        const chosen = await machine.chooseNew(placeOf(desk, shownAs).name, suggestedFolder());
        if (chosen === null) return ok(null);
        if (canMakeIn(dirname(chosen)) && existsSync(chosen)) return elsewhere(fileRefusals.exists(chosen), handle);
        const goesOn = source.value === null && desk.open.session?.file?.state() === 'open';
        // A copy that nobody goes on with may lie anywhere.
        const found = goesOn ? ok({ path: chosen, shared: null }) : await placeForNew(desk, chosen);
        if (!found.ok) return elsewhere(found.refusal, handle);
        const target = found.value.path;
        const copied = source.value === null ? copyOfOpen(target) : await copyOfClosed(desk, source.value, target);
        if (!copied.ok) return elsewhere(copied.refusal, handle);
        if (goesOn) forgetOpened(desk, target);
        const place = placeOf(desk, target);
        if (goesOn) return ok({ place, opened: false });
        // A copy of what is on the screen misses nothing that is not seen there.
        const file = await openPath(desk, target, source.value === null);
        if (file.ok) keepsHere(desk, found.value);
        return file.ok ? ok({ place, opened: true }) : file;
      }),
    // Not in turn: what has to be brought into rest form first takes its own.
    'file.putBack': async ({ handle, where }) => {
      const path = pathOf(handle);
      if (!path.ok) return path;
      if (where === 'elsewhere') return putIn(path.value);
      if (where === 'again') desk.open.closed(path.value);
      else keepApart(desk, path.value);
      return ok(null);
    },
    'file.close': ({ event }) =>
      inTurn(async () => {
        const meant = desk.open.session === null ? ok(null) : meantHere(desk, event);
        if (!meant.ok) return meant;
        const closed = closeSession(desk);
        desk.push({ type: 'file.changed', file: null });
        tellFacts(desk);
        tellCare(desk);
        desk.hall.publish();
        return closed;
      }),
    'file.state': () => ok(fileState(desk)),
  };
};
