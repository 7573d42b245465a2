import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ClockFace,
  digitsOf,
  extraText,
  faceOf,
  nextSecondIn,
  seatingHidden,
  soundBetween,
  viewNow,
} from '../../../../core/sheets/hall/clock.ts';
import { extended, paused, started } from '../../../../core/tournament/timer.ts';

const T0 = 1_780_000_000_000;
const minutes = (n: number) => n * 60_000;
const usual = [15, 5] as const;
const running = started(null, 75 * 60, T0);
const at = (n: number, timer = running): ClockFace => faceOf(timer, T0 + minutes(n), usual);

describe('what the clock shows', () => {
  test.each([
    [75 * 60, '75:00'],
    [120 * 60, '120:00'],
    [59, '00:59'],
    [0, '00:00'],
    [-42, '+00:42'],
    [-61, '+01:01'],
  ])('%i seconds as %s: minutes are not capped at 59, overtime counts up', (seconds, text) => {
    expect(digitsOf(seconds)).toBe(text);
  });

  test.each([
    [0, 'running'],
    [59.99, 'running'],
    [60, 'soon'],
    [69.99, 'soon'],
    [70, 'last'],
    [74.99, 'last'],
    [75, 'over'],
    [90, 'over'],
  ])('after %d of 75 minutes the state is %s: warnings at 15 and 5 minutes', (passed, state) => {
    expect(at(passed).state).toBe(state);
  });

  test('a warning of 0 minutes does not come', () => {
    expect(faceOf(running, T0 + minutes(74), [0, 0]).state).toBe('running');
    expect(faceOf(running, T0 + minutes(74), [0, 5]).state).toBe('last');
  });

  test('paused it stands and says so, in the state it was in', () => {
    const still = paused(running, T0 + minutes(62));
    expect(at(62, still)).toEqual(at(300, still));
    expect(at(300, still)).toMatchObject({ state: 'soon', paused: true, digits: '13:00' });
  });

  test('[hall-and-print 2.5] extra time of chosen tables, in table order; afterwards what they have left, until they are done too', () => {
    const more = extended(extended(running, 180, [17]), 60, [4]);
    expect(at(10, more).tables).toEqual([
      { table: 4, extra: 60, left: 66 * 60 },
      { table: 17, extra: 180, left: 68 * 60 },
    ]);
    expect(at(77, more)).toMatchObject({ left: -120, tables: [{ table: 17, left: 60 }] });
    expect(at(79, more).tables).toEqual([]);
    expect(at(10, extended(more, -60, [4])).tables.map(({ table }) => table)).toEqual([17]);
    expect(extraText(180)).toBe('+3:00');
    expect(extraText(65)).toBe('+1:05');
  });
});

test('the second after the end shows zero, and no minus zero', () => {
  expect(faceOf(running, T0 + minutes(75) + 500, usual).left).toBe(0);
});

test('the next second is due exactly when another one is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000_000 }), fc.integer({ min: 0, max: 999 }), (passed, before) => {
      const timer = { ...running, ranBefore: before };
      const now = T0 + passed;
      const due = nextSecondIn(timer, now) ?? 0;
      const shown = (when: number) => faceOf(timer, when, usual).left;
      expect(shown(now + due - 1)).toBe(shown(now + (due === 1000 ? 1 : 0)));
      expect(shown(now + due + 1)).toBe(shown(now + due - 1) - 1);
    }),
  );
  expect(nextSecondIn(paused(running, T0 + 500), T0 + 900)).toBeNull();
});

test('H-10: looked at 60 times a second over a whole round, its colour changes three times and never back', () => {
  const running = started(null, 20 * 60, T0);
  const seen: string[] = [];
  for (let frame = 0; frame <= 22 * 60 * 60; frame++) {
    const { state } = faceOf(running, T0 + (frame * 1000) / 60, usual);
    if (seen.at(-1) !== state) seen.push(state);
  }
  expect(seen).toEqual(['running', 'soon', 'last', 'over']);
});

describe('the gong', () => {
  const heard = (from: number, to: number, timer = running, after = timer) =>
    soundBetween(at(from, timer), faceOf(after, T0 + minutes(to), usual));

  test('once at each warning and once at zero, and at no other second', () => {
    const sounds = Array.from({ length: 90 * 60 }, (_, second) => [
      second + 1,
      soundBetween(faceOf(running, T0 + second * 1000, usual), faceOf(running, T0 + (second + 1) * 1000, usual)),
    ]).filter(([, sound]) => sound !== null);
    expect(sounds).toEqual([
      [60 * 60, 'warning'],
      [70 * 60, 'warning'],
      [75 * 60, 'end'],
    ]);
  });

  test('not twenty minutes late, when the computer has slept', () => {
    expect(heard(74, 95)).toBeNull();
    expect(heard(74, 75.5)).toBe('end');
  });

  test('not when time is given back', () => {
    expect(heard(72, 72, running, extended(running, 600, []))).toBeNull();
  });

  test('once for each table that had longer', () => {
    const more = extended(running, 180, [7]);
    expect(heard(74.99, 75, more)).toBe('end');
    expect(heard(77.99, 78, more)).toBe('table');
    expect(heard(78, 78.1, more)).toBeNull();
  });
});

describe('the seating leaves the hall', () => {
  const screen = { view: 'byName', keepSeating: 0 } as const;
  const shown = (passed: number, hide = 10, change = {}) =>
    viewNow({ ...screen, ...change, hideSeating: hide }, 3, running, T0 + minutes(passed));

  test('ten minutes after the start, and then the clock is shown', () => {
    expect(shown(9.99)).toBe('byName');
    expect(shown(10)).toBe('timer');
    expect(shown(10, 10, { view: 'byTable' })).toBe('timer');
  });
  test('never where that is set, and never before the clock is started', () => {
    expect(shown(70, 0)).toBe('byName');
    expect(viewNow({ ...screen, hideSeating: 10 }, 3, null, T0 + minutes(70))).toBe('byName');
  });
  test('not while the clock stands for long, because nobody plays', () => {
    expect(seatingHidden(paused(running, T0 + minutes(5)), T0 + minutes(60), 10)).toBe(false);
  });
  test('not in the round whose seating the TO keeps', () => {
    expect(shown(30, 10, { keepSeating: 3 })).toBe('byName');
    expect(shown(30, 10, { keepSeating: 2 })).toBe('timer');
  });
  test('standings, a message and black stay what they are', () => {
    for (const view of ['standings', 'message', 'black', 'timer']) expect(shown(30, 10, { view })).toBe(view);
  });
});
