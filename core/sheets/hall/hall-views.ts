/** Which views the hall may show: the program's own and those that a game brings. */

import type { Game } from '../../game/game.ts';
import { roundOf, type Tournament } from '../../tournament/state.ts';
import { ownCode } from '../sheet.ts';
import type { Course } from './hall-show.ts';
import type { OwnView, PublishedView } from './published.ts';

/** The program's own, in the order in which the desk offers them; black is a key, not a choice. */
export const hallViews: readonly HallViewId[] = ['byName', 'byTable', 'timer', 'standings', 'reveal', 'message'];

/** The id of a view: one of the program's, `black`, or of a game with its namespace before it (`poker.moves`). */
export type HallViewId = string;

/** The views of a game, its own after the lists of names. */
export const viewsOf = ({ hallViews: own = [], withoutHallViews = [] }: Game): readonly HallViewId[] => {
  const base = hallViews.filter((view) => !withoutHallViews.includes(view));
  const more = own.map(({ id }) => id).filter((id) => !base.includes(id));
  const lists: readonly HallViewId[] = base.filter((view) => view === 'byName' || view === 'byTable');
  return [...lists, ...more, ...base.filter((view) => !lists.includes(view))];
};

/** The code of a view's name: `sheets.hall.views.byName`, `poker.views.moves`. */
export const viewCode = (id: HallViewId): string =>
  id.includes('.') ? ownCode(id, 'views') : `sheets.hall.views.${id}`;

/** What the game brings for a view, or null where the view is the program's own. */
export const ownViewOf = (view: PublishedView | null, id: HallViewId): OwnView | null => view?.own[id] ?? null;

const leavings = ({ own }: PublishedView): readonly number[] =>
  Object.values(own).flatMap((page) =>
    page.kind === 'list'
      ? page.listing.blocks.flatMap(({ rows }) => rows.flatMap(({ until }) => (until === undefined ? [] : [until])))
      : [],
  );

/** When the next row of a game's list leaves the hall, or null. Milliseconds since 1970. */
export const nextLeaving = (view: PublishedView, now: number): number | null => {
  const coming = leavings(view).filter((until) => until > now);
  return coming.length === 0 ? null : Math.min(...coming);
};

/** The view without the rows that have left: the same value where there are none. */
export const withoutLeft = (view: PublishedView, now: number): PublishedView => {
  if (!leavings(view).some((until) => until <= now)) return view;
  const own = Object.entries(view.own).map(([id, page]): readonly [string, OwnView] => {
    if (page.kind !== 'list') return [id, page];
    const blocks = page.listing.blocks
      .map((block) => ({ ...block, rows: block.rows.filter(({ until }) => until === undefined || until > now) }))
      .filter(({ rows }) => rows.length > 0);
    return [id, { ...page, listing: { ...page.listing, blocks } }];
  });
  return { ...view, own: Object.fromEntries(own) };
};

/** Whether there is something to show. `hasMessage`: words, or a logo. */
export const isShowable = (view: PublishedView | null, id: HallViewId, hasMessage: boolean): boolean => {
  if (id === 'message') return hasMessage;
  if (view === null) return false;
  if (ownViewOf(view, id) !== null) return true;
  if (id === 'standings') return view.standings !== null;
  if (id === 'reveal') return view.round > 0;
  return !id.includes('.') && view.round > 0;
};

/** The game's own views with something to show in a round, 0 where there is none. The hall is sent only those that it shows. */
export const ownOffered = (
  tournament: Tournament,
  { hallViews: own = [] }: Game,
  round: number,
): readonly HallViewId[] =>
  own.filter(({ make }) => make(tournament, roundOf(tournament, round) ?? null) !== null).map(({ id }) => id);

/** Views that a window may turn through by itself: not the places that are told by hand, nor what answers who stands before it. */
export const mayTurn = (id: HallViewId): boolean => id !== 'reveal' && !id.endsWith('.kiosk');

/** A clock that was not started, a list without a row: asked for it says so, in turn it is left out. */
const isEmpty = (shown: PublishedView | null, id: HallViewId): boolean => {
  const own = ownViewOf(shown, id);
  if (own?.kind === 'list') return own.listing.blocks.every(({ rows }) => rows.length === 0);
  return own === null && id === 'timer' && shown?.clock === null;
};

type Turning = { readonly view: HallViewId; readonly views: readonly HallViewId[]; readonly message: string };

/**
 * The views that a window turns through, in their order: those of its list that have something to show, while the view that
 * was asked for is in the list. Empty where it stays on that view. `now` gives what stands in place of a view at present.
 */
export const viewsInTurn = (
  { view, views, message }: Turning,
  shown: PublishedView | null,
  now: (id: HallViewId) => HallViewId,
  hasLogo = false,
): readonly HallViewId[] => {
  if (!views.includes(view)) return [];
  const hasMessage = message !== '' || hasLogo;
  const showable = views.filter((id) => mayTurn(id) && isShowable(shown, id, hasMessage) && !isEmpty(shown, id));
  const turning = [...new Set(showable.map(now))];
  return turning.length < 2 ? [] : turning;
};

/** The view that a window shows: the one it has come to, at first a seating. `at` as in `Show`. */
export const viewAt = (at: string | null, turning: readonly HallViewId[], asked: HallViewId): HallViewId => {
  if (turning.length === 0) return asked;
  if (at !== null && turning.includes(at)) return at;
  return turning.find((id) => id === 'byName' || id === 'byTable') ?? turning[0] ?? asked;
};

/** Where a window goes from the view it shows; null where it stays. `stay` as in `Course`. */
export const courseOf = (turning: readonly HallViewId[], view: HallViewId, stay: number): Course | null => {
  const at = turning.indexOf(view);
  const [before, after] = [turning.at(at - 1), turning[(at + 1) % turning.length]];
  return at < 0 || before === undefined || after === undefined ? null : { before, after, stay };
};
