import { describe, expect, test } from 'vitest';
import { type Level, level, suggestedLevels } from '../../../../core/games/poker/rules/clock.ts';
import {
  draftOf,
  isSame,
  levelsOf,
  withChange,
  withLevelAfter,
  withoutLevel,
  wrongRow,
} from '../../../../renderer/games/poker/clock/levels.ts';

const plan = suggestedLevels(20);
const play = (smallBlind: number, bigBlind: number): Level =>
  level.parse({ kind: 'play', minutes: 15, smallBlind, bigBlind });

describe('the plan of levels while it is edited', () => {
  test('is the same as long as nothing is changed', () => {
    expect(isSame(draftOf(plan), plan)).toBe(true);
    expect(levelsOf(draftOf(plan))).toEqual(plan);
    expect(isSame(withChange(draftOf(plan), 0, { minutes: 21 }), plan)).toBe(false);
  });

  test('a new level doubles the blinds before it, to round numbers, and lasts as long', () => {
    const next = (small: number, big: number) => withLevelAfter(draftOf([play(small, big)]), 0, 'play')[1];
    expect(next(25, 50)).toMatchObject({ minutes: 15, smallBlind: 50, bigBlind: 100 });
    expect(next(75, 150)).toMatchObject({ smallBlind: 150, bigBlind: 300 });
    expect(next(1250, 2500)).toMatchObject({ smallBlind: 2500, bigBlind: 5000 });
    expect(next(1275, 2550)).toMatchObject({ smallBlind: 2600, bigBlind: 5100 });
  });

  test('a break comes after the row, and a level after a break goes on from the level before', () => {
    const paused = withLevelAfter(draftOf([play(25, 50), play(50, 100)]), 0, 'pause');
    expect(paused.map(({ kind }) => kind)).toEqual(['play', 'pause', 'play']);
    expect(withLevelAfter(paused, 1, 'play')[2]).toMatchObject({ smallBlind: 50, bigBlind: 100 });
  });

  test('rows keep their keys when others come and go', () => {
    const draft = withLevelAfter(draftOf(plan), 2, 'pause');
    expect(new Set(draft.map(({ key }) => key)).size).toBe(draft.length);
    expect(withoutLevel(draft, 0).map(({ key }) => key)).toEqual(draft.slice(1).map(({ key }) => key));
  });

  test('the row that cannot be is named: no minutes, a big blind below the small one', () => {
    expect(wrongRow(draftOf(plan))).toBeNull();
    expect(wrongRow(withChange(draftOf(plan), 2, { minutes: 0 }))).toBe(3);
    expect(wrongRow(withChange(draftOf(plan), 1, { smallBlind: 300 }))).toBe(2);
  });
});
