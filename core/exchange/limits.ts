/**
 * Limits of a list [reliability 14.1]. Over a limit: refused with the number found and the number allowed.
 *
 * | rule | function |
 * | --- | --- |
 * | 5 MB | `sizeProblem` |
 * | a text of so many line ends is no list, and cutting it would hold up the desk [fault F-8] | `linesProblem` |
 * | 10,000 rows, 50 columns, 500 characters per cell | `tableProblems` |
 * | as many people as the game seats | `countProblem`, `mostEntrants` |
 */

import { lengthOf } from '../tournament/people/names.ts';
import { type CellRow, type CellTable, filledRows, listLimits, width } from './cells.ts';
import { type Problem, problem, wholeList } from './problems.ts';

export { mostEntrants } from '../game/most-entrants.ts';

export const sizeProblem = (bytes: number, allowed: number = listLimits.bytes): Problem | null =>
  bytes > allowed ? problem('tooBig', wholeList, { found: bytes, allowed }) : null;

/** Ten line ends a row: spreadsheets and mail leave empty lines. */
const MOST_LINES = 10 * listLimits.rows;

const LINE_END = /\r\n?|\n/g;

export const linesProblem = (text: string): Problem | null => {
  let found = 1;
  for (const _end of text.matchAll(LINE_END)) found += 1;
  return found > MOST_LINES ? problem('tooManyRows', wholeList, { found, allowed: listLimits.rows }) : null;
};

const headingOf = (heading: CellRow | undefined, column: number): string => heading?.cells[column] ?? '';

/** `people.tooManyRows`, `people.tooManyColumns`, `people.tooLong`, in order of the list. */
export const tableProblems = (table: CellTable, headed: boolean): readonly Problem[] => {
  const rows = filledRows(table);
  const heading = headed ? rows[0] : undefined;
  const people = rows.length - (headed ? 1 : 0);
  if (people > listLimits.rows) return [problem('tooManyRows', wholeList, { found: people, allowed: listLimits.rows })];
  return rows.flatMap((row) => {
    const { line, cells } = row;
    if (width(row) > listLimits.columns) {
      const place = { line, column: null, heading: '', text: '' };
      return [problem('tooManyColumns', place, { found: width(row), allowed: listLimits.columns })];
    }
    return cells.flatMap((text, column) => {
      const found = text.length <= listLimits.cell ? 0 : lengthOf(text);
      if (found <= listLimits.cell) return [];
      const place = { line, column: column + 1, heading: headingOf(heading, column), text };
      return [problem('tooLong', place, { found, allowed: listLimits.cell })];
    });
  });
};

export const countProblem = (listed: number, entered: number, allowed: number): Problem | null =>
  listed + entered > allowed
    ? problem('tooMany', wholeList, { found: listed + entered, allowed, listed, entered })
    : null;
