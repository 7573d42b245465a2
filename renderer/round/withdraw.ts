import type { RoundNo } from '../../core/tournament/words.ts';
import { mayDo } from '../hall/ask.ts';
import { carryOut } from '../store/carry-out.ts';

/** Takes the seating of a round back, after the question where the hall or results would change. True: it is gone. */
export const withdrawRound = async (no: RoundNo): Promise<boolean> => {
  const command = { type: 'round.withdraw', no } as const;
  return (await mayDo(command)) && carryOut(command);
};
