/** Changes by hand [ME-49]: each does what it says, and the list found between two seatings leads from one to the other. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  carryOut,
  type HandDeed,
  handChanges,
  handDeeds,
  inOrder,
  type Places,
  stamped,
} from '../../../core/tournament/draws/hand-change.ts';
import { changesBetween } from '../../../core/tournament/history/changes-between.ts';

const late = { code: 'bye.late' };
const places = (tables: readonly (readonly number[])[], byes: readonly number[] = []): Places => ({
  tables: tables.map((seats, index) => ({ table: index + 1, seats })),
  byes: byes.map((entrant) => ({ entrant, reason: { code: 'bye.odd' } })),
});
const done = (before: Places, ...deeds: HandDeed[]): Places => {
  const carried = carryOut(before, deeds);
  if (!carried.ok) throw new Error(JSON.stringify(carried.refusal));
  return carried.value;
};
const seatsOf = ({ tables }: Places) => tables.map(({ table, seats }) => [table, ...seats]);

describe('a change carried out', () => {
  const four = places([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ]);
  const two = places(
    [
      [1, 2],
      [3, 4],
    ],
    [5],
  );
  test('two people exchange their seats', () => {
    expect(seatsOf(done(four, { do: 'swap', a: { table: 1, seat: 0 }, b: { table: 2, seat: 3 } }))).toEqual([
      [1, 8, 2, 3, 4],
      [2, 5, 6, 7, 1],
    ]);
  });
  test('somebody with the bye and somebody at a table change places, and the bye keeps its reason', () => {
    const swapped = done(two, { do: 'swap', a: { bye: 5 }, b: { table: 2, seat: 1 } });
    expect(seatsOf(swapped)).toEqual([
      [1, 1, 2],
      [2, 3, 5],
    ]);
    expect(swapped.byes).toEqual([{ entrant: 4, reason: { code: 'bye.odd' } }]);
  });
  test('people of a table sit down in another order', () => {
    expect(seatsOf(done(four, { do: 'seats', table: 2, order: [1, 0, 3, 2] }))[1]).toEqual([2, 6, 5, 8, 7]);
  });
  test('a table gets a free number, or two exchange theirs', () => {
    expect(seatsOf(done(two, { do: 'renumber', from: 1, to: 7 }))).toEqual([
      [2, 3, 4],
      [7, 1, 2],
    ]);
    expect(seatsOf(done(two, { do: 'renumber', from: 1, to: 2 }))).toEqual([
      [1, 3, 4],
      [2, 1, 2],
    ]);
  });
  test('somebody moves; a table without people goes, and one is made', () => {
    const broken = done(
      two,
      { do: 'move', entrant: 1, to: { table: 2, seat: 1 } },
      { do: 'move', entrant: 2, to: { table: 9, seat: 0 } },
    );
    expect(seatsOf(broken)).toEqual([
      [2, 3, 1, 4],
      [9, 2],
    ]);
  });
  test('somebody gets the bye, somebody takes a place, a place closes up', () => {
    expect(done(two, { do: 'bye', entrant: 4, because: late }).byes).toEqual([
      { entrant: 4, reason: late },
      { entrant: 5, reason: { code: 'bye.odd' } },
    ]);
    expect(seatsOf(done(two, { do: 'replace', out: 3, in: 8 }))[1]).toEqual([2, 8, 4]);
    expect(done(two, { do: 'replace', out: 5, in: null }).byes).toEqual([]);
  });
  test.each<[string, HandDeed]>([
    ['a seat that is not there', { do: 'swap', a: { table: 1, seat: 2 }, b: { table: 2, seat: 0 } }],
    ['a table that is not there', { do: 'renumber', from: 5, to: 6 }],
    ['an order that leaves somebody out', { do: 'seats', table: 1, order: [0, 0] }],
    ['somebody exchanged with himself', { do: 'swap', a: { table: 1, seat: 0 }, b: { table: 1, seat: 0 } }],
    ['somebody who has no bye', { do: 'swap', a: { bye: 1 }, b: { table: 1, seat: 0 } }],
    ['a seat behind the last', { do: 'move', entrant: 5, to: { table: 1, seat: 4 } }],
    ['somebody who is there already', { do: 'replace', out: 1, in: 4 }],
    ['somebody who is not there', { do: 'replace', out: 99, in: null }],
  ])('is refused with its number: %s', (_, wrong) => {
    const fine: HandDeed = { do: 'swap', a: { table: 1, seat: 0 }, b: { table: 2, seat: 0 } };
    expect(carryOut(two, [fine, wrong, fine])).toMatchObject({
      ok: false,
      refusal: { code: 'seating.changesOther', params: { index: 1 } },
    });
  });
  test('is read again as it was stated, with a foreign field refused', () => {
    const deeds: HandDeed[] = [
      { do: 'swap', a: { table: 1, seat: 0 }, b: { bye: 5 }, reason: '<script>' },
      { do: 'bye', entrant: 3, because: late },
    ];
    const stated = stamped(deeds, { rev: 2, at: '2026-01-01T10:00:00Z', by: 'TO' });
    expect(handDeeds.parse(deeds)).toEqual(deeds);
    expect(handChanges.parse(JSON.parse(JSON.stringify(stated)))).toEqual(stated);
    expect(handChanges.safeParse([{ ...stated[0], more: 1 }]).success).toBe(false);
    expect(handChanges.safeParse(deeds).success).toBe(false);
  });
});

/** Everybody in tables of about this size, in a drawn order under drawn numbers, the last of them with byes. */
const seating = (size: number, people: number) =>
  fc
    .record({
      order: fc.shuffledSubarray(
        Array.from({ length: people }, (_, index) => index + 1),
        { minLength: Math.max(size, people - 3), maxLength: people },
      ),
      numbers: fc.shuffledSubarray(
        Array.from({ length: people + 3 }, (_, index) => index + 1),
        { minLength: people, maxLength: people },
      ),
      byes: fc.nat(2),
      loose: fc.boolean(),
    })
    .map(({ order, numbers, byes, loose }): Places => {
      const seated = order.slice(byes);
      const tables: { table: number; seats: number[] }[] = [];
      for (let start = 0; start < seated.length; ) {
        const take = loose ? 1 + ((seated[start] ?? 0) % size) : size;
        tables.push({ table: numbers[tables.length] ?? 1, seats: seated.slice(start, start + take) });
        start += take;
      }
      return { tables, byes: order.slice(0, byes).map((entrant) => ({ entrant, reason: { code: `bye.${byes}` } })) };
    });

const sizes = fc.constantFrom([2, 9], [2, 16], [4, 8], [4, 21], [9, 40]);
const pairOfSeatings = sizes.chain(([size = 4, people = 8]) => fc.tuple(seating(size, people), seating(size, people)));

/** One change that can be carried out on a seating. */
const oneDeed = (of: Places) => {
  const people = of.tables.flatMap(({ table, seats }) => seats.map((entrant, seat) => ({ entrant, table, seat })));
  const person = fc.constantFrom(...people);
  const bye = of.byes.length === 0 ? person : fc.constantFrom(...of.byes.map(({ entrant }) => ({ bye: entrant })));
  const at = ({ table, seat }: (typeof people)[number]) => ({ table, seat });
  return fc.oneof(
    fc.tuple(person, person).map(([a, b]): HandDeed => ({ do: 'swap', a: at(a), b: at(b) })),
    fc
      .tuple(person, bye)
      .map(([a, b]): HandDeed => ({ do: 'swap', a: at(a), b: 'bye' in b ? b : { table: b.table, seat: b.seat } })),
    fc
      .constantFrom(...of.tables)
      .chain(({ table, seats }) =>
        fc
          .shuffledSubarray([...seats.keys()], { minLength: seats.length })
          .map((order): HandDeed => ({ do: 'seats', table, order })),
      ),
    fc
      .tuple(person, fc.integer({ min: 1, max: 50 }))
      .map(([{ table }, to]): HandDeed => ({ do: 'renumber', from: table, to })),
    fc.tuple(person, person).map(([{ entrant }, to]): HandDeed => ({ do: 'move', entrant, to: at(to) })),
    person.map(({ entrant }): HandDeed => ({ do: 'bye', entrant, because: late })),
    fc
      .tuple(person, fc.constantFrom(900, null))
      .map(([{ entrant }, into]): HandDeed => ({ do: 'replace', out: entrant, in: into })),
  );
};

describe('changes between two seatings', () => {
  test('carried out they lead from the one to the other, whatever the two are', () => {
    fc.assert(
      fc.property(pairOfSeatings, ([before, wanted]) => {
        const changes = changesBetween(before, wanted);
        expect(carryOut(before, changes)).toEqual({ ok: true, value: inOrder(wanted) });
        const people = wanted.tables.reduce((sum, { seats }) => sum + seats.length, wanted.byes.length);
        expect(changes.length).toBeLessThanOrEqual(2 * people + 2 * wanted.tables.length + 6);
      }),
      { numRuns: 500 },
    );
  });
  test('there are none between a seating and itself, in whatever order it is listed', () => {
    fc.assert(
      fc.property(pairOfSeatings, ([before]) => {
        expect(changesBetween(before, { tables: before.tables.toReversed(), byes: before.byes.toReversed() })).toEqual(
          [],
        );
      }),
    );
  });
  test('what one change did is stated as one change', () => {
    fc.assert(
      fc.property(
        pairOfSeatings.chain(([before]) => oneDeed(before).map((deed) => [before, deed] as const)),
        ([before, deed]) => {
          const carried = carryOut(before, [deed]);
          fc.pre(carried.ok);
          if (carried.ok) expect(changesBetween(before, carried.value).length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 1000 },
    );
  });
  test('all tables moved on by one number are that many changes at most, not one a person', () => {
    const before = places([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ]);
    const onward = { ...before, tables: before.tables.map(({ table, seats }) => ({ table: table + 1, seats })) };
    expect(changesBetween(before, onward)).toEqual([
      { do: 'renumber', from: 4, to: 5 },
      { do: 'renumber', from: 3, to: 4 },
      { do: 'renumber', from: 2, to: 3 },
      { do: 'renumber', from: 1, to: 2 },
    ]);
  });
});
