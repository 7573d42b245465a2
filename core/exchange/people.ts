/**
 * People from a list whose shape is known: drafts to enter, and everything that is wrong, with its place.
 *
 * | rule | where |
 * | --- | --- |
 * | all or nothing in one step [reliability 14.2] | the caller enters `people` only when `problemCount` is 0 and twins are decided |
 * | errors name line, column, text and what was expected, up to 50 [reliability 14.3] | `problems` |
 * | empty names and impossible numbers are shown, not guessed away [reliability 14.3] | `personOf` |
 * | duplicates are shown; the TO leaves them out or enters them [reliability 14.3] | `twins` |
 * | the apostrophe before formula characters is removed [reliability 14.4] | `textAt` |
 * | names are NFC, without control characters, at most 120 characters [reliability 12.10] | `textAt` |
 * | a name that is kept in parts is put together in the order of the list's columns [hall-and-print 0.4] | `nameOf` |
 */

import type { Game } from '../game/game.ts';
import type { DraftEntrant } from '../tournament/commands.ts';
import { cleanText, LONGEST_NAME, lengthOf } from '../tournament/people/names.ts';
import { refuse } from '../tournament/refusal.ts';
import type { Entrant, Trait } from '../tournament/state.ts';
import { unguarded } from './apostrophe.ts';
import { type CellRow, type CellTable, filledRows, listLimits, width } from './cells.ts';
import { type Field, traitKind, traitOf } from './fields.ts';
import type { ListShape } from './guess-shape.ts';
import { countProblem, tableProblems } from './limits.ts';
import { located, type Place, type Problem, problem, wholeList } from './problems.ts';
import { readTrait } from './trait-cells.ts';
import { type ListedPerson, type Twin, twinsOf } from './twins.ts';

const MOST_MEMBERS = 12;

const BETWEEN_MEMBERS = ' – ';

export type ListReading = {
  readonly shape: ListShape;
  readonly traits: Game['traits'];
  readonly most: number;
  readonly known: readonly Entrant[];
  readonly leftOut: ReadonlySet<number>;
  readonly twins: 'enter' | 'leaveOut';
};

export type PeopleRead = {
  readonly people: readonly ListedPerson[];
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  readonly problemLines: readonly number[];
  readonly twins: readonly Twin[];
};

const nameFields: ReadonlySet<Field> = new Set<Field>(['name', 'familyName', 'givenName', 'member']);

/** A spreadsheet has rounded a long number: its last digits are lost. */
const rounded = /^\d([.,]\d+)?E\+\d+$/i;

type Line = { readonly row: CellRow; readonly heading: CellRow | undefined; readonly columns: readonly Field[] };

const placeOf = ({ row, heading }: Line, column: number): Place => ({
  line: row.line,
  column: column + 1,
  heading: cleanText(heading?.cells[column] ?? ''),
  text: cleanText(row.cells[column] ?? ''),
});

const textAt = ({ row }: Line, column: number): string => cleanText(unguarded(row.cells[column] ?? ''));

const textsOf = (line: Line, ...fields: readonly Field[]): readonly string[] =>
  line.columns.flatMap((field, column) => (fields.includes(field) ? [textAt(line, column)] : [])).filter(Boolean);

const nameOf = (line: Line): string => {
  if (line.columns.includes('name')) return textsOf(line, 'name').join(' ');
  const parts = textsOf(line, 'familyName', 'givenName');
  return parts.length > 0 ? parts.join(' ') : textsOf(line, 'member').join(BETWEEN_MEMBERS);
};

const cellProblems = (line: Line): readonly Problem[] =>
  line.columns.flatMap((field, column): readonly Problem[] => {
    const place = placeOf(line, column);
    const text = textAt(line, column);
    if (field === 'skip' || text === '') return [];
    if (text.includes('\ufffd')) return [problem('unreadable', place)];
    const trait = traitOf(field);
    if (trait === null) {
      const found = lengthOf(text);
      if (found > LONGEST_NAME) return [problem('tooLong', place, { found, allowed: LONGEST_NAME })];
      return field === 'number' && rounded.test(text) ? [problem('roundedNumber', place)] : [];
    }
    const read = readTrait(traitKind(trait), text);
    return read.ok ? [] : [located(read.refusal, place)];
  });

/** A separator inside a name has moved everything to the right. */
const surplusProblem = ({ row, heading }: Line): readonly Problem[] => {
  const named = heading === undefined ? row.cells.length : width(heading);
  if (width(row) <= named) return [];
  const place = { line: row.line, column: named + 1, heading: '', text: cleanText(row.cells[named] ?? '') };
  return [problem('moreCells', place, { found: width(row), expected: named }, [{ do: 'ignoreSurplus' }])];
};

const nameProblems = (line: Line): readonly Problem[] => {
  const { columns } = line;
  const column = columns.findIndex((field) => nameFields.has(field));
  const name = nameOf(line);
  if (name === '') return [problem('emptyName', placeOf(line, column))];
  const found = lengthOf(name);
  if (found > LONGEST_NAME && !columns.includes('name')) {
    return [problem('tooLong', { ...placeOf(line, column), text: name }, { found, allowed: LONGEST_NAME })];
  }
  const paired = columns.every((field) => !nameFields.has(field) || field === 'member');
  const lone = columns.findIndex((field, i) => field === 'member' && textAt(line, i) === '');
  return paired && columns.filter((field) => field === 'member').length > 1 && textsOf(line, 'member').length < 2
    ? [problem('onlyOneMember', placeOf(line, lone))]
    : [];
};

const traitsOf = (line: Line): { readonly [code: string]: Trait } =>
  Object.fromEntries(
    line.columns.flatMap((field, column): readonly (readonly [string, Trait])[] => {
      const trait = traitOf(field);
      const text = textAt(line, column);
      if (trait === null || text === '') return [];
      const read = readTrait(traitKind(trait), text);
      return read.ok ? [[trait, read.value]] : [];
    }),
  );

const traitProblems = (line: Line, traits: Game['traits']): readonly Problem[] => {
  const parsed = traits.safeParse(traitsOf(line));
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => {
    const column = line.columns.findIndex((field) => traitOf(field) === issue.path[0]);
    const place = placeOf(line, column);
    if (issue.code === 'too_small') return problem('tooSmall', place, { least: Number(issue.minimum) });
    if (issue.code === 'too_big') return problem('tooLarge', place, { most: Number(issue.maximum) });
    return problem('notAllowed', place);
  });
};

const memberProblems = (line: Line): readonly Problem[] => {
  const found = textsOf(line, 'member').length;
  if (found <= MOST_MEMBERS) return [];
  const column = line.columns.indexOf('member');
  return [problem('tooManyMembers', placeOf(line, column), { found, allowed: MOST_MEMBERS })];
};

const draftOf = (line: Line): DraftEntrant => {
  const text = (field: Field) => textsOf(line, field).join(' ');
  return {
    name: nameOf(line),
    familyName: text('familyName'),
    givenName: text('givenName'),
    reading: text('reading'),
    club: text('club'),
    country: text('country'),
    number: text('number'),
    members: [...textsOf(line, 'member')],
    traits: { ...traitsOf(line) },
    playing: true,
  };
};

const lineProblems = (line: Line, { shape, traits }: ListReading): readonly Problem[] => {
  const surplus = shape.ignoreSurplus ? [] : surplusProblem(line);
  const cells = [...cellProblems(line), ...surplus, ...nameProblems(line), ...memberProblems(line)];
  return cells.length > 0 ? cells : traitProblems(line, traits);
};

const shapeProblem = (table: CellTable, { heading, columns }: ListShape): Problem | null => {
  if (table.unclosed !== undefined) {
    const refusal = refuse('people.unclosedQuote', { line: table.unclosed }, [{ do: 'plainQuotes' }]);
    return { ...refusal, ...wholeList, line: table.unclosed };
  }
  if (filledRows(table).length <= (heading ? 1 : 0)) return problem('nobody', wholeList);
  if (!columns.some((field) => nameFields.has(field))) return problem('noNameColumn', wholeList);
  const again = columns.findIndex(
    (field, column) => field !== 'member' && field !== 'skip' && columns.indexOf(field) < column,
  );
  if (again === -1) return null;
  const place = { line: null, column: again + 1, heading: '', text: '' };
  return problem('fieldTwice', place, { field: columns[again] ?? '' });
};

const onlyProblems = (problems: readonly Problem[]): PeopleRead => ({
  people: [],
  problems: problems.slice(0, listLimits.problems),
  problemCount: problems.length,
  problemLines: [...new Set(problems.flatMap(({ line }) => (line === null ? [] : [line])))],
  twins: [],
});

/** Problems `people.…` of the whole list, of a line, of a cell, and of people in all. */
export const readPeople = (table: CellTable, reading: ListReading): PeopleRead => {
  const { shape, known, leftOut } = reading;
  const broken = shapeProblem(table, shape);
  if (broken !== null) return onlyProblems([broken]);
  const kept = { rows: table.rows.filter(({ line }) => !leftOut.has(line)) };
  const overLimit = tableProblems(kept, shape.heading);
  if (overLimit.length > 0) return onlyProblems(overLimit);
  const rows = filledRows(table);
  const heading = shape.heading ? rows[0] : undefined;
  const lines = rows
    .slice(shape.heading ? 1 : 0)
    .filter(({ line }) => !leftOut.has(line))
    .map((row): Line => ({ row, heading, columns: shape.columns }));
  const problems = lines.flatMap((line) => lineProblems(line, reading));
  const wrong = new Set(problems.map(({ line }) => line));
  const readable = lines
    .filter(({ row }) => !wrong.has(row.line))
    .map((line): ListedPerson => ({ line: line.row.line, draft: draftOf(line) }));
  const twins = twinsOf(readable, known);
  const again = new Set(reading.twins === 'leaveOut' ? twins.map(({ line }) => line) : []);
  const people = readable.filter(({ line }) => !again.has(line));
  const tooMany = countProblem(people.length, known.length, reading.most);
  return { ...onlyProblems(tooMany === null ? problems : [...problems, tooMany]), people, twins };
};
