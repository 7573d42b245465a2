import { describe, expect, test } from 'vitest';
import { resultsOf } from '../../../../../core/games/poker/results/results.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { freeSeats } from '../../../../../core/games/poker/rules/room.ts';
import { bust, laidOut } from '../laid-out.ts';
import { problems } from '../venue.ts';

describe('busts [poker 8]', () => {
  test('seat emptied, pending move cancelled and its reservation released, in one step', () => {
    const hall = laidOut([5, 3]);
    hall.do({ do: 'move', entry: 2, table: 2, seat: 9 });
    const before = hall.stepsDone();
    bust(hall, 2);
    expect(hall.stepsDone()).toBe(before + 1);
    expect(hall.floor.pending).toEqual([]);
    expect(freeSeats(hall.table(2))).toContain(9);
    expect(itemsOf(hall.floor.moved)).toMatchObject([{ slip: 1, ended: 'cancelled', why: 'bust' }]);
    expect(problems(hall.floor)).toEqual([]);
  });

  test('an order set by hand gives different places, no order a tie', () => {
    const hall = laidOut([5, 5]);
    hall.do({ do: 'bust', hands: [[{ entry: 1 }], [{ entry: 2 }]] });
    bust(hall, 3, 4);
    const rows = resultsOf(hall.hall()).rows.map(({ entry, from, to }) => [entry, from, to]);
    expect(rows).toEqual([
      [3, 7, 8],
      [4, 7, 8],
      [2, 9, 9],
      [1, 10, 10],
    ]);
  });

  test('who is not seated cannot bust, nobody twice', () => {
    const hall = laidOut([5]);
    bust(hall, 1);
    expect(hall.refused({ do: 'bust', hands: [[{ entry: 1 }]] }).code).toBe('poker.outAlready');
    expect(hall.refused({ do: 'bust', hands: [[{ entry: 2 }], [{ entry: 2 }]] }).code).toBe('poker.bustTwice');
    expect(hall.refused({ do: 'bust', hands: [[{ entry: 99 }]] }).code).toBe('poker.entryUnknown');
  });

  test('R7 somebody wins the chips: the last ones cannot be out together, nor the winner after them', () => {
    const hall = laidOut([3]);
    expect(hall.refused({ do: 'bust', hands: [[{ entry: 1 }, { entry: 2 }, { entry: 3 }]] }).code).toBe(
      'poker.noWinner',
    );
    expect(hall.refused({ do: 'bust', hands: [[{ entry: 1 }, { entry: 2 }], [{ entry: 3 }]] }).code).toBe(
      'poker.lastLeft',
    );
    bust(hall, 1, 2);
    expect(hall.refused({ do: 'bust', hands: [[{ entry: 3 }]] }).code).toBe('poker.lastLeft');
    hall.do({ do: 'bust', hands: [[{ entry: 3 }]], reEnter: [3] });
    expect(hall.entry(4)).toMatchObject({ player: 3, status: 'seated' });
  });

  test('a hand has a winner: a whole table is never out in one, also with others of the same hand', () => {
    const hall = laidOut([3, 4, 1]);
    const table = [{ entry: 1 }, { entry: 2 }, { entry: 3 }];
    const before = hall.floor;
    for (const hands of [[table], [[...table, { entry: 4 }]], [[{ entry: 4 }], table]]) {
      const refusal = hall.refused({ do: 'bust', hands, reEnter: [1] });
      expect(refusal).toMatchObject({ code: 'poker.noWinner', params: { name: '1' } });
    }
    expect(hall.floor).toBe(before);
    // Whoever is sent there may sit there already.
    hall.do({ do: 'move', entry: 8, table: 1, seat: 9 });
    hall.do({ do: 'bust', hands: [table] });
    expect(hall.entry(3).status).toBe('eliminated');
  });

  test('hands one after the other may empty a table: the floor moved who was left', () => {
    const hall = laidOut([2, 4]);
    hall.do({ do: 'bust', hands: [[{ entry: 1 }], [{ entry: 2 }]] });
    expect(hall.entry(2).status).toBe('eliminated');
  });

  test('places are provisional while entries may come', () => {
    const hall = laidOut([5]);
    bust(hall, 1);
    expect(resultsOf(hall.hall()).provisional).toBe(true);
    hall.do({ do: 'setRegistration', open: false });
    expect(resultsOf(hall.hall()).provisional).toBe(false);
  });

  test('a player’s worse entry does not count', () => {
    const hall = laidOut([5]);
    bust(hall, 1);
    hall.do({ do: 'reEnter', player: 1 });
    for (const entry of [2, 3, 4, 5]) bust(hall, entry);
    const rows = resultsOf(hall.hall()).rows.map(({ player, from, counts }) => [player, from, counts]);
    expect(rows[0]).toEqual([1, 1, true]);
    expect(rows.at(-1)).toEqual([1, 6, false]);
  });
});

describe('reinstate (5 E, 8)', () => {
  test('the old seat if it is still free; later places shift', () => {
    const hall = laidOut([6, 6]);
    bust(hall, 1);
    bust(hall, 2);
    hall.do({ do: 'reinstate', entry: 1 });
    expect(hall.entry(1)).toMatchObject({ status: 'seated', at: { table: 1, seat: 1 } });
    expect(resultsOf(hall.hall()).rows).toMatchObject([{ entry: 2, from: 12 }]);
    expect(hall.refused({ do: 'reinstate', entry: 1 }).code).toBe('poker.notOut');
  });

  test('else by lot', () => {
    const hall = laidOut([6, 6], { people: 13 });
    bust(hall, 1);
    hall.do({ do: 'place', seats: [{ player: 13, table: 1, seat: 1 }] });
    hall.do({ do: 'reinstate', entry: 1 });
    expect(itemsOf(hall.floor.draws).at(-1)).toMatchObject({ cause: 'reinstate', seats: [{ entry: 1 }] });
    expect(hall.entry(1).status).toBe('seated');
  });

  test('not while the same player is in again', () => {
    const hall = laidOut([6, 6]);
    bust(hall, 1);
    hall.do({ do: 'reEnter', player: 1 });
    expect(hall.refused({ do: 'reinstate', entry: 1 }).code).toBe('poker.stillIn');
  });
});
