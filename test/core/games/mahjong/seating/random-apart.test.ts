import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quiet } from '../../../../../core/game/seating.ts';
import { seatRandom } from '../../../../../core/games/mahjong/seating/random.ts';
import { leastTogether } from '../../../../../core/search/apart.ts';
import { granted, played, random, together } from '../requests.ts';

const seat = (...args: Parameters<typeof random>) => granted(seatRandom(random(...args), quiet));

/** Clubs of the people in order of their numbers: 1, 2, 3 … of so many each. */
const clubs = (sizes: readonly number[]): number[][] => {
  let next = 1;
  return sizes.map((size) => Array.from({ length: size }, () => next++));
};

const apartOf = (teams: readonly number[][]) => ({ options: { apart: { teams: teams.map((team) => [...team]) } } });

describe('X-17 by lot clubs are kept apart', () => {
  test('a club of as many as there are tables has one at each', () => {
    for (const seed of ['a', 'b', 'c']) {
      const proposal = seat({ n: 64, seed }, apartOf(clubs([16, 16, 16, 16])));
      expect(proposal.metrics.figures).toMatchObject({ apartTogether: 0 });
      for (const { seats } of proposal.tables)
        expect(new Set(seats.map((id) => Math.ceil(id / 16))).size, JSON.stringify(seats)).toBe(4);
    }
  });

  test('more than there are tables are evened out, and those together are counted', () => {
    const proposal = seat({ n: 16 }, apartOf(clubs([6])));
    // Six at four tables: two tables with two of them.
    expect(leastTogether(6, 4)).toBe(2);
    expect(proposal.metrics.figures).toMatchObject({ apartTogether: 2 });
  });

  test('whatever the clubs are, everybody sits once and as few as possible are together', () => {
    const sizes = fc.array(fc.integer({ min: 2, max: 7 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(sizes, fc.string({ minLength: 1, maxLength: 8 }), (members, seed) => {
        const teams = clubs(members);
        const proposal = seat({ n: 32, seed }, apartOf(teams));
        expect(proposal.tables.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 32 }, (_, i) => i + 1),
        );
        expect(proposal.metrics.figures).toMatchObject({ apartTogether: 0 });
      }),
      { numRuns: 40 },
    );
  });

  test('the same seed seats the same people; without clubs the draw is what it was before', () => {
    const apart = apartOf(clubs([8, 8]));
    expect(seat({ n: 32, seed: 'x' }, apart)).toEqual(seat({ n: 32, seed: 'x' }, apart));
    expect(together(seat({ n: 32, seed: 'x' }, apartOf([[99, 98]])).tables)).toBe(
      together(seat({ n: 32, seed: 'x' }).tables),
    );
  });

  test('repeats are avoided among seatings that keep clubs apart', () => {
    const history = played('1-5-9-13, 2-6-10-14, 3-7-11-15, 4-8-12-16');
    const apart = { teams: clubs([4, 4, 4, 4]) };
    const proposal = seat({ n: 16, round: 2, history }, { options: { avoidRepeats: true, apart } });
    expect(proposal.metrics.figures).toMatchObject({ apartTogether: 0 });
    const free = seat({ n: 16, round: 2, history }, { options: { apart } });
    expect(proposal.metrics.repeats).toBeLessThanOrEqual(free.metrics.repeats);
  });
});
