import type { HTMLAttributes, Key, KeyboardEvent, ReactNode } from 'react';

/** What a cell says by more than its words: as much colour as weight or a line. */
export type CellMark = 'changed' | 'better' | 'warn' | 'bad' | 'off';

/** The same for a whole row. `selected` is where the TO is, `off` what no longer counts. */
export type RowMark = 'selected' | 'now' | 'changed' | 'warn' | 'bad' | 'off';

/** One column: its head and what it shows of a row. */
export type Column<Row> = {
  readonly id: string;
  /** What stands over it. */
  readonly head?: ReactNode;
  /** Read out in place of a head that shows nothing. */
  readonly name?: string;
  /** Shows when the mouse rests on the head. */
  readonly tip?: string | undefined;
  readonly cell: (row: Row, index: number) => ReactNode;
  /** Figures: at the end of the cell, each digit as wide as the next. */
  readonly numeric?: boolean;
  /** It names the row: read out with every other cell of it. */
  readonly names?: boolean;
  /** Said more quietly than the rest. */
  readonly soft?: boolean;
  /** Said more firmly than the rest. */
  readonly firm?: boolean;
  /** Buttons, at the end of the row and as narrow as they are. */
  readonly deeds?: boolean;
  /** Words that may take as many lines as they need; others stay on one. */
  readonly wraps?: boolean;
  readonly width?: string;
  /** Its head is a button: first press ascending, second descending. */
  readonly sorts?: boolean;
  /** It stays in sight while the others are moved sideways. */
  readonly stays?: boolean;
  readonly mark?: (row: Row) => CellMark | null;
};

export type Sorting<Id extends string = string> = { readonly column: Id; readonly descending: boolean };

type RowAttributes = HTMLAttributes<HTMLTableRowElement> & { readonly [data: `data-${string}`]: unknown };

export type TableProps<Row, Id extends string = string> = {
  /** Read out as the name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => Key;
  readonly rowMark?: (row: Row, index: number) => RowMark | null;
  /** Keys, the mouse and what a row is called, where more can be done with it than to read it. */
  readonly rowProps?: (row: Row, index: number) => RowAttributes;
  /** Words over a row that begin a part of the table; null: it belongs to the part above. */
  readonly heading?: (row: Row, above: Row | undefined) => ReactNode;
  /** Stands there while there are no rows. */
  readonly empty?: ReactNode;
  readonly density?: 'close' | 'dense' | 'roomy';
  /** Its label stands above it. */
  readonly showsLabel?: boolean;
  /** As tall as its rows: what it stands in scrolls. Otherwise it has a box of its own in which its head stays. */
  readonly flows?: boolean;
  /** Widths are kept and words cut or wrapped, however long they are. */
  readonly isFixed?: boolean;
  /** Below this width the table is moved sideways in its box. */
  readonly minWidth?: string;
  /** Height of a row in rem where there may be thousands: only those in sight are there. */
  readonly rowHeight?: number;
  /** The row that is to be seen, whenever it becomes another one. */
  readonly inSight?: number | null;
  readonly sorting?: Sorting<Id>;
  readonly onSort?: (sorting: Sorting<Id>) => void;
  /** Keys pressed within the rows. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};
