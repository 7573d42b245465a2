/**
 * Paper that is cut apart: the cells of a page, where to cut, where ink may be. Millimetres.
 *
 * | rule | function |
 * | --- | --- |
 * | [hall-and-print 1.6] cells: 2, 3, 4 across the page, 6, 8, 10, 12 in two columns | `cellsOf` |
 * | [hall-and-print 1.6] dashed cut line of full width, ticks of 5 mm at the edges of the page | `cutsOf` |
 * | [hall-and-print 1.6] content ≥ 5 mm from a cut line; [hall-and-print 1.2] nothing within 6 mm of the edge of the page | `INSIDE` |
 * | [L-7.1] boxes of the last slip end 12 mm from the edge: all cuts move up, and all slips stay alike | `RAISED` |
 */

import { type Box, type Paper, papers } from './paper.ts';

const GRIDS: { readonly [perPage: number]: readonly [number, number] } = {
  1: [1, 1],
  2: [1, 2],
  3: [1, 3],
  4: [1, 4],
  6: [2, 3],
  8: [2, 4],
  10: [2, 5],
  12: [2, 6],
};

/** Half a sheet holds half as many, one below the other. */
const gridOf = (paper: Paper, perPage: number): readonly [number, number] =>
  paper === 'A5' && perPage <= 5 ? [1, perPage] : (GRIDS[perPage] ?? [1, perPage]);

export const slipsOn = (paper: Paper, perPage: number): number =>
  paper === 'A5' ? Math.max(1, Math.floor(perPage / 2)) : perPage;

/**
 * Distance from the edge of a cell, be it a cut or the edge of the page; `SIDE` is the distance from the sides of the
 * page.
 */
const INSIDE = 6;
const SIDE = 9;
const CUT = 5.4;

/** Above the first slip, on both sides of a cut, below the last one. */
const RAISED = { top: INSIDE, cut: 5.05, bottom: 12 } as const;

const TICK = 5;

export type Line = {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly kind: 'cut' | 'fold' | 'tick' | 'write' | 'rule' | 'bar';
};

/** `raised`: slips that are filled in down to their lower edge. */
type Ruled = { readonly raised: boolean };
const even: Ruled = { raised: false };

type Rows = { readonly tops: readonly number[]; readonly cuts: readonly number[]; readonly height: number };

const evenRows = (height: number, rows: number): Rows => {
  const h = height / rows;
  return {
    // The last cell of a page keeps the greater distance to the edge of the page.
    tops: Array.from(
      { length: rows },
      (_, row) => row * h + (row === 0 ? INSIDE : row === rows - 1 ? CUT : (INSIDE + CUT) / 2),
    ),
    cuts: Array.from({ length: rows - 1 }, (_, row) => (row + 1) * h),
    height: h - INSIDE - (rows === 1 ? INSIDE : CUT),
  };
};

const raisedRows = (page: number, rows: number): Rows => {
  const { top, cut, bottom } = RAISED;
  const height = (page - top - bottom - 2 * cut * (rows - 1)) / rows;
  const tops = Array.from({ length: rows }, (_, row) => top + row * (height + 2 * cut));
  return { tops, cuts: tops.slice(1).map((y) => y - cut), height };
};

const rowsOf = (height: number, rows: number, { raised }: Ruled): Rows =>
  raised ? raisedRows(height, rows) : evenRows(height, rows);

export const cellsOf = (paper: Paper, perPage: number, ruled = even): readonly Box[] => {
  const [columns, rows] = gridOf(paper, perPage);
  const { width, height } = papers[paper];
  const w = width / columns;
  const { tops, height: inner } = rowsOf(height, rows, ruled);
  return Array.from({ length: perPage }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return {
      x: column * w + (column === 0 ? SIDE : CUT),
      y: tops[row] ?? 0,
      width: w - (columns === 1 ? 2 * SIDE : SIDE + CUT),
      height: inner,
    };
  });
};

export const cutsOf = (paper: Paper, perPage: number, ruled = even): readonly Line[] => {
  const [columns, rows] = gridOf(paper, perPage);
  const { width, height } = papers[paper];
  const lines: Line[] = [];
  for (const y of rowsOf(height, rows, ruled).cuts) {
    lines.push({ x1: 0, y1: y, x2: width, y2: y, kind: 'cut' });
    lines.push(
      { x1: 0, y1: y, x2: TICK, y2: y, kind: 'tick' },
      { x1: width - TICK, y1: y, x2: width, y2: y, kind: 'tick' },
    );
  }
  for (let column = 1; column < columns; column++) {
    const x = (column * width) / columns;
    lines.push({ x1: x, y1: 0, x2: x, y2: height, kind: 'cut' });
    lines.push(
      { x1: x, y1: 0, x2: x, y2: TICK, kind: 'tick' },
      { x1: x, y1: height - TICK, x2: x, y2: height, kind: 'tick' },
    );
  }
  return lines;
};
