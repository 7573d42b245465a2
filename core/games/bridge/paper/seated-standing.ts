/**
 * The standing beside the names of a round [bridge 4.5]: places as on the screen of standings, where equals share one.
 *
 * The list that was paired is in an order of its own, where ties are parted by secondary and pair number; its positions are no
 * places. Once the standing is no longer the one that the round was drawn from [W-06], it is told as it was: by the totals of the list.
 *
 * | rule | function |
 * | --- | --- |
 * | place by the one ranking, shared by equals [bridge 5.6] | `seatedStanding` |
 */

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
