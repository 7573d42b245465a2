/** [reliability 14.1]: a workbook is read in the checker's process, by its sizes before it is unpacked, and nothing in it is run. */

import { afterAll, describe, expect, test } from 'vitest';
import { checkerFrom } from '../../../electron/backend/checker.ts';
import { listHandlers } from '../../../electron/backend/handlers/lists.ts';
import { forkChecker } from '../../../electron/host/node-child.ts';
import { readBook } from '../../../electron/workers/book/read-book.ts';
import { checkerEntry } from '../children.ts';
import { archive, book, bookParts, rowsXml } from './books.ts';

const read = (bytes: Uint8Array) =>
  readBook({ kind: 'readBook', name: 'list.xlsx', data: Buffer.from(bytes).toString('base64') });

const rowsOf = async (bytes: Uint8Array) => {
  const sheets = await read(bytes);
  if (!sheets.ok) throw new Error(sheets.refusal.code);
  return sheets.value[0]?.rows;
};

const people = rowsXml([['Name', 'Rating'], ['Щербакова Ульяна', 1500], [], ['髙橋 健太', 1612.5]]);

describe('[reliability 14.1] a workbook', () => {
  test('every sheet by its name, empty rows at their place', async () => {
    expect(await read(book({ People: people, 'Old list': rowsXml([['Name'], ['Ann']]) }))).toEqual({
      ok: true,
      value: [
        {
          name: 'People',
          rows: [
            ['Name', 'Rating'],
            ['Щербакова Ульяна', '1500'],
            ['', ''],
            ['髙橋 健太', '1612.5'],
          ],
        },
        { name: 'Old list', rows: [['Name'], ['Ann']] },
      ],
    });
  });

  test.each([
    ['<c r="A1"><v>0.30000000000000004</v></c>', '0.3'],
    ['<c r="A1"><v>79261234567</v></c>', '79261234567'],
    ['<c r="A1"><v>1.5E3</v></c>', '1500'],
    ['<c r="A1"><v>-12</v></c>', '-12'],
    ['<c r="A1" s="1"><v>45997</v></c>', '2025-12-06'],
    ['<c r="A1" s="2"><v>45997.75</v></c>', '2025-12-06 18:00'],
    ['<c r="A1" t="b"><v>1</v></c>', 'yes'],
    ['<c r="A1" t="str"><f>CONCAT("A","nn")</f><v>Ann</v></c>', 'Ann'],
    ['<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
    ['<c r="A1" t="inlineStr"><is><t>=1+1</t></is></c>', '=1+1'],
    ['<c r="A1" t="inlineStr"><is><r><t>Anna </t></r><r><t>Berg</t></r></is></c>', 'Anna Berg'],
  ])('%s is %j', async (cell, text) => {
    expect(await rowsOf(book({ S: `<row r="1">${cell}</row>` }))).toEqual([[text]]);
  });

  test('a formula without a result, an error and an empty sheet say nothing', async () => {
    const cells = '<c r="A1"><f>HYPERLINK("http://x")</f></c><c r="B1" t="e"><v>#REF!</v></c>';
    expect(await rowsOf(book({ S: `<row r="1">${cells}<c r="C1"><v>1</v></c></row>` }))).toEqual([['', '', '1']]);
    expect(await rowsOf(book({ S: '' }))).toEqual([]);
  });

  test('macros, links and whatever else lies in it are left alone', async () => {
    const more = [
      { name: 'xl/vbaProject.bin', text: new Uint8Array(1000) },
      { name: 'xl/externalLinks/externalLink1.xml', text: '<externalLink/>' },
      { name: '../../../tmp/evil.xml', text: '<x/>' },
    ];
    expect(await rowsOf(archive([...bookParts({ S: people }), ...more]))).toHaveLength(4);
  });

  test('10,000 rows in a moment', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => [`Player ${i}`, `Club ${i % 90}`, 1000 + i]);
    const before = performance.now();
    expect(await rowsOf(book({ S: rowsXml([['Name', 'Club', 'Rating'], ...rows]) }))).toHaveLength(10_001);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

describe('[reliability 14.1] a hostile workbook is refused before it is unpacked', () => {
  const huge = new Uint8Array(50 * 1024 * 1024);
  const withSheet = (sheet: { text: string | Uint8Array; says?: number; isEncrypted?: boolean }) =>
    archive(bookParts({ S: '' }).map((part) => (part.name.includes('worksheets') ? { ...part, ...sheet } : part)));

  test('a bomb: by the size that it says', async () => {
    const bomb = withSheet({ text: huge });
    const answer = await read(bomb);
    expect(answer).toMatchObject({ refusal: { code: 'people.tooBig', params: { allowed: 100 * bomb.length } } });
    const wide = archive([...bookParts({ S: '' }), { name: 'x.bin', text: new Uint8Array(0), says: 21 * 1024 * 1024 }]);
    expect(await read(new Uint8Array([...new Uint8Array(400_000), ...wide]))).toMatchObject({ ok: false });
  });

  test('a bomb that lies about its size: no more is unpacked than it says', async () => {
    expect(await read(withSheet({ text: huge, says: 1000 }))).toMatchObject({
      refusal: { code: 'people.tooBig', params: { found: 1001, allowed: 1000 } },
    });
  });

  test('too many parts: with both numbers', async () => {
    const many = Array.from({ length: 201 }, (_, i) => ({ name: `${i}.xml`, text: '<x/>' }));
    expect(await read(archive(many))).toMatchObject({
      refusal: { code: 'people.tooManyParts', params: { found: 201, allowed: 200 } },
    });
    expect(await read(archive([], 65_000))).toMatchObject({ refusal: { params: { found: 65_000 } } });
  });

  test('a row a milliard below', async () => {
    expect(await read(book({ S: '<row r="900000000"><c r="A900000000"><v>1</v></c></row>' }))).toMatchObject({
      refusal: { code: 'people.tooManyRows', params: { found: 900_000_000, allowed: 10_000 } },
    });
  });

  test('cells far to the right of many rows', async () => {
    const far = (i: number) => `<row r="${i + 1}"><c r="XFD${i + 1}"><v>1</v></c></row>`;
    expect(await read(book({ S: Array.from({ length: 60_000 }, (_, i) => far(i)).join('') }))).toMatchObject({
      refusal: { code: 'people.tooManyColumns', params: { found: 16_384, allowed: 50 } },
    });
  });

  test('entities that multiply are not followed', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    const cell = '<c r="A1" t="inlineStr"><is><t>&b;</t></is></c>';
    const sheet = { text: `${doctype}<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>` };
    const answer = await read(withSheet(sheet));
    expect(JSON.stringify(answer)).not.toContain('aaaa');
  });

  test.each<[string, Uint8Array, string]>([
    ['a part with a password', withSheet({ text: '<x/>', isEncrypted: true }), 'people.notText.locked'],
    ['a document of another kind', archive([{ name: 'word/document.xml', text: '<x/>' }]), 'people.notText.office'],
    ['a sheet that is no XML', withSheet({ text: '\0\x01<<<' }), 'people.notText.office'],
    ['rows out of order', book({ S: '<row r="2"/><row r="1"/>' }), 'people.notText.office'],
    ['cut off', book({ S: people }).subarray(0, 500), 'people.notText.office'],
    ['nothing', new Uint8Array(), 'people.notText.office'],
    ['a table that leads nowhere', archive([], 3), 'people.notText.office'],
  ])('%s', async (_, bytes, code) => {
    expect(await read(bytes)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('any byte of a workbook may be another: an answer, and no fault', async () => {
    const sound = book({ S: people });
    for (let at = 0; at < sound.length; at += 3) {
      const damaged = sound.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      expect(await read(damaged)).toHaveProperty('ok');
    }
  });
});

describe('through the door', () => {
  const checker = checkerFrom(() => forkChecker(checkerEntry()));
  afterAll(() => checker.close());
  const call = (bytes: Uint8Array) =>
    listHandlers({ workers: { checker } } as Parameters<typeof listHandlers>[0])['list.sheets'](
      { name: 'list.xlsx', data: Buffer.from(bytes).toString('base64') },
      { role: 'desk', actor: 'desk' },
    );

  test('[reliability 1.3] it is another process that reads', async () => {
    expect(await call(book({ S: people }))).toMatchObject({ ok: true, value: [{ name: 'S' }] });
    expect(await call(new Uint8Array(9))).toMatchObject({ refusal: { code: 'people.notText.office' } });
    checker.close();
    expect(await call(book({ S: people }))).toMatchObject({ refusal: { code: 'people.notText.office' } });
  });
});
