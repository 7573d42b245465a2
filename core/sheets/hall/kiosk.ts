/** "Where do I sit?" on a screen of its own: people type beginnings of names and read what the published list says. */

import { begins, nearest, type Searchable, searchable, typedWords } from '../../tournament/people/searched.ts';
import type { Phrase } from '../../tournament/words.ts';
import type { ShownName } from '../names.ts';
import type { Listing } from '../sheet.ts';

export type KioskPerson = { readonly name: ShownName; readonly where: Phrase };

export type KioskAnswer = {
  readonly people: readonly KioskPerson[];
  /** The nearest names, where nobody's begins with what was typed. */
  readonly near: readonly KioskPerson[];
  readonly more: number;
  readonly next: readonly string[];
  readonly mayEnd: boolean;
};

/** A hall of many scripts has more first letters than a screen has room. */
const MOST_KEYS = 72;

type Known = KioskPerson & { readonly words: Searchable };

/** Also as it is read aloud, in its second script, and a substitute by the player's name [M-08]. */
export const soughtBy = ({ text, under, reading, insteadOf }: ShownName): Searchable =>
  searchable([text, under?.text ?? '', reading ?? '', insteadOf ?? ''].join(' '));

/** A and А look alike: scripts stand apart. */
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{L}/u];

/** The keys of a keyboard, a row a script. */
export const byScript = (letters: readonly string[]): readonly (readonly string[])[] => {
  const rows = new Map<number, string[]>();
  for (const letter of letters) {
    const script = SCRIPTS.findIndex((is) => is.test(letter));
    rows.set(script, [...(rows.get(script) ?? []), letter]);
  }
  return [...rows.values()];
};

const known = new WeakMap<Listing, readonly Known[]>();

const peopleOf = (listing: Listing): readonly Known[] => {
  const made = known.get(listing);
  if (made !== undefined) return made;
  const people = listing.blocks.flatMap(({ rows }) =>
    rows.flatMap(({ cells: [who, where] }) =>
      who?.kind === 'name' && where?.kind === 'phrase'
        ? [{ name: who.name, where: where.phrase, words: soughtBy(who.name) }]
        : [],
    ),
  );
  known.set(listing, people);
  return people;
};

const told = ({ name, where }: Known): KioskPerson => ({ name, where });

export const kioskAnswer = (listing: Listing, typed: string, most: number, language: string): KioskAnswer => {
  const words = typedWords(typed);
  const isBetween = words.length === 0 || /[\s,-]$/u.test(typed);
  const last = isBetween ? '' : (words.at(-1)?.[0] ?? '');
  const people = peopleOf(listing);
  const meant = people.filter(({ words: name }) => begins(name, words));
  const next = new Map<string, number>();
  for (const { words: name } of meant)
    for (const spelled of name) {
      // A word that was typed already is not begun again.
      if (last === '' && words.some((word) => begins([spelled], [word]))) continue;
      const word = last === '' ? spelled[0] : spelled.find((one) => one.startsWith(last));
      const [character] = word?.slice(last.length) ?? '';
      if (character !== undefined) next.set(character, (next.get(character) ?? 0) + 1);
    }
  const offered = [...next].toSorted(([, a], [, b]) => b - a).slice(0, MOST_KEYS);
  const found = typed.trim() === '' ? [] : meant;
  return {
    people: found.slice(0, most).map(told),
    near: found.length > 0 ? [] : nearest(people, ({ words: name }) => name, typed, most).map(told),
    more: Math.max(0, found.length - most),
    next: offered.map(([character]) => character).toSorted((a, b) => a.localeCompare(b, language)),
    mayEnd: last !== '' && found.some(({ words: name }) => name.length > words.length),
  };
};
