/**
 * How the bytes of a list become text. The guess is shown and can be changed [reliability 14.2].
 *
 * | rule | function |
 * | --- | --- |
 * | a mark at the beginning (BOM) tells | `marked` |
 * | UTF-16 without a mark: every other byte is zero in Latin text, or one of a few in Cyrillic text | `wide` |
 * | whatever is valid UTF-8 is UTF-8 | `isValid` |
 * | else Windows-1251 or KOI8-R, whichever gives likelier Russian; Windows-1252 where foreign letters stand inside Latin words | `eightBit` |
 */

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1251',
  'koi8-r',
  'windows-1252',
  'windows-1250',
  'shift_jis',
  'gb18030',
  'euc-kr',
] as const;
export type Encoding = (typeof encodings)[number];

/** The text of the bytes; what does not belong to the encoding becomes U+FFFD. A mark at the beginning is taken off. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);

/** Bytes that are looked at for a guess. */
const SAMPLE = 64 * 1024;

const marked = ([first, second, third]: Uint8Array): Encoding | null => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

/** Share of the line ends and separators of a list that stand there as two bytes, in one order of bytes. */
const wide = (bytes: Uint8Array): Encoding | null => {
  const sample = bytes.subarray(0, SAMPLE);
  let zeros = [0, 0];
  for (const [i, byte] of sample.entries())
    if (byte === 0) zeros = zeros.map((n, side) => (side === i % 2 ? n + 1 : n));
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0 || even + odd < sample.length / 40) return null;
  if (even === 0 || odd > 4 * even) return 'utf-16le';
  return odd === 0 || even > 4 * odd ? 'utf-16be' : null;
};

const isValid = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** How often the letters of Russian text occur, in thousandths, by their place in the alphabet without ё. */
const FREQUENCY = [
  80, 16, 45, 17, 30, 85, 9, 16, 74, 12, 35, 44, 32, 67, 110, 28, 47, 55, 63, 26, 2.6, 9.7, 4.8, 14.5, 7.3, 3.6, 0.4,
  19, 17.4, 3.2, 6.4, 20,
];

const frequencyOf = (letter: string): number => {
  const lower = letter.toLowerCase();
  if (lower === 'ё') return 13;
  return FREQUENCY[(lower.codePointAt(0) ?? 0) - 0x430] ?? 0.01;
};

/** How likely a text is Russian: common letters count, capitals inside words and strange signs count against it. */
const likelihood = (text: string): number => {
  const letters = text.match(/\p{Script=Cyrillic}/gu) ?? [];
  const strange = text.match(/[^\p{Script=Cyrillic}\p{ASCII}«»–—№’“”„…•\u00a0]/gu) ?? [];
  const turned = text.match(/\p{Ll}\p{Lu}/gu) ?? [];
  const likely = letters.reduce((sum, letter) => sum + Math.log(frequencyOf(letter)), 0);
  return likely - 6 * strange.length - 6 * turned.length;
};

/** Whether the letters beyond ASCII stand inside words of Latin letters: "Müller" read as Cyrillic is "Mьller". */
const isLatin = (text: string): boolean => {
  const words = text.match(/[\p{L}]+/gu) ?? [];
  const foreign = words.filter((word) => /\p{Script=Cyrillic}/u.test(word));
  const mixed = foreign.filter((word) => /[A-Za-z]/.test(word));
  return foreign.length > 0 && mixed.length > foreign.length / 2;
};

const eightBit = (bytes: Uint8Array): Encoding => {
  const sample = bytes.subarray(0, SAMPLE);
  const windows = decode(sample, 'windows-1251');
  if (isLatin(windows)) return 'windows-1252';
  return likelihood(decode(sample, 'koi8-r')) > likelihood(windows) ? 'koi8-r' : 'windows-1251';
};

/** The encoding the bytes most likely have. Same bytes, same guess. */
export const guessEncoding = (bytes: Uint8Array): Encoding =>
  marked(bytes) ?? wide(bytes) ?? (isValid(bytes) ? 'utf-8' : eightBit(bytes));

/** What a file is that is no text: a spreadsheet or another packed file, a PDF; null for texts. */
export const notText = (bytes: Uint8Array): 'packed' | 'pdf' | null => {
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  if (head === 'PK\u0003\u0004' || head === 'ÐÏ\u0011à') return 'packed';
  return head === '%PDF' ? 'pdf' : null;
};
