import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bigBlindAfter,
  nextBigBlind,
  waitAfterBalance,
  waitAfterDraw,
  worstSeat,
} from '../../../../../core/games/poker/rules/blinds.ts';
import { freeSeats, inPlay, leaversOf, playersAt, type RoomTable } from '../../../../../core/games/poker/rules/room.ts';
import { casinoOffered, defaultRules, limitWith } from '../../../../../core/games/poker/rules/rules.ts';
import {
  type BalanceRules,
  movesUntilQuiet,
  nextMove,
  redFlags,
  withMove,
} from '../../../../../core/games/poker/seating/balance.ts';
import { filled, type Sketch, tablesOf, taken } from '../rooms.ts';

const rulesWith = (rules: Partial<BalanceRules>): BalanceRules => ({ ...defaultRules, ...rules });

const marked: Sketch = { bb: 1 };

/** Counts after all suggested moves, and how many there were. */
const balanced = (tables: readonly RoomTable[], rules: Partial<BalanceRules> = {}) => {
  const moves = movesUntilQuiet(tables, rulesWith(rules));
  const end = moves.reduce<readonly RoomTable[]>(withMove, tables);
  const leaving = leaversOf(end);
  return { moves: moves.length, counts: end.map((table) => playersAt(table, leaving)) };
};

const first = (tables: readonly RoomTable[], rules: Partial<BalanceRules> = {}) => nextMove(tables, rulesWith(rules));
const none: ReadonlySet<number> = new Set();
const one = (sketch: Sketch) => tablesOf(sketch)[0] as RoomTable;

describe('[poker 13.4]', () => {
  test('B1 10, 10, 8, 8: limit 1 two moves to 9 each, limit 2 none', () => {
    const tables = filled([10, 10, 8, 8], { seats: 10, ...marked });
    expect(balanced(tables)).toEqual({ moves: 2, counts: [9, 9, 9, 9] });
    expect(balanced(tables, { limit: 2 }).moves).toBe(0);
  });

  test('B2 8, 8, 6, 6: two moves to 7 each', () => {
    expect(balanced(filled([8, 8, 6, 6], marked))).toEqual({ moves: 2, counts: [7, 7, 7, 7] });
  });

  test('B3 10, 9, 9, 9, 8 with limit 2: none; when the 8 becomes 7 one move from the 10', () => {
    const seats = { seats: 10, ...marked };
    expect(balanced(filled([10, 9, 9, 9, 8], seats), { limit: 2 }).moves).toBe(0);
    expect(balanced(filled([10, 9, 9, 9, 7], seats), { limit: 2 })).toEqual({ moves: 1, counts: [9, 9, 9, 9, 8] });
  });

  test('B4 10, 10, 10, 9, 9: none', () => {
    expect(balanced(filled([10, 10, 10, 9, 9], { seats: 10, ...marked })).moves).toBe(0);
  });

  test('B5 9, 9, 6: red flag on the third; limit 1 two moves to 8 each, limit 2 one move to 9, 8, 7', () => {
    const tables = filled([9, 9, 6], marked);
    expect(redFlags(tables, rulesWith({}))).toEqual([{ table: 3, players: 6, fullest: 2, high: 9 }]);
    expect(balanced(tables)).toEqual({ moves: 2, counts: [8, 8, 8] });
    expect(balanced(tables, { limit: 2 })).toEqual({ moves: 1, counts: [9, 8, 7] });
  });

  test('B6 a full table of six cannot receive', () => {
    const tables = filled([6, 8, 7], (table) => ({ seats: table === 1 ? 6 : 9, bb: 1 }));
    expect(balanced(tables).moves).toBe(0);
  });

  test('B7 the next big blind sits in a locked seat: the next unlocked player clockwise moves', () => {
    const tables = tablesOf({ seated: taken(9, 1), locked: [4, 5], bb: 3 }, { seated: taken(7, 20), bb: 1 });
    expect(first(tables)).toMatchObject({ how: 'named', from: { table: 1, seat: 6 }, entry: 6 });
  });

  test('B8 the only free seat is the big blind’s own: that seat, and the slip says wait', () => {
    const short = tablesOf({ seats: 9, seated: taken(9, 1), bb: 1 }, { seats: 7, seated: taken(6, 20), bb: 7 });
    expect(first(short)).toMatchObject({ to: { table: 2, seat: 7 }, wait: 'neverSmall' });
  });

  test('B9 no marks: a walk without names', () => {
    expect(first(filled([9, 7]))).toEqual({
      how: 'walk',
      from: { table: 1, seat: null, players: 9 },
      to: { table: 2, seat: null, players: 7 },
      entry: null,
      wait: 'ifSmall',
      limit: 1,
      tied: false,
    });
  });
});

describe('from and to [poker 7]', () => {
  test('from the fullest that breaks earliest, to the emptiest that breaks latest', () => {
    expect(first(filled([7, 9, 9, 7], marked))).toMatchObject({ from: { table: 3 }, to: { table: 1 }, tied: true });
  });

  test('every player of the fullest table locked: the next fullest, if it too is over the limit', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const tables = (second: number) =>
      tablesOf(
        { seated: taken(9, 1), locked: all, bb: 1 },
        { seated: taken(second, 20), bb: 1 },
        { bb: 1, seated: taken(6, 40) },
      );
    expect(first(tables(8))).toMatchObject({ from: { table: 2 } });
    expect(first(tables(7))).toBe(null);
  });

  test('filling and breaking tables are left alone', () => {
    const tables = filled([9, 2, 9], (table) => ({ ...marked, state: table === 2 ? 'filling' : 'open' }));
    expect(first(tables)).toBe(null);
  });

  test('issued moves count as done', () => {
    // 9 and 7, and one is already on his way from the 9 to the 7.
    const tables = tablesOf({ seated: taken(9, 1), bb: 1 }, { seated: taken(7, 20), reserved: { 9: 2 }, bb: 1 });
    expect(first(tables)).toBe(null);
  });

  test('a player with a slip is not asked again', () => {
    const tables = tablesOf({ seated: taken(9, 1), bb: 1 }, { seated: taken(5, 20), reserved: { 9: 2 }, bb: 1 });
    expect(first(tables)).toMatchObject({ entry: 3 });
  });

  test('limits: casino is 2 while more than four tables play, then 1, and is offered from 100 entries on', () => {
    expect([5, 4, 2].map((tables) => limitWith('casino', tables))).toEqual([2, 1, 1]);
    expect(casinoOffered(defaultRules, 99)).toBe(false);
    expect(casinoOffered(defaultRules, 100)).toBe(true);
    expect(casinoOffered({ ...defaultRules, limit: 'casino' }, 100)).toBe(false);
  });

  test('a player moved a short while ago is spared while another can move', () => {
    const tables = filled([9, 7], marked);
    expect(nextMove(tables, rulesWith({}), (entry) => entry !== 2)).toMatchObject({ entry: 3 });
    expect(nextMove(tables, rulesWith({}), () => false)).toMatchObject({ entry: 2 });
  });

  test('stud: the last seat that opened is filled', () => {
    const [from, to] = tablesOf({ seated: taken(9, 1), bb: 1 }, { seated: taken(5, 20), bb: 1 }) as [
      RoomTable,
      RoomTable,
    ];
    const tables = [from, { ...to, opened: [6, 9, 8] }];
    expect(first(tables, { seatRule: 'lastOpened' })).toMatchObject({ to: { seat: 8 } });
    expect(first(tables)).toMatchObject({ to: { seat: 6 } });
  });
});

describe('red flag [poker 7]', () => {
  test('three short of the fullest, not two; not a table that is full', () => {
    expect(redFlags(filled([9, 7]), rulesWith({}))).toEqual([]);
    expect(
      redFlags(
        filled([9, 6], (table) => ({ seats: table === 2 ? 6 : 9 })),
        rulesWith({}),
      ),
    ).toEqual([]);
  });

  test('default on from eight chairs', () => {
    expect(redFlags(filled([6, 3]), rulesWith({ seatCount: 7 }))).toEqual([]);
    expect(redFlags(filled([6, 3]), rulesWith({ seatCount: 7, redFlag: true })).length).toBe(1);
    expect(redFlags(filled([6, 3]), rulesWith({ redFlag: false }))).toEqual([]);
  });
});

describe('the big blind [poker 7]', () => {
  test('next BB is the first occupied seat clockwise after the mark, also when the marked player has busted', () => {
    expect(nextBigBlind(one({ seated: { 1: 10, 5: 11, 8: 12 }, bb: 5 }), none)).toBe(8);
    expect(nextBigBlind(one({ seated: { 1: 10, 5: 11 }, bb: 7 }), none)).toBe(1);
    expect(nextBigBlind(one({ seated: { 1: 10 } }), none)).toBe(null);
  });

  test('worst seat is the first free seat clockwise after the mark, the marked seat last', () => {
    expect(worstSeat(one({ seats: 4, seated: { 2: 10 }, bb: 1 }))).toBe(3);
    expect(worstSeat(one({ seats: 4, seated: { 2: 10, 3: 11, 4: 12 }, bb: 1 }))).toBe(1);
    expect(worstSeat(one({ seats: 4, seated: { 3: 11 }, locked: [2], bb: 1 }))).toBe(4);
    expect(worstSeat(one({ seats: 2, seated: { 1: 1, 2: 2 }, bb: 1 }))).toBe(null);
  });

  test('a marked D gives the second occupied seat clockwise, the first if only two play', () => {
    expect(bigBlindAfter(one({ seated: { 2: 10, 5: 11, 8: 12 } }), 2)).toBe(8);
    expect(bigBlindAfter(one({ seated: { 2: 10, 5: 11 } }), 2)).toBe(5);
    expect(bigBlindAfter(one({}), 2)).toBe(null);
  });

  test('P-6 one sentence a case: a break waits only between button and small blind, balance never pays the small blind', () => {
    // Button 1, small blind 2, big blind 5: next hand the button is at 2, seats 3 and 4 lie between it and seat 5.
    const table = (button?: number) =>
      one({ seated: { 1: 10, 2: 11, 5: 12, 7: 13 }, bb: 5, ...(button === undefined ? {} : { button }) });
    const seats = [3, 4, 5, 6, 8];
    expect(seats.map((seat) => waitAfterBalance(table(1), seat))).toEqual([
      ...['neverSmall', 'neverSmall', 'neverSmall'],
      ...['bigBlindAgain', 'atOnce'],
    ]);
    expect([3, 5, 6].map((seat) => waitAfterBalance(table(), seat))).toEqual([
      'ifSmall',
      'neverSmall',
      'bigBlindAgain',
    ]);
    expect(waitAfterBalance(one({ seated: { 1: 10 } }), 3)).toBe('ifSmall');
    expect(seats.map((seat) => waitAfterDraw(table(1), seat))).toEqual([
      ...['buttonPasses', 'buttonPasses'],
      ...['atOnce', 'atOnce', 'atOnce'],
    ]);
    expect([3, 5, 6].map((seat) => waitAfterDraw(table(), seat))).toEqual([
      'atOnceAnywhere',
      'atOnce',
      'atOnceAnywhere',
    ]);
  });
});

test('moves end, and then no table in play with a free seat is more than the limit below the fullest', () => {
  const table = fc.record({
    seats: fc.integer({ min: 2, max: 10 }),
    players: fc.integer({ min: 0, max: 10 }),
    bb: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
    state: fc.constantFrom<RoomTable['state']>('open', 'open', 'open', 'filling', 'closed'),
  });
  fc.assert(
    fc.property(fc.array(table, { minLength: 1, maxLength: 8 }), fc.constantFrom(1, 2, 'casino'), (sketches, limit) => {
      let next = 1;
      const tables = tablesOf(
        ...sketches.map(({ seats, players, bb, state }) => {
          const seated = taken(state === 'closed' ? 0 : Math.min(seats, players), next);
          next += 10;
          return { seats, seated, state, ...(bb === null ? {} : { bb }) };
        }),
      );
      const rules = rulesWith({ limit: limit as BalanceRules['limit'] });
      const end = movesUntilQuiet(tables, rules).reduce<readonly RoomTable[]>(withMove, tables);
      const leaving = leaversOf(end);
      const open = end.filter(inPlay);
      const counts = open.map((each) => playersAt(each, leaving));
      const lows = open.filter((each) => freeSeats(each).length > 0).map((each) => playersAt(each, leaving));
      if (lows.length > 0) {
        expect(Math.max(...counts) - Math.min(...lows)).toBeLessThanOrEqual(limitWith(rules.limit, open.length));
      }
      const sum = (list: readonly RoomTable[]) => list.reduce((all, each) => all + playersAt(each, leaversOf(list)), 0);
      expect(sum(end)).toBe(sum(tables));
    }),
    { numRuns: 1000 },
  );
});
