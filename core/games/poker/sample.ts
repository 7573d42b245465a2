/** 45 entries at five tables, nine places gone. */

import { addAll, type Play, type Sample } from '../../game/sample.ts';
import { inventedNames } from '../../random/invented-names.ts';
import type { Stream } from '../../random/stream.ts';
import type { Json } from '../../tournament/words.ts';

const PACE = 4000;

const playPoker = (play: Play, random: Stream, now: number): void => {
  // The last deed is now: no bust lies in the future.
  let time = now - 15 * PACE;
  const floor = (command: Json): void => play.act({ type: 'family.do', command });
  const moment = (): number => {
    time += PACE;
    return time;
  };
  addAll(play, inventedNames(45, random), (index) => ({
    traits: { paid: true, ...(index % 15 === 7 ? { expert: true } : {}) },
  }));
  floor({ do: 'addTables', count: 5 });
  floor({ do: 'initialDraw', at: moment(), overflow: 'wait' });
  for (let table = 1; table <= 5; table++)
    floor({ do: 'markBigBlind', table, seat: 1 + random.below(9), at: moment() });
  const out = new Set<number>();
  while (out.size < 9) out.add(1 + random.below(45));
  for (const entry of out) floor({ do: 'bust', hands: [[{ entry, chips: null, by: [] }]], at: moment() });
};

export const pokerSample: Sample = { plannedRounds: 1, play: playPoker };
