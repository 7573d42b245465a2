/**
 * A result slip in its cell: a row for each seat, boxes of the table below, the stamp at the lower left [L-7.1, L-7.4, L-7.5].
 *
 * | rule | where |
 * | --- | --- |
 * | table 22 pt bold, event, round | seat-head.ts |
 * | the seat in a tile, the name beside it [L-1.1] | slip-tile.ts |
 * | names of the boxes 9 pt, outside of them | slip-labels.ts |
 * | sizes of boxes and rows | seat-form.ts |
 * | data at least 9 pt, the stamp 7 pt | `seatOf`, `belowOf` |
 */

import type { Slip, SlipSeat } from '../../sheet.ts';
import type { Line } from '../cut-paper.ts';
import { CODE, type Drawn, type DrawnText, lineOf, middled, writeWithin } from '../drawn.ts';
import { inBoth } from '../laid.ts';
import type { Box } from '../paper.ts';
import type { Tiles } from '../tile.ts';
import { MOST_LABEL, NAME, nameSize, noteWidth, type SeatForm } from './seat-form.ts';
import { headOf } from './seat-head.ts';
import { boxName, type Columns, columnsOf, GAP, NUMBER, type Room, roomOf, type SlipWords } from './seat-room.ts';
import { labelBeside, labelOver, labelWidth } from './slip-labels.ts';
import { slipTile, slipTiles } from './slip-tile.ts';

const LETTER = 14;
const DATA = 9;
const FOOT = 7;

const WRITE_LINE = 2;

type Place = Box & { readonly columns: Columns; readonly tiles: Tiles; readonly size: number };

const seatOf = (
  seat: SlipSeat,
  { x: left, y, width, height, columns, tiles, size }: Place,
  { hand }: SlipWords,
): DrawnText[] => {
  const texts: DrawnText[] = [];
  if (seat.number !== null) {
    const place = { x: left + NUMBER.at, y, width: NUMBER.width, size: DATA, align: 'end' } as const;
    texts.push(writeWithin(String(seat.number), place, height, hand));
  }
  if (seat.name !== null) {
    const noted = noteWidth(seat.note, columns.nameWidth, hand);
    const x = columns.nameX + GAP;
    const room = left + width - x - GAP;
    texts.push(writeWithin(seat.name, { x, y, width: room - noted, size, least: NAME.least }, height, hand));
    if (seat.note !== null) {
      const end = { x: x + room - noted + GAP, y, width: noted - GAP, size: DATA, align: 'end' } as const;
      texts.push(writeWithin(hand.voice.say(seat.note), end, height, hand));
    }
  }
  const tile = slipTile(seat.seat, { x: left, y, height }, tiles, hand);
  return [tile, ...texts.map((text) => middled(text, y, height))];
};

/** Filled in once for the table, from the right; the rest is for the sum and the stamp. */
const belowOf = (y: number, { box, widths }: Room, form: SeatForm, words: SlipWords): Drawn => {
  const { sheet, hand } = words;
  const texts: DrawnText[] = [];
  const outlines: Box[] = [];
  const right = box.x + box.width;
  let [end, top, left] = [right, y + form.apart + form.labelsBelow, right];
  for (const slipBox of form.below === 'stacked' ? sheet.form.below : sheet.form.below.toReversed()) {
    const width = widths[slipBox.for];
    const phrase = boxName(sheet, slipBox);
    const at = { x: end - width, y: top, width, height: form.row };
    outlines.push(at);
    if (form.below === 'over') {
      texts.push(...labelOver(phrase, at, top, hand));
      end -= width + GAP;
    } else {
      const wide = Math.min(MOST_LABEL, labelWidth(phrase, hand));
      texts.push(...labelBeside(phrase, { ...at, x: at.x - wide - GAP / 2, width: wide }, hand));
      if (form.below === 'stacked') top += form.row + form.apart;
      else end -= width + wide + 2 * GAP;
      left = Math.min(left, at.x - wide - 1.5 * GAP);
    }
    left = Math.min(left, end);
  }
  const bottom = Math.max(...outlines.map((outline) => outline.y + outline.height));
  const room = { x: box.x, y, width: left - box.x };
  const { note } = sheet.form;
  const line = note === null ? 0 : lineOf(DATA);
  const stamp = writeWithin(words.foot, { ...room, size: FOOT, least: FOOT }, bottom - y - line, hand);
  // The end of a line parts its halves as the point does.
  const halves = stamp.fitted.lines.map((half) => half.replace(/ ·$/u, ''));
  const foot = { ...stamp, fitted: { ...stamp.fitted, lines: halves } };
  texts.push({ ...foot, y: bottom - foot.height });
  if (note !== null) {
    const said = inBoth(hand.voice, ({ say }) => say(note));
    const high = Math.max(line, bottom - y - foot.height);
    texts.push(writeWithin(said, { ...room, size: DATA, bold: true }, high, hand));
  }
  return { texts, outlines, lines: [] };
};

const footOf = (cell: Box, { foot, hand }: SlipWords): DrawnText => {
  const made = writeWithin(foot, { ...cell, size: FOOT, least: FOOT }, lineOf(FOOT), hand);
  return { ...made, y: cell.y + cell.height - made.height };
};

export const laySlip = (slip: Slip, cell: Box, form: SeatForm, words: SlipWords): Drawn => {
  const { beside } = words.sheet.form;
  const room = roomOf(slip, cell);
  const columns = columnsOf(slip, room, words.sheet);
  const { above, row } = form;
  const texts: DrawnText[] = [...headOf(slip, room, words)];
  const tiles = slipTiles(
    slip.seats.map(({ seat }) => seat),
    LETTER,
    words.hand,
  );
  const outlines: Box[] = [];
  const lines: Line[] = [];
  const size = nameSize(slip, columns, words.hand);
  let y = room.box.y + form.heads;
  beside.forEach((box, i) => {
    const place = { x: columns.xs[i] ?? 0, width: columns.widths[i] ?? 0, align: 'center' } as const;
    texts.push(...labelOver(boxName(words.sheet, box), place, y, words.hand));
  });
  for (const [no, seat] of slip.seats.entries()) {
    const width = above ? (no === 0 ? room.headWidth : room.box.width) : columns.nameX + columns.nameWidth - room.box.x;
    const name = !above ? y : no === 0 ? room.box.y + form.title : y;
    if (above && no > 0) y += form.name;
    const height = above ? form.name : row;
    texts.push(...seatOf(seat, { x: room.box.x, y: name, width, height, columns, tiles, size }, words));
    if (seat.name === null) {
      const at = name + height - WRITE_LINE;
      const x1 = columns.nameX + (seat.number === null ? 0 : GAP);
      lines.push({ x1, y1: at, x2: room.box.x + width - GAP, y2: at, kind: 'write' });
    }
    outlines.push(...columns.widths.map((wide, i) => ({ x: columns.xs[i] ?? 0, y, width: wide, height: row })));
    y += row;
  }
  const below = form.below === 'none' ? null : belowOf(y, room, form, words);
  const { code } = slip;
  return {
    texts: [...texts, ...(below?.texts ?? [footOf(cell, words)])],
    outlines: [...outlines, ...(below?.outlines ?? [])],
    lines,
    codes: code === null ? [] : [{ x: cell.x + cell.width - CODE.side, y: cell.y, side: CODE.side, text: code }],
  };
};
