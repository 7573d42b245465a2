import type { Json, Phrase } from '../../core/tournament/words.ts';
import type rounds from '../../resources/locales/en/rounds.json';
import { refusalKey } from '../i18n/refusal-text.ts';
import { hasText, textOf } from '../i18n/text.ts';
import type { People } from './people.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    rounds: typeof rounds;
  }
}

/**
 * A phrase in words: a code of the screens here (`entry.noTable`) in the namespace `rounds`, a code of core
 * (`mahjong.how.unknown`, `round.open`) where refusals are looked up. A code nobody has written a text for shows itself.
 *
 * @param people names for the registration numbers in it
 */
export const wordsOf = ({ code, params }: Phrase, people?: People): string => {
  const named = withNames(params ?? {}, people);
  const key = hasText(`rounds:${code}`, named) ? `rounds:${code}` : refusalKey(code, named);
  return key === null ? textOf('refusals:unknown', { code }) : textOf(key, named);
};

/** Parameters of core that are registration numbers. */
const PEOPLE = new Set(['player', 'players', 'other']);

/** Registration numbers as names; U+2068 and U+2069 keep a name's direction to itself, as <bdi> does. */
const withNames = (
  params: NonNullable<Phrase['params']>,
  people: People | undefined,
): NonNullable<Phrase['params']> => {
  const nameOf = (value: Json): Json =>
    typeof value === 'number' ? `\u2068${people?.get(value)?.name ?? value}\u2069` : value;
  return people === undefined
    ? params
    : Object.fromEntries(
        Object.entries(params).map(([name, value]) => {
          if (!PEOPLE.has(name)) return [name, value];
          return [name, Array.isArray(value) ? value.map(nameOf) : nameOf(value)];
        }),
      );
};
