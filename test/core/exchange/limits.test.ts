import { describe, expect, test } from 'vitest';
import { mostEntrants, sizeProblem } from '../../../core/exchange/limits.ts';
import { duel } from '../../../core/games/duel/duel.ts';
import { mahjong } from '../../../core/games/mahjong/mahjong.ts';
import { poker } from '../../../core/games/poker/poker.ts';
import { draftEntrant } from '../../../core/tournament/commands.ts';
import { listOf, placed, read } from './lists.ts';

const people = (count: number) => Array.from({ length: count }, (_, i) => [`Player ${i + 1}x`]);
const wide = (columns: number) => ['Ann', ...Array.from({ length: columns - 2 }, () => ''), 'end'];
const heading = ['Name'];

describe('T-IMP-2 a list at its limit is taken, one over is refused with both numbers', () => {
  test('5 MB', () => {
    expect(sizeProblem(5_242_880)).toBeNull();
    expect(sizeProblem(5_242_881)).toMatchObject({
      code: 'people.tooBig',
      params: { found: 5_242_881, allowed: 5_242_880 },
    });
  });

  test('10,000 rows, the heading not counted', () => {
    const at = read(listOf(heading, ...people(10_000)), { most: 10_000 });
    expect([at.problemCount, at.people.length]).toEqual([0, 10_000]);
    const over = read(listOf(heading, ...people(10_001)), { most: 20_000 });
    expect(placed(over)).toEqual([
      {
        line: null,
        column: null,
        heading: '',
        text: '',
        code: 'people.tooManyRows',
        params: { found: 10_001, allowed: 10_000 },
      },
    ]);
    expect(over.people).toEqual([]);
  });

  test('50 columns', () => {
    expect(read(listOf(wide(50))).problems).toEqual([]);
    expect(placed(read(listOf(['Ben'], wide(51))))).toEqual([
      {
        line: 2,
        column: null,
        heading: '',
        text: '',
        code: 'people.tooManyColumns',
        params: { found: 51, allowed: 50 },
      },
    ]);
  });

  test('blank cells beyond the last column are no columns', () => {
    expect(read(listOf(['Ann', ...Array.from({ length: 300 }, () => '')])).problems).toEqual([]);
  });

  test('500 characters per cell, counted as a reader counts them', () => {
    const note = (length: number) => read(listOf(['Name', 'Note'], ['Ann', '🀄'.repeat(length)]));
    expect(note(500).problems).toEqual([]);
    expect(placed(note(501))).toEqual([
      {
        line: 2,
        column: 2,
        heading: 'Note',
        text: `${'🀄'.repeat(80)}…`,
        code: 'people.tooLong',
        params: { found: 501, allowed: 500 },
      },
    ]);
  });

  test('120 characters of a name', () => {
    expect(read(listOf(heading, ['🔥'.repeat(120)])).problems).toEqual([]);
    expect(placed(read(listOf(heading, ['🔥'.repeat(121)])))).toMatchObject([
      { line: 2, column: 1, code: 'people.tooLong', params: { found: 121, allowed: 120 } },
    ]);
  });

  test('12 members of a team, as many as the command takes', () => {
    const team = (count: number) => {
      const members = Array.from({ length: count }, (_, i) => `Player ${i + 1}`);
      return read(listOf(['Team', ...members], ['Foxes', ...members]));
    };
    expect(team(12).problems).toEqual([]);
    expect(draftEntrant.safeParse(team(12).people[0]?.draft).success).toBe(true);
    expect(placed(team(13))).toMatchObject([
      { line: 2, column: 2, code: 'people.tooManyMembers', params: { found: 13, allowed: 12 } },
    ]);
  });

  test('as many people as the family seats, those entered counted', () => {
    const known = read(listOf(...people(4))).people.map(({ draft }, i) => ({ ...draft, id: i + 1, name: `K${i}` }));
    expect(read(listOf(...people(6)), { most: 10, known }).problems).toEqual([]);
    expect(placed(read(listOf(...people(7)), { most: 10, known }))).toMatchObject([
      { line: null, code: 'people.tooMany', params: { found: 11, allowed: 10, listed: 7, entered: 4 } },
    ]);
    expect([mahjong, duel, poker].map(mostEntrants)).toEqual([2000, 10_000, 10_000]);
  });
});
