/**
 * Reading the text of a seating script.
 *
 * | rule (M-22, 11.2) | function |
 * | --- | --- |
 * | any line ends, spaces around, blank lines between rounds, `#` starts a comment | `readScript` |
 * | separators `-`, en dash, comma, semicolon, tab or spaces, mixed | `cells` |
 * | E1 line is not exactly four numbers, E2 not a whole number >= 1, E5 empty | `readScript` |
 *
 * Different on purpose: every problem names line and column; nothing is skipped or guessed. Other dashes that word
 * processors put in are separators, too; separators at the end of a line (spreadsheets leave them) are ignored; a line
 * with nothing but a comment is no line at all, so a comment inside a round does not end it.
 */

import type { Json } from '../tournament/words.ts';
import type { ScriptRounds, ScriptTable } from './script.ts';

/** What is wrong with a script, or odd about it. E1 to E5 are errors, W1 to W7 warnings (11.2). */
export type ScriptProblem = {
  /** `mahjong.script.E1` and so on; the sentence is in the locale texts. */
  readonly code: string;
  readonly severity: 'error' | 'warning';
  /** Round, table and position from 1 and, where the script came as text, line and column from 1. */
  readonly params: { readonly [name: string]: Json };
};

export type ReadScript = {
  /** The tables that could be read, whole rounds; a line with an error is left out of them. */
  readonly rounds: ScriptRounds;
  /** Where each table of `rounds` stands: its number in the round as written, and the line of the text, from 1. */
  readonly at: readonly (readonly { readonly table: number; readonly line: number }[])[];
  readonly problems: readonly ScriptProblem[];
};

/** Longest text read, in characters. */
export const LONGEST_SCRIPT = 1_000_000;
const LARGEST_NUMBER = 9_999_999;
const MOST_PROBLEMS = 200;

type Cell = { readonly text: string; readonly column: number };

const DASHES = '\\-\u2010-\u2015\u2212';
const separator = new RegExp(`\\s*[${DASHES},;]\\s*|\\s+`, 'gu');
const trailing = new RegExp(`[\\s${DASHES},;]+$`, 'u');

/** The cells of a line between separators, with their columns from 1. */
const cells = (line: string): Cell[] => {
  const text = line.replace(trailing, '');
  const indent = text.length - text.trimStart().length;
  const found: Cell[] = [];
  let start = indent;
  for (const match of text.slice(indent).matchAll(separator)) {
    found.push({ text: text.slice(start, indent + match.index), column: start + 1 });
    start = indent + match.index + match[0].length;
  }
  if (start < text.length) found.push({ text: text.slice(start), column: start + 1 });
  return found;
};

/** A whole number from 1; leading zeros are allowed. */
const numberIn = (text: string): number | null => {
  if (!/^\d+$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= LARGEST_NUMBER ? value : null;
};

/** Reads a script. Every line that is no table of four whole numbers is an error with its place; so is an empty script. */
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
  // Tables of the round as written, also those with an error: they keep their number.
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
    const found = cells(text);
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
