/**
 * How names are searched everywhere. Nobody is told "no such name" for want of a key on a keyboard.
 *
 * | rule [people 10.4] | function |
 * | --- | --- |
 * | capitals, marks and what stands inside words do not count; ł ø đ ð þ ß æ œ ı are plain letters | `plain` |
 * | both spellings of ä ö ü ß å ø đ are known: Müller is muller and mueller | `spellings` |
 * | full width, and kana of both kinds, are one (タナカ is たなか); kana is found in Latin letters too | `spellings`, `romanised` |
 * | 髙 is 高, 渡邉 is 渡辺 | `withoutVariants` |
 * | each typed word begins a word of the name, in any order; inside it where a script has no blanks | `begins` |
 * | nobody found: the nearest names, a letter or two apart | `nearest` |
 */

import { withoutVariants } from './han-variants.ts';
import { asHiragana, romanised } from './kana.ts';

const LETTERS: { readonly [letter: string]: string } = {
  ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', ə: 'e', ɓ: 'b', ɗ: 'd', ƙ: 'k',
}; // biome-ignore format: a table

const EXPANDED: { readonly [letter: string]: string } = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  đ: 'dj',
  ð: 'dh',
};

const replaced = (text: string, table: { readonly [letter: string]: string }): string =>
  text.replace(/[^\p{ASCII}]/gu, (letter) => table[letter] ?? letter);

/** Voiced and half-voiced kana are letters of their own: their marks stay. */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u3041-\u30ff][\u3099\u309a]/gu, (kana) => kana.normalize('NFC'))
    .replace(/\p{M}/gu, '');

const lowered = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

const plain = (text: string): string => withoutVariants(asHiragana(withoutMarks(replaced(text, LETTERS))));

/** "Łódź" is "lodz", "Ёлкин" is "елкин". */
export const searched = (text: string): string => plain(lowered(text));

const spellings = (word: string): readonly string[] => {
  const first = plain(word);
  return [...new Set([first, plain(replaced(word.normalize('NFC'), EXPANDED)), ...romanised(first)])];
};

export type Searchable = readonly (readonly string[])[];

const BETWEEN = /[\s,;/&()[\]{}"“”„«»‹›·・‐-―-]+/u;
const APOSTROPHES = /['’ʼʻ`´]/gu;

const worded = (text: string): readonly string[] =>
  text
    .replace(/\./gu, '')
    .split(BETWEEN)
    .filter((word) => word !== '');

export const typedWords = (typed: string): Searchable => worded(lowered(typed).replace(APOSTROPHES, '')).map(spellings);

const made = (name: string): Searchable => {
  const text = lowered(name);
  const words = worded(text.replace(APOSTROPHES, ''));
  const parts = text.search(APOSTROPHES) === -1 ? [] : worded(text.replace(APOSTROPHES, ' '));
  return [...new Set([...words, ...parts])].map(spellings);
};

/** Every key typed asks about all names, so those of a large event are kept. */
const known = new Map<string, Searchable>();
const MOST_KNOWN = 30_000;

/** What follows an apostrophe is also found by itself: D'Aubigné under A. */
export const searchable = (name: string): Searchable => {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const words = made(name);
  known.set(name, words);
  return words;
};

const isUnbroken = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u.test(word);

const beginsWord = (word: readonly string[], typed: readonly string[]): boolean =>
  typed.some((one) => word.some((each) => (isUnbroken(one) ? each.includes(one) : each.startsWith(one))));

const isInWord = (word: readonly string[], typed: readonly string[]): boolean =>
  typed.some((one) => word.some((each) => each.includes(one)));

export const begins = (name: Searchable, typed: Searchable): boolean =>
  typed.every((word) => name.some((each) => beginsWord(each, word)));

export const contains = (name: Searchable, typed: Searchable): boolean =>
  typed.every((word) => name.some((each) => isInWord(each, word)));

/** Letters to change, add, leave out or exchange with their neighbour until `typed` begins `word`. */
const lettersApart = (typed: string, word: string): number => {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const plainly = Math.min((row[j - 1] ?? 0) + (isSame ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      next.push(isSwapped ? Math.min(plainly, (before[j - 2] ?? 0) + 1) : plainly);
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
};

const allowed = (typed: string): number => (typed.length < 3 ? 0 : typed.length < 6 ? 1 : 2);

const apart = (name: Searchable, typed: Searchable): number =>
  typed.reduce((sum, word) => {
    const best = Math.min(
      ...word.flatMap((one) =>
        name.flatMap((each) => each.map((other) => lettersApart(one, other.slice(0, one.length + 2)))),
      ),
    );
    return best > allowed(word[0] ?? '') ? Number.POSITIVE_INFINITY : sum + best;
  }, 0);

/** For when nobody is found, nearest first: one letter apart from the beginning of a word, two from six letters on. */
export const nearest = <T>(
  people: readonly T[],
  nameOf: (person: T) => Searchable,
  typed: string,
  most: number,
): readonly T[] => {
  const words = typedWords(typed);
  if (words.length === 0) return [];
  return people
    .map((person) => ({ person, apart: apart(nameOf(person), words) }))
    .filter((one) => Number.isFinite(one.apart))
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, most)
    .map(({ person }) => person);
};
