/** Ways out of the refusals of the floor. What was refused is tried again where its reason is gone. */

import { z } from 'zod';
import { goTo } from '../../desk/place.ts';
import { offerWay } from '../../desk/ways.ts';
import { carryOut } from '../../store/carry-out.ts';
import { cancelSlip } from './floor/cancel-slip.ts';
import { showDialog } from './floor/floor-store.ts';
import { doFloor, type FloorOrder, lastRefused } from './own-command.ts';

const numbers = z.array(z.int());

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

for (const way of ['poker.openTables', 'poker.reopenTable'])
  offerWay(way, ({ tables }) => {
    const named = numbers.safeParse(tables);
    if (named.success) void thenAgain(() => doFloor({ do: 'openTables', tables: named.data }));
  });

offerWay('poker.extraChair', ({ table, seats }) => {
  if (typeof table === 'number' && typeof seats === 'number')
    void thenAgain(() => doFloor({ do: 'editTable', table, seatCount: seats }));
});

offerWay('poker.addTables', () => {
  goTo('rounds');
  showDialog({ what: 'tables' });
});

offerWay('poker.unlockSeats', () => void thenAgain(() => doFloor({ do: 'unlockSeats' })));
offerWay('poker.openRegistration', () => void thenAgain(() => doFloor({ do: 'setRegistration', open: true })));

offerWay('poker.cancelMove', ({ slip }) => {
  if (typeof slip === 'number') void thenAgain(() => cancelSlip(slip));
});

offerWay('poker.unseat', ({ entry }) => {
  if (typeof entry === 'number') void thenAgain(() => doFloor({ do: 'unseat', entries: [entry] }));
});

offerWay('poker.breakTable', ({ table }) => {
  if (typeof table === 'number') void doFloor({ do: 'breakTables', tables: [table] });
});

offerWay('poker.reEnter', ({ player }) => {
  if (typeof player === 'number') void doFloor({ do: 'reEnter', player });
});

/** Marks people as paid, all or nobody, in one step. */
const markPaid = (players: readonly number[]): Promise<boolean> =>
  carryOut({ type: 'entrants.mark', ids: [...players], trait: 'paid', value: true });

offerWay('poker.markPaid', ({ players }) => {
  const named = numbers.safeParse(players);
  if (named.success) void thenAgain(() => markPaid(named.data));
});
