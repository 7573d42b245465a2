/**
 * A list as text, cut into cells (papaparse).
 *
 * | rule | function |
 * | --- | --- |
 * | the separator is the one by which most lines have equally many cells | `guessSeparator` |
 * | quotes keep separators and line breaks inside a cell; they can be read as plain characters | `splitList` |
 * | a row has the number of the line in which it begins, also after quoted line breaks | `splitList` |
 */

import Papa from 'papaparse';
import type { CellTable } from '../../../core/exchange/cells.ts';

export const separators = [',', ';', '\t', '|'] as const;
/** What stands between the cells of a line; null: every line is one cell. */
export type ListSeparator = (typeof separators)[number] | null;

/** Lines that are looked at for a guess. */
const SAMPLE = 200;

/** Delimits nothing: no text holds it once it has been read ([reliability 14.4] takes NUL out of texts). */
const NOTHING = '\u0000';

const joined = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll(NOTHING, '');

type Split = { readonly rows: readonly string[][]; readonly unclosedRow: number | null };

const split = (text: string, separator: ListSeparator, quotes: boolean, most = 0): Split => {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator ?? NOTHING,
    newline: '\n',
    quoteChar: quotes ? '"' : NOTHING,
    skipEmptyLines: false,
    preview: most,
  });
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes' || code === 'InvalidQuotes');
  return { rows: data, unclosedRow: unclosed?.row ?? null };
};

const filled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

/** How well a separator cuts a list: the share of lines with the commonest number of cells, and that number. */
const evenness = (text: string, separator: ListSeparator): { readonly share: number; readonly width: number } => {
  const widths = split(text, separator, true, SAMPLE)
    .rows.filter(filled)
    .map((cells) => cells.length);
  const counts = new Map<number, number>();
  for (const cells of widths) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  const [width, lines] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0];
  return { share: lines / Math.max(1, widths.length), width };
};

/** The separator of a list, or null where its lines are not cut at all. Same text, same guess. */
export const guessSeparator = (text: string): ListSeparator => {
  const sample = joined(text);
  const best = separators
    .map((separator) => ({ separator, ...evenness(sample, separator) }))
    .filter(({ width, share }) => width > 1 && share >= 0.5)
    .toSorted((a, b) => b.share - a.share || b.width - a.width)[0];
  return best?.separator ?? null;
};

/**
 * The cells of a list with their lines. `unclosed` is set where a quotation mark that opens a cell has no end.
 *
 * @param quotes false: quotation marks are ordinary characters, and every line is a row
 */
export const splitList = (text: string, separator: ListSeparator, quotes: boolean): CellTable => {
  const { rows, unclosedRow } = split(joined(text), separator, quotes);
  let line = 1;
  const placed = rows.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    return row;
  });
  const unclosed = unclosedRow === null ? undefined : placed[unclosedRow]?.line;
  return unclosed === undefined ? { rows: placed } : { rows: placed, unclosed };
};
