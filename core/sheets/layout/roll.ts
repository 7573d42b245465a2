/**
 * What is handed out on a roll of a receipt printer: a piece each, as long as it needs to be. Printer drivers know named papers only,
 * so lengths go up in steps.
 */

import type { HandoutSheet, SlipSheet } from '../sheet.ts';
import type { Drawn } from './drawn.ts';
import type { Hand } from './laid.ts';
import { handoutHeight, layHandout, NARROW } from './lay-handout.ts';
import { columnBoards } from './slips/column-boards.ts';
import { type Stacked, stacked } from './slips/column-parts.ts';
import { columnSlip } from './slips/column-slip.ts';
import { ROLLS, type Roll } from './slips/slip-paper.ts';

const EDGE = { top: 3, bottom: 4 } as const;

const LENGTHS = { least: 40, step: 10 } as const;

type Width = (typeof ROLLS)[Roll]['width'];

export type RollForm = `roll ${Width} ${number}`;

/** Width and length of a piece, null for what is no piece of a roll. */
export const pieceOf = (form: string): { readonly width: number; readonly length: number } | null => {
  const [, width, length] = /^roll (\d+) (\d+)$/.exec(form) ?? [];
  return length === undefined ? null : { width: Number(width), length: Number(length) };
};

export type RollPage = {
  readonly form: RollForm;
  readonly width: number;
  readonly height: number;
  readonly cut: Drawn;
};

const pieceOn = (roll: Roll, part: Stacked): RollPage => {
  const { width, side } = ROLLS[roll];
  const needed = part.height + EDGE.top + EDGE.bottom;
  const height = Math.max(LENGTHS.least, Math.ceil((needed - 1e-9) / LENGTHS.step) * LENGTHS.step);
  return { form: `roll ${width} ${height}`, width, height, cut: stacked([part], side, EDGE.top) };
};

const widthOf = (roll: Roll): number => ROLLS[roll].width - 2 * ROLLS[roll].side;

export const slipsOnRoll = (sheet: SlipSheet, roll: Roll, foot: string, hand: Hand): readonly RollPage[] =>
  sheet.slips.map((slip) => pieceOn(roll, columnSlip(slip, widthOf(roll), { sheet, foot, hand })));

export const handoutsOnRoll = (sheet: HandoutSheet, roll: Roll, foot: string, hand: Hand): readonly RollPage[] => {
  const width = widthOf(roll);
  return sheet.handouts.map((handout) => {
    const boards = columnBoards(handout, width, { sheet, foot, hand });
    if (boards !== null) return pieceOn(roll, boards);
    const words = { sheet, foot, hand, sizes: NARROW };
    const height = handoutHeight(handout, width, words);
    return pieceOn(roll, { ...layHandout(handout, { x: 0, y: 0, width, height }, words), height });
  });
};
