/**
 * Whole events in and out. The text of a foreign event is read in the checker's process [reliability 14.1], never here: what comes back are steps
 * that were decided anew, and the file that is made of them is checked like any other when it is opened.
 */

import { rmSync } from 'node:fs';
import { LONGEST_EVENT } from '../../../core/api/events.ts';
import type { FileState } from '../../../core/api/file.ts';
import { eventFileOf } from '../../../core/exchange/event-file.ts';
import { families } from '../../../core/games/all.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import type { Step } from '../../../core/tournament/ledger.ts';
import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { checkWithin } from '../checker.ts';
import type { Desk } from '../desk.ts';
import { meantHere } from '../desk-files.ts';
import type { Handlers } from '../dispatch.ts';
import { create, type TournamentFile } from '../file/tournament-file.ts';
import { keepsHere, localFolder, placeForNew } from '../local-folder.ts';
import { openPath } from '../opening.ts';
import { freePath } from '../places.ts';

type Names = 'event.sample' | 'event.import' | 'event.part' | 'event.text';

const appended = (desk: Desk, file: TournamentFile, steps: readonly Step[], now: string): Answer<null> => {
  for (const { no: number, kind, cancels, command, changes, at } of steps) {
    const written = file.append({
      commandId: desk.machine.randomHex(16),
      at: at ?? now,
      actor: 'desk',
      kind,
      cancels,
      command,
      changes: changes as readonly Json[],
      answer: { no: number },
    });
    if (!written.ok) return written;
  }
  return ok(null);
};

/** The steps of a foreign event's text. Refuses as `stepsOfEvent`, and with event.notRead where the checker gave up on it. */
const stepsIn = async (desk: Desk, path: string, text: string, id: string): Promise<Answer<readonly Step[]>> => {
  const read = await desk.workers.checker.ask(path, { kind: 'readEvent', text, id }, checkWithin(text.length));
  if (read.ok || read.refusal.code !== 'file.notChecked') return read;
  return no(refuse('event.notRead', { why: read.refusal.params.why ?? null }, [{ do: 'chooseAnother' }]));
};

/** Makes a file with these steps and opens it. What cannot be finished is not left behind. */
const fileOf = async (
  desk: Desk,
  chosen: string,
  { id, steps }: { readonly id: string; readonly steps: readonly Step[] },
  isSample: boolean,
): Promise<Answer<FileState>> => {
  const place = await placeForNew(desk, chosen);
  if (!place.ok) return place;
  const { path } = place.value;
  const at = desk.machine.now().toISOString();
  const about = { tournamentId: id, createdBy: `Seatwright ${desk.machine.version}`, createdAt: at };
  const file = create(path, about, desk.opening.options);
  if (!file.ok) return file;
  const written = appended(desk, file.value, steps, at);
  const closed = file.value.close();
  if (written.ok && closed.ok) {
    const opened = await openPath(desk, path, false, { isSample });
    if (opened.ok) keepsHere(desk, place.value);
    else rmSync(path, { force: true });
    return opened;
  }
  rmSync(path, { force: true });
  return written.ok ? no(closed.ok ? refuse('tournament.none') : closed.refusal) : written;
};

/** The parts of an event that is on its way, of one at a time: a new one takes the place of one that was given up. */
const partsOnTheirWay = () => {
  let held: { readonly upload: string; readonly text: string } | null = null;
  const tooLong = no(refuse('event.notRead', { why: null }, [{ do: 'chooseAnother' }]));
  return {
    take: (upload: string, text: string): Answer<null> => {
      const whole = (held?.upload === upload ? held.text : '') + text;
      held = whole.length > LONGEST_EVENT ? null : { upload, text: whole };
      return held === null ? tooLong : ok(null);
    },
    ended: (upload: string | undefined, text: string): Answer<string> => {
      if (upload === undefined) return ok(text);
      const begun = held?.upload === upload ? held.text : null;
      held = null;
      return begun === null || begun.length + text.length > LONGEST_EVENT ? tooLong : ok(begun + text);
    },
  };
};

export const eventHandlers = (desk: Desk): Pick<Handlers, Names> => {
  const parts = partsOnTheirWay();
  const pathOf = (handle: string): Answer<string> => {
    const path = desk.handles.places.get(handle);
    return path === undefined ? no(refuse('file.unknownHandle', {}, [{ do: 'chooseAnother' }])) : ok(path);
  };
  /** A sample is for looking around in: nobody is asked where it lies [desktop 8.2, 9.3]. */
  const ownPlace = (name: string): Answer<string> => {
    const folder = localFolder(desk);
    return folder.ok ? ok(freePath(folder.value, name)) : folder;
  };
  return {
    'event.sample': ({ handle, name, family }) => {
      const path = handle === undefined ? ownPlace(name) : pathOf(handle);
      if (!path.ok) return path;
      const id = desk.machine.randomHex(16);
      const now = desk.machine.now();
      const steps = sampleSteps({ family, name, id, at: now.toISOString(), now: now.getTime() });
      return fileOf(desk, path.value, { id, steps }, true);
    },
    'event.part': ({ upload, text }) => parts.take(upload, text),
    'event.import': async ({ handle, text, upload }) => {
      const path = pathOf(handle);
      if (!path.ok) return path;
      const whole = parts.ended(upload, text);
      if (!whole.ok) return whole;
      const id = desk.machine.randomHex(16);
      const steps = await stepsIn(desk, path.value, whole.value, id);
      return steps.ok ? fileOf(desk, path.value, { id, steps: steps.value }, false) : steps;
    },
    'event.text': ({ event }) => {
      const meant = meantHere(desk, event);
      if (!meant.ok) return meant;
      const { session } = desk.open;
      const tournament = session?.ledger().tournament ?? null;
      const family = tournament === null ? undefined : families[tournament.family];
      if (session === null || tournament === null || family === undefined) return no(refuse('tournament.none'));
      const steps = session.steps(0, session.ledger().last);
      return steps.ok ? ok(`${JSON.stringify(eventFileOf(tournament, family, steps.value), null, 1)}\n`) : steps;
    },
  };
};
