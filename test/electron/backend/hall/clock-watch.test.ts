/** [H-12]: the clock of a round after sleep and after the computer's clock was set. */

import { describe, expect, test } from 'vitest';
import { secondsLeft, shifted, started } from '../../../../core/tournament/timer.ts';
import { watchClock } from '../../../../electron/backend/hall/clock-watch.ts';

const T0 = 1_780_000_000_000;
const HOUR = 3_600_000;

/** A computer with a wall clock that may be set, a clock of a round that runs, and a watch over both. */
const computer = (tellsSleep = true) => {
  const clock = { wall: T0, steady: 0 };
  const sets: number[] = [];
  let timer = started(null, 3 * 3600, T0);
  const watch = watchClock({
    wall: () => clock.wall,
    steady: () => clock.steady,
    tellsSleep,
    set: (by) => {
      sets.push(by);
      timer = shifted(timer, by);
    },
  });
  return {
    sets,
    watch,
    left: () => secondsLeft(timer, clock.wall),
    /** Time passes, looked at every half second as the back end does; the wall clock runs a little fast. */
    passes: (milliseconds: number) => {
      for (let gone = 0; gone < milliseconds; gone += 500) {
        clock.wall += 500.02;
        clock.steady += 500;
        watch.look();
      }
    },
    isSet: (by: number) => {
      clock.wall += by;
    },
    sleeps: (milliseconds: number) => {
      clock.wall += milliseconds;
    },
  };
};

describe('H-12', () => {
  test.each([HOUR, -HOUR, 90_000, -90_000])('the clock set by %i ms: at most a second wrong', (by) => {
    const { passes, isSet, left, sets } = computer();
    passes(600_000);
    isSet(by);
    passes(600_000);
    expect(sets).toHaveLength(1);
    expect(Math.abs(left() - (3 * 3600 - 1200))).toBeLessThanOrEqual(1);
  });

  test('ten minutes of sleep pass, also where a look comes before the machine tells that it woke', () => {
    const { passes, sleeps, watch, left, sets } = computer();
    passes(60_000);
    watch.sleeps(true);
    passes(1000);
    sleeps(600_000);
    watch.look();
    watch.sleeps(false);
    passes(60_000);
    expect(sets).toEqual([]);
    expect(Math.abs(left() - (3 * 3600 - 721))).toBeLessThanOrEqual(1);
  });

  test('a machine that tells of no sleep: a step forward is sleep, a step back is a setting', () => {
    const { passes, isSet, sleeps, left, sets } = computer(false);
    sleeps(600_000);
    passes(1000);
    expect(sets).toEqual([]);
    isSet(-HOUR);
    passes(1000);
    expect(sets).toHaveLength(1);
    expect(Math.abs(left() - (3 * 3600 - 602))).toBeLessThanOrEqual(1);
  });

  test('three hours: no drift of more than a second, and nothing is set for the clocks running apart slowly', () => {
    const { passes, left, sets } = computer();
    passes(3 * HOUR);
    expect(sets).toEqual([]);
    expect(Math.abs(left())).toBeLessThanOrEqual(1);
  });
});
