import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { guarded } from '../../../core/exchange/apostrophe.ts';
import type { Field } from '../../../core/exchange/fields.ts';
import type { Game } from '../../../core/game/game.ts';
import { entrant, listOf, mahjongTraits, placed, read, shapeOf } from './lists.ts';

const seeded = z.strictObject({
  seed: z.int().min(1).max(10_000).optional(),
  paid: z.boolean().optional(),
}) as unknown as Game['traits'];

const one = (heading: readonly string[], cells: readonly string[], traits = mahjongTraits) => {
  const list = listOf(heading, cells);
  return read(list, { shape: shapeOf(list, traits), traits });
};

describe('people of a list', () => {
  test('a row becomes a draft with all its fields', () => {
    const { people, problemCount } = one(
      ['Name', 'Family name', 'Given name', 'Reading', 'Club', 'Country', 'EMA number', 'Table'],
      ['髙橋 健太', '髙橋', '健太', 'たかはし', 'Paris Est', 'JP', '09211694', '7'],
    );
    expect(problemCount).toBe(0);
    expect(people).toEqual([
      {
        line: 2,
        draft: {
          name: '髙橋 健太',
          familyName: '髙橋',
          givenName: '健太',
          reading: 'たかはし',
          club: 'Paris Est',
          country: 'JP',
          number: '09211694',
          members: [],
          traits: { fixedTable: 7 },
          playing: true,
        },
      },
    ]);
  });

  test('a name kept in parts is put together in the order of the columns', () => {
    expect(one(['Фамилия', 'Имя'], ['Иванов', 'Пётр']).people[0]?.draft).toMatchObject({
      name: 'Иванов Пётр',
      familyName: 'Иванов',
      givenName: 'Пётр',
    });
    expect(one(['First name', 'Last name'], ['Lars', 'van Dijk']).people[0]?.draft.name).toBe('Lars van Dijk');
  });

  test('a pair without a name is called by its members', () => {
    expect(one(['Player 1', 'Player 2'], ['Ann Lee', 'Ben Moe']).people[0]?.draft).toMatchObject({
      name: 'Ann Lee – Ben Moe',
      members: ['Ann Lee', 'Ben Moe'],
    });
  });

  test('a team keeps its name and the members there are', () => {
    const { people } = one(['Team', 'Player 1', 'Player 2', 'Player 3'], ['Ferreira & Co.', 'Ann', 'Ben', '']);
    expect(people[0]?.draft).toMatchObject({ name: 'Ferreira & Co.', members: ['Ann', 'Ben'] });
  });

  test('names are NFC, without control and direction characters, spaces made one', () => {
    const { people } = one(['Name'], [' Zoe\u0308\u202e \t Olsen\u0000 ']);
    expect(people[0]?.draft.name).toBe('Zoë Olsen');
  });

  test('the apostrophe before formula characters is removed, exactly that one', () => {
    for (const name of ['=SUM(A1:A9)', '-dash-', '@everyone', '+7', "'=x", "''-", "'t Hooft", "O'Malley"]) {
      expect(one(['Name'], [guarded(name)]).people[0]?.draft.name, name).toBe(name);
    }
    expect(one(['Name'], ["'t Hooft"]).people[0]?.draft.name).toBe("'t Hooft");
  });

  test('blank lines are no people, and lines are counted with them', () => {
    const { people } = read({
      rows: [
        { line: 1, cells: ['Name'] },
        { line: 2, cells: [''] },
        { line: 5, cells: ['Ann'] },
      ],
    });
    expect(people.map(({ line, draft }) => [line, draft.name])).toEqual([[5, 'Ann']]);
  });

  test('yes and no are read in both languages, whole numbers exactly', () => {
    for (const word of ['yes', 'Y', '1', 'x', '+', 'да', 'Да ', '✓']) {
      expect(one(['Name', 'Paid'], ['Ann', word], seeded).people[0]?.draft.traits, word).toEqual({ paid: true });
    }
    for (const word of ['no', '0', '-', 'НЕТ', '—']) {
      expect(one(['Name', 'Paid'], ['Ann', word], seeded).people[0]?.draft.traits, word).toEqual({ paid: false });
    }
    expect(one(['Name', 'Paid', 'Seed'], ['Ann', '', '0012'], seeded).people[0]?.draft.traits).toEqual({ seed: 12 });
  });
});

describe('errors name line, column, the text and what was expected', () => {
  const at = (column: number | null, heading: string, text: string, code: string, params = {}) => ({
    line: 2,
    column,
    heading,
    text,
    code: `people.${code}`,
    params,
  });
  const long = 'a'.repeat(121);

  test.each([
    [['Name', 'Club'], ['', 'North'], at(1, 'Name', '', 'emptyName')],
    [['Surname', 'Name', 'Club'], ['', ' ', 'North'], at(1, 'Surname', '', 'emptyName')],
    [['Name'], [long], at(1, 'Name', `${'a'.repeat(80)}…`, 'tooLong', { found: 121, allowed: 120 })],
    [['Name', 'Клуб'], ['Ann', long], at(2, 'Клуб', `${'a'.repeat(80)}…`, 'tooLong', { found: 121, allowed: 120 })],
    [
      ['Surname', 'Given name'],
      ['b'.repeat(70), 'c'.repeat(70)],
      at(1, 'Surname', `${'b'.repeat(70)} ${'c'.repeat(9)}…`, 'tooLong', { found: 141, allowed: 120 }),
    ],
    [['Name', 'Seed'], ['Ann', 'abc'], at(2, 'Seed', 'abc', 'notWhole')],
    [['Name', 'Seed'], ['Ann', '1e400'], at(2, 'Seed', '1e400', 'notWhole')],
    [['Name', 'Seed'], ['Ann', '∞'], at(2, 'Seed', '∞', 'notWhole')],
    [['Name', 'Seed'], ['Ann', '1.5'], at(2, 'Seed', '1.5', 'notWhole')],
    [['Name', 'Seed'], ['Ann', '9007199254740993'], at(2, 'Seed', '9007199254740993', 'notWhole')],
    [['Name', 'Seed'], ['Ann', '0'], at(2, 'Seed', '0', 'tooSmall', { least: 1 })],
    [['Name', 'Seed'], ['Ann', '10001'], at(2, 'Seed', '10001', 'tooLarge', { most: 10_000 })],
    [['Name', 'Paid'], ['Ann', 'maybe'], at(2, 'Paid', 'maybe', 'notYesNo')],
    [['Name', 'EMA number'], ['Ann', '1,64E+07'], at(2, 'EMA number', '1,64E+07', 'roundedNumber')],
    [['Name', 'Club'], ['Ann', 'N\ufffdrd'], at(2, 'Club', 'N\ufffdrd', 'unreadable')],
    [['Name', 'Club'], ['Lee', 'Ann', 'North'], at(3, '', 'North', 'moreCells', { found: 3, expected: 2 })],
    [['Player 1', 'Player 2'], ['Ann', ''], at(2, 'Player 2', '', 'onlyOneMember')],
    [['Player 1', 'Player 2'], ['', 'Ann'], at(1, 'Player 1', '', 'onlyOneMember')],
  ])('%j over %j', (heading, cells, expected) => {
    expect(placed(one(heading, cells, seeded))).toEqual([expected]);
  });

  test('each problem of a line offers to leave the line out, and then the rest can be entered', () => {
    const list = listOf(['Name', 'Seed'], ['Ann', '1'], ['', 'x'], ['Ben', '2']);
    const shape = shapeOf(list, seeded);
    const wrong = read(list, { shape, traits: seeded });
    expect(wrong.problems.map(({ line, column, ways }) => [line, column, ways])).toEqual([
      [3, 2, [{ do: 'leaveOut', params: { line: 3 } }]],
      [3, 1, [{ do: 'leaveOut', params: { line: 3 } }]],
    ]);
    expect(wrong.problemLines).toEqual([3]);
    const right = read(list, { shape, traits: seeded, leftOut: new Set([3]) });
    expect(right.problems).toEqual([]);
    expect(right.people.map(({ draft }) => draft.name)).toEqual(['Ann', 'Ben']);
  });

  test('cells beyond the headings can be ignored knowingly', () => {
    const list = listOf(['Name', 'Club'], ['Ann', 'North', 'vegetarian']);
    expect(read(list).problems[0]?.ways.map((way) => way.do)).toEqual(['ignoreSurplus', 'leaveOut']);
    expect(read(list, { shape: shapeOf(list, mahjongTraits, { ignoreSurplus: true }) }).problems).toEqual([]);
  });

  test('up to 50 are named, all are counted', () => {
    const rows = Array.from({ length: 80 }, () => ['', 'North']);
    const { problems, problemCount, problemLines } = read(listOf(['Name', 'Club'], ...rows));
    expect(problems).toHaveLength(50);
    expect(problemCount).toBe(80);
    expect(problemLines).toHaveLength(80);
    expect(problems.at(-1)?.line).toBe(51);
  });

  test.each([
    [listOf(), 'people.nobody'],
    [listOf(['Name', 'Club']), 'people.nobody'],
    [listOf(['Country', 'Club'], ['DE', '12']), 'people.noNameColumn'],
  ])('a list without people or names says so: %j', (list, code) => {
    expect(placed(read(list)).map((found) => [found.line, found.code])).toEqual([[null, code]]);
  });

  test('a meaning given to two columns is named with the second', () => {
    const list = listOf(['Ann', 'North', 'South']);
    const columns: readonly Field[] = ['name', 'club', 'club'];
    expect(placed(read(list, { shape: { heading: false, columns, ignoreSurplus: false } }))).toEqual([
      { line: null, column: 3, heading: '', text: '', code: 'people.fieldTwice', params: { field: 'club' } },
    ]);
  });

  test('a quotation mark that is never closed is named with its line, and can be read as it is', () => {
    const { problems } = read({ ...listOf(['Name'], ['Ann\nBen']), unclosed: 2 });
    expect(problems.map(({ line, code, ways }) => ({ line, code, ways }))).toEqual([
      { line: 2, code: 'people.unclosedQuote', ways: [{ do: 'plainQuotes' }] },
    ]);
  });
});

describe('people who seem to stand twice', () => {
  const list = listOf(
    ['Name', 'EMA number'],
    ['Пётр Ёлкин', ''],
    ['петр  елкин', '17'],
    ['Ann Lee', '1'],
    ['Ann Lee', '2'],
    ['A. Lee', '2'],
    ['Zoe', ''],
  );

  test('are found by name and by number, in the list and among those entered', () => {
    const { twins } = read(list, { known: [entrant(9, 'ZOE')] });
    expect(twins).toEqual([
      { line: 3, name: 'петр елкин', because: 'name', other: { line: 2 }, otherName: 'Пётр Ёлкин' },
      { line: 6, name: 'A. Lee', because: 'number', other: { line: 5 }, otherName: 'Ann Lee' },
      { line: 7, name: 'Zoe', because: 'name', other: { entrant: 9 }, otherName: 'ZOE' },
    ]);
  });

  test('two people of one name with different numbers are two people', () => {
    expect(read(list).twins.map(({ line }) => line)).not.toContain(5);
  });

  test('are entered or left out as the TO decides', () => {
    expect(read(list).people).toHaveLength(6);
    expect(read(list, { twins: 'leaveOut' }).people.map(({ line }) => line)).toEqual([2, 4, 5, 7]);
  });
});
