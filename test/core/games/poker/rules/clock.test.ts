import { describe, expect, test } from 'vitest';
import {
  averageStack,
  type Clock,
  type ClockDeed,
  clockAfter,
  closedFor,
  levels,
  momentOf,
  newClock,
  soundsBetween,
  suggestedLevels,
  totalChips,
  untilPause,
  withLevels,
} from '../../../../../core/games/poker/rules/clock.ts';

const made = levels.parse([
  { kind: 'play', minutes: 20, smallBlind: 25, bigBlind: 50 },
  { kind: 'play', minutes: 15, smallBlind: 50, bigBlind: 100 },
  { kind: 'pause', minutes: 10 },
  { kind: 'play', minutes: 15, smallBlind: 100, bigBlind: 200 },
]);

const START = 1_000_000_000_000;
const minutes = (n: number) => START + n * 60_000;

/** A new clock after deeds at the given minutes. */
const clockWith = (...deeds: readonly (readonly [number, ClockDeed])[]): Clock =>
  deeds.reduce((clock, [at, deed]) => clockAfter(clock, deed, minutes(at)), newClock(made));

const shown = (clock: Clock, at: number) => {
  const { level, millisecondsLeft, running } = momentOf(clock, minutes(at));
  return [level, millisecondsLeft / 60_000, running];
};

const start: readonly [number, ClockDeed] = [0, { what: 'start' }];

describe('remaining time comes from stored timestamps [poker 11]', () => {
  test('a new clock stands at the start of the first level', () => {
    expect(shown(newClock(made), 500)).toEqual([0, 20, false]);
  });

  test('it runs through levels and pauses by itself; the last level stays at 0', () => {
    const clock = clockWith(start);
    expect([0, 19.5, 20, 34, 35, 45, 59, 60, 1000].map((at) => shown(clock, at))).toEqual([
      [0, 20, true],
      [0, 0.5, true],
      [1, 15, true],
      [1, 1, true],
      [2, 10, true],
      [3, 15, true],
      [3, 1, true],
      [3, 0, true],
      [3, 0, true],
    ]);
  });

  test('paused it stands, started it goes on', () => {
    const clock = clockWith(start, [5, { what: 'pause' }]);
    expect(shown(clock, 50)).toEqual([0, 15, false]);
    expect(shown(clockAfter(clock, { what: 'start' }, minutes(60)), 61)).toEqual([0, 14, true]);
  });

  test('a computer clock that was set back takes nothing away', () => {
    expect(shown(clockWith(start), -30)).toEqual([0, 20, true]);
  });
});

describe('commands [poker 11]', () => {
  test('plus and minus a minute', () => {
    expect(shown(clockWith(start, [5, { what: 'add', seconds: 60 }]), 5)).toEqual([0, 16, true]);
    expect(shown(clockWith(start, [5, { what: 'add', seconds: -60 }]), 5)).toEqual([0, 14, true]);
  });

  test('time added beyond the length of the level is kept', () => {
    expect(shown(clockWith(start, [0, { what: 'add', seconds: 120 }]), 0)).toEqual([0, 22, true]);
  });

  test('time taken away never eats into the next level', () => {
    expect(shown(clockWith(start, [19.5, { what: 'add', seconds: -60 }]), 19.5)).toEqual([1, 15, true]);
  });

  test('next and previous level begin anew, running or not', () => {
    expect(shown(clockWith(start, [5, { what: 'next' }]), 6)).toEqual([1, 14, true]);
    expect(shown(clockWith([5, { what: 'next' }]), 6)).toEqual([1, 15, false]);
    expect(shown(clockWith(start, [25, { what: 'previous' }]), 25)).toEqual([0, 20, true]);
    expect(shown(clockWith(start, [5, { what: 'previous' }]), 5)).toEqual([0, 20, true]);
    expect(shown(clockWith(start, [50, { what: 'next' }]), 50)).toEqual([3, 10, true]);
  });

  test('set time', () => {
    expect(shown(clockWith(start, [5, { what: 'set', seconds: 90 }]), 5)).toEqual([0, 1.5, true]);
  });

  test('a deed that changes nothing gives the same clock', () => {
    const clock = clockWith(start);
    expect(clockAfter(clock, { what: 'start' }, minutes(3))).toBe(clock);
    const stopped = newClock(made);
    expect(clockAfter(stopped, { what: 'pause' }, minutes(3))).toBe(stopped);
  });

  test('other levels while it runs keep the time of the level', () => {
    const shorter = levels.parse([{ kind: 'play', minutes: 20 }]);
    expect(shown(withLevels(clockWith(start), shorter, minutes(5)), 6)).toEqual([0, 14, true]);
    expect(shown(withLevels(null, shorter, minutes(5)), 6)).toEqual([0, 20, false]);
  });
});

describe('after a crash or sleep [poker 11]', () => {
  test('it has run on; closed time is known and can be given back, also across levels', () => {
    const clock = clockWith(start);
    // Last seen at 18:00 of level 1, opened again 3:12 later, in level 2.
    const [seen, now] = [minutes(18), minutes(21.2)];
    expect(closedFor(clock, seen, now)).toBe(192_000);
    expect(shown(clock, 21.2)).toEqual([1, 13.8, true]);
    expect(shown(clockAfter(clock, { what: 'without', from: seen }, now), 21.2)).toEqual([0, 2, true]);
  });

  test('a stopped clock was not running while the program was closed', () => {
    expect(closedFor(newClock(made), minutes(1), minutes(9))).toBe(0);
    expect(closedFor(clockWith([5, { what: 'start' }]), minutes(1), minutes(9))).toBe(4 * 60_000);
  });
});

describe('sounds and the last minute [poker 11]', () => {
  const clock = clockWith(start);
  const sounds = (from: number, to: number) => soundsBetween(clock, minutes(from), minutes(to));

  test('at 60 s and at 0', () => {
    expect(sounds(18, 18.9)).toEqual([]);
    expect(sounds(18.9, 19)).toEqual(['minute']);
    expect(sounds(19, 19.5)).toEqual([]);
    expect(sounds(19.9, 20.1)).toEqual(['end']);
    expect(sounds(59.9, 60.1)).toEqual(['end']);
    expect(sounds(60.1, 70)).toEqual([]);
    expect(soundsBetween(newClock(made), minutes(0), minutes(50))).toEqual([]);
  });

  test('the last minute is marked', () => {
    expect([18.9, 19, 19.9, 20].map((at) => momentOf(clock, minutes(at)).lastMinute)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('next pause', () => {
    expect(untilPause(clock, minutes(5))).toBe(30 * 60_000);
    expect(untilPause(clock, minutes(40))).toBe(null);
  });
});

describe('stacks [poker 11]', () => {
  test('average = (start chips × entries + rebuy chips + add-on chips) / players left', () => {
    const total = totalChips({ start: 10_000, rebuy: 5000, addOn: 2000 }, { entries: 45, rebuys: 4, addOns: 3 });
    expect(total).toBe(476_000);
    expect(averageStack(total, 30, 400)).toEqual({ chips: 15_866, tenthsOfBigBlinds: 396 });
    expect(averageStack(total, 0, 400)).toEqual({ chips: null, tenthsOfBigBlinds: null });
    expect(averageStack(total, 30, 0).tenthsOfBigBlinds).toBe(null);
  });
});

test('suggested levels rise and have a pause after every fourth', () => {
  const suggested = suggestedLevels(20);
  expect(levels.parse(suggested)).toEqual(suggested);
  expect(suggested.flatMap(({ kind }, index) => (kind === 'pause' ? [index] : []))).toEqual([4, 9, 14]);
  const blinds = suggested.filter(({ kind }) => kind === 'play').map(({ bigBlind }) => bigBlind);
  expect(blinds).toEqual(blinds.toSorted((a, b) => a - b));
});
