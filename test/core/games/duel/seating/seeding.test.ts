import { describe, expect, test } from 'vitest';
import { seedsFor } from '../../../../../core/games/duel/seating/seeding.ts';

const entrants = [
  { id: 5, seed: null },
  { id: 1, seed: null },
  { id: 2, seed: 7 },
  { id: 3, seed: 2 },
  { id: 4, seed: null },
];

describe('seeds [duel 1]', () => {
  test('the seeded come first, then the others in order of entry', () => {
    expect([...seedsFor(entrants, null)]).toEqual([
      [3, 1],
      [2, 2],
      [1, 3],
      [4, 4],
      [5, 5],
    ]);
  });

  test('shuffling touches the unseeded only, and the same chance gives the same seeds', () => {
    const shuffled = seedsFor(entrants, 'k3');
    expect([shuffled.get(3), shuffled.get(2)]).toEqual([1, 2]);
    expect([...shuffled.values()]).toEqual([1, 2, 3, 4, 5]);
    expect(seedsFor(entrants, 'k3')).toEqual(shuffled);
    const orders = new Set(Array.from({ length: 40 }, (_, i) => [...seedsFor(entrants, `s${i}`).keys()].join()));
    expect(orders.size).toBe(6);
  });
});
