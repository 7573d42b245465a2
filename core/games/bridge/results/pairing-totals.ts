/**
 * Totals by which a round is paired [bridge 3.3, 4.20].
 *
 * | rule | where |
 * | --- | --- |
 * | carry-over and adjustments count, carry-over unless the event pairs without it | `pairingContestants` |
 * | secondary: net IMPs or Σ MP % in VP events, otherwise none | `secondaryOf` |
 * | a newcomer is paired for the first rounds by a provisional score per missed round | `pairingAccount` |
 * | with delay only missed rounds up to the base count, so all are compared over as many rounds | lines end at the base |
 */

import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import type { Contestant } from '../seating/ranking-list.ts';
import { type Account, accountsOf, type BridgeEvent, settled } from './accounts.ts';

const secondaryOf = ({ net }: Account, { rules }: BridgeEvent): number => (rules.ranking === 'vp' ? net : 0);

const pairingAccount = (account: Account, round: RoundNo, { rules }: BridgeEvent): Account => {
  const { contestant, lines, adjustments } = account;
  const { late } = contestant;
  if (late === null || round >= late.from + late.pairingRounds) return account;
  const lent = lines.map((line) =>
    line.kind === 'missed' ? { ...line, award: { kind: 'fixed', score: late.pairingScore } as const } : line,
  );
  return settled(contestant, lent, adjustments, rules);
};

/** @param base the round after which the standing is taken (`baseRound`) */
export const pairingContestants = (
  event: BridgeEvent,
  round: RoundNo,
  base: RoundNo,
  playing: ReadonlySet<EntrantId>,
): Contestant[] =>
  accountsOf(event, base)
    .filter(({ contestant }) => playing.has(contestant.id))
    .map((account) => {
      const { contestant, carryOver, total, ...rest } = pairingAccount(account, round, event);
      return {
        id: contestant.id,
        number: contestant.number,
        total: event.rules.pairWithoutCarryOver ? total - carryOver : total,
        secondary: secondaryOf({ contestant, carryOver, total, ...rest }, event),
      };
    });
