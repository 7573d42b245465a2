import { Worker } from 'node:worker_threads';
import { MEMORY_LIMIT } from '../../core/game/memory.ts';
import type { Proposal } from '../../core/game/seating.ts';
import type { CheckedDraw } from '../../core/tournament/draws/judge-draw.ts';
import { type Answer, no, refuse } from '../../core/tournament/refusal.ts';
import type { GameId, Json, Table } from '../../core/tournament/words.ts';
import type { CheckOrder, SeatNews, SeatOrder } from './protocol.ts';

type Progress = (share: number, best: readonly Table[] | null) => void;

/** The seating engine as the back end sees it. One search at a time. */
export type Engine = {
  /** Answers when the search ends. Refuses `seating.busy` while one runs, `seating.engineDied` when its thread dies. */
  readonly seat: (family: GameId, method: string, request: Json, progress: Progress) => Promise<Answer<Proposal>>;
  /** Judges a draw of unknown origin. Refuses as `seat`, and what `replayDraw` refuses. */
  readonly check: (draw: Json) => Promise<Answer<CheckedDraw>>;
  /** The running search returns its best so far; one that does not within the grace is ended with its thread. */
  readonly stop: () => void;
  /** Ends the thread while no search runs: it holds the memory of its last search, and the next one starts a fresh one. */
  readonly rest: () => void;
  readonly close: () => Promise<void>;
};

/** How long a search may take to notice the stop flag before its thread is ended ([T-ENG-1]: 500 ms, [T-ENG-2]: 300 ms). */
const GRACE = 250;

/**
 * A search that runs this long by the clock returns its best so far, marked as cut [reliability 9.1, 9.2]. The rule's usual time is 5 s.
 * After 5 s the screen asks whether to go on or to take the best so far; the clock itself cuts later, because the budget in steps is
 * to end a normal search [reliability 9.3]: the largest takes 0.7 s here, and on a machine ten times slower the same seed must give the same
 * seating. Milliseconds.
 */
const SOFT = 60_000;

/** A search that the clock has stopped has so long to come to an end before its thread is ended [reliability 9.1]. Milliseconds. */
const HARD_AFTER_SOFT = 5000;

/** Heap of the engine thread in MB: the second line behind searches that are bounded by construction [reliability 9.1]. */
const HEAP = MEMORY_LIMIT / 1024 / 1024;

/**
 * A search reports at most ten times a second [reliability 9.2]. So many more messages are a runaway, and its thread is ended before they hold
 * up the desk.
 */
const FLOOD = 200;

type Running = {
  readonly id: number;
  readonly since: number;
  heard: number;
  readonly flag: Int32Array;
  readonly progress: Progress;
  readonly finish: (answer: Answer<Proposal | CheckedDraw>) => void;
};

/**
 * Starts the engine thread when it is first needed and a fresh one whenever the old one died or was ended.
 * @param soft milliseconds after which a search is asked for its best so far
 * @param hard milliseconds after that, when its thread is ended
 * @param entry the worker's file: built (`seating-worker.js`) or source (`seating-worker.ts`)
 */
export const engineFrom = (entry: URL, grace = GRACE, soft = SOFT, hard = HARD_AFTER_SOFT): Engine => {
  let worker: Worker | null = null;
  let running: Running | null = null;
  let orders = 0;

  let limit: NodeJS.Timeout | null = null;

  const finish = (answer: Answer<Proposal | CheckedDraw>) => {
    const ended = running;
    running = null;
    if (limit !== null) clearTimeout(limit);
    ended?.finish(answer);
  };

  const dropped = (dead: Worker, what: string) => {
    if (worker !== dead) return;
    worker = null;
    finish(no(refuse('seating.engineDied', { what }, [{ do: 'seatAgain' }])));
  };

  /** A thread that cannot be ended is none of ours any more. */
  const ended = (thread: Worker): void => {
    void thread.terminate().catch(() => undefined);
  };

  const started = (): Worker => {
    if (worker !== null) return worker;
    const fresh = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: HEAP }, stdout: false, stderr: false });
    fresh.on('message', (news: SeatNews) => {
      if (running === null || news.id !== running.id) return;
      running.heard += 1;
      if (running.heard > FLOOD + (performance.now() - running.since) / 50) {
        dropped(fresh, 'flood');
        ended(fresh);
        return;
      }
      if (news.type === 'progress') running.progress(news.share, news.best);
      else finish(news.answer);
    });
    // Without a listener an error in the thread would take the whole program down.
    fresh.on('error', (error) => dropped(fresh, error.message));
    fresh.on('exit', (code) => dropped(fresh, `exit ${code}`));
    fresh.unref();
    worker = fresh;
    return fresh;
  };

  /** Asks the running search for its best so far; one that goes on longer than `within` is ended with its thread. */
  const stop = (within: number): void => {
    const search = running;
    const thread = worker;
    if (search === null || thread === null) return;
    Atomics.store(search.flag, 0, 1);
    setTimeout(() => {
      if (running !== search) return;
      dropped(thread, 'stopped');
      ended(thread);
    }, within).unref();
  };

  const ordered = (wanted: Omit<SeatOrder, 'id' | 'stop'> | Omit<CheckOrder, 'id' | 'stop'>, progress: Progress) =>
    new Promise<Answer<Proposal | CheckedDraw>>((resolve) => {
      if (running !== null) {
        resolve(no(refuse('seating.busy')));
        return;
      }
      const flag = new SharedArrayBuffer(4);
      orders += 1;
      running = {
        id: orders,
        since: performance.now(),
        heard: 0,
        flag: new Int32Array(flag),
        progress,
        finish: resolve,
      };
      const order: SeatOrder | CheckOrder = { ...wanted, id: orders, stop: flag };
      // Also keeps a program without windows from ending while a search runs.
      limit = setTimeout(() => stop(hard), soft);
      try {
        started().postMessage(order);
      } catch (fault) {
        // A text nested deeper than messages can be [fault F-8]: no search runs, so none is in the way of the next.
        finish(no(refuse('seating.engineFault', { what: String(fault) })));
      }
    });

  return {
    // The answer is of the kind of the order.
    seat: (family, method, request, progress) =>
      ordered({ family, method, request }, progress) as Promise<Answer<Proposal>>,
    check: (draw) => ordered({ draw }, () => undefined) as Promise<Answer<CheckedDraw>>,
    stop: () => stop(grace),
    rest: () => {
      const thread = worker;
      if (running !== null || thread === null) return;
      worker = null;
      ended(thread);
    },
    close: async () => {
      const thread = worker;
      worker = null;
      finish(no(refuse('seating.engineDied', { what: 'closed' })));
      await thread?.terminate();
    },
  };
};
