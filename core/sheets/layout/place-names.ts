/** Rows of a list by name: letter, name, table, seat, and on paper opponents. Constants are in font sizes. */

import type { Block, Cell, Listing, Row } from '../sheet.ts';
import type { Piece, Run } from './paginate.ts';
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
  written,
} from './placed.ts';

const LETTER = 1.5;

/** Share of the room of name and opponents that opponents may take. */
const AGAINST = 0.5;

type Parts = {
  readonly width: number;
  readonly mark: number;
  readonly letter: number;
  readonly table: number;
  readonly seat: number;
  /** Width of opponents: 0 where the game says none, or there is no room to spare. */
  readonly against: number;
};

const partsOf = (listing: Listing, { frame, voice, measure }: Setting, width: number): Parts => {
  const cells = listing.blocks.flatMap(({ rows }) => rows.map((row) => row.cells));
  const texts = (at: number) =>
    cells.flatMap((row) => (row[2]?.kind === 'empty' ? [] : [cellText(row[at] ?? { kind: 'empty' }, voice)]));
  return {
    width,
    mark: markStrip(listing, frame),
    letter: frame.letters ? LETTER * frame.size : 0,
    table: widest(texts(1), frame.size, true, measure),
    seat: widest(texts(2), frame.size, true, measure),
    against: frame.spare ? 0 : widest(texts(3), frame.size, false, measure) * 1.01,
  };
};

const nameRow = (row: Row, letter: string | null, parts: Parts, setting: Setting): LaidRow => {
  const { frame, voice, measure } = setting;
  const gap = PART_GAP * frame.size;
  const [name, table, seat, against] = row.cells;
  const start = parts.mark + parts.letter;
  const text = (cell: Cell | undefined) => cellText(cell ?? { kind: 'empty' }, voice);
  // Those who sit out have a word in place of table and seat, which takes the room it needs.
  const word = seat?.kind === 'empty' ? measure(text(table), { size: frame.size, bold: true, lang: null }) : 0;
  const seated = parts.table + gap + parts.seat;
  const shared = parts.width - start - seated - 1.5 * gap;
  const met = parts.against === 0 ? 0 : Math.min(parts.against, AGAINST * shared) + 2 * gap;
  const right = parts.width - met;
  const end = Math.min(right / 2, Math.max(seated, word * 1.01));
  const nameSlot = { x: start, width: right - start - end - 1.5 * gap, bold: row.changed, heads: true } as const;
  // A PDF is read aloud in this order: the letter comes before the first name that it heads (WCAG 1.3.2).
  const drafts =
    letter !== null && parts.letter > 0
      ? [inSlot(letter, { x: parts.mark, width: parts.letter - gap / 2, bold: true }, setting)]
      : [];
  drafts.push(inSlot(written(name ?? { kind: 'empty' }, voice), nameSlot, setting));
  if (word > 0) drafts.push(inSlot(text(table), { x: right - end, width: end, align: 'end', bold: true }, setting));
  else {
    const tableSlot = { x: right - parts.seat - gap - parts.table, width: parts.table * 1.01, bold: true } as const;
    drafts.push(inSlot(text(table), { ...tableSlot, align: 'end' }, setting));
    drafts.push(inSlot(text(seat), { x: right - parts.seat, width: parts.seat * 1.01, bold: true }, setting));
  }
  if (met > 0 && against !== undefined && against.kind !== 'empty') {
    drafts.push(inSlot(text(against), { x: right + 2 * gap, width: met - 2 * gap, bold: row.changed }, setting));
  }
  const rule = letter !== null && parts.letter > 0 ? 'thick' : 'thin';
  return rowOf(drafts, { changed: row.changed, rule, kind: 'row', head: row.head }, frame);
};

/** "К (cont.)" at the top of the page on which a letter goes on. */
const againRow = (letter: string, parts: Parts, setting: Setting): Piece<LaidRow> => {
  const { frame, voice } = setting;
  const start = parts.mark + parts.letter;
  const row = rowOf(
    [
      inSlot(letter, { x: parts.mark, width: parts.letter, bold: true }, setting),
      inSlot(voice.say({ code: 'sheets.continued' }), { x: start, width: parts.width - start }, setting),
    ],
    { changed: false, rule: 'thick', kind: 'again', head: '' },
    frame,
  );
  return { height: row.height, what: row };
};

const runOf = (block: Block, parts: Parts, setting: Setting): Run<LaidRow> => {
  const letter = block.heading.kind === 'letter' ? block.heading.letter : null;
  return {
    pieces: block.rows.map((row, i) => {
      const what = nameRow(row, i === 0 ? letter : null, parts, setting);
      return { height: what.height, what };
    }),
    together: false,
    again: letter === null || parts.letter === 0 ? null : againRow(letter, parts, setting),
    space: 0,
  };
};

export const nameRuns: PlaceRuns = (listing, setting, width) => {
  const parts = partsOf(listing, setting, width);
  return listing.blocks.map((block) => runOf(block, parts, setting));
};
