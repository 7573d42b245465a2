/**
 * The rows of a listing in columns and pages: every text with its box, in millimetres or pixels. Paper and hall differ
 * only in their frame.
 *
 * | rule | function |
 * | --- | --- |
 * | [hall-and-print 0.5] fixed line height, rows of whole lines | `rowOf` in placed.ts |
 * | [hall-and-print 1.4] one column if it holds all, else the most (up to 4) in which 90 % of the names stay on one line | `inColumns` |
 * | [L-1.4] short rows of numbers stand beside each other where one column does not hold them | `rowWidth` |
 * | [hall-and-print 1.5] a letter is repeated with "(cont.)" at the top of the next page, column headings on every page | `again` rows |
 * | [hall-and-print 1.5, L-8] 10 % less padding where that saves a page | `place` |
 * | [L-3.4] lines go evenly onto their pages | `evenly` |
 * | [hall-and-print 0.2] changed rows: triangle and bold | `changed`, `markStrip` |
 *
 * Letters stand beside the first name of their group, because the capacities of [hall-and-print 1.4] leave no rows for them.
 */

import type { Listing } from '../../sheet.ts';
import type { Drawn } from '../drawn.ts';
import type { Hand, LaidRow } from '../laid.ts';
import { type PlacedPage, paginate, paginateEvenly, type Run } from '../paginate.ts';
import { lineRuns, rowWidth } from './place-lines.ts';
import { nameRuns } from './place-names.ts';
import { tableRuns } from './place-tables.ts';
import { type Frame, lineHeight, type PlaceRuns, type Setting } from './placed.ts';

const MOST_COLUMNS = 4;

const ON_ONE_LINE = 0.9;

/** What is left of the padding when that saves a page. */
const TIGHTER = 0.9;

/** Finer than half a row. */
const HALVINGS = 8;

export type LaidColumn = {
  readonly x: number;
  readonly width: number;
  readonly rows: readonly { readonly top: number; readonly row: LaidRow }[];
};

export type LaidPage = {
  readonly columns: readonly LaidColumn[];
  readonly from: string;
  readonly to: string;
  readonly rows: number;
  readonly drawn?: Drawn;
};

const forms: { readonly [form in Listing['form']]: PlaceRuns } = {
  names: nameRuns,
  tables: tableRuns,
  lines: lineRuns,
};

const widthOf = (columns: number, { width, gap, widest }: Frame): number =>
  columns === 1 ? Math.min(width, widest) : (width - gap * (columns - 1)) / columns;

type Runs = readonly Run<LaidRow>[];

const onOneLine = (listing: Listing, runs: Runs): number => {
  const names = new Set(
    listing.blocks.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'name' ? [cell.name.text] : []))),
    ),
  );
  const single = new Set<string>();
  for (const { pieces } of runs) {
    for (const { what } of pieces) {
      for (const { fitted } of what.texts)
        if (fitted.rung === 1 && fitted.lines[0] !== undefined) single.add(fitted.lines[0]);
    }
  }
  return names.size === 0 ? 1 : [...names].filter((name) => single.has(name)).length / names.size;
};

const heightOf = (runs: Runs): number =>
  runs.reduce(
    (total, { pieces, space }, i) =>
      total + (i === 0 ? 0 : space) + pieces.reduce((sum, { height }) => sum + height, 0),
    0,
  );

const leastHeight = ({ blocks }: Listing, frame: Frame): number =>
  blocks.reduce((sum, { rows }) => sum + rows.length, 0) * (lineHeight(frame) + 2 * frame.padding);

type Columned = { readonly columns: number; readonly width: number; readonly runs: Runs };

/** A long list is fitted as seldom as can be: its rows are most of the work and the memory. */
const inColumns = (listing: Listing, setting: Setting): Columned => {
  const { frame } = setting;
  const made = (columns: number): Columned => {
    const width = widthOf(columns, frame);
    return { columns, width, runs: forms[listing.form](listing, setting, width) };
  };
  if (listing.form === 'lines') {
    const one = made(1);
    const row = listing.short === true ? rowWidth(listing, setting) : null;
    if (row === null || heightOf(one.runs) <= frame.height) return one;
    return made(Math.max(1, Math.min(MOST_COLUMNS, Math.floor((frame.width + frame.gap) / (row + frame.gap)))));
  }
  if (frame.columns !== 'fitting') return made(frame.columns);
  if (leastHeight(listing, frame) <= frame.height) {
    const one = made(1);
    if (heightOf(one.runs) <= frame.height) return one;
  }
  for (let columns = MOST_COLUMNS; columns > 1; columns--) {
    const several = made(columns);
    if (onOneLine(listing, several.runs) >= ON_ONE_LINE) return several;
  }
  return made(1);
};

/** A letter is repeated where its names go on in another column [L-3.6]. */
const begun = ({ hanging, ...row }: LaidRow): LaidRow =>
  hanging === undefined ? row : { ...row, texts: [hanging, ...row.texts] };

export const pageOf = ({ columns }: PlacedPage<LaidRow>, width: number, frame: Frame): LaidPage => {
  const people = columns.flatMap((column) => column.flatMap(({ what }) => (what.kind === 'row' ? [what] : [])));
  const heads = people.map(({ head }) => head).filter((head) => head !== '');
  return {
    columns: columns.map((column, i) => ({
      x: i * (width + frame.gap),
      width,
      rows: column.map(({ top, what }, at) => ({ top, row: at === 0 ? begun(what) : what })),
    })),
    from: heads[0] ?? '',
    to: heads.at(-1) ?? '',
    rows: people.length,
  };
};

export type Fitting = (height: number) => readonly LaidPage[];

/** Pages for a height; everybody is on exactly one. The frame's height only decides whether one column is enough. */
export const fitted = (listing: Listing, frame: Frame, hand: Hand): Fitting => {
  const setting = { frame, ...hand };
  const { columns, width, runs } = inColumns(listing, setting);
  const paged = (height: number) =>
    frame.even === true
      ? paginateEvenly(runs, { height, columns })
      : paginate(runs, { height, columns, balance: true });
  return (height) => paged(height).map((page) => pageOf(page, width, frame));
};

const stacked = (listings: readonly Listing[], frame: Frame, hand: Hand): Fitting => {
  const width = widthOf(1, frame);
  const setting = { frame, ...hand };
  const runs = listings.flatMap((listing, part) =>
    forms[listing.form](listing, setting, width).map((run, i) =>
      part > 0 && i === 0 ? { ...run, space: frame.size } : run,
    ),
  );
  return (height) => paginate(runs, { height, columns: 1, balance: false }).map((page) => pageOf(page, width, frame));
};

/** Lays out the same number of pages, each filled to its height; the fullest is as low as it can be. */
const evenly = (filled: Fitting, pages: readonly LaidPage[], height: number): readonly LaidPage[] => {
  let best = pages;
  const count = best.length;
  let [low, high] = [0, height];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    const lower = filled(middle);
    if (lower.length <= count) [best, high] = [lower, middle];
    else low = middle;
  }
  return best;
};

/** One list alone has as many columns as suit it; several stand one under the other. */
export const place = (listings: readonly Listing[], frame: Frame, hand: Hand): readonly LaidPage[] => {
  const [listing, ...others] = listings;
  if (listing === undefined) return [];
  const areLines = listings.every(({ form }) => form === 'lines') && !frame.spare;
  if (others.length > 0) {
    const usual = stacked(listings, frame, hand);
    return areLines ? evenly(usual, usual(frame.height), frame.height) : usual(frame.height);
  }
  const usual = fitted(listing, frame, hand);
  const pages = usual(frame.height);
  if (pages.length < 2) return pages;
  const tighter = frame.padding === 0 ? usual : fitted(listing, { ...frame, padding: frame.padding * TIGHTER }, hand);
  const tight = tighter === usual ? pages : tighter(frame.height);
  const [filled, fewest] = tight.length < pages.length ? [tighter, tight] : [usual, pages];
  return areLines ? evenly(filled, fewest, frame.height) : fewest;
};
