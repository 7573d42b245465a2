/** Rows of one line each, with columns of numbers: standings, reports, lists to sign. Constants are in font sizes. */

import type { Block, Cell, Listing, Row } from '../../sheet.ts';
import { inBoth, type LaidRow } from '../laid.ts';
import type { Piece } from '../paginate.ts';
import { TILE, tilesOf, tileText } from '../tile.ts';
import {
  BEFORE_TILE,
  BOXED,
  type Column,
  columnsOf,
  HEADING,
  isSmall,
  SENTENCES,
  seatsOf,
  wholeWidth,
} from './line-columns.ts';
import { headingTexts, inSlot, type PlaceRuns, rowOf, type Setting, tableText, written } from './placed.ts';

const BY_HAND = 2.45;

const TICKED = 2;

const headingRow = (
  listing: Listing,
  columns: readonly Column[],
  kind: 'heading' | 'again',
  setting: Setting,
): Piece<LaidRow> => {
  const { frame, voice } = setting;
  const what = rowOf(
    columns.map(({ at, x, width, align }) => {
      const phrase = listing.columns[at] ?? { code: '' };
      const slot = { x, width, align, bold: true, size: HEADING * frame.size };
      return inSlot(
        inBoth(voice, ({ say }) => say(phrase)),
        slot,
        setting,
      );
    }),
    { changed: false, rule: 'none', kind, head: '' },
    frame,
  );
  return { height: what.height, what, heading: true };
};

/** More about the line above, without a line of its own: no number and nobody. */
const goesOn = ({ cells }: Row): boolean =>
  cells.length > 1 && cells[0]?.kind === 'empty' && !cells.some(({ kind }) => kind === 'name' || kind === 'names');

const ruleOf = (row: Row, isFirst: boolean): LaidRow['rule'] => (isFirst ? 'thick' : goesOn(row) ? 'none' : 'thin');

const tilesIn = (rows: readonly Row[], setting: Setting) =>
  tilesOf(seatsOf(rows.flatMap(({ cells }) => cells)), TILE.inLine * setting.frame.size, setting);

const linePieces = (
  block: Block,
  { columns, score }: { readonly columns: readonly Column[]; readonly score: number | undefined },
  first: boolean,
  setting: Setting,
): readonly Piece<LaidRow>[] => {
  const tiles = tilesIn(block.rows, setting);
  return block.rows.map((row, i) => {
    const { frame } = setting;
    const byHand = row.cells.some(({ kind }) => kind === 'space');
    const boxed = row.cells.some(({ kind }) => kind === 'box');
    const tall = byHand ? BY_HAND : boxed ? TICKED : 0;
    const padding = Math.max(frame.padding, (tall - frame.line) * frame.size * 0.5);
    const what = rowOf(
      columns.flatMap(({ at, x, width, align }) => {
        const cell = row.cells[at];
        if (cell === undefined || cell.kind === 'empty') return [];
        // The first column leads the line: a place or a table number. Before a tile stands its table [L-1.1].
        const small = isSmall(cell);
        const size = small ? SENTENCES * frame.size : frame.size;
        const leads = at === 0 || at === score || row.cells[at + 1]?.kind === 'seat';
        // A number that stands for a table is bold with and without its tile [L-1.1].
        const bold = row.changed || cell.kind === 'spot' || (leads && !small);
        // On paper no row is set smaller than another [L-3.3].
        const slot = { x, width, align, bold, size, ...(frame.spare ? {} : { least: size }) };
        if (cell.kind === 'seat') return [tileText(cell, x, tiles, setting.voice)];
        if (cell.kind === 'spot' && cell.seat !== null) {
          const left = x + width - tiles.width;
          const room = { x, width: width - tiles.width - BEFORE_TILE * size, align: 'end', bold: true, size } as const;
          const tile = tileText({ kind: 'seat', seat: cell.seat }, left, tiles, setting.voice);
          return [inSlot(tableText(cell, setting.voice), room, setting), tile];
        }
        return cell.kind === 'box' || cell.kind === 'space'
          ? []
          : [inSlot(written(cell, setting.voice), slot, setting)];
      }),
      { changed: row.changed, rule: ruleOf(row, first && i === 0), kind: 'row', head: row.head },
      { ...frame, padding },
      columns.flatMap(({ at, x }) => (row.cells[at]?.kind === 'box' ? [{ x, width: BOXED * frame.size }] : [])),
    );
    return { height: what.height, what };
  });
};

const isEmpty = (cell: Cell | undefined): boolean =>
  cell === undefined || cell.kind === 'empty' || (cell.kind === 'text' && cell.text === '');

const withoutEmptyColumns = (listing: Listing): Listing => {
  const rows = listing.blocks.flatMap((block) => block.rows);
  if (rows.length === 0) return listing;
  const kept = listing.columns.map((_, at) => at === 0 || rows.some(({ cells }) => !isEmpty(cells[at])));
  if (kept.every((keeps) => keeps)) return listing;
  const only = <T>(all: readonly T[]): readonly T[] => all.filter((_, at) => kept[at] !== false);
  const { score } = listing;
  return {
    ...listing,
    ...(score === undefined ? {} : { score: kept.slice(0, score).filter(Boolean).length }),
    columns: only(listing.columns),
    blocks: listing.blocks.map((block) => ({
      ...block,
      rows: block.rows.map((row) => ({ ...row, cells: only(row.cells) })),
    })),
  };
};

/** How wide its rows are where nothing in them is broken; null where they have sentences or are written in. */
export const rowWidth = (whole: Listing, setting: Setting): number | null =>
  wholeWidth(withoutEmptyColumns(whole), setting);

export const lineRuns: PlaceRuns = (whole, setting, width) => {
  const listing = withoutEmptyColumns(whole);
  const columns = columnsOf(listing, setting, width);
  const headed = listing.columns.some(({ code }) => code !== '');
  const again = headed ? headingRow(listing, columns, 'again', setting) : null;
  return listing.blocks.map((block, i) => {
    const rows = linePieces(block, { columns, score: listing.score }, i === 0, setting);
    const own = headingTexts(block.heading, setting.voice).map((text, line): Piece<LaidRow> => {
      const draft = inSlot(text, { x: 0, width, bold: true }, setting);
      const rule = line === 0 ? 'thick' : 'none';
      const what = rowOf([draft], { changed: false, rule, kind: 'heading', head: '' }, setting.frame);
      return { height: what.height, what, heading: true };
    });
    return {
      pieces: [...own, ...(i === 0 && headed ? [headingRow(listing, columns, 'heading', setting)] : []), ...rows],
      together: block.together,
      again,
      everyColumn: true,
      space: i === 0 ? 0 : setting.frame.size,
    };
  });
};
