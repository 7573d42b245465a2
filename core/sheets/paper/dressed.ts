/**
 * Names as a job of paper, or a window of the hall, wants them written.
 *
 * | rule | where |
 * | --- | --- |
 * | [hall-and-print 1.3] capitals for the family name, only as an option | `inCapitals` |
 * | [hall-and-print 5] the name in a second script below the name, as it was entered | `dressOf` |
 * | [hall-and-print 1.1 T] the club as an option | `dressOf` |
 * | [hall-and-print 1.1 N] opponents in a second line, as an option | `dressOf`, `meeting` |
 *
 * The lines below belong to lists; slips, guide cards and the like have no room for them.
 */

import type { Tournament } from '../../tournament/state.ts';
import type { Table } from '../../tournament/words.ts';
import type { PublishedView } from '../hall/published-view.ts';
import { familyAt, langOf, type ShownName, shownNames } from '../names.ts';
import type { Row, Sheet } from '../sheet.ts';

export type NameWishes = {
  readonly capitals: boolean;
  /** The name in a second script stands below it, where one is entered. */
  readonly secondScript: boolean;
  readonly clubs: boolean;
  readonly opponents: boolean;
};

export const plainNames: NameWishes = { capitals: false, secondScript: false, clubs: false, opponents: false };

type Dress = (name: ShownName, document: string, isList: boolean) => ShownName;

const upper = (text: string, family: string): string => {
  const at = familyAt(text, family);
  return at < 0 ? text : `${text.slice(0, at)}${family.toLocaleUpperCase()}${text.slice(at + family.length)}`;
};

/** "de Vries" and "De Vries" keep their letters, because nobody may read like somebody else. */
const inCapitals = (name: ShownName, family: string, taken: ReadonlySet<string>): ShownName => {
  const text = upper(name.text, family);
  if (text !== name.text && taken.has(text)) return name;
  const strong = name.strong === undefined ? {} : { strong: family.toLocaleUpperCase() };
  return { ...name, ...strong, text, short: name.short === null ? null : upper(name.short, family) };
};

const doubled = (texts: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.size === seen.add(text).size));
};

const SEATING_BY_NAME = /^(seatingByName|[a-z]+\.byName)$/;
const SEATING_BY_TABLE = /^(seatingByTable|[a-z]+\.byTable)$/;

/** Where people find their seats: lists that hang on the wall. */
export const isSeating = (document: string): boolean => SEATING_BY_NAME.test(document) || isByTable(document);

export const isByTable = (document: string): boolean => SEATING_BY_TABLE.test(document);

const dressOf = (event: Tournament, tables: readonly Table[], wishes: NameWishes): Dress => {
  const { entrants } = event;
  const names = shownNames(event);
  const people = new Map(
    entrants.flatMap((entrant) => {
      const named = names.get(entrant.id);
      return named === undefined
        ? []
        : ([
            [named.plain.text, entrant],
            [named.listed.text, entrant],
          ] as const);
    }),
  );
  const met = new Map(
    tables.flatMap(({ seats }) => seats.map((id) => [id, seats.filter((other) => other !== id)] as const)),
  );
  const alike = doubled(
    entrants.flatMap(({ id }) => {
      const named = names.get(id);
      if (named === undefined) return [];
      return [...new Set([upper(named.plain.text, named.family), upper(named.listed.text, named.family)])];
    }),
  );
  return (name, document, isList) => {
    const entrant = people.get(name.text);
    if (entrant === undefined || name.insteadOf !== undefined) return name;
    const { otherScript } = entrant.traits;
    const second = wishes.secondScript && isList && typeof otherScript === 'string' ? [otherScript] : [];
    const club = wishes.clubs && isByTable(document) && entrant.club !== '' ? [entrant.club] : [];
    const others =
      wishes.opponents && SEATING_BY_NAME.test(document)
        ? (met.get(entrant.id) ?? []).flatMap((id) => {
            const plain = names.get(id)?.plain;
            return plain === undefined ? [] : [`\u2068${plain.short ?? plain.text}\u2069`];
          })
        : [];
    const under = [...second, ...club].join(' · ');
    const written = {
      ...(wishes.capitals ? inCapitals(name, names.get(entrant.id)?.family ?? '', alike) : name),
      ...(others.length === 0 || name.met !== undefined ? {} : { met: others.join(', ') }),
    };
    return under === '' ? written : { ...written, under: { text: under, lang: langOf(second[0] ?? '') } };
  };
};

/** A game says in the fourth cell of a row whom they meet, where names in it are of players and not of entrants. */
const meeting = (sheet: Sheet): Sheet => {
  if (sheet.kind !== 'list' || !SEATING_BY_NAME.test(sheet.document)) return sheet;
  const met = (row: Row): Row => {
    const [name, table, seat, others] = row.cells;
    if (name?.kind !== 'name' || others?.kind !== 'text' || table === undefined || seat === undefined) return row;
    return { ...row, cells: [{ kind: 'name', name: { ...name.name, met: others.text } }, table, seat] };
  };
  const parts = sheet.parts.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) => ({ ...block, rows: block.rows.map(met) })),
  }));
  return { ...sheet, parts };
};

const isName = (value: object): value is ShownName => 'text' in value && 'short' in value && 'lang' in value;

const eachName = <T>(value: T, change: (name: ShownName) => ShownName): T => {
  if (Array.isArray(value)) return value.map((part) => eachName(part, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isName(value)) return change(value) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, eachName(part, change)])) as T;
};

export const dressed = (
  sheets: readonly Sheet[],
  tournament: Tournament,
  tables: readonly Table[],
  wishes: NameWishes,
): readonly Sheet[] => {
  if (Object.values(wishes).every((wished) => !wished)) return sheets;
  const dress = dressOf(tournament, tables, wishes);
  const meant = wishes.opponents ? sheets.map(meeting) : sheets;
  return meant.map((sheet) => eachName(sheet, (name) => dress(name, sheet.document, sheet.kind === 'list')));
};

export const withSecondScript = (view: PublishedView, tournament: Tournament): PublishedView => {
  const dress = dressOf(tournament, [], { ...plainNames, secondScript: true });
  return eachName(view, (name) => dress(name, '', true));
};

export const withoutLines = <T>(value: T): T => eachName(value, ({ under: _, met: _met, ...name }) => name);
