/** What a file is that is no text, told by its first bytes and never by its name [fault F-12]. */

import { guessEncoding } from './guess.ts';

export type NotText = 'office' | 'locked' | 'archive' | 'pdf' | 'image' | 'tournament' | 'other';

const OLD_OFFICE = '\xd0\xcf\x11\xe0';

/** Bytes by which a kind begins; a point stands for any byte. */
const heads: readonly (readonly [head: string, kind: NotText])[] = [
  [OLD_OFFICE, 'office'],
  ['{\\rtf', 'office'],
  ['%PDF', 'pdf'],
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
  ['RIFF....WEBP', 'image'],
  ['BM....\0\0\0\0', 'image'],
  ['II*\0', 'image'],
  ['MM\0*', 'image'],
  ['....ftyphei', 'image'],
  ['\x1f\x8b', 'archive'],
  ['7z\xbc\xaf\x27\x1c', 'archive'],
  ['Rar!\x1a', 'archive'],
  ['SQLite format 3\0', 'tournament'],
];

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const begins = (start: string, head: string): boolean =>
  start.length >= head.length && [...head].every((sign, i) => sign === '.' || sign === start[i]);

/** Bytes at the end of a packed file that name what is in it. */
const NAMES = 16 * 1024;

/** Workbooks and documents of offices are packed too. */
const packed = (bytes: Uint8Array): NotText => {
  const start = latin(bytes.subarray(0, 128));
  const end = latin(bytes.subarray(Math.max(0, bytes.length - NAMES)));
  const isOffice = end.includes('[Content_Types].xml') || start.includes('mimetypeapplication/vnd.oasis');
  return isOffice ? 'office' : 'archive';
};

/** An office puts what is protected by a password into a file of its old form, and the name of what is inside in two bytes a letter. */
const isLocked = (bytes: Uint8Array): boolean =>
  begins(latin(bytes.subarray(0, 4)), OLD_OFFICE) &&
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');

/** A workbook whose sheets can be read as lists. */
export const isBook = (bytes: Uint8Array): boolean =>
  begins(latin(bytes.subarray(0, 4)), 'PK\x03\x04') &&
  latin(bytes.subarray(Math.max(0, bytes.length - NAMES))).includes('xl/workbook.xml');

/** Null for texts. */
export const notText = (bytes: Uint8Array): NotText | null => {
  const start = latin(bytes.subarray(0, 16));
  if (begins(start, 'PK\x03\x04') || begins(start, 'PK\x05\x06')) return packed(bytes);
  if (isLocked(bytes)) return 'locked';
  const known = heads.find(([head]) => begins(start, head));
  if (known !== undefined) return known[1];
  return bytes.includes(0) && !guessEncoding(bytes).encoding.startsWith('utf-16') ? 'other' : null;
};
