import type { StandingsRow } from '../../core/tournament/family.ts';
import type { People } from './people.ts';

/** Text without case and marks, as it is searched: "Łódź" is found by "lodz", "Ёлкин" by "елкин". */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('ø', 'o');

/** Rows in which every word of the search is part of the name or the club; order and places stay. */
export const foundRows = (rows: readonly StandingsRow[], people: People, search: string): readonly StandingsRow[] => {
  const words = folded(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return rows;
  return rows.filter(({ entrant }) => {
    const person = people.get(entrant);
    const text = folded(`${person?.name ?? ''} ${person?.club ?? ''}`);
    return words.every((word) => text.includes(word));
  });
};
