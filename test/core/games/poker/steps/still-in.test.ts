/** Who is still in: whoever entered and is not out, with a seat or without one, and everything that is counted from it. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../../../../core/games/poker/results/results.ts';
import { stillIn } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { isSeedShown } from '../../../../../core/games/poker/seating/fairness/seeds.ts';
import { consolidationCard } from '../../../../../core/games/poker/steps/cards/cards.ts';
import { outlookOf } from '../../../../../core/games/poker/steps/outlook.ts';
import { bust, laidOut } from '../laid-out.ts';

describe('players left', () => {
  test('whoever was taken from a table with his chips is still in, and so is who waits for a seat', () => {
    const hall = laidOut([9, 9, 9]);
    hall.do({ do: 'unseatTable', table: 3 });
    expect(outlookOf(hall.hall())).toMatchObject({ left: 27, waiting: 9, needed: 3 });
    expect(consolidationCard(hall.hall())).toBeNull();
  });

  test('who is left of several has won; who is the first to enter has not', () => {
    const alone = laidOut([1]);
    expect(outlookOf(alone.hall())).toMatchObject({ left: 1, winner: null });
    expect(resultsOf(alone.hall()).rows).toEqual([]);
    const hall = laidOut([3]);
    bust(hall, 3);
    expect(outlookOf(hall.hall()).winner).toBeNull();
    bust(hall, 1);
    expect(outlookOf(hall.hall())).toMatchObject({ left: 1, winner: 2 });
    expect(resultsOf(hall.hall()).rows[0]).toMatchObject({ entry: 2, from: 1, to: 1 });
  });

  test('the seed stays hidden while the players of the last table stand beside it', () => {
    const hall = laidOut([3]);
    hall.do({ do: 'setRegistration', open: false });
    bust(hall, 3);
    hall.do({ do: 'unseatTable', table: 1 });
    expect(stillIn(hall.floor)).toBe(2);
    expect(isSeedShown(hall.floor)).toBe(false);
  });

  test('whatever is done, those who are left and those who are out are all who entered', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('bust', 'unseat', 'reEnter'), fc.nat(26)), { maxLength: 12 }),
        (deeds) => {
          const hall = laidOut([9, 9, 9], {}, false);
          for (const [deed, at] of deeds) {
            const entries = itemsOf(hall.floor.entries);
            const entry = entries[at % entries.length];
            if (entry === undefined) continue;
            if (deed === 'reEnter') {
              if (
                entry.status === 'eliminated' &&
                entries.findLast(({ player }) => player === entry.player) === entry
              ) {
                hall.do({ do: 'reEnter', player: entry.player });
              }
            } else if (entry.status === 'seated') {
              if (deed === 'bust') bust(hall, entry.no);
              else hall.do({ do: 'unseat', entries: [entry.no] });
            }
          }
          const all = itemsOf(hall.floor.entries);
          expect(outlookOf(hall.hall()).left).toBe(all.filter(({ status }) => status !== 'eliminated').length);
        },
      ),
      { numRuns: 200 },
    );
  });
});
