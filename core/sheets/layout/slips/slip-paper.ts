/** What is handed out may go on a roll of a receipt printer in place of a sheet that is cut. Millimetres. */

export const slipPapers = ['sheet', 'roll80', 'roll58'] as const;
export type SlipPaper = (typeof slipPapers)[number];

/** A printer of 80 mm prints 72 of them, one of 58 mm prints 48. */
export const ROLLS = {
  roll80: { width: 80, side: 4 },
  roll58: { width: 58, side: 5 },
} as const;

export type Roll = keyof typeof ROLLS;

export const isRoll = (on: SlipPaper): on is Roll => on in ROLLS;
