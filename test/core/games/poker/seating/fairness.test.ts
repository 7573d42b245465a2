import { describe, expect, test } from 'vitest';
import type { RoomEntry, RoomTable } from '../../../../../core/games/poker/rules/room.ts';
import { seatByWizard } from '../../../../../core/games/poker/seating/wizard.ts';
import { stream } from '../../../../../core/random/stream.ts';
import { permutationX, tally } from '../fairness.ts';
import { entryOf, filled, granted, roomOf, tablesOf } from '../rooms.ts';

const entries = (n: number, more: (no: number) => Partial<RoomEntry> = () => ({})) =>
  Array.from({ length: n }, (_, index) => entryOf(index + 1, more(index + 1)));

/** Draws `n` new entries with seeds `name-1` … and hands out every seat given. */
const draws = (
  tables: readonly RoomTable[],
  people: readonly RoomEntry[],
  toSeat: readonly number[],
  [name, seeds]: readonly [string, number],
  seen: (run: readonly { entry: number; table: number; seat: number }[]) => void,
) => {
  const room = roomOf(tables, people);
  for (let n = 1; n <= seeds; n++) seen(granted(seatByWizard(room, toSeat, `${name}-${n}`)).seats);
};

const numbers = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

describe('fairness [poker 13.3], p = 0.0001', () => {
  test('F1 18 players on two tables of nine: every player every seat', () => {
    const cells = tally(18, 18);
    draws(tablesOf({}, {}), entries(18), numbers(18), ['fair', 5000], (run) => {
      for (const { entry, table, seat } of run) cells.add(entry - 1, (table - 1) * 9 + seat - 1);
    });
    const X = permutationX(cells.all(), 18);
    expect(X).toBeLessThan(387);
    // Measured with these seeds; [poker 13.3] has 263.9, rounded.
    expect(X).toBeCloseTo(263.83, 2);
  });

  test('F2 45 players: every player every table; F2b two given players share a table in 8 of 44 draws', () => {
    const cells = tally(45, 5);
    let together = 0;
    draws(tablesOf({}, {}, {}, {}, {}), entries(45), numbers(45), ['fair', 4000], (run) => {
      for (const { entry, table } of run) cells.add(entry - 1, table - 1);
      const at = new Map(run.map(({ entry, table }) => [entry, table]));
      if (at.get(1) === at.get(2)) together++;
    });
    expect((cells.all() * 44) / 45).toBeLessThan(255);
    expect(Math.abs(together / 4000 - 0.1818)).toBeLessThan(0.0237);
  });

  test('F3 with a clock operator: he is at the first seat of the clock table, all others stay uniform over the rest', () => {
    const cells = tally(17, 17);
    let first = 0;
    const people = entries(18, (no) => ({ clockOperator: no === 1 }));
    draws(tablesOf({ clock: true }, {}), people, numbers(18), ['fair', 5000], (run) => {
      for (const { entry, table, seat } of run) {
        if (entry === 1 && table === 1 && seat === 1) first++;
        else cells.add(entry - 2, (table - 1) * 9 + seat - 2);
      }
    });
    expect(first).toBe(5000);
    expect(permutationX(cells.all(), 17)).toBeLessThan(349);
  });

  test('F4 three experts of 18: every single player, expert or not, every seat', () => {
    const cells = tally(18, 18);
    const people = entries(18, (no) => ({ expert: no <= 3 }));
    draws(tablesOf({}, {}), people, numbers(18), ['fair', 5000], (run) => {
      for (const { entry, table, seat } of run) cells.add(entry - 1, (table - 1) * 9 + seat - 1);
    });
    for (let player = 0; player < 18; player++) expect(cells.row(player)).toBeLessThan(56);
  });

  test('F5 a broken table of eight into four tables with two open seats each', () => {
    const cells = tally(8, 8);
    const tables = filled([7, 7, 7, 7]);
    draws(tables, entries(36), [29, 30, 31, 32, 33, 34, 35, 36], ['break', 5000], (run) => {
      for (const { entry, table, seat } of run) cells.add(entry - 29, (table - 1) * 2 + seat - 8);
    });
    expect(permutationX(cells.all(), 8)).toBeLessThan(95);
  });

  test('F6 one late entry, four tables tied with seats 4 to 9 free: tables, and seats', () => {
    const byTable = tally(1, 4);
    const bySeat = tally(1, 6);
    draws(filled([3, 3, 3, 3]), entries(13), [13], ['late', 4000], (run) => {
      for (const { table, seat } of run) {
        byTable.add(0, table - 1);
        bySeat.add(0, seat - 4);
      }
    });
    expect(byTable.row(0)).toBeLessThan(21.1);
    expect(bySeat.row(0)).toBeLessThan(25.7);
  });

  test('F7 the first expert of 3b, two tables of four: eight cells', () => {
    const cells = tally(1, 8);
    const people = entries(8, (no) => ({ expert: no <= 2 }));
    draws(tablesOf({ seats: 4 }, { seats: 4 }), people, numbers(8), ['exp', 4000], ([given]) => {
      if (given !== undefined) cells.add(0, (given.table - 1) * 4 + given.seat - 1);
    });
    expect(cells.row(0)).toBeLessThan(29.9);
  });
});

describe('biased shuffles fail the limit of F1 (controls)', () => {
  const spread = (shuffled: (random: { next: () => number; below: (n: number) => number }) => readonly number[]) => {
    const cells = tally(18, 18);
    for (let n = 1; n <= 5000; n++)
      shuffled(stream(`fair-${n}`)).forEach((player, seat) => {
        cells.add(player, seat);
      });
    return permutationX(cells.all(), 18);
  };
  const people = Array.from({ length: 18 }, (_, index) => index);

  test('sorting with a random comparator', () => {
    const X = spread((random) => people.toSorted(() => random.next() - 0.5));
    expect(X).toBeGreaterThan(387 * 2);
  });

  test('a shuffle with the index off by one (Sattolo)', () => {
    const X = spread((random) => {
      const list = [...people];
      for (let i = list.length - 1; i > 0; i--) {
        const j = random.below(i);
        [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
      }
      return list;
    });
    expect(X).toBeGreaterThan(387 * 2);
  });

  test('the plain shuffle passes it', () => {
    const X = spread((random) => {
      const list = [...people];
      for (let i = list.length - 1; i > 0; i--) {
        const j = random.below(i + 1);
        [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
      }
      return list;
    });
    expect(X).toBeLessThan(387);
  });
});
