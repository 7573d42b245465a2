/** What the back end knows of the hall windows: what each was told, what it says it shows. Lost without harm at any moment. */

import {
  firstScreen,
  type HallPage,
  type HallScreen,
  type HallScreens,
  type HallsState,
} from '../../../core/api/hall.ts';
import type { Game } from '../../../core/game/game.ts';
import { families } from '../../../core/games/all.ts';
import type { Language } from '../../../core/languages.ts';
import { hallView } from '../../../core/sheets/hall/published.ts';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { type RevealStep, standsAsTold, toldAfter, withReveal } from '../../../core/sheets/hall/reveal.ts';
import { withRevision } from '../../../core/sheets/hall/revision.ts';
import { withSecondScript } from '../../../core/sheets/paper/dressed.ts';
import { withSubstitutes } from '../../../core/sheets/paper/substitutes.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import type { DeskWith, HallDesk } from '../desk.ts';
import type { KnownWindow } from './hall.ts';
import { isInHall, openEvent } from './hall-event.ts';
import { keepTold, liveHalls, sameDisplay, toldHalls } from './live-halls.ts';

const fresh = (hall: number): KnownWindow => ({ hall, screen: firstScreen, shown: null, by: null });

/** A hall window by its number; one that nobody asked for yet shows what the first one shows. */
export const hallOf = (desk: DeskWith<'hall'>, no: number): KnownWindow => {
  const first = desk.hall.windows.get(1)?.screen ?? firstScreen;
  const { view, message, dense, black, hold } = first;
  return desk.hall.windows.get(no) ?? { ...fresh(no), screen: { ...firstScreen, view, message, dense, black, hold } };
};

export const keepHall = (desk: DeskWith<'hall'>, hall: KnownWindow): void => {
  desk.hall.windows.set(hall.hall, hall);
};

/** Every hall window there is or was since the start, the first one always. */
const known = (desk: HallDesk): readonly KnownWindow[] => {
  const opened = desk.machine.hall.windows().map(({ hall }) => hall);
  const numbers = new Set([1, ...opened, ...desk.hall.windows.keys()]);
  return [...numbers].toSorted((a, b) => a - b).map((no) => hallOf(desk, no));
};

/** For the desk: which windows there are, what they were told, what they show. Windows that are closed are left out. */
export const hallsState = (desk: HallDesk): HallsState => {
  const windows = new Map(desk.machine.hall.windows().map((window) => [window.hall, window]));
  const halls = known(desk).map(({ hall, screen, shown, by }) => {
    const window = windows.get(hall);
    const waiting = window?.waiting ?? false;
    const lost = window?.lost ?? false;
    const open = by !== null || (window !== undefined && !waiting);
    return { hall, open, waiting, lost, display: window?.display ?? '', screen, shown: open ? shown : null };
  });
  // Each has an address of its own there, whether or not a window shows it.
  const inNetwork = desk.network.now().status !== 'off';
  const isOther = desk.open.session !== null && desk.hall.shows.event !== null && !isInHall(desk);
  return {
    halls: halls.filter(({ hall, open, waiting }) => hall === 1 || open || waiting || inNetwork),
    reveal: desk.hall.reveal,
    other: isOther ? desk.hall.shows.name : null,
  };
};

/** Whether somebody looks at the hall: a window, a tab, or the network. */
export const isLookedAt = (desk: HallDesk): boolean =>
  desk.network.now().status !== 'off' || hallsState(desk).halls.some(({ open, waiting }) => open || waiting);

/** What every window is told. */
export const hallScreens = (desk: HallDesk): HallScreens =>
  Object.fromEntries(known(desk).map(({ hall, screen }) => [hall, screen]));

/** The views that some window shows or turns through. */
export const viewsWanted = (desk: HallDesk): ReadonlySet<string> =>
  new Set(known(desk).flatMap(({ screen }) => [screen.view, ...screen.views]));

/** Whether some window shows names in a second script. */
export const secondWanted = (desk: HallDesk): boolean => known(desk).some(({ screen }) => screen.secondScript);

export const hallLanguage = (desk: DeskWith<'machine' | 'memory'>): Language => {
  const { settings } = desk.memory.read();
  return settings.hall.language ?? settings.language ?? desk.machine.locale;
};

/** The game of the open tournament. */
export const familyOf = (desk: DeskWith<'open'>): Game | null => {
  const tournament = desk.open.session?.ledger().tournament ?? null;
  return tournament === null ? null : families[tournament.family];
};

/**
 * What of a ledger may be seen in the hall, with some views of the game; null where nothing is published. Nothing else ever leaves
 * the desk.
 * @param second whether names have their second script below them
 */
export const seenOf = (
  desk: HallDesk,
  ledger: Ledger,
  wanted: ReadonlySet<string>,
  second: boolean,
): PublishedView | null => {
  const { tournament } = ledger;
  const family = tournament === null ? undefined : families[tournament.family];
  if (tournament === null || family === undefined) return null;
  const language = hallLanguage(desk);
  const made = hallView(tournament, family, language, { known: desk.hall.shows.rounds, wanted });
  if (made === null) return null;
  const view = withRevision(made, ledger);
  const seen = wanted.has('reveal') ? withReveal(view, tournament, family, desk.hall.reveal) : view;
  const whole = withSubstitutes(seen, tournament, family, language);
  return second ? withSecondScript(whole, tournament) : whole;
};

/** What may be seen of the event that has the hall: as it is now, or the last picture of one that was closed. */
export const seenNow = (desk: HallDesk, wanted: ReadonlySet<string>, second: boolean): PublishedView | null => {
  const { session } = desk.open;
  if (session === null || !isInHall(desk)) return desk.hall.shows.kept?.view ?? null;
  return seenOf(desk, session.ledger(), wanted, second);
};

/**
 * The picture that stays when the open event is closed: with every view of its game, because it cannot be made afterwards and the TO
 * may still turn to another one, and because phones find people in the game's own lists. Places told one by one only where they are shown.
 */
export const lastPicture = (desk: HallDesk): PublishedView | null => {
  const own = (familyOf(desk)?.hall.views ?? []).map(({ id }) => id);
  return seenNow(desk, new Set([...viewsWanted(desk), ...own]), secondWanted(desk));
};

/** Counts the views that differ. */
const numbered = (desk: HallDesk, view: PublishedView | null): number => {
  const text = JSON.stringify(view);
  if (desk.hall.made.text !== text) desk.hall.made = { no: desk.hall.made.no + 1, text };
  return desk.hall.made.no;
};

/** The TO tells places of the standings. */
export const tellPlaces = (desk: HallDesk, step: RevealStep): void => {
  const tournament = desk.open.session?.ledger().tournament ?? null;
  const family = familyOf(desk);
  if (tournament !== null && family !== null && isInHall(desk))
    desk.hall.reveal = toldAfter(tournament, family, desk.hall.reveal, step);
};

/** Places are about to be shown: those that were told at another time are not taken up where they stand no more. */
export const beginPlaces = (desk: HallDesk): void => {
  const { reveal } = desk.hall;
  const tournament = desk.open.session?.ledger().tournament ?? null;
  const family = familyOf(desk);
  if (tournament === null || family === null || reveal.told === undefined || !isInHall(desk)) return;
  if (standsAsTold(tournament, family, reveal) < reveal.told.length) desk.hall.reveal = { top: reveal.top, step: 0 };
};

/** What the hall windows show now: the published view, made here so that nothing else ever reaches them. */
export const hallPage = (desk: HallDesk): HallPage => {
  const { event, kept } = desk.hall.shows;
  const view = seenNow(desk, viewsWanted(desk), secondWanted(desk));
  return {
    screens: hallScreens(desk),
    places: Object.fromEntries(
      known(desk).flatMap(({ hall, shown }) =>
        shown === null ? [] : [[hall, { view: shown.view, page: shown.page }]],
      ),
    ),
    event: kept === null && !isInHall(desk) ? null : event,
    view,
    made: numbered(desk, view),
    asOf: isInHall(desk) ? null : (kept?.asOf ?? null),
  };
};

/** Keeps what the windows are told in this event, and which are live on other displays, so that they come back after a crash. */
export const rememberHalls = (desk: HallDesk): void => {
  const { event } = desk.hall.shows;
  if (event === null || !isInHall(desk)) return;
  const displays = desk.machine.hall.displays();
  const windows = desk.machine.hall.windows();
  const halls = known(desk).map(({ hall, screen, shown }) => {
    const on = windows.find((window) => window.hall === hall)?.displayId;
    const display = displays.find(({ id, own }) => id === on && !own);
    if (display === undefined) return { hall, display: null, screen, shown };
    const { id, label, width, height } = display;
    return { hall, display: { id, label, width, height }, screen, shown };
  });
  keepTold(desk.machine.folders.data, { event, at: desk.machine.now().getTime(), reveal: desk.hall.reveal, halls });
};

/** The part of a screen's settings that belongs to the event, not to the display it hangs on. */
const ofEvent = ({ view, views, message, black, hold, keepSeating }: HallScreen): Partial<HallScreen> => ({
  view,
  views,
  message,
  black,
  hold,
  keepSeating,
});

/** The windows are told what they were told in the event that has the hall now [fault H-6]; one that is new to it, nothing yet. */
export const takeScreens = (desk: HallDesk): void => {
  const { event } = desk.hall.shows;
  if (event === null || desk.hall.toldOf === event) return;
  desk.hall.toldOf = event;
  const told = toldHalls(desk.machine.folders.data, event);
  desk.hall.reveal = told?.reveal ?? { top: 0, step: 0 };
  for (const { hall, screen, shown } of told?.halls ?? []) {
    if (!desk.hall.windows.has(hall)) keepHall(desk, { ...fresh(hall), screen, shown });
  }
  for (const hall of desk.hall.windows.values()) {
    const before = told?.halls.find((each) => each.hall === hall.hall)?.screen ?? firstScreen;
    keepHall(desk, { ...hall, screen: { ...hall.screen, ...ofEvent(before) } });
  }
};

/** Opens the windows again that were live in this tournament when the program ended by itself. */
export const bringHallsBack = async (desk: HallDesk): Promise<void> => {
  const event = openEvent(desk);
  if (event === null || desk.machine.hall.windows().length > 0) return;
  const { machine } = desk;
  const displays = machine.hall.displays();
  for (const { hall, display, screen, shown } of liveHalls(machine.folders.data, event, machine.now().getTime())) {
    const on = sameDisplay(display, displays);
    if (on === undefined) continue;
    keepHall(desk, { hall, screen, shown, by: null });
    await machine.hall.open(hall, on.id);
  }
};
