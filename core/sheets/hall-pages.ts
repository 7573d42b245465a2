/**
 * The published view as pages of the hall's image.
 *
 * | rule (hall-and-print) | function |
 * | --- | --- |
 * | 2.2 fixed bands, list 77 % of the height, safe edges | `bandsOf` |
 * | 2.1 sizes from three numbers of the room; unreadable is said, not shown smaller in silence | `hallPages`, `readable` |
 * | 2.3 dwell 4 s + 0.15 s per name, 6 to 20 s; a whole cycle within 60 s or advice | `dwellOf`, `adviceOn` |
 *
 * Beyond the specification: a list that fits one page is set larger, up to the preferred size for the farthest viewer.
 */

import type { Measure } from './fit.ts';
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
import { byName, byTable, standingsListing } from './listings.ts';
import type { Box } from './paper.ts';
import { type LaidPage, place } from './place.ts';
import type { Voice } from './placed.ts';
import type { PublishedView } from './published.ts';
import type { Listing } from './sheet.ts';

/** The views that are lists. */
export type ListView = 'byTable' | 'byName' | 'standings';

export type HallList = {
  readonly pages: readonly LaidPage[];
  /** Seconds that each page stays. */
  readonly dwell: readonly number[];
  /** Font size in pixels. */
  readonly size: number;
  readonly readable: boolean;
};

export type Bands = { readonly top: Box; readonly list: Box; readonly bottom: Box };

/** Larger sizes tried for a list that fits one page. */
const GROWTH = [2, 1.8, 1.6, 1.4, 1.2, 1.1];

/** Seconds. */
const DWELL = { base: 4, perName: 0.15, least: 6, most: 20 };
const LONGEST_CYCLE = 60;

/** Pixels of the bands inside the safe edges. */
export const bandsOf = ({ width, height }: Image): Bands => {
  const inner = { x: SAFE * width, width: (1 - 2 * SAFE) * width };
  return {
    top: { ...inner, y: SAFE * height, height: (TOP - SAFE) * height },
    list: { ...inner, y: TOP * height, height: LIST * height },
    bottom: { ...inner, y: (TOP + LIST) * height, height: BOTTOM * height },
  };
};

/** How long a page with so many names stays, in seconds. */
export const dwellOf = (names: number): number =>
  Math.min(DWELL.most, Math.max(DWELL.least, DWELL.base + DWELL.perName * names));

const listingOf = (view: PublishedView, list: ListView): Listing => {
  if (list === 'byTable') return byTable(view);
  return list === 'byName' ? byName(view) : standingsListing(view);
};

/**
 * The pages of a view.
 *
 * @param image pixels of the hall's image
 * @param dense takes the least readable size instead of the preferred one
 * @param measure widths in pixels for sizes in pixels
 */
export const hallPages = (
  view: PublishedView,
  list: ListView,
  image: Image,
  room: Room,
  dense: boolean,
  voice: Voice,
  measure: Measure,
): HallList => {
  const listing = listingOf(view, list);
  const { size, least, readable } = listSize(image, room, dense);
  const box = bandsOf(image).list;
  const pagesAt = (at: number): readonly LaidPage[] => {
    const frame = {
      width: box.width,
      height: box.height,
      gap: COLUMN_GAP * at,
      size: at,
      least,
      line: ROW,
      padding: 0,
      columns: columnsOf(image, at),
      widest: box.width,
      letters: false,
    };
    return place(listing, frame, voice, measure);
  };
  const { most } = sizesFor(image, room);
  const larger = GROWTH.map((factor) => size * factor).filter((at) => at <= most * 1.001);
  const nominal = pagesAt(size);
  const grown =
    nominal.length > 1 ? undefined : larger.find((at) => pagesAt(at).length <= 1 && at <= safeWidth(image) / 14);
  const pages = grown === undefined ? nominal : pagesAt(grown);
  return { pages, dwell: pages.map(({ rows }) => dwellOf(rows)), size: grown ?? size, readable };
};

/** What the desk says about a list in the hall: codes of `sheets.advice`, worst first. */
export type Advice = 'unreadable' | 'tooFar' | 'longCycle';

export const cycleOf = (dwell: readonly number[]): number => dwell.reduce((sum, seconds) => sum + seconds, 0);

export const adviceOn = (list: HallList, image: Image, room: Room): readonly Advice[] => [
  ...(list.readable ? [] : (['unreadable'] as const)),
  ...(sizesFor(image, room).within ? [] : (['tooFar'] as const)),
  ...(list.pages.length > 1 && cycleOf(list.dwell) > LONGEST_CYCLE ? (['longCycle'] as const) : []),
];
