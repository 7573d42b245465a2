import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { guessShape, withPartnersApart } from '../../../core/exchange/guess-shape.ts';
import type { Game } from '../../../core/game/game.ts';
import { listOf, mahjongTraits } from './lists.ts';

const duelTraits = z.strictObject({ seed: z.int().min(1).optional() }) as unknown as Game['traits'];
const pokerTraits = z.strictObject({
  paid: z.boolean().optional(),
  expert: z.boolean().optional(),
  clockOperator: z.boolean().optional(),
}) as unknown as Game['traits'];
const noTraits = z.strictObject({}) as Game['traits'];

const columns = (rows: readonly (readonly string[])[], traits = mahjongTraits) =>
  guessShape(listOf(...rows), traits).columns;

describe('a heading line', () => {
  test.each([
    [
      ['Name', 'Country', 'Club', 'EMA number'],
      ['name', 'country', 'club', 'number'],
    ],
    [
      ['Игрок', 'Город', 'Клуб'],
      ['name', 'country', 'club'],
    ],
    [
      ['Surname', 'Name', 'Country'],
      ['familyName', 'givenName', 'country'],
    ],
    [
      ['Фамилия', 'Имя', 'Отчество', 'Клуб'],
      ['familyName', 'givenName', 'skip', 'club'],
    ],
    [
      ['Name', 'Given name'],
      ['name', 'givenName'],
    ],
    [
      ['Город', 'Страна', 'ФИО'],
      ['skip', 'country', 'name'],
    ],
    [
      ['  NAME: ', 'E.M.A. no', 'CLUB*'],
      ['name', 'skip', 'club'],
    ],
    [
      ['Name', 'EMA No.'],
      ['name', 'number'],
    ],
    [
      ['Player 1', 'Player 2', 'Club'],
      ['member', 'member', 'club'],
    ],
    [
      ['Team', 'Player 1', 'Игрок №2', 'Player #3'],
      ['name', 'member', 'member', 'member'],
    ],
    [
      ['Name', 'Team'],
      ['name', 'trait.team'],
    ],
    [['Team'], ['name']],
    [
      ['Name', 'Club', 'Club'],
      ['name', 'club', 'skip'],
    ],
    [
      ['Name', 'Clock operator', 'Seed'],
      ['name', 'skip', 'skip'],
    ],
    [
      ['Имя', 'Стол'],
      ['name', 'trait.fixedTable'],
    ],
  ])('%j means %j', (heading, expected) => {
    const shape = guessShape(listOf(heading, ['Anna Olsen']), mahjongTraits);
    expect(shape).toEqual({ heading: true, columns: expected, ignoreSurplus: false });
  });

  test.each([
    [
      ['Name', 'Partner', 'Club'],
      ['member', 'member', 'club'],
    ],
    [
      ['Игрок', 'Напарник'],
      ['member', 'member'],
    ],
    [
      ['Pair', 'Partner'],
      ['name', 'member'],
    ],
    [
      ['Name', 'Player 1', 'Player 2'],
      ['name', 'member', 'member'],
    ],
  ])('%j of pairs means %j: a name beside a partner is one of the two', (heading, expected) => {
    const table = listOf(heading, ['Anna Olsen', 'Ben Olsen']);
    expect(guessShape(table, noTraits, { isOfPairs: true }).columns).toEqual(expected);
  });

  test('where nobody plays in pairs, a partner is somebody beside a name', () => {
    expect(
      columns([
        ['Name', 'Partner'],
        ['Ann', 'Ben'],
      ]),
    ).toEqual(['name', 'member']);
  });

  test('properties are offered where the family has them', () => {
    const rows = [
      ['Seed', 'Tag', 'Team'],
      ['1', 'Ann', 'Red'],
    ];
    expect(columns(rows, duelTraits)).toEqual(['trait.seed', 'name', 'club']);
    expect(columns(rows, noTraits)).toEqual(['skip', 'name', 'club']);
    expect(columns([['Name', 'Clock operator', 'Expert', 'Paid'], ['Ann']], pokerTraits)).toEqual([
      'name',
      'trait.clockOperator',
      'trait.expert',
      'trait.paid',
    ]);
  });

  test('a column that counts the lines is no number of anybody', () => {
    const people = [
      ['1', 'Ann'],
      ['2', 'Ben'],
    ];
    expect(columns([['No', 'Name'], ...people])).toEqual(['skip', 'name']);
    expect(
      columns([
        ['No', 'Name'],
        ['0412', 'Ann'],
        ['17', 'Ben'],
      ]),
    ).toEqual(['number', 'name']);
  });

  test('without a known word over the names the most varied texts are the names', () => {
    const rows = [
      ['Class', 'Who', 'Club'],
      ['A', 'Ann Lee', 'North'],
      ['A', 'Ben Lee', 'South'],
    ];
    expect(columns(rows)).toEqual(['skip', 'name', 'club']);
  });

  test('a list of Player 1, Player 2 … loses nobody: what all lines say is no heading', () => {
    const numbered = (word: string) => [1, 2, 3].map((no) => [`${word} ${no}`]);
    for (const word of ['Player', 'Игрок', 'Name', 'Участник №'])
      expect(guessShape(listOf(...numbered(word)), mahjongTraits)).toMatchObject({ heading: false, columns: ['name'] });
    expect(guessShape(listOf(['Player 1']), mahjongTraits).heading).toBe(false);
    expect(guessShape(listOf(['Player 1', 'North'], ['Player 2', 'South']), mahjongTraits).heading).toBe(false);
    const pairs = [
      ['Player 1', 'Player 2'],
      ['Player 3', 'Player 4'],
    ];
    expect(guessShape(listOf(...pairs), mahjongTraits).heading).toBe(false);
    // Over names of people the same words are headings.
    expect(guessShape(listOf(['Player 1', 'Player 2'], ['Ann Lee', 'Ben Lee']), mahjongTraits).heading).toBe(true);
  });

  test('unknown words over numbers are a heading', () => {
    const rows = [
      ['Wer', 'Pass'],
      ['Ann', '1233'],
      ['Ben', '45'],
    ];
    expect(guessShape(listOf(...rows), mahjongTraits)).toMatchObject({ heading: true, columns: ['name', 'skip'] });
  });

  test('whether there is one can be decided by hand, and the columns are guessed again', () => {
    const list = listOf(['Ann Lee', 'North'], ['Ben Lee', 'North']);
    expect(guessShape(list, mahjongTraits).heading).toBe(false);
    expect(guessShape(list, mahjongTraits, { heading: true }).heading).toBe(true);
    const named = listOf(['Name', 'Club'], ['Ann', 'North']);
    expect(guessShape(named, mahjongTraits, { heading: false })).toMatchObject({
      heading: false,
      columns: ['name', 'club'],
    });
  });
});

describe('no heading line', () => {
  test.each([
    [[['Ann Lee'], ['Ben Moe']], ['name']],
    [
      [
        ['1', 'Ann Lee', 'DE', '09211694'],
        ['2', 'Ben Moe', 'FR', '12'],
      ],
      ['skip', 'name', 'country', 'number'],
    ],
    [
      [
        ['North', 'Ann Lee'],
        ['North', 'Ben Moe'],
        ['South', 'Cyd Poe'],
      ],
      ['club', 'name'],
    ],
    [
      [
        ['Ann Lee', 'Ben Moe', 'North'],
        ['Cyd Poe', 'Dan Roe', 'North'],
      ],
      ['member', 'member', 'club'],
    ],
    [[['1'], ['2']], ['skip']],
  ])('%j means %j', (rows, expected) => {
    expect(guessShape(listOf(...rows), mahjongTraits)).toMatchObject({ heading: false, columns: expected });
  });

  test('an empty list has no columns', () => {
    expect(guessShape(listOf(), mahjongTraits)).toEqual({ heading: false, columns: [], ignoreSurplus: false });
    expect(guessShape(listOf(['', ' ']), mahjongTraits).columns).toEqual([]);
  });
});

test.each([
  ['under headings', 'Name'],
  ['without', '7'],
])('F-8 a line of a million cells is looked at where columns are read, %s', (_, first) => {
  let looks = 0;
  const cells = new Proxy([first, ...Array.from({ length: 999_999 }, () => ''), 'x'], {
    get: (list, at) => {
      looks += 1;
      return Reflect.get(list, at) as unknown;
    },
  });
  const { columns: guessed } = guessShape(
    {
      rows: [
        { line: 1, cells },
        { line: 2, cells: ['Ann Berg', 'x'] },
      ],
    },
    mahjongTraits,
  );
  expect(guessed).toHaveLength(50);
  expect(looks).toBeLessThan(2000);
});

describe('[L-4, L-9.2] partners in one cell are two people, and both stand in lists by name', () => {
  const list = (...lines: readonly string[]) => ({ rows: lines.map((text, i) => ({ line: i + 1, cells: [text] })) });

  test.each([
    ['Anna Berg - Frank Vasquez-Montalban', 'Eva - Bo'],
    ['Anna Berg – Bo Lund', 'Eva — Ida'],
    ['Anna Berg / Bo Lund', 'Eva & Ida'],
    ['Anna Berg + Bo Lund', 'Мамин-Сибиряк Д. - Ёлкин Пётр'],
  ])('%s', (...lines) => {
    const table = withPartnersApart(list(...lines));
    expect(table.rows.map(({ cells }) => cells.join('|'))).toEqual(
      lines.map((text) => text.replace(/ [-–—/&+] /u, '|')),
    );
    expect(guessShape(table, noTraits, { isOfPairs: true })).toMatchObject({
      heading: false,
      columns: ['member', 'member'],
    });
  });

  test('a heading stays a heading; a line without a sign, or with two, leaves the list as it is', () => {
    const headed = withPartnersApart(list('Pair', 'Anna - Bo', 'Eva - Ida'));
    expect(guessShape(headed, noTraits, { isOfPairs: true }).heading).toBe(true);
    for (const odd of ['The Foxes', 'Anna - Bo - Eva', 'Smith-Jones']) {
      const table = list('Anna - Bo', odd);
      expect(withPartnersApart(table)).toBe(table);
    }
  });
});
