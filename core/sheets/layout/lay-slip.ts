/**
 * A result slip in its cell.
 *
 * | rule [hall-and-print 1.6] | where |
 * | --- | --- |
 * | table at least 20 pt bold, round, stamp and names on every slip | `headOf`, `seatOf` |
 * | boxes to write in at least 9 mm high and 25 mm wide, outlines | `WIDTHS`, `rowHeight` |
 * | data at least 9 pt, the stamp 7 pt | `headOf`, `laySlip` |
 * | optional code, at least 15 mm, with four modules of white around it | `roomOf` |
 * | [hall-and-print 5] headings in two languages: in two lines, the table in the second one beside the round | `inTwo`, `labelLine`, `headOf` |
 *
 * A name with too little room beside its boxes stands above them. A slip over the whole page keeps a strip for the code at
 * its right end; a narrow one makes its head higher.
 */

import type { SlipBox } from '../../game/paper-forms.ts';
import type { Phrase } from '../../tournament/words.ts';
import type { Slip, SlipSeat, SlipSheet } from '../sheet.ts';
import { cellsOf, type Line, slipsOn } from './cut-paper.ts';
import { CODE, type Drawn, type DrawnText, lineOf, middled, writeWithin } from './drawn.ts';
import type { Box, Paper } from './paper.ts';
import { type Hand, inBoth } from './placed.ts';

type Widths = { readonly [kind in SlipBox['for']]: number };
const WIDTHS: Widths = { number: 30, mark: 25, signature: 34 };
const BESIDE_CODE: Widths = { number: 26, mark: 25, signature: 27 };

const LEAST_ROW = 9;
const MOST_ROW = 18;

const NAME = 40;

const SEAT = 9;
const NUMBER = 12;
const GAP = 2;

const NAME_LINE = 2;

const TABLE_SIZE = 20;
const TABLE_LINE = lineOf(TABLE_SIZE);
const HEAD = 2 * lineOf(9);
const LABEL = lineOf(9);
const TWO_LABELS = 2 * lineOf(7.5);

type Over = { readonly x: number; readonly width: number; readonly align?: 'center' };
const ABOVE_NAME = lineOf(11);

const WITH_STRIP = 150;

const ABOVE_LETTERS = 0.75;

/** `box` is without the strip of a code. */
type Room = {
  readonly box: Box;
  readonly head: number;
  readonly headWidth: number;
  readonly widths: Widths;
};

const roomOf = ({ code }: Slip, box: Box): Room => {
  if (code === null) return { box, head: HEAD, headWidth: box.width, widths: WIDTHS };
  const rest = box.width - CODE.side - CODE.quiet;
  if (box.width >= WITH_STRIP) {
    return { box: { ...box, width: rest }, head: HEAD, headWidth: rest, widths: BESIDE_CODE };
  }
  const head = Math.max(HEAD, CODE.side + CODE.quiet - ABOVE_LETTERS);
  return { box, head, headWidth: rest, widths: BESIDE_CODE };
};

export type SlipWords = {
  readonly sheet: SlipSheet;
  readonly foot: string;
  readonly hand: Hand;
};

const inTwo = ({ hand }: SlipWords, phrase: Phrase): string => inBoth(hand.voice, ({ say: words }) => words(phrase));

const labelLine = ({ hand }: SlipWords): number => (hand.voice.also === undefined ? LABEL : TWO_LABELS);

/** The label ends at `bottom`; two languages take a line each. */
const labelOver = (phrase: Phrase, at: Over, bottom: number, words: SlipWords): DrawnText[] => {
  const { hand } = words;
  const { voice } = hand;
  const [one, other] = [voice.say(phrase), voice.also?.say(phrase) ?? ''];
  if (voice.also === undefined) return [writeWithin(one, { ...at, y: bottom - LABEL, size: 9, least: 7 }, LABEL, hand)];
  const height = lineOf(7.5);
  const lines = other === one ? [one] : [one, other];
  return lines.map((text, i) =>
    writeWithin(text, { ...at, y: bottom - (lines.length - i) * height, size: 7.5, least: 7 }, height, hand),
  );
};

const say = ({ hand }: SlipWords, code: string, params?: { readonly [name: string]: number | string }): string =>
  hand.voice.say(params === undefined ? { code } : { code, params });

const headOf = (slip: Slip, { box: inner, headWidth }: Room, words: SlipWords): DrawnText[] => {
  const box = { ...inner, width: headWidth };
  const { sheet, hand } = words;
  const blank = slip.table === null;
  const tablePhrase: Phrase =
    slip.table === null
      ? { code: 'sheets.slip.blankTable' }
      : { code: 'sheets.slip.table', params: { table: slip.table } };
  const table = hand.voice.say(tablePhrase);
  const round: Phrase = blank
    ? { code: 'sheets.slip.blankRound' }
    : (sheet.roundTitle ?? {
        code: 'sheets.slip.round',
        params: { round: sheet.round, of: sheet.plannedRounds },
      });
  // The large number is said once; its word in the second language stands with the round.
  const second = hand.voice.also?.say(tablePhrase) ?? '';
  const rounds = [inTwo(words, round), ...(second === '' || second === table ? [] : [second])].join(' · ');
  const place = { x: box.x, y: box.y, width: box.width * 0.35, size: TABLE_SIZE, least: 9, bold: true };
  const tableText = writeWithin(table, place, TABLE_LINE, hand);
  const right = { x: box.x + box.width * 0.37, width: box.width * 0.63, align: 'end' } as const;
  const event = writeWithin(sheet.event, { ...right, y: box.y, size: 9, least: 7, bold: true }, lineOf(9), hand);
  const revised = slip.changed ? `${say(words, 'sheets.revised')} · ` : '';
  const beside = { ...right, y: box.y + lineOf(9), size: 9, least: hand.voice.also === undefined ? 9 : 7 };
  return [tableText, event, writeWithin(revised + rounds, beside, 2 * lineOf(9), hand)];
};

type Columns = {
  readonly x: number;
  readonly widths: readonly number[];
  readonly nameX: number;
  readonly nameWidth: number;
  readonly above: boolean;
};

const columnsOf = ({ seats }: Slip, { box, widths: kinds }: Room, beside: readonly SlipBox[]): Columns => {
  const widths = beside.map(({ for: kind }) => kinds[kind]);
  const boxes = widths.reduce((sum, width) => sum + width, 0);
  const lead = SEAT + (seats.some(({ number }) => number !== null) ? NUMBER : 0);
  const name = box.width - boxes - lead - GAP;
  if (name >= NAME) {
    return { x: box.x + box.width - boxes, widths, nameX: box.x + lead, nameWidth: name, above: false };
  }
  const room = box.width / Math.max(1, boxes);
  return {
    x: box.x,
    widths: widths.map((width) => width * room),
    nameX: box.x + lead,
    nameWidth: box.width - lead,
    above: true,
  };
};

/** `above`: names stand above their boxes; `labelsAbove`: so do the labels of the boxes below the seats. */
type Rows = {
  readonly seats: number;
  readonly room: Room;
  readonly above: boolean;
  readonly labelsAbove: boolean;
  readonly label: number;
};

/** Names above their boxes keep clear of the large number of the table. */
const headHeight = ({ room: { head }, above }: Rows): number => (above ? Math.max(head, TABLE_LINE + GAP / 2) : head);

const fixedHeight = (rows: Rows): number => {
  const { seats, above, labelsAbove, label } = rows;
  return headHeight(rows) + label + GAP / 2 + (labelsAbove ? label : 0) + (above ? seats * ABOVE_NAME : 0);
};

const rowHeight = (rows: Rows): number =>
  Math.max(LEAST_ROW, Math.min(MOST_ROW, (rows.room.box.height - fixedHeight(rows)) / (rows.seats + 1)));

const seatOf = (seat: SlipSeat, { x: left, y, height }: Box, columns: Columns, words: SlipWords): DrawnText[] => {
  const { hand } = words;
  const texts = [
    writeWithin(hand.voice.say(seat.seat), { x: left, y, width: SEAT - 1, size: 14, bold: true }, height, hand),
  ];
  if (seat.number !== null) {
    const place = { x: left + SEAT, y, width: NUMBER - GAP, size: 9, align: 'end' } as const;
    texts.push(writeWithin(String(seat.number), place, height, hand));
  }
  const width = columns.nameWidth - 2 * GAP;
  if (seat.note === null || seat.name === null) {
    if (seat.name !== null) {
      texts.push(
        writeWithin(seat.name, { x: columns.nameX + GAP, y, width, size: columns.above ? 11 : 12 }, height, hand),
      );
    }
    return texts.map((text) => middled(text, y, height));
  }
  // Beside the name where the name has a line of its own, else below it.
  const [x, note] = [columns.nameX + GAP, hand.voice.say(seat.note)];
  const named = columns.above
    ? middled(writeWithin(seat.name, { x, y, width: width * 0.66, size: 11 }, height, hand), y, height)
    : middled(writeWithin(seat.name, { x, y, width, size: 12 }, height * 0.6, hand), y, height * 0.6);
  const noted = columns.above
    ? middled(
        writeWithin(
          note,
          { x: x + width * 0.68, y, width: width * 0.32, size: 8, least: 7, align: 'end' },
          height,
          hand,
        ),
        y,
        height,
      )
    : writeWithin(note, { x, y: y + height * 0.58, width, size: 8, least: 7 }, height * 0.4, hand);
  return [...texts.map((text) => middled(text, y, height)), named, noted];
};

const labelWidth = (label: string, { measure }: Hand): number =>
  Math.min(30, measure(label, { size: lineOf(9) / 1.25, bold: false, lang: null }) * 1.02);

const NOTE = 30;

const isTight = (words: SlipWords, { box, widths }: Room): boolean => {
  const { hand } = words;
  const { form } = words.sheet;
  const needed = form.below.reduce((sum, { code, for: kind }) => {
    const label = inTwo(words, { code: `${form.labels}.slips.${code}` });
    return sum + widths[kind] + labelWidth(label, hand) + 2 * GAP;
  }, 0);
  return needed + NOTE > box.width;
};

/** Boxes filled in once for the table, from the right; the rest is for the note and the stamp. */
const belowOf = (
  { y, height }: Pick<Box, 'y' | 'height'>,
  { room: { box, widths }, labelsAbove }: Rows,
  words: SlipWords,
): Drawn => {
  const { sheet, hand } = words;
  const { form } = sheet;
  const texts: DrawnText[] = [];
  const outlines: Box[] = [];
  let end = box.x + box.width;
  for (const { code, for: kind } of form.below.toReversed()) {
    const width = widths[kind];
    const label = inTwo(words, { code: `${form.labels}.slips.${code}` });
    const needed = labelWidth(label, hand);
    outlines.push({ x: end - width, y, width, height });
    if (labelsAbove) {
      const room = Math.min(width + GAP, box.x + box.width - (end - width));
      texts.push(...labelOver({ code: `${form.labels}.slips.${code}` }, { x: end - width, width: room }, y, words));
      end -= width + GAP;
    } else {
      const place = { x: end - width - needed - GAP / 2, y, width: needed, size: 9, align: 'end' } as const;
      texts.push(middled(writeWithin(label, place, height, hand), y, height));
      end -= width + needed + 2 * GAP;
    }
  }
  const left = { x: box.x, width: Math.max(20, end - box.x) };
  const foot = writeWithin(
    words.foot,
    { ...left, y, size: 7, least: 7 },
    form.note === null ? height : height / 2,
    hand,
  );
  texts.push({ ...foot, y: y + height - foot.height });
  if (form.note !== null) {
    const note = writeWithin(inTwo(words, form.note), { ...left, y, size: 9, bold: true }, height - foot.height, hand);
    texts.push(note);
  }
  return { texts, outlines, lines: [] };
};

const fits = (slip: Slip, cell: Box, words: SlipWords): boolean => {
  const room = roomOf(slip, cell);
  const { above, widths } = columnsOf(slip, room, words.sheet.form.beside);
  const seats = slip.seats.length;
  const rows = { seats, room, above, labelsAbove: above || isTight(words, room), label: labelLine(words) };
  const needed = fixedHeight(rows) + (seats + 1) * LEAST_ROW;
  return needed <= cell.height && widths.every((width) => width >= WIDTHS.mark);
};

const FEWER = [10, 8, 6, 4, 3, 2, 1];

export const slipsPerPage = (sheet: SlipSheet, paper: Paper, hand: Hand): number => {
  const words = { sheet, hand, foot: '' };
  const wished = slipsOn(paper, sheet.perPage);
  return (
    [wished, ...FEWER.filter((count) => count < wished)].find((count) => {
      const [cell] = cellsOf(paper, count);
      return cell !== undefined && sheet.slips.every((slip) => fits(slip, cell, words));
    }) ?? 1
  );
};

export const laySlip = (slip: Slip, cell: Box, words: SlipWords): Drawn => {
  const { beside, labels: named } = words.sheet.form;
  const room = roomOf(slip, cell);
  const { box } = room;
  const columns = columnsOf(slip, room, beside);
  const labelsAbove = columns.above || isTight(words, room);
  const line = labelLine(words);
  const rows = { seats: slip.seats.length, room, above: columns.above, labelsAbove, label: line };
  const height = rowHeight(rows);
  const under = box.y + headHeight(rows);
  // Directly above the first boxes, even where a name stands above them.
  const labels = { y: under + (columns.above ? ABOVE_NAME : 0) };
  const xs = columns.widths.map(
    (_, i) => columns.x + columns.widths.slice(0, i).reduce((sum, width) => sum + width, 0),
  );
  const texts = headOf(slip, room, words);
  const outlines: Box[] = [];
  const lines: Line[] = [];
  beside.forEach(({ code }, i) => {
    const place = { x: xs[i] ?? 0, width: columns.widths[i] ?? 0, align: 'center' } as const;
    texts.push(...labelOver({ code: `${named}.slips.${code}` }, place, labels.y + line, words));
  });
  let y = columns.above ? under : under + line;
  for (const [no, seat] of slip.seats.entries()) {
    if (seat.name === null) {
      const at = y + (columns.above ? ABOVE_NAME : height) - NAME_LINE;
      const x1 = columns.nameX + (seat.number === null ? 0 : GAP);
      lines.push({ x1, y1: at, x2: columns.nameX + columns.nameWidth - GAP, y2: at, kind: 'write' });
    }
    texts.push(...seatOf(seat, { ...box, y, height: columns.above ? ABOVE_NAME : height }, columns, words));
    if (columns.above) y += ABOVE_NAME + (no === 0 ? line : 0);
    for (const [i, width] of columns.widths.entries()) outlines.push({ x: xs[i] ?? 0, y, width, height });
    y += height;
  }
  const below = belowOf({ y: y + GAP / 2 + (labelsAbove ? line : 0), height }, rows, words);
  const { code } = slip;
  return {
    texts: [...texts, ...below.texts],
    outlines: [...outlines, ...below.outlines],
    lines,
    codes: code === null ? [] : [{ x: cell.x + cell.width - CODE.side, y: cell.y, side: CODE.side, text: code }],
  };
};
