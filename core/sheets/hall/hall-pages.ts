/**
 * The published view as pages of the hall's image.
 *
 * | rule | function |
 * | --- | --- |
 * | [hall-and-print 2.1] sizes from three numbers of the room; unreadable is said, not shown smaller in silence | `hallPages`, `readable` |
 * | [hall-and-print 2.3] a whole cycle within 60 s or advice | `adviceOn` |
 * | [L-10.6] the pages of the rounds that come next are part of the cycle | `hallPages` |
 * | a table is never split: letters are cut back to what holds the largest one, and said to be unreadable where they are too small | `wholeAt` |
 */

import type { MapTable } from '../../game/paper.ts';
import type { Hand } from '../layout/laid.ts';
import { mapPages } from '../layout/lay-map.ts';
import { type LegendPart, seatLegend } from '../layout/legend.ts';
import { fitted, type LaidPage } from '../layout/lists/place.ts';
import type { Box } from '../layout/paper.ts';
import { byName, byTable, revealListing, standingsListing } from '../listings.ts';
import { letterPart } from '../paper/letter-parts.ts';
import type { Listing } from '../sheet.ts';
import { dwellOf, dwells, LONGEST_CYCLE, type Scroll, scrollDwell, wholeCycle } from './dwell.ts';
import { hallBracket } from './hall-bracket.ts';
import { type HallViewId, ownViewOf } from './hall-views.ts';
import { CALM_CYCLE, GROWTH, largestCalm } from './largest-calm.ts';
import { bandsOf, type Image, listSize, ROW, type Room, sizesFor } from './legibility.ts';
import { type Laid, layout, WIDEST } from './list-at-size.ts';
import type { OwnView, PublishedSeating, PublishedView } from './published-view.ts';

export type ListView = HallViewId;

export type HallList = {
  readonly pages: readonly LaidPage[];
  /** Seconds by page; the size is in pixels. */
  readonly dwell: readonly number[];
  readonly size: number;
  readonly readable: boolean;
  readonly scroll: Scroll | null;
  /** What the numbers and tiles of a seating mean [L-10.1]. */
  readonly legend: readonly LegendPart[];
  /** Where the pages of each seating begin that comes after the one shown [W-4.6]. */
  readonly next: readonly { readonly from: number; readonly seating: PublishedSeating }[];
};

type Pages = Omit<HallList, 'next'>;

type ListWishes = {
  readonly dense: boolean;
  /** Percent of the size that the room asks for, 80 to 120. */
  readonly trim?: number;
  readonly scroll: boolean;
  readonly scrollSpeed?: number;
  readonly share: { readonly part: number; readonly of: number };
};

/** A list on one image: how large it is, the room that it is read in, and what the TO wishes. */
export type Projection = { readonly image: Image; readonly room: Room; readonly wishes: ListWishes };

/** Thousandths of the image's height in a second, and seconds at both ends. */
const SCROLL = { speed: 25, hold: 5 };

const SHRINKING = [0.95, 0.9, 0.85];

/** As a share of the height of the list. */
const MAP_INSET = 0.015;

export const listingOf = (view: PublishedView, list: ListView): Listing => {
  const own = ownViewOf(view, list);
  if (own?.kind === 'list') return own.listing;
  if (list === 'byTable') return byTable(view, { blocks: true });
  if (list === 'reveal') return revealListing(view);
  return list === 'byName' ? byName(view) : standingsListing(view);
};

type Strip = Pick<Box, 'width' | 'height'> & {
  readonly size: number;
  readonly least: number;
  readonly perSecond: number;
};

const scrolled = (
  listing: Listing,
  { width, height, size, least, perSecond }: Strip,
  hand: Hand,
): Omit<Pages, 'readable' | 'legend'> | null => {
  const frame = {
    width,
    height: Number.POSITIVE_INFINITY,
    gap: 0,
    size,
    least,
    line: ROW,
    padding: 0,
    columns: 1,
    widest: listing.form === 'lines' ? width : Math.min(width, WIDEST * size),
    letters: false,
    spare: true,
  };
  const pages = fitted(listing, frame, hand)(Number.POSITIVE_INFINITY);
  const last = pages[0]?.columns[0]?.rows.at(-1);
  const content = last === undefined ? 0 : last.top + last.row.height;
  if (content <= height) return null;
  const distance = content - height;
  const { hold } = SCROLL;
  const scroll = { distance, hold, seconds: distance / perSecond };
  return { pages, dwell: [scrollDwell(scroll)], size, scroll };
};

const BRACKET_DWELL = 12;

const bracketList = (
  bracket: Extract<OwnView, { readonly kind: 'bracket' }>,
  image: Image,
  { size, least, readable }: ReturnType<typeof listSize>,
  hand: Hand,
): Pages => {
  const box = { ...bandsOf(image).list, x: 0, y: 0 };
  const made = hallBracket(bracket, box, { size, least }, hand);
  const pages = made.pages.map(
    ({ drawn, matches }): LaidPage => ({ columns: [], from: '', to: '', rows: 2 * matches, drawn }),
  );
  return { pages, dwell: pages.map(() => BRACKET_DWELL), size: made.size, readable, scroll: null, legend: [] };
};

const partOf = (tables: readonly MapTable[], { part, of }: ListWishes['share']): readonly MapTable[] => {
  const each = Math.ceil(tables.length / of);
  return tables.slice((part - 1) * each, part * each);
};

const mapList = (
  tables: readonly MapTable[],
  image: Image,
  { size, least, most, readable }: ReturnType<typeof listSize> & { readonly most: number },
  hand: Hand,
): Pages => {
  const larger = GROWTH.map((factor) => size * factor).filter((at) => at <= most * 1.001);
  const smaller = SHRINKING.map((factor) => size * factor).filter((at) => at > least);
  const { list } = bandsOf(image);
  const laid = (inset: number) =>
    mapPages(
      tables,
      { ...list, x: 0, y: inset, height: list.height - 2 * inset },
      { sizes: [...larger, size, ...smaller, least], usual: size, hand },
    );
  const whole = laid(0);
  // Its boxes have edges of their own: they keep away from the rule above and from the foot, where that costs no page.
  const apart = laid(MAP_INSET * list.height);
  const made = apart.pages.length > whole.pages.length ? whole : apart;
  const pages = made.pages.map(({ drawn, count }): LaidPage => ({ columns: [], from: '', to: '', rows: count, drawn }));
  return { pages, dwell: pages.map(({ rows }) => dwellOf(rows)), size: made.size, readable, scroll: null, legend: [] };
};

/** `seatings`: how many share a cycle. */
type Shown = { readonly list: ListView; readonly seatings: number };

const NO_PAGES: Pages = { pages: [], dwell: [], size: 0, readable: true, scroll: null, legend: [] };

const pagesOf = (
  view: PublishedView,
  { list, seatings }: Shown,
  { image, room, wishes }: Projection,
  hand: Hand,
): Pages => {
  const { dense, trim = 100, scroll, scrollSpeed = SCROLL.speed, share } = wishes;
  const own = ownViewOf(view, list);
  const sized = listSize(image, room, dense, trim / 100);
  if (own?.kind === 'bracket') return bracketList(own, image, sized, hand);
  if (own?.kind === 'map') {
    const sizes = { ...sized, most: sizesFor(image, room).most };
    return mapList(partOf(own.tables, share), image, sizes, hand);
  }
  // A view of the game that has nothing to show is not replaced by another list.
  if (own === null && list.includes('.')) return NO_PAGES;
  const whole = listingOf(view, list);
  const legend = isSeating(list) ? seatLegend(whole, hand.voice, null) : [];
  const listing = letterPart(whole, share);
  const { least } = sized;
  const box = bandsOf(image).list;
  if (scroll) {
    const perSecond = (scrollSpeed / 1000) * image.height;
    const strip = { width: box.width, height: box.height, size: sized.size, least, perSecond };
    const moving = scrolled(listing, strip, hand);
    if (moving !== null) return { ...moving, readable: sized.readable, legend };
  }
  const laidAt = layout(listing, image, { least, dense }, hand);
  const nominal = wholeAt(laidAt, sized.size);
  const { size } = nominal;
  const readable = sized.readable && size >= least - 1e-9;
  // Whoever wishes for smaller letters wants more names on a page.
  const longest = dense ? 0 : CALM_CYCLE / seatings;
  const laid = largestCalm({ listing, laidAt, nominal, longest }, { image, room }) ?? nominal;
  const pages = laid.filled();
  return { pages, dwell: dwells(pages), size: laid.size, readable, scroll: null, legend };
};

/** Down to which share of the size a table is kept in one piece. */
const CUT_BACK = [1, 0.95, 0.9, 0.85, 0.8, 0.72, 0.64, 0.56, 0.5];

/** The largest letters at which no table stands in two columns or on two pages. */
const wholeAt = (laidAt: (size: number) => Laid, size: number): Laid => {
  let largest: Laid | null = null;
  for (const share of CUT_BACK) {
    const laid = laidAt(share * size);
    largest ??= laid;
    if (laid.isWhole) return laid;
  }
  return largest ?? laidAt(size);
};

export const isSeating = (list: string): boolean => list === 'byName' || list === 'byTable';

/** The pages of following seatings come last, turned: two seatings in one moving column would be read as one. */
export const hallPages = (view: PublishedView, list: ListView, projection: Projection, hand: Hand): HallList => {
  const coming = isSeating(list) ? view.next : [];
  const turning = coming.length === 0 ? projection : { ...projection, wishes: { ...projection.wishes, scroll: false } };
  const shown = { list, seatings: 1 + coming.length };
  const made = pagesOf(view, shown, turning, hand);
  let { pages, dwell } = made;
  const next = coming.map((seating) => {
    const from = pages.length;
    const more = pagesOf({ ...view, ...seating }, shown, turning, hand);
    pages = [...pages, ...more.pages];
    dwell = [...dwell, ...more.dwell];
    return { from, seating };
  });
  return { ...made, pages, dwell, next };
};

/** Codes of `sheets.advice`, worst first. */
export type Advice = 'unreadable' | 'tooFar' | 'longCycle';

export const adviceOn = (list: HallList, image: Image, room: Room): readonly Advice[] => [
  ...(list.readable ? [] : (['unreadable'] as const)),
  ...(sizesFor(image, room).within ? [] : (['tooFar'] as const)),
  ...(wholeCycle(list) > LONGEST_CYCLE ? (['longCycle'] as const) : []),
];
