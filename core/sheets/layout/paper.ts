/**
 * Sizes, margins, bands and type of paper. Millimetres everywhere, type too.
 *
 * | rule | where |
 * | --- | --- |
 * | [hall-and-print 1.2] A4, Letter, A5, Universal; 12 mm left and right, 10 mm to the header and footer bands, nothing within 6 mm of the edge; binding 8 mm | `papers`, `contentOf` |
 * | [hall-and-print 1.4] 252 mm of content on A4, 93 % of that on Letter | `contentOf` |
 * | [hall-and-print 1.3] presets by reading distance; floor 9 pt for data, 8 pt in the footer; line height 1.25, padding 0.6 mm | `presets`, `type` |
 */

/** Universal: what A4 and Letter have in common, so that one PDF prints on both without scaling. */
export const paperSizes = ['A4', 'Letter', 'A5', 'Universal'] as const;
export type Paper = (typeof paperSizes)[number];

/**
 * compact: in the hand. standard: on a desk. wall: one row of people. wallLarge: two rows of people.
 * largePrint: for people who need large letters [hall-and-print 4], on personal schedules too.
 */
export type Preset = 'compact' | 'standard' | 'wall' | 'wallLarge' | 'largePrint';

/** Millimetres. */
export const POINT = 25.4 / 72;

export const papers: { readonly [paper in Paper]: { readonly width: number; readonly height: number } } = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
  A5: { width: 148, height: 210 },
  Universal: { width: 210, height: 279.4 },
};

/** Points of the lists, and of the wide tables, which are read from nearer: [hall-and-print 1.4] counts with 11 pt. */
export const presets: { readonly [preset in Preset]: { readonly list: number; readonly lines: number } } = {
  compact: { list: 10.5, lines: 10.5 },
  standard: { list: 12, lines: 11 },
  wall: { list: 13, lines: 11 },
  wallLarge: { list: 17, lines: 13 },
  largePrint: { list: 18, lines: 13 },
};

export const type = {
  least: 9 * POINT,
  header: 11 * POINT,
  title: 18 * POINT,
  revised: 14 * POINT,
  footer: 8 * POINT,
  line: 1.25,
  padding: 0.6,
} as const;

const SIDE = 12;
const BINDING = 8;
const EDGE = 10;
const HEADER = 15;
const FOOTER = 8;

const UNDER_HEADER = 2;

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Upright, or lying across. */
export const sizeOf = (paper: Paper, lying = false): { readonly width: number; readonly height: number } => {
  const { width, height } = papers[paper];
  return lying ? { width: height, height: width } : { width, height };
};

export const contentOf = (
  paper: Paper,
  bound = false,
  lying = false,
): { readonly header: Box; readonly rows: Box; readonly footer: Box } => {
  const { width, height } = sizeOf(paper, lying);
  const binding = bound ? BINDING : 0;
  const inner = { x: SIDE + binding, width: width - 2 * SIDE - binding };
  const top = EDGE + HEADER + UNDER_HEADER;
  const bottom = height - EDGE - FOOTER;
  return {
    header: { ...inner, y: EDGE, height: HEADER },
    rows: { ...inner, y: top, height: bottom - top },
    footer: { ...inner, y: bottom, height: FOOTER },
  };
};

export const COLUMN_GAP = 6;

/** In a wider column the eye loses the line. */
export const WIDEST_COLUMN = 120;
