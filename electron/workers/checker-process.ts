/** The checker's process: a utility process of Electron, or a child of Node in the browser host. One task at a time. */

import { no, refuse } from '../../core/tournament/refusal.ts';
import { readBook } from './book/read-book.ts';
import { carryOut, type Task } from './checker-tasks.ts';

export type CheckerOrder = { readonly id: number; readonly task: Task };
export type CheckerNews =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly id: number; readonly answer: unknown };

type UtilityPort = {
  readonly postMessage: (message: CheckerNews) => void;
  readonly on: (event: 'message', hear: (event: { readonly data: CheckerOrder }) => void) => void;
};

/** Electron's own port where there is one, else the channel to the parent of a Node child. */
const { parentPort } = process as typeof process & { readonly parentPort?: UtilityPort };
const say = (news: CheckerNews): void => {
  // The desk may be gone by the time an answer is ready: then nobody misses it.
  if (parentPort === undefined) process.send?.(news, () => undefined);
  else parentPort.postMessage(news);
};

const answerTo = async (task: Task): Promise<unknown> => (task.kind === 'readBook' ? readBook(task) : carryOut(task));

const hear = ({ id, task }: CheckerOrder): void => {
  void answerTo(task)
    .then((answer) => say({ type: 'done', id, answer }))
    .catch((fault) =>
      say({ type: 'done', id, answer: no(refuse('door.fault', { method: `${task.kind}: ${String(fault)}` })) }),
    );
};

if (parentPort === undefined) {
  process.on('message', (order) => hear(order as CheckerOrder));
  // The desk is gone: nobody waits for an answer.
  process.on('disconnect', () => process.exit(0));
} else parentPort.on('message', ({ data }) => hear(data));
say({ type: 'ready' });
