import type { Round } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { mayDo } from '../hall/ask.ts';
import { carryOut } from '../store/carry-out.ts';
import { say } from '../store/notices.ts';
import { tournament } from '../store/tournament.ts';

/** What takes something back of a round asks first where the hall, or results, would change. True: it is done. */
const asking =
  (type: 'round.withdraw' | 'round.reopen') =>
  async (no: RoundNo): Promise<boolean> =>
    (await mayDo({ type, no })) && carryOut({ type, no });

/** Takes the seating of a round back. */
export const withdrawRound = asking('round.withdraw');

/** Opens a confirmed round again: standings in the hall go back to those before it. */
export const reopenRound = asking('round.reopen');

/**
 * Takes back a round that others may be seated on: those after it first, from the last one on, and each opened where it is
 * confirmed. One question is for both, and nothing is stored before its answer.
 */
export const withdrawFrom = async (no: RoundNo): Promise<void> => {
  const rounds = (tournament()?.rounds ?? []).filter((round) => round.no >= no);
  for (const round of rounds.toReversed()) {
    const command = { type: 'round.withdraw', no: round.no } as const;
    const first = round.confirmed ? ({ type: 'round.reopen', no: round.no } as const) : undefined;
    if (!(await mayDo(command, first)) || (first !== undefined && !(await carryOut(first)))) return;
    if (await carryOut(command)) continue;
    // What was opened for it alone counts again.
    if (first !== undefined) await carryOut({ type: 'round.confirm', no: round.no });
    return;
  }
};

/** Lets the round count. What is not played any more needs no clock; whoever confirms is told that it was stopped [fault D-13]. */
export const confirmRound = async ({ no: round, timer }: Round): Promise<void> => {
  if (!(await carryOut({ type: 'round.confirm', no: round }))) return;
  if (timer !== null) say('good', 'rounds:confirmedStopped', { round });
};
