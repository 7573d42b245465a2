/** Somebody new sees each screen with life in it. A sample goes through the same commands as at the desk. */

import { families } from '../games/all.ts';
import { stream } from '../random/stream.ts';
import type { Step } from '../tournament/ledger.ts';
import type { GameId } from '../tournament/words.ts';
import { playOf } from './play.ts';

export type SampleWish = {
  readonly family: GameId;
  /** In the TO's language; says that it is a sample. */
  readonly name: string;
  readonly id: string;
  /** ISO UTC; `now` in milliseconds since 1970, as the floor counts. */
  readonly at: string;
  readonly now: number;
};

export const sampleSteps = ({ family, name, id, at, now }: SampleWish): readonly Step[] => {
  const { plannedRounds, play: script } = families[family].sample;
  const play = playOf({ family, name, id, at, plannedRounds, seed: `sample-${family}` });
  script(play, stream('sample', family), now);
  return play.steps();
};
