/**
 * What the editor says of a script: problems with their place in the text, rounds with their first line.
 *
 * | what | function |
 * | --- | --- |
 * | live check against the people of the event [M-23] | `checkedScript` |
 * | where a problem is, to jump there: line, column, length | `placeOf` |
 * | problems of one kind together, errors first | `grouped` |
 * | marks beside the line numbers | `lineMarks`, `roundLines` |
 */

import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { ScriptRounds } from '../../../../core/games/mahjong/seating/script/script.ts';
import { checkScript } from '../../../../core/games/mahjong/seating/script/script-check.ts';
import { type LocalIds, numberInOrder } from '../../../../core/games/mahjong/seating/script/script-map.ts';
import {
  type ReadScript,
  readScript,
  type ScriptProblem,
} from '../../../../core/games/mahjong/seating/script/script-read.ts';
import { currentGame, localIdsOf } from '../../../../core/games/mahjong/seating/script/script-state.ts';
import { playingEntrants, type Tournament } from '../../../../core/tournament/state.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import type { ScriptDraft } from './draft.ts';

export type CheckedScript = { readonly read: ReadScript; readonly problems: readonly ScriptProblem[] };

/** Number of each player; before the first script is saved, the number that saving would give. */
export const mapOf = (tournament: Tournament): LocalIds => {
  const { script } = ownOf(tournament);
  return script === null ? numberInOrder(tournament.entrants.map(({ id }) => id)) : localIdsOf(tournament, script);
};

export const checkedScript = (
  tournament: Tournament,
  { text, numbers }: Pick<ScriptDraft, 'text' | 'numbers'>,
): CheckedScript => {
  const read = readScript(text);
  const { script } = ownOf(tournament);
  const problems = checkScript(read, {
    numbers,
    current: script === null ? 1 : currentGame(tournament, script),
    localIds: mapOf(tournament),
    active: playingEntrants(tournament).map(({ id }) => id),
    plannedRounds: tournament.plannedRounds,
  });
  return { read, problems };
};

export const countOf = (problems: readonly ScriptProblem[], severity: ScriptProblem['severity']): number =>
  problems.filter((problem) => problem.severity === severity).length;

/** A place in the text. Without a column the whole line is meant. */
export type ScriptPlace = { readonly line: number; readonly column: number | null };

const numberOf = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
const numbersOf = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

const lineOf = ({ at }: Pick<ReadScript, 'at'>, round: number, table: number): number | null =>
  at[round - 1]?.[table]?.line ?? null;

/** The line of the table at which all of these numbers sit, in the last of the rounds. */
const lineWith = (read: ReadScript, rounds: readonly number[], numbers: readonly number[]): number | null => {
  const round = rounds.at(-1) ?? 0;
  const table = read.rounds[round - 1]?.findIndex((four) => numbers.every((number) => four.includes(number))) ?? -1;
  return lineOf(read, round, table);
};

/** Column of a number's cell: cells are runs of digits outside the comment. */
const columnOf = (text: string, line: number, position: number): number | null => {
  const [code = ''] = (text.split(/\r\n|\r|\n/)[line - 1] ?? '').split('#');
  const cell = [...code.matchAll(/[^\s,;\-\u2010-\u2015\u2212]+/gu)][position - 1];
  return cell === undefined ? null : cell.index + 1;
};

/** Where in the text a problem is, or null for one that is about the whole script. */
export const placeOf = ({ code, params }: ScriptProblem, read: ReadScript, text: string): ScriptPlace | null => {
  const line = numberOf(params.line);
  const position = numberOf(params.position);
  if (line !== null) {
    const column = numberOf(params.column) ?? (position === null ? null : columnOf(text, line, position));
    return { line, column };
  }
  const number = numberOf(params.number);
  const rounds = numbersOf(params.rounds);
  const found = (() => {
    if (code.endsWith('.W1')) return lineOf(read, numberOf(params.round) ?? 0, 0);
    if (code.endsWith('.W3')) return lineWith(read, rounds, numbersOf(params.numbers));
    if (code.endsWith('.W5')) return lineWith(read, rounds, number === null ? [] : [number]);
    if (code.endsWith('.W4') && number !== null) return lineWith(read, [roundWith(read.rounds, number)], [number]);
    return null;
  })();
  return found === null ? null : { line: found, column: null };
};

const roundWith = (rounds: ScriptRounds, number: number): number =>
  1 + rounds.findIndex((tables) => tables.some((four) => four.includes(number)));

export type ProblemGroup = {
  readonly code: string;
  /** E1 to W7, as the list shows it; empty for what has no such name. */
  readonly rule: string;
  readonly severity: ScriptProblem['severity'];
  readonly problems: readonly ScriptProblem[];
};

/** Problems of one kind together: errors first, then warnings, in the order of their rules. */
export const grouped = (problems: readonly ScriptProblem[]): readonly ProblemGroup[] => {
  const groups = new Map<string, ScriptProblem[]>();
  for (const problem of problems) groups.set(problem.code, [...(groups.get(problem.code) ?? []), problem]);
  return [...groups]
    .map(([code, own]): ProblemGroup => {
      const last = code.split('.').at(-1) ?? '';
      const rule = /^[EW]\d$/.test(last) ? last : '';
      return { code, rule, severity: own[0]?.severity ?? 'error', problems: own };
    })
    .toSorted((a, b) => a.severity.localeCompare(b.severity) || a.rule.localeCompare(b.rule));
};

/** Lines with an error. Warnings are not marked: meetings and winds would mark nearly every line of many a script. */
export const lineMarks = ({ read, problems }: CheckedScript, text: string): ReadonlySet<number> =>
  new Set(
    problems.flatMap((problem) => (problem.severity === 'error' ? (placeOf(problem, read, text)?.line ?? []) : [])),
  );

export type RoundLine = { readonly round: number; readonly line: number };

/** Where each round begins. A round without a readable line is left out. */
export const roundLines = ({ at }: Pick<ReadScript, 'at'>): readonly RoundLine[] =>
  at.flatMap((tables, index) => {
    const line = tables[0]?.line;
    return line === undefined ? [] : [{ round: index + 1, line }];
  });

/** The characters from `start` to `end` of the text that a place means: its cell, or the whole line. */
export const rangeOf = (text: string, { line, column }: ScriptPlace): readonly [start: number, end: number] => {
  let start = 0;
  for (let n = 1; n < line; n++) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  const stop = text.indexOf('\n', start);
  const end = stop < 0 ? text.length : stop;
  if (column === null) return [start, end];
  const from = Math.min(start + column - 1, end);
  const cell = /^[^\s,;\-\u2010-\u2015\u2212#]+/u.exec(text.slice(from, end))?.[0].length ?? 0;
  return [from, from + cell];
};
