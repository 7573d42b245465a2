/**
 * The keys of the hall. They belong to the desk: the hall windows themselves hear nothing. Function and page keys, no letters,
 * so that typing a name never turns the projector black.
 */

import type { HallScreen } from '../../core/api/hall.ts';
import { families } from '../../core/games/all.ts';
import { revealOf } from '../../core/sheets/hall/reveal.ts';
import { type Deed, registerDeeds } from '../desk/commands/commands.ts';
import { call } from '../door/current.ts';
import { tournament } from '../store/tournament.ts';
import { hallInHand, hallsNow, revealInHall, showInHall } from './state.ts';

/** Black is for all windows at once: whoever needs it has no time to choose. */
export const toggleBlack = async (): Promise<void> => {
  const now = await hallsNow();
  if (now === null) return;
  await showInHall({ black: !now.halls.some(({ screen }) => screen.black) }, null);
};

export const toggleHold = async (): Promise<void> => {
  const now = await hallsNow();
  if (now === null) return;
  await showInHall({ hold: !now.halls.some(({ screen }) => screen.hold) }, null);
};

/** Turns a page of the window in hand; while standings are told, one place on or back. */
export const turnPage = async (to: HallScreen['turn']['to'], letter = ''): Promise<void> => {
  const [hall, now] = [await hallInHand(), await hallsNow()];
  if (hall === null || now === null) return;
  const { screen } = hall;
  if (screen.view !== 'reveal') return showInHall({ turn: { no: screen.turn.no + 1, to, letter } });
  const event = tournament();
  const told = event === null ? null : revealOf(event, families[event.family], now.reveal);
  if (told === null) return;
  const step = to === 'first' ? 0 : Math.max(0, told.rows.length + (to === 'next' ? 1 : -1));
  return revealInHall({ top: now.reveal.top, step, of: told.through });
};

const group = 'sheets:hall.title';
const when = () => tournament() !== null;

registerDeeds([
  {
    id: 'hall.hold',
    titleKey: 'sheets:hall.hold',
    groupKey: group,
    shortcut: 'F8',
    when,
    needs: 'shell:palette.needs.event',
    perform: () => void toggleHold(),
  },
  {
    id: 'hall.black',
    titleKey: 'sheets:hall.black',
    groupKey: group,
    shortcut: 'F9',
    when,
    needs: 'shell:palette.needs.event',
    perform: () => void toggleBlack(),
  },
  {
    id: 'hall.seats',
    titleKey: 'sheets:hall.deedSeats',
    groupKey: group,
    shortcut: 'F6',
    when,
    needs: 'shell:palette.needs.event',
    perform: () => void toggleSeats(),
  },
]);

/** The seating that gave way to the clock comes back in all windows, and leaves again [hall-and-print 2.4]. */
const toggleSeats = async (): Promise<void> => {
  const [now, page] = [await hallsNow(), await call('hall.page', {})];
  const round = page.ok ? (page.value.view?.round ?? 0) : 0;
  if (now === null || round === 0) return;
  const kept = now.halls.some(({ screen }) => screen.keepSeating === round);
  await showInHall({ keepSeating: kept ? 0 : round }, null);
};

/** The field for a letter: what is typed there turns to its page. */
export const LETTER_FIELD = 'hall-letter';

/** Turning pages, while the hall's screen is open on the desk: elsewhere these keys scroll lists. */
export const pageDeeds: readonly Deed[] = [
  {
    id: 'hall.next',
    titleKey: 'sheets:hall.next',
    groupKey: group,
    shortcut: 'PageDown',
    perform: () => void turnPage('next'),
  },
  {
    id: 'hall.previous',
    titleKey: 'sheets:hall.previous',
    groupKey: group,
    shortcut: 'PageUp',
    perform: () => void turnPage('previous'),
  },
  {
    id: 'hall.first',
    titleKey: 'sheets:hall.first',
    groupKey: group,
    shortcut: 'Home',
    perform: () => void turnPage('first'),
  },
  {
    id: 'hall.letter',
    titleKey: 'sheets:hall.toLetter',
    groupKey: group,
    shortcut: 'Alt+KeyL',
    perform: () => document.querySelector<HTMLInputElement>(`.${LETTER_FIELD} input`)?.focus(),
  },
];
