/** Rounds that are added by themselves when nobody needs to be asked [bridge 4.15]. */

import type { Proposal } from '../../../game/seating.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { Phrase } from '../../../tournament/words.ts';
import { fieldOf } from '../results/event.ts';
import { ownOf } from '../rules/state.ts';
import { moreIn } from '../seating/more.ts';
import { nextRound } from './next-round.ts';

/** Why the director is asked first; empty: the proposal may go in by itself. */
export const asksBefore = (tournament: Tournament, proposal: Proposal): readonly Phrase[] => {
  const { round } = nextRound(tournament);
  const warnings = moreIn(proposal)?.warnings ?? [];
  const { absent } = fieldOf(tournament, round);
  return [
    // Somebody must look at what a search that died has left.
    ...(proposal.more === undefined ? [{ code: 'bridge.hints.lookAtIt', params: { round } }] : []),
    ...warnings,
    ...(absent.length === 0
      ? []
      : [{ code: 'bridge.hints.absent', params: { players: [...absent], count: absent.length } }]),
    ...(ownOf(tournament).breaks.some(({ after }) => after === round)
      ? [{ code: 'bridge.hints.breakAfter', params: { round } }]
      : []),
  ];
};
