/** What Enter does to a line of the floor [W-3.11, W-3.12]: it names chair and person, or it is refused or asked about. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { find } from '../../../../../core/games/poker/results/find.ts';
import { type FloorReading, orderOf, readLine } from '../../../../../core/games/poker/results/read-line.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import type { Entrant } from '../../../../../core/tournament/state.ts';
import { unknownEntrant } from '../../../tournament/entrant.ts';
import { venue } from '../venue.ts';

const NAMES = ['Anna Berg', 'Joanna Ibanez', 'Bergen Anton', 'Player 3', 'Ida Berg', 'Zoe Lang'];

const hall = venue({ people: 24 });
hall.do({ do: 'addTables', count: 3 });
hall.do({ do: 'openTables', tables: [1, 2, 3] });
hall.do({
  do: 'place',
  seats: Array.from({ length: 18 }, (_, i) => ({ player: i + 1, table: (i % 2) + 1, seat: Math.floor(i / 2) + 1 })),
});
const people: readonly Entrant[] = Array.from({ length: 24 }, (_, i) => ({
  ...unknownEntrant,
  id: i + 1,
  name: `${NAMES[i % NAMES.length]}${i < 2 * NAMES.length ? '' : 'x'}`,
}));
const called = { entrants: people, shownName: (id: number) => people[id - 1]?.name ?? null };
const view = { floor: hall.floor, people: called, hasSlip: () => false };
const read = (line: string, chosen: number | null = null): FloorReading => readLine(view, line, chosen);

describe('the line of the floor', () => {
  test('a seat is taken, two seats are a move of who sits at the first, two taken ones a swap', () => {
    expect(read('1.7')).toEqual({ is: 'take', chair: { table: 1, seat: 7 }, sitter: 13 });
    expect(read('3.7')).toEqual({ is: 'take', chair: { table: 3, seat: 7 }, sitter: null });
    expect(read('1.7 3.2')).toEqual({
      is: 'store',
      order: { do: 'move', entry: 13, table: 3, seat: 2, seen: [{ entry: 13, table: 1, seat: 7 }] },
    });
    expect(read('1.7 2.2')).toEqual({
      is: 'store',
      order: {
        do: 'swap',
        a: 13,
        b: 4,
        seen: [
          { entry: 13, table: 1, seat: 7 },
          { entry: 4, table: 2, seat: 2 },
        ],
      },
    });
    expect(read('１．７　３．２')).toEqual(read('1.7 3.2'));
    expect(read('3.2 3.3')).toMatchObject({ is: 'refuse', complaint: { code: 'find.nobodyThere' } });
  });

  test('a number is the slip that is out where no table is called so', () => {
    const moved = venue({ people: 24 });
    moved.do({ do: 'addTables', count: 3 });
    moved.do({ do: 'openTables', tables: [1, 2, 3] });
    moved.do({ do: 'place', seats: [1, 2, 3, 4].map((player) => ({ player, table: 1, seat: player })) });
    moved.do({ do: 'swap', a: 1, b: 2 });
    moved.do({ do: 'swap', a: 3, b: 4 });
    const called4 = { ...view, floor: moved.floor };
    expect(readLine(called4, '4', null)).toEqual({ is: 'slip', slip: 4, entry: 4, to: { table: 1, seat: 3 } });
    expect(readLine(called4, '3', null)).toMatchObject({ is: 'show', found: { kind: 'table', table: 3 } });
    // Somebody who leaves gives no seat yet: that is a move, and refused when it is decided.
    expect(readLine(called4, '1.4 1.1', null)).toMatchObject({ is: 'store', order: { do: 'move', entry: 4 } });
  });

  test('a second seat without its seat number moves nobody whose name has that figure', () => {
    expect(read('3.4 3')).toMatchObject({ is: 'refuse', complaint: { code: 'find.noSeat' } });
    expect(read('3.4 3.')).toMatchObject({ is: 'refuse' });
  });

  test('several people for one seat are asked about until one is chosen', () => {
    const asked = read('3.4 berg');
    expect(asked.is).toBe('ask');
    const [first] = find(hall.floor, called, '3.4 berg', () => false);
    if (first?.kind !== 'seatHere') throw new Error('nobody found');
    expect(read('3.4 berg', 0)).toEqual({ is: 'store', order: orderOf(first) });
  });

  test('letters that several people fit are asked about; who is called just so is shown', () => {
    expect(read('berg')).toMatchObject({ is: 'ask' });
    expect(read('anna berg')).toMatchObject({ is: 'ask' });
    expect(read('berg', 1).is).toBe('show');
    expect(read('anna bergx')).toMatchObject({ is: 'ask' });
    const one = people.map((person) => (person.id === 1 ? { ...person, name: 'Berg' } : person));
    const other = { entrants: one, shownName: (id: number) => one[id - 1]?.name ?? null };
    expect(readLine({ ...view, people: other }, 'berg', null)).toEqual({
      is: 'show',
      found: { kind: 'player', player: 1 },
    });
  });

  test('X-1 10,000 random lines: who is moved or seated is named by the line, and so is the chair', () => {
    const chair = fc
      .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 10 }))
      .map(([t, s]) => `${t}.${s}`);
    const word = fc.oneof(
      chair,
      chair,
      fc.constantFrom('berg', 'anna', 'ida', 'ibanez', 'zoe', 'langx', 'player', '3', '12', '5.', 'nobody'),
    );
    const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    /** The plain model: words, and names that hold them. */
    const chairIn = (text: string | undefined) => {
      const [t, s] = (text ?? '').split('.').map(Number);
      return t !== undefined && s !== undefined && t >= 1 && t <= 3 && s >= 1 && s <= 9 ? { table: t, seat: s } : null;
    };
    const entries = itemsOf(hall.floor.entries);
    let stored = 0;
    fc.assert(
      fc.property(line, fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }), (text, chosen) => {
        const [first, ...others] = text.split(' ');
        const from = chairIn(first);
        const to = others.length === 1 ? chairIn(others[0]) : null;
        const sits = (at: { table: number; seat: number }) =>
          entries.find((entry) => entry.at?.table === at.table && entry.at.seat === at.seat)?.no;
        const reading = read(text, chosen);
        const other = to === null ? undefined : sits(to);
        if (from !== null && to !== null && other !== undefined && sits(from) !== undefined && sits(from) !== other) {
          const seen = [
            { entry: sits(from), ...from },
            { entry: other, ...to },
          ];
          expect(reading).toEqual({ is: 'store', order: { do: 'swap', a: sits(from), b: other, seen } });
          return;
        }
        if (from !== null && to !== null && sits(from) !== undefined) {
          expect(reading).toEqual({
            is: 'store',
            order: { do: 'move', entry: sits(from), ...to, seen: [{ entry: sits(from), ...from }] },
          });
          return;
        }
        if (reading.is !== 'store') return;
        stored += 1;
        const { order } = reading;
        if (order.do === 'swap') throw new Error(`${text} swaps nobody`);
        const where = order.do === 'place' ? order.seats[0] : order;
        expect({ table: where.table, seat: where.seat }).toEqual(from);
        const player =
          order.do === 'place' ? order.seats[0].player : entries.find(({ no }) => no === order.entry)?.player;
        const holds = (name: string): boolean => others.every((part) => name.toLowerCase().includes(part));
        expect(holds(people[(player ?? 0) - 1]?.name ?? '')).toBe(true);
        expect(/^\d/u.test(others.at(-1) ?? '')).toBe(false);
        if (chosen === null) expect(people.filter(({ name }) => holds(name))).toHaveLength(1);
      }),
      { numRuns: 10_000 },
    );
    expect(stored).toBeGreaterThan(0);
  });
});

test('F-8 a line of many blanks is read as one with single blanks, in time that grows with its length alone', () => {
  // Time that grows with the square would take hours here: the test would not end.
  const blanks = ' '.repeat(1_000_000);
  for (const line of ['5.7 3', '1.1 > 1.2', '1.1 x', 'x > y z 1.1']) {
    const plain = JSON.stringify(read(line));
    expect(JSON.stringify(read(line.replaceAll(' ', blanks))).replaceAll(blanks, ' ')).toBe(plain);
  }
});
