import type { FloorChange } from '../../../core/poker/floor-changes.ts';
import { startCounters } from '../../../core/poker/floor-changes.ts';
import { floorCommand } from '../../../core/poker/floor-commands.ts';
import { decideFloor } from '../../../core/poker/floor-decide.ts';
import { countersOf, hallOf } from '../../../core/poker/state.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import { type Answer, no, refuse } from '../../../core/tournament/refusal.ts';
import { type FloorOrder, timed } from './own-command.ts';

/** What an order would lead to now. The same seats come out when it is carried out: the number of the draw is the seed. */
export const outcomeOf = ({ tournament, counters }: Ledger, order: FloorOrder): Answer<readonly FloorChange[]> => {
  const command = floorCommand.safeParse(timed(order));
  if (tournament === null || !command.success) return no(refuse('command.invalid', { field: order.do }));
  const numbers = counters.own === null ? startCounters : countersOf(counters.own);
  return decideFloor(hallOf(tournament), command.data, numbers);
};
