/**
 * Blocks of a list by table: a large number, and beside it those who sit there. Constants are in font sizes.
 *
 * | rule | where |
 * | --- | --- |
 * | [L-1.4] the number immediately before the tiles, at the left end | `blockPieces` |
 * | [L-3.5] rows of one line without a rule between them, white and a hairline after the block | `blockPieces`, `frame.block` |
 * | [L-4] 27 pt beside four rows of 13, 22 beside two; a heading of 15 with a rule of 1.2 pt above a long table | `NUMBER`, `headingRow` |
 * | [L-5.2] a changed row: triangle before its line, its name bold | `mark` |
 */

import type { Block, Cell, Listing, Row } from '../../sheet.ts';
import type { Align, LaidRow, LaidText } from '../laid.ts';
import type { Piece, Run } from '../paginate.ts';
import { TILE, type Tiles, tilesOf, tileText } from '../tile.ts';
import { hasSides, isNumbered, sideParts, sideRun } from './place-sides.ts';
import {
  cellsAt,
  cellText,
  type Frame,
  headOf,
  inSlot,
  lineHeight,
  markStrip,
  PART_GAP,
  type PlaceRuns,
  rowOf,
  type Setting,
  widest,
  written,
} from './placed.ts';

/** By the rows that the number stands beside. */
const NUMBER = { two: 22 / 13, more: 27 / 13 } as const;

/** Of a column: the names beside a number of three digits need the rest, in three columns on A4 as well [L-8]. */
const MOST_NUMBER = 0.195;

/** Between the number and what stands beside it. */
const AFTER_NUMBER = 0.4;

/** Of the white between the parts of a block, where columns are narrow. */
const CLOSE = 0.7;

const afterNumber = ({ size, close }: Frame): number => AFTER_NUMBER * size * (close === true ? CLOSE : 1);

const betweenParts = ({ size, close }: Frame): number => PART_GAP * size * (close === true ? CLOSE : 1);

const HEADING = 15 / 13;

/** Between blocks where the frame says nothing else. */
const BETWEEN = 0.4;

/** What stands behind a name: a role. */
const ASIDE = 0.72;

/** Of a line, from its top to the top of its capitals. */
const CAPITALS = 0.272;

type Column = { readonly x: number; readonly width: number; readonly align: Align; readonly named: boolean };

type Parts = {
  readonly mark: number;
  /** Width of the number with its white. */
  readonly number: number;
  readonly size: number;
  readonly tiles: Tiles;
  readonly columns: readonly Column[];
};

/** They take what other cells leave. */
const isName = ({ kind }: Cell): boolean => kind === 'name' || kind === 'names' || kind === 'note' || kind === 'text';

const asideSize = ({ frame }: Setting): number => Math.max(Math.min(frame.size, frame.least), ASIDE * frame.size);

/** Small behind a name, in its own row only: a role, a mark. */
export const isAside = ({ kind }: Cell): boolean => kind === 'phrase' || kind === 'marks';

const asideWidth = (said: string, setting: Setting): number => {
  const { measure } = setting;
  return measure(said, { size: asideSize(setting), bold: false, lang: null }) * 1.01;
};

/** Where names stand: behind tile and number. */
const namedAt = (all: readonly (readonly Cell[])[]): number => {
  const people = all.findIndex((cells) => cells.some(({ kind }) => kind === 'name' || kind === 'names'));
  return people >= 0 ? people : all.findIndex((cells) => cells.some(isName));
};

type Room = { readonly from: number; readonly width: number };

type Rooms = { readonly alone: number; readonly beside: number };

const columnsOf = (listing: Listing, tiles: Tiles, setting: Setting, { from, width }: Room): readonly Column[] => {
  const { frame, voice, measure } = setting;
  const gap = betweenParts(frame);
  const count = Math.max(0, ...listing.blocks.flatMap(({ rows }) => rows.map(({ cells }) => cells.length)));
  const all = Array.from({ length: count }, (_, at) => cellsAt(listing, at));
  const named = namedAt(all);
  const widths = all.map((cells, at) => {
    if (at === named || (at > named && cells.some(isAside))) return 0;
    const texts = cells.flatMap((cell) => (cell.kind === 'seat' ? [] : [cellText(cell, voice)]));
    return Math.max(
      widest(texts, frame.size, at < named, measure) * 1.01,
      texts.length < cells.length ? tiles.width : 0,
    );
  });
  const gapBefore = (at: number): number => (at === 0 || (widths[at] === 0 && at !== named) ? 0 : gap);
  const taken = widths.reduce((sum, own, at) => sum + own + gapBefore(at), 0);
  let x = from;
  return widths.map((own, at) => {
    const column: Column = {
      x: x + gapBefore(at),
      width: at === named ? Math.max(0, width - from - taken) : own,
      align: at === 0 || at === named ? 'start' : 'end',
      named: at === named,
    };
    x = column.x + column.width;
    return column;
  });
};

const partsOf = (listing: Listing, setting: Setting, width: number): Parts => {
  const { frame, measure } = setting;
  const numbered = listing.blocks.filter(isNumbered);
  const most = Math.max(0, ...numbered.map(({ rows }) => rows.length));
  const usual = (most > 2 ? NUMBER.more : NUMBER.two) * frame.size;
  const numbers = numbered.map((block) => headOf(block, setting.voice));
  const wide = widest(numbers, usual, true, measure) * 1.01;
  const size = wide > MOST_NUMBER * width ? Math.max(frame.size, (usual * MOST_NUMBER * width) / wide) : usual;
  const number = numbers.length === 0 ? 0 : (wide * size) / usual + afterNumber(frame);
  const seats = [0, 1].flatMap((at) => cellsAt(listing, at));
  const tiles = tilesOf(seats, TILE.inBlock * frame.size, setting);
  const mark = markStrip(listing, frame);
  const columns = columnsOf(listing, tiles, setting, { from: number + mark, width });
  return { mark, number, size, tiles, columns };
};

/** "Table 12" above those who sit there. */
const headingRow = (text: string, kind: 'heading' | 'again', setting: Setting, width: number): Piece<LaidRow> => {
  const { frame } = setting;
  const size = HEADING * frame.size;
  const made = rowOf(
    [inSlot(text, { x: 0, width, bold: true, size }, setting)],
    { changed: false, rule: 'underThick', kind, head: '' },
    { ...frame, size, padding: 0 },
  );
  return { height: made.height, what: made, heading: true };
};

const rowTexts = ({ cells, changed }: Row, parts: Parts, setting: Setting) => {
  const named = parts.columns.findIndex((column) => column.named);
  const asides = cells.filter((cell, at) => at > named && isAside(cell));
  const said = asides.map((cell) => cellText(cell, setting.voice)).join(' · ');
  const taken = asides.length === 0 ? 0 : asideWidth(said, setting);
  const gap = betweenParts(setting.frame);
  return cells.flatMap((cell, at) => {
    const column = parts.columns[at];
    if (column === undefined || cell.kind === 'empty') return [];
    const { x, width, align } = column;
    if (cell.kind === 'seat') return [{ ...tileText(cell, x, parts.tiles, setting.voice), heads: true as const }];
    const whole = parts.columns[named] ?? column;
    if (cell !== asides[0] && asides.includes(cell)) return [];
    if (cell === asides[0]) {
      const slot = { x: whole.x + whole.width - taken, width: taken, align: 'end', size: asideSize(setting) } as const;
      return [inSlot(said, slot, setting)];
    }
    const bold = (cell.kind === 'name' || cell.kind === 'names') && changed;
    const room = column.named && taken > 0 ? width - taken - gap : width;
    return [inSlot(written(cell, setting.voice), { x, width: room, align, bold }, setting)];
  });
};

const blockPieces = (block: Block, parts: Parts, setting: Setting): Piece<LaidRow>[] => {
  const { frame } = setting;
  const isHeaded = block.heading.kind === 'phrase';
  const white = isHeaded ? 0 : (frame.block ?? 0) / 2;
  const hasNumber = parts.number > 0 && isNumbered(block);
  return block.rows.map((row, i) => {
    const [isFirst, isLast] = [i === 0, i === block.rows.length - 1];
    const laid = rowOf(
      rowTexts(row, parts, setting),
      {
        changed: row.changed,
        rule: isLast && hasNumber && frame.block !== undefined ? 'under' : 'none',
        kind: 'row',
        head: row.head,
        ...(row.changed ? { mark: { x: parts.number, top: 0, outlined: false } } : {}),
      },
      { ...frame, padding: 0 },
    );
    const top = isFirst ? white : 0;
    const lowered = laid.texts.map((text): LaidText => ({ ...text, y: text.y + top }));
    const height = laid.height + top + (isLast ? white : 0);
    const what = {
      ...laid,
      texts: lowered,
      height,
      ...(laid.mark === undefined ? {} : { mark: { ...laid.mark, top } }),
    };
    if (!isFirst || !hasNumber) return { height, what };
    const text = inSlot(
      headOf(block, setting.voice),
      { x: 0, width: parts.number, bold: true, size: parts.size, heads: true },
      setting,
    );
    const number: LaidText = {
      ...text,
      align: 'end',
      width: parts.number - afterNumber(frame),
      // Its capitals begin where those of the first row do.
      y: top - (parts.size - frame.size) * CAPITALS,
      height: lineHeight({ ...frame, size: parts.size }),
    };
    return { height, what: { ...what, texts: [number, ...lowered] } };
  });
};

const runOf = (block: Block, parts: Parts, setting: Setting, width: number): Run<LaidRow> => {
  const { frame } = setting;
  const pieces = blockPieces(block, parts, setting);
  const space = frame.block === undefined ? BETWEEN * frame.size : 0;
  if (block.heading.kind !== 'phrase') return { pieces, together: block.together, again: null, space };
  const heading = headOf(block, setting.voice);
  const above = headingRow(heading, 'heading', setting, width);
  return {
    pieces: [above, ...pieces],
    together: block.together,
    again: headingRow(heading, 'again', setting, width),
    space: frame.headed === undefined ? space : Math.max(0, frame.headed - above.height),
  };
};

/** What names have, and what they have in a row whose end an aside takes, where it does not stand behind a name or two only. */
export const tableRoom = (listing: Listing, setting: Setting, width: number): Rooms => {
  const { columns } = partsOf(listing, setting, width);
  const named = columns.findIndex((column) => column.named);
  const rows = listing.blocks.flatMap((block) => block.rows);
  const asides = rows.flatMap(({ cells }) => cells.filter((cell, at) => at > named && isAside(cell)));
  const alone = columns[named]?.width ?? 0;
  const few = asides.length * 10 <= rows.length;
  const widths = asides.map((cell) => asideWidth(cellText(cell, setting.voice), setting));
  const taken = few ? 0 : Math.max(...widths) + PART_GAP * setting.frame.size;
  return { alone, beside: alone - taken };
};

export const tableRuns: PlaceRuns = (listing, setting, width) => {
  if (setting.frame.sides === true && hasSides(listing, width, setting.frame.size)) {
    const sides = sideParts(listing, setting, width);
    const under = partsOf({ ...listing, blocks: listing.blocks.filter((block) => !isNumbered(block)) }, setting, width);
    return listing.blocks.map((block) =>
      isNumbered(block) ? sideRun(block, sides, setting) : runOf(block, under, setting, width),
    );
  }
  const parts = partsOf(listing, setting, width);
  return listing.blocks.map((block) => runOf(block, parts, setting, width));
};
