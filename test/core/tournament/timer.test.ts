import { describe, expect, test } from 'vitest';
import { extended, paused, secondsLeft, started } from '../../../core/tournament/timer.ts';
import { eventOf, publishing, refusalOf, run, stateOf } from './event.ts';

const T0 = 1_780_000_000_000;
const minutes = (n: number) => n * 60_000;

describe('the clock of a round', () => {
  const running = started(null, 75 * 60, T0);
  test('counts down from its start, also over a restart: it is two points in time', () => {
    expect(secondsLeft(JSON.parse(JSON.stringify(running)), T0 + minutes(15))).toBe(60 * 60);
  });
  test('stands while paused and goes on from there', () => {
    const stopped = paused(running, T0 + minutes(10));
    expect(secondsLeft(stopped, T0 + minutes(40))).toBe(65 * 60);
    expect(secondsLeft(started(stopped, 1, T0 + minutes(40)), T0 + minutes(45))).toBe(60 * 60);
  });
  test('extra time for all, or for chosen tables', () => {
    const all = extended(running, 120, []);
    const seven = extended(all, 180, [7]);
    expect([secondsLeft(all, T0), secondsLeft(seven, T0, 7), secondsLeft(seven, T0, 8)]).toEqual([4620, 4800, 4620]);
  });
  test('overtime is negative', () => {
    expect(secondsLeft(running, T0 + minutes(76))).toBe(-60);
  });
  test('a clock of the computer set back takes no time away', () => {
    expect(secondsLeft(running, T0 - minutes(60))).toBe(75 * 60);
    expect(paused(running, T0 - minutes(60)).ranBefore).toBe(0);
  });
});

describe('commands of the clock', () => {
  const event = eventOf(8);
  const seated = run(event, publishing(event));
  test('pausing what was never started is refused with the way out', () => {
    expect(refusalOf(seated, { type: 'round.clock', no: 1, at: T0, do: { what: 'pause' } })).toMatchObject({
      code: 'round.noClock',
      ways: [{ do: 'startClock', params: { round: 1 } }],
    });
  });
  test('start, extend, pause are steps that undo takes back', () => {
    const going = run(
      seated,
      { type: 'round.clock', no: 1, at: T0, do: { what: 'start', seconds: 4500 } },
      { type: 'round.clock', no: 1, at: T0, do: { what: 'extend', seconds: 60, tables: [2] } },
      { type: 'round.clock', no: 1, at: T0 + minutes(1), do: { what: 'pause' } },
    );
    expect(stateOf(going).rounds[0]?.timer).toEqual({
      seconds: 4500,
      runningSince: null,
      ranBefore: 60_000,
      extra: { 2: 60 },
    });
  });
});
