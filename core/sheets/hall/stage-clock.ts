/**
 * A clock of stages that follow each other by themselves, as the hall shows it. Pure: the time comes in.
 *
 * The last stage does not end: its time stays at 0. A clock that was set back takes nothing away.
 */

import type { StageClock } from '../../game/paper.ts';

export type StageFace = {
  /** Index of the stage. */
  readonly stage: number;
  /** Whole seconds left of it. */
  readonly left: number;
  readonly paused: boolean;
  /** Index of the stage after it, or null. */
  readonly next: number | null;
  /** Whole seconds until the next pause begins; null where none comes or it is one. */
  readonly untilPause: number | null;
};

/** Where the clock stands at `now`. */
export const stageFace = ({ stages, stage, runningSince, ranBefore }: StageClock, now: number): StageFace => {
  const lengthOf = (index: number) => (stages[index]?.seconds ?? 0) * 1000;
  let at = stage;
  let ran = ranBefore + (runningSince === null ? 0 : Math.max(0, now - runningSince));
  while (ran >= lengthOf(at) && at < stages.length - 1) {
    ran -= lengthOf(at);
    at++;
  }
  const left = Math.max(0, Math.ceil((lengthOf(at) - ran) / 1000));
  const pause = stages[at]?.pause === true ? -1 : stages.findIndex((each, i) => i > at && each.pause);
  const between = stages.slice(at + 1, Math.max(at + 1, pause)).reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    stage: at,
    left,
    paused: runningSince === null,
    next: at + 1 < stages.length ? at + 1 : null,
    untilPause: pause < 0 ? null : left + between,
  };
};

/** Milliseconds until another second is shown; null while the clock stands. */
export const nextStageSecondIn = ({ runningSince, ranBefore }: StageClock, now: number): number | null =>
  runningSince === null ? null : 1000 - ((ranBefore + Math.max(0, now - runningSince)) % 1000);
