/**
 * The count that people write before the names of a list: "1. Anna Berg", "2) Bo Lund", "№ 3 Eva Maas". It is no part of a name.
 *
 * | rule | function |
 * | --- | --- |
 * | taken off only when every line counts on from 1, so that "1. FC Köln" among other clubs keeps its number | `withoutListNumbers` |
 * | a first line without a number is a heading, and the count begins below it | `withoutListNumbers` |
 * | a figure with a dot or bracket is a count from two lines on, a bare one from three | `LEAST` |
 */

import { type CellRow, type CellTable, width } from './cells.ts';

type Form = 'marked' | 'bare';

const FORMS: { readonly [form in Form]: RegExp } = {
  marked: /^\s*(?:(?:№|#)\s*(\d{1,5})[.):]?\s+|(\d{1,5})\s*[.):]\s*)(?=\D)/u,
  bare: /^\s*(\d{1,5})\s+(?=\p{L})/u,
};

const LEAST: { readonly [form in Form]: number } = { marked: 2, bare: 3 };

const numberOf = ({ cells }: CellRow, form: Form): number | null => {
  const found = FORMS[form].exec(cells[0] ?? '');
  const digits = found?.[1] ?? found?.[2];
  return digits === undefined ? null : Number(digits);
};

const counted = (rows: readonly CellRow[], form: Form): boolean =>
  rows.length >= LEAST[form] && rows.every((row, i) => numberOf(row, form) === i + 1);

/** The list without its own count before the first cells, where it has one; else the list as it is. */
export const withoutListNumbers = (table: CellTable): CellTable => {
  const filled = table.rows.filter((row) => width(row) > 0);
  for (const form of ['marked', 'bare'] as const) {
    const rows = filled[0] !== undefined && numberOf(filled[0], form) === null ? filled.slice(1) : filled;
    if (!counted(rows, form)) continue;
    const numbered = new Set(rows);
    const bare = (row: CellRow): CellRow =>
      numbered.has(row)
        ? { ...row, cells: row.cells.map((cell, i) => (i === 0 ? cell.replace(FORMS[form], '') : cell)) }
        : row;
    return { ...table, rows: table.rows.map(bare) };
  }
  return table;
};
