/** CSV or TSV (RFC 4180) that no spreadsheet runs anything of [reliability 14.4]: text columns get the apostrophe. */

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

const written = <Row>(column: ListColumn<Row>, row: Row): string => {
  if (column.kind === 'text') return guarded(column.cell(row));
  const value = column.cell(row);
  return value === null || !Number.isFinite(value) ? '' : String(value);
};

export const csvText = <Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  separator: Separator = ',',
): string => {
  const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(cell)).join(separator)}\r\n`;
  const headings = line(columns.map(({ heading }) => guarded(heading)));
  return headings + rows.map((row) => line(columns.map((column) => written(column, row)))).join('');
};
