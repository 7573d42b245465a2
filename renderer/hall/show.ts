/** The show of a hall window over time: core decides what happens, here are the clock and the timers. */

import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { HallScreen } from '../../core/api/hall.ts';
import type { HallList } from '../../core/sheets/hall-pages.ts';
import { dueIn, firstShow, onShow, type Show } from '../../core/sheets/hall-show.ts';
import type { PublishedView } from '../../core/sheets/published.ts';
import { steadyNow } from './time.ts';

/** The show over the views that come in. `page` is where the window was before it was closed, from 0. */
export const useShow = (view: PublishedView | null, screen: HallScreen, page: number) => {
  const [show, tell] = useReducer(onShow, null, () => firstShow(view, screen.turn.no, screen.hold, steadyNow(), page));
  const taken = useRef(view);
  useEffect(() => {
    if (taken.current === view) return;
    taken.current = view;
    tell({ type: 'view', view, now: steadyNow() });
  }, [view]);
  return [show, tell] as const;
};

type Tell = ReturnType<typeof useShow>[1];

/** The page that holds what another layout showed first. */
const samePlace = (before: HallList, page: number, after: HallList): number => {
  const passed = before.pages.slice(0, page).reduce((sum, { rows }) => sum + rows, 0);
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

/** Turns the pages: timers, the TO's keys, another list, another size of the picture. */
export const useTurning = (show: Show, tell: Tell, screen: HallScreen, list: HallList | null): void => {
  const dwell = list?.dwell ?? NONE;
  useEffect(() => {
    const due = dueIn(show, dwell, steadyNow());
    if (due === null) return undefined;
    const timer = setTimeout(() => tell({ type: 'tick', dwell, now: steadyNow() }), due + 5);
    return () => clearTimeout(timer);
  }, [show, dwell, tell]);

  const { hold, turn } = screen;
  const told = useRef(screen);
  useEffect(() => {
    if (told.current.hold === hold && told.current.turn.no === turn.no) return;
    const letterPage = turn.to === 'letter' && list !== null ? pageOfLetter(list, turn.letter) : 0;
    tell({ type: 'screen', hold, turn, letterPage, dwell, now: steadyNow() });
    told.current = { ...told.current, hold, turn };
  }, [hold, turn, dwell, list, tell]);

  // Before the picture is painted: nobody sees the wrong page for a moment.
  const laid = useRef({ list, shown: show.shown, view: screen.view });
  useLayoutEffect(() => {
    const before = laid.current;
    laid.current = { list, shown: show.shown, view: screen.view };
    if (before.view !== screen.view) tell({ type: 'restart', now: steadyNow() });
    else if (before.shown === show.shown && before.list !== list && before.list !== null && list !== null) {
      tell({ type: 'relaid', page: samePlace(before.list, show.page, list) });
    }
  }, [list, show.shown, show.page, screen.view, tell]);
};

const NONE: readonly number[] = [];

/** How much of the page's dwell has passed, in whole seconds; null where nothing turns. */
export const shareOf = (show: Show, list: HallList | null, now: number): number | null => {
  const dwell = list?.dwell[show.page];
  if (dwell === undefined || list === null || list.pages.length < 2 || show.hold || show.notice !== null) return null;
  return Math.min(1, Math.floor((now - show.since) / 1000) / Math.floor(dwell));
};
