/**
 * What a hall window shows from moment to moment. Pure: time comes in with every event, in milliseconds.
 *
 * | rule (hall-and-print 2.4) | event |
 * | --- | --- |
 * | new seating: full-page notice for 6 s, then page 1 | `view` with a later round |
 * | revision: the page stays until its dwell ends, then page 1 of the new revision | `view` with another stamp, `tick` |
 * | undo of a publish: "Seating withdrawn", then the seating before | `view` with an earlier round |
 * | results change standings at page boundaries only | `view` with the same stamp, `tick` |
 * | marks of a revision stay for 10 minutes | `marksShown` |
 * | never two rounds or two revisions on one page | `shown` is replaced whole |
 *
 * A page that is held stays; a revision then takes its place on the same page, because an old seating must not be read.
 */

import type { PublishedView } from './published.ts';

export type Notice = { readonly kind: 'newSeating' | 'withdrawn'; readonly round: number };

export type Turn = { readonly no: number; readonly to: 'next' | 'previous' | 'first' | 'letter' };

export type Show = {
  readonly shown: PublishedView | null;
  /** Waits for the end of the page. */
  readonly next: PublishedView | null;
  readonly notice: Notice | null;
  /** From 0. */
  readonly page: number;
  /** When the page or the notice began. */
  readonly since: number;
  /** When the revision that is shown came in; null for one that was there before the window. */
  readonly revisedAt: number | null;
  readonly hold: boolean;
  /** The last turn that was carried out. */
  readonly turned: number;
};

export type ShowEvent =
  /** The back end sent what may be seen. */
  | { readonly type: 'view'; readonly view: PublishedView | null; readonly now: number }
  /** The TO's wishes. `dwell` in seconds per page of the view that is shown. */
  | {
      readonly type: 'screen';
      readonly hold: boolean;
      readonly turn: Turn;
      /** The page that a turn to a letter means. */
      readonly letterPage?: number;
      readonly dwell: readonly number[];
      readonly now: number;
    }
  /** Another list is asked for: it begins at its first page. */
  | { readonly type: 'restart'; readonly now: number }
  /** Pages were laid out anew; the page with the first name of the page before is shown. */
  | { readonly type: 'relaid'; readonly page: number }
  | { readonly type: 'tick'; readonly dwell: readonly number[]; readonly now: number };

const NOTICE = 6000;
const MARKS = 10 * 60_000;

/** A window that has just opened. It carries out no turn that was made before; `page` is where it was when it was closed. */
export const firstShow = (view: PublishedView | null, turned: number, hold: boolean, now: number, page = 0): Show => ({
  shown: view,
  next: null,
  notice: null,
  page,
  since: now,
  revisedAt: null,
  hold,
  turned,
});

const take = (show: Show, view: PublishedView | null, now: number): Show => {
  const { shown } = show;
  if (view === null || shown === null) {
    if (view === null && shown === null) return show;
    const notice: Notice =
      view === null ? { kind: 'withdrawn', round: shown?.round ?? 0 } : { kind: 'newSeating', round: view.round };
    return { ...show, shown: view, next: null, notice, page: 0, since: now, revisedAt: null };
  }
  if (view.event !== shown.event || view.family !== shown.family) {
    return { ...firstShow(view, show.turned, show.hold, now) };
  }
  if (view.round !== shown.round) {
    const later = view.round > shown.round;
    const notice: Notice = { kind: later ? 'newSeating' : 'withdrawn', round: later ? view.round : shown.round };
    return { ...show, shown: view, next: null, notice, page: 0, since: now, revisedAt: null };
  }
  return { ...show, next: view };
};

/** Puts the waiting view in place: from page 1 when it is another revision. */
const replaced = (show: Show, now: number): Show => {
  const { shown, next } = show;
  if (next === null) return show;
  const revision = next.stamp !== shown?.stamp;
  return {
    ...show,
    shown: next,
    next: null,
    since: now,
    page: revision && !show.hold ? 0 : show.page,
    revisedAt: revision ? now : show.revisedAt,
  };
};

const ticked = (show: Show, dwell: readonly number[], now: number): Show => {
  if (show.notice !== null) {
    if (now - show.since < NOTICE) return show;
    // Without a seating there is nothing to go on to: "please wait" stays.
    return show.shown === null ? show : { ...show, notice: null, page: 0, since: now };
  }
  const page = dwell.length === 0 ? 0 : Math.min(show.page, dwell.length - 1);
  const due = now - show.since >= (dwell[page] ?? 6) * 1000;
  if (!due) return show;
  if (show.next !== null) {
    const waiting = show.next.stamp === show.shown?.stamp;
    const after = replaced(show, now);
    return waiting && !show.hold && dwell.length > 1 ? { ...after, page: (page + 1) % dwell.length } : after;
  }
  if (show.hold || dwell.length < 2) return show;
  return { ...show, page: (page + 1) % dwell.length, since: now };
};

const turnedTo = (show: Show, { no, to }: Turn, pages: number, now: number, letterPage = 0): Show => {
  if (no <= show.turned) return show;
  const turned = { ...show, turned: no };
  if (pages === 0 || show.notice !== null) return turned;
  const page = Math.min(show.page, pages - 1);
  if (to === 'letter') return { ...turned, page: Math.min(letterPage, pages - 1), since: now };
  const target = to === 'first' ? 0 : (page + (to === 'next' ? 1 : pages - 1)) % pages;
  return { ...turned, page: target, since: now };
};

/** The show after an event. */
export const onShow = (show: Show, event: ShowEvent): Show => {
  switch (event.type) {
    case 'view':
      return take(show, event.view, event.now);
    case 'screen': {
      const begun = show.hold && !event.hold ? { ...show, since: event.now } : show;
      return turnedTo({ ...begun, hold: event.hold }, event.turn, event.dwell.length, event.now, event.letterPage);
    }
    case 'restart':
      return { ...show, page: 0, since: event.now };
    case 'relaid':
      return { ...show, page: event.page };
    case 'tick':
      return ticked(show, event.dwell, event.now);
  }
};

/** Milliseconds from now until something is due, or null when nothing is. */
export const dueIn = (show: Show, dwell: readonly number[], now: number): number | null => {
  if (show.notice !== null) return show.shown === null ? null : Math.max(0, NOTICE - (now - show.since));
  if (show.next === null && (show.hold || dwell.length < 2)) return null;
  const page = Math.min(show.page, Math.max(0, dwell.length - 1));
  return Math.max(0, (dwell[page] ?? 6) * 1000 - (now - show.since));
};

/** Whether changed rows are still marked. */
export const marksShown = ({ revisedAt }: Show, now: number): boolean => revisedAt === null || now - revisedAt < MARKS;
