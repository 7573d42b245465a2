import { dirname } from 'node:path';
import { eraseFrom, everybodyIn } from '../../../core/tournament/erase.ts';
import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import { copyPlaces } from '../copies/names.ts';
import type { Desk } from '../desk.ts';
import { meantHere, turnsOf } from '../desk-files.ts';
import type { Handlers } from '../dispatch.ts';
import {
  discard,
  erasedFacts,
  erasedSteps,
  eraseNote,
  erasingIn,
  foldsTheSame,
  type LeftBehind,
  leftBehind,
} from '../erasing.ts';
import { fileRefusals } from '../file/refusals.ts';
import { changesOf } from '../file/step.ts';
import type { StoredStep, TournamentReading } from '../file/tournament-file.ts';
import { isInHall } from '../hall/hall-event.ts';
import { keepHall } from '../hall/halls.ts';
import { forgetTold } from '../hall/live-halls.ts';
import { openPath } from '../opening.ts';
import { handleOf, ownFolders } from '../places.ts';
import { rebuild, recoveredPath, timeOfDay } from '../recovery/rebuild.ts';
import { roundNow } from '../session.ts';

export type ErasingNames = 'file.everybody' | 'file.erase' | 'file.discard' | 'file.verify' | 'file.audit';

/** The word in the name of the new file, in the language of the desk. */
const ANONYMISED = { en: 'anonymised', ru: 'обезличен' } as const;

export const erasingHandlers = (desk: Desk): Pick<Handlers, ErasingNames> => {
  const { machine } = desk;
  const inTurn = turnsOf(desk);
  const reading = <T>(read: (open: TournamentReading) => Answer<T>): Answer<T> =>
    desk.open.session === null ? no(refuse('tournament.none')) : read(desk.open.session.reading);
  const stepsOf = (): Answer<readonly StoredStep[]> => reading((open) => open.readSteps(1, Number.MAX_SAFE_INTEGER));
  const language = () => desk.memory.read().settings.language ?? machine.locale;

  const listed = ({ path, ...about }: LeftBehind) => {
    const handle = handleOf(desk, path);
    desk.handles.discardable.set(handle, { path, ...about });
    return { handle, ...about };
  };

  return {
    'file.everybody': () => {
      const steps = stepsOf();
      return steps.ok ? ok([...everybodyIn(steps.value.map((step) => ({ changes: changesOf(step) })))]) : steps;
    },
    'file.erase': ({ id, member, event }) =>
      inTurn(async () => {
        const { session, care } = desk.open;
        const meant = meantHere(desk, event);
        if (!meant.ok) return meant;
        if (session === null) return no(refuse('tournament.none'));
        const { path, meta } = session.reading;
        if (session.file === null) return no(fileRefusals.viewing(path));
        const steps = stepsOf();
        if (!steps.ok) return steps;
        const erasing = erasingIn(steps.value, id, member);
        if (erasing === null) return no(refuse('entrant.unknown', { id }));
        // What is there now is kept whole until the organiser deletes it [reliability 7.1].
        care?.copies.make('erase', roundNow(session.ledger()));
        await care?.copies.settled();
        const tournamentId = machine.randomHex(16);
        const fresh = erasedSteps(steps.value, erasing, tournamentId);
        if (!foldsTheSame(steps.value, fresh, erasing)) return no(fileRefusals.notErased(path));
        const now = machine.now();
        const target = recoveredPath(path, dirname(path), ANONYMISED[language()], timeOfDay(now));
        const note = eraseNote(steps.value, id, { commandId: machine.randomHex(16), at: now.toISOString() });
        const facts = session.reading.facts();
        if (!facts.ok) return facts;
        const made = rebuild(
          target,
          { about: { ...meta, tournamentId }, steps: fresh, facts: erasedFacts(facts.value, erasing) },
          note,
        );
        if (!made.ok) return made;
        const halls = isInHall(desk) ? [...desk.hall.windows.values()] : [];
        for (const hall of halls) {
          const { words } = eraseFrom(erasing)({ words: hall.screen.message }) as { readonly words: string };
          keepHall(desk, { ...hall, screen: { ...hall.screen, message: words } });
        }
        const file = await openPath(desk, target, false, { goesOn: steps.value.at(-1)?.no ?? 0 });
        if (!file.ok) {
          discard(target);
          for (const hall of halls) keepHall(desk, hall);
          return file;
        }
        forgetTold(machine.folders.data, meta.tournamentId);
        desk.handles.discardable.clear();
        desk.drafts.clear();
        desk.seatings.clear();
        const copies = copyPlaces(path, desk.memory.read().second);
        const { recoveryFolder } = desk.opening.options;
        const left = leftBehind(path, meta.tournamentId, { copies, folders: ownFolders(desk), recoveryFolder });
        return ok({ file: file.value, left: left.map(listed) });
      }),
    'file.discard': ({ handles }) =>
      inTurn(async () => {
        const kept = handles.flatMap((handle) => {
          const found = desk.handles.discardable.get(handle);
          if (found === undefined) return [];
          if (!discard(found.path)) return [listed(found)];
          desk.handles.discardable.delete(handle);
          return [];
        });
        const held = desk.memory.read();
        const gone = new Set(handles.map((handle) => desk.handles.places.get(handle)));
        desk.memory.write({ ...held, recent: held.recent.filter(({ path }) => !gone.has(path)) });
        return ok(kept);
      }),
    'file.verify': () =>
      reading((open) => {
        const verified = open.verify();
        return verified.ok ? ok({ steps: verified.value.no, link: verified.value.hash }) : verified;
      }),
    'file.audit': ({ event }) => {
      const meant = meantHere(desk, event);
      return meant.ok ? reading((open) => open.audit()) : meant;
    },
  };
};
