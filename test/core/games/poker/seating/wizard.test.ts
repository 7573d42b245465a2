import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freeSeats,
  isActive,
  leaversOf,
  playersAt,
  type RoomTable,
  seatAt,
} from '../../../../../core/games/poker/rules/room.ts';
import { seatByWizard, type WizardRun } from '../../../../../core/games/poker/seating/wizard.ts';
import type { Phrase } from '../../../../../core/tournament/words.ts';
import { type Case, randomCase } from '../random-rooms.ts';
import { entryOf, filled, granted, refused, roomOf, tablesOf, taken } from '../rooms.ts';
import { simpleLoop } from '../simple-loop.ts';

const RUNS = { numRuns: 2000 };

const drawn = ({ room, toSeat, seed }: Case) => seatByWizard(room, toSeat, seed);

/** Holds a property of draws that went through; rooms that are too small are passed over. */
const holds = (property: (run: WizardRun, about: Case) => void, numRuns = RUNS.numRuns) => {
  let seen = 0;
  fc.assert(
    fc.property(randomCase, (about) => {
      const answer = drawn(about);
      if (!answer.ok) return;
      seen++;
      property(answer.value, about);
    }),
    { numRuns },
  );
  expect(seen).toBeGreaterThan(numRuns / 4);
};

/** The tables after a draw. */
const drawnInto = (tables: readonly RoomTable[], { seats }: WizardRun): RoomTable[] =>
  tables.map((table) => ({
    ...table,
    seats: table.seats.map((seat, index) => {
      const given = seats.find((found) => found.table === table.id && found.seat === index + 1);
      return given === undefined ? seat : { ...seat, entry: given.entry };
    }),
  }));

const people = (tables: readonly RoomTable[]) =>
  tables.flatMap(({ seats }) => seats.flatMap(({ entry }) => (entry === null ? [] : [entry])));

const entriesOf = (params: Phrase['params']) => (params?.entries ?? []) as readonly number[];

const codes = (warnings: readonly Phrase[]) => warnings.map(({ code }) => code.replace('poker.warnings.', ''));

test('P11 the incremental wizard is the simple loop on 5,000 random rooms', () => {
  const named: { readonly [code: string]: (params: Phrase['params']) => string[] } = {
    alreadySeated: (params) => entriesOf(params).map((no) => `ALREADY_SEATED ${no}`),
    notEligible: (params) => entriesOf(params).map((no) => `NOT_ELIGIBLE ${no}`),
    clockTableFull: () => ['CLOCK_TABLE_FULL'],
    operatorNotAtClock: () => ['OPERATOR_NOT_AT_CLOCK'],
    tableWithoutExpert: (params) => [`TABLE_WITHOUT_EXPERT ${params?.tables}`],
  };
  let refusedRooms = 0;
  const rules = new Set<string>();
  const warned = new Set<string>();
  fc.assert(
    fc.property(randomCase, (about) => {
      const fast = drawn(about);
      const slow = simpleLoop(about.room, about.toSeat, about.seed);
      if (!fast.ok) {
        refusedRooms++;
        expect(slow).toEqual(fast.refusal.params);
        return;
      }
      const warnings = fast.value.warnings.flatMap(
        ({ code, params }) => named[code.replace('poker.warnings.', '')]?.(params) ?? [code],
      );
      for (const { rule } of fast.value.seats) rules.add(rule);
      for (const code of codes(fast.value.warnings)) warned.add(code);
      expect({ ...fast.value, warnings: warnings.toSorted() }).toEqual({
        ...slow,
        warnings: 'warnings' in slow ? slow.warnings.toSorted() : [],
      });
    }),
    { numRuns: 5000 },
  );
  // The rooms are of every kind: each rule and each warning came up, and some rooms were too small.
  expect([...rules].toSorted()).toEqual(['3a', '3b', '3c', '3c-exp', '3c-op']);
  expect([...warned].toSorted()).toEqual(Object.keys(named).toSorted());
  expect(refusedRooms).toBeGreaterThan(100);
});

describe('properties of a draw [poker 13.2]', () => {
  test('P1 every eligible entry is seated exactly once', () => {
    holds(({ seats }, { entries, tables, toSeat }) => {
      const sitting = new Set(tables.flatMap((table) => table.seats.flatMap((seat) => [seat.entry, seat.reservedFor])));
      const eligible = entries.filter(
        ({ no, status }) => toSeat.includes(no) && !sitting.has(no) && status !== 'eliminated',
      );
      expect(seats.map(({ entry }) => entry).toSorted((a, b) => a - b)).toEqual(eligible.map(({ no }) => no));
    });
  });

  test('P2, P3 nobody who sat has moved; no locked, reserved, taken or inactive seat is filled, none twice', () => {
    holds((run, { tables }) => {
      const used = new Set<string>();
      for (const { table, seat } of run.seats) {
        const found = tables.find(({ id }) => id === table) as RoomTable;
        expect(isActive(found)).toBe(true);
        expect(freeSeats(found)).toContain(seat);
        used.add(`${table}/${seat}`);
      }
      expect(used.size).toBe(run.seats.length);
      expect(people(drawnInto(tables, run)).length).toBe(people(tables).length + run.seats.length);
    });
  });

  test('P4 water filling: who got somebody ends at most one above the lowest table that still has a seat', () => {
    holds((run, { tables }) => {
      const leaving = leaversOf(tables);
      const end = drawnInto(tables, run).filter(isActive);
      const open = end.filter((table) => freeSeats(table).length > 0).map((table) => playersAt(table, leaving));
      if (open.length === 0) return;
      const least = Math.min(...open);
      const received = new Set(run.seats.map(({ table }) => table));
      for (const table of end)
        if (received.has(table.id)) expect(playersAt(table, leaving)).toBeLessThanOrEqual(least + 1);
    });
  });

  test('P5 at most one 3a, at a clock table, on its lowest free seat; none if an operator sat at a clock table', () => {
    holds(({ seats }, { room, tables }) => {
      const leaving = leaversOf(tables);
      const first = seats.filter(({ rule }) => rule === '3a');
      expect(first.length).toBeLessThanOrEqual(1);
      const [given] = first;
      if (given === undefined) return;
      const table = tables.find(({ id }) => id === given.table) as RoomTable;
      expect(table.clock).toBe(true);
      const earlier = seats.slice(0, seats.indexOf(given)).filter((seat) => seat.table === table.id);
      const free = freeSeats(table).filter((seat) => !earlier.some((taken) => taken.seat === seat));
      expect(given.seat).toBe(free[0]);
      const operatorBefore = tables.some(
        (other) =>
          isActive(other) &&
          other.clock &&
          other.seats.some(({ entry, reservedFor }) => {
            const no = reservedFor ?? (entry !== null && !leaving.has(entry) ? entry : null);
            return no !== null && room.entry(no)?.clockOperator === true;
          }),
      );
      expect(operatorBefore).toBe(false);
    });
  });

  test('P6 not more 3b than tables without an expert at the start', () => {
    holds(({ seats }, { room, tables }) => {
      const leaving = leaversOf(tables);
      const without = tables.filter(
        (table) =>
          isActive(table) &&
          !table.seats.some(({ entry, reservedFor }) => {
            const no = reservedFor ?? (entry !== null && !leaving.has(entry) ? entry : null);
            return no !== null && room.entry(no)?.expert === true;
          }),
      );
      expect(seats.filter(({ rule }) => rule === '3b').length).toBeLessThanOrEqual(without.length);
    });
  });

  test('P7 the same seed and the same input in any order give the same draw; another seed gives another', () => {
    holds((run, { tables, entries, toSeat, seed }) => {
      const turned = seatByWizard(roomOf(tables.toReversed(), entries.toReversed()), toSeat.toReversed(), seed);
      expect(granted(turned)).toEqual(run);
    });
    const room = roomOf(tablesOf({}, {}), taken18);
    const all = taken18.map(({ no }) => no);
    expect(granted(seatByWizard(room, all, 'a')).seats).not.toEqual(granted(seatByWizard(room, all, 'b')).seats);
  });

  test('P8 an error leaves the room as it was', () => {
    let errors = 0;
    fc.assert(
      fc.property(randomCase, (about) => {
        const before = JSON.stringify([about.tables, about.entries]);
        if (!drawn(about).ok) errors++;
        expect(JSON.stringify([about.tables, about.entries])).toBe(before);
      }),
      { numRuns: 1000 },
    );
    expect(errors).toBeGreaterThan(50);
  });

  test('P9 three numbers a player, one less if 3a fired', () => {
    holds(({ seats, calls }) => {
      expect(calls).toBe(3 * seats.length - (seats.some(({ rule }) => rule === '3a') ? 1 : 0));
    });
  });
});

const taken18 = Array.from({ length: 18 }, (_, index) => entryOf(index + 1));

describe('[poker 3]', () => {
  const tables = filled([2, 0], { seats: 4 });
  const entries = [1, 2, 3, 4].map((no) => entryOf(no, no === 4 ? { status: 'withdrawn' } : {}));

  test('duplicates are dropped silently, already seated and not eligible entries with a warning and their numbers', () => {
    const run = granted(seatByWizard(roomOf(tables, entries), [3, 3, 1, 2, 4, 77], 's'));
    expect(run.seats.map(({ entry }) => entry)).toEqual([3]);
    expect(run.warnings).toEqual([
      { code: 'poker.warnings.alreadySeated', params: { count: 2, entries: [1, 2] } },
      { code: 'poker.warnings.notEligible', params: { count: 2, entries: [4, 77] } },
    ]);
  });

  test('too few seats: the ways out open the tables that break last, unlock seats, seat the first', () => {
    const room = tablesOf({ seats: 2, locked: [1] }, { seats: 9, state: 'closed' }, { seats: 9, state: 'closed' });
    const many = Array.from({ length: 12 }, (_, index) => entryOf(index + 1));
    const refusal = refused(
      seatByWizard(
        roomOf(room, many),
        many.map(({ no }) => no),
        's',
      ),
    );
    expect(refusal).toEqual({
      code: 'poker.notEnoughSeats',
      params: { capacity: 1, requested: 12 },
      ways: [
        { do: 'poker.openTables', params: { tables: [2, 3], count: 2 } },
        { do: 'poker.unlockSeats', params: { count: 1 } },
        { do: 'poker.seatFirst', params: { count: 1 } },
      ],
    });
  });

  test('too few seats and no table left to open: add tables', () => {
    const many = Array.from({ length: 5 }, (_, index) => entryOf(index + 1));
    const refusal = refused(
      seatByWizard(
        roomOf(tablesOf({ seats: 2, locked: [1, 2] }), many),
        many.map(({ no }) => no),
        's',
      ),
    );
    expect(refusal.ways).toEqual([
      { do: 'poker.addTables', params: { seats: 5 } },
      { do: 'poker.unlockSeats', params: { count: 2 } },
    ]);
  });
});

describe('rulings [poker 4.4]', () => {
  const all = (n: number) => Array.from({ length: n }, (_, index) => index + 1);
  const plain = (n: number) => all(n).map((no) => entryOf(no));

  test('[poker 4.4 D1] a full or fully locked lowest table is passed over', () => {
    const tables = tablesOf({ seats: 2, locked: [1, 2] }, { seats: 9, seated: taken(3, 50) });
    const run = granted(seatByWizard(roomOf(tables, plain(2)), all(2), 's'));
    expect(run.seats.map(({ table }) => table)).toEqual([2, 2]);
  });

  test('[poker 4.4 D2] locked empty seats do not make a table look occupied', () => {
    const tables = tablesOf({ seats: 9, locked: [1, 2, 3, 4] }, { seats: 9, seated: taken(1, 50) });
    const run = granted(seatByWizard(roomOf(tables, plain(1)), all(1), 's'));
    expect(run.seats[0]?.table).toBe(1);
  });

  test('[poker 4.4 D3] one number is used for the table also when there is no tie', () => {
    expect(granted(seatByWizard(roomOf(tablesOf({ seats: 2 }), plain(1)), all(1), 's')).calls).toBe(3);
  });

  test('[poker 4.4 D7] an operator at a closed clock table does not count', () => {
    const tables = tablesOf({ seats: 4, clock: true, state: 'closed', seated: { 1: 9 } }, { seats: 4, clock: true });
    const entries = [entryOf(1, { clockOperator: true }), entryOf(9, { clockOperator: true })];
    expect(granted(seatByWizard(roomOf(tables, entries), [1], 's')).seats[0]?.rule).toBe('3a');
  });

  test('[poker 4.4 D8] an operator at another table does not satisfy the need and is not moved', () => {
    const tables = tablesOf({ seats: 4, seated: { 1: 9 } }, { seats: 4, clock: true });
    const entries = [entryOf(1, { clockOperator: true }), entryOf(9, { clockOperator: true })];
    expect(granted(seatByWizard(roomOf(tables, entries), [1], 's')).seats).toEqual([
      { entry: 1, table: 2, seat: 1, rule: '3a' },
    ]);
  });

  test('[poker 4.4 D12] the need ends as soon as every table that can still take an expert has one', () => {
    // Eight experts for two tables: two are forced, the others wait in the common pool like everybody.
    const entries = all(12).map((no) => entryOf(no, { expert: no <= 8 }));
    const run = granted(seatByWizard(roomOf(tablesOf({ seats: 9 }, { seats: 9 }), entries), all(12), 's'));
    expect(run.seats.slice(0, 2).map(({ rule }) => rule)).toEqual(['3b', '3b']);
    expect(run.seats.slice(2).every(({ rule }) => rule === '3c')).toBe(true);
  });

  test('[poker 4.4 D13] a full table without expert does not keep the need alive', () => {
    const tables = tablesOf({ seats: 2, seated: { 1: 20, 2: 21 } }, { seats: 4 });
    const entries = [entryOf(1, { expert: true }), entryOf(2, { expert: true }), entryOf(3)];
    const run = granted(seatByWizard(roomOf(tables, entries), [1, 2, 3], 's'));
    expect(run.seats.map(({ rule }) => rule)).toEqual(['3b', '3c', '3c']);
  });

  test('[poker 4.4 D14] while an operator is needed, an operator who is also expert is not spent as expert', () => {
    // The clock table is far from lowest, so the two tables without an expert are filled first.
    const tables = tablesOf({ seats: 9, clock: true, seated: taken(6, 50) }, { seats: 9 });
    const both = { clockOperator: true, expert: true };
    const run = granted(seatByWizard(roomOf(tables, [entryOf(1, both), entryOf(2)]), [1, 2], 's'));
    expect(run.seats.map(({ rule, entry }) => `${rule} ${entry}`)).toEqual(['3c 2', '3c-op 1']);
  });

  test('[poker 4.4 D11] experts are given up before operators', () => {
    const tables = tablesOf({ seats: 9, clock: true, seated: taken(6, 50) }, { seats: 9, seated: { 1: 60 } });
    const entries = [entryOf(1, { clockOperator: true }), entryOf(2, { expert: true }), entryOf(60, { expert: true })];
    // Table 2 has its expert, table 1 has none: the expert is held back for it, and given up before the operator.
    const run = granted(seatByWizard(roomOf(tables, entries), [1, 2], 's'));
    expect(run.seats.map(({ rule, entry }) => `${rule} ${entry}`)).toEqual(['3c-exp 2', '3c-op 1']);
  });

  test('[poker 4.4 D17] players are compared, not shares of the chairs', () => {
    const tables = tablesOf({ seats: 6, seated: taken(5, 50) }, { seats: 9, seated: taken(6, 60) });
    expect(granted(seatByWizard(roomOf(tables, plain(1)), all(1), 's')).seats[0]?.table).toBe(1);
  });

  test('[poker 4.4 D20] fewer players than tables: one table each', () => {
    const run = granted(seatByWizard(roomOf(tablesOf({}, {}, {}, {}), plain(3)), all(3), 's'));
    expect(new Set(run.seats.map(({ table }) => table)).size).toBe(3);
  });
});

describe('reservations', () => {
  test('count as occupied, and the seat a mover leaves stays blocked but does not count', () => {
    // Entry 10 has a slip from table 1 seat 1 to table 2 seat 1: table 1 counts 0, table 2 counts 1.
    const tables = tablesOf({ seats: 2, seated: { 1: 10 } }, { seats: 4, reserved: { 1: 10 } });
    const room = roomOf(tables, [entryOf(1), entryOf(2), entryOf(10, { status: 'seated' })]);
    const [first, second] = granted(seatByWizard(room, [1, 2], 's')).seats;
    expect(first).toMatchObject({ table: 1, seat: 2 });
    expect(second?.table).toBe(2);
    expect(seatAt(tables[0] as RoomTable, 1)?.entry).toBe(10);
  });

  test('an operator on the way to a clock table counts as sitting there', () => {
    const tables = tablesOf({ seats: 4, seated: { 1: 10 } }, { seats: 4, clock: true, reserved: { 1: 10 } });
    const room = roomOf(tables, [entryOf(1, { clockOperator: true }), entryOf(10, { clockOperator: true })]);
    expect(granted(seatByWizard(room, [1], 's')).seats[0]?.rule).toBe('3c');
  });
});
