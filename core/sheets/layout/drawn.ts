/** What is drawn on paper outside the lists: fitted texts, outlines, lines. Millimetres from the corner of the page. */

import type { ShownName } from '../names.ts';
import type { Line } from './cut-paper.ts';
import { type Fitted, fitName, type Measure } from './fit.ts';
import { type Box, POINT, type } from './paper.ts';
import { type Align, spoken, type Voice } from './placed.ts';

export type DrawnText = Box & {
  readonly align: Align;
  readonly bold: boolean;
  readonly boxed: boolean;
  readonly lang: string | null;
  readonly name: boolean;
  /** Upside down: the far side of a folded card. */
  readonly turned: boolean;
  readonly fitted: Fitted;
};

/** A box drawn around something; with round corners and another edge where that says something. */
export type Outline = Box & { readonly radius?: number; readonly edge?: 'thick' | 'dashed' };

/** A code for scanners: a square with `text` in it. */
export type DrawnCode = { readonly x: number; readonly y: number; readonly side: number; readonly text: string };

/**
 * A code and the white around it: at least 15 mm, and four of its 21 modules to whatever stands beside it [hall-and-print 1.6].
 * Towards the edge of a slip there is more white than that.
 */
export const CODE = { side: 15, quiet: (4 * 15) / 21 } as const;

export type Drawn = {
  readonly texts: readonly DrawnText[];
  readonly outlines: readonly Outline[];
  readonly lines: readonly Line[];
  readonly codes?: readonly DrawnCode[];
};

/** A box as something is laid out in that is then enlarged into it. */
export const shrunk = ({ width, height }: Box, scale: number): Box => ({
  x: 0,
  y: 0,
  width: width / scale,
  height: height / scale,
});

/** What was laid out in a shrunk box, in the box itself. */
const enlarged = ({ texts, outlines, lines, codes = [] }: Drawn, { x, y }: Box, scale: number): Drawn => {
  const box = <B extends Box>(small: B): B => ({
    ...small,
    x: x + small.x * scale,
    y: y + small.y * scale,
    width: small.width * scale,
    height: small.height * scale,
  });
  return {
    texts: texts.map((text) => ({ ...box(text), fitted: { ...text.fitted, size: text.fitted.size * scale } })),
    outlines: outlines.map(box),
    lines: lines.map(({ x1, y1, x2, y2, kind }) => ({
      x1: x + x1 * scale,
      y1: y + y1 * scale,
      x2: x + x2 * scale,
      y2: y + y2 * scale,
      kind,
    })),
    codes: codes.map((code) => ({ ...code, x: x + code.x * scale, y: y + code.y * scale, side: code.side * scale })),
  };
};

/** Lays something out in a box, everything as many times as large as usual. */
export const layEnlarged = (box: Box, scale: number, lay: (box: Box) => Drawn): Drawn =>
  scale === 1 ? lay(box) : enlarged(lay(shrunk(box, scale)), box, scale);

/** How texts are said and measured. */
export type Hand = { readonly voice: Voice; readonly measure: Measure };

/** Where a text goes: from `y` down. Sizes in points. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly least?: number;
  readonly align?: Align;
  readonly bold?: boolean;
};

/** A name by the ladder of names, another text by that of texts. */
export const write = (what: ShownName | string, place: Place, { voice, measure }: Hand): DrawnText => {
  const { x, y, width, size, least = Math.min(size, 9), align = 'start', bold = false } = place;
  const isName = typeof what !== 'string';
  const name = isName ? spoken(what, voice) : { text: what, short: null, lang: null };
  const fitted = fitName(name, { width, size: size * POINT, least: least * POINT, bold }, measure);
  return {
    x,
    y,
    width,
    height: fitted.lines.length * fitted.size * type.line,
    align,
    bold,
    boxed: false,
    lang: name.lang,
    name: isName,
    turned: false,
    fitted,
  };
};

/** Smallest size tried for a text whose place cannot grow. */
const FLOOR = 3.5;

/**
 * A text in a place of fixed height: made smaller than its least where it is still too high, because a slip cannot grow.
 * Ordinary names never come to that; 120 characters without a space do.
 */
export const writeWithin = (what: ShownName | string, place: Place, height: number, hand: Hand): DrawnText => {
  let made = write(what, place, hand);
  for (let size = place.least ?? Math.min(place.size, 9); made.height > height && size > FLOOR; size -= 0.5) {
    made = write(what, { ...place, size: Math.min(place.size, size), least: size }, hand);
  }
  return made;
};

/** The same text in the middle of a height. */
export const middled = (text: DrawnText, y: number, height: number): DrawnText => ({
  ...text,
  y: y + (height - text.height) / 2,
});

/** Height of a line of a size in points. */
export const lineOf = (points: number): number => points * POINT * type.line;
