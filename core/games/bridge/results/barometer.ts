/**
 * Rounds of another event taken in [bridge 4.17]: a barometer that goes on as Swiss, or an earlier session.
 *
 * | rule | where |
 * | --- | --- |
 * | or totals only: pair, total; then no meetings are known [I-02] | `readTotals` |
 * | one section, equal rounds for every pair [E-13] | `checkOneSection` |
 * | the empty opponent of a bye is written 0, – or bye | `pairNumber` |
 *
 * Results are in the ranking unit: both sides as 12-8, or N-S alone, and E-W has the rest.
 */

import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { Phrase, RoundNo, TableNo } from '../../../tournament/words.ts';
import { readHundredths } from '../rules/decimals.ts';

/** In pair numbers, null for the phantom; scores in hundredths of the ranking unit. */
export type ImportedRow = {
  readonly round: RoundNo;
  readonly table: TableNo;
  readonly ns: number | null;
  readonly ew: number | null;
  readonly nsScore: number | null;
  /** Null: the rest. */
  readonly ewScore: number | null;
};

export type ImportedTotal = { readonly number: number; readonly total: number };

const COLUMNS = ['round', 'table', 'ns', 'ew', 'result'] as const;
type Column = (typeof COLUMNS)[number];

const headings: ReadonlyMap<string, Column> = new Map(
  Object.entries({
    round: 'round',
    тур: 'round',
    table: 'table',
    стол: 'table',
    ns: 'ns',
    'n-s': 'ns',
    ew: 'ew',
    'e-w': 'ew',
    result: 'result',
    результат: 'result',
  } as const),
);

const cellsOf = (line: string): readonly string[] => {
  const parts = /[\t;]/u.test(line) ? line.split(/[\t;]/u) : line.includes(',') ? line.split(',') : line.split(/\s+/u);
  return parts.map((cell) => cell.trim());
};

const linesOf = (text: string): readonly { readonly line: number; readonly cells: readonly string[] }[] =>
  text
    .split(/\r\n|\r|\n/u)
    .map((content, i) => ({ line: i + 1, content: content.trim() }))
    .filter(({ content }) => content !== '')
    .map(({ line, content }) => ({ line, cells: cellsOf(content) }));

const wrongLine = (line: number, field: string): Refusal => refuse('bridge.importLine', { line, field });

const whole = (text: string | undefined): number | null => (/^\d{1,4}$/u.test(text ?? '') ? Number(text) : null);

/** Null for the phantom, undefined where the text is neither. */
const pairNumber = (text: string | undefined): number | null | undefined => {
  if (text === undefined) return undefined;
  if (['0', '-', '–', 'bye', ''].includes(text.toLowerCase())) return null;
  return whole(text) ?? undefined;
};

const scoresOf = (text: string): readonly [number | null, number | null] | null => {
  if (text === '') return [null, null];
  const both = /^([\d.,]+)\s*[-–:]\s*([\d.,]+)$/u.exec(text);
  const [ns, ew] = both === null ? [text, null] : [both[1] ?? '', both[2] ?? ''];
  const nsScore = readHundredths(ns);
  const ewScore = ew === null ? null : readHundredths(ew);
  return nsScore === null || (ew !== null && ewScore === null) ? null : [nsScore, ewScore];
};

const readRow = (cells: readonly string[], line: number, at: (column: Column) => number): Answer<ImportedRow> => {
  const cell = (column: Column): string | undefined => cells[at(column)];
  const round = whole(cell('round'));
  const table = whole(cell('table'));
  const ns = pairNumber(cell('ns'));
  const ew = pairNumber(cell('ew'));
  const scores = scoresOf(cell('result') ?? '');
  if (round === null || round < 1) return no(wrongLine(line, 'round'));
  if (table === null || table < 1) return no(wrongLine(line, 'table'));
  if (ns === undefined || (ns === null && ew === null)) return no(wrongLine(line, 'ns'));
  if (ew === undefined || ns === ew) return no(wrongLine(line, 'ew'));
  if (scores === null) return no(wrongLine(line, 'result'));
  return ok({ round, table, ns, ew, nsScore: scores[0], ewScore: scores[1] });
};

export const importedPairs = (rows: readonly ImportedRow[]): number[] =>
  [...new Set(rows.flatMap(({ ns, ew }) => [ns, ew]).filter((pair) => pair !== null))].sort((a, b) => a - b);

/** Every pair once a round, no table twice, no round left out [E-13]. With an odd number one pair a round may sit out. */
const checkOneSection = (rows: readonly ImportedRow[]): Refusal | null => {
  const rounds = Map.groupBy(rows, ({ round }) => round);
  const pairs = importedPairs(rows).length;
  for (let round = 1; round <= rounds.size; round++) {
    const here = rounds.get(round);
    if (here === undefined) return refuse('bridge.notOneSection', { round, why: 'gap' });
    const seated = here.flatMap(({ ns, ew }) => [ns, ew]).filter((pair) => pair !== null);
    if (new Set(here.map(({ table }) => table)).size !== here.length) {
      return refuse('bridge.notOneSection', { round, why: 'tables' });
    }
    const missing = pairs - seated.length;
    if (new Set(seated).size !== seated.length || missing > pairs % 2) {
      return refuse('bridge.notOneSection', { round, why: 'pairs' });
    }
  }
  return null;
};

/** Refuses `bridge.importLine` with line and field, and `bridge.notOneSection` [E-13]. */
export const readRounds = (text: string): Answer<readonly ImportedRow[]> => {
  const [first, ...others] = linesOf(text);
  if (first === undefined) return no(wrongLine(1, 'round'));
  const named = first.cells.map((cell) => headings.get(cell.toLowerCase()));
  const isHeading = named.some((column) => column !== undefined);
  const at = (column: Column): number => (isHeading ? named.indexOf(column) : COLUMNS.indexOf(column));
  const rows: ImportedRow[] = [];
  for (const { line, cells } of isHeading ? others : [first, ...others]) {
    const row = readRow(cells, line, at);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  const refusal = rows.length === 0 ? wrongLine(first.line, 'round') : checkOneSection(rows);
  return refusal === null ? ok(rows) : no(refusal);
};

/** Earlier meetings stay unknown [I-02]. */
export const readTotals = (
  text: string,
): Answer<{ readonly totals: readonly ImportedTotal[]; readonly notice: Phrase }> => {
  const totals: ImportedTotal[] = [];
  for (const [i, { line, cells }] of linesOf(text).entries()) {
    const number = whole(cells[0]);
    const total = readHundredths(cells[1] ?? '');
    if (i === 0 && number === null && total === null) continue;
    if (number === null || totals.some((other) => other.number === number)) return no(wrongLine(line, 'number'));
    if (total === null) return no(wrongLine(line, 'total'));
    totals.push({ number, total });
  }
  if (totals.length === 0) return no(wrongLine(1, 'number'));
  return ok({ totals, notice: { code: 'bridge.notices.meetingsUnknown' } });
};
