import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bridgeMethods } from '../../../../../core/games/bridge/seating/methods.ts';
import { type BridgeRequestInput, startRequest } from '../../../../../core/games/bridge/seating/request.ts';
import { measureStart, seatStart } from '../../../../../core/games/bridge/seating/start.ts';
import {
  type Movement,
  phantomNotice,
  slotsFor,
  startByes,
  startRows,
} from '../../../../../core/games/bridge/seating/start-rounds.ts';
import { sides } from '../golden.ts';

const movement = (tables: number, more: Partial<Movement> = {}): Movement => ({
  tables,
  phantom: null,
  rooms: [],
  arrowRound2: true,
  fixed: [],
  ...more,
});

type Input = Extract<BridgeRequestInput, { method: 'start' }>;

const start = (numbers: readonly number[], round: number, options: NonNullable<Input['options']> = {}) =>
  seatStart(
    startRequest.parse({
      family: 'bridge',
      method: 'start',
      seed: 's',
      round,
      contestants: numbers.map((number, i) => ({
        id: numbers.indexOf(number) === i ? 100 + number : 200 + number,
        number,
      })),
      options,
    } satisfies Input),
  );

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe('start rounds [bridge 4.4], 8 pairs', () => {
  const text = (round: number, more: Partial<Movement> = {}) =>
    startRows(round, movement(4, more))
      .map(({ ns, ew }) => `${ns}-${ew}`)
      .join(', ');
  test('round 1', () => expect(text(1)).toBe('1-2, 3-4, 5-6, 7-8'));
  test('round 2 without switch: N-S stays, E-W goes up, the highest to table 1', () => {
    expect(text(2, { arrowRound2: false })).toBe('1-8, 3-2, 5-4, 7-6');
  });
  test('round 2 with switch: even tables exchange directions', () => {
    expect(text(2)).toBe('1-8, 2-3, 5-4, 6-7');
  });
  test('a stationary pair with a fixed direction keeps it in both rounds', () => {
    expect(text(2, { fixed: [{ table: 2, side: 'ns' }] })).toBe('1-8, 3-2, 5-4, 6-7');
    expect([1, 2].map((round) => text(round, { fixed: [{ table: 3, side: 'ew' }] }))).toEqual([
      '1-2, 3-4, 6-5, 7-8',
      '1-8, 2-3, 4-5, 6-7',
    ]);
  });
});

describe('the phantom [bridge 4.3], 13 pairs', () => {
  test.each([
    ['ns-high', 13, [14, 12]],
    ['ew-high', 14, [13, 1]],
    ['ns-1', 1, [2, 14]],
  ] as const)('%s takes slot %i; who sits out is known at once (I-01)', (seat, slot, byes) => {
    const { tables, phantom, numbers } = slotsFor(13, seat);
    expect({ tables, phantom }).toEqual({ tables: 7, phantom: slot });
    expect(numbers).toEqual(upTo(14).filter((number) => number !== slot));
    expect(startByes(2, movement(7, { phantom }))).toEqual(byes);
    expect(phantomNotice(2, movement(7, { phantom }))).toEqual({
      code: 'bridge.notices.sitOut',
      params: { first: byes[0], second: byes[1] },
    });
  });
  test('a slot of one’s own', () => {
    expect(slotsFor(13, { slot: 6 }).phantom).toBe(6);
    expect(slotsFor(13, { slot: 99 }).phantom).toBe(14);
  });
  test('an even number has none and no notice', () => {
    expect(slotsFor(12, 'ns-high')).toMatchObject({ tables: 6, phantom: null });
    expect(phantomNotice(2, movement(6))).toBeNull();
    expect(startByes(2, movement(6))).toEqual([]);
  });
  test('one start round: one pair is named', () => {
    expect(phantomNotice(1, movement(7, { phantom: 13 }))).toEqual({
      code: 'bridge.notices.sitsOut',
      params: { first: 14 },
    });
  });
  test('round 2 with the phantom N-S at the highest table: the bye table is never switched', () => {
    expect(
      startRows(2, movement(7, { phantom: 13 }))
        .map(({ ns, ew }) => `${ns}-${ew}`)
        .join(', '),
    ).toBe('1-14, 2-3, 5-4, 6-7, 9-8, 10-11, 13-12');
    const bye = startRows(2, movement(6, { phantom: 11 }))[5];
    expect(bye).toMatchObject({ ns: 11, ew: 10, switched: false });
  });
});

describe('rooms in round 2 [bridge 4.16], 82 tables in rooms 1–35, 36–59, 60–82', () => {
  const rows = startRows(2, movement(82, { rooms: [36, 60], arrowRound2: false }));
  const tableOf = (pair: number) => rows.find(({ ew }) => ew === pair)?.table;
  test('E-W wraps inside the room', () => {
    expect([tableOf(70), tableOf(118), tableOf(164), tableOf(2)]).toEqual([1, 36, 60, 2]);
  });
  test('everybody sits once', () => {
    expect(rows.flatMap(({ ns, ew }) => [ns, ew]).toSorted((a, b) => a - b)).toEqual(upTo(164));
  });
});

describe('the method "start"', () => {
  test('seats 13 pairs by their numbers; the free number is the phantom’s', () => {
    const answer = start(slotsFor(13, 'ns-high').numbers, 2);
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(sides(answer.value)).toBe('1:101/114 2:102/103⇄ 3:105/104 4:106/107⇄ 5:109/108 6:110/111⇄ 7:–/112');
    expect(answer.value.byes).toEqual([
      { entrant: 112, reason: { code: 'bridge.byes.start', params: { player: 112, round: 2 } } },
    ]);
    expect(answer.value.metrics.repeats).toBe(0);
    expect(answer.value.tables[1]?.reasons.map(({ code }) => code)).toEqual([
      'bridge.reasons.startRound',
      'bridge.reasons.turnBoards',
    ]);
  });
  test('refuses what cannot be seated', () => {
    const code = (answer: ReturnType<typeof start>) => (answer.ok ? 'ok' : answer.refusal.code);
    expect(code(start([1, 2, 3], 1))).toBe('bridge.tooFew');
    expect(code(start(upTo(8), 3))).toBe('bridge.notStartRound');
    expect(code(start(upTo(8), 1, { rooms: [9] }))).toBe('bridge.roomStarts');
    expect(code(start(upTo(8), 2, { rooms: [4] }))).toBe('bridge.roomOfOne');
    expect(code(start(upTo(8), 1, { rooms: [4] }))).toBe('ok');
    expect(code(start([1, 2, 3, 3], 1))).toBe('bridge.numberTwice');
    expect(code(start([1, 2, 3, 9], 1))).toBe('bridge.numberBeyond');
  });
  test('round 2 changed by hand shows who meets again', () => {
    const request = startRequest.parse({
      family: 'bridge',
      method: 'start',
      seed: 's',
      round: 2,
      contestants: upTo(8).map((number) => ({ id: number, number })),
    });
    expect(measureStart(request, [{ seats: [4, 3] }, { seats: [1, 8] }]).repeated).toEqual([
      { pair: [4, 3], rounds: [1] },
    ]);
    expect(measureStart({ ...request, round: 1 }, [{ seats: [4, 3] }]).repeats).toBe(0);
  });
});

describe('methods', () => {
  test('are offered in this order', () => {
    expect(bridgeMethods.map(({ id }) => id)).toEqual(['swiss', 'danish', 'start']);
  });
  test.each(bridgeMethods)('$id describes every field of its request', ({ request }) => {
    const undescribed: string[] = [];
    const walk = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { properties, items, prefixItems, description } = schema as {
        properties?: Record<string, unknown>;
        items?: unknown;
        prefixItems?: unknown[];
        description?: string;
      };
      if (path !== '' && !path.endsWith('[]') && description === undefined) undescribed.push(path);
      for (const [name, property] of Object.entries(properties ?? {})) walk(property, `${path}.${name}`);
      if (items !== undefined) walk(items, `${path}[]`);
      for (const item of prefixItems ?? []) walk(item, `${path}[]`);
    };
    walk(z.toJSONSchema(request as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' }), '');
    expect(undescribed).toEqual([]);
  });
});
