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

import type { Block, Cell, Listing, Row } from '../sheet.ts';
import type { Piece, Run } from './paginate.ts';
import { hasSides, isNumbered, sideParts, sideRun } from './place-sides.ts';
import {
  type Align,
  cellText,
  headingText,
  inSlot,
  type LaidRow,
  type LaidText,
  lineHeight,
  markStrip,
  PART_GAP,
  type PlaceRuns,
  rowOf,
  type Setting,
  widest,
  written,
} from './placed.ts';
import { TILE, type Tiles, tilesOf, tileText } from './tile.ts';

/** By the rows that the number stands beside. */
const NUMBER = { two: 22 / 13, more: 27 / 13 } as const;

const HEADING = 15 / 13;

/** Between blocks where the frame says nothing else. */
const BETWEEN = 0.4;

/** What stands behind a name: a role. */
const ASIDE = 0.72;

/** Of a line, from its top to the top of its capitals. */
const CAPITALS = 0.272;

type Column = { readonly x: number; readonly width: number; readonly align: Align };

type Parts = {
  readonly mark: number;
  /** Width of the number with its white. */
  readonly number: number;
  readonly size: number;
  readonly tiles: Tiles;
  readonly columns: readonly Column[];
};

const headOf = (block: Block, { voice }: Setting): string =>
  block.heading.kind === 'letter' ? block.heading.letter : headingText(block.heading, voice);

const cellsAt = ({ blocks }: Listing, at: number): readonly Cell[] =>
  blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells[at] ?? []));

/** Names take what other cells leave. */
const isName = ({ kind }: Cell): boolean => kind === 'name' || kind === 'names' || kind === 'note' || kind === 'text';

const asideSize = ({ frame }: Setting): number => Math.max(Math.min(frame.size, frame.least), ASIDE * frame.size);

const columnsOf = (
  listing: Listing,
  tiles: Tiles,
  setting: Setting,
  { from, width }: { readonly from: number; readonly width: number },
): readonly Column[] => {
  const { frame, voice, measure } = setting;
  const gap = PART_GAP * frame.size;
  const count = Math.max(0, ...listing.blocks.flatMap(({ rows }) => rows.map(({ cells }) => cells.length)));
  const all = Array.from({ length: count }, (_, at) => cellsAt(listing, at));
  const wide = Math.max(
    0,
    all.findLastIndex((cells) => cells.some((cell) => cell.kind === 'name' || cell.kind === 'names')),
  );
  const named = all[wide]?.some(isName) === true ? wide : all.findIndex((cells) => cells.some(isName));
  const widths = all.map((cells, at) => {
    if (at === named) return 0;
    const size = at > named && !cells.some(({ kind }) => kind === 'number') ? asideSize(setting) : frame.size;
    const plain = cells.filter(({ kind }) => kind !== 'seat');
    const text = widest(
      plain.map((cell) => cellText(cell, voice)),
      size,
      at < named,
      measure,
    );
    const seats = plain.length < cells.length ? tiles.width : 0;
    return Math.max(text * 1.01, seats);
  });
  const taken = widths.reduce((sum, own, at) => sum + own + (at === 0 || (own === 0 && at !== named) ? 0 : gap), 0);
  let x = from;
  return widths.map((own, at) => {
    const before = at === 0 || (own === 0 && at !== named) ? 0 : gap;
    const column: Column = {
      x: x + before,
      width: at === named ? Math.max(0, width - from - taken) : own,
      align: at === 0 || at === named ? 'start' : 'end',
    };
    x = column.x + column.width;
    return column;
  });
};

const partsOf = (listing: Listing, setting: Setting, width: number): Parts => {
  const { frame, measure } = setting;
  const gap = PART_GAP * frame.size;
  const numbered = listing.blocks.filter(({ heading }) => heading.kind === 'number' || heading.kind === 'text');
  const most = Math.max(0, ...numbered.map(({ rows }) => rows.length));
  const size = (most > 2 ? NUMBER.more : NUMBER.two) * frame.size;
  const numbers = numbered.map((block) => headOf(block, setting));
  const number = numbers.length === 0 ? 0 : widest(numbers, size, true, measure) * 1.01 + gap;
  const seats = [0, 1].flatMap((at) => cellsAt(listing, at));
  const tiles = tilesOf(seats, TILE.inBlock * frame.size, setting);
  const mark = markStrip(listing, frame);
  return { mark, number, size, tiles, columns: columnsOf(listing, tiles, setting, { from: number + mark, width }) };
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

const rowTexts = ({ cells, changed }: Row, parts: Parts, setting: Setting) =>
  cells.flatMap((cell, at) => {
    const column = parts.columns[at];
    if (column === undefined || cell.kind === 'empty') return [];
    const { x, width, align } = column;
    if (cell.kind === 'seat') return [{ ...tileText(cell, x, parts.tiles, setting.voice), heads: true as const }];
    const isAside = at > 1 && cell.kind === 'phrase';
    const size = isAside ? asideSize(setting) : setting.frame.size;
    const bold = (cell.kind === 'name' || cell.kind === 'names') && changed;
    return [inSlot(written(cell, setting.voice), { x, width, align, bold, size }, setting)];
  });

const blockPieces = (block: Block, parts: Parts, setting: Setting): Piece<LaidRow>[] => {
  const { frame } = setting;
  const isHeaded = block.heading.kind === 'phrase';
  const white = isHeaded ? 0 : (frame.block ?? 0) / 2;
  const isNumbered = parts.number > 0 && (block.heading.kind === 'number' || block.heading.kind === 'text');
  return block.rows.map((row, i) => {
    const [isFirst, isLast] = [i === 0, i === block.rows.length - 1];
    const laid = rowOf(
      rowTexts(row, parts, setting),
      {
        changed: row.changed,
        rule: isLast && isNumbered && frame.block !== undefined ? 'under' : 'none',
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
    if (!isFirst || !isNumbered) return { height, what };
    const text = inSlot(
      headOf(block, setting),
      { x: 0, width: parts.number, bold: true, size: parts.size, heads: true },
      setting,
    );
    const number: LaidText = {
      ...text,
      align: 'end',
      width: parts.number - PART_GAP * frame.size,
      // Its capitals begin where those of the first row do.
      y: top - (parts.size - frame.size) * CAPITALS,
      height: lineHeight({ ...frame, size: parts.size }),
    };
    return { height, what: { ...what, texts: [number, ...lowered] } };
  });
};

const runOf = (block: Block, parts: Parts, setting: Setting, width: number): Run<LaidRow> => {
  const { frame, voice } = setting;
  const pieces = blockPieces(block, parts, setting);
  const space = frame.block === undefined ? BETWEEN * frame.size : 0;
  if (block.heading.kind !== 'phrase') return { pieces, together: block.together, again: null, space };
  const heading = headOf(block, setting);
  const above = headingRow(heading, 'heading', setting, width);
  const again = `${heading} ${voice.say({ code: 'sheets.continued' })}`;
  return {
    pieces: [above, ...pieces],
    together: block.together,
    again: headingRow(again, 'again', setting, width),
    space: frame.headed === undefined ? space : Math.max(0, frame.headed - above.height),
  };
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
