/**
 * Limits of every call, whichever door it comes through [reliability 11.4].
 *
 * | rule | where |
 * | --- | --- |
 * | depth <= 20, lists <= 10,000 | `overLimit` |
 * | 200 calls a second per window | `rateLimit` |
 *
 * Different on purpose: a command carries JSON that may itself be 20 deep, so the whole is allowed four levels more; a window may
 * save up calls for 5 seconds, because taking 500 steps back is 500 calls in a second or two [T-UNDO-3].
 */

const DEEPEST = 24;
const LONGEST_LIST = 10_000;

export type OverLimit = { readonly what: 'depth' | 'list'; readonly found: number; readonly allowed: number };

/** The first limit that a value is over, or null. Looks at plain objects and lists; what else there is, the form refuses. */
export const overLimit = (input: unknown): OverLimit | null => {
  const left: { readonly value: unknown; readonly depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) return { what: 'depth', found: depth + 1, allowed: DEEPEST };
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (Array.isArray(value) && value.length > LONGEST_LIST) {
      return { what: 'list', found: value.length, allowed: LONGEST_LIST };
    }
    for (const member of members) left.push({ value: member, depth: depth + 1 });
  }
  return null;
};

const PER_SECOND = 200;
const SAVED_UP = 5 * PER_SECOND;

/**
 * Counts the calls of one window; answers false for one too many.
 * @param now milliseconds that only go up
 */
export const rateLimit = (now: () => number = () => performance.now()): (() => boolean) => {
  let left = SAVED_UP;
  let at = now();
  return () => {
    const moment = now();
    left = Math.min(SAVED_UP, left + ((moment - at) * PER_SECOND) / 1000);
    at = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
