/** Names on paper as wished: second script, clubs, opponents, capitals [hall-and-print 0.4, 1.1, 1.3, 5]. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainNames } from '../../../../core/sheets/paper/dressed.ts';
import { type ListSheet, sheetDocuments } from '../../../../core/sheets/sheet.ts';
import { finished, type Person, seated } from '../hall-of-names.ts';
import { laid, rowsIn, sheetOf, sheetsOf } from '../printed.ts';

const people: readonly Person[] = [
  { name: 'Taro Tanaka', familyName: 'Tanaka', club: 'Kyoto', traits: { otherScript: '田中 太郎' } },
  { name: 'Анна Иванова', familyName: 'Иванова', club: 'Москва', traits: { otherScript: 'Anna Ivanova' } },
  { name: 'Jan van der Berg', familyName: 'van der Berg', club: '' },
  { name: 'Grace Weiß', familyName: 'Weiß', club: 'Köln' },
];
const tournament = seated(people);

const written = (sheet: ListSheet, preset: 'wall' | 'largePrint' = 'wall'): string[] =>
  laid(sheet, { preset }).flatMap(({ laid: page }) =>
    page.columns.flatMap(({ rows }) =>
      rows.flatMap(({ row }) => row.texts.map(({ fitted }) => fitted.lines.join(' '))),
    ),
  );

const by = (document: 'seatingByTable' | 'seatingByName', names: Partial<typeof plainNames>) =>
  sheetOf(tournament, document, 'list', { wishes: { names: { ...plainNames, ...names } } });

describe('5: a second script below the name', () => {
  test.each(['seatingByTable', 'seatingByName', 'signIn'] as const)(
    '%s: where one is entered, in a line of its own',
    (document) => {
      const sheet = sheetOf(tournament, document, 'list', { wishes: { names: { ...plainNames, secondScript: true } } });
      const texts = written(sheet);
      expect(texts).toContain('田中 太郎');
      expect(texts).toContain('Anna Ivanova');
      const rows = laid(sheet).flatMap(({ laid: page }) => page.columns.flatMap((column) => column.rows));
      const row = rows.find(({ row: { texts: all } }) =>
        all.some(({ fitted }) => fitted.lines[0] === '田中 太郎'),
      )?.row;
      const [above, below] = ['Tanaka', '田中'].map((part) =>
        row?.texts.find(({ fitted }) => fitted.lines.join('').includes(part)),
      );
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1e-9);
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual((row?.height ?? 0) + 1e-9);
      // Data is never below 9 points.
      expect(below?.fitted.size).toBeGreaterThanOrEqual((9 * 25.4) / 72 - 1e-9);
    },
  );

  test('is never made up: without an entry there is no line, and without the wish none at all', () => {
    expect(written(by('seatingByTable', { secondScript: true }))).not.toContain('van der Berg');
    expect(written(by('seatingByTable', {}))).not.toContain('田中 太郎');
  });

  test('is not put on slips and cards', () => {
    for (const document of ['slips', 'tableCards'] as const) {
      const made = (secondScript: boolean) =>
        sheetsOf(tournament, document, { wishes: { names: { ...plainNames, secondScript } } });
      expect(JSON.stringify(made(true))).toBe(JSON.stringify(made(false)));
    }
  });
});

test('[hall-and-print 1.1 T] clubs stand on the list by table only', () => {
  expect(written(by('seatingByTable', { clubs: true }))).toEqual(expect.arrayContaining(['Kyoto', 'Москва', 'Köln']));
  expect(written(by('seatingByName', { clubs: true }))).not.toContain('Kyoto');
});

test('[hall-and-print 1.1 N] opponents stand on the list by name only, each kept apart from its neighbours', () => {
  const texts = written(by('seatingByName', { opponents: true })).map((text) =>
    text.replaceAll(/[\u2068\u2069]/gu, ''),
  );
  expect(texts).toContain('against А. Иванова, J. van der Berg, G. Weiß');
  expect(written(by('seatingByTable', { opponents: true }))).toEqual(written(by('seatingByTable', {})));
});

describe('[hall-and-print 1.3] capitals for the family name', () => {
  test('are of that name, not of a given name that begins like it', () => {
    const alike = seated([{ name: 'Liam Li', familyName: 'Li' }, { name: 'Оля Ол', familyName: 'Ол' }, ...people]);
    const wishes = { names: { ...plainNames, capitals: true } };
    const texts = rowsIn(sheetOf(alike, 'seatingByTable', 'list', { wishes })).map(([, name]) => name);
    expect(texts).toEqual(expect.arrayContaining(['Liam LI', 'Оля ОЛ']));
  });

  test('only where wished, and only of the family name', () => {
    const texts = rowsIn(by('seatingByTable', { capitals: true })).map(([, name]) => name);
    expect(texts).toEqual(['Taro TANAKA', 'Анна ИВАНОВА', 'Jan VAN DER BERG', 'Grace WEISS']);
    expect(rowsIn(by('seatingByName', { capitals: true })).map(([name]) => name)).toContain('ИВАНОВА Анна');
    expect(rowsIn(by('seatingByTable', {})).map(([, name]) => name)).toContain('Taro Tanaka');
  });

  test('on slips and guide cards too', () => {
    const wishes = { names: { ...plainNames, capitals: true } };
    expect(JSON.stringify(sheetsOf(tournament, 'slips', { wishes }))).toContain('Taro TANAKA');
  });

  test('[hall-and-print 0.5] nobody reads like somebody else afterwards', () => {
    const alike = seated([
      { name: 'Jan De Vries', familyName: 'De Vries' },
      { name: 'Jan de Vries', familyName: 'de Vries' },
      ...people.slice(0, 2),
    ]);
    fc.assert(
      fc.property(fc.constantFrom(...sheetDocuments), (document) => {
        if (document !== 'seatingByTable' && document !== 'seatingByName') return;
        const sheet = sheetOf(alike, document, 'list', { wishes: { names: { ...plainNames, capitals: true } } });
        const names = rowsIn(sheet).map((row) => row[document === 'seatingByTable' ? 1 : 0]);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

test('[hall-and-print 1.1 T] 東南西北 beside the letters of the winds, as an option', () => {
  const seats = (seatSigns: boolean) =>
    JSON.stringify(sheetOf(tournament, 'seatingByTable', 'list', { wishes: { seatSigns } }).parts);
  expect(seats(true)).toContain('mahjong.seats.east.signed');
  expect(seats(false)).not.toContain('.signed');
});

test('[hall-and-print 0.3, 1.1 R] standings by place, or by name as an option', () => {
  const event = finished(seated(people));
  const names = (standingsBy: 'place' | 'name') =>
    rowsIn(sheetOf(event, 'standings', 'list', { wishes: { standingsBy } })).map(([, name]) => name);
  expect(names('name')).toEqual(['Taro Tanaka', 'Jan van der Berg', 'Grace Weiß', 'Анна Иванова']);
  expect(names('place')).not.toEqual(names('name'));
  expect(names('place').toSorted()).toEqual(names('name').toSorted());
});

test('fixed sizes: 18 point large print keeps a line below of at least 9 points', () => {
  const sizes = laid(by('seatingByName', { opponents: true }), { preset: 'largePrint' }).flatMap(({ laid: page }) =>
    page.columns.flatMap(({ rows }) => rows.flatMap(({ row }) => row.texts.map(({ fitted }) => fitted.size))),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual((9 * 25.4) / 72 - 1e-9);
});
