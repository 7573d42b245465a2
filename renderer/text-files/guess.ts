/**
 * How the bytes of a file become text. The guess has a measure; it is shown and can be changed [reliability 14.2] [fault F-12].
 *
 * | rule | function |
 * | --- | --- |
 * | a mark at the beginning (BOM) tells | `marked` |
 * | UTF-16 without a mark: every other byte is zero in Latin text, or one of a few in Cyrillic text | `wide` |
 * | the escapes of ISO 2022-JP tell | `escaped` |
 * | whatever is valid UTF-8 is UTF-8; a few bytes may be so by chance, and are weighed | `validText`, `byChance` |
 * | else the encoding in which the bytes read likeliest; not sure where another text is nearly as likely | `likeliest` |
 */

import { decode, type Encoding, encodings } from './encoding.ts';
import { likelihood } from './likelihood.ts';

/** `certain`: by its form no other; `likely`: by its letters; `unsure`: another reading is nearly as likely. */
export type Guess = { readonly encoding: Encoding; readonly how: 'certain' | 'likely' | 'unsure' };

/** Bytes that are looked at for the form, and for the letters. */
const SAMPLE = 64 * 1024;
const LETTERS = 8 * 1024;

/** How much likelier than the next text the best one has to be: the logarithm. */
const SURE = 2;

const marked = ([first, second, third]: Uint8Array): Encoding | null => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
};

/** Share of the line ends and separators of a list that stand there as two bytes, in one order of bytes. */
const wide = (bytes: Uint8Array): Encoding | null => {
  const sample = bytes.subarray(0, SAMPLE);
  let even = 0;
  let odd = 0;
  for (let i = sample.indexOf(0); i !== -1; i = sample.indexOf(0, i + 1)) {
    if (i % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd === 0 || even + odd < sample.length / 40) return null;
  const order = even === 0 || odd > 4 * even ? 'utf-16le' : odd === 0 || even > 4 * odd ? 'utf-16be' : null;
  // Programs and sounds are full of zeros, too.
  return order === null || /[^\P{Cc}\t\r\n]/u.test(decode(sample, order)) ? null : order;
};

/** What is not cut off at the end of a sample and does not belong to the encoding, makes it no text of it. */
const validText = (bytes: Uint8Array, encoding: Encoding, isWhole: boolean): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return null;
  }
};

/** Where the first byte beyond ASCII stands, or -1. */
const beyondAscii = (bytes: Uint8Array): number => {
  for (let i = 0; i < bytes.length; i += 1) if ((bytes[i] ?? 0) >= 0x80) return i;
  return -1;
};

const escaped = (bytes: Uint8Array): boolean => {
  const at = bytes.indexOf(0x1b);
  const isKanji = at !== -1 && bytes[at + 1] === 0x24 && (bytes[at + 2] === 0x42 || bytes[at + 2] === 0x40);
  return isKanji && beyondAscii(bytes) === -1;
};

/** The lines that hold anything beyond ASCII: only they tell one encoding from another. */
const tellingLines = (bytes: Uint8Array): Uint8Array => {
  const sample = new Uint8Array(LETTERS);
  let length = 0;
  for (let from = 0; from < bytes.length && length < LETTERS; ) {
    const end = bytes.indexOf(10, from);
    const line = bytes.subarray(from, end === -1 ? bytes.length : end + 1);
    if (beyondAscii(line) !== -1) {
      const taken = line.subarray(0, LETTERS - length);
      sample.set(taken, length);
      length += taken.length;
    }
    from += line.length;
  }
  return sample.subarray(0, length);
};

/** Told by their form alone. */
const byForm: ReadonlySet<Encoding> = new Set(['utf-8', 'utf-16le', 'utf-16be', 'iso-2022-jp']);

/** How much rarer than the others an encoding is met: the logarithm. */
const rarity: { readonly [encoding in Encoding]?: number } = {
  'koi8-u': 1,
  ibm866: 1,
  'iso-8859-5': 3,
  'x-mac-cyrillic': 3,
  macintosh: 2,
  'iso-8859-2': 1,
  'windows-1254': 1,
  'windows-1257': 2,
};

type Weighed = { readonly encoding: Encoding; readonly text: string; readonly weight: number };

/** What the telling lines may be, the likeliest first. */
const readingsOf = (sample: Uint8Array): readonly Weighed[] =>
  encodings
    .filter((encoding) => !byForm.has(encoding))
    .flatMap((encoding) => {
      const text = validText(sample, encoding, sample.length < LETTERS);
      return text === null ? [] : [{ encoding, text, weight: likelihood(text, encoding) - (rarity[encoding] ?? 0) }];
    })
    .toSorted((a, b) => b.weight - a.weight);

/** Up to this many bytes may be UTF-8 by chance: one short name in CP866 or GB 18030. */
const CHANCE = 32;

/** The likelier reading of a few bytes that are valid UTF-8, or null. */
const byChance = (bytes: Uint8Array): Guess | null => {
  const sample = tellingLines(bytes);
  if (sample.length === 0 || sample.length > CHANCE) return null;
  const text = decode(sample, 'utf-8');
  // Characters of the East count as common in whichever language they are.
  const weight = Math.max(...encodings.map((encoding) => likelihood(text, encoding)));
  const [best] = readingsOf(sample);
  return best === undefined || best.weight <= weight ? null : { encoding: best.encoding, how: 'unsure' };
};

const likeliest = (bytes: Uint8Array): Guess => {
  const readings = readingsOf(tellingLines(bytes));
  const [best] = readings;
  if (best === undefined) return { encoding: 'windows-1252', how: 'unsure' };
  const next = readings.find(({ text }) => text !== best.text);
  const isSure = next === undefined || best.weight - next.weight >= SURE;
  return { encoding: best.encoding, how: isSure ? 'likely' : 'unsure' };
};

/** The encoding the bytes most likely have. Same bytes, same guess. */
export const guessEncoding = (bytes: Uint8Array): Guess => {
  const form = marked(bytes) ?? wide(bytes) ?? (escaped(bytes) ? 'iso-2022-jp' : null);
  if (form !== null) return { encoding: form, how: 'certain' };
  if (validText(bytes, 'utf-8', true) === null) return likeliest(bytes);
  return byChance(bytes) ?? { encoding: 'utf-8', how: 'certain' };
};

/** Lines of a file that show how it is read: the first that hold letters beyond ASCII, else the first. */
export const shownLines = (bytes: Uint8Array, encoding: Encoding, most = 3): readonly string[] => {
  const telling =
    encoding.startsWith('utf-16') || encoding === 'iso-2022-jp' ? bytes.subarray(0, LETTERS) : tellingLines(bytes);
  const lines = decode(telling.length === 0 ? bytes.subarray(0, LETTERS) : telling, encoding).split(/[\r\n]+/);
  return lines.filter((line) => line.trim() !== '').slice(0, most);
};
