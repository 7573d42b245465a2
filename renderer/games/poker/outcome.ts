import type { FloorChange } from '../../../core/games/poker/steps/floor-changes.ts';
import { startCounters } from '../../../core/games/poker/steps/floor-changes.ts';
import { floorCommand } from '../../../core/games/poker/steps/floor-commands.ts';
import { decideFloor } from '../../../core/games/poker/steps/floor-decide.ts';
import { countersOf, hallOf } from '../../../core/games/poker/steps/state.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import { type Answer, no, refuse } from '../../../core/tournament/refusal.ts';
import { type FloorOrder, timedAgain } from './own-command.ts';

/** Why it is drawn again, where it is, changes no seat and is asked for when it is carried out. */
const ANY = '-';

/** What an order would lead to now. The same seats come out when it is carried out: the number of the draw is the seed. */
export const outcomeOf = ({ tournament, counters }: Ledger, order: FloorOrder): Answer<readonly FloorChange[]> => {
  const command = floorCommand.safeParse(timedAgain(order, ANY));
  if (tournament === null || !command.success) return no(refuse('command.invalid', { field: order.do }));
  const numbers = counters.own === null ? startCounters : countersOf(counters.own);
  return decideFloor(hallOf(tournament), command.data, numbers);
};
