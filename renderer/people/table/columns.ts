/**
 * The columns of the list of people. Name, club, country and number are always there; other fields and the game's
 * properties where at least one person has them.
 */

import { type EntrantField, offeredTraits, type TraitCode, traitKind } from '../../../core/exchange/fields.ts';
import { readTrait } from '../../../core/exchange/trait-cells.ts';
import type { Game } from '../../../core/game/game.ts';
import { type GivenNumbers, numberOf } from '../../../core/sheets/known-rounds.ts';
import { type DraftEntrant, draftEntrant } from '../../../core/tournament/commands.ts';
import { cleanText, LONGEST_NAME, lengthOf } from '../../../core/tournament/people/names.ts';
import { type Answer, no, ok, refuse } from '../../../core/tournament/refusal.ts';
import { type Entrant, type Trait, withTrait } from '../../../core/tournament/state.ts';
import { draftOf } from '../deeds.ts';
import type { OwnColumn, TraitColumn } from '../people-part.ts';

export type ColumnId = 'id' | 'playing' | `own.${string}` | EntrantField | `member.${number}` | `trait.${TraitCode}`;

export type PersonColumn = {
  readonly id: ColumnId;
  readonly kind: 'id' | 'playing' | 'text' | 'integer' | 'yesNo' | 'own';
  /** The game's heading, a text key with namespace; without one the general one. */
  readonly titleKey?: string;
  /** Set for a game's own column. */
  readonly own?: OwnColumn;
  /** Width in rem where there is room; columns share what is left, or what is missing, in the same proportion. */
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
  width: 9.5,
  value: ({ members }) => members[i] ?? '',
  changed: (entrant, typed) => {
    const members = Array.from({ length: Math.max(entrant.members.length, i + 1) }, (_, n) =>
      n === i ? typed : (entrant.members[n] ?? ''),
    );
    return checked({ ...draftOf(entrant), members: members.filter((name) => cleanText(name) !== '') });
  },
});

const marked = (entrant: Entrant, code: TraitCode, value: Trait | null): DraftEntrant => ({
  ...draftOf(entrant),
  traits: { ...withTrait(entrant.traits, code, value) },
});

const trait = (code: TraitCode): PersonColumn => {
  const kind = traitKind(code);
  return {
    id: `trait.${code}`,
    kind,
    width: kind === 'text' ? 9 : 7.5,
    value: ({ traits }) => traits[code] ?? (kind === 'yesNo' ? false : ''),
    changed: (entrant, typed) => {
      if (cleanText(typed) === '') return ok(marked(entrant, code, null));
      const read = readTrait(kind, typed);
      return read.ok ? ok(marked(entrant, code, read.value)) : read;
    },
  };
};

export const isMember = ({ id }: PersonColumn): boolean => id.startsWith('member.');

/** The person with a yes-or-no property turned round. */
export const turned = (entrant: Entrant, column: PersonColumn): Answer<DraftEntrant> =>
  column.changed?.(entrant, column.value(entrant) === true ? 'no' : 'yes') ?? ok(draftOf(entrant));

const optional = ['familyName', 'givenName', 'reading'] as const;

/**
 * Fields that a game with columns of its own shows only where they hold something: it needs the room. The lesser width is
 * for pairs and teams, whose players have columns too: on a laptop all of a pair is in sight.
 */
const addresses = [
  ['club', 11, 7],
  ['country', 9.5, 9.5],
  ['number', 7.5, 6],
] as const;

/** Columns that are only there where somebody has something in them, or where they are asked for. */
export const moreColumns = (traits: Game['traits']): readonly ColumnId[] => [
  ...optional,
  ...addresses.map(([id]) => id),
  ...offeredTraits(traits).map((code) => `trait.${code}` as const),
];

const ownColumn = (own: OwnColumn): PersonColumn => ({
  id: own.id,
  titleKey: own.titleKey,
  kind: 'own',
  own,
  width: own.width,
  value: own.value,
  changed: null,
});

/** What the table shows beside what everybody has: columns that only the game has, those asked for, numbers given for the tables. */
type Shown = {
  readonly part?: { readonly traits: readonly TraitColumn[]; readonly own: readonly OwnColumn[] } | null;
  readonly wished?: ReadonlySet<ColumnId>;
  readonly numbers?: GivenNumbers;
};

/** The columns for these people, in the order shown. */
export const columnsOf = (
  entrants: readonly Entrant[],
  traits: Game['traits'],
  { part = null, wished = new Set(), numbers = new Map() }: Shown = {},
): readonly PersonColumn[] => {
  const members = Math.max(0, ...entrants.map((entrant) => entrant.members.length));
  const isFilled = (id: EntrantField) => wished.has(id) || entrants.some((entrant) => entrant[id] !== '');
  const isRoomy = part === null && members === 0;
  return [
    { id: 'id', kind: 'id', width: isRoomy ? 5 : 4, value: ({ id }) => numberOf({ numbers }, id) ?? '', changed: null },
    field('name', part !== null ? 12 : isRoomy ? 16 : 13.5),
    ...optional.filter(isFilled).map((id) => field(id, 10)),
    ...Array.from({ length: members }, (_, i) => member(i)),
    ...addresses
      .filter(([id]) => part === null || isFilled(id))
      .map(([id, width, less]) => field(id, members === 0 ? width : less)),
    ...(part?.traits ?? []).map(({ code, titleKey, width }): PersonColumn => ({ ...trait(code), titleKey, width })),
    ...offeredTraits(traits)
      .filter((code) => part?.traits.some((own) => own.code === code) !== true)
      .filter((code) => wished.has(`trait.${code}`) || entrants.some(({ traits: had }) => had[code] !== undefined))
      .map(trait),
    ...(part === null
      ? [
          {
            id: 'playing',
            kind: 'playing',
            width: isRoomy ? 9.5 : 7.5,
            value: ({ playing }: Entrant) => playing,
            changed: null,
          } as const,
        ]
      : part.own.map(ownColumn)),
  ];
};
