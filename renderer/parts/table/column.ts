import type { HTMLAttributes, Key, KeyboardEvent, ReactNode, Ref, RefAttributes } from 'react';

/** What a cell says by more than its words: as much colour as weight or a line. */
type CellMark = 'changed' | 'better' | 'warn' | 'bad' | 'off';

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
  /** What else its cell of a row takes: a complaint, what has been asked of it. */
  readonly cellProps?: (row: Row, index: number) => Attributes<HTMLTableCellElement>;
};

export type Sorting<Id extends string = string> = { readonly column: Id; readonly descending: boolean };

type Attributes<Of> = HTMLAttributes<Of> & { readonly [data: `data-${string}`]: unknown };

/** What others ask of a table that scrolls: to show a row, and how much of its rows it shows at once. */
export type TableHandle = {
  readonly show: (index: number) => void;
  /** Pixels between head and foot. */
  readonly room: () => number;
};

export type TableProps<Row, Id extends string = string> = {
  /** Read out as the name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => Key;
  readonly rowMark?: (row: Row, index: number) => RowMark | null;
  /** Keys, the mouse and what a row is called, where more can be done with it than to read it. */
  readonly rowProps?: (row: Row, index: number) => Attributes<HTMLTableRowElement>;
  /** Words over a row that begin a part of the table; null: it belongs to the part above. */
  readonly heading?: (row: Row, above: Row | undefined) => ReactNode;
  /** Stands there while there are no rows. */
  readonly empty?: ReactNode;
  /** `bare`: no more than a line between rows, in something that has a frame of its own. */
  readonly density?: 'bare' | 'close' | 'dense' | 'roomy';
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
  /** Rows below all others, which stay in sight. */
  readonly foot?: ReactNode;
  /** Draws a row from `<tr>` on, where cells are edited and each row has to know when it changes. */
  readonly drawRow?: (row: Row, index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
  /** What the table itself takes besides: a role, keys, a complaint. It is then the stop for the keyboard, and not its box. */
  readonly tableProps?: Attributes<HTMLTableElement> & RefAttributes<HTMLTableElement>;
  readonly handle?: Ref<TableHandle>;
};
