/**
 * Which picture of the floor fits: with seats as long as names stay readable (12 tiles at 1366×768), then counts (40 tiles),
 * then a list. Sizes in pixels of the box that the tiles have.
 */

import type { Box } from '../../../parts/use-box.ts';
import type { View } from './floor-store.ts';
import { chairHeight, ovalHeight, ovalOf } from './tables/oval.ts';

export type Fit = {
  readonly view: Exclude<View, 'auto'>;
  readonly columns: number;
  /** Height of a tile; tiles that do not fit scroll. */
  readonly tile: number;
  /** How much larger than the smallest readable size. */
  readonly scale: number;
};

/** The smallest tile in which names are readable: as wide as two seats and the felt between them. */
const SEATS_WIDTH = 198;

/** What of a tile's height is no oval: its heading and edges. */
const HEADING = 30;

/** The height of the smallest tile for a table with so many chairs. */
export const tileHeight = (chairs: number, hasDealer: boolean): number =>
  Math.ceil(HEADING + chairHeight(chairs) + ovalHeight(ovalOf(chairs, hasDealer)));

/** The smallest tile with counts. */
export const COUNTS = { width: 96, height: 92 } as const;
const GAP = 8;
const LARGEST = 4.5;

const columnsFor = (width: number, tile: number): number => Math.max(1, Math.floor((width + GAP) / (tile + GAP)));
const rowsFor = (height: number, tile: number): number => Math.max(1, Math.floor((height + GAP) / (tile + GAP)));

/** Tiles as large as they can be, as many columns as that takes. */
const largest = (view: 'seats' | 'counts', tables: number, { width, height }: Box, least: Box): Fit => {
  const most = columnsFor(width, least.width);
  let best: Fit = { view, columns: most, tile: least.height, scale: 1 };
  for (let columns = 1; columns <= most; columns++) {
    const rows = Math.ceil(Math.max(1, tables) / columns);
    const wide = (width - GAP * (columns - 1)) / columns;
    const tall = (height - GAP * (rows - 1)) / rows;
    const scale = Math.min(wide / least.width, tall / least.height, LARGEST);
    if (scale >= 1 && scale >= best.scale) {
      best = { view, columns, tile: Math.min(tall, wide * 1.1, least.height * LARGEST), scale };
    }
  }
  return best;
};

/**
 * How so many tables are drawn in a box.
 *
 * @param tallest height of the smallest tile for the largest of the tables
 */
export const fitOf = (tables: number, box: Box, wanted: View, tallest = tileHeight(9, true)): Fit => {
  const least = { width: SEATS_WIDTH, height: tallest };
  const seats = columnsFor(box.width, least.width) * rowsFor(box.height, least.height);
  const counts = columnsFor(box.width, COUNTS.width) * rowsFor(box.height, COUNTS.height);
  const view = wanted !== 'auto' ? wanted : tables <= seats ? 'seats' : tables <= counts ? 'counts' : 'list';
  if (view === 'list') return { view, columns: 1, tile: 0, scale: 1 };
  return largest(view, tables, box, view === 'seats' ? least : COUNTS);
};
