/** The one list of parameters that are people: core says registration numbers, and every reader sees names. */

import type { EntrantId, Json, Phrase } from '../words.ts';

type Params = NonNullable<Phrase['params']>;

/** A single number `players` is a count. */
const PEOPLE: ReadonlySet<string> = new Set(['player', 'players', 'other']);

/** An entrant whom `nameOf` does not know keeps the number. */
export const withPeople = (params: Params, nameOf: (id: EntrantId) => string | null): Params => {
  const named = (value: Json): Json => (typeof value === 'number' ? (nameOf(value) ?? value) : value);
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => {
      if (!PEOPLE.has(key)) return [key, value];
      if (Array.isArray(value)) return [key, value.map(named)];
      return [key, key === 'players' ? value : named(value)];
    }),
  );
};

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A name that runs from right to left is kept from turning the sentence round, as <bdi> does. */
export const inSentence = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

export const saidOf = ({ code, params }: Phrase, nameOf: (id: EntrantId) => string | null): Phrase => {
  if (params === undefined) return { code };
  const named = withPeople(params, (id) => {
    const name = nameOf(id);
    return name === null ? null : inSentence(name);
  });
  const written = Object.entries(named).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value]);
  return { code, params: Object.fromEntries(written) };
};
