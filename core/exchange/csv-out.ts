/** CSV or TSV (RFC 4180) in which no spreadsheet runs anything [reliability 14.4]: text columns get the apostrophe. */

import { guarded } from './apostrophe.ts';

export type ListColumn<Row> = { readonly heading: string } & (
  | { readonly kind: 'text'; readonly cell: (row: Row) => string }
  | { readonly kind: 'number'; readonly cell: (row: Row) => number | null }
);

/** `key` is its name in JSON, the same in every language. */
export type OutColumn<Row> = ListColumn<Row> & { readonly key: string };

export type Separator = ',' | ';' | '\t';

/** A cell with any of the separators is quoted: a spreadsheet goes by its own, whichever the list has [fault F-13]. */
const quoted = (text: string): string => (/[,;\t"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A number, or a text that a spreadsheet must not run. */
export type OutCell = string | number | null;

const written = (cell: OutCell): string => {
  if (typeof cell === 'string') return guarded(cell);
  return cell === null || !Number.isFinite(cell) ? '' : String(cell);
};

/** Lines of cells. */
export const linesText = (rows: readonly (readonly OutCell[])[], separator: Separator): string =>
  rows.map((cells) => `${cells.map((cell) => quoted(written(cell))).join(separator)}\r\n`).join('');

export const csvText = <Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  separator: Separator = ',',
): string =>
  linesText(
    [columns.map(({ heading }) => heading), ...rows.map((row) => columns.map((column) => column.cell(row)))],
    separator,
  );
