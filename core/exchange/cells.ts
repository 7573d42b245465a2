/** `line` is the line of the text in which it begins, from 1. */
export type CellRow = { readonly line: number; readonly cells: readonly string[] };

/** `unclosed`: the line of a quotation mark that is never closed. */
/** `partners`: each line was one cell with two people in it, who have a column each now; below a heading or from the first line on. */
export type CellTable = {
  readonly rows: readonly CellRow[];
  readonly unclosed?: number;
  readonly partners?: 'headed' | 'bare';
};

export const listLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 10_000,
  columns: 50,
  cell: 500,
  problems: 50,
} as const;

const isBlank = (cell: string): boolean => cell.trim() === '';

/** Up to the last cell that is not blank: spreadsheets write separators far beyond the last column. */
export const width = ({ cells }: CellRow): number => cells.findLastIndex((cell) => !isBlank(cell)) + 1;

export const filledRows = ({ rows }: CellTable): readonly CellRow[] => rows.filter((row) => width(row) > 0);

export const columnCount = (table: CellTable): number =>
  Math.min(
    listLimits.columns,
    table.rows.reduce((most, row) => Math.max(most, width(row)), 0),
  );
