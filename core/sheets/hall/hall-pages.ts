/**
 * The published view as pages of the hall's image.
 *
 * | rule | function |
 * | --- | --- |
 * | [hall-and-print 2.2] fixed bands, list 77 % of the height, safe edges | `bandsOf` |
 * | [hall-and-print 2.1] sizes from three numbers of the room; unreadable is said, not shown smaller in silence | `hallPages`, `readable` |
 * | [hall-and-print 2.3] dwell 4 s + 0.15 s per name, 6 to 20 s; a whole cycle within 60 s or advice | `dwellOf`, `namesShown`, `adviceOn` |
 *
 * Beyond the rule: pages are evenly filled [M-31], and a list that fits one page is set larger, up
 * to the preferred size for the farthest viewer.
 */

import type { MapTable } from '../../game/paper.ts';
import { bracketPages, layBracket } from '../layout/lay-bracket.ts';
import { mapPages } from '../layout/lay-map.ts';
import type { Box } from '../layout/paper.ts';
import { type Fitting, fitted, type LaidPage } from '../layout/place.ts';
import type { Hand } from '../layout/placed.ts';
import { byName, byTable, revealListing, standingsListing } from '../listings.ts';
import { letterPart } from '../paper/letter-parts.ts';
import type { BracketRounds, Listing } from '../sheet.ts';
import { type HallViewId, ownViewOf } from './hall-views.ts';
import {
  BOTTOM,
  COLUMN_GAP,
  columnsOf,
  type Image,
  LIST,
  listSize,
  ROW,
  type Room,
  SAFE,
  safeWidth,
  sizesFor,
  TOP,
} from './legibility.ts';
import type { PublishedSeating, PublishedView } from './published-view.ts';

export type ListView = HallViewId;

export type HallList = {
  readonly pages: readonly LaidPage[];
  /** Seconds by page; the size is in pixels. */
  readonly dwell: readonly number[];
  readonly size: number;
  readonly readable: boolean;
  readonly scroll: Scroll | null;
  /** Where the pages of each seating begin that comes after the one shown [W-4.6]. */
  readonly next: readonly { readonly from: number; readonly seating: PublishedSeating }[];
};

type Pages = Omit<HallList, 'next'>;

/** Pixels to move, seconds to stand at each end, seconds to move. */
export type Scroll = { readonly distance: number; readonly hold: number; readonly seconds: number };

export type ListWishes = {
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

/** Seconds after which a list that moves gives way to a revision. */
const LONGEST_SCROLL = 20;

export type Bands = { readonly top: Box; readonly list: Box; readonly bottom: Box };

const GROWTH = [2, 1.8, 1.6, 1.4, 1.2, 1.1];

const SHRINKING = [0.95, 0.9, 0.85];

/** In font sizes: in a wider column the eye loses the line. */
const WIDEST = 20;

const DWELL = { base: 4, perName: 0.15, least: 6, most: 20 };
const LONGEST_CYCLE = 60;

export const bandsOf = ({ width, height }: Image): Bands => {
  const inner = { x: SAFE * width, width: (1 - 2 * SAFE) * width };
  return {
    top: { ...inner, y: SAFE * height, height: (TOP - SAFE) * height },
    list: { ...inner, y: TOP * height, height: LIST * height },
    bottom: { ...inner, y: (TOP + LIST) * height, height: BOTTOM * height },
  };
};

export const dwellOf = (names: number): number =>
  Math.min(DWELL.most, Math.max(DWELL.least, DWELL.base + DWELL.perName * names));

/** Begins each name of several in one text. */
const ISOLATE = /\u2068/gu;

/** A row without a name takes as long to read as one with a name. */
export const namesShown = ({ columns, rows }: LaidPage): number => {
  const texts = columns.flatMap((column) => column.rows.flatMap(({ row }) => row.texts));
  const names = texts.map(({ name, fitted }) => (name ? 1 : (fitted.lines.join('').match(ISOLATE)?.length ?? 0)));
  return Math.max(
    rows,
    names.reduce((sum, count) => sum + count, 0),
  );
};

export const listingOf = (view: PublishedView, list: ListView): Listing => {
  const own = ownViewOf(view, list);
  if (own?.kind === 'list') return own.listing;
  if (list === 'byTable') return byTable(view);
  if (list === 'reveal') return revealListing(view);
  return list === 'byName' ? byName(view) : standingsListing(view);
};

/** The lowest pages, in whole rows, that are not more pages: all of them are then about equally full. */
const even = (pagesAt: Fitting, height: number, row: number): readonly LaidPage[] => {
  const pages = pagesAt(height);
  if (pages.length < 2) return pages;
  let enough = Math.floor(height / row + 1e-9);
  let few = 0;
  let best = pages;
  while (enough - few > 1) {
    const middle = Math.floor((enough + few) / 2);
    const lower = pagesAt(middle * row);
    if (lower.length <= pages.length && lower.every(({ columns }) => fits(columns, middle * row))) {
      best = lower;
      enough = middle;
    } else few = middle;
  }
  return best;
};

const fits = (columns: LaidPage['columns'], height: number): boolean =>
  columns.every(({ rows }) => rows.every(({ top, row }) => top + row.height <= height + 1e-6));

type Strip = Pick<Box, 'width' | 'height'> & {
  readonly size: number;
  readonly least: number;
  readonly perSecond: number;
};

const scrolled = (
  listing: Listing,
  { width, height, size, least, perSecond }: Strip,
  hand: Hand,
): Omit<Pages, 'readable'> | null => {
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
  const seconds = distance / perSecond;
  return { pages, dwell: [Math.min(LONGEST_SCROLL, 2 * hold + seconds)], size, scroll: { distance, hold, seconds } };
};

const TALLEST = [8, 4, 2, 1];

const MATCH_LINES = 3.4;

const bracketList = (
  rounds: BracketRounds,
  image: Image,
  { size, least, readable }: ReturnType<typeof listSize>,
  hand: Hand,
): Pages => {
  const box = { ...bandsOf(image).list, x: 0, y: 0 };
  const tall = TALLEST.find((count) => count * MATCH_LINES * size * ROW + 2 * size <= box.height) ?? 1;
  const pages = bracketPages(rounds, tall).map((part): LaidPage => {
    const matches = part.reduce((sum, round) => sum + round.matches.length, 0);
    return { columns: [], from: '', to: '', rows: 2 * matches, drawn: layBracket(part, box, { size, least, hand }) };
  });
  return { pages, dwell: pages.map(({ rows }) => dwellOf(rows)), size, readable, scroll: null };
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
  const box = { ...bandsOf(image).list, x: 0, y: 0 };
  const made = mapPages(tables, box, { sizes: [...larger, size, ...smaller, least], usual: size, hand });
  const pages = made.pages.map(({ drawn, count }): LaidPage => ({ columns: [], from: '', to: '', rows: count, drawn }));
  return { pages, dwell: pages.map(({ rows }) => dwellOf(rows)), size: made.size, readable, scroll: null };
};

const pagesOf = (view: PublishedView, list: ListView, { image, room, wishes }: Projection, hand: Hand): Pages => {
  const { dense, trim = 100, scroll, scrollSpeed = SCROLL.speed, share } = wishes;
  const own = ownViewOf(view, list);
  const sized = listSize(image, room, dense, trim / 100);
  if (own?.kind === 'bracket') return bracketList(own.rounds, image, sized, hand);
  if (own?.kind === 'map') {
    const sizes = { ...sized, most: sizesFor(image, room).most };
    return mapList(partOf(own.tables, share), image, sizes, hand);
  }
  // A view of the game that has nothing to show is not replaced by another list.
  if (own === null && list.includes('.')) return { pages: [], dwell: [], size: 0, readable: true, scroll: null };
  const listing = letterPart(listingOf(view, list), share);
  const { size, least, readable } = sized;
  const box = bandsOf(image).list;
  const pagesAt = (at: number, columns: number): readonly LaidPage[] => {
    const frame = {
      width: box.width,
      height: box.height,
      gap: COLUMN_GAP * at,
      size: at,
      least,
      line: ROW,
      padding: 0,
      columns,
      widest: listing.form === 'lines' ? box.width : Math.min(box.width, WIDEST * at),
      letters: false,
      spare: true,
    };
    return even(fitted(listing, frame, hand), box.height, ROW * at);
  };
  if (scroll) {
    const perSecond = (scrollSpeed / 1000) * image.height;
    const moving = scrolled(listing, { width: box.width, height: box.height, size, least, perSecond }, hand);
    if (moving !== null) return { ...moving, readable };
  }
  /** Narrower columns put more names on two lines: the widest that need no more pages are the calmest. */
  const calmest = (at: number): readonly LaidPage[] => {
    const most = columnsOf(image, at);
    const pages = pagesAt(at, most);
    if (most === 1 || listing.form === 'lines') return pages;
    const wider = pagesAt(at, most - 1);
    return wider.length <= pages.length ? wider : pages;
  };
  const nominal = calmest(size);
  const { most } = sizesFor(image, room);
  const larger = nominal.length > 1 ? [] : GROWTH.map((factor) => size * factor).filter((at) => at <= most * 1.001);
  // Larger letters must not cost a column.
  const keeps = (at: number): boolean => textsAcross(calmest(at)) >= textsAcross(nominal);
  const single = larger.find((at) => at <= safeWidth(image) / WIDEST && calmest(at).length === 1 && keeps(at));
  const pages = single === undefined ? nominal : calmest(single);
  const dwell = pages.map((page) => dwellOf(namesShown(page)));
  return { pages, dwell, size: single ?? size, readable, scroll: null };
};

export const isSeating = (list: string): boolean => list === 'byName' || list === 'byTable';

/** The pages of following seatings come last, turned: two seatings in one moving column would be read as one. */
export const hallPages = (view: PublishedView, list: ListView, projection: Projection, hand: Hand): HallList => {
  const coming = isSeating(list) ? view.next : [];
  const turning = coming.length === 0 ? projection : { ...projection, wishes: { ...projection.wishes, scroll: false } };
  const made = pagesOf(view, list, turning, hand);
  let { pages, dwell } = made;
  const next = coming.map((seating) => {
    const from = pages.length;
    const more = pagesOf({ ...view, ...seating }, list, turning, hand);
    pages = [...pages, ...more.pages];
    dwell = [...dwell, ...more.dwell];
    return { from, seating };
  });
  return { ...made, pages, dwell, next };
};

const textsAcross = (pages: readonly LaidPage[]): number =>
  Math.max(
    0,
    ...pages.flatMap(({ columns }) => columns.flatMap(({ rows }) => rows.map(({ row }) => row.texts.length))),
  );

/** Codes of `sheets.advice`, worst first. */
export type Advice = 'unreadable' | 'tooFar' | 'longCycle';

export const cycleOf = (dwell: readonly number[]): number => dwell.reduce((sum, seconds) => sum + seconds, 0);

/** Seconds until everybody was shown once; 0 for a list that stands. */
export const wholeCycle = ({ pages, dwell, scroll }: HallList): number =>
  scroll !== null ? 2 * scroll.hold + scroll.seconds : pages.length > 1 ? cycleOf(dwell) : 0;

export const adviceOn = (list: HallList, image: Image, room: Room): readonly Advice[] => [
  ...(list.readable ? [] : (['unreadable'] as const)),
  ...(sizesFor(image, room).within ? [] : (['tooFar'] as const)),
  ...(wholeCycle(list) > LONGEST_CYCLE ? (['longCycle'] as const) : []),
];
