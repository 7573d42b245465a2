import type { Json } from '../../../core/tournament/words.ts';
import { call } from '../../door/current.ts';

/** Least time between two drafts of the same key [reliability 10.1]. */
const EVERY = 300;

const due = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly draft: Json }>();

/** Keeps what is half done in the back end's memory, at most every 300 ms; null drops it. */
export const keepDraft = (key: string, draft: Json): void => {
  const waiting = due.get(key);
  const timer =
    waiting?.timer ??
    setTimeout(() => {
      const last = due.get(key);
      due.delete(key);
      if (last !== undefined) void call('app.keepDraft', { key, draft: last.draft });
    }, EVERY);
  due.set(key, { timer, draft });
};

/** What was kept under a key, or null. */
export const draftOf = async (key: string): Promise<Json> => {
  const answer = await call('app.draft', { key });
  return answer.ok ? answer.value : null;
};
