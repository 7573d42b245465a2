/** What is written here is read back the same by `people.ts`. */

import type { Game } from '../game/game.ts';
import type { Entrant } from '../tournament/state.ts';
import type { OutColumn } from './csv-out.ts';
import { entrantFields, type Field, offeredTraits, type TraitCode, traitKind } from './fields.ts';

/**
 * In the language of whoever will read it. The heading of a member gets its number, from 1. That of names must be a word
 * that means nothing else beside a family name ("Participant", not "Name").
 */
export type PeopleWords = {
  readonly heading: (field: Field, member?: number) => string;
  readonly yes: string;
  readonly no: string;
};

const traitColumn = (code: TraitCode, words: PeopleWords): OutColumn<Entrant> => {
  const heading = words.heading(`trait.${code}`);
  if (traitKind(code) === 'integer') {
    return {
      key: code,
      heading,
      kind: 'number',
      cell: ({ traits }) => {
        const value = traits[code];
        return typeof value === 'number' ? value : null;
      },
    };
  }
  return {
    key: code,
    heading,
    kind: 'text',
    cell: ({ traits }) => {
      const value = traits[code];
      if (typeof value === 'boolean') return value ? words.yes : words.no;
      return value === undefined ? '' : String(value);
    },
  };
};

/** The name, and whatever else at least one person has. */
export const peopleColumns = (
  people: readonly Entrant[],
  traits: Game['traits'],
  words: PeopleWords,
): readonly OutColumn<Entrant>[] => {
  const fields = entrantFields.filter((field) => field === 'name' || people.some((entrant) => entrant[field] !== ''));
  const members = Math.max(0, ...people.map((entrant) => entrant.members.length));
  const codes = offeredTraits(traits).filter((code) => people.some((entrant) => entrant.traits[code] !== undefined));
  return [
    ...fields.map(
      (field): OutColumn<Entrant> => ({
        key: field,
        heading: words.heading(field),
        kind: 'text',
        cell: (entrant) => entrant[field],
      }),
    ),
    ...Array.from(
      { length: members },
      (_, i): OutColumn<Entrant> => ({
        key: `member${i + 1}`,
        heading: words.heading('member', i + 1),
        kind: 'text',
        cell: (entrant) => entrant.members[i] ?? '',
      }),
    ),
    ...codes.map((code) => traitColumn(code, words)),
  ];
};
