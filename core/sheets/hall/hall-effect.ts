/**
 * What the hall draws of a published view, and what an act makes of it: told before it is done [W-4.2].
 *
 * | rule | function |
 * | --- | --- |
 * | only what a window draws counts: standings on the wall do not change because a round is published | `drawnOn` |
 * | a black hall, a message and places told by hand go on as they are | `drawnOn` |
 * | phones find people whatever the wall shows | `foundIn` |
 * | standings, and a clock that comes or goes, are named; anything else is what the act is about | `effectOn` |
 */

import { isSeating } from './hall-pages.ts';
import { ownViewOf, shownBy } from './hall-views.ts';
import type { PublishedSeating, PublishedView } from './published-view.ts';

/** `same`: nothing is seen of it. `shows`: what the act is about. `phones`: only the pages in the network change. */
export type HallEffect = 'same' | 'shows' | 'standings' | 'clock' | 'clockGone' | 'phones';

export type WindowSight = {
  readonly view: string;
  readonly views: readonly string[];
  readonly black: boolean;
};

/** What a screen draws, as text to compare: seats and the game's own pages, standings, the clock of the round. */
type Drawn = { readonly seats: string; readonly standings: string; readonly clock: string };

const NOTHING: Drawn = { seats: '', standings: '', clock: '' };

/** A page of seats says its round, its stamp, and everybody's place. */
const seatsOf = (seating: PublishedSeating, id: string) => {
  const { tables, names, byes, bye, own, revised, revision } = seating;
  const { round, roundTitle, stamp } = seating;
  return [round, roundTitle, stamp, revised, revision, tables, names, byes, bye, own[id]];
};

const isRanking = (id: string): boolean => id === 'standings' || id === 'reveal';

const pageOf = (view: PublishedView, id: string): readonly unknown[] => {
  const { event, round, roundTitle, stamp } = view;
  const own = ownViewOf(view, id);
  if (isRanking(id)) return [event, own ?? (id === 'reveal' ? view.reveal : view.standings)];
  if (isSeating(id)) return [event, seatsOf(view, id), view.next.map((next) => seatsOf(next, id))];
  // A new round is announced on all of these; pages of the game's own lists have its stamp at their foot.
  return [event, round, roundTitle, id === 'timer' ? own : [own, stamp]];
};

/** Clocks of the game's own count themselves; in place of an empty list stands a sentence, without a clock. */
const hasClock = (view: PublishedView, id: string): boolean => {
  const own = ownViewOf(view, id);
  if (own?.kind === 'list') return own.listing.blocks.some(({ rows }) => rows.length > 0);
  if (own !== null) return own.kind !== 'clock' && own.kind !== 'kiosk';
  if (isRanking(id)) return (id === 'reveal' ? view.reveal : view.standings) !== null;
  return id === 'timer' || isSeating(id);
};

const drawnOn = (view: PublishedView | null, screen: WindowSight): Drawn => {
  if (screen.black) return NOTHING;
  const drawn = [...shownBy(screen)].filter((id) => id !== 'message');
  const pages = (ids: readonly string[]) =>
    JSON.stringify(ids.map((id) => (view === null ? 'waiting' : pageOf(view, id))));
  const clock = view !== null && drawn.some((id) => hasClock(view, id)) ? view.clock : null;
  return {
    seats: pages(drawn.filter((id) => !isRanking(id))),
    standings: pages(drawn.filter(isRanking)),
    clock: clock === null ? '' : JSON.stringify(clock),
  };
};

/** Where people find themselves in the network, nothing of it while the hall is black. */
const foundIn = (view: PublishedView | null, { black }: WindowSight): string =>
  black || view === null ? '' : JSON.stringify([view, ...view.next].map((seating) => seatsOf(seating, 'byName')));

/** @param network the screen that phones are shown; null where there are none */
export const effectOn = (
  before: PublishedView | null,
  after: PublishedView | null,
  windows: readonly WindowSight[],
  network: WindowSight | null,
): HallEffect => {
  const both = windows.map((screen) => [drawnOn(before, screen), drawnOn(after, screen)] as const);
  if (both.some(([was, willBe]) => was.seats !== willBe.seats)) return 'shows';
  if (both.some(([was, willBe]) => was.standings !== willBe.standings)) return 'standings';
  const ticking = both.filter(([was, willBe]) => was.clock !== willBe.clock);
  if (ticking.length > 0) return ticking.some(([, willBe]) => willBe.clock !== '') ? 'clock' : 'clockGone';
  if (network === null) return 'same';
  const [was, willBe] = [before, after].map((view) => JSON.stringify([drawnOn(view, network), foundIn(view, network)]));
  return was === willBe ? 'same' : 'phones';
};
