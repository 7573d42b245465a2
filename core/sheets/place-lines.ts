import type { Piece } from './paginate.ts';
import {
  cellText,
  type Frame,
  inSlot,
  type LaidRow,
  markStrip,
  PART_GAP,
  type PlaceRuns,
  rowOf,
  type Setting,
  widest,
} from './placed.ts';
import type { Block, Cell, Listing } from './sheet.ts';

/** Size of column headings, in font sizes. */
const HEADING = 0.8;

/** Least width of a name, in font sizes; columns of numbers give way to it. */
const NAME = 9;

type Column = { readonly x: number; readonly width: number; readonly name: boolean };

const longestWord = (text: string): string =>
  text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');

const cellsAt = (listing: Listing, at: number): readonly Cell[] =>
  listing.blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => (cells[at] === undefined ? [] : [cells[at]])));

type Wanted = { readonly name: boolean; readonly width: number };

/** How many of the columns there is room for: all, unless the last ones may go. */
const roomFor = (wanted: readonly Wanted[], width: number, gap: number, { size, spare }: Frame): number => {
  if (!spare) return wanted.length;
  const needed = (count: number) =>
    wanted.slice(0, count).reduce((sum, column) => sum + gap + (column.name ? NAME * size : column.width), -gap);
  let count = wanted.length;
  while (count > 1 && needed(count) > width) count--;
  return count;
};

/** Columns as wide as their numbers and the longest word of their headings; names share what is left. */
const columnsOf = (listing: Listing, setting: Setting, width: number): readonly Column[] => {
  const { frame, voice, measure } = setting;
  const gap = 2 * PART_GAP * frame.size;
  const all = listing.columns.map((phrase, at): Wanted => {
    const cells = cellsAt(listing, at);
    if (cells.some(({ kind }) => kind === 'name')) return { name: true, width: 0 };
    const data = widest(
      cells.map((cell) => cellText(cell, voice)),
      frame.size,
      true,
      measure,
    );
    const heading = widest([longestWord(voice.say(phrase))], HEADING * frame.size, true, measure);
    return { name: false, width: Math.max(data, heading) * 1.01 };
  });
  const mark = markStrip(listing, frame);
  const wanted = all.slice(0, roomFor(all, width - mark, gap, frame));
  const names = Math.max(1, wanted.filter(({ name }) => name).length);
  const gaps = gap * Math.max(0, wanted.length - 1);
  const fixed = wanted.reduce((sum, column) => sum + column.width, 0);
  const perName = Math.max(NAME * frame.size, (width - mark - gaps - fixed) / names);
  const squeeze = fixed === 0 ? 1 : Math.min(1, Math.max(0.3, (width - mark - gaps - perName * names) / fixed));
  let x = mark;
  return wanted.map((column) => {
    const placed = { x, name: column.name, width: column.name ? perName : column.width * squeeze };
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
    columns.map(({ x, width, name }, at) => {
      const phrase = listing.columns[at] ?? { code: '' };
      const slot = { x, width, align: name ? 'start' : 'end', bold: true, size: HEADING * frame.size } as const;
      return inSlot(voice.say(phrase), slot, setting);
    }),
    { changed: false, rule: 'none', kind, head: '' },
    frame,
  );
  return { height: what.height, what, heading: true };
};

const linePieces = (
  block: Block,
  columns: readonly Column[],
  first: boolean,
  setting: Setting,
): readonly Piece<LaidRow>[] =>
  block.rows.map((row, i) => {
    const what = rowOf(
      row.cells.flatMap((cell, at) => {
        const column = columns[at];
        if (column === undefined || cell.kind === 'empty') return [];
        const { x, width, name } = column;
        // The first column leads the line: a place or a table number.
        const slot = { x, width, align: name ? 'start' : 'end', bold: row.changed || at === 0 } as const;
        return [inSlot(cell.kind === 'name' ? cell.name : cellText(cell, setting.voice), slot, setting)];
      }),
      { changed: row.changed, rule: first && i === 0 ? 'thick' : 'thin', kind: 'row', head: row.head },
      setting.frame,
    );
    return { height: what.height, what };
  });

/** One wide table whose headings stand on every page. */
export const lineRuns: PlaceRuns = (listing, setting, width) => {
  const columns = columnsOf(listing, setting, width);
  const again = headingRow(listing, columns, 'again', setting);
  return listing.blocks.map((block, i) => {
    const rows = linePieces(block, columns, i === 0, setting);
    const text = block.heading.kind === 'phrase' ? cellText(block.heading, setting.voice) : '';
    const own: Piece<LaidRow>[] =
      text === ''
        ? []
        : [text].map((phrase) => {
            const draft = inSlot(phrase, { x: 0, width, bold: true }, setting);
            const what = rowOf([draft], { changed: false, rule: 'thick', kind: 'heading', head: '' }, setting.frame);
            return { height: what.height, what, heading: true };
          });
    return {
      pieces: [...(i === 0 ? [headingRow(listing, columns, 'heading', setting)] : []), ...own, ...rows],
      together: block.together,
      again,
      space: i === 0 ? 0 : setting.frame.size,
    };
  });
};
