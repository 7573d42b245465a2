/** Rows of a list by table: a large number, and beside it those who sit there. Constants are in font sizes. */

import type { Block, Listing } from '../sheet.ts';
import type { Piece, Run } from './paginate.ts';
import {
  cellText,
  headingText,
  inSlot,
  type LaidRow,
  lineHeight,
  markStrip,
  PART_GAP,
  type PlaceRuns,
  rowOf,
  type Setting,
  widest,
  written,
} from './placed.ts';

/** The number stands beside the first two rows. */
const NUMBER = 1.8;

/** Capitals stand higher in their line than those of a number, so the number is raised. */
const RAISED = 0.3 * (NUMBER - 1);

const BETWEEN = 0.4;

type Parts = { readonly mark: number; readonly number: number; readonly seat: number };

const headOf = (block: Block, { voice }: Setting): string =>
  block.heading.kind === 'letter' ? block.heading.letter : headingText(block.heading, voice);

const partsOf = (listing: Listing, setting: Setting): Parts => {
  const { frame, voice, measure } = setting;
  const gap = PART_GAP * frame.size;
  const numbers = listing.blocks.flatMap((block) => (block.heading.kind === 'number' ? [headOf(block, setting)] : []));
  const seats = listing.blocks.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => (cells[0] === undefined ? [] : [cellText(cells[0], voice)])),
  );
  return {
    mark: markStrip(listing, frame),
    number: widest(numbers, NUMBER * frame.size, true, measure) * 1.01 + 1.2 * gap,
    seat: widest(seats, frame.size, true, measure) * 1.01 + gap,
  };
};

const headingRow = (text: string, kind: 'heading' | 'again', setting: Setting, width: number): Piece<LaidRow> => {
  const what = rowOf(
    [inSlot(text, { x: 0, width, bold: true }, setting)],
    { changed: false, rule: 'thick', kind, head: '' },
    setting.frame,
  );
  return { height: what.height, what, heading: true };
};

const seatPieces = (block: Block, parts: Parts, setting: Setting, width: number): Piece<LaidRow>[] => {
  const { frame, voice } = setting;
  const start = parts.mark + parts.number;
  return block.rows.map((row, i) => {
    const [seat, name] = row.cells;
    const nameX = start + parts.seat;
    const seatSlot = { x: start, width: parts.seat, bold: true, heads: true } as const;
    const laid = rowOf(
      [
        inSlot(seat === undefined ? '' : cellText(seat, voice), seatSlot, setting),
        inSlot(
          name === undefined ? '' : written(name, voice),
          { x: nameX, width: width - nameX, bold: row.changed },
          setting,
        ),
      ],
      { changed: row.changed, rule: i === 0 ? 'thick' : 'none', kind: 'row', head: row.head },
      frame,
    );
    if (i > 0 || block.heading.kind !== 'number') return { height: laid.height, what: laid };
    const slot = { x: parts.mark, width: parts.number, bold: true, size: NUMBER * frame.size, heads: true } as const;
    const number = {
      ...inSlot(headOf(block, setting), slot, setting),
      y: frame.padding - RAISED * frame.size,
      height: NUMBER * lineHeight(frame),
    };
    return { height: laid.height, what: { ...laid, texts: [number, ...laid.texts] } };
  });
};

const runOf = (block: Block, parts: Parts, setting: Setting, width: number): Run<LaidRow> => {
  const { frame, voice } = setting;
  const space = BETWEEN * frame.size;
  const pieces = seatPieces(block, parts, setting, width);
  if (block.heading.kind !== 'phrase') return { pieces, together: block.together, again: null, space };
  const heading = headOf(block, setting);
  const again = `${heading} ${voice.say({ code: 'sheets.continued' })}`;
  return {
    pieces: [headingRow(heading, 'heading', setting, width), ...pieces],
    together: block.together,
    again: headingRow(again, 'again', setting, width),
    space,
  };
};

export const tableRuns: PlaceRuns = (listing, setting, width) => {
  const parts = partsOf(listing, setting);
  return listing.blocks.map((block) => runOf(block, parts, setting, width));
};
