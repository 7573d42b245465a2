/**
 * Lists by name: their order and the letters above them.
 *
 * | rule [hall-and-print 5] | function |
 * | --- | --- |
 * | sorted by the language's own rules, Ё next to Е, numbers by value | `compareKeys` |
 * | what begins with no letter [L-9.2], the list's own script, Latin, Cyrillic, others, Han without a reading [L-9.3] | `rankOf` |
 * | letter headings fold marks as the language does: Ё under Е, Ł under L in English, Å after Z in Swedish | `letterOf` |
 *
 * Names in kana are headed by their row, names in Hangul by their first consonant. Han without a reading has no letter: all of
 * it stands under 漢. Signs before the first letter (quotes, brackets) do not count, neither for order nor for headings.
 */

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CYRILLIC = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';

export const NO_LETTER = '#';
const HAN = '漢';

const INITIALS = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ';
const SYLLABLES_PER_INITIAL = 588;

const KANA_ROWS: readonly (readonly [number, string])[] = [
  [0x3041, 'あ'],
  [0x304b, 'か'],
  [0x3055, 'さ'],
  [0x305f, 'た'],
  [0x306a, 'な'],
  [0x306f, 'は'],
  [0x307e, 'ま'],
  [0x3083, 'や'],
  [0x3089, 'ら'],
  [0x308e, 'わ'],
];

type Script = 'Latin' | 'Cyrillic' | 'other' | 'none';

const scriptOf = (character: string): Script => {
  if (/\p{Script=Latin}/u.test(character)) return 'Latin';
  if (/\p{Script=Cyrillic}/u.test(character)) return 'Cyrillic';
  return /\p{L}/u.test(character) ? 'other' : 'none';
};

const scriptOfLanguage = (language: string): Script =>
  /^(ru|uk|be|bg|sr|mk|kk|ky|mn)\b/.test(language) ? 'Cyrillic' : 'Latin';

const collators = new Map<string, Intl.Collator>();

const collatorOf = (language: string, sensitivity: 'base' | 'variant'): Intl.Collator => {
  const key = `${language} ${sensitivity}`;
  const known = collators.get(key);
  if (known !== undefined) return known;
  const made = new Intl.Collator(language, { sensitivity, numeric: true });
  collators.set(key, made);
  return made;
};

const sorting = (key: string): string => key.replace(/^[^\p{L}\p{N}]+/u, '') || key;

const firstOf = (key: string): string => [...sorting(key)][0] ?? '';

const rankOf = (key: string, language: string): number => {
  const first = firstOf(key);
  const script = scriptOf(first);
  if (script === 'none') return -1;
  if (/\p{Script=Han}/u.test(first)) return 4;
  if (script === scriptOfLanguage(language)) return 0;
  return script === 'Latin' ? 1 : script === 'Cyrillic' ? 2 : 3;
};

export const compareKeys = (a: string, b: string, language: string): number =>
  rankOf(a, language) - rankOf(b, language) ||
  collatorOf(language, 'variant').compare(sorting(a), sorting(b)) ||
  (a < b ? -1 : a > b ? 1 : 0);

/** A character that sorts after all that begins with the letter before it is its own letter (Ñ in Spanish). */
const inAlphabet = (character: string, alphabet: string, language: string): string => {
  const { compare } = collatorOf(language, 'base');
  const letters = [...alphabet];
  const under = letters.findLast((letter) => compare(letter, character) <= 0);
  const furthest = `${under ?? ''}${(letters.at(-1) ?? '').repeat(4)}`;
  if (under !== undefined && compare(furthest, character) > 0) return under;
  return character.toLocaleUpperCase(language);
};

const kanaRow = (code: number): string | undefined => {
  const hiragana = code >= 0x30a1 && code <= 0x30f6 ? code - 0x60 : code;
  if (hiragana < 0x3041 || hiragana > 0x3096) return undefined;
  return KANA_ROWS.findLast(([first]) => first <= hiragana)?.[1];
};

export const letterOf = (key: string, language: string): string => {
  const first = firstOf(key.normalize('NFC'));
  const script = scriptOf(first);
  if (script === 'none') return NO_LETTER;
  if (script === 'Latin') return inAlphabet(first, LATIN, language);
  if (script === 'Cyrillic') return inAlphabet(first, CYRILLIC, language);
  const code = first.codePointAt(0) ?? 0;
  if (code >= 0xac00 && code <= 0xd7a3) return INITIALS[Math.floor((code - 0xac00) / SYLLABLES_PER_INITIAL)] ?? first;
  if (/\p{Script=Han}/u.test(first)) return HAN;
  return kanaRow(code) ?? ([...first.normalize('NFD')][0] ?? first).toLocaleUpperCase(language);
};
