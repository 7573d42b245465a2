import type { Piece } from './paginate.ts';
import {
  cellText,
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

/** Columns as wide as their numbers and the longest word of their headings; names share what is left. */
const columnsOf = (listing: Listing, setting: Setting, width: number): readonly Column[] => {
  const { frame, voice, measure } = setting;
  const gap = 2 * PART_GAP * frame.size;
  const drafts = listing.columns.map((phrase, at) => {
    const cells = cellsAt(listing, at);
    const name = cells.some(({ kind }) => kind === 'name');
    const data = name
      ? 0
      : widest(
          cells.map((cell) => cellText(cell, voice)),
          frame.size,
          true,
          measure,
        );
    const heading = widest([longestWord(voice.say(phrase))], HEADING * frame.size, true, measure);
    return { name, width: name ? 0 : Math.max(data, heading) * 1.01 };
  });
  const mark = markStrip(listing, frame);
  const names = Math.max(1, drafts.filter(({ name }) => name).length);
  const gaps = gap * Math.max(0, drafts.length - 1);
  const fixed = drafts.reduce((sum, draft) => sum + draft.width, 0);
  const left = width - mark - gaps - fixed;
  const perName = Math.max(NAME * frame.size, left / names);
  const squeeze = fixed === 0 ? 1 : Math.min(1, Math.max(0.3, (width - mark - gaps - perName * names) / fixed));
  let x = mark;
  return drafts.map((draft) => {
    const column = { x, name: draft.name, width: draft.name ? perName : draft.width * squeeze };
    x += column.width + gap;
    return column;
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
    listing.columns.map((phrase, at) => {
      const { x, width, name } = columns[at] ?? { x: 0, width: 0, name: false };
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
