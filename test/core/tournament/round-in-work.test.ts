/** Which round is played now [W-3.2, W-3.3, W-4.6]: the golden cases, and properties against a plain model. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockedTables,
  hallRound,
  isWaiting,
  lateTables,
  missingTables,
  roundInWork,
} from '../../../core/tournament/round-in-work.ts';
import type { Round, Tournament } from '../../../core/tournament/state.ts';

type Made = {
  readonly tables: readonly (readonly number[])[];
  readonly results?: readonly number[];
  readonly provisional?: readonly number[];
  readonly timer?: boolean;
};

const eventOf = (...made: readonly Made[]): Tournament =>
  ({
    rounds: made.map(
      ({ tables, results = [], provisional, timer = false }, at): Partial<Round> => ({
        no: at + 1,
        tables: tables.map((seats, i) => ({ table: i + 1, seats })),
        results: Object.fromEntries(results.map((table) => [table, 'in'])),
        ...(provisional === undefined
          ? {}
          : { provisional: { rule: 'x', results: Object.fromEntries(provisional.map((table) => [table, null])) } }),
        timer: timer ? ({} as Round['timer']) : null,
      }),
    ),
  }) as unknown as Tournament;

const none = { results: {} };
const first = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
] as const;
const second = [
  [1, 3],
  [2, 4],
  [5, 7],
  [6, 8],
] as const;
const both = (one: readonly number[], two: readonly number[] = []): Tournament =>
  eventOf({ tables: first, results: one }, { tables: second, results: two });
const roundTwo = (event: Tournament): Round => event.rounds[1] as Round;

describe('W-3.2 and W-3.3, goldens', () => {
  test.each([
    ['A', [], 1, [1, 2, 3, 4], true],
    ['B', [1, 2, 3], 1, [3, 4], false],
    ['E', [1, 2, 3, 4], 2, [], false],
    ['G', [2, 3], 1, [1, 2, 3, 4], true],
  ] as const)('%s: in of round 1 %j, in work %i, blocked of round 2 %j', (_id, inOfOne, inWork, blocked, waiting) => {
    const event = both(inOfOne);
    expect(roundInWork(event, none)?.no).toBe(inWork);
    expect([...blockedTables(event, none, roundTwo(event)).keys()]).toEqual(blocked);
    expect(isWaiting(event, none, roundTwo(event))).toBe(waiting);
  });

  test('D: a stand-in at table 4 of round 1 makes it late, and round 2 the round in work', () => {
    const event = both([1, 2, 3]);
    const standsIn = (_: Tournament, round: number, table: number) => round === 1 && table === 4;
    const family = { results: { standsIn } };
    expect(roundInWork(event, family)?.no).toBe(2);
    expect(blockedTables(event, family, roundTwo(event)).size).toBe(0);
    expect(lateTables(event, family, event.rounds[0] as Round)).toEqual([4]);
    expect(missingTables(event, family, event.rounds[0] as Round)).toEqual([]);
  });

  test('D by round.close: what was laid down counts, also where the game does not count yet', () => {
    const event = eventOf({ tables: first, results: [1, 2, 3], provisional: [4] }, { tables: second });
    expect(roundInWork(event, none)?.no).toBe(2);
    expect(lateTables(event, none, event.rounds[0] as Round)).toEqual([4]);
  });

  test('F: with everything in, the last round is the round in work', () => {
    expect(roundInWork(both([1, 2, 3, 4], [1, 2, 3, 4]), none)?.no).toBe(2);
  });

  test('no round is in work before the first is published', () => {
    expect(roundInWork(eventOf(), none)).toBeUndefined();
    expect(hallRound(eventOf(), none, null)).toBeNull();
  });

  test('a row with one side alone is never missing, and blocks nobody', () => {
    const event = eventOf({ tables: [[1, 2], [3]], results: [1] }, { tables: [[1, 3]] });
    expect(missingTables(event, none, event.rounds[0] as Round)).toEqual([]);
    expect(blockedTables(event, none, roundTwo(event)).size).toBe(0);
  });

  test('the cause names round, table and who sits there', () => {
    expect(blockedTables(both([1, 2, 3]), none, roundTwo(both([1, 2, 3]))).get(3)).toEqual({
      round: 1,
      table: 4,
      entrant: 7,
    });
  });
});

describe('W-4.6 the round of the hall', () => {
  test.each([
    ['round 2 is published while round 1 is played', both([]), null, 1],
    ['round 1 is over', both([1, 2, 3, 4]), null, 2],
    ['the first result of round 2 is in', both([1, 2, 3], [1]), null, 2],
    ['the clock of round 2 is started', eventOf({ tables: first }, { tables: second, timer: true }), null, 2],
    ['the TO put it at round 2', both([]), 2, 2],
    ['a result of round 1 was cleared: it never goes back by itself', both([1, 2, 3]), 2, 2],
    ['the round it was at was withdrawn', eventOf({ tables: first }), 2, 1],
  ] as const)('%s', (_what, event, at, expected) => expect(hallRound(event, none, at)).toBe(expected));
});

test('property: round in work and blocked tables agree with a plain reading of the rule', () => {
  const round = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8, maxLength: 8 });
  const played = fc.tuple(round, fc.subarray([1, 2, 3, 4]));
  fc.assert(
    fc.property(fc.array(played, { minLength: 1, maxLength: 4 }), (rounds) => {
      const pairs = (order: readonly number[]) => [0, 2, 4, 6].map((at) => order.slice(at, at + 2));
      const event = eventOf(...rounds.map(([order, results]) => ({ tables: pairs(order), results })));
      const misses = (at: number): number[][] =>
        pairs(rounds[at]?.[0] ?? []).filter((_, i) => rounds[at]?.[1].includes(i + 1) !== true);
      const open = rounds.findIndex((_, at) => misses(at).length > 0);
      expect(roundInWork(event, none)?.no).toBe(open === -1 ? rounds.length : open + 1);
      rounds.forEach(([order], at) => {
        const unplayed = new Set(rounds.slice(0, at).flatMap((_, before) => misses(before).flat()));
        const expected = pairs(order).flatMap((seats, i) => (seats.some((seat) => unplayed.has(seat)) ? [i + 1] : []));
        expect([...blockedTables(event, none, event.rounds[at] as Round).keys()]).toEqual(expected);
      });
    }),
  );
});
