/** Longest text of one field of a person, in characters. */
export const LONGEST_NAME = 120;

/**
 * Text as it is stored: NFC, control and invisible direction characters out, runs of white space one space, no space at
 * the ends. Names are data: quotes, markup, formulas and emoji stay as they are.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Zs}]+/gu, ' ')
    // Control characters, lone surrogates (they cannot be written as UTF-8) and marks that turn the direction of a line.
    .replace(/\p{Cc}|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/** Number of characters as a reader counts them (code points, not UTF-16 units). */
export const lengthOf = (text: string): number => [...text].length;
