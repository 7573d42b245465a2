/**
 * What is printed, as data: rows and cells, no sizes and no sentences. Texts that are not names are codes of the locale
 * namespace `sheets` (or of the family), so that paper can speak another language than the screen.
 */

import type { Phrase } from '../tournament/words.ts';

export type Cell =
  | { readonly kind: 'name'; readonly text: string; readonly lang: string | null }
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly scale: number;
      readonly decimals: number;
      readonly signed: boolean;
    }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'empty' };

/** A row of a sheet; never split over two pages. `changed` rows carry the mark of a revision. */
export type Row = {
  readonly cells: readonly Cell[];
  readonly changed: boolean;
};

/** Rows that stay together under a heading: a table with its seats, the names of one letter. */
export type Block = {
  readonly heading: Cell | null;
  /** Key of the letter or table for the range in the header of a page ("IVANOV – KIM"). */
  readonly from: string;
  readonly rows: readonly Row[];
  /** False: the block may be split between rows, its heading is then repeated. */
  readonly together: boolean;
};

export type Sheet = {
  readonly document: 'seatingByTable' | 'seatingByName' | 'standings';
  readonly event: string;
  readonly round: number;
  readonly plannedRounds: number;
  readonly stamp: string;
  readonly revised: boolean;
  readonly seed: string | null;
  readonly columns: readonly Phrase[];
  readonly blocks: readonly Block[];
};

export type SheetSet = { readonly sheets: readonly Sheet[]; readonly printedAt: string };
