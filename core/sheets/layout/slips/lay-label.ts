/**
 * Labels of what is handed out: the place large at the left, beside it who it is for; nothing to write in, they are stuck on something.
 *
 * | rule | where |
 * | --- | --- |
 * | [L-7.1, L-7.6] the table is the largest, 40 pt where it has room; the seat in a tile as high | `bigOf` |
 * | [hall-and-print 1.2] nothing within 6 mm of the edge of the page, the stamp 7 pt on each | `labelBoxes`, `layLabel` |
 * | [hall-and-print 1.3] data at least 9 pt | `DATA` |
 * | what has to be done stands whole: where it has no room beside the place, the place is set lower and it stands below | `layFlat` |
 */

import type { Seat } from '../../../game/paper.ts';
import type { ShownName } from '../../names.ts';
import type { Cell, Handout, HandoutSheet, Slip, SlipSheet } from '../../sheet.ts';
import { type Drawn, type DrawnText, isCutOff, lineOf, middled, writeWithin } from '../drawn.ts';
import type { Hand } from '../laid.ts';
import { cellText, written } from '../lists/placed.ts';
import { type Box, papers } from '../paper.ts';
import { seatLetter } from '../tile.ts';
import { widthOf } from './boards-sides.ts';
import { slipHead } from './seat-head.ts';
import { handoutHead } from './slip-head.ts';
import { LABELS, type Labels } from './slip-paper.ts';
import { slipTile, slipTiles } from './slip-tile.ts';

const INSIDE = { side: 2.5, top: 1.2 } as const;
const EDGE = 6;

const DATA = 9;
const FOOT = 7;
const NAME = 12;
/** Its letter has 9 pt, and it is lower than a line of names. */
const TILE = 10.5;
const LEAST_BIG = 12;
const BIG = [40, 34, 28, 22, 16, LEAST_BIG] as const;
/** Shares of the label; the larger where the words over the figures need it. */
const MOST_BIG = [0.5, 0.62] as const;
const GAP = 3;
const BESIDE_TILE = 1.5;

/** The part of a label that a printer reaches on all of them, so that all labels are alike. */
export const labelBoxes = (on: Labels): readonly Box[] => {
  const { sheet, columns, rows, width, height, left, top, apart } = LABELS[on];
  const page = papers[sheet];
  const boxes = Array.from({ length: columns * rows }, (_, i) => {
    const x = left + (i % columns) * (width + apart);
    const y = top + Math.floor(i / columns) * height;
    const [from, down] = [Math.max(EDGE, x + INSIDE.side), Math.max(EDGE, y + INSIDE.top)];
    return {
      x: from,
      y: down,
      width: Math.min(page.width - EDGE, x + width - INSIDE.side) - from,
      height: Math.min(page.height - EDGE, y + height - INSIDE.top) - down,
    };
  });
  const least = (of: 'width' | 'height') => Math.min(...boxes.map((box) => box[of]));
  const [width0, height0] = [least('width'), least('height')];
  return boxes.map(({ x, y }) => ({ x, y, width: width0, height: height0 }));
};

type Big = { readonly label: string; readonly text: string; readonly seat: Seat | null };

/** `rows`: how many lines it may take. `whole`: it stands whole or not at all. */
type Line = {
  readonly what: ShownName | string;
  readonly seat: Seat | null;
  readonly size: number;
  readonly bold: boolean;
  readonly rows: number;
  readonly whole?: boolean;
};

export type Label = { readonly big: readonly Big[]; readonly lines: readonly Line[] };

const plain = (what: string, rows: number): readonly Line[] =>
  what === '' ? [] : [{ what, seat: null, size: DATA, bold: false, rows }];

/** Said once: beside it there is no room for a second language. */
const tableWord = ({ voice }: Hand): string => voice.say({ code: 'words.columns.table' });

/** The round first: of a long line the event is cut. */
export const slipLabel = (slip: Slip, sheet: SlipSheet, hand: Hand): Label => {
  const { event, round } = slipHead(slip, { sheet, foot: '', hand });
  return {
    big: [{ label: tableWord(hand), text: String(slip.table ?? ''), seat: null }],
    lines: [
      ...plain([round, event].join(' · '), 1),
      ...slip.seats.map(({ seat, name }) => ({
        what: name ?? '',
        seat,
        size: NAME,
        bold: false,
        rows: 1,
      })),
    ],
  };
};

const boardLabel = (handout: Handout, sheet: HandoutSheet, hand: Hand): Label | null => {
  const [part] = handout.parts;
  if (part?.kind !== 'boards') return null;
  const { voice } = hand;
  const { event, round } = handoutHead(handout, sheet, hand);
  return {
    big: [{ label: tableWord(hand), text: String(handout.table ?? ''), seat: null }],
    lines: [
      ...plain([round, event].filter((text) => text !== '').join(' · '), 2),
      ...part.sides.map(({ seat, number, name }) => ({
        what: [cellText(number, voice), cellText(name, voice)].filter((text) => text !== '').join(' '),
        seat,
        size: NAME,
        bold: false,
        rows: 2,
      })),
    ],
  };
};

const factText = (what: Cell, { voice }: Hand): string =>
  what.kind === 'seat' ? seatLetter(what.seat, voice) : cellText(what, voice);

/** Where from, and what has to be done, before what only the floor asks. */
const cardLabel = (handout: Handout, sheet: HandoutSheet, hand: Hand): Label => {
  const { voice } = hand;
  const facts = handout.parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []));
  const said = (large: boolean) =>
    facts
      .filter((fact) => fact.large === large && fact.what.kind !== 'space')
      .map(({ label, what }) => `${voice.say(label)} ${factText(what, hand)}`)
      .join(' · ');
  // What every slip says comes first on paper, and is the first that has no room here.
  const notes = handout.parts.flatMap((part) => (part.kind === 'note' ? [voice.say(part.phrase)] : [])).toReversed();
  const aside = handout.aside === null ? '' : voice.say(handout.aside);
  const title = written(handout.title, voice);
  return {
    big: facts.flatMap(({ label, what, large }) =>
      large === 'huge'
        ? [
            {
              label: voice.say(label),
              text: factText(what, hand),
              seat: what.kind === 'seat' ? what.seat : null,
            },
          ]
        : [],
    ),
    lines: [
      {
        // Its own bearer's name has no initial.
        what: typeof title === 'string' ? title : { ...title, short: null },
        seat: null,
        size: NAME,
        bold: true,
        rows: 2,
      },
      ...plain(said(true), 2),
      ...notes.flatMap((note) => plain(note, 4).map((line) => ({ ...line, whole: true }))),
      ...plain([aside, said(false)].filter((text) => text !== '').join(' · '), 3),
      ...plain(sheet.event, 1),
    ],
  };
};

export const handoutLabel = (handout: Handout, sheet: HandoutSheet, hand: Hand): Label =>
  boardLabel(handout, sheet, hand) ?? cardLabel(handout, sheet, hand);

type Made = { readonly texts: readonly DrawnText[]; readonly width: number };

const bigAt = (big: readonly Big[], size: number, box: Box, hand: Hand): Made => {
  const label = lineOf(DATA);
  const texts: DrawnText[] = [];
  let x = box.x;
  for (const { label: word, text: said, seat } of big) {
    const tiles = slipTiles(seat === null ? [] : [seat], size, hand);
    const wide = seat === null ? widthOf(said, size, true, hand) : tiles.width;
    const width = Math.max(widthOf(word, DATA, false, hand), wide);
    const place = { x, width, y: box.y } as const;
    texts.push(writeWithin(word, { ...place, size: DATA, least: DATA }, label, hand));
    const y = box.y + label;
    if (seat !== null) texts.push(slipTile(seat, { x, y, height: lineOf(size) }, tiles, hand));
    else texts.push(writeWithin(said, { ...place, y, size, least: DATA, bold: true }, lineOf(size), hand));
    x += width + GAP;
  }
  return { texts, width: x - GAP - box.x };
};

/** The largest size that leaves the other half to the names. */
const bigOf = (big: readonly Big[], box: Box, hand: Hand): Made => {
  const fits = (share: number) => (size: number) =>
    lineOf(DATA) + lineOf(size) <= box.height && bigAt(big, size, box, hand).width <= share * box.width;
  const [usual, most] = MOST_BIG;
  return bigAt(big, BIG.find(fits(usual)) ?? BIG.find(fits(most)) ?? LEAST_BIG, box, hand);
};

/** Seats share the height evenly; what has no room left is not printed. */
const linesAt = (lines: readonly Line[], box: Box, hand: Hand): readonly DrawnText[] => {
  const tiles = slipTiles(
    lines.flatMap(({ seat }) => seat ?? []),
    TILE,
    hand,
  );
  const texts: DrawnText[] = [];
  let y = box.y;
  lines.forEach(({ what, seat, size, bold, rows, whole = false }, i) => {
    const least = lineOf(DATA);
    const later = lines.slice(i + 1).filter((line) => line.seat !== null).length * least;
    const room = box.y + box.height - y - later;
    if (room < least - 1e-6) return;
    const each = seat === null ? rows * lineOf(size) : (room + later) / (lines.length - i);
    const height = Math.min(room, Math.max(least, Math.min(each, rows * lineOf(size))));
    const x = box.x + (seat === null ? 0 : tiles.width + BESIDE_TILE);
    const place = { x, y, width: box.x + box.width - x, size, least: DATA, bold };
    // One smaller line before two.
    const one = writeWithin(what, place, Math.min(height, lineOf(size)), hand);
    const made = isCutOff(one) ? writeWithin(what, place, height, hand) : one;
    if (whole && isCutOff(made)) return;
    const taken = seat === null ? made.height : height;
    texts.push(seat === null ? made : middled(made, y, taken));
    if (seat !== null) texts.push(slipTile(seat, { x: box.x, y, height: taken }, tiles, hand));
    y += taken;
  });
  return texts.filter(({ fitted, tile }) => tile !== undefined || fitted.lines.join('') !== '');
};

const LOW_BIG = [34, 28, 22, 16] as const;

const saysWhole = (lines: readonly Line[], texts: readonly DrawnText[]): boolean => {
  const said = texts.map(({ fitted }) => fitted.lines.join(' ')).join(' ');
  const first = lines.find(({ whole }) => whole === true);
  return first === undefined || (typeof first.what === 'string' && said.includes(first.what));
};

/** Table and seat before the name, without the words over them [L-1.1]; the rest below, one after the other, over the whole width. */
const flatAt = ({ big, lines }: Label, points: number, box: Box, hand: Hand): readonly DrawnText[] => {
  const height = Math.max(lineOf(points), 2 * lineOf(DATA));
  const places: DrawnText[] = [];
  let x = box.x;
  for (const { text, seat } of big) {
    const tiles = slipTiles(seat === null ? [] : [seat], points, hand);
    const width = seat === null ? widthOf(text, points, true, hand) : tiles.width;
    const place = { x, y: box.y, width, size: points, least: DATA, bold: true };
    const number = () => middled(writeWithin(text, place, height, hand), box.y, height);
    places.push(seat === null ? number() : slipTile(seat, { x, y: box.y, height }, tiles, hand));
    x += width + BESIDE_TILE;
  }
  const [title, from, ...rest] = lines;
  const beside = { x: x + BESIDE_TILE, width: Math.max(0, box.x + box.width - x - BESIDE_TILE) };
  const place = { ...beside, y: box.y, size: NAME, least: DATA, bold: true };
  const name = title === undefined ? [] : [middled(writeWithin(title.what, place, height, hand), box.y, height)];
  const [first, ...others] = rest.filter(({ whole }) => whole === true);
  const joined = [from, first].flatMap((line) => (typeof line?.what === 'string' ? [line.what] : []));
  const told = plain(joined.join('. '), 9).map((line) => ({ ...line, whole: true }));
  const below = { ...box, y: box.y + height, height: box.height - height };
  return [...places, ...name, ...linesAt([...told, ...others], below, hand)];
};

const layFlat = (label: Label, box: Box, hand: Hand): readonly DrawnText[] => {
  const made = LOW_BIG.map((points) => flatAt(label, points, box, hand));
  const holds = (texts: readonly DrawnText[]) => saysWhole(label.lines, texts) && !texts.some(isCutOff);
  return made.find(holds) ?? made.at(-1) ?? [];
};

export const layLabel = ({ big, lines }: Label, box: Box, foot: string, hand: Hand): Drawn => {
  const below = { x: box.x, y: box.y + box.height - lineOf(FOOT), width: box.width, size: FOOT, least: FOOT };
  const stamp = writeWithin(foot, below, lineOf(FOOT), hand);
  const room = { ...box, height: box.height - lineOf(FOOT) };
  const place = bigOf(big, room, hand);
  const x = box.x + place.width + GAP;
  const right = linesAt(lines, { ...room, x, width: box.x + box.width - x }, hand);
  const usual = [...place.texts, ...right];
  const mayFlat = lines.some(({ whole }) => whole === true);
  const flat =
    mayFlat && (!saysWhole(lines, right) || right.some(isCutOff)) ? layFlat({ big, lines }, room, hand) : usual;
  return { texts: [...(saysWhole(lines, flat) ? flat : usual), stamp], outlines: [], lines: [] };
};
