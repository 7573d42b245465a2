/** Whether the published tables are the proposal with its stated changes [ME-52], matched by people, then by places. */

import type { Proposal } from '../../game/seating.ts';
import type { EntrantId, Phrase, Table, TableNo } from '../words.ts';
import { canonical } from './fingerprint.ts';
import { inOrder, type Places } from './hand-change.ts';

export const firstPlaces = ({ tables, byes }: Proposal): Places => inOrder({ tables, byes });

export const peopleOf = ({ tables, byes }: Places): EntrantId[] =>
  [...tables.flatMap(({ seats }) => seats), ...byes.map(({ entrant }) => entrant)].toSorted((a, b) => a - b);

export const isOnce = (places: Places): boolean => {
  const people = peopleOf(places);
  return new Set(people).size === people.length;
};

const counts = (people: readonly EntrantId[]): Map<EntrantId, number> => {
  const found = new Map<EntrantId, number>();
  for (const entrant of people) found.set(entrant, (found.get(entrant) ?? 0) + 1);
  return found;
};

export const notEverybody = (published: Places, expected: Places): readonly Phrase[] => {
  const [is, wanted] = [counts(peopleOf(published)), counts(peopleOf(expected))];
  const ids = [...new Set([...is.keys(), ...wanted.keys()])]
    .filter((entrant) => (is.get(entrant) ?? 0) !== (wanted.get(entrant) ?? 0))
    .toSorted((a, b) => a - b);
  return ids.length === 0 ? [] : [{ code: 'draw.notEverybody', params: { count: ids.length, ids } }];
};

const group = (seats: readonly EntrantId[]): string => seats.toSorted((a, b) => a - b).join();

const told = (code: string, tables: readonly TableNo[], ids: readonly EntrantId[] = []): readonly Phrase[] =>
  tables.length + ids.length === 0
    ? []
    : [
        {
          code,
          params: {
            count: tables.length,
            tables: [...new Set(tables)].toSorted((a, b) => a - b),
            ...(ids.length === 0 ? {} : { ids: [...ids] }),
          },
        },
      ];

const byesOnlyIn = (a: Places, b: Places): EntrantId[] => {
  const there = new Set(b.byes.map((bye) => canonical(bye)));
  return a.byes.flatMap((bye) => (there.has(canonical(bye)) ? [] : [bye.entrant]));
};

export const placesDiffer = (published: Places, expected: Places): readonly Phrase[] => {
  const left = new Map<string, Table[]>();
  for (const table of expected.tables) left.set(group(table.seats), [...(left.get(group(table.seats)) ?? []), table]);
  const strangers: TableNo[] = [];
  const numbers: TableNo[] = [];
  const winds: TableNo[] = [];
  for (const { table, seats } of published.tables) {
    const match = left.get(group(seats))?.pop();
    if (match === undefined) strangers.push(table);
    else if (match.table !== table) numbers.push(table);
    if (match !== undefined && match.seats.join() !== seats.join()) winds.push(table);
  }
  const missed = [...left.values()].flat().map(({ table }) => table);
  const other = strangers.filter((table) => missed.includes(table));
  return [
    ...told('draw.publishedOther', other),
    ...told('draw.publishedWinds', winds),
    ...told('draw.publishedNumbers', numbers),
    ...told(
      'draw.publishedMissing',
      missed.filter((table) => !other.includes(table)),
      byesOnlyIn(expected, published),
    ),
    ...told(
      'draw.publishedExtra',
      strangers.filter((table) => !other.includes(table)),
      byesOnlyIn(published, expected),
    ),
  ];
};
