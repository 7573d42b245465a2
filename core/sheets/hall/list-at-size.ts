/**
 * A list of the hall at a size of letters: its columns, its pages, the height of its rows.
 *
 * | rule | function |
 * | --- | --- |
 * | [L-1.4] from the end of a name to its number 12 em at most | `REACH` |
 * | [L-10.2] pages evenly filled | `even` |
 * | [L-10.2] the calm form, without names on two lines, may cost one page | `isWorthPage` |
 * | [L-10.2] rows up to 1.6 of their size fill the image | `freeIn` |
 * | [L-10.4] blocks of a table as on paper, in as many columns as 16 characters allow; a block is never split | `isInOnePiece` |
 * | [L-10.4] two sides of a table beside each other in a wide image, under each other in a narrow one | `sidesBeside` |
 */

import type { Hand } from '../layout/laid.ts';
import { type Fitting, fitted, type LaidPage } from '../layout/lists/place.ts';
import { hasSides } from '../layout/lists/place-sides.ts';
import { stretched } from '../layout/lists/stretched.ts';
import type { Listing } from '../sheet.ts';
import { cycleOf, dwells, LONGEST_CYCLE } from './dwell.ts';
import { BLOCK, bandsOf, COLUMN_GAP, columnsOf, type Image, ROW } from './legibility.ts';

/** A row is no higher than so many sizes [L-10.2]. */
const HIGHEST_ROW = 1.6;

/** In font sizes: in a wider column the eye loses the line. */
export const WIDEST = 20;

/** In font sizes: from the end of a name to its number at most [L-1.4]. */
const REACH = 12;

/** In font sizes: white of a block, less where many names are wished for; and what the heading of a long one takes; on paper the same share of 13 pt [L-3.5]. */
const WHITE = { usual: 2.2 / 4.586, dense: 0.3 } as const;
const HEADED = 8.5 / 4.586;

/** Names of a list that may stand on two lines before it takes a page more. */
const FEW = 0.1;

const textsIn = (pages: readonly LaidPage[]) =>
  pages.flatMap(({ columns }) => columns.flatMap(({ rows }) => rows.flatMap(({ row }) => row.texts)));

export const namesIn = (pages: readonly LaidPage[]) => textsIn(pages).filter(({ name }) => name);

/** Names on two lines, or with initials. */
export const brokenIn = (pages: readonly LaidPage[]): number =>
  namesIn(pages).filter(({ fitted }) => fitted.rung > 2).length;

type IsWhole = (pages: readonly LaidPage[]) => boolean;

/** Rows that the fullest page has more than the emptiest. */
const spread = (pages: readonly LaidPage[]): number => {
  const rows = pages.map((page) => page.rows);
  return Math.max(...rows) - Math.min(...rows);
};

/** The lowest pages, in whole rows, that are neither more pages nor more unequal. */
const even = (pagesAt: Fitting, height: number, row: number, isWhole: IsWhole): readonly LaidPage[] => {
  const pages = pagesAt(height);
  if (pages.length < 2) return pages;
  let enough = Math.floor(height / row + 1e-9);
  let few = 0;
  let best = pages;
  const isWholeAlready = isWhole(pages);
  while (enough - few > 1) {
    const middle = Math.floor((enough + few) / 2);
    const lower = pagesAt(middle * row);
    const keeps = !isWholeAlready || isWhole(lower);
    const isAlike = lower.length <= pages.length && spread(lower) <= spread(best);
    if (keeps && isAlike && lower.every(({ columns }) => fits(columns, middle * row))) {
      best = lower;
      enough = middle;
    } else few = middle;
  }
  return best;
};

const fits = (columns: LaidPage['columns'], height: number): boolean =>
  columns.every(({ rows }) => rows.every(({ top, row }) => top + row.height <= height + 1e-6));

export type Laid = {
  readonly size: number;
  readonly pages: readonly LaidPage[];
  /** No table stands in two columns or on two pages. */
  readonly isWhole: boolean;
  /** The same with rows as high as the image has room for [L-10.2]. */
  readonly filled: () => readonly LaidPage[];
};

/** The smallest that a list may have, and whether as many names as can be are wished for. */
type Letters = { readonly least: number; readonly dense: boolean };

/** A high image sets them under each other [L-10.4]. */
export const sidesBeside = (listing: Listing, image: Image, size: number): boolean =>
  image.width >= image.height && hasSides(listing, bandsOf(image).list.width, size);

export const layout = (
  listing: Listing,
  image: Image,
  { least, dense }: Letters,
  hand: Hand,
): ((size: number) => Laid) => {
  const box = bandsOf(image).list;
  const isLines = listing.form === 'lines';
  const isWhole: IsWhole = (pages) => listing.form !== 'tables' || isInOnePiece(pages);
  const pagesAt = (size: number, columns: number, padding: number): readonly LaidPage[] => {
    const frame = {
      width: box.width,
      height: box.height,
      gap: COLUMN_GAP * size,
      size,
      least,
      line: ROW,
      padding,
      columns,
      widest: isLines || sidesBeside(listing, image, size) ? box.width : Math.min(box.width, WIDEST * size),
      letters: false,
      block: (dense ? WHITE.dense : WHITE.usual) * size,
      headed: HEADED * size,
      spare: true,
      even: true,
      sides: sidesBeside(listing, image, size),
      ...(listing.form === 'names' ? { reach: REACH * size } : {}),
    };
    return even(fitted(listing, frame, hand), box.height, ROW * size + 2 * padding, isWhole);
  };
  /** The calm form may cost one page [L-10.2]. */
  const isWorthPage = (calm: readonly LaidPage[], busy: readonly LaidPage[]): boolean =>
    !dense &&
    calm.length === busy.length + 1 &&
    brokenIn(busy) > FEW * namesIn(busy).length &&
    brokenIn(calm) < brokenIn(busy) / 2 &&
    cycleOf(dwells(calm)) <= LONGEST_CYCLE;
  return (size) => {
    const reference = listing.form === 'tables' ? BLOCK : undefined;
    const most = sidesBeside(listing, image, size) ? 1 : columnsOf(image, size, reference);
    const narrow = pagesAt(size, most, 0);
    /** Narrower columns put more names on two lines: the widest that need no more pages are the calmest. */
    const wide = most === 1 || isLines ? narrow : pagesAt(size, most - 1, 0);
    const columns = wide !== narrow && (wide.length <= narrow.length || isWorthPage(wide, narrow)) ? most - 1 : most;
    const pages = columns === most ? narrow : wide;
    const filled = (): readonly LaidPage[] => {
      if (listing.form === 'tables') {
        return stretched(pages, box.height, HIGHEST_ROW / ROW);
      }
      const free = freeIn(pages, box.height);
      const padding = Math.min(((HIGHEST_ROW - ROW) * size) / 2, free);
      const roomy = padding < 0.5 ? pages : pagesAt(size, columns, padding);
      return roomy.length === pages.length ? roomy : pages;
    };
    return { size, pages, filled, isWhole: isWhole(pages) };
  };
};

/** What each row may have more above and below it, in the fullest column. */
const freeIn = (pages: readonly LaidPage[], height: number): number =>
  Math.min(
    ...pages.flatMap(({ columns }) =>
      columns.map(({ rows }) => {
        const last = rows.at(-1);
        return last === undefined ? height : (height - last.top - last.row.height) / (2 * rows.length);
      }),
    ),
  ) * 0.999;

/** Whether nobody who sits at one table stands in two columns or on two pages. */
const isInOnePiece: IsWhole = (pages) => {
  const seen = new Set<string>();
  return pages.every(({ columns }) =>
    columns.every(({ rows }) => {
      const heads = new Set(rows.flatMap(({ row }) => (row.kind === 'row' && row.head !== '' ? [row.head] : [])));
      const isNew = [...heads].every((head) => !seen.has(head));
      for (const head of heads) seen.add(head);
      return isNew;
    }),
  );
};
