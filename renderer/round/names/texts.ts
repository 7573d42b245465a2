import { withPeople } from '../../../core/tournament/people/people-said.ts';
import type { EntrantId, Phrase } from '../../../core/tournament/words.ts';
import type rounds from '../../../resources/locales/en/rounds.json';
import { withNames } from '../../i18n/names.ts';
import { refusalKey } from '../../i18n/refusal-text.ts';
import { hasText, textOf } from '../../i18n/text.ts';
import type { People } from './people.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    rounds: typeof rounds;
  }
}

/** U+2068 and U+2069 keep a name's direction to itself, as <bdi> does. */
const nameIn =
  (people: People) =>
  (id: EntrantId): string | null => {
    const person = people.get(id);
    return person === undefined ? null : `\u2068${person.name}\u2069`;
  };

/**
 * A phrase in words: a code of the screens here (`entry.noTable`) in the namespace `rounds`, a code of core
 * (`mahjong.how.unknown`, `round.open`) where refusals are looked up. A code nobody has written a text for shows itself.
 *
 * @param people names for the registration numbers in it, where they are not those of the event: who sits in for whom
 */
export const wordsOf = ({ code, params }: Phrase, people?: People): string => {
  const named = people === undefined ? withNames(params ?? {}) : withPeople(params ?? {}, nameIn(people));
  const key = hasText(`rounds:${code}`, named) ? `rounds:${code}` : refusalKey(code, named);
  return key === null ? textOf('refusals:unknown', { code }) : textOf(key, named);
};
