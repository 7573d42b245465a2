/** Ways out of refusals that only bridge has. */

import { averageResult } from '../../../core/bridge/decide-scores.ts';
import { missingResults } from '../../../core/bridge/event.ts';
import { rulesOf } from '../../../core/bridge/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { chooseMethod } from '../../rounds/seating-store.ts';
import { goTo } from '../../shell/place.ts';
import { offerWay } from '../../shell/ways.ts';
import { showRefusal } from '../../store/notices.ts';
import { send, tournament } from '../../store/tournament.ts';
import { doOwn } from './own-command.ts';

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

const withdrawRound = async (no: number): Promise<void> => {
  const answer = await send({ type: 'round.withdraw', no });
  if (!answer.ok) showRefusal(answer.refusal);
};

/** Both sides of every missing table of a round get the average until the result is in (4.9). */
export const standInAverages = async (round: number): Promise<boolean> => {
  const state = tournament();
  if (state === null) return false;
  const result = averageResult(rulesOf(state));
  const results = missingResults(state, round).map((table) => ({ table, result }));
  return doOwn({ do: 'setProvisional', round, results });
};

offerWay('closePreparations', () => void doOwn({ do: 'closePreparations' }));
offerWay('reopenPreparations', () => void doOwn({ do: 'reopenPreparations' }));
offerWay('revertConversion', () => void doOwn({ do: 'revertConversion' }));
offerWay('addContestants', () => goTo('people'));
offerWay('withdrawRound', ({ round }) => void withdrawRound(numberOf(round)));
offerWay('useMethod', ({ method }) => {
  if (typeof method === 'string') chooseMethod(method);
});
offerWay('seatWithoutResults', ({ round }) => void standInAverages(numberOf(round)));
