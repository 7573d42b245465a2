// @module-tag long
/** [fault F-8]: workbooks and draws take no more than linear time either; what they hold is counted before it is read. */

import { describe, test } from 'vitest';
import { readDraw } from '../../../core/tournament/draws/draw-file.ts';
import { jsonIn } from '../../../electron/backend/handlers/seating.ts';
import { partsOf, sizeRefusal } from '../../../electron/workers/book/archive.ts';
import { reachRefusal } from '../../../electron/workers/book/read-book.ts';
import { expectLinear } from '../../core/exchange/doubling.ts';
import { bookParts, rowsXml } from './books.ts';

const drawIn = (text: string) => {
  const given = jsonIn(text);
  return given.ok ? readDraw(given.value) : given;
};

const signs = [
  '[',
  '{"a":',
  '"',
  '\\"',
  ' ',
  '1,',
  '[1],',
  '{"a":1},',
  ' r="A1"',
  ' r="',
  '<c r="A1">',
  '<',
  '\n',
  'r="A',
];

describe('[fault F-8] four times the text takes four times as long', () => {
  test.each(signs)('a draw of %j', { timeout: 180_000 }, (sign) => {
    for (const head of ['', '[', '{"version":2,"changes":[', '"'])
      expectLinear(drawIn, (length) => head + sign.repeat(length / sign.length), 250_000, sign);
  });

  test.each(signs)('a sheet of %j', { timeout: 180_000 }, (sign) => {
    for (const head of ['', '<worksheet><sheetData><row r="1">', ' r="A1'])
      expectLinear(reachRefusal, (length) => head + sign.repeat(length / sign.length), 250_000, sign);
  });

  test('a sheet of rows and cells', { timeout: 180_000 }, () => {
    const sheet = (rows: number) => rowsXml(Array.from({ length: rows }, (_, i) => [`Player ${i}`, `Club ${i}`, i]));
    expectLinear(reachRefusal, sheet, 5000, 'rows');
  });

  test('a table of parts that claims anything', { timeout: 180_000 }, () => {
    const read = (text: string) => {
      const bytes = new TextEncoder().encode(text);
      const archive = partsOf(bytes);
      return archive === null ? null : sizeRefusal(bytes.length, archive.count, archive.parts);
    };
    for (const sign of ['PK\x01\x02', 'PK\x05\x06', 'PK', '\0', bookParts({ S: '' })[0]?.name ?? ''])
      expectLinear(read, (length) => sign.repeat(length / sign.length), 250_000, sign);
  });
});
