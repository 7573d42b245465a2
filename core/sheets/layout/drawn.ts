/** What is drawn on paper outside the lists. Millimetres from the corner of the page. */

import type { ShownName } from '../names.ts';
import type { Line } from './cut-paper.ts';
import { type Fitted, fitName, type Measure } from './fit.ts';
import { type Align, type Hand, inBoth, type Tile, type Voice } from './laid.ts';
import { spoken } from './lists/placed.ts';
import { type Box, POINT, type } from './paper.ts';

export type DrawnText = Box & {
  readonly align: Align;
  readonly bold: boolean;
  readonly boxed: boolean;
  /** Where its outline is not that of the text. */
  readonly box?: Box;
  readonly lang: string | null;
  readonly name: boolean;
  /** On the far side of a folded card. */
  readonly turned: boolean;
  readonly tile?: Tile;
  readonly fitted: Fitted;
};

export type Outline = Box & { readonly radius?: number; readonly edge?: 'thick' | 'dashed' };

export type DrawnCode = { readonly x: number; readonly y: number; readonly side: number; readonly text: string };

/** A code for scanners has at least 15 mm, and four of its 21 modules of white around it [hall-and-print 1.6]. */
export const CODE = { side: 15, quiet: (4 * 15) / 21 } as const;

export type Drawn = {
  readonly texts: readonly DrawnText[];
  readonly outlines: readonly Outline[];
  readonly lines: readonly Line[];
  readonly codes?: readonly DrawnCode[];
};

export const shrunk = ({ width, height }: Box, scale: number): Box => ({
  x: 0,
  y: 0,
  width: width / scale,
  height: height / scale,
});

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

export const layEnlarged = (box: Box, scale: number, lay: (box: Box) => Drawn): Drawn =>
  scale === 1 ? lay(box) : enlarged(lay(shrunk(box, scale)), box, scale);

export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly least?: number;
  readonly align?: Align;
  readonly bold?: boolean;
};

/** A name goes by the ladder of names, another text by that of texts. */
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

const STEP = 0.5;

/** Fills the room with lines and leaves the last one open; the size stays. */
const cutOff = (made: DrawnText, height: number, measure: Measure): DrawnText => {
  const { fitted, width, bold, lang } = made;
  const { size, stretch } = fitted;
  const lines = Math.max(1, Math.floor(height / (size * type.line) + 1e-9));
  if (fitted.lines.length <= lines) return made;
  const kept = fitted.lines.slice(0, lines - 1);
  const rest = fitted.lines.slice(lines - 1).reduce((text, line) => text + (text.endsWith('-') ? '' : ' ') + line);
  const letters = [...graphemes.segment(rest)].map(({ segment }) => segment);
  const opened = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let count = letters.length - 1;
  while (count > 1 && measure(opened(count), { size, bold, lang }) * stretch > width) count -= 1;
  return { ...made, height: lines * size * type.line, fitted: { ...fitted, lines: [...kept, opened(count)] } };
};

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A slip cannot grow: a text that is still too high at its least size is cut (120 characters without a space) [L-7.5]. */
export const writeWithin = (what: ShownName | string, place: Place, height: number, hand: Hand): DrawnText => {
  const least = place.least ?? Math.min(place.size, 9);
  let made = write(what, { ...place, least }, hand);
  for (let size = place.size - STEP; made.height > height + 1e-9 && size >= least; size -= STEP) {
    made = write(what, { ...place, size, least: size }, hand);
  }
  if (made.height > height + 1e-9) made = write(what, { ...place, size: least, least }, hand);
  return cutOff(made, height + 1e-9, hand.measure);
};

/** Two lines part where the longer one is shortest: a given name keeps its initial. */
const evened = (made: DrawnText, text: string, { measure }: Hand): DrawnText => {
  const { fitted, bold, lang } = made;
  // Where a line ends inside a word there is no blank to move.
  if (fitted.lines.length !== 2 || fitted.lines.join(' ') !== text) return made;
  const words = text.split(' ');
  const wide = (lines: readonly string[]): number =>
    Math.max(...lines.map((line) => measure(line, { size: fitted.size, bold, lang })));
  const lines = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)].map((part) => part.join(' ')))
    .reduce((best, each) => (wide(each) < wide(best) ? each : best), fitted.lines);
  return { ...made, fitted: { ...fitted, lines } };
};

/** What is a person's own says the whole name: in two lines, then smaller, never with an initial. */
export const writeWhole = (what: ShownName | string, place: Place, height: number, hand: Hand): DrawnText =>
  typeof what === 'string'
    ? evened(writeWithin(what, place, height, hand), what, hand)
    : evened(writeWithin({ ...what, short: null }, place, height, hand), spoken(what, hand.voice).text, hand);

export const isCutOff = ({ fitted }: DrawnText): boolean => fitted.lines.at(-1)?.endsWith('…') === true;

/**
 * Writes both languages, or the first alone where there is no room for two: no label is cut for the sake of the other.
 */
export const writeBoth = (say: (voice: Voice) => string, place: Place, height: number, hand: Hand): DrawnText => {
  const made = writeWithin(inBoth(hand.voice, say), place, height, hand);
  return isCutOff(made) && hand.voice.also !== undefined ? writeWithin(say(hand.voice), place, height, hand) : made;
};

export const middled = (text: DrawnText, y: number, height: number): DrawnText => ({
  ...text,
  y: y + (height - text.height) / 2,
});

export const lineOf = (points: number): number => points * POINT * type.line;
