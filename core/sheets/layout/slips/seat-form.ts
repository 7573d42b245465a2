/**
 * How the slips of a page are laid out: names beside their boxes or above them, where the boxes of the table stand, how high all
 * of them are. All slips of a page have one form.
 *
 * | rule | where |
 * | --- | --- |
 * | [L-7.1] boxes at least 9 mm high, 25 mm wide for scores and signatures | `LEAST_ROW`, `LEAST_BOX` |
 * | [L-7.4] the boxes of the table beside each other, on narrow paper in two lines, their names never touch | `BELOW` |
 * | [L-7.5] a name above its boxes has a second line where one of the slips needs it | `nameLines` |
 * | [L-7.1] all names of one slip have one size | `nameSize` |
 * | [hall-and-print 0.5] fewer to a page where they do not fit | `slipsForm` |
 */

import type { Phrase } from '../../../tournament/words.ts';
import type { Slip, SlipSheet } from '../../sheet.ts';
import { cellsOf, slipsOn } from '../cut-paper.ts';
import { lineOf } from '../drawn.ts';
import { largestSize } from '../fit.ts';
import type { Hand } from '../laid.ts';
import { spoken } from '../lists/placed.ts';
import { type Box, type Paper, POINT } from '../paper.ts';
import { headHeights } from './seat-head.ts';
import { boxName, type Columns, columnsOf, GAP, type Room, roomOf, type SlipWords } from './seat-room.ts';
import { labelHeight, labelWidth } from './slip-labels.ts';

const LEAST_BOX = 25;

const LEAST_ROW = 9;
const MOST_ROW = 18;

export const NAME = { beside: 12, above: 13, least: 9 } as const;
const NAME_LINE = lineOf(NAME.above);
const TWO_LINES = 2 * lineOf(NAME.least);
const LOOSE = 1.2;

/** For the stamp and the sum beside the boxes of the table. */
const NOTE = 30;
const NARROW_NOTE = 20;
const FOOT = lineOf(7) + 0.4;

/** Between the rows of the seats and the boxes of the table; the less where height is short. */
const APART = [1, 0.4] as const;

const BELOW = ['beside', 'stacked', 'over'] as const;

export type SeatForm = {
  readonly perPage: number;
  readonly above: boolean;
  readonly below: (typeof BELOW)[number] | 'none';
  readonly apart: number;
  readonly row: number;
  readonly name: number;
  /** From the upper edge of a slip to its first row: the names of the boxes end there. */
  readonly heads: number;
  readonly title: number;
  readonly labels: number;
  readonly labelsBelow: number;
};

/** The text beside a box of the table. */
export const MOST_LABEL = 30;

const belowWidths = (sheet: SlipSheet, { widths }: Room, hand: Hand) =>
  sheet.form.below.map((box) => ({
    label: Math.min(MOST_LABEL, labelWidth(boxName(sheet, box), hand)),
    width: widths[box.for],
    phrase: boxName(sheet, box),
  }));

const fitsBelow = (below: SeatForm['below'], room: Room, { sheet, hand }: SlipWords): boolean => {
  const boxes = belowWidths(sheet, room, hand);
  const each = boxes.map(({ label, width }) => label + width + GAP);
  const low = boxes.every(({ phrase, label }) => labelHeight(phrase, label, hand) <= LEAST_ROW);
  switch (below) {
    case 'none':
      return true;
    case 'beside':
      return low && each.reduce((sum, width) => sum + width + GAP, NOTE) <= room.box.width;
    case 'stacked':
      return low && Math.max(...each) + NOTE <= room.box.width;
    case 'over':
      return boxes.reduce((sum, { width }) => sum + width + GAP, NARROW_NOTE) <= room.box.width;
  }
};

/** Whether a name of the slips has no room in one line of the least size. */
const nameLines = (room: Room, { sheet, hand }: SlipWords): number => {
  const isLong = sheet.slips.some((slip) => {
    const { nameWidth } = columnsOf(slip, room, sheet);
    return slip.seats.some(({ name, note }) => {
      if (name === null) return false;
      const width = nameWidth - 2 * GAP - noteWidth(note, nameWidth, hand);
      const { text, lang } = spoken(name, hand.voice);
      return hand.measure(text, { size: NAME.least * POINT, bold: false, lang }) > width;
    });
  });
  return isLong ? TWO_LINES : NAME_LINE;
};

const MOST_NOTE = 0.4;
const NARROWEST = 0.9;

/** The size of all names of a slip: the largest in which each of them stands on one line, whole or with initials [L-7.1]. */
export const nameSize = (slip: Slip, { nameWidth, above }: Columns, hand: Hand): number => {
  const most = above ? NAME.above : NAME.beside;
  const fits = (points: number) =>
    slip.seats.every(({ name, note }) => {
      if (name === null) return true;
      const room = nameWidth - 2 * GAP - noteWidth(note, nameWidth, hand);
      const { text, short, lang } = spoken(name, hand.voice);
      const wide = (what: string) => hand.measure(what, { size: points * POINT, bold: false, lang });
      return NARROWEST * Math.min(wide(text), wide(short ?? text)) <= room;
    });
  return largestSize({ most, least: NAME.least }, fits);
};

/** With its distance from the name. */
export const noteWidth = (note: Phrase | null, room: number, { voice, measure }: Hand): number =>
  note === null
    ? 0
    : Math.min(MOST_NOTE * room, measure(voice.say(note), { size: 9 * POINT, bold: false, lang: null }) * 1.02 + GAP);

type Kind = Pick<SeatForm, 'perPage' | 'below' | 'apart' | 'name'>;

/** Null where boxes would be lower or narrower than a hand can write in. */
const formFor = (kind: Kind, cell: Box, words: SlipWords): SeatForm | null => {
  const { sheet, hand } = words;
  const [first] = sheet.slips;
  if (first === undefined) return null;
  const room = roomOf(first, cell);
  const { above, widths } = columnsOf(first, room, sheet);
  if (widths.some((width) => width < LEAST_BOX) || !fitsBelow(kind.below, room, words)) return null;
  const heights = sheet.slips.map((slip) => headHeights(slip, room, words));
  const most = (of: 'title' | 'round') => Math.max(...heights.map((each) => each[of]));
  const labels = Math.max(
    0,
    ...sheet.form.beside.map((box, i) => labelHeight(boxName(sheet, box), widths[i] ?? 0, hand)),
  );
  const labelsBelow =
    kind.below === 'over'
      ? Math.max(...belowWidths(sheet, room, hand).map(({ phrase, width }) => labelHeight(phrase, width, hand)))
      : 0;
  const title = above ? Math.max(most('title'), most('round')) : most('round');
  const heads = Math.max(title + (above ? kind.name : 0), room.code) + labels;
  const seats = first.seats.length;
  const tiers = kind.below === 'none' ? 0 : kind.below === 'stacked' ? sheet.form.below.length : 1;
  const fixed =
    heads + (above ? (seats - 1) * kind.name : 0) + (kind.below === 'none' ? FOOT : tiers * kind.apart + labelsBelow);
  const row = Math.min(MOST_ROW, (cell.height - fixed) / (seats + tiers));
  return row < LEAST_ROW - 1e-6 ? null : { ...kind, above, row, heads, title, labels, labelsBelow };
};

const FEWER = [10, 8, 6, 4, 3, 2, 1];

const tight: SeatForm = {
  perPage: 1,
  above: true,
  below: 'over',
  apart: 0.4,
  row: LEAST_ROW,
  name: NAME_LINE,
  heads: 2 * LEAST_ROW,
  title: LEAST_ROW,
  labels: lineOf(9),
  labelsBelow: lineOf(9),
};

export const slipsForm = (sheet: SlipSheet, paper: Paper, hand: Hand): SeatForm => {
  const words = { sheet, hand, foot: '' };
  const wished = slipsOn(paper, sheet.perPage);
  const belows = sheet.form.below.length === 0 ? (['none'] as const) : BELOW;
  for (const perPage of [wished, ...FEWER.filter((count) => count < wished)]) {
    const [cell] = cellsOf(paper, perPage, { raised: true });
    const [first] = sheet.slips;
    if (cell === undefined || first === undefined) continue;
    const wide = nameLines(roomOf(first, cell), words);
    // White above and below a name, and a second line, only where there is height for them.
    for (const name of new Set([wide + LOOSE, wide, NAME_LINE])) {
      for (const apart of APART) {
        for (const below of belows) {
          const form = formFor({ perPage, below, apart, name }, cell, words);
          if (form !== null) return form;
        }
      }
    }
  }
  return tight;
};
