/** A map of the floor in pixels: every table with its count and what is about to happen to it. No names of people. */

import type { MapTable } from '../../game/paper.ts';
import { type Drawn, type DrawnText, type Outline, type Place, writeWithin } from './drawn.ts';
import type { Hand } from './laid.ts';
import { type Box, POINT, type } from './paper.ts';

const NAME = 1.1;
const INSET = 0.25;
const SIDE = 0.45;
const GAP = 0.3;
const NARROWEST = 5.4;

const LONGEST_NAME = 2;

const TALL = (NAME + 1) * type.line + INSET;

/** A box grows with the room that is left, up to so many times its least size. */
const ROOMIEST = 1.8;

type Grid = { readonly columns: number; readonly rows: number };

const widest = (tables: readonly MapTable[], size: number, { voice, measure }: Hand): number => {
  const wide = (text: string, at: number, bold = true) => measure(text, { size: at, bold, lang: null });
  const widths = tables.map(({ name, count, mark }) =>
    Math.max(
      Math.min(wide(name, size * NAME), LONGEST_NAME * size) + SIDE * size + wide(voice.say(count), size, false),
      mark === null ? 0 : wide(voice.say(mark.phrase), size),
    ),
  );
  return Math.max(NARROWEST * size, Math.max(0, ...widths) * 1.02 + 2 * SIDE * size);
};

const gridOf = (width: number, box: Box, size: number): Grid => ({
  columns: Math.max(1, Math.floor((box.width + GAP * size) / (width + GAP * size) + 1e-9)),
  rows: Math.max(1, Math.floor((box.height + GAP * size) / ((TALL + GAP) * size) + 1e-9)),
});

type MapType = Pick<Place, 'align' | 'bold'> & { readonly size: number };

type Setting = { readonly size: number; readonly width: number; readonly grid: Grid; readonly hand: Hand };

const layMap = (tables: readonly MapTable[], box: Box, { size, width, grid, hand }: Setting): Drawn => {
  const texts: DrawnText[] = [];
  const gap = GAP * size;
  const [inset, side] = [INSET * size, SIDE * size];
  const rows = Math.min(grid.rows, Math.ceil(tables.length / Math.min(grid.columns, squarest(tables.length, grid))));
  const columns = Math.ceil(tables.length / rows);
  const w = Math.min((box.width + gap) / columns - gap, width * ROOMIEST);
  const h = Math.min((box.height + gap) / rows - gap, TALL * size * ROOMIEST);
  const left = box.x + (box.width - columns * (w + gap) + gap) / 2;
  const top = box.y + (box.height - rows * (h + gap) + gap) / 2;
  const within = (what: string, at: Box, type: MapType) => {
    const scale = type.size / POINT;
    const made = writeWithin(what, { ...at, ...type, size: scale, least: scale * 0.5 }, at.height, hand);
    texts.push({ ...made, y: at.y + (at.height - made.height) / 2 });
  };
  const outlines = tables.map(({ name, count, mark }, index): Outline => {
    const x = left + (index % columns) * (w + gap);
    const y = top + Math.floor(index / columns) * (h + gap);
    const lower = mark === null ? 0 : size * type.line + inset / 2;
    const upper = { y: y + inset / 2, height: h - inset / 2 - Math.max(lower, inset / 2) };
    const said = hand.voice.say(count);
    const counted = Math.min(w / 2, hand.measure(said, { size, bold: false, lang: null }) * 1.02);
    const inner = w - 2 * side;
    within(name, { ...upper, x: x + side, width: inner - counted - side }, { size: size * NAME, bold: true });
    within(said, { ...upper, x: x + w - side - counted, width: counted }, { size, align: 'end' });
    if (mark !== null) {
      const at = { x: x + side, y: y + h - lower, width: inner, height: size * type.line };
      within(hand.voice.say(mark.phrase), at, { size, align: 'center', bold: true });
    }
    const outline = { x, y, width: w, height: h, radius: h * 0.2 };
    return mark === null ? outline : { ...outline, edge: mark.edge };
  });
  return { texts, outlines, lines: [] };
};

/** The number of columns that leaves the fewest empty places at the end within the grid. */
const squarest = (count: number, { columns, rows }: Grid): number => {
  const fitting = Array.from({ length: columns }, (_, i) => i + 1).filter((each) => Math.ceil(count / each) <= rows);
  const spare = (each: number) => each * Math.ceil(count / each) - count;
  const shape = (each: number) => Math.abs(Math.ceil(count / each) / each - rows / columns);
  return fitting.toSorted((a, b) => shape(a) - shape(b) || spare(a) - spare(b))[0] ?? columns;
};

export type MapSetting = {
  readonly sizes: readonly number[];
  readonly usual: number;
  readonly hand: Hand;
};

/** One page at the largest size that holds all tables, else several about equally full at the usual size. */
export const mapPages = (
  tables: readonly MapTable[],
  box: Box,
  { sizes, usual, hand }: MapSetting,
): { readonly pages: readonly { readonly drawn: Drawn; readonly count: number }[]; readonly size: number } => {
  const settingAt = (size: number): Setting => {
    const width = Math.min(box.width, widest(tables, size, hand));
    return { size, width, grid: gridOf(width, box, size), hand };
  };
  const holds = ({ grid }: Setting) => grid.columns * grid.rows;
  const single = sizes.map(settingAt).find((setting) => holds(setting) >= tables.length);
  const setting = single ?? settingAt(usual);
  const count = Math.ceil(tables.length / holds(setting));
  const each = Math.ceil(tables.length / Math.max(1, count));
  const pages = Array.from({ length: count }, (_, no) => {
    const part = tables.slice(no * each, (no + 1) * each);
    return { drawn: layMap(part, box, setting), count: part.length };
  });
  return { pages, size: setting.size };
};
