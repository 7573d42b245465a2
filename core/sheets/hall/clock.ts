/**
 * The clock of a round as people see it. Times come in as milliseconds since 1970.
 *
 * | rule [hall-and-print 2.5] [mahjong 13] | function |
 * | --- | --- |
 * | counts down, minutes not capped at 59; overtime counts up | `digitsOf` |
 * | warnings at so many minutes; one colour, word and icon for each state | `faceOf` |
 * | extra time of chosen tables: "+3:00" while all play, what they have left when the others are done | `faceOf` |
 * | the gong, once for each state and once for each table that had longer | `soundBetween` |
 * | the seating leaves the hall so many minutes after the start | `seatingHidden`, `viewNow` |
 */

import { secondsLeft, type Timer } from '../../tournament/timer.ts';
import type { RoundNo, TableNo } from '../../tournament/words.ts';

/** `soon` and `last` are the warnings; `over` begins at zero. */
export type ClockState = 'running' | 'soon' | 'last' | 'over';

type TableFace = { readonly table: TableNo; readonly extra: number; readonly left: number };

export type ClockFace = {
  readonly state: ClockState;
  readonly paused: boolean;
  /** Whole seconds; negative is overtime. */
  readonly left: number;
  readonly digits: string;
  readonly tables: readonly TableFace[];
};

export type ClockSound = 'warning' | 'end' | 'table';

/** Minutes left at the two warnings, the earlier one first; 0 is no warning. */
export type Warnings = readonly [number, number];

const RANK: { readonly [state in ClockState]: number } = { running: 0, soon: 1, last: 2, over: 3 };

/** Seconds. A later gong, because the computer slept, would only startle people. */
const TOO_LATE = 60;

/** "75:00"; time played over has a plus: "+00:42". */
export const digitsOf = (seconds: number): string => {
  const size = Math.abs(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${seconds < 0 ? '+' : ''}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

export const extraText = (seconds: number): string =>
  `+${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const stateOf = (left: number, [early, late]: Warnings): ClockState => {
  if (left <= 0) return 'over';
  if (left <= late * 60) return 'last';
  return left <= early * 60 ? 'soon' : 'running';
};

export const faceOf = (timer: Timer, now: number, warnings: Warnings): ClockFace => {
  const left = secondsLeft(timer, now);
  const tables = Object.entries(timer.extra)
    .map(([table, extra]) => ({ table: Number(table), extra, left: left + extra }))
    .filter((table) => table.extra > 0 && (left > 0 || table.left > 0))
    .toSorted((a, b) => a.table - b.table);
  return {
    state: stateOf(left, warnings),
    paused: timer.runningSince === null,
    left,
    digits: digitsOf(left),
    tables,
  };
};

export const nextSecondIn = (timer: Timer, now: number): number | null => {
  if (timer.runningSince === null) return null;
  const ran = timer.ranBefore + Math.max(0, now - timer.runningSince);
  return 1000 - (ran % 1000);
};

/** Null for what was due more than a minute ago, and when time was given back. */
export const soundBetween = (before: ClockFace, after: ClockFace): ClockSound | null => {
  if (RANK[after.state] > RANK[before.state]) {
    if (after.state !== 'over') return 'warning';
    return after.left < -TOO_LATE ? null : 'end';
  }
  const done = before.tables.some(({ table, left }) => {
    const now = left - (before.left - after.left);
    const isGiven = after.tables.some((known) => known.table === table && known.left > 0);
    return after.state === 'over' && left > 0 && now <= 0 && now >= -TOO_LATE && !isGiven;
  });
  return done ? 'table' : null;
};

/** Minutes that the clock has run; 0: the seating never leaves. */
export const seatingHidden = (timer: Timer, now: number, minutes: number): boolean => {
  const ran = timer.ranBefore + (timer.runningSince === null ? 0 : Math.max(0, now - timer.runningSince));
  return minutes > 0 && ran >= minutes * 60_000;
};

/** None while a next seating is announced, because nobody would find it behind the clock. */
export const hidingClock = <T extends Timer>(
  view: { readonly next: readonly unknown[] } | null,
  clock: T | null,
): T | null => (view !== null && view.next.length > 0 ? null : clock);

type Wanted<View extends string> = {
  readonly view: View;
  readonly keepSeating: RoundNo;
  /** Minutes. */
  readonly hideSeating: number;
};

/** The view asked for, or the clock in place of a seating that has left. */
export const viewNow = <View extends string>(
  { view, keepSeating, hideSeating }: Wanted<View>,
  round: RoundNo,
  clock: Timer | null,
  now: number,
): View | 'timer' => {
  const isSeating = view === 'byTable' || view === 'byName';
  if (!isSeating || clock === null || keepSeating === round) return view;
  return seatingHidden(clock, now, hideSeating) ? 'timer' : view;
};
