/** Ways out of refusals that only bridge has. */

import { goTo } from '../../desk/place.ts';
import { offerWay } from '../../desk/ways.ts';
import { chooseMethod } from '../../round/seating/seating-store.ts';
import { openLate } from './add-round/adding.ts';
import { doOwn } from './own-command.ts';

offerWay('closePreparations', () => void doOwn({ do: 'closePreparations' }));
offerWay('reopenPreparations', () => void doOwn({ do: 'reopenPreparations' }));
offerWay('revertConversion', () => void doOwn({ do: 'revertConversion' }));
offerWay('addContestants', () => goTo('people', { add: true }));
offerWay('useMethod', ({ method }) => {
  if (typeof method === 'string') chooseMethod(method);
});
offerWay('seatWithoutResults', () => openLate());
// Seated again is the whole round: the ways to that stand where somebody leaves.
offerWay('bridge.redo', ({ entrant }) => goTo('director', { person: entrant ?? null, act: 'leave' }));
for (const way of ['bridge.byePlays', 'bridge.walkover'])
  offerWay(way, ({ entrant, from, reason }) => {
    if (typeof entrant !== 'number' || typeof from !== 'number' || typeof reason !== 'string') return;
    const seated = way === 'bridge.byePlays' ? 'byePlays' : 'walkover';
    void doOwn({ do: 'withdraw', entrant, from, reason, seated });
  });
offerWay('addLate', () => goTo('director', { person: null, act: 'late' }));
