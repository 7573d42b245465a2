/**
 * How much larger than the room asks for the letters of a list may be.
 *
 * | rule [L-10.2] | function |
 * | --- | --- |
 * | of all sizes from the preferred one to that for the farthest viewer the largest whose cycle lasts 45 s at most | `largestCalm` |
 * | the calm form: larger letters put no name on two lines, and leave a wide image its second column of names | `keepsForm` |
 * | letters a little smaller that show every name in full win over larger ones that cut some | `NEARLY` |
 */

import type { LaidPage } from '../layout/lists/place.ts';
import type { Listing } from '../sheet.ts';
import { cycleOf, dwells, leastCycle } from './dwell.ts';
import { BLOCK, columnsOf, type Image, largestOn, type Room, rowsOf, sizesFor } from './legibility.ts';
import { brokenIn, type Laid, namesIn, sidesBeside } from './list-at-size.ts';

/** Letters lose so much at most for names in full: a single long name does not make all others small. */
const NEARLY = 0.8;

export const GROWTH = [2, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1];

/** Seconds that a cycle of larger letters may last. */
export const CALM_CYCLE = 45;

const columnsIn = (pages: readonly LaidPage[]): number =>
  Math.max(0, ...pages.map(({ columns }) => columns.filter(({ rows }) => rows.length > 0).length));

const textsAcross = (pages: readonly LaidPage[]): number =>
  Math.max(
    0,
    ...pages.flatMap(({ columns }) => columns.flatMap(({ rows }) => rows.map(({ row }) => row.texts.length))),
  );

/** Not worth trying: so many rows do not pass in the time. */
const mayBeCalm = ({ blocks, form }: Listing, image: Image, size: number): boolean => {
  const rows = blocks.reduce((sum, block) => sum + block.rows.length, 0);
  const columns = form === 'lines' ? 1 : columnsOf(image, size) + 1;
  const pages = Math.ceil(rows / (columns * rowsOf(image, size)));
  return pages <= 1 || leastCycle(pages, rows) <= CALM_CYCLE;
};

type Growing = {
  readonly listing: Listing;
  readonly laidAt: (size: number) => Laid;
  readonly nominal: Laid;
  /** Seconds of a cycle. */
  readonly longest: number;
};

/** The largest letters that everybody sees within the time, in the form that the list has at its usual size [L-10.2]. */
export const largestCalm = (
  { listing, laidAt, nominal, longest }: Growing,
  { image, room }: { readonly image: Image; readonly room: Room },
): Laid | undefined => {
  const most = Math.min(sizesFor(image, room).most, largestOn(image));
  const isBeside = (at: number): boolean => sidesBeside(listing, image, at);
  const keeps = keepsForm(listing, nominal, image);
  const isCalm = ({ pages }: Laid): boolean =>
    (pages.length === 1 || cycleOf(dwells(pages)) <= longest) && keeps(pages);
  const calm = GROWTH.map((factor) => nominal.size * factor)
    .filter((at) => at <= most * 1.001 && mayBeCalm(listing, image, at) && isBeside(at) === isBeside(nominal.size))
    .map(laidAt)
    .filter((laid) => isCalm(laid) && (laid.isWhole || !nominal.isWhole));
  const [largest] = calm;
  if (largest === undefined) return undefined;
  return calm.find(({ size, pages }) => size >= largest.size * NEARLY * 0.999 && brokenIn(pages) === 0) ?? largest;
};

/**
 * Whether larger letters cost nothing that a reader misses: a column of a table, a name on one line, the second column of a wide
 * image, or, where nobody is named, the sight of the whole.
 */
const keepsForm = (
  listing: Listing,
  { size, pages: usual }: Laid,
  image: Image,
): ((pages: readonly LaidPage[]) => boolean) => {
  const isWide = image.width > image.height && listing.form !== 'lines' && !sidesBeside(listing, image, size);
  const columns = isWide ? Math.min(2, columnsOf(image, size, listing.form === 'tables' ? BLOCK : undefined)) : 1;
  const namesNobody = namesIn(usual).length === 0;
  return (pages) =>
    textsAcross(pages) >= textsAcross(usual) &&
    brokenIn(pages) <= brokenIn(usual) &&
    (pages.length === 1 || (columnsIn(pages) >= columns && !namesNobody));
};
