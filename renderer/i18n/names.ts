import { inSentence, withPeople } from '../../core/tournament/people/people-said.ts';
import type { EntrantId, Phrase, RoundNo } from '../../core/tournament/words.ts';

export type Params = { readonly [name: string]: unknown };

type NameOf = (id: EntrantId) => string | null;

let nameOf: NameOf = () => null;

/** Says who the numbers in refusals are. Until then, and for unknown ones, the number itself is shown. */
export const nameEntrantsBy = (naming: NameOf): void => {
  nameOf = naming;
};

type TitleOf = (round: RoundNo) => Phrase | null;

let titleOf: TitleOf = () => null;

/** Says what rounds are called that have more than a number (semi-finals). Until then every round is its number. */
export const nameRoundsBy = (naming: TitleOf): void => {
  titleOf = naming;
};

/** What a round is called beside its number, if anything. */
export const roundTitle = (round: RoundNo): Phrase | null => titleOf(round);

/** Core says `player` and `players` with registration numbers; people read names (core/tournament/people/people-said.ts). */
export const withNames = (params: Params): Params =>
  withPeople(params as NonNullable<Phrase['params']>, (id) => {
    const name = nameOf(id);
    return name === null ? null : inSentence(name);
  });
