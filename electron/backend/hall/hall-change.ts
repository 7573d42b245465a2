/** What an act would do to the hall as it is open now [W-4.3]. */

import type { HallAsk, HallChange } from '../../../core/api/hall.ts';
import { forNetwork } from '../../../core/api/network-page.ts';
import { families } from '../../../core/games/all.ts';
import { isTakenBack, ledgerAfter, lostRounds } from '../../../core/sheets/hall/hall-change.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Desk } from '../desk.ts';
import { isInHall } from './hall-event.ts';
import { hallOf, hallsState, isLookedAt, secondWanted, seenOf, viewsWanted } from './halls.ts';

/** What somebody can see of a view: of each open window, and of the network's. */
const pictures = (desk: Desk, view: PublishedView | null): string => {
  const open = hallsState(desk).halls.filter((hall) => hall.open);
  const screens = [
    ...open.map(({ screen }) => screen),
    ...(desk.network.now().status === 'off' ? [] : [hallOf(desk, desk.networkHall).screen]),
  ];
  return JSON.stringify(screens.map((screen) => (view === null ? null : forNetwork(view, screen))));
};

/** Null: nothing that people have been told, or can see now, would change. */
export const hallChange = (desk: Desk, ask: HallAsk): HallChange | null => {
  const { session, hall } = desk;
  if (session === null) return null;
  const isSeen = isInHall(desk) && isLookedAt(desk);
  const ledger = session.ledger();
  const [wanted, second] = [viewsWanted(desk), secondWanted(desk)];
  const before = seenOf(desk, ledger, hall.rounds, wanted, second);
  if (ask.act === 'leave') {
    const asOf = desk.machine.now().getTime();
    return isSeen ? { isSeen, before, after: before, asOf, lost: [], results: 0 } : null;
  }
  const tried = ledgerAfter(ledger, ask, families);
  if (tried === null) return null;
  const after = seenOf(desk, tried, hall.rounds, wanted, second);
  const changes = isTakenBack(before, after) || (isSeen && pictures(desk, before) !== pictures(desk, after));
  if (!changes) return null;
  const lost = lostRounds(before, after);
  const rounds = ledger.tournament?.rounds.filter(({ no }) => lost.includes(no)) ?? [];
  const results = rounds.reduce((sum, round) => sum + Object.keys(round.results).length, 0);
  return { isSeen, before, after, asOf: null, lost, results };
};
