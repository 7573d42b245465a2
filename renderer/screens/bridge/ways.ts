/** Ways out of refusals that only bridge has. */

import type { Json } from '../../../core/tournament/words.ts';
import { mayDo } from '../../hall/ask.ts';
import { chooseMethod } from '../../rounds/seating-store.ts';
import { goTo } from '../../shell/place.ts';
import { offerWay } from '../../shell/ways.ts';
import { showRefusal } from '../../store/notices.ts';
import { send } from '../../store/tournament.ts';
import { doOwn } from './own-command.ts';
import { openFeature } from './swiss/place.ts';

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

const withdrawRound = async (no: number): Promise<void> => {
  const command = { type: 'round.withdraw', no } as const;
  if (!(await mayDo(command))) return;
  const answer = await send(command);
  if (!answer.ok) showRefusal(answer.refusal);
};

offerWay('closePreparations', () => void doOwn({ do: 'closePreparations' }));
offerWay('reopenPreparations', () => void doOwn({ do: 'reopenPreparations' }));
offerWay('revertConversion', () => void doOwn({ do: 'revertConversion' }));
offerWay('addContestants', () => goTo('people'));
offerWay('withdrawRound', ({ round }) => void withdrawRound(numberOf(round)));
offerWay('useMethod', ({ method }) => {
  if (typeof method === 'string') chooseMethod(method);
});
offerWay('seatWithoutResults', () => openFeature('late', true));
offerWay('addLate', () => openFeature('extend'));
