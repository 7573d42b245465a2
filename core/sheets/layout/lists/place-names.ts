/**
 * Rows of a list by name: letter, name, and at the right end table and seat. Constants are in font sizes.
 *
 * | rule | where |
 * | --- | --- |
 * | [L-1.4] the number immediately before its tile, both at the right end; a hairline under each row | `nameRow` |
 * | [L-1.4] from the end of a name to its number no further than `reach` | `partsOf` |
 * | [L-3.6] letters hang left of the first name and are repeated at the top of a column | `letterText`, `hanging` |
 * | [L-5.2] a changed row: an outline, its name bold, the triangle before the number | `mark` |
 */

import type { Block, Cell, Listing, Row } from '../../sheet.ts';
import type { LaidRow, LaidText } from '../laid.ts';
import type { Run } from '../paginate.ts';
import { TILE, type Tiles, tilesOf, tileText } from '../tile.ts';
import {
  cellText,
  type Frame,
  inSlot,
  lineHeight,
  markStrip,
  type PlaceRuns,
  rowOf,
  type Setting,
  widest,
  written,
} from './placed.ts';

const LETTER = 1.45;

/** Where letters are so large that names need the room. */
const NARROW_LETTER = 1.22;

/** Between a letter and the first name, at the least: Ш and Щ fill the narrow strip. */
const AFTER_LETTER = 0.25;

/** Between a name and what stands at the right end of its row. */
const BEFORE_NUMBER = 0.65;

const AFTER_NUMBER = 0.35;

type Parts = {
  /** Of all rows: the right end comes to the names where those are short. */
  readonly width: number;
  readonly mark: number;
  readonly letter: number;
  readonly table: number;
  /** Width of what stands behind the number, and the tiles among it. */
  readonly seat: number;
  readonly tiles: Tiles;
};

const blank: Cell = { kind: 'empty' };

/** Whoever sits out has a word in the place of table and seat. */
const isWordRow = ([, table, seat]: readonly Cell[]): boolean => seat?.kind === 'empty' && table?.kind !== 'number';

const nameWidth = (name: Cell | undefined, { frame, voice, measure }: Setting): number => {
  const { lang = null, strong } = name?.kind === 'name' ? name.name : {};
  return measure(cellText(name ?? blank, voice), { size: frame.size, bold: strong !== undefined, lang });
};

const wordWidth = (word: Cell | undefined, { frame, voice, measure }: Setting): number =>
  measure(cellText(word ?? blank, voice), { size: frame.size, bold: true, lang: null }) * 1.01;

const widthOfNames = (cells: readonly (readonly Cell[])[], setting: Setting) => {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const [name] of cells) {
    const width = nameWidth(name, setting);
    if (width > most) most = width;
    if (width < least) least = width;
  }
  return { least, most };
};

const letterStrip = ({ blocks }: Listing, { frame, measure }: Setting): number => {
  const letters = blocks.flatMap(({ heading }) => (heading.kind === 'letter' ? [heading.letter] : []));
  const usual = (frame.narrowLetters === true ? NARROW_LETTER : LETTER) * frame.size;
  return Math.max(usual, widest(letters, frame.size, true, measure) + AFTER_LETTER * frame.size);
};

const partsOf = (listing: Listing, setting: Setting, width: number): Parts => {
  const { frame, voice, measure } = setting;
  const cells = listing.blocks.flatMap(({ rows }) => rows.map((row) => row.cells));
  const seated = cells.filter(([, , seat = blank]) => seat.kind !== 'empty');
  const texts = (at: number, among = seated) =>
    among.flatMap((row) => (row[at]?.kind === 'seat' ? [] : [cellText(row[at] ?? blank, voice)]));
  const tiles = tilesOf(
    seated.flatMap(([, , seat]) => (seat === undefined ? [] : [seat])),
    TILE.inLine * frame.size,
    setting,
  );
  const numbers = cells.filter(([, table]) => table?.kind === 'number');
  const seat = Math.max(tiles.width, widest(texts(2), frame.size, true, measure) * 1.01);
  const table = widest(texts(1, [...seated, ...numbers]), frame.size, true, measure) * 1.01;
  const mark = markStrip(listing, frame);
  const letter = frame.letters ? letterStrip(listing, setting) : 0;
  const parts = { width, mark, letter, table, seat, tiles };
  if (frame.reach === undefined) return parts;
  const { least, most } = widthOfNames(cells, setting);
  const end = endOf(parts, frame.size);
  const digits = numbers.map((row) =>
    measure(cellText(row[1] ?? blank, voice), { size: frame.size, bold: true, lang: null }),
  );
  // Numbers end below each other: the shortest one begins farthest from its name.
  const aside = digits.length === 0 ? 0 : table - Math.min(...digits);
  const name = Math.max(most * 1.01 + beforeNumber(frame), least + frame.reach - aside);
  const worded = cells
    .filter(isWordRow)
    .map((row) => nameWidth(row[0], setting) * 1.01 + beforeNumber(frame) + wordWidth(row[1], setting));
  return { ...parts, width: Math.min(width, letter + mark + Math.max(name + end, ...worded)) };
};

/** Room of number and seat at the right end. */
const endOf = ({ table, seat }: Pick<Parts, 'table' | 'seat'>, size: number): number =>
  table + (seat === 0 ? 0 : AFTER_NUMBER * size + seat);

const letterText = (letter: string, parts: Parts, setting: Setting) =>
  ({
    ...inSlot(letter, { x: 0, width: parts.letter - 0.1 * setting.frame.size, bold: true }, setting),
    middle: true,
  }) as const;

type Lettered = { readonly letter: string | null; readonly isFirst: boolean };

/** To the end of its numbers: hairlines and outlines of a row go no further. */
export const namesWidth = (listing: Listing, setting: Setting, width: number): number =>
  partsOf(listing, setting, width).width;

/** What a name may take before its row needs a second line. */
export const nameRoom = (listing: Listing, setting: Setting, width: number): number => {
  const parts = partsOf(listing, setting, width);
  return parts.width - parts.letter - parts.mark - endOf(parts, setting.frame.size) - beforeNumber(setting.frame);
};

const beforeNumber = ({ before, size }: Frame): number => before ?? BEFORE_NUMBER * size;

const nameRow = (row: Row, { letter, isFirst }: Lettered, parts: Parts, setting: Setting): LaidRow => {
  const { frame, voice, measure } = setting;
  const { size } = frame;
  const [name, table, seat] = row.cells;
  const text = (cell: Cell | undefined) => cellText(cell ?? blank, voice);
  const isWord = isWordRow(row.cells);
  const word = isWord ? wordWidth(table, setting) : 0;
  const seated = endOf(parts, size);
  const end = Math.min(parts.width / 2, isWord ? word : seated) + parts.mark;
  const nameSlot = {
    x: parts.letter,
    width: parts.width - parts.letter - end - beforeNumber(frame),
    bold: row.changed,
    heads: true,
  } as const;
  const hanging = letter === null || parts.letter === 0 ? null : letterText(letter, parts, setting);
  // A PDF is read aloud in this order: the letter comes before the first name that it heads (WCAG 1.3.2).
  const drafts: Parameters<typeof rowOf>[0][number][] = isFirst && hanging !== null ? [hanging] : [];
  drafts.push(inSlot(written(name ?? blank, voice), nameSlot, setting));
  const right = (what: string, x: number, width: number) =>
    drafts.push({ ...inSlot(what, { x, width, align: 'end', bold: true }, setting), middle: true });
  const tableX = parts.width - seated;
  if (isWord) right(text(table), parts.width - end + parts.mark, end - parts.mark);
  else {
    right(text(table), tableX, parts.table);
    const seatX = parts.width - parts.seat;
    if (seat?.kind === 'seat') drafts.push({ ...tileText(seat, seatX, parts.tiles, voice), middle: true });
    else if (parts.seat > 0) {
      drafts.push({ ...inSlot(text(seat), { x: seatX, width: parts.seat }, setting), middle: true });
    }
  }
  const laid = rowOf(
    drafts,
    { changed: row.changed, rule: 'under', inset: parts.letter, kind: 'row', head: row.head },
    frame,
  );
  const own = isWord ? word : measure(text(table), { size, bold: true, lang: null });
  const before = isWord ? parts.width - own : tableX + parts.table - own;
  return {
    ...laid,
    ...(row.changed
      ? { mark: { x: before - parts.mark, top: (laid.height - lineHeight(frame)) / 2, outlined: true } }
      : {}),
    ...(isFirst || hanging === null ? {} : { hanging: hung(hanging, laid, setting) }),
  };
};

const hung = (
  { middle: _middle, under: _under, ...text }: ReturnType<typeof letterText>,
  row: LaidRow,
  { frame }: Setting,
): LaidText => ({ ...text, y: (row.height - lineHeight(frame)) / 2, height: lineHeight(frame) });

const runOf = (block: Block, parts: Parts, setting: Setting): Run<LaidRow> => {
  const letter = block.heading.kind === 'letter' ? block.heading.letter : null;
  return {
    pieces: block.rows.map((row, i) => {
      const what = nameRow(row, { letter, isFirst: i === 0 }, parts, setting);
      return { height: what.height, what };
    }),
    together: false,
    again: null,
    space: 0,
  };
};

export const nameRuns: PlaceRuns = (listing, setting, width) => {
  const parts = partsOf(listing, setting, width);
  return listing.blocks.map((block) => runOf(block, parts, setting));
};
