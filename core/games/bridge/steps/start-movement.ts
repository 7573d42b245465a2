/** The movement as it would be, before preparations are closed [bridge 4.3, 4.4]. */

import type { Tournament } from '../../../tournament/state.ts';
import { seatOrder } from '../results/event.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { type Movement, slotsFor } from '../seating/start-rounds.ts';

export const startMovement = (tournament: Tournament): Movement => {
  const { phantomSeat, rooms, arrowRound2 } = rulesOf(tournament);
  const { prepared } = ownOf(tournament);
  const { tables, phantom } = prepared ?? slotsFor(seatOrder(tournament).length, phantomSeat);
  return { tables, phantom, rooms, arrowRound2, fixed: prepared?.fixed ?? [] };
};
