/** Traits are offered where the game's schema takes them, so that no list of games stands here. */

import type { Game } from '../game/game.ts';
import type { Trait } from '../tournament/state.ts';

export type TraitKind = 'integer' | 'yesNo' | 'text';

/** Each with an example that any game which knows the trait accepts. */
const traitColumns = {
  seed: { kind: 'integer', example: 1 },
  rating: { kind: 'integer', example: 1500 },
  fixedTable: { kind: 'integer', example: 1 },
  paid: { kind: 'yesNo', example: true },
  expert: { kind: 'yesNo', example: true },
  clockOperator: { kind: 'yesNo', example: true },
  standIn: { kind: 'yesNo', example: true },
  stationary: { kind: 'yesNo', example: true },
  largePrint: { kind: 'yesNo', example: true },
  team: { kind: 'text', example: 'A' },
  lang: { kind: 'text', example: 'ja' },
  otherScript: { kind: 'text', example: '田中' },
} as const satisfies { readonly [code: string]: { readonly kind: TraitKind; readonly example: Trait } };

export type TraitCode = keyof typeof traitColumns;

export const entrantFields = ['name', 'familyName', 'givenName', 'reading', 'club', 'country', 'number'] as const;
export type EntrantField = (typeof entrantFields)[number];

export type Field = EntrantField | 'member' | `trait.${TraitCode}` | 'skip';

const isTraitCode = (code: string): code is TraitCode => Object.hasOwn(traitColumns, code);

export const traitOf = (field: Field): TraitCode | null => {
  const code = field.startsWith('trait.') ? field.slice('trait.'.length) : '';
  return isTraitCode(code) ? code : null;
};

export const traitKind = (code: TraitCode): TraitKind => traitColumns[code].kind;

export const offeredTraits = (traits: Game['traits']): readonly TraitCode[] =>
  Object.entries(traitColumns).flatMap(([code, { example }]) => {
    const parsed = traits.safeParse({ [code]: example });
    return isTraitCode(code) && parsed.success && parsed.data[code] === example ? [code] : [];
  });

export const offeredFields = (traits: Game['traits']): readonly Field[] => [
  'skip',
  ...entrantFields,
  'member',
  ...offeredTraits(traits).map((code) => `trait.${code}` as const),
];
