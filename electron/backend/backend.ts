import type { Push } from '../../core/api/contract.ts';
import type { FileState } from '../../core/api/file.ts';
import type { Role } from '../../core/api/method.ts';
import type { Language } from '../../core/languages.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../core/tournament/refusal.ts';
import type { Json } from '../../core/tournament/words.ts';
import { owesLeft } from './copies/shared-files.ts';
import type { DeskWith } from './desk.ts';
import { closeSession, tell, turnsOf } from './desk-files.ts';
import { type Caller, dispatch, type Handlers } from './dispatch.ts';
import { freshDesk, type WhileLeaving } from './fresh-desk.ts';
import { EVERY, watchClock } from './hall/clock-watch.ts';
import { hallsState, isLookedAt, rememberHalls } from './hall/halls.ts';
import { appHandlers } from './handlers/app.ts';
import { copyHandlers } from './handlers/copies.ts';
import { deskHandlers } from './handlers/desk.ts';
import { erasingHandlers } from './handlers/erasing.ts';
import { eventHandlers } from './handlers/events.ts';
import { fileHandlers } from './handlers/file.ts';
import { hallHandlers } from './handlers/hall.ts';
import { listHandlers } from './handlers/lists.ts';
import { networkHandlers } from './handlers/network.ts';
import { printHandlers } from './handlers/print.ts';
import { seatingHandlers } from './handlers/seating.ts';
import { tournamentHandlers } from './handlers/tournament.ts';
import { faultText } from './log-text.ts';
import { type Machine, saneTime } from './machine.ts';
import { openPath } from './opening.ts';
import { rememberGiven, takeLeft } from './places.ts';

export type Backend = {
  /** The one door: every host hands its calls in here. Never throws. */
  readonly call: (caller: Caller, method: unknown, input: unknown) => Promise<Answer<Json>>;
  /** Hears what the role may hear. The returned function ends that. */
  readonly listen: (role: Role, listener: (push: Push) => void) => () => void;
  /** Opens a file that the machine named (command line, second start, system). */
  readonly open: (path: string) => Promise<Answer<FileState>>;
  /** Opens the last of several such files, puts the others among the recent ones and says so [desktop 6.2]. */
  readonly openGiven: (paths: readonly string[]) => Promise<Answer<FileState | null>>;
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
  /** Whether somebody looks at the hall: on a screen, or in the network. */
  readonly hallOpen: () => boolean;
  /** Writes what is only in the log into the file itself: before sleep [reliability 3.4, 3.7]. */
  readonly checkpoint: () => void;
  /** The machine goes to sleep, or has woken. */
  readonly sleeps: (now: boolean) => void;
  /**
   * The short way out [desktop 7.7]: the system ends, or nobody caught a fault [reliability 10.3]. Nothing is accepted any more, and the
   * file is closed in rest form before it answers: no copy, no checker, nothing put back. Answers `open` where the log stays beside the file.
   */
  readonly closeNow: () => 'rest' | 'open';
  /** The language of the desk: the chosen one, else the system's. */
  readonly language: () => Language;
  /** A fault as the log may keep it: without names of the open tournament. */
  readonly logText: (fault: unknown) => string;
  /**
   * The long way out [desktop 7.6]: the copy at close, the file in rest form and back in its shared folder, the engine ended. Nothing is
   * asked [reliability 3.7].
   * @param whileLeaving begins when a file is still on its way back, hears when it is there, and ends the waiting when it ends itself
   */
  readonly close: (whileLeaving?: WhileLeaving) => Promise<void>;
};

/** What only hall windows draw from: a large event's page is no small message, and the desk needs none of it. */
const onlyHalls: ReadonlySet<Push['type']> = new Set(['hall.page', 'hall.screens']);

const hears = (role: Role, { type }: Push): boolean => {
  if (role === 'desk') return !onlyHalls.has(type);
  return role === 'hall' && (onlyHalls.has(type) || type === 'app.settings');
};

/** The clocks of rounds that run show what they showed before the computer's clock was set. */
const shiftClock = ({ machine, open: { session } }: DeskWith<'machine' | 'open'>, by: number): void => {
  const running = session?.ledger().tournament?.rounds.filter(({ timer }) => timer?.runningSince != null) ?? [];
  const at = machine.now().getTime();
  for (const { no: round } of running) {
    const command = { type: 'round.clock', no: round, at, do: { what: 'shift', by } } as const;
    session?.execute(machine.randomHex(16), () => ok(command), 'desk');
  }
};

/**
 * The back end over a machine.
 * @param given its clock is believed as far as dates have a form
 * @param workerEntry file of the seating worker, built or source
 */
export const startBackend = (given: Machine, workerEntry: URL): Backend => {
  const machine: Machine = { ...given, now: () => saneTime(given.now()) };
  const listeners = new Set<{ readonly role: Role; readonly hear: (push: Push) => void }>();
  const push = (message: Push) => {
    for (const { role, hear } of listeners) if (hears(role, message)) hear(message);
  };
  const isHallHeard = () => [...listeners].some(({ role }) => role === 'hall');
  const { desk, rest, putBackLeft, end } = freshDesk(machine, workerEntry, { push, isHallHeard });

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
    ...listHandlers(desk),
    ...copyHandlers(desk),
    ...tournamentHandlers(desk),
    ...deskHandlers(desk),
    ...seatingHandlers(desk),
    ...hallHandlers(desk),
    ...networkHandlers(desk),
    ...printHandlers(desk),
  };

  const closing = no(refuse('door.closing'));

  const open = async (
    path: string,
    options: { isSample?: boolean; owesCopy?: boolean } = {},
  ): Promise<Answer<FileState>> => {
    owesLeft(desk, path);
    // Nobody waits for the answer of a start: a fault is told as well.
    const turn = turnsOf(desk)(() => openPath(desk, path, false, options));
    const answer = await turn.catch((fault: unknown): Answer<FileState> => {
      machine.fault('open', faultText(desk, fault));
      return no(refuse('door.fault', { method: 'file.open' }));
    });
    if (!answer.ok) tell(desk, answer.refusal);
    putBackLeft();
    return answer;
  };

  return {
    call: async (caller, method, input) => {
      if (desk.open.ends) return closing;
      const answer = await dispatch(handlers, caller, { method, input }, (where, fault) =>
        machine.fault(where, faultText(desk, fault)),
      );
      // It met the end on its way: what was refused then is no fault and no other file.
      return desk.open.ends && !answer.ok ? closing : answer;
    },
    listen: (role, hear) => {
      const listener = { role, hear };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (path) => open(path),
    openGiven: async (paths) => {
      const last = paths.at(-1);
      if (last === undefined) return ok(null);
      for (const path of paths.slice(0, -1)) rememberGiven(desk, path);
      const answer = await open(last);
      if (answer.ok && paths.length > 1) tell(desk, refuse('file.severalGiven', { count: paths.length }));
      return answer;
    },
    openLeft: async () => {
      const left = takeLeft(desk);
      return left === null ? ok(null) : open(left.path, { isSample: left.sample, owesCopy: true });
    },
    tell: (refusal) => tell(desk, refusal),
    logText: (fault) => faultText(desk, fault),
    language: () => desk.memory.read().settings.language ?? machine.locale,
    warm: () => {
      desk.workers.checker.warm();
      putBackLeft();
    },
    closeNow: () => {
      desk.open.ends = true;
      rest();
      const { session } = desk.open;
      desk.open.session = null;
      desk.open.care = null;
      const closed = session?.closeNow() ?? ok(null);
      // After the file: what looks at the hall is shown nothing new, and finds it again with the event.
      desk.network.close();
      return closed.ok ? 'rest' : 'open';
    },
    perform: (id) => push({ type: 'app.deed', id }),
    hallChanged: (left) => {
      for (const hall of desk.hall.windows.values()) {
        if (left !== undefined && hall.by === left)
          desk.hall.windows.set(hall.hall, { ...hall, by: null, shown: null });
      }
      rememberHalls(desk);
      push({ type: 'hall.state', state: hallsState(desk) });
    },
    hallPageOf: (hall) => desk.hall.windows.get(hall)?.by ?? null,
    hallOpen: () => isLookedAt(desk),
    checkpoint: () => desk.open.session?.idle(),
    sleeps: (now) => watch?.sleeps(now),
    close: async (whileLeaving) => {
      desk.open.ends = true;
      rest();
      if (looking !== null) clearInterval(looking);
      // Not for good: phones find it again with the event.
      desk.network.close();
      const closed = closeSession(desk, 'ends');
      if (!closed.ok) machine.fault('close', closed.refusal.code);
      await end(whileLeaving);
    },
  };
};
