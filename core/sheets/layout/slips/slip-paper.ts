/** What is handed out may go on a roll of a receipt printer or on labels in place of a sheet that is cut. Millimetres. */

export const slipPapers = ['sheet', 'roll80', 'roll58', 'labels24', 'labels14', 'labels30'] as const;
export type SlipPaper = (typeof slipPapers)[number];

/** A printer of 80 mm prints 72 of them, one of 58 mm prints 48. */
export const ROLLS = {
  roll80: { width: 80, side: 4 },
  roll58: { width: 58, side: 5 },
} as const;

export type Roll = keyof typeof ROLLS;

export const isRoll = (on: SlipPaper): on is Roll => on in ROLLS;

/** As they are sold: 70 × 37, 99.1 × 38.1 (L7163), 66.7 × 25.4 (5160). `left`, `top`: of the first; `apart`: between columns. */
export const LABELS = {
  labels24: { sheet: 'A4', columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, apart: 0 },
  labels14: { sheet: 'A4', columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, apart: 2.5 },
  labels30: {
    sheet: 'Letter',
    columns: 3,
    rows: 10,
    width: 66.675,
    height: 25.4,
    left: 4.7625,
    top: 12.7,
    apart: 3.175,
  },
} as const;

export type Labels = keyof typeof LABELS;

export const isLabels = (on: SlipPaper): on is Labels => on in LABELS;
