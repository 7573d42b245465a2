import { describe, expect, test } from 'vitest';
import { baseRound, type Delay, roundsAwaited } from '../../../../../core/games/bridge/results/base-round.ts';
import { boardGap, boardSets, boardsOf } from '../../../../../core/games/bridge/seating/boards.ts';
import { chooseBye } from '../../../../../core/games/bridge/seating/bye.ts';
import { isSwitched } from '../../../../../core/games/bridge/seating/directions.ts';
import {
  byeCounts,
  directionsOf,
  meetingsOf,
  type SeatedRound,
} from '../../../../../core/games/bridge/seating/pairing/meetings.ts';
import { danishTables, frozenLimit, pairRound } from '../../../../../core/games/bridge/seating/pairing/pairing.ts';
import { freeTables, type Row, seatStationary } from '../../../../../core/games/bridge/seating/physical-tables.ts';
import { rankingList } from '../../../../../core/games/bridge/seating/ranking-list.ts';
import { checkRooms, checkStartRooms, roomGroups } from '../../../../../core/games/bridge/seating/rooms.ts';

const played = (
  round: number,
  pairs: readonly (readonly [number, number])[],
  byes: SeatedRound['byes'] = [],
): SeatedRound => ({
  round,
  tables: pairs.map((seats, i) => ({ table: i + 1, seats, met: true })),
  byes,
});
const bye = (entrant: number, counts = true) => ({ entrant, table: null, counts });

describe('base round [bridge 3.2]', () => {
  const noDelay: Delay = { on: false, offFrom: null, breaksAfter: [] };
  test('the table of bases: delay, a break after round 4, off from round 8', () => {
    const delay: Delay = { on: true, offFrom: 8, breaksAfter: [4] };
    expect([3, 4, 5, 6, 7, 8, 9].map((round) => baseRound(round, delay))).toEqual([1, 2, 4, 4, 5, 7, 8]);
  });
  test('without the delay every round waits for the one before', () => {
    expect([1, 2, 3, 4].map((round) => baseRound(round, noDelay))).toEqual([0, 1, 2, 3]);
  });
  test('the delay begins with round 3', () => {
    expect([1, 2, 3].map((round) => baseRound(round, { ...noDelay, on: true }))).toEqual([0, 1, 1]);
  });
  test('a break without delay changes nothing [bridge 4.10]', () => {
    expect(baseRound(5, { ...noDelay, breaksAfter: [4] })).toBe(4);
  });
  test('[bridge 4.8] six rounds, delay on: rounds 5 and 6 on 3 and 4; turned off from 6, round 6 waits for round 5', () => {
    const delay: Delay = { on: true, offFrom: null, breaksAfter: [] };
    expect([baseRound(5, delay), baseRound(6, delay)]).toEqual([3, 4]);
    expect(roundsAwaited(6, { ...delay, offFrom: 6 })).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('ranking list [bridge 3.3]', () => {
  const at = (number: number, total: number, secondary = 0) => ({ id: number, number, total, secondary });
  test('total, then secondary, then pair number', () => {
    const list = rankingList([at(4, 10), at(1, 10), at(3, 20), at(2, 10, 5)], null);
    expect(list.map(({ number }) => number)).toEqual([3, 2, 1, 4]);
  });
  test('ties by lot: the same for a seed and round, another for another, and only among equals', () => {
    const field = Array.from({ length: 20 }, (_, i) => at(i + 1, i < 10 ? 100 : 50));
    const drawn = (seed: string, round: number) => rankingList(field, { seed, round }).map(({ number }) => number);
    expect(drawn('a', 3)).toEqual(drawn('a', 3));
    expect(drawn('a', 3)).not.toEqual(drawn('a', 4));
    expect(drawn('a', 3)).not.toEqual(drawn('b', 3));
    expect(
      drawn('a', 3)
        .slice(0, 10)
        .every((number) => number <= 10),
    ).toBe(true);
    expect(drawn('a', 3).slice(0, 10)).not.toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
  });
});

describe('meetings [bridge 3.4]', () => {
  const history: SeatedRound[] = [
    played(1, [[1, 2]], [bye(3)]),
    { round: 2, tables: [{ table: 1, seats: [2, 1], met: true }], byes: [bye(4, false)] },
    { round: 3, tables: [{ table: 1, seats: [1, 2], met: false }], byes: [bye(3)] },
  ];
  test('counts rows in any direction, not walkovers and unplayed matches', () => {
    const { meet, rounds } = meetingsOf(history, 0);
    expect([meet(1, 2), meet(2, 1), meet(1, 3)]).toEqual([2, 2, 0]);
    expect(rounds(2, 1)).toEqual([1, 2]);
  });
  test('ignored meetings do not count but stay known', () => {
    const { meet, ignored } = meetingsOf(history, 1);
    expect(meet(1, 2)).toBe(1);
    expect(ignored(1, 2)).toEqual([1]);
  });
  test('byes count whatever is ignored, unless they are forgotten; walkover wins are none', () => {
    expect([...byeCounts(history, 0)]).toEqual([[3, 2]]);
    expect([...byeCounts(history, 1)]).toEqual([[3, 1]]);
  });
  test('sides: rounds N-S and E-W, the last N-S', () => {
    expect(directionsOf(history).get(1)).toEqual({ ns: 2, ew: 1, lastNs: 3 });
  });
});

describe('bye [bridge 3.5]', () => {
  const wishes = { chosen: null, asked: [] };
  test('the worst ranked of those with the fewest byes', () => {
    expect(
      chooseBye(
        [1, 2, 3, 4, 5],
        new Map([
          [5, 1],
          [4, 1],
        ]),
        wishes,
      ).entrant,
    ).toBe(3);
  });
  test('everybody has had one: the worst ranked gets a second, with its number', () => {
    const had = new Map([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
    expect(chooseBye([1, 2, 3], had, wishes)).toMatchObject({
      entrant: 2,
      before: 1,
      reason: { code: 'bridge.byes.again' },
    });
  });
  test('who asked goes before, of several the worst ranked', () => {
    expect(chooseBye([1, 2, 3, 4, 5], new Map([[2, 1]]), { chosen: null, asked: [1, 2] }).entrant).toBe(2);
  });
  test('the director’s choice goes before all; who does not play is passed over', () => {
    expect(chooseBye([1, 2, 3], new Map(), { chosen: 1, asked: [2] }).entrant).toBe(1);
    expect(chooseBye([1, 2, 3], new Map(), { chosen: 9, asked: [] }).entrant).toBe(3);
  });
});

describe('limits [bridge 3.6, 3.7]', () => {
  test('L for 2 to 20 tables', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 20].map(frozenLimit)).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 5, 8, 10]);
  });
  test('D never reaches above L', () => {
    for (let tables = 1; tables <= 100; tables++) expect(danishTables(tables)).toBeLessThanOrEqual(frozenLimit(tables));
  });
  test('[bridge 3.6 P11] everybody left has been met: the fewest earlier meetings, then the best ranked', () => {
    const { meet } = meetingsOf(
      [played(1, [[1, 2]]), played(2, [[1, 2]]), played(3, [[1, 3]]), played(4, [[1, 4]])],
      0,
    );
    expect(pairRound([1, 2, 3, 4], meet, false).matches).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });
  test('four tables: phase B has no partner table, the repeat stays', () => {
    const { meet } = meetingsOf([played(1, [[7, 8]])], 0);
    const { matches, repeats } = pairRound([1, 2, 3, 4, 5, 6, 7, 8], meet, false);
    expect(matches.at(-1)).toEqual([7, 8]);
    expect(repeats).toEqual([4]);
  });
  test('[bridge 3.6 P6] a repeat above the limit stays and is flagged', () => {
    const { meet } = meetingsOf([played(1, [[1, 2]]), played(2, [[1, 3]]), played(3, [[1, 4]])], 0);
    const paired = pairRound([1, 2, 3, 4], meet, false);
    expect(paired.repeats).toEqual([1]);
    expect(paired.trace.at(-1)).toMatchObject({ step: 'stays', frozen: true, table: 1 });
  });
  test.each([1, 2, 3])('Danish with %i tables pairs the top half by rank', (tables) => {
    const ranking = Array.from({ length: 2 * tables }, (_, i) => i + 1);
    const { meet } = meetingsOf([played(1, [[1, 2]])], 0);
    const { matches, repeats } = pairRound(ranking, meet, true);
    expect(matches[0]).toEqual([1, 2]);
    expect(repeats).toEqual([]);
  });
});

describe('directions [bridge 3.8]', () => {
  const none = new Map();
  test('the modes by table and round', () => {
    const at = (mode: Parameters<typeof isSwitched>[0], rankingTable: number, round: number) =>
      isSwitched(mode, { match: [1, 2], rankingTable, round }, none);
    expect([at('off', 2, 1), at('evenTablesOddRounds', 2, 1), at('evenTablesOddRounds', 2, 2)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([at('evenTablesOddRounds', 3, 1), at('evenTablesAlways', 2, 2), at('evenTablesAlways', 3, 3)]).toEqual([
      false,
      true,
      false,
    ]);
  });
  test('balance: more N-S so far sits E-W; equal: the most recent N-S; equal again: the better ranked N-S', () => {
    const balance = (a: readonly number[], b: readonly number[]) =>
      isSwitched(
        'balance',
        { match: [1, 2], rankingTable: 1, round: 5 },
        new Map([
          [1, { ns: a[0] ?? 0, ew: a[1] ?? 0, lastNs: a[2] ?? 0 }],
          [2, { ns: b[0] ?? 0, ew: b[1] ?? 0, lastNs: b[2] ?? 0 }],
        ]),
      );
    expect(balance([3, 1, 4], [2, 2, 1])).toBe(true);
    expect(balance([1, 3, 4], [2, 2, 1])).toBe(false);
    expect(balance([2, 2, 4], [2, 2, 3])).toBe(true);
    expect(balance([2, 2, 3], [2, 2, 4])).toBe(false);
    expect(balance([0, 0, 0], [0, 0, 0])).toBe(false);
  });
});

describe('tables in the hall [bridge 3.9]', () => {
  test('numbers that do not exist are left out', () => {
    expect(freeTables(4, 12, new Set([13]), new Set([15]))).toEqual([12, 14, 16, 17]);
  });
  const rows: readonly Row[] = [
    { rankingTable: 1, room: null, table: 1, ns: 1, ew: 2, switched: false },
    { rankingTable: 2, room: null, table: 2, ns: 3, ew: 4, switched: false },
    { rankingTable: 3, room: null, table: 3, ns: null, ew: 5, switched: false },
  ];
  test('a stationary contestant with the bye: the bye row sits at its home', () => {
    const seated = seatStationary(rows, [{ entrant: 5, table: 1, side: 'ns' }]).rows;
    expect(seated.map(({ table, ns, ew }) => [table, ns, ew])).toEqual([
      [3, 1, 2],
      [2, 3, 4],
      [1, null, 5],
    ]);
  });
  test('a home beyond the tables in use is simply taken', () => {
    expect(seatStationary(rows, [{ entrant: 3, table: 20, side: null }]).rows.map(({ table }) => table)).toEqual([
      1, 20, 3,
    ]);
  });
  test('two fixed directions conflict: the first in the list has its own, W-05', () => {
    const { rows: seated, warnings } = seatStationary(rows, [
      { entrant: 2, table: 1, side: 'ns' },
      { entrant: 1, table: 2, side: 'ns' },
    ]);
    expect(seated[0]).toMatchObject({ table: 1, ns: 2, ew: 1, switched: true });
    expect(warnings.map(({ code, params }) => [code, params?.player, params?.other])).toEqual([
      ['bridge.warnings.stationaryMeet', 2, 1],
      ['bridge.warnings.stationaryMeet', 2, 1],
    ]);
  });
  test('who does not sit is passed over', () => {
    expect(seatStationary(rows, [{ entrant: 99, table: 1, side: 'ns' }])).toEqual({ rows, warnings: [] });
  });
});

describe('rooms [bridge 4.16]', () => {
  test('E-12: starts rise and lie in 2…T', () => {
    expect(checkRooms([36, 60], 82)).toBeNull();
    for (const starts of [[1], [60, 36], [36, 36], [83]])
      expect(checkRooms(starts, 82)?.code).toBe('bridge.roomStarts');
  });
  test('E-04: a room of one table names the room', () => {
    expect(checkStartRooms([36, 60], 82)).toBeNull();
    expect(checkStartRooms([2], 5)).toMatchObject({ code: 'bridge.roomOfOne', params: { room: 1 } });
    expect(checkStartRooms([3, 5], 5)).toMatchObject({ params: { room: 3 } });
  });
  /** Contestants in ranking order by the table where each sat last, 0 for a newcomer; the second room begins at table 3. */
  const field = (...tables: readonly number[]) => ({
    ranking: tables.map((_, at) => at + 1),
    tables: new Map(tables.flatMap((table, at) => (table === 0 ? [] : [[at + 1, table] as const]))),
    homes: new Map<number, number>(),
    starts: [3],
    disabled: new Set<number>(),
  });
  test('members are those who sat there; a newcomer goes to the last room', () => {
    const { rooms } = roomGroups(field(1, 3, 1, 3, 4, 0));
    expect(rooms).toEqual([
      [1, 3],
      [2, 4, 5, 6],
    ]);
  });
  test('two odd rooms: the lowest ranked of the first moves to the next odd one', () => {
    const { rooms, moved } = roomGroups(field(1, 1, 2, 3, 3, 4));
    expect(rooms).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ]);
    expect(moved).toEqual([{ entrant: 3, room: 2 }]);
  });
  test('one odd room keeps its number: it gives the bye', () => {
    const { rooms, moved } = roomGroups(field(1, 1, 1, 3, 3));
    expect(rooms.map((members) => members.length)).toEqual([3, 2]);
    expect(moved).toEqual([]);
  });
  test('a home table locks its contestant to the room', () => {
    const { rooms } = roomGroups({
      ...field(1, 1, 2, 3, 3, 4),
      homes: new Map([[3, 2]]),
    });
    expect(rooms[0]).toEqual([1, 3]);
  });
  test('more than a room’s tables hold move on', () => {
    const { rooms } = roomGroups(field(1, 1, 2, 2, 2, 2));
    expect(rooms).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ]);
  });
});

describe('boards [bridge 3.10]', () => {
  test('consecutive, with rounds of their own number', () => {
    expect(boardsOf(1, 1, 4)).toEqual({ from: 1, to: 4 });
    expect(boardsOf(7, 1, 4)).toEqual({ from: 25, to: 28 });
    expect(boardsOf(3, 1, 4, [4, 6])).toEqual({ from: 11, to: 14 });
  });
  test('after five barometer rounds of three boards the next plays 16–18 [bridge 4.17]', () => {
    expect(boardsOf(6, 1, 3)).toEqual({ from: 16, to: 18 });
  });
  test('W-07 names the boards that were left out', () => {
    expect(boardGap({ from: 13, to: 15 }, { from: 16, to: 18 })).toBeNull();
    expect(boardGap({ from: 13, to: 15 }, { from: 19, to: 21 })).toEqual({
      code: 'bridge.warnings.boardsNotPlayed',
      params: { from: 16, to: 18 },
    });
  });
  test('sets to duplicate', () => {
    expect([boardSets(9, 1), boardSets(9, 2), boardSets(9, 3)]).toEqual([9, 5, 3]);
  });
});
