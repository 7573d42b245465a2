import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guarded } from '../../../core/exchange/apostrophe.ts';
import { csvText } from '../../../core/exchange/csv-out.ts';
import { guessSeparator, type ListSeparator, splitList } from '../../../renderer/people/import/read-list.ts';

describe('the separator is guessed', () => {
  test.each<[string, ListSeparator]>([
    ['Name,Club\nAnn,North\nBen,South', ','],
    ['Игрок;Клуб\nАнна;"Тэнпай; Москва"\nБорис;', ';'],
    ['Team\tPlayer\nA, B & Co.\tAnn\nC, D & Co.\tBen', '\t'],
    ['Ann|North\nBen|South', '|'],
    ['Ann Lee\nBen Moe', null],
    ['Ann Lee\nLee, Ben\nCyd Poe\nDan Roe', null],
    ['Name;Note\nAnn;a, b, c\nBen;d, e\nCyd;f', ';'],
    ['Lee, Ann\nMoe, Ben', ','],
    ['', null],
  ])('%j', (text, separator) => {
    expect(guessSeparator(text)).toBe(separator);
  });
});

describe('a list is cut into cells with their lines', () => {
  const lines = (text: string, separator: ListSeparator = ',', quotes = true) =>
    splitList(text, separator, quotes).rows.map(({ line, cells }) => [line, ...cells]);

  test('any line ends, also mixed', () => {
    expect(lines('a,b\r\nc,d\re,f\ng,h')).toEqual([
      [1, 'a', 'b'],
      [2, 'c', 'd'],
      [3, 'e', 'f'],
      [4, 'g', 'h'],
    ]);
  });

  test('quotes keep separators, quotes and line breaks, and lines are still counted right', () => {
    expect(lines('"a,1",b\n"c\r\nd\ne",f\n\n"say ""x""",g')).toEqual([
      [1, 'a,1', 'b'],
      [2, 'c\nd\ne', 'f'],
      [5, ''],
      [6, 'say "x"', 'g'],
    ]);
  });

  test('a quote inside a cell is a character', () => {
    expect(lines('Ann "A" Lee,5" disc\nBen,x')).toEqual([
      [1, 'Ann "A" Lee', '5" disc'],
      [2, 'Ben', 'x'],
    ]);
  });

  test('a quote that is not closed is named by its line', () => {
    expect(splitList('a\nb\n"c\nd', ',', true).unclosed).toBe(3);
    expect(splitList('"Nick" Ann,x\nb,y', ',', true).unclosed).toBe(1);
    expect(splitList('a\n"b"\n', ',', true)).not.toHaveProperty('unclosed');
  });

  test('quotes read as they are', () => {
    expect(lines('"Nick" Ann,x\n"b,y', ',', false)).toEqual([
      [1, '"Nick" Ann', 'x'],
      [2, '"b', 'y'],
    ]);
  });

  test('without a separator every line is one cell', () => {
    expect(lines('Lee, Ann; x\nMoe', null)).toEqual([
      [1, 'Lee, Ann; x'],
      [2, 'Moe'],
    ]);
  });

  test('what was written is read back cell by cell', () => {
    const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('"', 'a,b', 'a\nb', ' ', ';', '\t', '""'));
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(',' as const, ';' as const, '\t' as const), (rows, separator) => {
        const columns = rows[0]?.map((_, i) => ({
          heading: `h${i}`,
          kind: 'text' as const,
          cell: (row: readonly string[]) => row[i] ?? '',
        }));
        const written = csvText(columns ?? [], rows, separator);
        const [, ...read] = splitList(written, separator, true).rows.map(({ cells }) => cells);
        // The last line is the empty one after the last line end. The apostrophes are taken off with the meaning of a cell.
        const plain = rows.map((row) => row.map(guarded));
        expect(read.slice(0, -1)).toEqual(plain);
      }),
    );
  });
});
