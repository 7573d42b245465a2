// @module-tag long

import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../../../../core/games/poker/results/results.ts';
import { bustCount, type Hall } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { freeSeats, leaversOf, playersAt } from '../../../../../core/games/poker/rules/room.ts';
import { limitWith, type PokerRules } from '../../../../../core/games/poker/rules/rules.ts';
import { playEvent } from '../event.ts';
import { problems } from '../venue.ts';

/** Tables in play, how many are needed, and how far they are apart, with issued moves as done. */
const state = ({ floor, rules }: Hall, left: number) => {
  const tables = itemsOf(floor.tables);
  const leaving = leaversOf(tables);
  const open = tables.filter(({ state: each }) => each === 'open');
  const counts = open.map((table) => playersAt(table, leaving));
  const lows = open.filter((table) => freeSeats(table).length > 0).map((table) => playersAt(table, leaving));
  return {
    tables: open.length,
    needed: Math.ceil(left / rules.seatCount),
    apart: lows.length === 0 ? 0 : Math.max(...counts) - Math.min(...lows),
    limit: limitWith(rules.limit, open.length),
    players: counts.reduce((sum, count) => sum + count, 0),
  };
};

const kinds = [
  { entries: 45, seats: 9, events: 1400 },
  { entries: 60, seats: 6, events: 450 },
  { entries: 180, seats: 9, events: 150 },
] as const;

const limits: readonly PokerRules['limit'][] = [1, 2, 'casino'];

describe('[poker 13.6] whole events with all suggestions carried out', () => {
  test.each(kinds)('$events events of $entries entries at tables of $seats', ({ entries, seats, events }) => {
    let moves = 0;
    for (let n = 1; n <= events; n++) {
      const { hall } = playEvent({
        entries,
        seats,
        seed: `event-${entries}-${n}`,
        rules: { limit: limits[n % 3] ?? 1, breakOrder: n % 5 === 0 ? 'fewest' : 'posted' },
        person: (no) => (n % 4 === 0 ? { expert: no % 10 === 0, clockOperator: no % 20 === 0 } : {}),
        afterBust: (now, left) => {
          const seen = state(now, left);
          if (seen.tables !== seen.needed || seen.apart > seen.limit || seen.players !== left) {
            throw new Error(`event ${n} at ${left} left: ${JSON.stringify(seen)}`);
          }
          const wrong = left % 5 === 0 || left < 12 ? problems(now.floor) : [];
          if (wrong.length > 0) throw new Error(`event ${n} at ${left} left: ${wrong.join('; ')}`);
        },
      });
      moves += itemsOf(hall.floor.moved).length;
      const { rows, provisional } = resultsOf(hall);
      expect(provisional).toBe(false);
      expect(rows.length).toBe(entries);
      expect(rows[0]).toMatchObject({ from: 1, to: 1, at: null });
      expect(bustCount(hall.floor)).toBeLessThan(entries);
    }
    expect(moves).toBeGreaterThan(events * 20);
  });

  test.each([
    { left: 'breaks', auto: { consolidate: false, balance: true, apply: true }, finds: 'tables' },
    { left: 'balance moves', auto: { consolidate: true, balance: false, apply: true }, finds: 'apart' },
    { left: 'everything', auto: { consolidate: true, balance: true, apply: false }, finds: 'tables' },
  ] as const)('the property has power: with $left left undone it does not hold', ({ auto, finds }) => {
    let broken = 0;
    playEvent({
      entries: 45,
      seats: 9,
      seed: 'event-45-1',
      rules: { auto },
      afterBust: (now, left) => {
        const seen = state(now, left);
        if (finds === 'tables' ? seen.tables !== seen.needed : seen.apart > seen.limit) broken++;
      },
    });
    expect(broken).toBeGreaterThan(0);
  });

  test('150 events in which people with slips take their time: the floor stays whole and the event ends', () => {
    for (let n = 1; n <= 150; n++) {
      const { hall } = playEvent({
        entries: 45,
        seats: 9,
        seed: `slow-${n}`,
        prompt: false,
        afterBust: ({ floor }) => {
          const wrong = problems(floor);
          if (wrong.length > 0) throw new Error(`event ${n}: ${wrong.join('; ')}`);
        },
      });
      expect(resultsOf(hall).rows.length).toBe(45);
    }
  });
});
