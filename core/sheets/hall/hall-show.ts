/**
 * What a hall window shows from moment to moment. Time comes in with every event, in milliseconds.
 *
 * | rule [hall-and-print 2.4] | event |
 * | --- | --- |
 * | new seating: full-page notice for 6 s, then page 1 | `view` with a later round |
 * | [L-10.7] a revision of the seats that are shown interrupts the page: notice for 6 s, then page 1 | `view` with another stamp |
 * | a next round that is revised takes the place of its pages at once | `view` with another stamp of it |
 * | undo of a publish: "Seating withdrawn", then the seating before | `view` without the round that was shown |
 * | nobody is sent to a round that has been played: "please wait" then stays until the TO turns on or there is a seating | `staying` |
 * | a next round that is withdrawn goes at once | `view` without it |
 * | the TO looks up an earlier round that is still published: no notice [W-4.6] | `noticeBetween` |
 * | the file is closed, or another event is open that the hall was not told to show: the last picture stays [W-4.5] | `view` of no event |
 * | results change standings at page boundaries only | `view` with the same stamp, `tick` |
 * | a window with several views: each for a whole cycle of its pages, then the next; a new seating is shown first | `tick`, `Course` |
 * | marks of a revision stay for 10 minutes or until the round starts | `isMarked` (revision.ts) |
 * | events without rounds: nothing is announced | `view` with round 0 |
 * | never two rounds or two revisions on one page | `shown` is replaced whole |
 *
 * A page that is held stays, but for a revision, because an old seating must not be read.
 */

import type { Phrase } from '../../tournament/words.ts';
import type { PublishedView } from './published-view.ts';

export type Notice = {
  readonly kind: 'newSeating' | 'revised' | 'withdrawn';
  readonly round: number;
  readonly title?: Phrase | undefined;
};

/** `event` null: no event is shown. `view` null: an event is shown of which nothing is published. */
export type Seen = { readonly event: string | null; readonly view: PublishedView | null };

export type Turn = { readonly no: number; readonly to: 'next' | 'previous' | 'first' | 'letter' | 'view' };

export type Course = {
  readonly before: string;
  readonly after: string;
  /** Seconds that a view of a single page stays. */
  readonly stay: number;
};

export type Show = {
  readonly event: string | null;
  readonly shown: PublishedView | null;
  readonly next: PublishedView | null;
  readonly notice: Notice | null;
  readonly at: string | null;
  /** From 0; beyond the last page it means the last. */
  readonly page: number;
  readonly since: number;
  readonly viewSince: number;
  readonly hold: boolean;
  readonly turned: number;
};

export type ShowEvent =
  | { readonly type: 'view'; readonly seen: Seen; readonly now: number }
  | {
      readonly type: 'screen';
      readonly hold: boolean;
      readonly turn: Turn;
      readonly letterPage?: number;
      readonly view?: string;
      readonly dwell: readonly number[];
      /** Null or absent: the window stays on its view. */
      readonly course?: Course | null;
      readonly now: number;
    }
  | { readonly type: 'restart'; readonly view: string; readonly now: number }
  | { readonly type: 'relaid'; readonly page: number }
  | ({ readonly type: 'tick' } & Moment);

/** What a window has at a moment to turn on from. */
export type Moment = {
  /** Seconds by page. */
  readonly dwell: readonly number[];
  readonly course?: Course | null;
  /** The view that is drawn tells people where to sit. */
  readonly seats?: boolean;
  readonly now: number;
};

/** Where a window begins: after which turn, whether it is held, and where it was when it was closed. */
type Beginning = Pick<Show, 'turned' | 'hold'> & Partial<Pick<Show, 'page' | 'at'>>;

const NOTICE = 6000;

/** Seconds that a page without a list stays before what waits takes its place. */
const PLAIN = 6;

const LAST_PAGE = Number.MAX_SAFE_INTEGER;

/** Carries out no turn made before it opened. */
export const firstShow = (
  { event, view }: Seen,
  { turned, hold, page = 0, at = null }: Beginning,
  now: number,
): Show => ({
  event,
  shown: view,
  next: null,
  notice: null,
  at,
  page,
  since: now,
  viewSince: now,
  hold,
  turned,
});

const begun = (show: Show, at: string | null, now: number): Show => ({
  ...show,
  at,
  page: 0,
  since: now,
  viewSince: now,
});

const titled = (view: PublishedView | null): Pick<Notice, 'title'> => {
  const title = view?.roundTitle ?? null;
  return title === null ? {} : { title };
};

/** A substitute changes the stamp too, and nobody's seat. */
const isReseated = (before: PublishedView | null, after: PublishedView | null): boolean =>
  before?.stamp !== after?.stamp && (before?.revised === true || after?.revised === true);

/** Events without rounds announce nothing, nor does a TO who looks up an earlier seating that still stands. */
export const noticeBetween = (before: PublishedView | null, after: PublishedView | null): Notice | null => {
  const [from, to] = [before?.round ?? null, after?.round ?? null];
  if (to !== null && to > (from ?? 0)) return { kind: 'newSeating', round: to, ...titled(after) };
  if (from === null || from === 0) return null;
  if (from === to) return isReseated(before, after) ? { kind: 'revised', round: from, ...titled(after) } : null;
  if (after?.rounds.some(({ no }) => no === from) === true) return null;
  return { kind: 'withdrawn', round: from, ...titled(before) };
};

/** Whether a seating that takes the place of a withdrawn one is of a round that has been played. */
const isPlayed = ({ round, rounds }: PublishedView): boolean =>
  rounds.some(({ no, played }) => no === round && played === true);

/** The notice that stays after its time: without a seating to go on to, and where that sends people to tables that are done. */
export const staying = (notice: Notice | null, view: PublishedView | null, seats: boolean): Notice | null =>
  view === null || (notice?.kind === 'withdrawn' && seats && isPlayed(view)) ? notice : null;

/** A round that comes next is gone, or seated otherwise. */
const losesNext = ({ next }: PublishedView, { rounds }: PublishedView): boolean =>
  next.some(({ round, stamp }) => !rounds.some((known) => known.no === round && known.stamp === stamp));

const take = (show: Show, { event, view }: Seen, now: number): Show => {
  if (event === null) return show;
  if (event !== show.event) return firstShow({ event, view }, { turned: show.turned, hold: show.hold }, now);
  const { shown } = show;
  if (view === null && shown === null) return show;
  const notice = noticeBetween(shown, view);
  if (notice !== null) return { ...begun(show, null, now), shown: view, next: null, notice };
  if (shown === null || view?.round !== shown.round) {
    return { ...begun(show, null, now), shown: view, next: null, notice: null };
  }
  return losesNext(shown, view) ? { ...show, shown: view, next: null } : { ...show, next: view };
};

const replaced = (show: Show, now: number): Show => {
  const { shown, next } = show;
  if (next === null) return show;
  const taken = { ...show, shown: next, next: null, since: now };
  if (next.stamp === shown?.stamp) return taken;
  return show.hold ? taken : begun(taken, null, now);
};

const pageNow = ({ page }: Show, pages: number): number => Math.min(page, Math.max(0, pages - 1));

const ends = (show: Show, dwell: readonly number[], course: Course | null) => {
  const page = show.since + (dwell[pageNow(show, dwell.length)] ?? PLAIN) * 1000;
  if (course === null || dwell.length > 1) return { page, view: page };
  const view = show.viewSince + course.stay * 1000;
  return { page: Math.min(page, view), view };
};

const turnedOn = (show: Show, pages: number, course: Course | null, now: number): Show => {
  const page = pageNow(show, pages);
  const isLast = page >= pages - 1;
  if (isLast && course !== null) return begun(show, course.after, now);
  return pages < 2 ? show : { ...show, page: isLast ? 0 : page + 1, since: now };
};

const turnedBack = (show: Show, pages: number, course: Course | null, now: number): Show => {
  const page = pageNow(show, pages);
  if (page === 0 && course !== null) return { ...begun(show, course.before, now), page: LAST_PAGE };
  return { ...show, page: page === 0 ? Math.max(0, pages - 1) : page - 1, since: now };
};

const ticked = (show: Show, { dwell, course = null, seats = false, now }: Moment): Show => {
  if (show.notice !== null) {
    const isDone = now - show.since >= NOTICE && staying(show.notice, show.next ?? show.shown, seats) === null;
    return isDone ? { ...begun(show, show.at, now), notice: null } : show;
  }
  const end = ends(show, dwell, course);
  if (now < end.page) return show;
  const after = replaced(show, now);
  const isRevised = after.shown?.stamp !== show.shown?.stamp;
  if (show.hold || isRevised || now < end.view) return after;
  return turnedOn(after, dwell.length, course, now);
};

const turnedTo = (show: Show, event: Extract<ShowEvent, { readonly type: 'screen' }>): Show => {
  const { turn, dwell, course = null, letterPage = 0, view, now } = event;
  const { no, to } = turn;
  if (no <= show.turned) return show;
  // What stays after its time goes by the TO's hand.
  const isOver = show.notice !== null && show.shown !== null && now - show.since >= NOTICE;
  const turned = { ...show, turned: no, ...(isOver ? { notice: null } : {}) };
  if (to === 'view') return view === undefined ? turned : begun(turned, view, now);
  const pages = dwell.length;
  if (turned.notice !== null || (pages === 0 && course === null)) return turned;
  switch (to) {
    case 'letter':
      return { ...turned, page: Math.min(letterPage, Math.max(0, pages - 1)), since: now };
    case 'first':
      return { ...turned, page: 0, since: now };
    case 'next':
      return turnedOn(turned, pages, course, now);
    case 'previous':
      return turnedBack(turned, pages, course, now);
  }
};

export const onShow = (show: Show, event: ShowEvent): Show => {
  switch (event.type) {
    case 'view':
      return take(show, event.seen, event.now);
    case 'screen': {
      const since = show.hold && !event.hold ? { since: event.now, viewSince: event.now } : {};
      return turnedTo({ ...show, ...since, hold: event.hold }, event);
    }
    case 'restart':
      return begun(show, event.view, event.now);
    case 'relaid':
      return { ...show, page: event.page };
    case 'tick':
      return ticked(show, event);
  }
};

/** Milliseconds, or null when nothing is due. */
export const dueIn = (show: Show, { dwell, course = null, seats = false, now }: Moment): number | null => {
  if (show.notice !== null) {
    const stays = staying(show.notice, show.next ?? show.shown, seats) !== null;
    return stays ? null : Math.max(0, NOTICE - (now - show.since));
  }
  const turns = !show.hold && (dwell.length > 1 || course !== null);
  if (show.next === null && !turns) return null;
  const end = ends(show, dwell, course);
  return Math.max(0, (show.next === null ? end.view : end.page) - now);
};
