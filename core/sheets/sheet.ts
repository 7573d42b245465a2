/**
 * What is printed and projected, as data: rows and cells, no sizes and no sentences. Texts that are not names are codes
 * (`sheets.…` or the family's), so that paper can speak another language than the screen.
 */

import type { Unit } from '../tournament/family.ts';
import type { Phrase } from '../tournament/words.ts';
import type { ShownName } from './names.ts';

export type Cell =
  | { readonly kind: 'name'; readonly name: ShownName }
  | { readonly kind: 'number'; readonly value: number; readonly unit: Unit }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'empty' };

/** Never split over two pages. `changed` rows carry the mark of a revision. */
export type Row = {
  readonly cells: readonly Cell[];
  readonly changed: boolean;
  /** What the range of a page is written with, where the sheet has one. */
  readonly head: string;
};

/** Rows under one heading: a table with its seats, the names of one letter, those who sit out. */
export type Block = {
  /** A table's number, a letter, a phrase, or nothing. */
  readonly heading: Cell | { readonly kind: 'letter'; readonly letter: string };
  readonly rows: readonly Row[];
  /** False: the block may be split between rows, and its heading is then repeated on the next page. */
  readonly together: boolean;
};

/**
 * How rows are drawn. `tables`: blocks with a large number beside their rows of seat and name. `names`: name, table, seat in
 * as many columns as the names allow. `lines`: one wide table with a heading over every column.
 */
export type SheetForm = 'tables' | 'names' | 'lines';

/** Rows in their form, without event, round or stamp: what paper and hall have in common. */
export type Listing = {
  readonly form: SheetForm;
  /** Headings of the columns of a sheet of lines; empty in the other forms. */
  readonly columns: readonly Phrase[];
  readonly blocks: readonly Block[];
};

export type SheetDocument = 'seatingByTable' | 'seatingByName' | 'standings';

export type Sheet = Listing & {
  readonly document: SheetDocument;
  readonly event: string;
  readonly round: number;
  readonly plannedRounds: number;
  readonly stamp: string;
  readonly revised: boolean;
  /** The seed of the draw, on seating sheets. */
  readonly seed: string | null;
};

/** `printedAt`: ISO UTC, given by whoever asked. */
export type SheetSet = { readonly sheets: readonly Sheet[]; readonly printedAt: string };
