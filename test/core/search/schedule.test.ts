// @module-tag long

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shuffle, stream } from '../../../core/random/stream.ts';
import { expMinus, minusLn, quickWords } from '../../../core/search/chance.ts';
import {
  annealSchedule,
  evenSeats,
  leastScheduleCost,
  type Schedule,
  scheduleCost,
  scheduleMeetings,
} from '../../../core/search/schedule.ts';
import { findStarter, shifted } from '../../../core/search/starter.ts';
import { everySeatingOf } from './seatings.ts';

const never = () => false;

const shuffled = (n: number, rounds: number, seed: string): number[][][] =>
  Array.from({ length: rounds }, (_, round) => {
    const order = shuffle(
      Array.from({ length: n }, (_, i) => i),
      stream(seed, round),
    );
    return Array.from({ length: n / 4 }, (_, table) => order.slice(4 * table, 4 * table + 4));
  });

const size = fc.record({
  tables: fc.integer({ min: 1, max: 12 }),
  rounds: fc.integer({ min: 1, max: 14 }),
  seed: fc.string({ maxLength: 5 }),
});

const sameTables = (a: Schedule, b: Schedule) => {
  const sorted = (schedule: Schedule) =>
    schedule.map((round) => round.map((table) => [...table].sort((x, y) => x - y)));
  expect(sorted(a)).toEqual(sorted(b));
};

describe('even seats', () => {
  test('for any grouping everybody gets every seat R/4 times, rounded down or up', () => {
    fc.assert(
      fc.property(size, ({ tables, rounds, seed }) => {
        const n = 4 * tables;
        const schedule = shuffled(n, rounds, seed);
        const seated = evenSeats(n, schedule);
        sameTables(seated, schedule);
        for (let person = 0; person < n; person++)
          for (let seat = 0; seat < 4; seat++) {
            const times = seated.flat().filter((table) => table[seat] === person).length;
            expect([Math.floor(rounds / 4), Math.ceil(rounds / 4)]).toContain(times);
          }
      }),
    );
  });

  test('also when people sit out, by the number of their own games', () => {
    fc.assert(
      fc.property(size, ({ tables, rounds, seed }) => {
        const n = 4 * tables + 5;
        const schedule = shuffled(4 * (tables + 1), rounds, seed).map((round) =>
          round.filter((table) => table.every((person) => person < n)),
        );
        const seated = evenSeats(n, schedule);
        sameTables(seated, schedule);
        for (let person = 0; person < n; person++) {
          const games = schedule.flat().filter((table) => table.includes(person)).length;
          for (let seat = 0; seat < 4; seat++) {
            const times = seated.flat().filter((table) => table[seat] === person).length;
            expect([Math.floor(games / 4), Math.ceil(games / 4)]).toContain(times);
          }
        }
      }),
    );
  });
});

describe('cost of a schedule', () => {
  test('m (m - 1) / 2 summed over pairs', () => {
    const same = [[[0, 1, 2, 3]], [[0, 1, 2, 3]], [[0, 1, 2, 3]]];
    expect(scheduleCost(4, same)).toBe(18);
    expect(scheduleMeetings(4, same)[1]).toBe(3);
  });

  test('the bound is never above the best of all schedules of eight over two and three rounds', () => {
    const seatings = everySeatingOf([0, 1, 2, 3, 4, 5, 6, 7]);
    const first = seatings[0] ?? [];
    const two = Math.min(...seatings.map((second) => scheduleCost(8, [first, second])));
    expect(leastScheduleCost(8, 2)).toBe(two);
    const three = Math.min(
      ...seatings.flatMap((second) => seatings.map((third) => scheduleCost(8, [first, second, third]))),
    );
    expect(leastScheduleCost(8, 3)).toBeLessThanOrEqual(three);
  });

  test('known bounds: 24 x 9 is 48, 24 x 10 is 84, 28 x 10 is 42, 16 x 6 is 24', () => {
    expect(leastScheduleCost(24, 9)).toBe(48);
    expect(leastScheduleCost(24, 10)).toBe(84);
    expect(leastScheduleCost(28, 10)).toBe(42);
    expect(leastScheduleCost(16, 6)).toBe(24);
    expect(leastScheduleCost(16, 5)).toBe(0);
  });
});

describe('annealing a schedule', () => {
  const plan = { steps: 30_000, hot: 0.6, cold: 0.15, kept: 0 };

  test('everybody plays once in every round, at the cost it says, never worse than the start', () => {
    fc.assert(
      fc.property(size, ({ tables, rounds, seed }) => {
        const n = 4 * tables;
        const start = shuffled(n, rounds, seed);
        const found = annealSchedule(n, start, plan, { random: stream(seed), stopped: never });
        for (const round of found.schedule)
          expect(round.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
        expect(found.cost).toBe(scheduleCost(n, found.schedule));
        expect(found.cost).toBeLessThanOrEqual(scheduleCost(n, start));
        expect(found.cost).toBeGreaterThanOrEqual(leastScheduleCost(n, rounds));
      }),
      { numRuns: 40 },
    );
  });

  test('kept rounds stay', () => {
    const start = shuffled(20, 6, 'kept');
    const found = annealSchedule(20, start, { ...plan, kept: 4 }, { random: stream('x'), stopped: never });
    expect(found.schedule.slice(0, 4)).toEqual(start.slice(0, 4));
    expect(found.cost).toBeLessThan(scheduleCost(20, start));
  });

  test('comes to no repeat where there is plenty of room', () => {
    const found = annealSchedule(
      48,
      shuffled(48, 6, 'room'),
      { ...plan, steps: 2_000_000 },
      { random: stream('x'), stopped: never },
    );
    expect(found.cost).toBe(0);
  });

  test('stops when told', () => {
    const start = shuffled(40, 12, 'stop');
    expect(annealSchedule(40, start, plan, { random: stream('x'), stopped: () => true })).toMatchObject({
      stopped: true,
      used: 0,
    });
  });
});

describe('cyclic starters', () => {
  const noPairTwice = (n: number, schedule: Schedule) => scheduleCost(n, schedule) === 0;

  test.each([
    [24, 7],
    [28, 9],
    [40, 10],
    [64, 13],
  ])('finds one for %i players over %i rounds', (n, length) => {
    const rings = { cycles: Math.floor(n / length), length, fixed: n % length };
    const base =
      findStarter(rings, 4_000_000, stream('starter', n, 0)) ?? findStarter(rings, 4_000_000, stream('again'));
    expect(base).not.toBeNull();
    const schedule = Array.from({ length }, (_, shift) => shifted(base ?? [], rings, shift));
    expect(noPairTwice(n, schedule)).toBe(true);
  });

  test('finds none where there can be none: 16 players over 6 rounds', () => {
    expect(findStarter({ cycles: 2, length: 6, fixed: 4 }, 100_000, stream('none'))).toBeNull();
  });
});

describe('chances', () => {
  test('agree with the library', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (u, x) => {
          expect(minusLn(u)).toBeCloseTo(-Math.log(u), 10);
          expect(Math.abs(expMinus(x) - Math.exp(-x))).toBeLessThan(1e-12);
        },
      ),
    );
  });

  test('quick words are spread evenly and depend on the stream', () => {
    const words = quickWords(stream('words'));
    const boxes = new Array<number>(16).fill(0);
    for (let i = 0; i < 160_000; i++) {
      const box = Math.floor((words() * 16) / 2 ** 32);
      boxes[box] = (boxes[box] ?? 0) + 1;
    }
    for (const count of boxes) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    expect(quickWords(stream('words'))()).toBe(quickWords(stream('words'))());
    expect(quickWords(stream('words'))()).not.toBe(quickWords(stream('other'))());
  });
});
