/**
 * | rule [mahjong M-22, 11.2] | function |
 * | --- | --- |
 * | any line ends, spaces around, blank lines between rounds, `#` starts a comment | `readScript` |
 * | separators `-`, en dash, comma, semicolon, tab or spaces, mixed | `cellsIn` |
 * | [mahjong 11.2 E1] line is not exactly four numbers, [mahjong 11.2 E2] not a whole number >= 1, [mahjong 11.2 E5] empty | `readScript` |
 *
 * Different on purpose: every problem names line and column; nothing is skipped or guessed. Other dashes that word
 * processors put in are separators, too; separators at the end of a line, as spreadsheets leave them, are ignored. A
 * line with only a comment is no line, so it does not end a round.
 */

import type { Json } from '../../../../tournament/words.ts';
import type { ScriptRounds, ScriptTable } from './script.ts';

/** E1 to E5 are errors, W1 to W7 warnings [mahjong 11.2]. */
export type ScriptProblem = {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Round, table and position from 1 and, where the script came as text, line and column from 1. */
  readonly params: { readonly [name: string]: Json };
};

export type ReadScript = {
  /** A line with an error is left out. */
  readonly rounds: ScriptRounds;
  /** Where each table of `rounds` stands: its number in the round as written, and the line of the text, from 1. */
  readonly at: readonly (readonly { readonly table: number; readonly line: number }[])[];
  readonly problems: readonly ScriptProblem[];
};

/** Longest text read, in characters: 500 tables (2,000 people) in 40 rounds, 25 characters a line. */
export const LONGEST_SCRIPT = 500_000;
const LARGEST_NUMBER = 9_999_999;
const MOST_PROBLEMS = 200;

type Cell = { readonly text: string; readonly column: number };

const SEPARATORS: ReadonlySet<string> = new Set([...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212,;']);

const isBlank = (character: string): boolean => character.trim() === '';
const isSeparator = (character: string): boolean => SEPARATORS.has(character);

/** A line as it is scanned: a text, or whatever counts how often it is looked at. */
export type Line = Pick<string, 'length' | 'charAt' | 'slice'>;

/** Columns from 1. Patterns for blanks before a separator would take time that grows with the square of the line. */
export const cellsIn = (line: Line): Cell[] => {
  const found: Cell[] = [];
  let end = line.length;
  while (end > 0 && (isBlank(line.charAt(end - 1)) || isSeparator(line.charAt(end - 1)))) end -= 1;
  let at = 0;
  const skipBlanks = (): void => {
    while (at < end && isBlank(line.charAt(at))) at += 1;
  };
  skipBlanks();
  while (at < end) {
    const start = at;
    while (at < end && !isBlank(line.charAt(at)) && !isSeparator(line.charAt(at))) at += 1;
    found.push({ text: line.slice(start, at), column: start + 1 });
    skipBlanks();
    if (at < end && isSeparator(line.charAt(at))) at += 1;
    skipBlanks();
  }
  return found;
};

const numberIn = (text: string): number | null => {
  if (!/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= LARGEST_NUMBER ? value : null;
};

export const readScript = (source: string): ReadScript => {
  const problems: ScriptProblem[] = [];
  const rounds: ScriptTable[][] = [];
  const at: { table: number; line: number }[][] = [];
  const report = (code: string, params: ScriptProblem['params']) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ code, severity: 'error', params });
  };
  if (source.length > LONGEST_SCRIPT) {
    report('mahjong.script.tooLong', { most: LONGEST_SCRIPT });
    return { rounds, at, problems };
  }
  let open = false;
  // Tables with an error count, too: they keep their number.
  let table = 0;
  for (const [index, full] of source
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const hash = full.indexOf('#');
    const text = hash < 0 ? full : full.slice(0, hash);
    if (text.trim() === '') {
      if (hash < 0) open = false;
      continue;
    }
    if (!open) {
      rounds.push([]);
      at.push([]);
      table = 0;
      open = true;
    }
    table += 1;
    const place = { round: rounds.length, table, line: index + 1 };
    const found = cellsIn(text);
    const numbers = found.map((cell) => numberIn(cell.text));
    for (const [position, cell] of found.entries())
      if (numbers[position] === null)
        report('mahjong.script.E2', {
          ...place,
          position: position + 1,
          column: cell.column,
          text: cell.text.slice(0, 40),
        });
    if (found.length !== 4) {
      const extra = found[4] ?? found.at(-1);
      report('mahjong.script.E1', { ...place, column: extra?.column ?? 1, count: found.length });
    }
    const [e, s, w, n] = numbers;
    if (numbers.length === 4 && e != null && s != null && w != null && n != null) {
      rounds.at(-1)?.push([e, s, w, n]);
      at.at(-1)?.push({ table, line: index + 1 });
    }
  }
  if (rounds.length === 0) report('mahjong.script.E5', {});
  return { rounds, at, problems };
};
