/** Slips on a roll of 80 mm, 72 mm of print, one a page. Printer drivers know named papers only, so lengths go up in steps. */

import type { HandoutSheet } from '../sheet.ts';
import type { Drawn } from './drawn.ts';
import type { Hand } from './laid.ts';
import { handoutHeight, layHandout, USUAL } from './lay-handout.ts';

const ROLL = { width: 80, side: 4, top: 3, bottom: 4 } as const;

/** A longer slip is set smaller on the last, so that nobody cuts it off. */
const LENGTHS = { least: 40, most: 200, step: 10 } as const;

export type RollForm = `roll ${number}`;

export type RollPage = {
  readonly form: RollForm;
  readonly width: number;
  readonly height: number;
  readonly cut: Drawn;
};

export const rollPages = (sheet: HandoutSheet, foot: string, hand: Hand): readonly RollPage[] => {
  const words = { sheet, foot, hand, sizes: USUAL };
  const width = ROLL.width - 2 * ROLL.side;
  return sheet.handouts.map((handout): RollPage => {
    const needed = handoutHeight(handout, width, words) + ROLL.top + ROLL.bottom;
    const steps = Math.ceil((needed - 1e-9) / LENGTHS.step) * LENGTHS.step;
    const height = Math.min(LENGTHS.most, Math.max(LENGTHS.least, steps));
    const box = { x: ROLL.side, y: ROLL.top, width, height: height - ROLL.top - ROLL.bottom };
    return { form: `roll ${height}`, width: ROLL.width, height, cut: layHandout(handout, box, words) };
  });
};
