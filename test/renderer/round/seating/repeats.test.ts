import { describe, expect, test } from 'vitest';
import { leastOf } from '../../../../core/game/least.ts';
import type { LeastRepeats, Metrics } from '../../../../core/game/seating.ts';
import { metAt, metBySeat, metOf, thirdMeetings } from '../../../../renderer/round/seating/repeats.ts';

const how = { code: 'mahjong.how.unknown' };
const least = (known: LeastRepeats['known'], atLeast: number): LeastRepeats => ({ known, atLeast, how });
const metrics = (repeats: number, measured: LeastRepeats): Metrics => ({
  repeats,
  repeated: [],
  least: measured,
  figures: {},
});

describe('what is known of the least possible repeats', () => {
  test('nothing is claimed where nothing is known', () => {
    const unknown = least('unknown', 0);
    expect(leastOf(metrics(5, unknown), unknown)).toMatchObject({ isKnown: false, isExact: false, isReached: false });
  });

  test('a bound is a bound', () => {
    const bound = least('bounded', 2);
    expect(leastOf(metrics(5, bound), bound)).toMatchObject({ atLeast: 2, isExact: false, isReached: false });
  });

  test('a proof of the engine holds after a change by hand, but is no longer reached', () => {
    const proved = least('proved', 2);
    expect(leastOf(metrics(2, proved), proved)).toMatchObject({ atLeast: 2, isExact: true, isReached: true });
    expect(leastOf(metrics(4, least('unknown', 0)), proved)).toMatchObject({ isExact: true, isReached: false });
  });

  test('a change by hand that reaches the bound is the proof', () => {
    expect(leastOf(metrics(2, least('unknown', 0)), least('bounded', 2))).toMatchObject({
      isExact: true,
      isReached: true,
    });
  });

  test('a change by hand without repeats is proved by itself', () => {
    expect(leastOf(metrics(0, least('proved', 0)), least('bounded', 0))).toMatchObject({ atLeast: 0, isReached: true });
  });

  test('the stronger of two bounds counts', () => {
    expect(leastOf(metrics(9, least('bounded', 3)), least('bounded', 1)).atLeast).toBe(3);
    expect(leastOf(metrics(9, least('bounded', 1)), least('bounded', 3)).atLeast).toBe(3);
  });
});

describe('marks on a card', () => {
  const met = metOf([
    { pair: [4, 2], rounds: [1] },
    { pair: [1, 9], rounds: [1, 3] },
  ]);
  const table = { table: 1, seats: [1, 2, 3, 4] };

  test('are the pairs of that table, whichever of the two is named first', () => {
    expect(metAt(table, met)).toEqual([{ seats: [1, 3], rounds: [1] }]);
    expect(metAt({ table: 2, seats: [9, 8, 7, 1] }, met)).toEqual([{ seats: [0, 3], rounds: [1, 3] }]);
  });

  test('stand at both seats', () => {
    expect(metBySeat(table, metAt(table, met))).toEqual([[], [3], [], [1]]);
  });

  test('a third meeting is a pair that has met twice', () => {
    const repeated = [
      { pair: [1, 2] as const, rounds: [1] },
      { pair: [3, 4] as const, rounds: [1, 2] },
    ];
    expect(thirdMeetings({ repeated })).toBe(1);
  });
});
