/** Rows of one line each, with columns of numbers: standings, reports, lists to sign. Constants are in font sizes. */

import { type Block, type Cell, type Listing, type Row, WHOLE } from '../../sheet.ts';
import { type Align, inBoth, type LaidRow, type Voice } from '../laid.ts';
import type { Piece } from '../paginate.ts';
import { TILE, tilesOf, tileText } from '../tile.ts';
import {
  cellsAt,
  cellText,
  headingTexts,
  inSlot,
  markStrip,
  PART_GAP,
  type PlaceRuns,
  rowOf,
  type Setting,
  widest,
  written,
} from './placed.ts';

const HEADING = 0.8;

const NAME = 9;

const LONGEST_NAME = 16;

const BOXED = 1.6;

/** Between the number of a table and its tile. */
const BEFORE_TILE = 0.25;

const BY_HAND = 2.45;

const TICKED = 2;

type Column = Wanted & { readonly x: number };

/** `at`: which cell of a row it shows. `takes`: as many shares of what the other columns leave. */
type Wanted = {
  readonly at: number;
  readonly takes: number;
  readonly width: number;
  readonly align: Align;
  readonly stays: boolean;
};

/** What whole names of a ranking take; who is called longer has two lines [L-10.5]. */
const wholeNames = (listing: Listing, { frame, voice, measure }: Setting): number => {
  const names = cellsAt(listing, 1).map((cell) => cellText(cell, voice));
  return Math.min(widest(names, frame.size, false, measure) * 1.01, LONGEST_NAME * frame.size);
};

type Room = { readonly width: number; readonly gap: number };

/**
 * All of them, unless the last ones may go. Marks go last: without them a row says what is not so. Place, name and score never go
 * [L-10.5].
 */
const roomFor = (
  wanted: readonly Wanted[],
  listing: Listing,
  { width, gap }: Room,
  setting: Setting,
): readonly Wanted[] => {
  const { size, spare } = setting.frame;
  const { score } = listing;
  const needed = (columns: readonly Wanted[], name = NAME * size) =>
    columns.reduce((sum, column) => sum + gap + (column.takes > 0 ? name : column.width), -gap);
  let shown = wanted;
  if (spare && score !== undefined) {
    const whole = Math.max(NAME * size, wholeNames(listing, setting));
    while (needed(shown, whole) > width) {
      const last = shown.findLast(({ stays, at }) => !stays && at > score);
      if (last === undefined) break;
      shown = shown.filter((column) => column !== last);
    }
  }
  const first = wanted.find(({ takes }) => takes > 0)?.at;
  const mayGo = ({ at }: Wanted): boolean => at > 0 && at !== score && at !== first;
  while (spare && needed(shown) > width) {
    const last = shown.findLast((column) => mayGo(column) && !column.stays) ?? shown.findLast(mayGo);
    if (last === undefined) break;
    shown = shown.filter((column) => column !== last);
  }
  return shown;
};

/** Reasons and marks: there are many, and they are read close by. */
const SENTENCES = 0.85;

/** In font sizes: more marks than go into it stand below each other. */
const MARKS = 8;

const isSmall = ({ kind }: Cell): boolean => kind === 'sentences' || kind === 'marks';

/** Shares of the room that other columns leave. The first kind that a column has decides. */
const SHARES: readonly (readonly [Cell['kind'], number])[] = [
  ['sentences', 2],
  ['space', 1.4],
  ['note', 1.6],
  ['name', 1],
  ['names', 1],
];

/** "12 [E]": the number of a table with its seat. */
type Spot = Extract<Cell, { kind: 'spot' }>;

const isSpot = (cell: Cell): cell is Spot => cell.kind === 'spot' && cell.seat !== null;

const tableOf = ({ table }: Spot, voice: Voice): string => voice.number(table, WHOLE);

const seatsOf = (cells: readonly Cell[]): readonly Cell[] =>
  cells.map((cell) => (cell.kind === 'spot' && cell.seat !== null ? { kind: 'seat', seat: cell.seat } : cell));

const takesOf = (cells: readonly Cell[]): number =>
  SHARES.find(([kind]) => cells.some((cell) => cell.kind === kind))?.[1] ?? 0;

const wantedOf = (listing: Listing, at: number, { frame, voice, measure }: Setting): Wanted => {
  const cells = cellsAt(listing, at);
  const heading = listing.columns[at] ?? { code: '' };
  const takes = takesOf(cells);
  const leading = takes > 0 || !cells.some(({ kind }) => kind === 'number' || kind === 'spot');
  const stays = cells.some(({ kind }) => kind === 'marks');
  const column = { at, takes, stays, align: leading ? 'start' : 'end' } as const;
  if (takes > 0) return { ...column, width: 0 };
  const texts = cells.flatMap((cell) =>
    cell.kind === 'seat' ? [] : [isSpot(cell) ? tableOf(cell, voice) : cellText(cell, voice)],
  );
  const tiles = tilesOf(seatsOf(cells), TILE.inLine * frame.size, { voice, measure });
  const most = widest(texts, frame.size * (stays ? SENTENCES : 1), true, measure);
  const spots = cells.some(isSpot) ? most + BEFORE_TILE * frame.size : 0;
  const whole = spots > 0 ? spots + tiles.width : Math.max(most, tiles.width);
  const data = stays ? Math.min(whole, MARKS * frame.size) : whole;
  const box = cells.some(({ kind }) => kind === 'box') ? BOXED * frame.size : 0;
  // Not the one with most letters: "Место" is wider than "Place".
  const words = inBoth(voice, ({ say }) => say(heading)).split(/ (?!\/ )/u);
  const head = widest(words, HEADING * frame.size, true, measure);
  return { ...column, width: Math.max(data, head, box) * 1.01 };
};

/** No column is wider, so that all have room: the long ones give way, and no short heading is broken. */
const widestOf = (widths: readonly number[], room: number): number => {
  let left = room;
  const ordered = widths.toSorted((a, b) => a - b);
  for (const [i, width] of ordered.entries()) {
    if (width * (ordered.length - i) > left) return left / (ordered.length - i);
    left -= width;
  }
  return Number.POSITIVE_INFINITY;
};

/** Columns are as wide as their numbers and the longest word of their headings; names share what is left. */
const columnsOf = (listing: Listing, setting: Setting, width: number): readonly Column[] => {
  const { frame } = setting;
  const gap = 2 * PART_GAP * frame.size;
  const all = listing.columns.map((_, at) => wantedOf(listing, at, setting));
  const mark = markStrip(listing, frame);
  const wanted = roomFor(all, listing, { width: width - mark, gap }, setting);
  const shares = wanted.reduce((sum, { takes }) => sum + takes, 0);
  const gaps = gap * Math.max(0, wanted.length - 1);
  const fixed = wanted.reduce((sum, column) => sum + column.width, 0);
  const room = width - mark - gaps;
  // Where nobody is named, no room is kept for names.
  const share = shares === 0 ? 0 : Math.max(NAME * frame.size, (room - fixed) / shares);
  const most = widestOf(
    wanted.map((column) => column.width),
    Math.max(0.3 * fixed, room - share * shares),
  );
  let x = mark;
  return wanted.map((column) => {
    const placed = { ...column, x, width: column.takes > 0 ? share * column.takes : Math.min(column.width, most) };
    x += placed.width + gap;
    return placed;
  });
};

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
        const bold = row.changed || (leads && !small);
        // On paper no row is set smaller than another [L-3.3].
        const slot = { x, width, align, bold, size, ...(frame.spare ? {} : { least: size }) };
        if (cell.kind === 'seat') return [tileText(cell, x, tiles, setting.voice)];
        if (cell.kind === 'spot' && cell.seat !== null) {
          const left = x + width - tiles.width;
          const room = { x, width: width - tiles.width - BEFORE_TILE * size, align: 'end', bold: true, size } as const;
          const tile = tileText({ kind: 'seat', seat: cell.seat }, left, tiles, setting.voice);
          return [inSlot(setting.voice.number(cell.table, WHOLE), room, setting), tile];
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
      space: i === 0 ? 0 : setting.frame.size,
    };
  });
};
