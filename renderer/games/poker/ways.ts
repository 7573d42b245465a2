/** Ways out of the refusals of the floor. What was refused is tried again where its reason is gone. */

import { z } from 'zod';
import { goTo } from '../../desk/place.ts';
import { offerWay } from '../../desk/ways.ts';
import { showRefusal } from '../../store/notices.ts';
import { firstStep, stepWays } from './first-steps.ts';
import { cancelSlip } from './floor/cancel-slip.ts';
import { showDialog } from './floor/floor-store.ts';
import { doFloor, type FloorOrder, lastRefused } from './own-command.ts';
import { seatPeople } from './roster/deeds.ts';

const slipNumbers = z.array(z.int());

/** Does one thing, then what was refused before it. */
const thenAgain = async (first: () => Promise<boolean>): Promise<void> => {
  const refused = lastRefused();
  if ((await first()) && refused !== null) await doFloor(refused);
};

for (const way of ['poker.useLockedSeat', 'poker.moveAnyway', 'poker.breakAnyway'])
  offerWay(way, () => {
    const refused = lastRefused();
    if (refused !== null && 'confirmed' in { confirmed: false, ...refused }) {
      void doFloor({ ...refused, confirmed: true } as typeof refused);
    }
  });

/** The person named is meant, wherever he sits by now. */
offerWay('poker.allTheSame', () => {
  const refused = lastRefused();
  if (refused !== null) void doFloor({ ...refused, seen: [] } as FloorOrder);
});

for (const way of ['poker.seatFirst', 'poker.waitForSeat'])
  offerWay(way, () => {
    const refused = lastRefused();
    if (refused !== null) void doFloor({ ...refused, overflow: 'wait' } as typeof refused);
  });

for (const way of stepWays)
  offerWay(way, (params) => {
    const step = firstStep({ do: way, params });
    if (step === null) return;
    void thenAgain(async () => {
      const answer = await step();
      if (!answer.ok) showRefusal(answer.refusal);
      return answer.ok;
    });
  });

offerWay('poker.addTables', () => {
  const refused = lastRefused();
  goTo('rounds');
  showDialog({ what: 'tables', followedBy: refused });
});

/** Who walks with a slip arrives, or is called back, on the floor. */
offerWay('poker.finishMoves', () => goTo('rounds'));
offerWay('poker.seatUnseated', () => void seatPeople([]));
offerWay('poker.setLevels', () => goTo('clock'));

offerWay('poker.cancelMove', ({ slip }) => {
  if (typeof slip === 'number') void thenAgain(() => cancelSlip(slip));
});

for (const way of ['poker.playOn', 'poker.cancelAll'])
  offerWay(way, ({ slips }) => {
    const named = slipNumbers.safeParse(slips);
    if (named.success) void doFloor({ do: 'cancelMoves', slips: named.data, confirmed: true });
  });

offerWay('poker.breakTable', ({ table }) => {
  if (typeof table === 'number') void doFloor({ do: 'breakTables', tables: [table] });
});

offerWay('poker.reEnter', ({ player }) => {
  if (typeof player === 'number') void doFloor({ do: 'reEnter', player });
});
