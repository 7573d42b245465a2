/** A result slip of seats on a roll: who sits there, and under each name the boxes that stand beside it on a sheet [L-7.4, L-7.5]. */

import type { Slip, SlipSeat } from '../../sheet.ts';
import { lineOf, middled, writeWithin } from '../drawn.ts';
import { DATA, widthOf } from '../handout-parts.ts';
import { inBoth } from '../laid.ts';
import type { Tiles } from '../tile.ts';
import {
  BETWEEN,
  BOX_HEIGHT,
  boxRows,
  columnFoot,
  columnHead,
  type Stacked,
  stacked,
  textRow,
  type WideBox,
  white,
} from './column-parts.ts';
import { slipHead } from './seat-head.ts';
import { boxName, type SlipWords } from './seat-room.ts';
import { slipTile, slipTiles } from './slip-tile.ts';

const NAME = { size: 13, least: 9 } as const;
const NAME_LINES = 3;
const LETTER = 14;
const GAP = 2;

/** A mark is a figure or a tick. */
const LEAST = { number: 25, signature: 25, mark: 18 } as const;

const wideBoxes = (boxes: SlipWords['sheet']['form']['beside'], { sheet }: SlipWords): readonly WideBox[] =>
  boxes.map((box) => ({ label: boxName(sheet, box), least: LEAST[box.for] }));

const nameRow = ({ seat, name, number, note }: SlipSeat, tiles: Tiles, width: number, { hand }: SlipWords): Stacked => {
  const figures = number === null ? '' : String(number);
  const wide = widthOf(figures, DATA, false, hand);
  const x = tiles.width + GAP + (figures === '' ? 0 : wide + GAP);
  const room = width - x;
  const made =
    name === null ? null : writeWithin(name, { x, y: 0, width: room, ...NAME }, NAME_LINES * lineOf(NAME.size), hand);
  const height = Math.max(made?.height ?? BOX_HEIGHT, lineOf(LETTER));
  const said =
    note === null
      ? null
      : writeWithin(hand.voice.say(note), { x, y: height, width: room, size: DATA }, lineOf(DATA), hand);
  const counted =
    figures === ''
      ? []
      : [
          writeWithin(
            figures,
            { x: tiles.width + GAP, y: 0, width: wide, size: DATA, least: DATA },
            lineOf(DATA),
            hand,
          ),
        ];
  return {
    texts: [
      slipTile(seat, { x: 0, y: 0, height }, tiles, hand),
      ...[...counted, ...(made === null ? [] : [made])].map((text) => middled(text, 0, height)),
      ...(said === null ? [] : [said]),
    ],
    outlines: [],
    lines: name === null ? [{ x1: x, y1: height - 1, x2: width, y2: height - 1, kind: 'write' }] : [],
    height: height + (said?.height ?? 0),
  };
};

export const columnSlip = (slip: Slip, width: number, words: SlipWords): Stacked => {
  const { sheet, foot, hand } = words;
  const { beside, below, note } = sheet.form;
  const seats = slip.seats.map(({ seat }) => seat);
  const tiles = slipTiles(seats, LETTER, hand);
  const boxes = wideBoxes(beside, words);
  return stacked([
    columnHead(slipHead(slip, words), slip.code, width, hand),
    ...slip.seats.flatMap((seat) => [
      nameRow(seat, tiles, width, words),
      ...boxRows(boxes, width, hand),
      white(BETWEEN),
    ]),
    ...boxRows(wideBoxes(below, words), width, hand),
    ...(note === null
      ? []
      : [
          white(BETWEEN / 2),
          textRow(
            inBoth(hand.voice, ({ say }) => say(note)),
            width,
            hand,
            true,
          ),
        ]),
    columnFoot(foot, width, hand),
  ]);
};
