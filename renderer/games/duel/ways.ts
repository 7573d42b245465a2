/** Ways out of refusals that only 1-v-1 events have. */

import { z } from 'zod';
import { BEST_OF } from '../../../core/games/duel/rules/rules.ts';
import { CUTS } from '../../../core/games/duel/rules/top-cut.ts';
import { goTo } from '../../desk/place.ts';
import { offerWay } from '../../desk/ways.ts';
import { setPlaying } from '../../people/playing.ts';
import { tournament } from '../../store/tournament.ts';
import { askAbout } from './no-show.ts';
import { doOwn } from './own-command.ts';

/** The screen of the end of an event. */
export const FINALS = 'duelFinals';

const pairs = z.array(z.tuple([z.int(), z.int()]));

offerWay('duel.liftNeverPairs', (params) => {
  const named = pairs.safeParse(params.pairs);
  if (named.success) void doOwn({ do: 'liftNever', pairs: named.data });
});

offerWay('duel.readmit', ({ player }) => {
  if (typeof player === 'number') void doOwn({ do: 'readmit', player });
});

offerWay('duel.openFinals', () => goTo(FINALS));
const longer = z.object({ bestOf: z.literal(BEST_OF), round: z.int().optional() });

const playLonger = (params: unknown): void => {
  const asked = longer.safeParse(params);
  if (asked.success) void doOwn({ do: 'bestOf', bestOf: asked.data.bestOf, round: asked.data.round ?? null });
};

offerWay('duel.bestOf', playLonger);
offerWay('duel.bestOfNext', playLonger);
offerWay('duel.unfreeze', () => void doOwn({ do: 'unfreeze' }));
offerWay('duel.unfreezeCut', () => void doOwn({ do: 'unfreeze' }));
offerWay('duel.cutTo', ({ size }) => {
  const cut = CUTS.find((known) => known === size);
  if (cut !== undefined) void doOwn({ do: 'startCut', cut: { size: cut, thirdPlace: false } });
});
const people = z.array(z.int());

/** One of several who did not come is out: the others are still asked about. */
const dropOne = async (player: number, rest: readonly number[]): Promise<void> => {
  if (!(await setPlaying([player], false))) return;
  const now = tournament();
  if (now !== null) askAbout(now, rest);
};

offerWay('duel.drop', ({ player, rest }) => {
  if (typeof player === 'number') void dropOne(player, people.safeParse(rest).data ?? []);
});
offerWay('duel.dropAll', ({ players }) => void setPlaying(people.parse(players), false));
