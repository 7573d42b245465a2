/** The desk as the program begins with it: its parts, and what each of them does by itself after a while. */

import { join } from 'node:path';
import type { Push } from '../../core/api/contract.ts';
import { keptSeatings } from '../../core/tournament/draws/kept-seatings.ts';
import { refuse } from '../../core/tournament/refusal.ts';
import { engineFrom } from '../workers/engine.ts';
import { type Checker, checkerFrom } from './checker.ts';
import { bringBack, leftToPutBack, owesPutBack } from './copies/shared-files.ts';
import type { Desk } from './desk.ts';
import { fileState, tell } from './desk-files.ts';
import { learnDrives, liesAt } from './file/check/lies.ts';
import { tidyRecovery } from './file/durable.ts';
import { notesFolder } from './file/noted.ts';
import type { Later } from './file/tournament-file.ts';
import { emptyHall, followRound } from './hall/hall-event.ts';
import { hallPage } from './hall/halls.ts';
import { networkFrom } from './hall/network.ts';
import { networkState, rememberNetwork, shownInNetwork } from './hall/network-page.ts';
import { localFolder } from './local-folder.ts';
import { faultText } from './log-text.ts';
import type { Machine } from './machine.ts';
import { noticedBetween } from './overwritten.ts';
import { recoveredPath, timeOfDay } from './recovery/rebuild.ts';
import { replay } from './session.ts';
import { memoryIn } from './settings.ts';
import { makeOwnFolder } from './write-whole.ts';

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

/** Does something once for a burst of calls, so many milliseconds after the first of them. */
const onceFor = (milliseconds: number, act: () => void) => {
  let due: NodeJS.Timeout | null = null;
  return {
    ask: () => {
      due ??= setTimeout(() => {
        due = null;
        act();
      }, milliseconds);
    },
    stop: () => {
      if (due !== null) clearTimeout(due);
    },
  };
};

type Windows = {
  readonly push: (push: Push) => void;
  /** Some window draws the hall. */
  readonly isHallHeard: () => boolean;
};

type FreshDesk = {
  readonly desk: Desk;
  /** Nothing is done by itself any more. */
  readonly rest: () => void;
  /** Puts back what the last end left undone: the program ended the short way, or crashed [desktop 7.7]. */
  readonly putBackLeft: () => void;
  /** Waits for a file on its way back, and ends what works away from the desk. */
  readonly end: (whileLeaving?: WhileLeaving) => Promise<void>;
};

/** What is shown while a file is on its way back to its shared folder; what it answers ends the waiting. */
export type WhileLeaving = (back: AbortSignal) => Promise<unknown>;

/** @param workerEntry file of the seating worker, built or source */
export const freshDesk = (machine: Machine, workerEntry: URL, { push, isHallHeard }: Windows): FreshDesk => {
  let idle: NodeJS.Timeout | null = null;
  let carrier: Checker | null = null;
  /** Local copies on their way back to their shared folders [reliability 3.3]. */
  let leaving: Promise<void> = Promise.resolve();
  let onTheirWay = 0;
  const later: Later = (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  };
  const recoveryFolder = join(machine.folders.data, 'recovery');
  // Before anything is made in it: what is noted here is for this user alone.
  makeOwnFolder(machine.folders.data);
  // A system that cannot be asked keeps nobody from a file: its drives count as local.
  const drives = (machine.liesKnown ?? learnDrives)().catch((fault: unknown) =>
    machine.fault('drives', faultText(desk, fault)),
  );
  tidyRecovery(recoveryFolder, machine.now().getTime());

  const network = networkFrom({
    start: machine.network.start,
    folder: machine.network.pages,
    changed: () => push({ type: 'network.state', state: networkState(desk) }),
    gaveUp: () => {
      rememberNetwork(desk);
      tell(desk, refuse('network.stopped', {}, [{ do: 'network.choose' }]));
    },
    full: ({ connections, address }) => tell(desk, refuse('network.full', { connections, address })),
  });

  // After the answer, and once for a burst of steps: the hall has a second [hall-and-print 2.4], the TO has none.
  const publishing = onceFor(PUBLISH_WITHIN, () => {
    // A window that opens later asks for it.
    if (isHallHeard()) push({ type: 'hall.page', page: hallPage(desk) });
    push({ type: 'hall.changed' });
  });
  const refreshing = onceFor(NETWORK_WITHIN, () => {
    if (network.now().status !== 'off') network.show(shownInNetwork(desk));
  });

  const desk: Desk = {
    machine,
    memory: memoryIn(machine.folders.data),
    later,
    push,
    told: [],
    workers: {
      engine: engineFrom(workerEntry),
      checker: checkerFrom(machine.startChecker),
      carrier: () => {
        carrier ??= checkerFrom(machine.startChecker);
        return carrier;
      },
    },
    opening: {
      lies: machine.lies ?? liesAt,
      liesKnown: () => drives,
      offered: new Map(),
      options: {
        recoveryFolder,
        notes: notesFolder(machine.folders.data),
        replay,
        renewal: () => ({ commandId: machine.randomHex(16), at: machine.now().toISOString() }),
        lookAgain: async (path, tournamentId, last) => {
          const task = { kind: 'holdsStep', path, recoveryFolder, tournamentId, last } as const;
          const answer = await desk.workers.checker.ask(path, task);
          return answer.ok ? answer.value : null;
        },
        savedPath: (path) => {
          const folder = localFolder(desk);
          const word = SAVED[desk.memory.read().settings.language ?? machine.locale];
          return folder.ok ? recoveredPath(path, folder.value, word, timeOfDay(machine.now(), '.')) : null;
        },
        noticed: (refusal) => noticedBetween(desk, refusal),
      },
    },
    open: {
      session: null,
      care: null,
      trouble: null,
      sample: false,
      ends: false,
      stepped: (step) => {
        push({ type: 'tournament.stepped', step });
        push({ type: 'file.changed', file: fileState(desk) });
        followRound(desk);
        desk.hall.publish();
        if (idle !== null) clearTimeout(idle);
        idle = setTimeout(() => desk.open.session?.idle(), IDLE);
      },
      closed: (path) => putBackSoon(path),
      copied: (path, copy) => putBackSoon(path, copy),
    },
    hall: {
      shows: emptyHall,
      toldOf: null,
      windows: new Map(),
      // No start of the program gives a number again that another one gave: the desk knows pictures by them.
      made: { no: 1024 * Number.parseInt(machine.randomHex(4), 16), text: '' },
      reveal: { top: 0, step: 0 },
      publish: () => {
        publishing.ask();
        desk.network.refresh();
      },
    },
    network: {
      ...network,
      hall: 1,
      refresh: () => {
        if (network.now().status !== 'off') refreshing.ask();
      },
    },
    handles: { places: new Map(), discardable: new Map() },
    drafts: new Map(),
    seatings: keptSeatings(),
  };

  const putBackSoon = (path: string, from = path): void => {
    if (!owesPutBack(desk, path)) return;
    onTheirWay += 1;
    leaving = leaving
      .then(() => bringBack(desk, path, from))
      .catch((fault) => machine.fault('putBack', faultText(desk, fault)))
      .finally(() => {
        onTheirWay -= 1;
      });
  };

  return {
    desk,
    rest: () => {
      if (idle !== null) clearTimeout(idle);
      publishing.stop();
      refreshing.stop();
    },
    putBackLeft: () => {
      for (const path of leftToPutBack(desk)) putBackSoon(path);
    },
    end: async (whileLeaving) => {
      if (onTheirWay > 0) {
        const back = new AbortController();
        const limit = new Promise((resolve) => later(LEAVE_WITHIN, () => resolve(null)));
        await Promise.race([leaving, limit, ...(whileLeaving === undefined ? [] : [whileLeaving(back.signal)])]);
        back.abort();
      }
      desk.workers.checker.close();
      carrier?.close();
      await desk.workers.engine.close();
    },
  };
};
