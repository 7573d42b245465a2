/** The show of a hall window over time: core decides what happens, here are the clock and the timers. */

import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { HallPlace, HallScreen } from '../../core/api/hall.ts';
import { type HallList, isSeating } from '../../core/sheets/hall/hall-pages.ts';
import { type Course, dueIn, firstShow, onShow, type Seen, type Show } from '../../core/sheets/hall/hall-show.ts';
import type { HallViewId } from '../../core/sheets/hall/hall-views.ts';
import { steadyNow } from './picture/time.ts';

/** The show over the views that come in. `place` is where the window was before it was closed. */
export const useShow = (seen: Seen, { turn, hold }: HallScreen, place: HallPlace) => {
  const { event, view } = seen;
  const [show, tell] = useReducer(onShow, null, () =>
    firstShow(
      { event, view },
      { turned: turn.no, hold, page: Math.max(0, place.page - 1), at: place.view },
      steadyNow(),
    ),
  );
  const taken = useRef({ event, view });
  useEffect(() => {
    if (taken.current.view === view && taken.current.event === event) return;
    taken.current = { event, view };
    tell({ type: 'view', seen: { event, view }, now: steadyNow() });
  }, [event, view]);
  return [show, tell] as const;
};

type Tell = ReturnType<typeof useShow>[1];

/** The page that holds what another layout showed first. */
const samePlace = (before: HallList, page: number, after: HallList): number => {
  const passed = before.pages
    .slice(0, Math.min(page, before.pages.length - 1))
    .reduce((sum, { rows }) => sum + rows, 0);
  let rows = 0;
  const at = after.pages.findIndex((candidate) => {
    rows += candidate.rows;
    return rows > passed;
  });
  return Math.max(0, at);
};

/** The first page with a name under a letter, or after it. */
const pageOfLetter = ({ pages }: HallList, letter: string): number => {
  const wanted = letter.toLocaleUpperCase();
  const at = pages.findIndex(({ to }) => to.slice(0, wanted.length).toLocaleUpperCase().localeCompare(wanted) >= 0);
  return at < 0 ? Math.max(0, pages.length - 1) : at;
};

/** What the window draws: the view it has come to, its pages, and where it goes from there. Without the program its page stands, and a notice ends. */
type Drawn = {
  readonly view: HallViewId;
  readonly list: HallList | null;
  readonly course: Course | null;
  readonly stands: boolean;
};

/** Turns pages and views: timers, the TO's keys, another view, another size of the picture. */
export const useTurning = (show: Show, tell: Tell, screen: HallScreen, { view, list, course, stands }: Drawn): void => {
  const dwell = list?.dwell ?? NONE;
  const seats = isSeating(view);
  useEffect(() => {
    const due = stands && show.notice === null ? null : dueIn(show, { dwell, course, seats, now: steadyNow() });
    if (due === null) return undefined;
    const tick = () => tell({ type: 'tick', dwell, course, seats, now: steadyNow() });
    const timer = setTimeout(tick, Math.min(LONGEST, due + 5));
    return () => clearTimeout(timer);
  }, [show, dwell, course, stands, seats, tell]);

  const { hold, turn, view: asked } = screen;
  const told = useRef({ hold, no: turn.no });
  useEffect(() => {
    if (told.current.hold === hold && told.current.no === turn.no) return;
    const letterPage = turn.to === 'letter' && list !== null ? pageOfLetter(list, turn.letter) : 0;
    tell({ type: 'screen', hold, turn, letterPage, view: asked, dwell, course, now: steadyNow() });
    told.current = { hold, no: turn.no };
  }, [hold, turn, asked, dwell, list, course, tell]);

  // Before the picture is painted: nobody sees the wrong page for a moment.
  const laid = useRef({ list, shown: show.shown, view, at: show.at, asked });
  useLayoutEffect(() => {
    const before = laid.current;
    laid.current = { list, shown: show.shown, view, at: show.at, asked };
    if (before.asked !== asked) tell({ type: 'restart', view: asked, now: steadyNow() });
    else if (before.view !== view) {
      // What the show itself went on to begins where the show says.
      if (before.at === show.at) tell({ type: 'restart', view, now: steadyNow() });
    } else if (before.shown === show.shown && before.list !== list && before.list !== null && list !== null) {
      tell({ type: 'relaid', page: samePlace(before.list, show.page, list) });
    }
  }, [list, show.shown, show.page, show.at, view, asked, tell]);
};

/** Longest wait that a timer takes. */
const LONGEST = 2 ** 31 - 1;

const NONE: readonly number[] = [];

/** How much of the page's dwell has passed, in whole seconds; null where nothing turns. */
export const shareOf = (show: Show, list: HallList | null, now: number): number | null => {
  const dwell = list?.dwell[Math.min(show.page, list.dwell.length - 1)];
  if (dwell === undefined || list === null || list.pages.length < 2 || show.hold || show.notice !== null) return null;
  return Math.min(1, Math.floor((now - show.since) / 1000) / Math.floor(dwell));
};
