/**
 * What the box of everything finds, and in which order [W-7.3].
 *
 * | rule | function |
 * | --- | --- |
 * | words begin with what is typed; one mistake in a word of five letters or more; numbers are whole | `looked` |
 * | marks, capitals and spellings as in all lists of people | `wordsIn`, `asked` |
 * | nothing found: as typed on the other layout; then whatever has one of several words | `ranked` |
 * | what is called just as typed comes first; what was mistyped last; possible acts first, then what was used last, then the nearest | `groupOf`, `ranked` |
 */

import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { searchable, typedWords } from '../../../core/tournament/people/searched.ts';
import { onOtherLayout } from './layouts.ts';

export type Findable = {
  readonly id: string;
  /** What it is called at the desk. */
  readonly title?: string;
  /** What it is called, in all languages. */
  readonly titles: string;
  /** What else it is found by, in all languages. */
  readonly words: string;
  readonly isAct: boolean;
  readonly isPossible: boolean;
};

const UNBROKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u;
const LEAST_MISTYPED = 5;

/** In a script without blanks every letter may begin a word. */
const beginnings = (word: string): readonly string[] =>
  UNBROKEN.test(word) ? [...word].map((_, at) => [...word].slice(at).join('')) : [word];

const wordsIn = (text: string): string[] => [...new Set(searchable(text).flat().flatMap(beginnings))];

/** Each typed word, or only some of them, in any of their spellings. */
const asked = (text: string, combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  queries: typedWords(text).map((spellings) => ({ combineWith: 'OR', queries: [...spellings] })),
});

const isNumber = (word: string): boolean => /^\d+$/.test(word);

export type FindIndex<E extends Findable> = {
  readonly entries: ReadonlyMap<string, E>;
  readonly words: MiniSearch<Findable>;
};

/** Made once for a list; each key typed only asks it. */
export const indexOf = <E extends Findable>(entries: readonly E[]): FindIndex<E> => {
  const words = new MiniSearch<Findable>({
    fields: ['titles', 'words'],
    tokenize: wordsIn,
    processTerm: (word) => word,
  });
  words.addAll(entries);
  return { entries: new Map(entries.map((entry) => [entry.id, entry])), words };
};

const looked = (
  words: MiniSearch<Findable>,
  typed: string,
  combineWith: 'AND' | 'OR' = 'AND',
): readonly SearchResult[] =>
  words.search(asked(typed, combineWith), {
    tokenize: (spelling) => [spelling],
    prefix: (word) => !isNumber(word),
    fuzzy: (word) => (word.length >= LEAST_MISTYPED && !isNumber(word) ? 1 : false),
    boost: { titles: 2 },
  });

/** Each typed word begins a word of it as it stands. */
const isAsTyped = ({ queryTerms, terms }: SearchResult): boolean =>
  queryTerms.every((typed) => terms.some((word) => word.startsWith(typed)));

const isCalled = ({ title, isPossible }: Findable, typed: string): boolean =>
  isPossible && title?.toLowerCase() === typed.trim().toLowerCase();

/** Possible acts, then people, tables and papers, then what cannot be done now. */
const groupOf = ({ isAct, isPossible }: Findable): number => (isPossible ? (isAct ? 0 : 1) : 2);

/** What is found, best first; with nothing typed what is possible, that used last first. `used`: ids, the last one first. */
export const ranked = <E extends Findable>(
  { entries, words }: FindIndex<E>,
  typed: string,
  used: readonly string[],
): readonly E[] => {
  const lastUsed = (id: string): number => {
    const at = used.indexOf(id);
    return at < 0 ? used.length : at;
  };
  if (typed.trim() === '')
    return [...entries.values()]
      .filter(({ isPossible }) => isPossible)
      .toSorted((a, b) => lastUsed(a.id) - lastUsed(b.id));
  const tries = [
    () => looked(words, typed),
    () => looked(words, onOtherLayout(typed)),
    () => looked(words, typed, 'OR'),
  ];
  const found = tries.reduce<readonly SearchResult[]>((before, look) => (before.length > 0 ? before : look()), []);
  return found
    .flatMap((result) => {
      const entry = entries.get(String(result.id));
      return entry === undefined ? [] : [{ entry, isAsTyped: isAsTyped(result), nearness: result.score }];
    })
    .toSorted(
      (a, b) =>
        Number(isCalled(b.entry, typed)) - Number(isCalled(a.entry, typed)) ||
        Number(b.isAsTyped) - Number(a.isAsTyped) ||
        groupOf(a.entry) - groupOf(b.entry) ||
        lastUsed(a.entry.id) - lastUsed(b.entry.id) ||
        b.nearness - a.nearness,
    )
    .map(({ entry }) => entry);
};
