/** Ways out of refusals that only bridge has. */

import { goTo } from '../../desk/place.ts';
import { offerWay } from '../../desk/ways.ts';
import { chooseMethod } from '../../round/seating/seating-store.ts';
import { openLate } from './add-round/adding.ts';
import { doOwn } from './own-command.ts';

offerWay('closePreparations', () => void doOwn({ do: 'closePreparations' }));
offerWay('reopenPreparations', () => void doOwn({ do: 'reopenPreparations' }));
offerWay('revertConversion', () => void doOwn({ do: 'revertConversion' }));
offerWay('addContestants', () => goTo('people'));
offerWay('useMethod', ({ method }) => {
  if (typeof method === 'string') chooseMethod(method);
});
offerWay('seatWithoutResults', () => openLate());
offerWay('addLate', () => goTo('director', { person: null, act: 'late' }));
