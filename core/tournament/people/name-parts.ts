/**
 * Which words of a name that is kept in one piece are the family name.
 *
 * | rule [L-9.1] | function |
 * | --- | --- |
 * | the event says whether it is the first word or the last; one answer for all its names | `nameParts` |
 * | van, von, de, di, da, la, ter, d' belong to it | `particlesIn` |
 * | a comma tells it by itself; Chinese, Japanese and Korean names begin with it | `nameParts` |
 */

export const nameOrders = ['family', 'given', 'entered'] as const;

/** How names are written, and which word of an undivided one is the family name. */
export type NamesAs = {
  readonly order: (typeof nameOrders)[number];
  readonly family: 'first' | 'last';
  /** Names of pairs and teams: only those of their members have parts. */
  readonly whole?: true;
};

export type NameParts = {
  readonly family: string;
  readonly rest: string;
  readonly familyFirst: boolean;
};

const PARTICLES = new Set(['van', 'von', 'de', 'di', 'da', 'la', 'ter', 'd’', "d'"]);

/** Other words in small letters too, in a name that has capitals. */
const particlesIn = (words: readonly string[]): ((word: string) => boolean) => {
  const hasCapitals = words.some((word) => /^\p{Lu}/u.test(word));
  return (word) => PARTICLES.has(word.toLowerCase()) || (hasCapitals && /^\p{Ll}[^'’]*$/u.test(word));
};

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー・]+$/u;

/** "Player 1" and "Anna – Bo" are not a given name and a family name. */
const isWhole = (words: readonly string[]): boolean =>
  words.length < 2 || words.some((word) => !/^[\p{L}\p{M}.'’ʼ`-]+$/u.test(word) || !/\p{L}/u.test(word));

/** Null for a name without parts. */
export const nameParts = (name: string, { family }: Pick<NamesAs, 'family'>): NameParts | null => {
  const line = name.trim().replace(/\s+/gu, ' ');
  const [before = '', after, ...more] = line.split(',').map((part) => part.trim());
  if (after !== undefined && after !== '' && before !== '' && more.length === 0) {
    return { family: before, rest: after, familyFirst: true };
  }
  const words = line.split(' ');
  const isParticle = particlesIn(words);
  if (isWhole(words) || words.slice(0, -1).every(isParticle)) return null;
  if (family === 'first' || words.every((word) => EAST_ASIAN.test(word))) {
    const end = words.findIndex((word) => !isParticle(word)) + 1;
    return { family: words.slice(0, end).join(' '), rest: words.slice(end).join(' '), familyFirst: true };
  }
  let start = words.length - 1;
  while (start > 1 && isParticle(words[start - 1] ?? '')) start -= 1;
  return { family: words.slice(start).join(' '), rest: words.slice(0, start).join(' '), familyFirst: false };
};

/** A name of the East is never turned round: it is read in one order only. */
export const inOrder = ({ family, rest, familyFirst }: NameParts, order: NamesAs['order']): string => {
  const isFamilyFirst = order === 'family' || (familyFirst && (order === 'entered' || EAST_ASIAN.test(family)));
  return isFamilyFirst ? `${family} ${rest}` : `${rest} ${family}`;
};

/** A name as lists, tables and screens write it, how it is sorted, and what heads it. */
export const writtenName = (
  name: string,
  names: NamesAs,
): { readonly text: string; readonly key: string; readonly head: string; readonly family: string } => {
  const parts = names.order === 'entered' ? null : nameParts(name, names);
  if (parts === null) return { text: name, key: name, head: name.split(' ')[0] ?? '', family: '' };
  const { family } = parts;
  return { text: inOrder(parts, names.order), key: inOrder(parts, 'family'), head: family, family };
};

/** Pairs and teams are called what they are called. */
export const statedNames = (
  { entrantIs }: { readonly entrantIs?: unknown },
  namesAs: NamesAs | undefined,
): { readonly namesAs?: NamesAs } => {
  if (namesAs === undefined) return {};
  return { namesAs: entrantIs === undefined ? namesAs : { ...namesAs, whole: true } };
};
