import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  onBubble,
  partsOf,
  poolOf,
  presetParts,
  prizeByEntry,
  prizes,
} from '../../../../../core/games/poker/results/payouts.ts';
import { bestPlaces, placesOf } from '../../../../../core/games/poker/results/places.ts';
import type { Busted, BustGroup } from '../../../../../core/games/poker/rules/busts.ts';
import { defaultRules } from '../../../../../core/games/poker/rules/rules.ts';

const busted = (entry: number, table = 1, chips: number | null = null): Busted => ({
  entry,
  table,
  seat: 1,
  chips,
  by: [],
});

const groups = (...hands: readonly (readonly Busted[])[]): BustGroup[] =>
  hands.map((hand, index) => ({ no: index + 1, at: 0, busted: hand }));

const written = (places: ReturnType<typeof placesOf>) =>
  places.map(({ entry, from, to }) => (from === to ? `${entry}:${from}` : `${entry}:${from}-${to}`)).join(' ');

describe('places [poker 8]', () => {
  test('a group of k gets places E-b-k+1 to E-b', () => {
    const hands = groups([busted(9)], [busted(4), busted(7)], [busted(1)]);
    expect(written(placesOf(hands, 10, null))).toBe('1:7 4:8-9 7:8-9 9:10');
  });

  test('more chips at the start of the hand are better, equal or unknown chips tie', () => {
    const two = (a: number | null, b: number | null) => groups([busted(1, 1, a), busted(2, 1, b)]);
    expect(written(placesOf(two(4000, 9000), 36, null))).toBe('2:35 1:36');
    expect(written(placesOf(two(5000, 5000), 36, null))).toBe('1:35-36 2:35-36');
    expect(written(placesOf(two(5000, null), 36, null))).toBe('1:35-36 2:35-36');
    const three = groups([busted(1, 1, 10), busted(2, 1, 30), busted(3, 1, 10)]);
    expect(written(placesOf(three, 9, null))).toBe('2:7 1:8-9 3:8-9');
  });

  test('busts at different tables tie, or compare chips as set', () => {
    const hands = groups([busted(1, 1, 4000), busted(2, 2, 9000)]);
    expect(written(placesOf(hands, 12, null))).toBe('1:11-12 2:11-12');
    expect(written(placesOf(hands, 12, null, true))).toBe('2:11 1:12');
  });

  test('the last one left has place 1', () => {
    const hands = groups([busted(2)], [busted(3)]);
    expect(written(placesOf(hands, 3, 1))).toBe('1:1 3:2 2:3');
    // Somebody has not sat down yet: nothing is won.
    expect(written(placesOf(hands, 4, 1))).toBe('3:3 2:4');
  });

  test('a bust taken back shifts all later places', () => {
    const hands = groups([], [busted(3)]);
    expect(written(placesOf(hands, 3, null))).toBe('3:3');
  });

  test('a player with several entries is ranked by the best one', () => {
    const places = placesOf(groups([busted(1)], [busted(2)], [busted(3)]), 5, null);
    expect(written(bestPlaces(places, (entry) => (entry === 3 ? 1 : entry)))).toBe('3:3 2:4');
  });

  test('every place from 1 to E is covered exactly once, ties as a range', () => {
    const hand = fc.array(fc.record({ table: fc.nat(2), chips: fc.option(fc.nat(3), { nil: null }) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(hand, { maxLength: 12 }), fc.boolean(), (hands, compare) => {
        let next = 1;
        const made = groups(...hands.map((each) => each.map(({ table, chips }) => busted(next++, table, chips))));
        const places = placesOf(made, next, next, compare);
        const shared = new Map<number, number>();
        for (const { from, to } of places) {
          shared.set(from, (shared.get(from) ?? 0) + 1);
          expect(to).toBeGreaterThanOrEqual(from);
        }
        expect(places.length).toBe(next);
        let expected = 1;
        for (const { from, to } of places) {
          if (from !== expected) expect(from).toBe(expected - (shared.get(from) ?? 0));
          if (places.findLast((place) => place.from === from)?.entry === places.find((p) => p.from === from)?.entry)
            expect(from).toBe(to);
          expected = to + 1;
        }
        expect(expected).toBe(next + 1);
      }),
    );
  });
});

describe('payouts [poker 8]', () => {
  const a45 = [342, 216, 144, 108, 90];

  test('A45: 900 by the preset for 31 to 45 entries', () => {
    expect(poolOf({ ...defaultRules.money, buyIn: 20 }, { entries: 45, rebuys: 0, addOns: 0 })).toBe(900);
    expect(prizes(900, presetParts(45), 1)).toEqual(a45);
  });

  test('A45: a tie for 4 and 5 gets 99 each, one for 5 and 6 gets 45 each', () => {
    const tie = (from: number, to: number) =>
      prizeByEntry(
        [7, 8].map((entry) => ({ entry, from, to })),
        a45,
        1,
      );
    expect([...tie(4, 5).values()]).toEqual([99, 99]);
    expect([...tie(5, 6).values()]).toEqual([45, 45]);
    expect([...tie(6, 7).values()]).toEqual([]);
  });

  test('leftover units go to the tied by registration', () => {
    const tied = [9, 4, 6].map((entry) => ({ entry, from: 1, to: 3 }));
    expect([...prizeByEntry(tied, [50, 30, 20], 1)]).toEqual([
      [4, 34],
      [6, 33],
      [9, 33],
    ]);
    expect([...prizeByEntry(tied, [50, 30, 20], 10)]).toEqual([
      [4, 40],
      [6, 30],
      [9, 30],
    ]);
  });

  test('each prize is rounded down to the unit, the remainder goes to place 1', () => {
    expect(prizes(1003, [50, 30, 20], 10)).toEqual([503, 300, 200]);
    expect(prizes(0, [50, 30, 20], 10)).toEqual([0, 0, 0]);
  });

  test('pool = money less fee and bounties, plus rebuys and add-ons, or as typed in', () => {
    const money = { buyIn: 50, fee: 5, bounty: 10, rebuy: 20, addOn: 10, pool: null };
    expect(poolOf(money, { entries: 10, rebuys: 3, addOns: 2 })).toBe(430);
    expect(poolOf({ ...money, pool: 1000 }, { entries: 10, rebuys: 3, addOns: 2 })).toBe(1000);
  });

  test('presets by number of entries; above 60 about 15 % are paid', () => {
    expect([2, 10, 11, 20, 21, 30, 31, 45, 46, 60].map((entries) => presetParts(entries).length)).toEqual([
      2, 2, 3, 3, 4, 4, 5, 5, 6, 6,
    ]);
    expect([61, 100, 10_112].map((entries) => presetParts(entries).length)).toEqual([9, 15, 1517]);
    expect(partsOf({ paid: true, unit: 1, parts: null }, 1)).toEqual([65]);
    expect(partsOf({ paid: false, unit: 1, parts: null }, 45)).toEqual([]);
  });

  test('a large field’s shares fall from place to place and the last gets at least two buy-ins', () => {
    for (const entries of [61, 100, 180, 1000, 10_000]) {
      const shared = prizes(entries * 100, presetParts(entries), 1);
      expect(shared.reduce((sum, prize) => sum + prize, 0)).toBe(entries * 100);
      shared.forEach((prize, index) => {
        expect(prize).toBeLessThanOrEqual(shared[index - 1] ?? prize);
      });
      expect(shared.at(-1)).toBeGreaterThanOrEqual(200);
    }
  });

  test('prizes and tie shares always add up to the pool', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 20 }),
        fc.constantFrom(1, 5, 10, 100),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 20, maxLength: 20 }),
        (pool, parts, unit, ties) => {
          const byPlace = prizes(pool, parts, unit);
          expect(byPlace.reduce((sum, prize) => sum + prize, 0)).toBe(pool);
          let from = 1;
          let entry = 100;
          const places = ties.flatMap((size) => {
            const made = Array.from({ length: size }, () => ({ entry: entry--, from, to: from + size - 1 }));
            from += size;
            return made;
          });
          const won = [...prizeByEntry(places, byPlace, unit).values()];
          expect(won.reduce((sum, prize) => sum + prize, 0)).toBe(pool);
        },
      ),
    );
  });

  test('bubble: one more left than is paid', () => {
    expect([onBubble(6, 5), onBubble(5, 5), onBubble(1, 0)]).toEqual([true, false, false]);
  });
});
