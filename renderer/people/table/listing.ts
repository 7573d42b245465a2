/** Which people the list shows, and in which order. */

import { foldedName } from '../../../core/exchange/twins.ts';
import { type GivenNumbers, numberOf } from '../../../core/sheets/known-rounds.ts';
import { compareKeys } from '../../../core/sheets/letters.ts';
import { type NamesOf, shownNames } from '../../../core/sheets/names.ts';
import { contains, searchable, typedWords } from '../../../core/tournament/people/searched.ts';
import { soughtIn } from '../../../core/tournament/people/sought.ts';
import type { Entrant } from '../../../core/tournament/state.ts';
import type { Sorting } from '../../parts/table/table.tsx';
import type { ColumnId, PersonColumn } from './columns.ts';

const textsOf = (entrant: Entrant, numbers: GivenNumbers): string => {
  const { id, club, country, number } = entrant;
  return [numberOf({ numbers }, id) ?? '', soughtIn(entrant), club, country, number].join(' ');
};

/** People in whom every word of the search occurs somewhere; a number alone also finds the one they are known by. */
export const found = (
  entrants: readonly Entrant[],
  search: string,
  numbers: GivenNumbers = new Map(),
): readonly Entrant[] => {
  const words = typedWords(search);
  return words.length === 0
    ? entrants
    : entrants.filter((entrant) => contains(searchable(textsOf(entrant, numbers)), words));
};

/**
 * People in the order of a column. Names as in every list by name: by reading or family name where they are known, the
 * list's own script first. What is empty stands last in both directions; equals stand in order of registration.
 */
export const sorted = (
  people: NamesOf,
  column: PersonColumn,
  { descending }: Sorting<ColumnId>,
  language: string,
): readonly Entrant[] => {
  const names = column.id === 'name' ? shownNames(people) : null;
  const keyed = people.entrants.map((entrant) => ({
    entrant,
    key: names?.get(entrant.id)?.key ?? column.value(entrant),
  }));
  const compare = (a: (typeof keyed)[number], b: (typeof keyed)[number]): number => {
    const blank = Number(a.key === '') - Number(b.key === '');
    if (blank !== 0) return blank;
    const order =
      typeof a.key === 'string' && typeof b.key === 'string'
        ? compareKeys(a.key, b.key, language)
        : Number(a.key) - Number(b.key);
    return (descending ? -order : order) || a.entrant.id - b.entrant.id;
  };
  return keyed.toSorted(compare).map(({ entrant }) => entrant);
};

/** Somebody whose name is the one being typed, for a hint while it is typed. */
export const namesake = (entrants: readonly Entrant[], name: string): Entrant | undefined => {
  const folded = foldedName(name);
  return folded === '' ? undefined : entrants.find((entrant) => foldedName(entrant.name) === folded);
};
