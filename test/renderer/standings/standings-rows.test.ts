import { describe, expect, test } from 'vitest';
import type { People } from '../../../renderer/round/names/people.ts';
import { foundRows } from '../../../renderer/standings/standings-rows.ts';

const names = ['Łukasz Żółć', 'Ёлкин Пётр', 'Søren Ørsted', '田中 太郎'];
const people: People = new Map(
  names.map((name, i) => [
    i + 1,
    {
      id: i + 1,
      name,
      key: '',
      lang: null,
      sought: i === 3 ? `${name} たなか たろう` : name,
      club: i === 2 ? 'Łódź Riichi' : '',
      substitute: null,
      place: i + 1,
      note: null,
    },
  ]),
);
const rows = names.map((_, i) => ({ place: i + 1, entrant: i + 1, cells: [] }));
const found = (search: string) => foundRows(rows, people, search).map(({ entrant }) => entrant);

describe('searching the standings', () => {
  test.each([
    ['', [1, 2, 3, 4]],
    ['zolc', [1]],
    ['елкин', [2]],
    ['ЁЛКИН', [2]],
    ['orsted', [3]],
    ['lodz', [3]],
    ['太郎', [4]],
    ['tanaka', [4]],
    ['пётр елк', [2]],
    ['nobody', []],
  ])('%s', (search, wanted) => {
    expect(found(search)).toEqual(wanted);
  });
});
