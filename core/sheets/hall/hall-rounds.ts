/**
 * Where the hall is among the published rounds.
 *
 * | rule [W-4.6] [boards 13.4] | function |
 * | --- | --- |
 * | it goes on with the round in work, or with a later one that has begun; never back by itself | `hallAfter` |
 * | the TO may show any published round, an earlier one too, until the event itself goes on | `hallSentTo`, `hallAfter` |
 * | a published round after it is announced as the next one | `stateInHall` |
 */

import { hallRound, type StandIns } from '../../tournament/round-in-work.ts';
import { roundOf, type Tournament } from '../../tournament/state.ts';
import type { RoundNo } from '../../tournament/words.ts';

/** `at`: how far the hall has come, or was put on by hand. `back`: the earlier round that the TO shows meanwhile. */
export type HallRounds = { readonly at: RoundNo | null; readonly back: RoundNo | null };

export const nowhere: HallRounds = { at: null, back: null };

export const hallAfter = (tournament: Tournament, family: StandIns, { at, back }: HallRounds): HallRounds => {
  const now = hallRound(tournament, family, at);
  const stays = back !== null && now === at && roundOf(tournament, back) !== undefined;
  return { at: now, back: stays ? back : null };
};

/** A round beyond the event's own stays; an earlier one is shown for the time being. */
export const hallSentTo = (tournament: Tournament, family: StandIns, no: RoundNo): HallRounds => {
  const event = hallRound(tournament, family, null);
  return event !== null && no < event ? { at: event, back: no } : { at: no, back: null };
};

export const roundInHall = ({ at, back }: HallRounds): RoundNo | null => back ?? at;

/** A round that misses tables is played even where the TO has put the hall on, so that there is a way back. */
export const stateInHall = (no: RoundNo, { at }: HallRounds, inWork: RoundNo): 'over' | 'playing' | 'next' => {
  if (at === null || no > at) return 'next';
  return no === at || no >= inWork ? 'playing' : 'over';
};
