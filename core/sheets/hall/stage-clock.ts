/** The last stage does not end: its time stays at 0. A clock that was set back takes nothing away. */

import type { StageClock } from '../../game/paper.ts';

export type StageFace = {
  readonly stage: number;
  readonly left: number;
  readonly paused: boolean;
  readonly next: number | null;
  /** Whole seconds; null where no pause comes, or this is one. */
  readonly untilPause: number | null;
};

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

/** Milliseconds; null while the clock stands. */
export const nextStageSecondIn = ({ runningSince, ranBefore }: StageClock, now: number): number | null =>
  runningSince === null ? null : 1000 - ((ranBefore + Math.max(0, now - runningSince)) % 1000);
