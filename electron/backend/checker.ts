/**
 * The checker as the desk sees it: questions about files, answered by a process of its own.
 *
 * | rule | where |
 * | --- | --- |
 * | [reliability 1.3, 5.1] a time limit of ten seconds, after which the process is ended and the desk goes on | `ask` |
 * | [reliability 1.6] restarts by itself, at most 3 times in 60 s, then stays off with a notice | `mayStart` |
 */

import { type Answer, no } from '../../core/tournament/refusal.ts';
import type { CheckerNews, CheckerOrder } from '../workers/checker-process.ts';
import type { ReplyTo, Task } from '../workers/checker-tasks.ts';
import type { Child } from './child.ts';
import { fileRefusals } from './file/refusals.ts';

/** A process that was started for the checker. */
export type CheckerChild = Child<CheckerOrder, CheckerNews>;

export type Checker = {
  /**
   * Asks and waits. Refuses as the task does, and with file.notChecked (why: `time`, `crash`, `off`). Questions are
   * answered one after the other.
   * @param path the file that a refusal of the checker itself names
   * @param limit milliseconds
   */
  readonly ask: <T extends Task>(path: string, task: T, limit?: number) => Promise<Answer<ReplyTo<T>>>;
  /** Starts the process now, so that the first question need not wait for it. */
  readonly warm: () => void;
  /** Ends the process while it is asked nothing: the next question starts a fresh one. */
  readonly rest: () => void;
  readonly close: () => void;
};

/** A file has so long to be checked [reliability 5.1], in milliseconds. */
const CHECK_WITHIN = 10_000;

/** A large file on a busy machine has longer: a second for each megabyte, up to a minute in all. Milliseconds. */
const LONGEST_CHECK = 60_000;
export const checkWithin = (bytes: number): number =>
  Math.min(LONGEST_CHECK, CHECK_WITHIN + Math.floor((bytes / 1024 / 1024) * 1000));

/** The process has so long to start; a machine that is busy starting up takes its time. */
const START_WITHIN = 60_000;

const MOST_RESTARTS = 3;
const RESTARTS_WITHIN = 60_000;

type Question = {
  readonly path: string;
  readonly task: Task;
  readonly limit: number;
  readonly answer: (answer: Answer<never>) => void;
};

type Why = Parameters<typeof fileRefusals.notChecked>[1];

/**
 * @param start starts the process
 * @param now milliseconds that only go up
 */
export const checkerFrom = (start: () => CheckerChild, now: () => number = () => performance.now()): Checker => {
  const waiting: Question[] = [];
  let ended: readonly number[] = [];
  let child: CheckerChild | null = null;
  let ready = false;
  let asked: (Question & { readonly id: number }) | null = null;
  let limit: NodeJS.Timeout | null = null;
  let orders = 0;
  let closed = false;

  const noLimit = () => {
    if (limit !== null) clearTimeout(limit);
    limit = null;
  };

  /** The clock of a question also keeps the program from ending while somebody waits for the answer. */
  const within = (milliseconds: number, act: () => void) => {
    noLimit();
    limit = setTimeout(act, milliseconds);
  };

  const finish = (answer: Answer<never>) => {
    const question = asked;
    asked = null;
    noLimit();
    question?.answer(answer);
  };

  const refused = (question: Question, why: Why) => question.answer(no(fileRefusals.notChecked(question.path, why)));

  /** The process is no more: what it was asked is answered, and the next question gets a fresh one. */
  const lost = (dead: CheckerChild, why: Why) => {
    if (child !== dead) return;
    child = null;
    ready = false;
    ended = [...ended.filter((at) => now() - at < RESTARTS_WITHIN), now()];
    const question = asked ?? waiting.shift();
    asked = null;
    noLimit();
    if (question !== undefined) refused(question, why);
    next();
  };

  const mayStart = (): boolean => ended.filter((at) => now() - at < RESTARTS_WITHIN).length <= MOST_RESTARTS;

  const started = (): void => {
    if (child !== null) return;
    const fresh = start();
    child = fresh;
    fresh.onNews((news) => {
      if (child !== fresh) return;
      if (news.type === 'ready') {
        ready = true;
        noLimit();
        next();
      } else if (news.id === asked?.id) {
        finish(news.answer as Answer<never>);
        next();
      }
    });
    fresh.onExit(() => lost(fresh, 'crash'));
    within(START_WITHIN, () => {
      fresh.kill();
      lost(fresh, 'time');
    });
  };

  const next = (): void => {
    if (asked !== null || waiting.length === 0) return;
    if (closed || (child === null && !mayStart())) {
      for (const question of waiting.splice(0)) refused(question, 'off');
      return;
    }
    started();
    const running = child;
    if (!ready || running === null) return;
    const question = waiting.shift();
    if (question === undefined) return;
    orders += 1;
    asked = { ...question, id: orders };
    within(question.limit, () => {
      running.kill();
      lost(running, 'time');
    });
    running.send({ id: orders, task: question.task });
  };

  return {
    ask: (path, task, longest = CHECK_WITHIN) =>
      new Promise((resolve) => {
        waiting.push({ path, task, limit: longest, answer: resolve as Question['answer'] });
        next();
      }),
    warm: () => {
      if (!closed && mayStart()) started();
    },
    rest: () => {
      if (asked !== null || waiting.length > 0) return;
      const idle = child;
      child = null;
      ready = false;
      noLimit();
      idle?.kill();
    },
    close: () => {
      closed = true;
      const running = child;
      child = null;
      noLimit();
      running?.kill();
      const question = asked;
      asked = null;
      if (question !== null) refused(question, 'off');
      for (const left of waiting.splice(0)) refused(left, 'off');
    },
  };
};
