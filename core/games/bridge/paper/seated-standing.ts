/** Places beside the names of a round, shared as in the standings [bridge 4.5, 5.6], and by its totals after [W-06]. */

import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { eventOf } from '../results/event.ts';
import { rankingAfter } from '../results/ranking.ts';
import type { BridgeMore } from '../seating/more.ts';

export type Seated = { readonly number: number; readonly place: number; readonly total: number };

export const seatedStanding = (tournament: Tournament, more: BridgeMore | null): ReadonlyMap<EntrantId, Seated> => {
  if (more === null || more.ranking.length === 0) return new Map();
  const ranked = rankingAfter(eventOf(tournament), more.baseRound, tournament.seed);
  const now = new Map(ranked.map(({ entrant, place, account }) => [entrant, { place, total: account.total }]));
  const isAsDrawn = more.ranking.every(({ entrant, total }) => {
    const line = now.get(entrant);
    return line?.total === total && line.place !== null;
  });
  return new Map(
    more.ranking.map(({ entrant, number, total }) => {
      const above = more.ranking.filter((other) => other.total > total).length;
      return [entrant, { number, total, place: (isAsDrawn ? now.get(entrant)?.place : null) ?? above + 1 }];
    }),
  );
};
