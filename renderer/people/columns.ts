/**
 * The columns of the list of people. Name, club, country and number are always there; other fields and the family's
 * properties where at least one person has them.
 */

import { type EntrantField, offeredTraits, type TraitCode, traitKind } from '../../core/exchange/fields.ts';
import { readTrait } from '../../core/exchange/trait-cells.ts';
import { type DraftEntrant, draftEntrant } from '../../core/tournament/commands.ts';
import type { Family } from '../../core/tournament/family.ts';
import { cleanText, LONGEST_NAME, lengthOf } from '../../core/tournament/names.ts';
import { type Answer, no, ok, refuse } from '../../core/tournament/refusal.ts';
import type { Entrant, Trait } from '../../core/tournament/state.ts';
import { draftOf } from './deeds.ts';

export type ColumnId = 'id' | 'playing' | EntrantField | `member.${number}` | `trait.${TraitCode}`;

export type PersonColumn = {
  readonly id: ColumnId;
  readonly kind: 'id' | 'playing' | 'text' | 'integer' | 'yesNo';
  /** Least width in rem; columns share what is left in the same proportion. */
  readonly width: number;
  readonly value: (entrant: Entrant) => Trait;
  /** The person with another text in this column, or why that cannot be; null where nothing is typed. */
  readonly changed: ((entrant: Entrant, typed: string) => Answer<DraftEntrant>) | null;
};

/** What the form of a command says of a draft, as a refusal with numbers. */
export const checked = (draft: DraftEntrant): Answer<DraftEntrant> => {
  const texts = [draft.name, draft.familyName, draft.givenName, draft.reading, draft.club, draft.country, draft.number];
  const found = Math.max(...[...texts, ...draft.members].map((text) => lengthOf(cleanText(text))));
  if (cleanText(draft.name) === '') return no(refuse('people.emptyName'));
  if (found > LONGEST_NAME) return no(refuse('people.tooLong', { found, allowed: LONGEST_NAME }));
  const parsed = draftEntrant.safeParse(draft);
  return parsed.success ? ok(parsed.data) : no(refuse('people.notAllowed'));
};

const field = (id: EntrantField, width: number): PersonColumn => ({
  id,
  kind: 'text',
  width,
  value: (entrant) => entrant[id],
  changed: (entrant, typed) => checked({ ...draftOf(entrant), [id]: typed }),
});

const member = (i: number): PersonColumn => ({
  id: `member.${i}`,
  kind: 'text',
  width: 11,
  value: ({ members }) => members[i] ?? '',
  changed: (entrant, typed) => {
    const members = Array.from({ length: Math.max(entrant.members.length, i + 1) }, (_, n) =>
      n === i ? typed : (entrant.members[n] ?? ''),
    );
    return checked({ ...draftOf(entrant), members: members.filter((name) => cleanText(name) !== '') });
  },
});

const withTrait = (entrant: Entrant, code: TraitCode, value: Trait | null): DraftEntrant => {
  const { [code]: _, ...others } = entrant.traits;
  return { ...draftOf(entrant), traits: value === null ? others : { ...others, [code]: value } };
};

const trait = (code: TraitCode): PersonColumn => {
  const kind = traitKind(code);
  return {
    id: `trait.${code}`,
    kind,
    width: kind === 'text' ? 9 : 7.5,
    value: ({ traits }) => traits[code] ?? (kind === 'yesNo' ? false : ''),
    changed: (entrant, typed) => {
      if (cleanText(typed) === '') return ok(withTrait(entrant, code, null));
      const read = readTrait(kind, typed);
      return read.ok ? ok(withTrait(entrant, code, read.value)) : read;
    },
  };
};

/** The person with a yes-or-no property turned round. */
export const turned = (entrant: Entrant, column: PersonColumn): Answer<DraftEntrant> =>
  column.changed?.(entrant, column.value(entrant) === true ? 'no' : 'yes') ?? ok(draftOf(entrant));

const optional = ['familyName', 'givenName', 'reading'] as const;

/** The columns for these people, in the order shown. */
export const columnsOf = (entrants: readonly Entrant[], traits: Family['traits']): readonly PersonColumn[] => {
  const members = Math.max(0, ...entrants.map((entrant) => entrant.members.length));
  return [
    { id: 'id', kind: 'id', width: 5, value: ({ id }) => id, changed: null },
    field('name', 16),
    ...optional.filter((id) => entrants.some((entrant) => entrant[id] !== '')).map((id) => field(id, 10)),
    ...Array.from({ length: members }, (_, i) => member(i)),
    field('club', 11),
    field('country', 9.5),
    field('number', 7.5),
    ...offeredTraits(traits)
      .filter((code) => entrants.some((entrant) => entrant.traits[code] !== undefined))
      .map(trait),
    { id: 'playing', kind: 'playing', width: 9.5, value: ({ playing }) => playing, changed: null },
  ];
};
