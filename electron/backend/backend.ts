import { join } from 'node:path';
import type { Push } from '../../core/api/contract.ts';
import type { FileState } from '../../core/api/file.ts';
import type { Role } from '../../core/api/method.ts';
import type { Language } from '../../core/languages.ts';
import { keptSeatings } from '../../core/tournament/draws/kept-seatings.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../core/tournament/refusal.ts';
import type { Json } from '../../core/tournament/words.ts';
import { engineFrom } from '../workers/engine.ts';
import { type Checker, checkerFrom } from './checker.ts';
import type { Desk } from './desk.ts';
import { closeSession, fileState, openPath, tell } from './desk-files.ts';
import { type Caller, dispatch, type Handlers } from './dispatch.ts';
import { learnDrives, liesAt } from './file/check/lies.ts';
import { tidyRecovery } from './file/durable.ts';
import type { Later } from './file/tournament-file.ts';
import { EVERY, watchClock } from './hall/clock-watch.ts';
import { emptyHall, followRound } from './hall/hall-event.ts';
import { hallPage, hallsState, rememberHalls } from './hall/halls.ts';
import { networkFrom } from './hall/network.ts';
import { networkState, pageForNetwork, rememberNetwork } from './hall/network-page.ts';
import { appHandlers } from './handlers/app.ts';
import { copyHandlers } from './handlers/copies.ts';
import { deskHandlers } from './handlers/desk.ts';
import { erasingHandlers } from './handlers/erasing.ts';
import { eventHandlers } from './handlers/events.ts';
import { fileHandlers } from './handlers/file.ts';
import { hallHandlers } from './handlers/hall.ts';
import { networkHandlers } from './handlers/network.ts';
import { printHandlers } from './handlers/print.ts';
import { seatingHandlers } from './handlers/seating.ts';
import { tournamentHandlers } from './handlers/tournament.ts';
import { localFolder } from './local-folder.ts';
import { logText } from './log-text.ts';
import type { Machine } from './machine.ts';
import { noticedBetween } from './overwritten.ts';
import { takeLeft } from './places.ts';
import { recoveredPath, timeOfDay } from './recovery/rebuild.ts';
import { replay } from './session.ts';
import { memoryIn } from './settings.ts';
import { bringBack } from './shared-files.ts';

export type Backend = {
  /** The one door: every host hands its calls in here. Never throws. */
  readonly call: (caller: Caller, method: unknown, input: unknown) => Promise<Answer<Json>>;
  /** Hears what the role may hear. The returned function ends that. */
  readonly listen: (role: Role, listener: (push: Push) => void) => () => void;
  /** Opens a file that the machine named (command line, second start, system). */
  readonly open: (path: string) => Promise<Answer<FileState>>;
  /** Opens what was open when the program ended without being asked to; null where nothing was. */
  readonly openLeft: () => Promise<Answer<FileState | null>>;
  /** Says something at the desk, also to a window that opens later. */
  readonly tell: (refusal: Refusal) => void;
  /** Starts what the first opening needs, so that it need not wait. */
  readonly warm: () => void;
  /** The TO chose a deed in the native menu: the desk's page does it. */
  readonly perform: (deed: string) => void;
  /** A hall window was opened or closed from outside the handlers; `left`: the page of the browser host that went. */
  readonly hallChanged: (left?: string) => void;
  /** The page of the browser host that speaks for a hall window; null where there is none. */
  readonly hallPageOf: (hall: number) => string | null;
  /** Whether some hall window is live. */
  readonly hallOpen: () => boolean;
  /** Writes what is only in the log into the file itself: before sleep [reliability 3.4, 3.7]. */
  readonly checkpoint: () => void;
  /** The machine goes to sleep, or has woken. */
  readonly sleeps: (now: boolean) => void;
  /**
   * After a fault that nobody caught [reliability 10.3]: nothing is accepted any more, and the file is closed at once in rest form.
   * The state of the program is not to be trusted then, so no last copy is made.
   */
  readonly abandon: () => void;
  /** The language of the desk: the chosen one, else the system's. */
  readonly language: () => Language;
  /** A fault as the log may keep it: without names of the open tournament. */
  readonly logText: (fault: unknown) => string;
  /** Closes the file in rest form and ends the engine. Nothing is asked [reliability 3.7]. */
  readonly close: () => Promise<void>;
};

/** The word in the name of the new file after the old one was overwritten, in the language of the desk. */
const SAVED = { en: 'saved', ru: 'сохранён' } as const;

/** Quiet time after the last step before the checkpoint [reliability 3.4]. */
const IDLE = 1000;

/** How long the way out waits for a file on its way back to a shared folder; it is tried again the next time. Milliseconds. */
const LEAVE_WITHIN = 30_000;

/** How long the hall may lag behind a step, in milliseconds. */
const PUBLISH_WITHIN = 50;

/** Those in the network may lag a little longer; it is one message for all that happened meanwhile. Milliseconds. */
const NETWORK_WITHIN = 150;

/** What only hall windows draw from: a large event's page is no small message, and the desk needs none of it. */
const onlyHalls: ReadonlySet<Push['type']> = new Set(['hall.page', 'hall.screens']);

const hears = (role: Role, { type }: Push): boolean => {
  if (role === 'desk') return !onlyHalls.has(type);
  return role === 'hall' && (onlyHalls.has(type) || type === 'app.settings');
};

/** The clocks of rounds that run show what they showed before the computer's clock was set. */
const shiftClock = ({ machine, session }: Desk, by: number): void => {
  const running = session?.ledger().tournament?.rounds.filter(({ timer }) => timer?.runningSince != null) ?? [];
  const at = machine.now().getTime();
  for (const { no: round } of running) {
    const command = { type: 'round.clock', no: round, at, do: { what: 'shift', by } } as const;
    session?.execute(machine.randomHex(16), () => ok(command), 'desk');
  }
};

/**
 * The back end over a machine.
 * @param workerEntry file of the seating worker, built or source
 */
export const startBackend = (machine: Machine, workerEntry: URL): Backend => {
  const listeners = new Set<{ readonly role: Role; readonly hear: (push: Push) => void }>();
  let idle: NodeJS.Timeout | null = null;
  let publishing: NodeJS.Timeout | null = null;
  let toNetwork: NodeJS.Timeout | null = null;

  let abandoned = false;
  let carrier: Checker | null = null;
  /** Local copies on their way back to their shared folders [reliability 3.3]. */
  let leaving: Promise<void> = Promise.resolve();
  const later: Later = (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  };
  const recoveryFolder = join(machine.folders.data, 'recovery');
  learnDrives();
  tidyRecovery(recoveryFolder, machine.now().getTime());

  const push = (message: Push) => {
    for (const { role, hear } of listeners) if (hears(role, message)) hear(message);
  };

  const desk: Desk = {
    machine,
    memory: memoryIn(machine.folders.data),
    engine: engineFrom(workerEntry),
    checker: checkerFrom(machine.startChecker),
    carrier: () => {
      carrier ??= checkerFrom(machine.startChecker);
      return carrier;
    },
    later,
    lies: machine.lies ?? liesAt,
    told: [],
    offered: new Map(),
    care: null,
    fileOptions: {
      recoveryFolder,
      replay,
      renewal: () => ({ commandId: machine.randomHex(16), at: machine.now().toISOString() }),
      lookAgain: async (path, tournamentId, last) => {
        const task = { kind: 'holdsStep', path, recoveryFolder, tournamentId, last } as const;
        const answer = await desk.checker.ask(path, task);
        return answer.ok ? answer.value : null;
      },
      savedPath: (path) => {
        const folder = localFolder(desk);
        const word = SAVED[desk.memory.read().settings.language ?? machine.locale];
        return folder.ok ? recoveredPath(path, folder.value, word, timeOfDay(machine.now(), '.')) : null;
      },
      noticed: (refusal) => noticedBetween(desk, refusal),
    },
    push,
    stepped: (step) => {
      push({ type: 'tournament.stepped', step });
      push({ type: 'file.changed', file: fileState(desk) });
      followRound(desk);
      desk.publish();
      if (idle !== null) clearTimeout(idle);
      idle = setTimeout(() => desk.session?.idle(), IDLE);
    },
    closed: (path) => {
      leaving = leaving.then(() => bringBack(desk, path)).catch((fault) => machine.fault('putBack', textOf(fault)));
    },
    publish: () => {
      // After the answer, and once for a burst of steps: the hall has a second [hall-and-print 2.4], the TO has none.
      publishing ??= setTimeout(() => {
        publishing = null;
        // A window that opens later asks for it.
        if ([...listeners].some(({ role }) => role === 'hall')) push({ type: 'hall.page', page: hallPage(desk) });
        push({ type: 'hall.changed' });
      }, PUBLISH_WITHIN);
      desk.toNetwork();
    },
    toNetwork: () => {
      if (desk.network.now().status === 'off') return;
      toNetwork ??= setTimeout(() => {
        toNetwork = null;
        if (desk.network.now().status !== 'off') desk.network.show(pageForNetwork(desk));
      }, NETWORK_WITHIN);
    },
    network: networkFrom({
      start: machine.network.start,
      folder: machine.network.pages,
      changed: () => push({ type: 'network.state', state: networkState(desk) }),
      gaveUp: () => {
        rememberNetwork(desk);
        tell(desk, refuse('network.stopped', {}, [{ do: 'network.choose' }]));
      },
    }),
    networkHall: 1,
    session: null,
    trouble: null,
    hall: emptyHall,
    toldOf: null,
    sample: false,
    // No start of the program gives a number again that another one gave: the desk knows pictures by them.
    made: { no: 1024 * Number.parseInt(machine.randomHex(4), 16), text: '' },
    halls: new Map(),
    reveal: { top: 0, step: 0 },
    places: new Map(),
    discardable: new Map(),
    drafts: new Map(),
    seatings: keptSeatings(),
  };

  const watch =
    machine.steady === undefined
      ? null
      : watchClock({
          wall: () => machine.now().getTime(),
          steady: machine.steady.now,
          tellsSleep: machine.steady.tellsSleep,
          set: (by) => shiftClock(desk, by),
        });
  const looking = watch === null ? null : setInterval(watch.look, EVERY).unref();

  const handlers: Handlers = {
    ...appHandlers(desk),
    ...fileHandlers(desk),
    ...erasingHandlers(desk),
    ...eventHandlers(desk),
    ...copyHandlers(desk),
    ...tournamentHandlers(desk),
    ...deskHandlers(desk),
    ...seatingHandlers(desk),
    ...hallHandlers(desk),
    ...networkHandlers(desk),
    ...printHandlers(desk),
  };

  const textOf = (fault: unknown): string => logText(fault, desk.session?.ledger().tournament ?? null);

  const open = async (path: string, isSample = false): Promise<Answer<FileState>> => {
    const answer = await openPath(desk, path, false, { isSample });
    if (!answer.ok) tell(desk, answer.refusal);
    return answer;
  };

  return {
    call: async (caller, method, input) =>
      abandoned
        ? no(refuse('door.fault', { method: String(method) }))
        : dispatch(handlers, caller, { method, input }, (where, fault) => machine.fault(where, textOf(fault))),
    listen: (role, hear) => {
      const listener = { role, hear };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    openLeft: async () => {
      const left = takeLeft(desk);
      return left === null ? ok(null) : open(left.path, left.sample);
    },
    tell: (refusal) => tell(desk, refusal),
    logText: textOf,
    language: () => desk.memory.read().settings.language ?? machine.locale,
    warm: () => desk.checker.warm(),
    abandon: () => {
      abandoned = true;
      desk.session?.close();
      desk.session = null;
      desk.care = null;
      // After the file: what looks at the hall is shown nothing new, and finds it again with the event.
      desk.network.close();
    },
    perform: (id) => push({ type: 'app.deed', id }),
    hallChanged: (left) => {
      for (const hall of desk.halls.values()) {
        if (left !== undefined && hall.by === left) desk.halls.set(hall.hall, { ...hall, by: null, shown: null });
      }
      rememberHalls(desk);
      push({ type: 'hall.state', state: hallsState(desk) });
    },
    hallPageOf: (hall) => desk.halls.get(hall)?.by ?? null,
    hallOpen: () => hallsState(desk).halls.some(({ open }) => open),
    checkpoint: () => desk.session?.idle(),
    sleeps: (now) => watch?.sleeps(now),
    close: async () => {
      if (idle !== null) clearTimeout(idle);
      if (publishing !== null) clearTimeout(publishing);
      if (toNetwork !== null) clearTimeout(toNetwork);
      if (looking !== null) clearInterval(looking);
      // Not for good: phones find it again with the event.
      desk.network.close();
      const closed = closeSession(desk, 'ends');
      if (!closed.ok) machine.fault('close', closed.refusal.code);
      await Promise.race([leaving, new Promise((resolve) => later(LEAVE_WITHIN, () => resolve(null)))]);
      desk.checker.close();
      carrier?.close();
      await desk.engine.close();
    },
  };
};
