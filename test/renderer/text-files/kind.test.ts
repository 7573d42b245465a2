/** [fault F-12]: what is no text is refused as what it is, whatever its name says. */

import { expect, test } from 'vitest';
import { type NotText, notText } from '../../../renderer/text-files/kind.ts';
import { bytesOf, utf8, utf16 } from './encoded.ts';

const bytes = (head: string, rest = '\0\x01\x02\x03'): Uint8Array =>
  Uint8Array.from(head + rest, (sign) => sign.charCodeAt(0));

test.each<[string, Uint8Array, NotText]>([
  ['a workbook', bytes('PK\x03\x04\x14\0[Content_Types].xml'), 'office'],
  ['an open document', bytes('PK\x03\x04\x14\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'office'],
  ['an old workbook', bytes('\xd0\xcf\x11\xe0\xa1\xb1'), 'office'],
  [
    'a workbook with a password',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, ...utf16('EncryptedPackage', true, false)),
    'locked',
  ],
  ['a rich text', bytes('{\\rtf1\\ansi', ''), 'office'],
  ['a zip', bytes('PK\x03\x04\x14\0list.csv'), 'archive'],
  ['an empty zip', bytes('PK\x05\x06'), 'archive'],
  ['a gzip', bytes('\x1f\x8b\x08'), 'archive'],
  ['a 7z', bytes('7z\xbc\xaf\x27\x1c'), 'archive'],
  ['a rar', bytes('Rar!\x1a\x07'), 'archive'],
  ['a PDF', bytes('%PDF-1.7', ''), 'pdf'],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n'), 'image'],
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'image'],
  ['a GIF', bytes('GIF89a'), 'image'],
  ['a WebP', bytes('RIFF\x10\0\0\0WEBP'), 'image'],
  ['a BMP', bytes('BM\x36\0\0\0\0\0\0\0'), 'image'],
  ['a TIFF', bytes('II*\0'), 'image'],
  ['a HEIC', bytes('\0\0\0\x18ftypheic'), 'image'],
  ['a tournament', bytes('SQLite format 3\0'), 'tournament'],
  ['a program', bytes('MZ\x90\0\x03'), 'other'],
  ['a sound', bytes('ID3\x03\0'), 'other'],
])('%s', (_, file, kind) => {
  expect(notText(file)).toBe(kind);
});

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['a list of one letter', utf8('P')],
  ['a list that begins as an archive does', utf8('PK,Name\r\n1,Ann\r\n')],
  ['a list that begins as a picture does', utf8('BM,Name\r\n1,Ann\r\n')],
  ['UTF-16, which is full of zeros', utf16('Name\r\nAnn\r\n', true, true)],
  ['UTF-16 without a mark', utf16('Name\r\nAnn\r\n', false, false)],
  ['one byte a letter', bytesOf('Птица', 'windows-1251')],
])('%s is a text', (_, file) => {
  expect(notText(file)).toBeNull();
});
