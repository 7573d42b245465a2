import type { EntrantId } from '../../core/tournament/words.ts';
import type { Params } from './text.ts';

type NameOf = (id: EntrantId) => string | null;

let nameOf: NameOf = () => null;

/** Says who the numbers in refusals are. Until then, and for unknown ones, the number itself is shown. */
export const nameEntrantsBy = (naming: NameOf): void => {
  nameOf = naming;
};

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A name inside a sentence; one that runs from right to left is kept from turning the sentence round. */
const inSentence = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

const named = (id: unknown): unknown => {
  const name = typeof id === 'number' ? nameOf(id) : null;
  return name === null ? id : inSentence(name);
};

/** Core says `player` and `players` with registration numbers; people read names. A single number `players` is a count. */
export const withNames = (params: Params): Params => ({
  ...params,
  ...('player' in params ? { player: named(params.player) } : {}),
  ...(Array.isArray(params.players) ? { players: params.players.map(named) } : {}),
});
