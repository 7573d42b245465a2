/** Fixed columns of a line, counted from 1. */

import { refuse } from '../../tournament/refusal.ts';
import type { Problem } from '../problems.ts';

/** By characters, not code units, so that columns are those that a reader counts. */
export type Line = { readonly no: number; readonly letters: readonly string[] };

/** Twice what 999 rounds take; a longer line is refused, so no more of it is cut (a character may be two of its units). */
export const LONGEST_LINE = 20_000;

export const linesOf = (text: string): Line[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    // A line without a character says nothing, and a text may have millions of them.
    .flatMap((line, i) => (line === '' ? [] : [{ no: i + 1, letters: [...line.slice(0, 2 * LONGEST_LINE + 2)] }]));

/** Both ends belong to it. */
export type Columns = readonly [from: number, to: number];

export const field = ({ letters }: Line, [from, to]: Columns): string =>
  letters
    .slice(from - 1, to)
    .join('')
    .trim();

export const restFrom = (line: Line, from: number): string => field(line, [from, line.letters.length]);

export type Report = (code: string, line: Line, columns: Columns, params?: Problem['params']) => void;

/** No more problems than this are told: a text may have a million wrong lines. */
const MOST_TOLD = 100;

export const reportTo =
  (problems: Problem[]): Report =>
  (code, line, columns, params = {}) => {
    if (problems.length >= MOST_TOLD) return;
    const text = field(line, columns).slice(0, 80);
    problems.push({
      ...refuse(`duel.trf.${code}`, { ...params, found: text }),
      line: line.no,
      column: columns[0],
      heading: '',
      text,
    });
  };

/** Null for blanks; reports what is no number or out of bounds. */
export const wholeNumber = (
  line: Line,
  columns: Columns,
  bounds: readonly [number, number],
  report: Report,
): number | null => {
  const text = field(line, columns);
  if (text === '') return null;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= bounds[0] && value <= bounds[1]) return value;
  report('badNumber', line, columns, { least: bounds[0], most: bounds[1] });
  return null;
};

/** `11.5` in tenths; null for blanks; reports what is no such number. */
export const tenths = (line: Line, columns: Columns, report: Report): number | null => {
  const text = field(line, columns);
  if (text === '') return null;
  const found = /^(-?)(\d{1,3})(?:[.,](\d))?$/.exec(text);
  if (found !== null) return (found[1] === '-' ? -1 : 1) * (10 * Number(found[2]) + Number(found[3] ?? 0));
  report('badPoints', line, columns);
  return null;
};

export const pointsText = (points: number): string => {
  const size = Math.abs(points);
  return `${points < 0 ? '-' : ''}${Math.floor(size / 10)}.${size % 10}`;
};

export type Piece = readonly [column: number, width: number, text: string, blanks?: 'before' | 'after'];

export const laid = (pieces: readonly Piece[]): string => {
  const letters: string[] = [];
  for (const [column, width, text, blanks = 'before'] of pieces) {
    const own = [...text].slice(0, width);
    const start = column - 1 + (blanks === 'before' ? width - own.length : 0);
    while (letters.length < start) letters.push(' ');
    for (const [i, letter] of own.entries()) letters[start + i] = letter;
  }
  return letters.join('');
};

export const padded = (value: number, width: number): string => String(value).padStart(width, '0');
