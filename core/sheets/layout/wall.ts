/**
 * A list on a wall: by name or by table, as large as its pages allow.
 *
 * | rule | function |
 * | --- | --- |
 * | [L-3.1] sizes and columns that are tried, and which of them fit | `candidateOf`, `fits` |
 * | [L-3.2] the fewest pages at the smallest size, then the largest type, then the fewest columns | `chosen` |
 * | [L-3.2] a list of few rows has one column of larger type, as wide as its type, or several: no third of the page stays white | `ONE_COLUMN`, `fills` |
 * | [L-3.4] pages evenly filled, columns balanced, the left one the longer | `paginateEvenly` |
 * | [L-3.4] what is left over goes into the rows, up to a fifth of their height | `stretched` |
 * | [L-8] rows are up to 2.5 % lower where that saves a page | `LOWEST` |
 */

import type { Listing } from '../sheet.ts';
import { isPair } from './fit.ts';
import type { Hand, LaidRow } from './laid.ts';
import { type LaidPage, pageOf } from './lists/place.ts';
import { nameRoom, nameRuns, namesWidth } from './lists/place-names.ts';
import { isAside, tableRoom, tableRuns } from './lists/place-tables.ts';
import { cellText, type Frame, type Setting } from './lists/placed.ts';
import { LOWEST, stretched } from './lists/stretched.ts';
import { paginate, paginateEvenly, type Run } from './paginate.ts';
import { type Box, COLUMN_GAP, POINT, type, WIDEST_COLUMN } from './paper.ts';

/** Points, the smallest first: it decides how many pages there are. */
export const WALL_SIZES = [13, 15, 17, 20, 24] as const;

/** From here on one column alone: it has so few rows that they may be as large as the page is wide. */
const ONE_COLUMN = 20;

const MOST_COLUMNS = 3;

/** At this size letters of the alphabet have a narrower strip. */
const NARROW_FROM = 17;

const ON_ONE_LINE = 0.9;

/** Names so long are kept whole, word by word. */
const KEPT_WHOLE = 20;

const HIGHEST = 1.2;

/** Three columns stand a little closer. */
const NARROW_GAP = 5;

/** Millimetres [L-3.1, L-3.5, L-1.4]. */
const BEFORE_NUMBER = 3;
const BLOCK = 2.2;
const HEADED = 8.5;
const REACH = 60;

export type Wall = {
  readonly rows: Box;
  /** Points to choose from, the smallest first. */
  readonly sizes: readonly number[];
  /** Rows keep their height: more is to stand below them. */
  readonly firm: boolean;
};

type Candidate = {
  readonly frame: Frame;
  readonly columns: number;
  readonly width: number;
  /** Of a page in rows of their usual height. */
  readonly height: number;
};

/** The eye keeps the line as far as the letters are large. */
const widestAt = (points: number): number => (WIDEST_COLUMN * Math.max(points, NARROW_FROM)) / NARROW_FROM;

const candidateOf = ({ rows }: Wall, points: number, columns: number): Candidate => {
  const gap = columns === MOST_COLUMNS ? NARROW_GAP : COLUMN_GAP;
  const width = columns === 1 ? Math.min(rows.width, widestAt(points)) : (rows.width - gap * (columns - 1)) / columns;
  return {
    columns,
    width,
    height: rows.height,
    frame: {
      width: rows.width,
      height: rows.height,
      gap,
      size: points * POINT,
      least: type.least,
      line: type.line,
      padding: type.padding,
      columns,
      widest: WIDEST_COLUMN,
      letters: true,
      narrowLetters: points >= NARROW_FROM,
      close: columns === MOST_COLUMNS || (columns > 1 && points <= WALL_SIZES[0]),
      whole: true,
      before: BEFORE_NUMBER,
      block: BLOCK,
      headed: HEADED,
      reach: REACH,
      spare: false,
    },
  };
};

const isNames = ({ form }: Listing): boolean => form === 'names';

const candidatesOf = (wall: Wall, points: number): readonly Candidate[] =>
  Array.from({ length: points >= ONE_COLUMN ? 1 : MOST_COLUMNS }, (_, i) => candidateOf(wall, points, i + 1));

/** Less of the page's width than this is a list that somebody forgot to widen. */
const FILLED = 0.7;

const fills = (listing: Listing, wall: Wall, { columns, width, frame }: Candidate, hand: Hand): boolean => {
  if (columns > 1) return true;
  const wide = isNames(listing) ? namesWidth(listing, { frame, ...hand }, width) : width;
  return wide >= FILLED * wall.rows.width;
};

/** `beside`: an aside stands in its row. */
type Name = { readonly em: number; readonly characters: number; readonly word: number; readonly beside: boolean };

const PARTS = /[^\s-]+-?/gu;

/** Widths in one line, in sizes of their type. They are measured once for all candidates. */
const namesOf = (listing: Listing, { voice, measure }: Hand): readonly Name[] => {
  const rows = listing.blocks.flatMap((block) => block.rows);
  const cells = rows.flatMap((row) => {
    const beside = row.cells.some(isAside);
    return row.cells.map((cell) => ({ cell, beside }));
  });
  return cells.flatMap(({ cell, beside }): Name[] => {
    if (cell.kind !== 'name') return [];
    // Partners need no initials where the pair is told apart without them.
    const text = isPair(cell.name) ? (cell.name.short ?? cell.name.text) : cellText(cell, voice);
    const em = (part: string): number => measure(part, { size: 1, bold: false, lang: cell.name.lang });
    return [
      {
        em: em(text),
        characters: [...text].length,
        beside,
        word: Math.max(0, ...(text.match(PARTS) ?? []).map((part) => em(part))),
      },
    ];
  });
};

const fits = (
  { listing, names, hand }: { readonly listing: Listing; readonly names: readonly Name[]; readonly hand: Hand },
  { frame, width }: Candidate,
): boolean => {
  const setting: Setting = { frame, ...hand };
  const rooms = isNames(listing) ? nameRoom(listing, setting, width) : tableRoom(listing, setting, width);
  const { size } = frame;
  const roomOf = ({ beside }: Name): number =>
    typeof rooms === 'number' ? rooms : beside ? rooms.beside : rooms.alone;
  const isSingle = (name: Name): boolean => name.em * size <= roomOf(name);
  const isBroken = (name: Name): boolean =>
    name.characters <= KEPT_WHOLE && !isSingle(name) && (name.word + 1) * size > roomOf(name);
  if (names.some(isBroken)) return false;
  return names.filter(isSingle).length >= ON_ONE_LINE * names.length;
};

type Runs = readonly Run<LaidRow>[];

const runsOf = (listing: Listing, { frame, width }: Candidate, hand: Hand): Runs =>
  (isNames(listing) ? nameRuns : tableRuns)(listing, { frame, ...hand }, width);

const pagesIn = (runs: Runs, { height, columns }: Pick<Candidate, 'height' | 'columns'>): number =>
  paginate(runs, { height, columns, balance: false }).length;

type Chosen = Candidate & { readonly runs: Runs };

const chosen = (listing: Listing, wall: Wall, hand: Hand): Chosen => {
  const named = { listing, names: namesOf(listing, hand), hand };
  const all = wall.sizes.map((points) => candidatesOf(wall, points).filter((candidate) => fits(named, candidate)));
  const tried = (candidate: Candidate): Chosen => ({ ...candidate, runs: runsOf(listing, candidate, hand) });
  const smallest = (all[0] ?? []).map(tried);
  const fewest = Math.min(...smallest.map((one) => pagesIn(one.runs, one)));
  const lower = wall.firm ? [] : smallest.map((one) => ({ ...one, height: one.height / LOWEST }));
  const [saving] = lower
    .map((one) => ({ one, pages: pagesIn(one.runs, one) }))
    .filter(({ pages }) => pages < fewest)
    .toSorted((a, b) => a.pages - b.pages);
  if (saving !== undefined) return saving.one;
  const larger = all.slice(1).toReversed().flat();
  const filling = larger.filter((candidate) => fills(listing, wall, candidate, hand));
  for (const candidate of [...filling, ...larger.filter((one) => !filling.includes(one))]) {
    const one = tried(candidate);
    if (pagesIn(one.runs, one) <= fewest) return one;
  }
  const least = smallest.find((one) => pagesIn(one.runs, one) === fewest);
  return least ?? tried(candidateOf(wall, wall.sizes[0] ?? WALL_SIZES[0], 1));
};

export const wallPages = (listing: Listing, wall: Wall, hand: Hand): readonly LaidPage[] => {
  const made = chosen(listing, wall, hand);
  const width = isNames(listing) ? namesWidth(listing, { frame: made.frame, ...hand }, made.width) : made.width;
  const pages = paginateEvenly(made.runs, made)
    .map((page) => pageOf(page, made.width, made.frame))
    .map((page) => ({ ...page, columns: page.columns.map((column) => ({ ...column, width })) }));
  return wall.firm ? pages : stretched(pages, wall.rows.height, HIGHEST);
};
