/**
 * Names on the slip swapped? As an option the first letter of the winner is typed after the result [hall-and-print 3.3].
 *
 * | rule | where |
 * | --- | --- |
 * | any word of the name will do, of a pair or team any of its people; marks are folded | `lettersOf` |
 * | the key counts as well as the letter: ЙЦУКЕН types Latin names and QWERTY Cyrillic ones [K-10] | `isLetterOf` |
 * | a name that no such key writes is not asked about, unless its reading is known | `lettersOf` |
 */

import { searched } from '../../../core/tournament/people/searched.ts';
import { entrantOf, type Tournament } from '../../../core/tournament/state.ts';
import type { EntrantId } from '../../../core/tournament/words.ts';

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** A letter without its marks, small; Ё and Й are letters of their own on a keyboard. */
const folded = (letter: string): string => {
  const small = letter.toLocaleLowerCase();
  return CYRILLIC.includes(small) ? small : (searched(small)[0] ?? '');
};

const isTypable = (letter: string): boolean => /^[a-z]$/.test(letter) || CYRILLIC.includes(letter);

const firstsOf = (name: string): readonly string[] =>
  name
    .split(/[\s,.\-'’/&]+/u)
    .map((word) => folded([...word][0] ?? ''))
    .filter((letter) => letter !== '' && isTypable(letter));

/** Letters with which the name of one of them begins; empty where no key writes one. */
export const lettersOf = (tournament: Tournament, winners: readonly EntrantId[]): ReadonlySet<string> =>
  new Set(
    winners.flatMap((id) => {
      const entrant = entrantOf(tournament, id);
      if (entrant === undefined) return [];
      const { name, familyName, givenName, reading, members } = entrant;
      return [name, familyName, givenName, reading, ...members].flatMap(firstsOf);
    }),
  );

/** Whether what was typed is one of the letters, or lies on its key in the other layout. */
export const isLetterOf = (typed: string, letters: ReadonlySet<string>): boolean => {
  const letter = folded(typed);
  const [latin, cyrillic] = [LATIN.indexOf(letter), CYRILLIC.indexOf(letter)];
  const sameKey = [latin < 0 ? '' : (CYRILLIC[latin] ?? ''), cyrillic < 0 ? '' : (LATIN[cyrillic] ?? '')];
  // Е lies on another key than Ё, and is written for it.
  const asE = letter === 'е' ? ['ё'] : letter === 'ё' ? ['е'] : [];
  return letter !== '' && [letter, ...sameKey, ...asE].some((one) => one !== '' && letters.has(one));
};
