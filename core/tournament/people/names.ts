export const LONGEST_NAME = 120;

/** Names are data: quotes, markup, formulas and emoji stay as they are. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Zs}]+/gu, ' ')
    // Control characters, lone surrogates (not writable as UTF-8) and marks that turn the direction of a line.
    .replace(/\p{Cc}|\p{Cs}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/ +/g, ' ')
    .trim();

/** Code points, not UTF-16 units: what a reader counts. */
export const lengthOf = (text: string): number => [...text].length;
