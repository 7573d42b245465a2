import type { StandingsRow } from '../../core/game/standings.ts';
import { contains, searchable, typedWords } from '../../core/tournament/people/searched.ts';
import type { People } from '../round/names/people.ts';

/** Rows in which every word of the search is part of the name or the club; order and places stay. */
export const foundRows = (rows: readonly StandingsRow[], people: People, search: string): readonly StandingsRow[] => {
  const words = typedWords(search);
  if (words.length === 0) return rows;
  return rows.filter(({ entrant }) => {
    const person = people.get(entrant);
    return contains(searchable(`${person?.name ?? ''} ${person?.sought ?? ''} ${person?.club ?? ''}`), words);
  });
};
