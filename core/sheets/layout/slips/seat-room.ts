/** Where the parts of a result slip stand from left to right: names, boxes, and the code where it has one. */

import type { SlipBox } from '../../../game/paper-forms.ts';
import type { Phrase } from '../../../tournament/words.ts';
import type { Slip, SlipSheet } from '../../sheet.ts';
import { CODE } from '../drawn.ts';
import type { Hand } from '../laid.ts';
import type { Box } from '../paper.ts';

export type SlipWords = { readonly sheet: SlipSheet; readonly foot: string; readonly hand: Hand };

type Widths = { readonly [kind in SlipBox['for']]: number };
const WIDTHS: Widths = { number: 30, mark: 25, signature: 34 };
const BESIDE_CODE: Widths = { number: 26, mark: 25, signature: 27 };

const LEAST_NAME = 40;
export const GAP = 2;

/** From the left edge. */
export const NUMBER = { at: 9, width: 10 } as const;
const BEFORE_NAME = { plain: 9, numbered: 21 } as const;

/** A slip over the whole page keeps a strip for its code at the right end; a narrow one has the code above its first boxes. */
const WITH_STRIP = 150;

/** `box` is without the strip of a code; so far down reaches the code of a narrow one. */
export type Room = {
  readonly box: Box;
  readonly headWidth: number;
  readonly widths: Widths;
  readonly code: number;
};

export const roomOf = ({ code }: Slip, box: Box): Room => {
  if (code === null) return { box, headWidth: box.width, widths: WIDTHS, code: 0 };
  const rest = box.width - CODE.side - CODE.quiet;
  return box.width >= WITH_STRIP
    ? { box: { ...box, width: rest }, headWidth: rest, widths: BESIDE_CODE, code: 0 }
    : { box, headWidth: rest, widths: BESIDE_CODE, code: CODE.side + CODE.quiet };
};

export type Columns = {
  readonly xs: readonly number[];
  readonly widths: readonly number[];
  readonly nameX: number;
  readonly nameWidth: number;
  readonly above: boolean;
};

export const columnsOf = ({ seats }: Slip, { box, widths: kinds }: Room, { form }: SlipSheet): Columns => {
  const usual = form.beside.map(({ for: kind }) => kinds[kind]);
  const boxes = usual.reduce((sum, width) => sum + width, 0);
  const lead = seats.some(({ number }) => number !== null) ? BEFORE_NAME.numbered : BEFORE_NAME.plain;
  const beside = box.width - boxes - lead - GAP;
  const above = beside < LEAST_NAME;
  const widths = above ? usual.map((width) => (width * box.width) / Math.max(1, boxes)) : usual;
  const first = above ? box.x : box.x + box.width - boxes;
  return {
    xs: widths.map((_, i) => first + widths.slice(0, i).reduce((sum, width) => sum + width, 0)),
    widths,
    nameX: box.x + lead,
    nameWidth: above ? box.width - lead : beside,
    above,
  };
};

export const boxName = ({ form }: SlipSheet, { code, label }: SlipBox): Phrase =>
  label ?? { code: `${form.labels}.slips.${code}` };
