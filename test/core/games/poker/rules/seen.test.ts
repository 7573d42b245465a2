/** A seat means who was seen on it [W-9.9]: two desks, of which none knows what the other does until it is told. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Floor, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { seatAt } from '../../../../../core/games/poker/rules/room.ts';
import type { Seen } from '../../../../../core/games/poker/rules/seen.ts';
import type { Answer } from '../../../../../core/tournament/refusal.ts';
import { bust, laidOut } from '../laid-out.ts';
import { problems, type Venue } from '../venue.ts';

type Attempt = Parameters<Venue['do']>[0];

const sitting = (floor: Floor, table: number, seat: number): number | null => {
  const found = tableOf(floor, table);
  return found === undefined ? null : (seatAt(found, seat)?.entry ?? null);
};

const seen = (entry: number, table: number, seat: number): Seen => ({ entry, table, seat });

const out = (entry: number, table: number, seat: number): Attempt => ({
  do: 'bust',
  hands: [[{ entry }]],
  seen: [seen(entry, table, seat)],
});

describe('who was named by a seat', () => {
  test('is out there, also with a slip that he has not followed yet', () => {
    const hall = laidOut([5, 3]);
    hall.do({ do: 'move', entry: 2, table: 2, seat: 9 });
    hall.do(out(2, 1, 2));
    expect(hall.entry(2).status).toBe('eliminated');
  });

  test('has moved meanwhile: nobody is out, and it is said where he sits; he can be meant all the same', () => {
    const hall = laidOut([5, 3]);
    hall.do({ do: 'move', entry: 2, table: 2, seat: 9, done: true });
    hall.do({ do: 'move', entry: 3, table: 1, seat: 2, done: true });
    expect(hall.refused(out(2, 1, 2))).toEqual({
      code: 'poker.sitsElsewhere',
      params: { player: 2, seat: '1.2', at: '2.9' },
      ways: [{ do: 'poker.allTheSame' }],
    });
    expect(hall.entry(3).status).toBe('seated');
    bust(hall, 2);
    expect(hall.entry(2).status).toBe('eliminated');
  });

  test('is out already, or without a seat: that is said, and the seat is nobody else', () => {
    const hall = laidOut([5, 3]);
    bust(hall, 2);
    hall.do({ do: 'unseat', entries: [3] });
    hall.do({ do: 'place', seats: [{ player: 3, table: 1, seat: 2 }] });
    expect(hall.refused(out(2, 1, 2))).toMatchObject({ code: 'poker.outAlready', params: { player: 2 } });
    hall.do({ do: 'unseat', entries: [4] });
    expect(hall.refused(out(4, 1, 4))).toMatchObject({ code: 'poker.notSeated', params: { player: 4 } });
    expect(hall.refused(out(99, 1, 4)).code).toBe('poker.entryUnknown');
  });

  test('counts of a knock-out, too: who has taken the seat of the one named knocked nobody out', () => {
    const hall = laidOut([5, 3]);
    hall.do({ do: 'move', entry: 3, table: 2, seat: 8, done: true });
    const order: Attempt = { do: 'bust', hands: [[{ entry: 2, by: [3] }]], seen: [seen(2, 1, 2), seen(3, 1, 3)] };
    expect(hall.refused(order).code).toBe('poker.sitsElsewhere');
  });

  test.each<readonly [string, (seats: readonly Seen[]) => Attempt]>([
    ['unseat', (seats) => ({ do: 'unseat', entries: [2], seen: [...seats] })],
    ['sell', (seats) => ({ do: 'sell', entry: 2, what: 'rebuy', seen: [...seats] })],
    ['move', (seats) => ({ do: 'move', entry: 2, table: 2, seat: 8, seen: [...seats] })],
    ['swap', (seats) => ({ do: 'swap', a: 2, b: 7, seen: [...seats] })],
    ['issueMoves', (seats) => ({ do: 'issueMoves', to: 2, moves: [{ from: 1, entry: 2, seat: 8 }], seen: [...seats] })],
  ])('%s asks the same', (_, order) => {
    const hall = laidOut([5, 3]);
    hall.do({ do: 'move', entry: 2, table: 2, seat: 9, done: true });
    expect(hall.refused(order([seen(2, 1, 2)])).code).toBe('poker.sitsElsewhere');
    hall.undo();
    expect(hall.do(order([seen(2, 1, 2)]))).not.toEqual([]);
  });
});

test('1,000 evenings of two desks that each see the floor late: whom a seat named is who it is done to, or nothing is done', () => {
  const press = fc.record({
    desk: fc.integer({ min: 0, max: 1 }),
    /** Told now what the other desk has done. */
    isTold: fc.boolean(),
    table: fc.integer({ min: 1, max: 3 }),
    seat: fc.integer({ min: 1, max: 6 }),
    toTable: fc.integer({ min: 1, max: 3 }),
    toSeat: fc.integer({ min: 1, max: 6 }),
    what: fc.constantFrom('bust', 'move', 'swap', 'unseat', 'sell', 'arrive', 'undo', 'place'),
  });
  const met = { done: 0, elsewhere: 0, out: 0 };
  fc.assert(
    fc.property(fc.array(press, { minLength: 8, maxLength: 30 }), (presses) => {
      const hall = laidOut([5, 4, 3], {}, false, 6);
      const views: [Floor, Floor] = [hall.floor, hall.floor];
      for (const { desk, isTold, table, seat, toTable, toSeat, what } of presses) {
        if (isTold) views[desk as 0 | 1] = hall.floor;
        const view = views[desk as 0 | 1];
        const entry = sitting(view, table, seat);
        const other = sitting(view, toTable, toSeat);
        const slips = hall.floor.pending.map(({ slip }) => slip);
        if (what === 'undo') {
          if (hall.stepsDone() > 3) hall.undo();
          continue;
        }
        if (what === 'arrive') {
          if (slips.length > 0) hall.do({ do: 'arrive', slips });
          continue;
        }
        if (what === 'place') {
          carried(hall, {
            do: 'place',
            seats: [{ player: 1 + ((table * 6 + seat) % 12), table: toTable, seat: toSeat }],
          });
          continue;
        }
        if (entry === null || (what === 'swap' && other === null)) continue;
        const named = [seen(entry, table, seat), ...(what === 'swap' ? [seen(other ?? 0, toTable, toSeat)] : [])];
        const truly = named.every((each) => sitting(hall.floor, each.table, each.seat) === each.entry);
        const orders = {
          bust: { do: 'bust', hands: [[{ entry }]], seen: named },
          move: { do: 'move', entry, table: toTable, seat: toSeat, done: isTold, seen: named },
          swap: { do: 'swap', a: entry, b: other ?? 0, seen: named },
          unseat: { do: 'unseat', entries: [entry], seen: named },
          sell: { do: 'sell', entry, what: 'rebuy', seen: named },
        } as const satisfies { readonly [name: string]: Attempt };
        const answer = carried(hall, orders[what]);
        if (answer.ok) met.done += 1;
        else if (answer.refusal.code === 'poker.sitsElsewhere') met.elsewhere += 1;
        else if (answer.refusal.code === 'poker.outAlready') met.out += 1;
        if (answer.ok) expect(truly).toBe(true);
        const isSeat = !answer.ok && /sitsElsewhere|outAlready|notSeated/.test(answer.refusal.code);
        if (isSeat) expect(truly).toBe(false);
        expect(problems(hall.floor)).toEqual([]);
      }
    }),
    { numRuns: 1000 },
  );
  expect(Math.min(met.done, met.elsewhere, met.out)).toBeGreaterThan(20);
});

const carried = (hall: Venue, order: Attempt): Answer<unknown> => {
  const before = hall.floor;
  const refusal = hall.tried(order);
  if (refusal === null) return { ok: true, value: null };
  expect(hall.floor).toBe(before);
  return { ok: false, refusal };
};
