/**
 * How likely a text is a list of people: the logarithm, the higher the likelier. Compared only between readings of the same bytes.
 *
 * | rule | function |
 * | --- | --- |
 * | a word is of one script and one language; its common letters count for it | `ofWord` |
 * | most words of a list are of one language, some are guests | `likelihood` |
 * | a capital behind a small letter, a letter of another script and a stray sign count against it | `ofWord`, `ofSign` |
 * | a character of two bytes stands for more than one letter does | `likely-letters` |
 *
 * Every character is looked at once: no pattern here takes more than linear time [fault F-8].
 */

import type { Encoding } from './encoding.ts';
import { type Characters, complex, japanese, korean, languages, simplified } from './likely-letters.ts';

/** A character of ASCII: every reading has about as many. */
const ASCII = -3;
/** A letter that the language of its word does not have. */
const FOREIGN = -9;
/** A word of another language than most. */
const GUEST = -2.5;
const TURNED = -6;
const STRANGE = -10;
const BROKEN = -25;
const KANA = -5;
const KANA_ABROAD = -10;
const NARROW_KANA = -8;

const eastern: { readonly [encoding in Encoding]?: Characters } = {
  shift_jis: japanese,
  'euc-jp': japanese,
  'iso-2022-jp': japanese,
  gb18030: simplified,
  big5: complex,
  'euc-kr': korean,
};

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const scriptOf = (letter: string): number => (letter < '\x80' ? 0 : scripts.findIndex((form) => form.test(letter)));

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();
const isLower = (letter: string): boolean => letter !== letter.toUpperCase();

const ofEastern = (letter: string, characters: Characters | undefined): number => {
  if (/[\u3040-\u30ff]/.test(letter)) return characters === japanese ? KANA : KANA_ABROAD;
  if (/[\uff66-\uff9f]/.test(letter)) return NARROW_KANA;
  if (/[\uff01-\uff5e]/.test(letter)) return NARROW_KANA;
  if (/[\u4e00-\u9fff\uac00-\ud7af]/.test(letter)) return characters?.(letter) ?? BROKEN;
  return characters === undefined ? BROKEN : 2 * STRANGE;
};

const isEastern = (letter: string): boolean => letter >= '\u2e80';

type Weight = {
  /** What every language says alike. */
  readonly all: number;
  /** What each language says of the letters beyond ASCII; null where there are none. */
  readonly each: readonly number[] | null;
};

/** Letters with the marks that stand on them, in a row. */
const ofWord = (word: string, characters: Characters | undefined): Weight => {
  const letters = [...word];
  const beyond = letters.filter((letter) => letter >= '\x80' && !isEastern(letter));
  const own = letters.filter(isEastern).reduce((sum, letter) => sum + ofEastern(letter, characters), 0);
  const ascii = ASCII * letters.filter((letter) => letter < '\x80').length;
  if (beyond.length === 0) return { all: own + ascii, each: null };
  const turned = letters.filter((letter, i) => i > 0 && isUpper(letter) && isLower(letters[i - 1] ?? '')).length;
  const mixed = new Set(letters.map(scriptOf)).size > 1 ? beyond.length : 0;
  const each = languages.map((figures) => beyond.reduce((sum, letter) => sum + (figures.get(letter) ?? FOREIGN), 0));
  return { all: own + ascii + TURNED * turned + FOREIGN * mixed, each };
};

/** Signs that lists have: quotation marks, dashes, a number sign, the blanks and points of the East. */
const usual = new Set('«»–—№‘’“”„…•°·\u00a0\u3000、。・（）「」：；，！？ー々');

const ofSign = (sign: string): number => {
  if (sign < '\x80') return sign < ' ' && !'\t\r\n'.includes(sign) ? BROKEN : ASCII;
  if (usual.has(sign)) return KANA - 1;
  return /[\p{C}\uFFFD]/u.test(sign) ? BROKEN : STRANGE;
};

export const likelihood = (text: string, encoding: Encoding): number => {
  const characters = eastern[encoding];
  const home = languages.map(() => 0);
  let all = 0;
  for (const [part] of text.matchAll(/[\p{L}\p{M}]+|[^\p{L}\p{M}]/gu)) {
    if (!/^[\p{L}\p{M}]/u.test(part)) {
      all += ofSign(part);
      continue;
    }
    const weight = ofWord(part, characters);
    all += weight.all;
    if (weight.each === null) continue;
    const abroad = Math.max(...weight.each) + GUEST;
    for (const [i, own] of weight.each.entries()) home[i] = (home[i] ?? 0) + Math.max(own, abroad);
  }
  return all + Math.max(...home);
};
