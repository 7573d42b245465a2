/**
 * How large letters must be in the hall, from three numbers of the room.
 *
 * | rule [hall-and-print 2.1] | function |
 * | --- | --- |
 * | letter height h at distance D for the angle a: h = 2 · D · tan(a / 2) | `capHeight` |
 * | list preferred 20', list minimum 16' at the reading line; banner 28.6' at the back of the room | `sizesFor` |
 * | [hall-and-print 2.2] fixed bands, list 77 % of the height, safe edges | `bandsOf` |
 * | reading needs a viewer within six image heights | `sizesFor`, `within` |
 * | rows of 1.3 × size; columns for 16 bold Latin characters and "123 E" | `rowsOf`, `columnsOf` |
 * | [hall-and-print 2.1] the desk says from how far a list can be read | `readTo` |
 * | never shrunk silently: what does not fit the image is cut back and said to be unreadable | `listSize` |
 *
 * The shares of [hall-and-print 2.2] add up to the whole height when the top band holds the upper safe edge and the lower one lies
 * below the bottom band: 12 + 77 + 6 + 5 %.
 */

import type { Box } from '../layout/paper.ts';

/** Centimetres: width of the image, farthest viewer, and where people stand to find their name. */
export type Room = { readonly imageWidth: number; readonly farthest: number; readonly readingLine: number };

/** Pixels. */
export type Image = { readonly width: number; readonly height: number };

export const CAPITAL = 0.714;

const PREFERRED = 20;
const LEAST = 16;
const BANNER = 28.6;

const SAFE = 0.05;
const TOP = 0.12;
const LIST = 0.77;
const BOTTOM = 0.06;

export const ROW = 1.3;

/** In font sizes: sixteen bold Latin characters and "123 E" in bold digits; below, the space between two columns. */
const REFERENCE = 16 * 0.535 + 5 * 0.572;
export const COLUMN_GAP = 1;

const FEWEST_ROWS = 4;

const HEIGHTS = 6;

/** In the unit of the distance, under an angle of so many minutes of arc. */
export const capHeight = (distance: number, minutes: number): number =>
  2 * distance * Math.tan(((minutes / 60 / 180) * Math.PI) / 2);

/** How far off letters of a height can be read: with ease, and at all; in the unit of the height. */
export const readTo = (height: number): { readonly easy: number; readonly most: number } => ({
  easy: height / capHeight(1, PREFERRED),
  most: height / capHeight(1, LEAST),
});

const fontSize = (image: Image, room: Room, distance: number, minutes: number): number =>
  (capHeight(distance, minutes) * (image.width / room.imageWidth)) / CAPITAL;

export type HallSizes = {
  readonly preferred: number;
  readonly least: number;
  readonly banner: number;
  /** The preferred size for the farthest viewer: larger is of no use. */
  readonly most: number;
  readonly within: boolean;
};

export const sizesFor = (image: Image, room: Room): HallSizes => {
  const imageHeight = (room.imageWidth * image.height) / image.width;
  return {
    preferred: fontSize(image, room, room.readingLine, PREFERRED),
    least: fontSize(image, room, room.readingLine, LEAST),
    banner: fontSize(image, room, room.farthest, BANNER),
    most: fontSize(image, room, Math.max(room.farthest, room.readingLine), PREFERRED),
    within: room.readingLine <= HEIGHTS * imageHeight,
  };
};

export type Bands = { readonly top: Box; readonly list: Box; readonly bottom: Box };

export const bandsOf = ({ width, height }: Image): Bands => {
  const inner = { x: SAFE * width, width: (1 - 2 * SAFE) * width };
  return {
    top: { ...inner, y: SAFE * height, height: (TOP - SAFE) * height },
    list: { ...inner, y: TOP * height, height: LIST * height },
    bottom: { ...inner, y: (TOP + LIST) * height, height: BOTTOM * height },
  };
};

const safeWidth = (image: Image): number => image.width * (1 - 2 * SAFE);

export const rowsOf = (image: Image, size: number): number => Math.floor((LIST * image.height) / (ROW * size) + 1e-9);

/** The width of a block by table: its number of two digits, a tile, and sixteen characters [L-10.4]. */
export const BLOCK = 2.9 + 1.5 + 16 * 0.535;

export const columnsOf = (image: Image, size: number, reference = REFERENCE): number =>
  Math.max(1, Math.floor((safeWidth(image) / size + COLUMN_GAP) / (reference + COLUMN_GAP) + 1e-9));

export const largestOn = (image: Image): number =>
  Math.min((LIST * image.height) / (ROW * FEWEST_ROWS), safeWidth(image) / REFERENCE);

export type ListSize = {
  readonly size: number;
  readonly least: number;
  /** False: the list "cannot be read from there", and the desk must say so. */
  readonly readable: boolean;
};

/** `dense` takes the minimum; `trim` is the share of the size that the TO wishes, 0.8 to 1.2. */
export const listSize = (image: Image, room: Room, dense: boolean, trim = 1): ListSize => {
  const { preferred, least } = sizesFor(image, room);
  const fitting = largestOn(image);
  const size = Math.min((dense ? least : preferred) * trim, fitting);
  return { size, least: Math.min(least, size), readable: size >= least - 1e-9 };
};
