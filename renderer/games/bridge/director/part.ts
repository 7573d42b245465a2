/** What the acts of bridge share: whom they are about, and settings that count at once. */

import { numbersOf } from '../../../../core/games/bridge/results/event.ts';
import { type BridgeRules, bridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { Subject } from '../../../director/part.ts';
import { carryOut } from '../../../store/carry-out.ts';

/** Somebody who plays: with a number, or with the one that closing the preparations will give. */
export const ofContestant = (tournament: Tournament, { person }: Subject): boolean =>
  person !== null && numbersOf(tournament).has(person);

/** Changes some settings of the event; a refusal is shown. True: it is done, and something is another now. */
export const setRules = async (tournament: Tournament, part: Partial<BridgeRules>): Promise<boolean> => {
  const rules = rulesOf(tournament);
  const parsed = bridgeRules.safeParse({ ...rules, ...part });
  if (!parsed.success || JSON.stringify(parsed.data) === JSON.stringify(bridgeRules.parse(rules))) return false;
  return carryOut({ type: 'tournament.rule', rules: parsed.data });
};
