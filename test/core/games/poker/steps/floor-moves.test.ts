import { describe, expect, test } from 'vitest';
import { slipOf, slipsOf } from '../../../../../core/games/poker/paper/slips.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { freeSeats } from '../../../../../core/games/poker/rules/room.ts';
import { defaultRules } from '../../../../../core/games/poker/rules/rules.ts';
import { seedOfDraw } from '../../../../../core/games/poker/seating/fairness/seeds.ts';
import { bust, drawn, laidOut } from '../laid-out.ts';
import { problems } from '../venue.ts';

describe('moves and slips (2, 7)', () => {
  test('the new seat is held, the old one stays blocked until the player has come', () => {
    const hall = laidOut([9, 7]);
    hall.follow(hall.cards()[0]);
    const [move] = hall.floor.pending;
    expect(move).toMatchObject({
      slip: 1,
      entry: 2,
      from: { table: 1, seat: 2 },
      to: { table: 2, seat: 8 },
      wait: 'ifSmall',
    });
    expect(hall.counts()).toEqual([8, 8]);
    expect(freeSeats(hall.table(1))).toEqual([]);
    hall.do({ do: 'arrive', slips: [1] });
    expect(freeSeats(hall.table(1))).toEqual([2]);
    expect(hall.entry(2)).toMatchObject({ at: { table: 2, seat: 8 }, moves: 1, slip: null });
  });

  test('cancelled, the player stays and the seat is free again; the slip number is not used again', () => {
    const hall = laidOut([9, 7]);
    hall.follow(hall.cards()[0]);
    hall.do({ do: 'cancelMoves', slips: [1] });
    expect(hall.counts()).toEqual([9, 7]);
    hall.follow(hall.cards()[0]);
    expect(hall.floor.pending[0]?.slip).toBe(2);
  });

  test('a seat that is taken, held, missing or at a closed table is refused', () => {
    const hall = laidOut([5, 5]);
    hall.do({ do: 'addTables', count: 1 });
    hall.do({ do: 'move', entry: 1, table: 2, seat: 9 });
    const refused = (entry: number, table: number, seat: number) =>
      hall.refused({ do: 'move', entry, table, seat }).code;
    expect(refused(2, 2, 1)).toBe('poker.seatTaken');
    expect(refused(2, 2, 9)).toBe('poker.seatTaken');
    expect(refused(2, 2, 10)).toBe('poker.noSeat');
    expect(refused(2, 3, 1)).toBe('poker.tableClosed');
    expect(refused(2, 4, 1)).toBe('poker.tableUnknown');
    expect(hall.refused({ do: 'move', entry: 1, table: 2, seat: 8 })).toMatchObject({
      code: 'poker.alreadyMoving',
      params: { slip: 1 },
    });
  });

  test('a move that is done already waits for nobody', () => {
    const hall = laidOut([5, 5]);
    hall.do({ do: 'move', entry: 1, table: 2, seat: 9, done: true });
    expect(hall.at(2, 9)).toBe(1);
    expect(hall.floor.pending).toEqual([]);
    expect(itemsOf(hall.floor.moved)[0]).toMatchObject({ slip: 1, ended: 'done', cause: 'manual' });
  });

  test('two players swap, whoever comes first; cancelling one cancels both, once that was said', () => {
    for (const first of [1, 2]) {
      const hall = laidOut([5, 5]);
      hall.do({ do: 'swap', a: 1, b: 6 });
      hall.do({ do: 'arrive', slips: [first] });
      expect(problems(hall.floor)).toEqual([]);
      hall.arriveAll();
      expect([hall.at(1, 1), hall.at(2, 1)]).toEqual([6, 1]);
    }
    const hall = laidOut([5, 5]);
    hall.do({ do: 'swap', a: 1, b: 6 });
    expect(hall.refused({ do: 'cancelMoves', slips: [2] })).toMatchObject({
      code: 'poker.cancelsOthers',
      params: { slip: 2, slips: [1, 2], count: 2 },
      ways: [{ do: 'poker.newSeat' }, { do: 'poker.cancelAll', params: { slips: [1, 2], count: 2 } }],
    });
    hall.do({ do: 'cancelMoves', slips: [1, 2] });
    expect(hall.floor.pending).toEqual([]);
    expect([hall.at(1, 1), hall.at(2, 1)]).toEqual([1, 6]);
  });

  test('after one of a swap has come the other cannot stay', () => {
    const hall = laidOut([5, 5]);
    hall.do({ do: 'swap', a: 1, b: 6 });
    hall.do({ do: 'arrive', slips: [1] });
    expect(hall.refused({ do: 'cancelMoves', slips: [2] }).code).toBe('poker.seatGone');
    hall.do({ do: 'newSeat', slip: 2 });
    expect(hall.floor.pending).toMatchObject([{ entry: 6, cause: 'balance' }]);
    hall.arriveAll();
    expect(problems(hall.floor)).toEqual([]);
  });

  test('without marks the card is a walk: no name, a seat held, who went is said afterwards', () => {
    const hall = laidOut([9, 7], {}, false);
    const [card] = hall.cards();
    expect(card).toMatchObject({ key: 'balance:1>2', entries: [], warnings: [{ code: 'poker.cards.noMarks' }] });
    hall.follow(card);
    expect(hall.floor.pending).toMatchObject([{ slip: 1, entry: null, from: { table: 1, seat: null } }]);
    expect(hall.counts()).toEqual([8, 8]);
    expect(hall.cards()).toEqual([]);
    expect(hall.refused({ do: 'arrive', slips: [1] }).code).toBe('poker.walkUnnamed');
    expect(hall.refused({ do: 'finishWalk', slip: 1, entry: 12, seat: 9 }).code).toBe('poker.notAtTable');
    hall.do({ do: 'finishWalk', slip: 1, entry: 5, seat: 9 });
    expect(hall.entry(5)).toMatchObject({ at: { table: 2, seat: 9 }, moves: 1 });
    expect(hall.counts()).toEqual([8, 8]);
    expect(itemsOf(hall.floor.moved)).toMatchObject([
      { entry: 5, from: { table: 1, seat: 5 }, to: { table: 2, seat: 9 } },
    ]);
    expect(problems(hall.floor)).toEqual([]);
  });

  test('drawn at random: player and seat by seed, on record as a draw', () => {
    const hall = laidOut([9, 7], {}, false);
    hall.do({ do: 'randomMove', from: 1, to: 2 });
    expect(itemsOf(hall.floor.draws)).toMatchObject([
      { no: 1, seed: seedOfDraw('venue', defaultRules, 1), cause: 'balance' },
    ]);
    const seats = new Set<string>();
    const players = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const other = laidOut([9, 7], { seed: `other-${n}` }, false);
      other.do({ do: 'randomMove', from: 1, to: 2 });
      const [move] = other.floor.pending;
      seats.add(`${move?.to.seat}`);
      players.add(move?.entry ?? 0);
    }
    expect([...seats].toSorted()).toEqual(['8', '9']);
    expect(players.size).toBe(9);
  });

  test('a walk that nobody can take any more is void', () => {
    const hall = laidOut([2, 1], { rules: { limit: 1 } }, false);
    hall.do({ do: 'walk', from: 1, to: 2 });
    bust(hall, 1);
    expect(hall.floor.pending).toHaveLength(1);
    bust(hall, 2);
    expect(hall.floor.pending).toEqual([]);
    expect(problems(hall.floor)).toEqual([]);
  });
});

test('unseat takes people from their table, with their slips', () => {
  const hall = laidOut([5, 5]);
  hall.do({ do: 'move', entry: 1, table: 2, seat: 9 });
  hall.do({ do: 'unseatTable', table: 1 });
  expect(hall.counts()).toEqual([0, 5]);
  expect(itemsOf(hall.floor.moved)).toMatchObject([{ why: 'unseated' }]);
  hall.do({ do: 'seat', players: [1, 2, 3, 4, 5] });
  expect(hall.counts()).toEqual([5, 5]);
  expect(problems(hall.floor)).toEqual([]);
});

describe('slips [poker 10]', () => {
  test('a slip is found by its number, whatever became of it', () => {
    const hall = drawn(2, { people: 10 });
    const first = slipOf(hall.floor, 1);
    expect(first).toMatchObject({ cause: 'initial', draw: 1, rule: '3c', from: null, state: 'seated' });
    const entry = first?.entry ?? 0;
    const table = first?.to.table === 1 ? 2 : 1;
    hall.do({ do: 'move', entry, table, seat: freeSeats(hall.table(table))[0] ?? 0 });
    expect(slipOf(hall.floor, 11)).toMatchObject({ entry, from: first?.to, to: { table }, state: 'open' });
    hall.do({ do: 'cancelMoves', slips: [11] });
    expect(slipOf(hall.floor, 11)).toMatchObject({ state: 'cancelled', why: 'floor' });
    expect(slipOf(hall.floor, 12)).toBe(undefined);
    expect(slipsOf(hall.floor).map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('a slip of a break has the move, the draw and the rule', () => {
    const hall = laidOut([6, 6, 6]);
    hall.follow(hall.cards()[0]);
    const [move] = hall.floor.pending;
    expect(slipOf(hall.floor, move?.slip ?? 0)).toMatchObject({
      from: { table: 3 },
      cause: 'break',
      draw: 1,
      rule: '3c',
      state: 'open',
    });
    hall.arriveAll();
    expect(slipsOf(hall.floor).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'done'));
  });
});
