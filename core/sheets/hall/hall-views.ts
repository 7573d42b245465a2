import type { Game } from '../../game/game.ts';
import { roundOf, type Tournament } from '../../tournament/state.ts';
import { ownCode } from '../sheet.ts';
import type { Course } from './hall-show.ts';
import type { OwnView, PublishedView } from './published-view.ts';

/** In the order in which the desk offers them; black is a key, not a choice. */
export const hallViews: readonly HallViewId[] = ['byName', 'byTable', 'timer', 'standings', 'reveal', 'message'];

/** One of the program's, `black`, or one of a game after its namespace (`poker.moves`). */
export type HallViewId = string;

export const viewsOf = ({ hall: { views: own = [], without = [] } }: Game): readonly HallViewId[] => {
  const base = hallViews.filter((view) => !without.includes(view));
  const more = own.map(({ id }) => id).filter((id) => !base.includes(id));
  const lists: readonly HallViewId[] = base.filter((view) => view === 'byName' || view === 'byTable');
  return [...lists, ...more, ...base.filter((view) => !lists.includes(view))];
};

/** `sheets.hall.views.byName`, `poker.views.moves`. */
export const viewCode = (id: HallViewId): string =>
  id.includes('.') ? ownCode(id, 'views') : `sheets.hall.views.${id}`;

export const ownViewOf = (view: PublishedView | null, id: HallViewId): OwnView | null => view?.own[id] ?? null;

const leavings = ({ own }: PublishedView): readonly number[] =>
  Object.values(own).flatMap((page) =>
    page.kind === 'list'
      ? page.listing.blocks.flatMap(({ rows }) => rows.flatMap(({ until }) => (until === undefined ? [] : [until])))
      : [],
  );

/** Milliseconds since 1970, or null. */
export const nextLeaving = (view: PublishedView, now: number): number | null => {
  const coming = leavings(view).filter((until) => until > now);
  return coming.length === 0 ? null : Math.min(...coming);
};

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

export const isShowable = (view: PublishedView | null, id: HallViewId, hasMessage: boolean): boolean => {
  if (id === 'message') return hasMessage;
  if (view === null) return false;
  if (ownViewOf(view, id) !== null) return true;
  if (id === 'standings') return view.standings !== null;
  if (id === 'reveal') return view.round > 0;
  return !id.includes('.') && view.round > 0;
};

/** `round` 0: there is none. The hall is sent only views that it shows. */
export const ownOffered = (
  tournament: Tournament,
  { hall: { views: own = [] } }: Game,
  round: number,
): readonly HallViewId[] =>
  own.filter(({ make }) => make(tournament, roundOf(tournament, round) ?? null) !== null).map(({ id }) => id);

/** Not the places told by hand, nor a view that answers whoever stands before it. */
export const mayTurn = (id: HallViewId): boolean => id !== 'reveal' && !id.endsWith('.kiosk');

/** What a window shows or turns through: it stays on a view that is not in its list. */
export const shownBy = ({ view, views }: Pick<Turning, 'view' | 'views'>): ReadonlySet<HallViewId> =>
  new Set([view, ...(views.includes(view) ? views.filter(mayTurn) : [])]);

/** Asked for, such a view says that it is empty; in turn it is left out. */
const isEmpty = (shown: PublishedView | null, id: HallViewId): boolean => {
  const own = ownViewOf(shown, id);
  if (own?.kind === 'list') return own.listing.blocks.every(({ rows }) => rows.length === 0);
  return own === null && id === 'timer' && shown?.clock === null;
};

type Turning = { readonly view: HallViewId; readonly views: readonly HallViewId[]; readonly message: string };

/** Empty where the view asked for is not in the window's list: the window stays on it. */
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

export const viewAt = (at: string | null, turning: readonly HallViewId[], asked: HallViewId): HallViewId => {
  if (turning.length === 0) return asked;
  if (at !== null && turning.includes(at)) return at;
  return turning.find((id) => id === 'byName' || id === 'byTable') ?? turning[0] ?? asked;
};

/** Null where the window stays. `stay` as in `Course`. */
export const courseOf = (turning: readonly HallViewId[], view: HallViewId, stay: number): Course | null => {
  const at = turning.indexOf(view);
  const [before, after] = [turning.at(at - 1), turning[(at + 1) % turning.length]];
  return at < 0 || before === undefined || after === undefined ? null : { before, after, stay };
};
