import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meetings, roundsMet } from '../../../../../core/games/mahjong/seating/meetings.ts';
import {
  cheapestPartnersBound,
  fewTablesBound,
  measure,
  weigh,
} from '../../../../../core/games/mahjong/seating/metrics.ts';
import { played, random, ranked } from '../requests.ts';

const tables = (text: string) => played(text)[0]?.tables ?? [];
const places = (text: string) => tables(text).map(({ seats }) => seats.map((place) => place - 1));

describe('intersections', () => {
  const history = played('1-2-3-4, 5-6-7-8', '1-5-2-6');
  const met = meetings(ranked(8), history);

  test('the example of [mahjong 5] T = 6, Q = 10, W = 3', () => {
    expect(weigh(places('1-2-7-8, 3-4-5-6'), met)).toMatchObject({ repeats: 6, squares: 10, mostMeetings: 3 });
  });

  test('order of seats does not matter', () => {
    expect(weigh(places('8-1-7-2, 6-4-5-3'), met)).toMatchObject({ repeats: 6, squares: 10, mostMeetings: 3 });
  });

  test('D is the sum of place differences', () => {
    expect(weigh(places('1-2-3-4, 5-6-7-8'), met).spread).toBe(20);
  });

  test('the list names repeated pairs with their earlier rounds', () => {
    const { repeated, figures } = measure(random({ n: 8, history }), tables('1-2-7-8, 3-4-5-6'));
    expect(repeated).toEqual([
      { pair: [1, 2], rounds: [1, 2] },
      { pair: [7, 8], rounds: [1] },
      { pair: [3, 4], rounds: [1] },
      { pair: [5, 6], rounds: [1, 2] },
    ]);
    expect(figures).toMatchObject({ repeatedPairs: 4, squares: 10, mostMeetings: 3 });
  });
});

test('M-06, G-S26 games with a player who left still count for the other three', () => {
  const history = played('1-2-3-99');
  const met = meetings(ranked(4), history);
  expect(weigh(places('1-2-3-4'), met).repeats).toBe(3);
  expect(
    roundsMet(
      [
        [1, 2],
        [1, 4],
      ],
      history,
    ),
  ).toEqual([{ pair: [1, 2], rounds: [1] }]);
});

describe('least repeats', () => {
  const least = (n: number, history: string[], text: string) =>
    measure(random({ n, history: played(...history) }), tables(text)).least;

  test('no repeat is proved by itself', () => {
    expect(least(8, [], '1-2-3-4, 5-6-7-8')).toEqual({
      known: 'proved',
      atLeast: 0,
      how: { code: 'mahjong.how.noRepeat' },
    });
  });

  test('n = 4: every earlier round adds 6', () => {
    expect(least(4, ['1-2-3-4', '1-2-3-4'], '1-2-3-4')).toMatchObject({ known: 'proved', atLeast: 12 });
  });

  test('n = 8: at least 4 per earlier round', () => {
    expect(least(8, ['1-2-3-4, 5-6-7-8'], '1-2-5-6, 3-4-7-8')).toMatchObject({
      known: 'proved',
      atLeast: 4,
      how: { code: 'mahjong.how.fewTables', params: { tables: 2, atLeast: 4 } },
    });
    expect(least(8, ['1-2-3-4, 5-6-7-8'], '1-2-3-4, 5-6-7-8')).toMatchObject({ known: 'bounded', atLeast: 4 });
  });

  test('n = 12: at least 3 per earlier round', () => {
    expect(fewTablesBound(ranked(12), played('1-2-3-4, 5-6-7-8, 9-10-11-12'))).toBe(3);
  });

  test('n >= 16: one earlier round alone can be avoided', () => {
    expect(fewTablesBound(ranked(16), played('1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16'))).toBe(0);
  });

  test('with 16 players who have all met once every seating has exactly T = 24', () => {
    const rounds = [
      '1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16',
      '1-5-9-13, 2-6-10-14, 3-7-11-15, 4-8-12-16',
      '1-6-11-16, 2-5-12-15, 3-8-9-14, 4-7-10-13',
      '1-7-12-14, 2-8-11-13, 3-5-10-16, 4-6-9-15',
      '1-8-10-15, 2-7-9-16, 3-6-12-13, 4-5-11-14',
    ];
    expect(least(16, rounds, '1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16')).toMatchObject({
      known: 'proved',
      atLeast: 24,
      how: { code: 'mahjong.how.leastMetPartners' },
    });
  });

  test('the bounds are never above the least of all seatings of eight', () => {
    const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8, maxLength: 8 });
    const split = (all: readonly number[]) => `${all.slice(0, 4).join('-')}, ${all.slice(4).join('-')}`;
    fc.assert(
      fc.property(fc.array(order, { minLength: 1, maxLength: 4 }), (rounds) => {
        const history = played(...rounds.map(split));
        const met = meetings(ranked(8), history);
        let fewest = Number.POSITIVE_INFINITY;
        for (const x of [2, 3, 4, 5, 6, 7, 8])
          for (const y of [2, 3, 4, 5, 6, 7, 8])
            for (const z of [2, 3, 4, 5, 6, 7, 8]) {
              if (x >= y || y >= z) continue;
              const other = [2, 3, 4, 5, 6, 7, 8].filter((p) => ![x, y, z].includes(p));
              fewest = Math.min(fewest, weigh([[0, x - 1, y - 1, z - 1], other.map((p) => p - 1)], met).repeats);
            }
        expect(fewTablesBound(ranked(8), history)).toBeLessThanOrEqual(fewest);
        expect(cheapestPartnersBound(met)).toBeLessThanOrEqual(fewest);
      }),
    );
  });
});
