/** The clock of a round as points in time, right after sleep, crash and restart [hall-and-print 2.5]. */

import type { TableNo } from './words.ts';

export type Timer = {
  readonly seconds: number;
  /** Null while it is paused. */
  readonly runningSince: number | null;
  /** Milliseconds that had run before that start. */
  readonly ranBefore: number;
  readonly extra: { readonly [table: number]: number };
};

/** A running clock stays as it is. */
export const started = (timer: Timer | null, seconds: number, at: number): Timer => {
  if (timer === null) return { seconds, runningSince: at, ranBefore: 0, extra: {} };
  return timer.runningSince === null ? { ...timer, runningSince: at } : timer;
};

/** A computer's clock that is set back never takes away time that has run. */
export const paused = (timer: Timer, at: number): Timer =>
  timer.runningSince === null
    ? timer
    : { ...timer, runningSince: null, ranBefore: timer.ranBefore + Math.max(0, at - timer.runningSince) };

/** The clock shows what it showed. `by` is in milliseconds. */
export const shifted = (timer: Timer, by: number): Timer =>
  timer.runningSince === null || by === 0
    ? timer
    : { ...timer, runningSince: Math.max(0, timer.runningSince + Math.round(by)) };

/** An empty `tables` means all. */
export const extended = (timer: Timer, seconds: number, tables: readonly TableNo[]): Timer => {
  if (tables.length === 0) return { ...timer, seconds: Math.max(0, timer.seconds + seconds) };
  const extra = { ...timer.extra };
  for (const table of tables) extra[table] = Math.max(0, (extra[table] ?? 0) + seconds);
  return { ...timer, extra };
};

/** Negative is overtime. */
export const secondsLeft = (timer: Timer, now: number, table?: TableNo): number => {
  const ran = timer.ranBefore + (timer.runningSince === null ? 0 : Math.max(0, now - timer.runningSince));
  const left = Math.ceil(timer.seconds + (table === undefined ? 0 : (timer.extra[table] ?? 0)) - ran / 1000);
  // Without this, the second after the end would be -0, which compares as another number.
  return left === 0 ? 0 : left;
};
