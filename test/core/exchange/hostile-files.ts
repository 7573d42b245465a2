/** Files that somebody may hand to any import, each as its bytes. */

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const MILLION = 1_000_000;

/** A list that no import has a use for. */
const LIST = 'Участник;Город\r\nЩербакова Ульяна;Пермь\r\nЁлкин Пётр;Казань\r\nСоловьёв Юрий;Омск\r\n';

/** The bytes of Cyrillic letters and signs of ASCII in an encoding of one byte a letter. */
const oneByte = (text: string, label: string): Uint8Array<ArrayBuffer> => {
  const decoder = new TextDecoder(label);
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 0x3f);
};

const wide = (text: string, little: boolean, mark: boolean): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    (mark ? `\ufeff${text}` : text).split('').flatMap((unit) => {
      const code = unit.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

/** 田中,東京 and 王伟,北京, three lines each. */
const japanese = [0x93, 0x63, 0x92, 0x86, 0x2c, 0x93, 0x8c, 0x8b, 0x9e, 0x0d, 0x0a];
const chinese = [0xcd, 0xf5, 0xce, 0xb0, 0x2c, 0xb1, 0xb1, 0xbe, 0xa9, 0x0d, 0x0a];
const three = (line: readonly number[]): Uint8Array<ArrayBuffer> => Uint8Array.from([...line, ...line, ...line]);

export type Hostile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

const files = {
  'windows-1251.csv': oneByte(LIST, 'windows-1251'),
  'koi8-r.csv': oneByte(LIST, 'koi8-r'),
  'cp866.csv': oneByte(LIST, 'ibm866'),
  'mac-cyrillic.csv': oneByte(LIST, 'x-mac-cyrillic'),
  'mac-roman.csv': Uint8Array.from([
    ...utf8('Name,Ort\r\nJ'),
    0x9f,
    ...utf8('rgen Sch'),
    0x8a,
    ...utf8('fer,K'),
    0x9a,
    ...utf8('ln\r\nBj'),
    0x9a,
    ...utf8('rn,D'),
    0x9f,
    ...utf8('ren\r\n'),
  ]),
  'utf-16-le.csv': wide(LIST, true, true),
  'utf-16-be.csv': wide(LIST, false, true),
  'utf-16-le-bare.csv': wide(LIST, true, false),
  'utf-16-be-bare.csv': wide(LIST, false, false),
  'shift-jis.csv': three(japanese),
  'gb18030.csv': three(chinese),
  'empty.csv': new Uint8Array(),
  'one-byte.csv': utf8('x'),
  'one-high-byte.csv': Uint8Array.of(0xff),
  'mark-alone.csv': Uint8Array.of(0xef, 0xbb, 0xbf),
  'program.csv': Uint8Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256),
  'picture.csv': Uint8Array.from([0x89, ...utf8('PNG\r\n\x1a\n'), 0, 1, 2, 3]),
  'nul.csv': utf8('Name,Club\r\nAnn\0,North\r\nBo\0b,South\r\n'),
  'ends.csv': utf8('Name,Club\rAnn,North\nBob,South\r\nCyd,East\n\r\nDora,West'),
  'columns.csv': utf8(`${'Name,'.repeat(100_000)}\r\n${'Ann,'.repeat(100_000)}\r\n`),
  'lines.csv': utf8('A\n'.repeat(MILLION)),
  'quote.csv': utf8(`Name,Club\r\n"Ann,North\r\n${'Bob,South\r\n'.repeat(200)}`),
  'quotes.csv': utf8('"'.repeat(99_999)),
  'right-to-left.csv': utf8('שם;עיר\r\nדוד כהן;חיפה\r\n\u202egnitset\u202c;\u200fx\r\n'),
  'emoji.csv': utf8('Name\r\n👨‍👩‍👧‍👦\r\n🀄🀅🀆\r\n'),
  'surrogates.json': utf8(
    '{"format":"seatwright-table","version":1,"table":"people","event":"\\ud800","family":"duel","rows":[{"name":"\\udfff\\ud800"}]}',
  ),
  'deep.json': utf8(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  'deep-objects.json': utf8(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
  'cut-off.json': utf8('{"format":"seatwright-event","version":1,"name":"Cup","family":"duel"'),
  'other.json': utf8('{"a":1}'),
  'blanks.csv': utf8(' '.repeat(MILLION)),
  'dashes.csv': utf8(' - '.repeat(300_000)),
  'zip.csv': Uint8Array.from([...utf8('PK\x03\x04\x14\0'), ...new Uint8Array(40), ...utf8('list.csv')]),
} as const satisfies { readonly [name: string]: Uint8Array<ArrayBuffer> };

export const hostileFiles: readonly Hostile[] = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
