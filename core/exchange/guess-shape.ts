/**
 * A first guess at how a list is built. The TO sees it and changes what is wrong; nothing is entered on a guess alone.
 *
 * | rule | function |
 * | --- | --- |
 * | the first line is a heading when a word of it is known, or stands over numbers | `hasHeading` |
 * | no heading is what the lines below say as well, nor a lone "Player 1" | `isKnown` |
 * | with headings: their words, then their neighbours ("name" beside a family name is the given name) | `byHeading` |
 * | a name beside one partner is a member like the partner | `withPartner` |
 * | partners written in one cell, with a dash, a slash, & or + between them in every line, are two people | `withPartnersApart` |
 * | without: names are the column with the most different texts; codes, numbers and the rest by their form | `byContent` |
 * | a city stands in for a missing country | `settled` |
 */

import { cleanText } from '../tournament/people/names.ts';
import { type CellRow, type CellTable, columnCount, filledRows } from './cells.ts';
import { type Field, offeredFields } from './fields.ts';
import { type HeadingMeaning, headingMeaning, isNumberedMember, isPartner, namesOne } from './headings.ts';

export type ListShape = {
  readonly heading: boolean;
  readonly columns: readonly Field[];
  /** The TO has said that cells beyond the last heading are no mistake. */
  readonly ignoreSurplus: boolean;
};

const SAMPLE = 500;

const cellsOf = (rows: readonly CellRow[], column: number): readonly string[] =>
  rows.slice(0, SAMPLE).map(({ cells }) => cleanText(cells[column] ?? ''));

const filled = (cells: readonly string[]): readonly string[] => cells.filter((cell) => cell !== '');

const allLike = (cells: readonly string[], form: RegExp): boolean => {
  const texts = filled(cells);
  return texts.length > 0 && texts.every((text) => form.test(text));
};

const share = (texts: readonly string[], of: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(of).length / texts.length;

/** 1, 2, 3, … down the list is the list's own count, not a number of anybody. */
const counts = (cells: readonly string[]): boolean => cells.length > 0 && cells.every((cell, i) => cell === `${i + 1}`);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const variety = (cells: readonly string[]): number => {
  const texts = filled(cells);
  if (share(texts, hasLetters) < 0.5) return 0;
  return new Set(texts).size / Math.max(1, cells.length);
};

const hasHeading = (rows: readonly CellRow[]): boolean => {
  const [first, ...rest] = rows;
  if (first === undefined || first.cells.some((cell) => /^\s*\d+\s*$/.test(cell))) return false;
  const isKnown = (cell: string, column: number): boolean =>
    headingMeaning(cell) !== null &&
    share(filled(cellsOf(rest, column)), (below) => headingMeaning(below) !== null) < 0.5;
  const known = first.cells.filter(isKnown);
  if (known.length > 1 || known.some((cell) => !isNumberedMember(cell))) return true;
  return first.cells.some((cell, column) => hasLetters(cell) && allLike(cellsOf(rest, column), /^\d+$/));
};

const mostVaried = (rows: readonly CellRow[], columns: readonly number[]): number | null => {
  const best = columns
    .map((column) => ({ column, variety: variety(cellsOf(rows, column)) }))
    .filter((candidate) => candidate.variety > 0)
    .toSorted((a, b) => b.variety - a.variety || a.column - b.column)[0];
  return best?.column ?? null;
};

const settled = (
  meaning: HeadingMeaning | null,
  others: ReadonlySet<HeadingMeaning | null>,
  offered: ReadonlySet<Field>,
  cells: readonly string[],
): Field => {
  switch (meaning) {
    case null:
      return 'skip';
    case 'plainName':
      return others.has('familyName') && !others.has('givenName') && !others.has('name') ? 'givenName' : 'name';
    case 'city':
      return others.has('country') ? 'skip' : 'country';
    case 'team':
      if (!others.has('name') && !others.has('plainName') && !others.has('familyName')) return 'name';
      if (offered.has('trait.team')) return 'trait.team';
      return others.has('club') ? 'skip' : 'club';
    case 'ordinal':
      if (counts(cells) || others.has('number')) return 'skip';
      return 'number';
    default:
      return offered.has(meaning) ? meaning : 'skip';
  }
};

/** A name beside one partner is the other of the two, and not what their pair is called; "pair" is. */
const withPartner = (columns: readonly Field[], heading: CellRow): readonly Field[] =>
  heading.cells.filter((cell) => isPartner(cell)).length !== 1 ||
  columns.filter((field) => field === 'member').length !== 1
    ? columns
    : columns.map((field, column) => (field === 'name' && namesOne(heading.cells[column] ?? '') ? 'member' : field));

const onceEach = (columns: readonly Field[]): readonly Field[] =>
  columns.map((field, i) => (field !== 'member' && columns.indexOf(field) < i ? 'skip' : field));

const isNamed = (columns: readonly Field[]): boolean =>
  columns.some((field) => field === 'name' || field === 'familyName' || field === 'givenName' || field === 'member');

const byHeading = (heading: CellRow, people: readonly CellRow[], count: number, offered: ReadonlySet<Field>) => {
  const read = Array.from({ length: count }, (_, column) => headingMeaning(heading.cells[column] ?? ''));
  const others = new Set(read);
  const columns = onceEach(read.map((meaning, column) => settled(meaning, others, offered, cellsOf(people, column))));
  if (isNamed(columns)) return columns;
  const free = [...columns.keys()].filter((column) => read[column] === null);
  const name = mostVaried(people, free);
  return columns.map((field, column) => (column === name ? ('name' as const) : field));
};

const namesPeople = (cells: readonly string[]): boolean =>
  variety(cells) >= 0.8 && share(filled(cells), (text) => text.includes(' ')) >= 0.8;

const byContent = (rows: readonly CellRow[], count: number): readonly Field[] => {
  const cells = Array.from({ length: count }, (_, column) => cellsOf(rows, column));
  const formed = cells.map((column): Field | null => {
    if (filled(column).length === 0 || counts(column)) return 'skip';
    if (allLike(column, /^[\d /-]+$/)) return 'number';
    return allLike(column, /^[A-Z]{2,3}$/) ? 'country' : null;
  });
  const texts = [...formed.keys()].filter((column) => formed[column] === null);
  const people = texts.filter((column) => namesPeople(cells[column] ?? []));
  const name = mostVaried(rows, texts);
  const named = people.length > 1 ? people : texts.filter((column) => column === name);
  const club = texts.find((column) => !named.includes(column));
  return onceEach(
    formed.map((field, column) => {
      if (named.includes(column)) return named.length > 1 ? 'member' : 'name';
      return field ?? (column === club ? 'club' : 'skip');
    }),
  );
};

type Told = {
  /** The TO has decided whether the first line holds headings, only the columns are guessed. */
  readonly heading?: boolean;
  /** Each line is a pair of people. */
  readonly isOfPairs?: boolean;
};

export const guessShape = (
  table: CellTable,
  traits: Parameters<typeof offeredFields>[0],
  { heading, isOfPairs = false }: Told = {},
): ListShape => {
  // A line may have a million cells; no column beyond the last one that is read has a say.
  const count = columnCount(table);
  const rows = filledRows(table).map(({ line, cells }) => ({ line, cells: cells.slice(0, count) }));
  const offered = new Set(offeredFields(traits));
  const [first, ...rest] = rows;
  if (first === undefined) return { heading: heading ?? false, columns: [], ignoreSurplus: false };
  if (table.partners !== undefined) {
    return { heading: heading ?? table.partners === 'headed', columns: ['member', 'member'], ignoreSurplus: false };
  }
  const headed = heading ?? hasHeading(rows);
  const guessed = headed ? byHeading(first, rest, count, offered) : byContent(rows, count);
  const columns = headed && isOfPairs ? withPartner(guessed, first) : guessed;
  return { heading: headed, columns, ignoreSurplus: false };
};

const PARTNERS: ReadonlySet<string> = new Set(['-', '–', '—', '/', '&', '+']);

/** Each on its own side of one sign; a second sign would leave open who they are. */
const partnersIn = (cell: string): readonly string[] | null => {
  const words = [...cell.matchAll(/\S+/gu)];
  const signs = words.slice(1, -1).filter(([word]) => PARTNERS.has(word));
  const [sign] = signs;
  // A list may hold a megabyte in one cell; no pattern over the whole of it takes linear time [fault F-8].
  if (sign === undefined || signs.length > 1) return null;
  const parts = [cell.slice(0, sign.index).trim(), cell.slice(sign.index + sign[0].length).trim()];
  return parts.some((part) => part.includes('\n')) ? null : parts;
};

/** A list of pairs of one column with the partners in columns of their own; one in which a line names nobody's partner as it is. */
export const withPartnersApart = (table: CellTable): CellTable => {
  const filled = filledRows(table);
  if (filled.length < 2 || columnCount(table) !== 1) return table;
  const apart = new Map(filled.map((row) => [row, partnersIn(row.cells[0] ?? '')]));
  // The first line may be a heading.
  if (filled.slice(1).some((row) => apart.get(row) === null)) return table;
  return {
    ...table,
    rows: table.rows.map((row) => ({ ...row, cells: [...(apart.get(row) ?? row.cells)] })),
    partners: filled[0] !== undefined && apart.get(filled[0]) !== null ? 'bare' : 'headed',
  };
};
