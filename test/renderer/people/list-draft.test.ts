import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import {
  ignoringSurplus,
  type ListDraft,
  leavingOut,
  peopleOf,
  readSource,
  skippedColumns,
  takingBack,
  withEncoding,
  withField,
  withHeading,
  withQuotes,
  withSeparator,
  withSheet,
} from '../../../renderer/people/import/list-draft.ts';

const family = families.mahjong;
if (family === undefined) throw new Error('no mahjong');
const { traits } = family;

const pasted = (text: string): ListDraft => {
  const read = readSource({ kind: 'text', text }, traits);
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
};

const file = (bytes: Uint8Array, name = 'list.csv') => readSource({ kind: 'file', name, bytes }, traits);

const names = (draft: ListDraft) => peopleOf(draft, family, []).people.map((person) => person.draft.name);

describe('a list is read with everything guessed', () => {
  test('pasted text has no encoding to guess', () => {
    const draft = pasted('Name\tClub\nAnn\tNorth');
    expect(draft).toMatchObject({
      encoding: null,
      separator: '\t',
      quotes: true,
      shape: { heading: true, columns: ['name', 'club'] },
      guessed: { encoding: null, separator: '\t', heading: true },
    });
    expect(names(draft)).toEqual(['Ann']);
  });

  test.each(['\n', '\r', '\r\n', ' \n', 'Ann,Berg\n'])('F-8 a text of so many lines is refused uncut: %j', (line) => {
    const text = `${line.repeat(100_000)}x`;
    expect(readSource({ kind: 'text', text }, traits)).toMatchObject({
      refusal: { code: 'people.tooManyRows', params: { found: 100_001, allowed: 10_000 } },
    });
    expect(names(pasted(`${'\n'.repeat(90_000)}Ann Berg`))).toEqual(['Ann Berg']);
  });

  test('a file over 5 MB, a spreadsheet, a PDF and an empty file are refused by name', () => {
    expect(file(new Uint8Array(5 * 1024 * 1024 + 1))).toMatchObject({
      refusal: { code: 'people.tooBig', params: { found: 5_242_881, allowed: 5_242_880 } },
    });
    expect(file(Uint8Array.of(0x50, 0x4b, 3, 4), 'a.xlsx')).toMatchObject({
      refusal: { code: 'people.notText.archive', params: { name: 'a.xlsx' } },
    });
    expect(file(new TextEncoder().encode('%PDF-1.4'), 'a.pdf')).toMatchObject({
      refusal: { code: 'people.notText.pdf' },
    });
    expect(file(new TextEncoder().encode(' \n\n'))).toMatchObject({ refusal: { code: 'people.emptyList' } });
  });
});

describe('every guess can be changed', () => {
  test('another encoding: text, separator and columns follow', () => {
    const bytes = Uint8Array.from([0xc8, 0xec, 0xff, 0x0a, 0xdf, 0xed, 0xe0]);
    const read = file(bytes);
    if (!read.ok) throw new Error(read.refusal.code);
    expect(names(read.value)).toEqual(['Яна']);
    const other = withEncoding(read.value, 'koi8-r', traits);
    expect([other.encoding, other.guessed.encoding?.encoding]).toEqual(['koi8-r', 'windows-1251']);
    expect(names(other)).toEqual(['хЛЪ', 'ъМЮ']);
  });

  test('another separator', () => {
    const draft = withSeparator(pasted('Lee, Ann\nMoe, Ben'), null, traits);
    expect(names(draft)).toEqual(['Lee, Ann', 'Moe, Ben']);
    expect(draft.guessed.separator).toBe(',');
  });

  test('a separator that the TO chose stays with another encoding', () => {
    const read = file(new TextEncoder().encode('Lee, Ann\nMoe, Ben'));
    if (!read.ok) throw new Error(read.refusal.code);
    const chosen = withSeparator(read.value, null, traits);
    expect(withEncoding(chosen, 'windows-1251', traits).separator).toBeNull();
  });

  test('quotation marks as they are', () => {
    const draft = pasted('"Nick" Ann\nBen');
    expect(peopleOf(draft, family, []).problems[0]?.code).toBe('people.unclosedQuote');
    expect(names(withQuotes(draft, false, traits))).toEqual(['"Nick" Ann', 'Ben']);
  });

  test('headings or not', () => {
    const draft = withHeading(pasted('Name\nAnn'), false, traits);
    expect(draft.shape.heading).toBe(false);
    expect(names(draft)).toEqual(['Name', 'Ann']);
  });

  test('the meaning of a column is taken from the column that had it', () => {
    const draft = withField(pasted('Name,Club\nAnn,Ben'), 1, 'name');
    expect(draft.shape.columns).toEqual(['skip', 'name']);
    expect(names(draft)).toEqual(['Ben']);
  });

  test('any number of columns can be members or not taken over', () => {
    const draft = withField(withField(pasted('Ann Lee,x\nBen Moe,y'), 0, 'member'), 1, 'member');
    expect(draft.shape.columns).toEqual(['member', 'member']);
    expect(names(draft)).toEqual(['Ann Lee – x', 'Ben Moe – y']);
    expect(withField(withField(draft, 0, 'skip'), 1, 'skip').shape.columns).toEqual(['skip', 'skip']);
  });
});

describe('the TO decides about lines', () => {
  const draft = pasted('Name,Table\nAnn,1\n,2\nAnn,3');

  test('lines are left out and taken back', () => {
    const less = leavingOut(draft, [3]);
    expect(peopleOf(less, family, []).problemCount).toBe(0);
    expect(peopleOf(takingBack(less), family, []).problemCount).toBe(1);
  });

  test('cells beyond the headings are ignored on request', () => {
    const surplus = pasted('Name,Club\nAnn,North,vegetarian');
    expect(peopleOf(surplus, family, []).problemCount).toBe(1);
    expect(peopleOf(ignoringSurplus(surplus), family, []).problemCount).toBe(0);
  });

  test('doubles wait for a decision, and a new meaning of a column asks again', () => {
    expect(draft.twins).toBe('ask');
    const decided: ListDraft = { ...leavingOut(draft, [3]), twins: 'leaveOut' };
    expect(names(decided)).toEqual(['Ann']);
    expect(withField(decided, 1, 'skip').twins).toBe('ask');
    expect(names({ ...decided, twins: 'enter' })).toEqual(['Ann', 'Ann']);
  });

  test('a list that is cut anew forgets what was decided about other lines', () => {
    expect(withSeparator(leavingOut(draft, [3]), ';', traits).leftOut.size).toBe(0);
  });
});

test('columns that are not taken over are named, those that are empty are not', () => {
  const draft = pasted('Name,Shirt,Empty\nAnn,XL,\nBen,,');
  expect(skippedColumns(draft)).toEqual([{ column: 2, heading: 'Shirt' }]);
  expect(skippedColumns(leavingOut(draft, [2]))).toEqual([]);
  expect(skippedColumns(withField(withHeading(pasted('Ann,XL\nBen,XL'), false, traits), 1, 'skip'))).toEqual([
    { column: 2, heading: '' },
  ]);
});

describe('a workbook', () => {
  const sheets = [
    {
      name: 'Players',
      rows: [
        ['Name', 'City'],
        ['', ''],
        ['Berg, Anna', 'Oslo'],
        ['1', "'=1+1"],
      ],
    },
    { name: 'Old', rows: [['Boris Katz']] },
    { name: 'Empty', rows: [] },
  ];
  const opened = (sheet: number) => readSource({ kind: 'book', name: 'club.xlsx', sheets, sheet }, traits);

  test('is a table already: a comma cuts nothing, a row has the number of its sheet', () => {
    const read = opened(0);
    if (!read.ok) throw new Error(read.refusal.code);
    expect(read.value).toMatchObject({ encoding: null, shape: { heading: true, columns: ['name', 'country'] } });
    const { people } = peopleOf(read.value, family, []);
    expect(people.map(({ line, draft }) => [line, draft.name, draft.country])).toEqual([
      [3, 'Berg, Anna', 'Oslo'],
      [4, '1', '=1+1'],
    ]);
  });

  test('another sheet is another list', () => {
    const read = opened(0);
    if (!read.ok) throw new Error(read.refusal.code);
    const other = withSheet(leavingOut(read.value, [3]), 1, traits);
    expect(names(other)).toEqual(['Boris Katz']);
    expect(other).toMatchObject({ shape: { heading: false }, leftOut: new Set() });
    expect(withSheet(pasted('Ann'), 1, traits).table.rows).toHaveLength(1);
  });

  test('an empty sheet is refused by name', () => {
    expect(opened(2)).toMatchObject({ refusal: { code: 'people.emptyList', params: { name: 'club.xlsx' } } });
  });
});
