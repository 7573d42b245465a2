/** What an act would do to the hall as it is open now [W-4.2, W-4.3]. */

import type { HallAsk, HallChange, HallScreen } from '../../../core/api/hall.ts';
import { families } from '../../../core/games/all.ts';
import { isTakenBack, ledgerAfter, lostRounds } from '../../../core/sheets/hall/hall-change.ts';
import { effectOn, type HallEffect } from '../../../core/sheets/hall/hall-effect.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import type { Asked } from '../../../core/tournament/commands.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import type { DeskWith, HallDesk } from '../desk.ts';
import { isInHall } from './hall-event.ts';
import { hallOf, hallsState, isLookedAt, secondWanted, seenOf, viewsWanted } from './halls.ts';

const openScreens = (desk: HallDesk): readonly HallScreen[] =>
  hallsState(desk)
    .halls.filter(({ open }) => open)
    .map(({ screen }) => screen);

const networkScreen = (desk: HallDesk): HallScreen | null =>
  desk.network.now().status === 'off' ? null : hallOf(desk, desk.network.hall).screen;

/** What may be seen of a ledger, with the views that the windows want now. */
const seenIn = (desk: HallDesk, ledger: Ledger): PublishedView | null =>
  seenOf(desk, ledger, viewsWanted(desk), secondWanted(desk));

/** Only what a window draws, or phones find, counts: which rounds are over is drawn nowhere [W-4.2]. */
const effectBetween = (desk: HallDesk, before: PublishedView | null, after: PublishedView | null): HallEffect =>
  effectOn(before, after, openScreens(desk), networkScreen(desk));

/** Null: nothing that people have been told, or can see now, would change. */
export const hallChange = (desk: HallDesk, ask: HallAsk): HallChange | null => {
  const { session } = desk.open;
  if (session === null) return null;
  const isSeen = isInHall(desk) && isLookedAt(desk);
  const ledger = session.ledger();
  const before = seenIn(desk, ledger);
  if (ask.act === 'leave') {
    const asOf = desk.machine.now().getTime();
    return isSeen ? { isSeen, before, after: before, asOf, lost: [], results: 0 } : null;
  }
  const tried = ledgerAfter(ledger, ask, families);
  if (tried === null) return null;
  const after = seenIn(desk, tried);
  const changes = isTakenBack(before, after) || (isSeen && effectBetween(desk, before, after) !== 'same');
  if (!changes) return null;
  const lost = lostRounds(before, after);
  const rounds = ledger.tournament?.rounds.filter(({ no }) => lost.includes(no)) ?? [];
  const results = rounds.reduce((sum, round) => sum + Object.keys(round.results).length, 0);
  return { isSeen, before, after, asOf: null, lost, results };
};

/** What an act that goes forward would do to what people see; null: nobody looks, or it would be refused. */
export const hallEffect = (desk: HallDesk & DeskWith<'seatings'>, asked: Asked): HallEffect | null => {
  const { session } = desk.open;
  if (session === null || !isInHall(desk)) return null;
  if (openScreens(desk).length === 0 && networkScreen(desk) === null) return null;
  const ledger = session.ledger();
  const command = desk.seatings.commandOf(asked, ledger.tournament?.id ?? null);
  const tried = command.ok ? ledgerAfter(ledger, { act: 'do', command: command.value }, families) : null;
  return tried === null ? null : effectBetween(desk, seenIn(desk, ledger), seenIn(desk, tried));
};
