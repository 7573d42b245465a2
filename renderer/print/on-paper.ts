/**
 * What paper is about now [W-3.1, W-5.1].
 *
 * | rule | function |
 * | --- | --- |
 * | the round in sight, else the one in work, else the newest; none before the first [fault D-1] | `roundOnPaper` |
 * | beside a round that is not published there is nothing of the one before but what it came to | `onPaper` |
 * | at the end of the event what it came to is first | `onPaper` |
 */

import { isRoundLeft } from '../../core/game/next-round.ts';
import { countedRounds } from '../../core/game/rounds.ts';
import { families } from '../../core/games/all.ts';
import { lastRound, type Round, roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { usePlace } from '../desk/place.ts';
import { inWork } from '../round/flow.ts';
import { roundShown, useRoundPlace } from '../round/round-place.ts';

/** `isAfter`: standings are what is wanted; `isBetween`: and the seating of no round. */
type OnPaper = { readonly round: Round | undefined; readonly isAfter: boolean; readonly isBetween: boolean };

/** `shown`: the number that the window of the round is at, null while another place is in sight. */
const roundOnPaper = (event: Tournament, shown: RoundNo | null): Round | undefined =>
  (shown === null ? undefined : roundOf(event, shown)) ?? inWork(event) ?? lastRound(event);

/** Whether all rounds are played and count. */
export const isEventOver = (event: Tournament): boolean => {
  const family = families[event.family];
  const last = lastRound(event)?.no ?? 0;
  return last > 0 && countedRounds(family, event) >= last && !isRoundLeft(event, family);
};

export const onPaper = (event: Tournament, shown: RoundNo | null): OnPaper => {
  const last = lastRound(event);
  const isBetween = last !== undefined && shown !== null && roundOf(event, shown) === undefined;
  if (isBetween) return { round: last, isAfter: true, isBetween };
  const round = roundOnPaper(event, shown);
  return { round, isAfter: round !== undefined && round === last && isEventOver(event), isBetween };
};

export const shownNow = (event: Tournament): RoundNo | null =>
  usePlace.getState().screen === 'rounds' ? roundShown(event, useRoundPlace.getState(), false) : null;

/** The number that the window of the round is at, while it is in sight. */
export const useShownRound = (tournament: Tournament): RoundNo | null => {
  const isThere = usePlace(({ screen }) => screen === 'rounds');
  const shown = useRoundPlace((place) => roundShown(tournament, place, false));
  return isThere ? shown : null;
};
