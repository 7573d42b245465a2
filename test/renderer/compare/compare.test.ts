import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Metrics } from '../../../core/game/seating.ts';
import type { Table } from '../../../core/tournament/words.ts';
import { differenceOf, figuresOf } from '../../../renderer/compare/compare.ts';
import { confirmed, mahjongEvent, proposed, seated } from '../round/event.ts';

const table = (no: number, ...seats: number[]): Table => ({ table: no, seats });

const metrics = (repeats: number, figures: Metrics['figures'], repeated: Metrics['repeated'] = []): Metrics => ({
  repeats,
  repeated,
  least: { known: 'unknown', atLeast: 0, how: { code: 'mahjong.how.unknown' } },
  figures,
});

describe('figures side by side', () => {
  test('repeats, third meetings and the family’s figures in order; the lower one is marked, equal ones are not', () => {
    const third = [{ pair: [1, 2] as const, rounds: [1, 2] }];
    const a = metrics(3, { spread: 40, windGap: 1 }, third);
    const b = metrics(1, { spread: 60, windGap: 1 });
    expect(figuresOf(a, b, ['spread', 'windGap', 'apartTogether'])).toEqual([
      { name: 'repeats', a: 3, b: 1, lower: 'b' },
      { name: 'third', a: 1, b: 0, lower: 'b' },
      { name: 'spread', a: 40, b: 60, lower: 'a' },
      { name: 'windGap', a: 1, b: 1, lower: null },
    ]);
  });

  test('a figure that only one of them has is shown without a winner', () => {
    expect(figuresOf(metrics(0, { apartTogether: 2 }), metrics(0, {}), ['apartTogether']).at(-1)).toEqual({
      name: 'apartTogether',
      a: 2,
      b: null,
      lower: null,
    });
  });
});

describe('what differs between the tables', () => {
  const a = [table(1, 1, 2, 3, 4), table(2, 5, 6, 7, 8), table(3, 9, 10, 11, 12)];

  test('nothing between a seating and itself', () => {
    const same = differenceOf(a, a);
    expect(same).toMatchObject({ moved: 0, sameFours: 3 });
    expect(same.tables.map((line) => line.same)).toEqual(['seats', 'seats', 'seats']);
  });

  test('other seats at the same table move nobody', () => {
    const { moved, sameFours, tables } = differenceOf(a, [table(1, 4, 3, 2, 1), ...a.slice(1)]);
    expect([moved, sameFours, tables[0]?.same]).toEqual([0, 3, 'people']);
  });

  test('the same four at another table are four people moved and still the same four', () => {
    const { moved, sameFours, tables } = differenceOf(a, [
      table(2, 1, 2, 3, 4),
      table(1, 5, 6, 7, 8),
      table(3, 9, 10, 11, 12),
    ]);
    expect([moved, sameFours]).toEqual([8, 3]);
    expect(tables[0]).toMatchObject({ table: 1, same: 'no' });
    expect(tables[0]?.b).toEqual([5, 6, 7, 8].map((entrant) => ({ entrant, elsewhere: 2, moved: true })));
  });

  test('somebody who sits at no table of the other seating is moved to none', () => {
    const { tables } = differenceOf([table(1, 1, 2, 3, 4)], [table(1, 1, 2, 3, 5)]);
    expect(tables[0]?.a.at(-1)).toEqual({ entrant: 4, elsewhere: null, moved: true });
    expect(tables[0]?.b.at(-1)).toEqual({ entrant: 5, elsewhere: null, moved: true });
  });

  test('of any two seatings: moved is symmetric, and as counted person by person', () => {
    const seating = fc
      .shuffledSubarray([...Array(16).keys()], { minLength: 16 })
      .map((ids) => [1, 2, 3, 4].map((no) => table(no, ...ids.slice(4 * no - 4, 4 * no))));
    fc.assert(
      fc.property(seating, seating, (x, y) => {
        const there = new Map(y.flatMap((at) => at.seats.map((id) => [id, at.table])));
        const counted = x.flatMap((at) => at.seats.filter((id) => there.get(id) !== at.table)).length;
        expect(differenceOf(x, y).moved).toBe(counted);
        expect(differenceOf(y, x).moved).toBe(counted);
        expect(differenceOf(y, x).sameFours).toBe(differenceOf(x, y).sameFours);
      }),
    );
  });
});

test('two methods on the same standings: Swiss spreads places less than a draw by lot', () => {
  const ledger = confirmed(seated(mahjongEvent(32)));
  const swiss = proposed(ledger, 'swiss', { order: 'documented' });
  const random = proposed(ledger, 'random');
  const spread = figuresOf(swiss.metrics, random.metrics, ['spread']).find(({ name }) => name === 'spread');
  expect(spread?.lower).toBe('a');
  expect(differenceOf(swiss.tables, random.tables).moved).toBeGreaterThan(0);
});
