import type { RoundNo } from '../../core/tournament/words.ts';
import { mayDo } from '../hall/ask.ts';
import { carryOut } from '../store/carry-out.ts';

/** What takes something back of a round asks first where the hall, or results, would change. True: it is done. */
const asking =
  (type: 'round.withdraw' | 'round.reopen') =>
  async (no: RoundNo): Promise<boolean> =>
    (await mayDo({ type, no })) && carryOut({ type, no });

/** Takes the seating of a round back. */
export const withdrawRound = asking('round.withdraw');

/** Opens a confirmed round again: standings in the hall go back to those before it. */
export const reopenRound = asking('round.reopen');
