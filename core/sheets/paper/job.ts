/** What is asked of paper: documents of a round, in a language, as the TO wishes them. */

import type { HandStep } from '../../tournament/history/stated-changes.ts';
import type { RoundNo } from '../../tournament/words.ts';
import type { SlipPaper } from '../layout/slips/slip-paper.ts';
import type { CardForm, SheetDocument } from '../sheet.ts';
import type { CutOrder } from './cut-order.ts';
import { type NameWishes, plainNames } from './dressed.ts';
import type { Headed } from './heads.ts';

export type SheetWishes = {
  readonly slipsPerPage: number | null;
  /** Cards of a game's document; what is not named is as usual. */
  readonly perPage: { readonly [document: string]: number };
  /** What slips go on, whatever the lists beside them are printed on. */
  readonly slipPaper: SlipPaper;
  readonly slipNames: boolean;
  readonly slipCodes: boolean;
  /** Each badge opens its bearer's own page, where an address is remembered. */
  readonly badgeCodes: boolean;
  /** The form has this box only where it is wished. */
  readonly slipBox: boolean;
  readonly names: NameWishes;
  readonly seatSigns: boolean;
  readonly standingsBy: 'place' | 'name';
  readonly order: CutOrder;
  readonly cards: CardForm;
  readonly nameParts: number;
  readonly nameCopies: number;
  /** Sets of the other lists of the round package that are posted. */
  readonly listCopies: number;
};

export const usualWishes: SheetWishes = {
  slipsPerPage: null,
  perPage: {},
  slipPaper: 'sheet',
  slipNames: true,
  slipCodes: false,
  badgeCodes: true,
  slipBox: false,
  names: plainNames,
  seatSigns: false,
  standingsBy: 'place',
  order: 'stack',
  cards: 'folded',
  nameParts: 1,
  nameCopies: 1,
  listCopies: 1,
};

/** `round` null: the round in work. */
export type SheetJob = {
  readonly documents: readonly SheetDocument[];
  readonly round: RoundNo | null;
  readonly language: string;
  readonly wishes?: SheetWishes;
  readonly only?: readonly number[] | undefined;
};

/** A job being done: what its sheets are made from. */
export type Making = Headed & {
  readonly page: string | null;
  readonly job: SheetJob;
  readonly wishes: SheetWishes;
  readonly log: readonly HandStep[];
};
