/**
 * The seat in a rounded outline: wind, direction, colour, poker seat. No other thing on a sheet is drawn so [L-1.1].
 *
 * | rule | where |
 * | --- | --- |
 * | [L-1.2] size in the line and in a block, height, least widths by letter; all tiles of a list equally wide | `TILE`, `tilesOf` |
 * | [L-1.2] a double outline for Black, a single one else | `Tile` |
 * | [L-1.3] read aloud it is the name of the seat | `seatInFull` |
 */

import type { Seat } from '../../game/paper.ts';
import type { Cell } from '../sheet.ts';
import type { Measure } from './fit.ts';
import type { Hand, Plain, Voice } from './laid.ts';

/** Shares of the line's size, and in sizes of its own. */
export const TILE = { inLine: 0.86, inBlock: 0.8, high: 1.16, edge: 0.085 } as const;

/** In sizes of its own. */
const LEAST = { one: 1.22, cyrillic: 1.45, two: 2.15 } as const;

/** Outline and white on both sides of the letters, in sizes of its own. */
const AROUND = 0.42;

export type SeatCell = Extract<Cell, { kind: 'seat' }>;

/** Size and width of the tiles of a list; without any, no width. */
export type Tiles = { readonly size: number; readonly width: number };

export const seatLetter = (seat: Seat, voice: Voice): string =>
  typeof seat === 'number' ? String(seat) : voice.say(seat);

export const seatInFull = (seat: Seat, voice: Voice): string =>
  typeof seat === 'number'
    ? `${voice.say({ code: 'words.columns.seat' })} ${seat}`
    : voice.say({ ...seat, code: seat.code.replace(/\.(letter|signed)$/, '.name') });

const leastWidth = (letters: string): number => {
  if ([...letters].length > 1) return LEAST.two;
  return /\p{Script=Cyrillic}/u.test(letters) ? LEAST.cyrillic : LEAST.one;
};

const widthOf = (letters: string, size: number, measure: Measure): number =>
  Math.max(leastWidth(letters) * size, measure(letters, { size, bold: true, lang: null }) + AROUND * size);

/** Digits are no letters: "9" and "10" of one list get the width of "10", not that of two letters. */
const isNumber = (letters: string): boolean => /^\d+$/.test(letters);

export const tilesOf = (cells: Iterable<Cell>, size: number, { voice, measure }: Hand): Tiles => {
  const said = new Set<string>();
  for (const cell of cells) if (cell.kind === 'seat') said.add(seatLetter(cell.seat, voice));
  let width = 0;
  for (const letters of said) {
    const own = isNumber(letters)
      ? Math.max(LEAST.one * size, measure(letters, { size, bold: true, lang: null }) + AROUND * size)
      : widthOf(letters, size, measure);
    width = Math.max(width, own);
  }
  return { size, width };
};

export const tileText = ({ seat, edge }: SeatCell, x: number, { size, width }: Tiles, voice: Voice): Plain => ({
  x,
  width,
  align: 'center',
  bold: true,
  lang: null,
  name: false,
  tile: { edge: edge ?? 'single', said: seatInFull(seat, voice) },
  fitted: { rung: 1, lines: [seatLetter(seat, voice)], size, stretch: 1, rows: 1 },
});
