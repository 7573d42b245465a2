import { describe, expect, test } from 'vitest';
import { quiet } from '../../../../../core/game/seating.ts';
import { danishRequest, swissRequest } from '../../../../../core/games/bridge/seating/request.ts';
import { seatSwiss } from '../../../../../core/games/bridge/seating/swiss.ts';
import { type About, golden, moreOf, pairing, requestAfter, seat, seatAfter, sides, warningsOf } from '../golden.ts';
import { randomEvent } from '../random-events.ts';

const refusal = (
  options: NonNullable<About['options']>,
  change: (request: ReturnType<typeof requestAfter>) => object = (r) => r,
) => {
  const answer = seatSwiss(change(requestAfter(golden('G1'), { options })) as ReturnType<typeof requestAfter>, quiet);
  return answer.ok ? null : answer.refusal;
};

describe('a request', () => {
  const minimal = {
    family: 'bridge',
    method: 'swiss',
    seed: 's',
    round: 1,
    contestants: [1, 2, 3, 4].map((id) => ({ id, number: id })),
  };
  test('needs no more than who plays; the rest has defaults', () => {
    const parsed = swissRequest.parse(minimal);
    expect(parsed.options).toEqual({
      seating: 'faithful',
      arrowMode: 'evenTablesOddRounds',
      tiesByLot: false,
      ignoreMeetingsThrough: 0,
      byes: { chosen: null, asked: [], forget: false },
      phantom: 'ns',
      hall: { disabled: [], rooms: [], roomRound: false, stationary: [] },
      newcomersApart: [],
      absent: [],
      locked: [],
    });
    expect(pairing(seat(parsed))).toBe('1:1-2 2:3-4');
  });
  test.each([
    ['an unknown field', { ...minimal, extra: 1 }],
    ['an unknown option', { ...minimal, options: { fast: true } }],
    ['a fraction', { ...minimal, contestants: [{ id: 1, number: 1, total: 0.5 }] }],
    ['round 0', { ...minimal, round: 0 }],
    ['an empty seed', { ...minimal, seed: '' }],
    ['three at a table', { ...minimal, history: [{ round: 1, tables: [{ table: 1, seats: [1, 2, 3] }] }] }],
    ['somebody against itself', { ...minimal, history: [{ round: 1, tables: [{ table: 1, seats: [1, 1] }] }] }],
    [
      '1,001 contestants',
      { ...minimal, contestants: Array.from({ length: 2001 }, (_, i) => ({ id: i + 1, number: i + 1 })) },
    ],
    ['the other method', { ...minimal, method: 'danish' }],
  ])('with %s is refused by its form', (_, request) => {
    expect(swissRequest.safeParse(request).success).toBe(false);
  });
  test('Danish has the same form', () => {
    expect(danishRequest.safeParse({ ...minimal, method: 'danish' }).success).toBe(true);
  });
});

describe('what does not fit together is refused', () => {
  test('E-14: rounds to ignore are earlier than the one to seat', () => {
    expect(refusal({ ignoreMeetingsThrough: 6 })).toMatchObject({
      code: 'bridge.ignoreLater',
      params: { through: 6, round: 6, most: 5 },
    });
    expect(refusal({ ignoreMeetingsThrough: 5 })).toBeNull();
  });
  test('E-12: room starts', () => {
    expect(refusal({ hall: { rooms: [4, 4] } })?.code).toBe('bridge.roomStarts');
  });
  test('E-11: two contestants with one home, and a home that does not exist', () => {
    const two = [
      { entrant: 3, table: 2 },
      { entrant: 4, table: 2 },
    ];
    expect(refusal({ hall: { stationary: two } })).toMatchObject({
      code: 'bridge.homeTaken',
      params: { table: 2, player: 3, other: 4 },
    });
    expect(refusal({ hall: { stationary: [{ entrant: 3, table: 2 }], disabled: [2] } })?.code).toBe(
      'bridge.homeDisabled',
    );
  });
  test('contestants and numbers twice, nobody to pair, a history from the future', () => {
    expect(
      refusal({}, (r) => ({ ...r, contestants: [...r.contestants, { id: 1, number: 99, total: 0, secondary: 0 }] }))
        ?.code,
    ).toBe('bridge.contestantTwice');
    expect(
      refusal({}, (r) => ({ ...r, contestants: [...r.contestants, { id: 99, number: 1, total: 0, secondary: 0 }] }))
        ?.code,
    ).toBe('bridge.numberTwice');
    expect(refusal({}, (r) => ({ ...r, contestants: r.contestants.slice(0, 1) }))?.code).toBe('bridge.tooFew');
    expect(refusal({}, (r) => ({ ...r, round: 5 }))?.code).toBe('bridge.roundNotEarlier');
  });
  test('locked rows: a table twice, one that does not exist, somebody twice or not playing (E-08)', () => {
    const row = (table: number, ns: number, ew: number) => ({ table, seats: [ns, ew] as [number, number] });
    expect(refusal({ locked: [row(1, 1, 2), row(1, 3, 4)] })?.code).toBe('bridge.lockedTwice');
    expect(refusal({ locked: [row(2, 1, 2)], hall: { disabled: [2] } })?.code).toBe('bridge.tableDisabled');
    expect(refusal({ locked: [row(1, 1, 2), row(2, 2, 3)] })).toMatchObject({
      code: 'bridge.double',
      params: { players: [2] },
    });
    expect(refusal({ locked: [row(1, 1, 99)] })).toMatchObject({
      code: 'bridge.strangers',
      params: { players: [99] },
    });
  });
});

describe('"re-pair the rest" [bridge 4.11]', () => {
  test('locked rows keep table and directions, the rest is paired as if they were not there', () => {
    const proposal = seatAfter(golden('G1'), { options: { locked: [{ table: 2, seats: [2, 6] }] } });
    expect(sides(proposal)).toBe('1:10/1 2:2/6⇄ 3:3/5 4:7/9 5:8/4 6:12/11');
    expect(proposal.tables[1]?.reasons[0]).toEqual({ code: 'bridge.reasons.byDirector', params: {} });
    // 12 and 11 have met, and 4-11 was the alternative.
    expect(warningsOf(proposal)).toContain('bridge.warnings.repeat');
  });
});

describe('tables that do not exist [bridge 3.9]', () => {
  test('are left out; directions go by the ranking table', () => {
    expect(sides(seatAfter(golden('G2'), { options: { hall: { disabled: [2, 3] } } }))).toBe(
      '1:16/2 4:6/4⇄ 5:14/1 6:10/8⇄ 7:5/13 8:9/7⇄ 9:12/3 10:11/15⇄',
    );
  });
});

describe('newcomers against each other [bridge 4.20]', () => {
  test('28 pairs and 8 newcomers: 29–36 at tables 15–18, L over 14 tables for the others', () => {
    const { request } = randomEvent('newcomers', 28, 4);
    const newcomers = Array.from({ length: 8 }, (_, i) => 29 + i);
    const all = {
      ...request,
      contestants: [...request.contestants, ...newcomers.map((id) => ({ id, number: id, total: 4000, secondary: 0 }))],
      options: { ...request.options, newcomersApart: newcomers, arrowMode: 'off' as const },
    };
    const proposal = seat(all);
    expect(sides(proposal)).toContain(' 15:29/30 16:31/32 17:33/34 18:35/36');
    const alone = seat({ ...request, options: all.options });
    expect(pairing(proposal).startsWith(pairing(alone))).toBe(true);
  });
  test('an odd newcomer plays with the others', () => {
    const { request } = randomEvent('odd newcomer', 9, 2);
    const three = [10, 11, 12].map((id, i) => ({ id, number: id, total: -100 * i, secondary: 0 }));
    const proposal = seat({
      ...request,
      contestants: [...request.contestants, ...three],
      options: { ...request.options, newcomersApart: [10, 11, 12], arrowMode: 'off' },
    });
    expect(sides(proposal)).toContain(' 6:10/11');
    expect(proposal.byes).toEqual([]);
  });
});

describe('rooms with an odd number', () => {
  test('the bye is the odd room’s, at its last table; W-03 names a second one', () => {
    const { request } = randomEvent('odd rooms', 13, 3);
    const last = request.history[2];
    const inRoom1 = new Set(last?.tables.filter(({ table }) => table < 4).flatMap(({ seats }) => seats));
    const options = { ...request.options, hall: { ...request.options.hall, rooms: [4], roomRound: true } };
    const proposal = seat({ ...request, options });
    const bye = moreOf(proposal).rows.find(({ ns, ew }) => ns === null || ew === null);
    expect(bye).toMatchObject({ room: 2, table: 7, rankingTable: 4 });
    expect(inRoom1.has(bye?.ew ?? 0)).toBe(false);
    const everybody = request.contestants.map(({ id }) => ({ entrant: id, table: null, counts: true }));
    const history = request.history.map((round, i) =>
      i === 0 ? { ...round, byes: everybody } : { ...round, byes: [] },
    );
    expect(warningsOf(seat({ ...request, history }))).toEqual(['bridge.warnings.secondBye']);
  });
  test('on random events everybody sits once, within the tables of a room, and opponents share a room', () => {
    for (let event = 0; event < 200; event++) {
      const n = 10 + (event % 30);
      const { request } = randomEvent(`rooms ${event}`, n, 2);
      const tables = Math.ceil(n / 2);
      const rooms = [2 + (event % (tables - 3)), tables - (event % 2)].filter(
        (start, i, all) => start > (all[i - 1] ?? 1),
      );
      const options = { ...request.options, hall: { ...request.options.hall, rooms, roomRound: true } };
      const { rows } = moreOf(seat({ ...request, options }));
      expect(
        rows
          .flatMap(({ ns, ew }) => [ns, ew])
          .filter((id) => id !== null)
          .toSorted((a, b) => a - b),
      ).toEqual(Array.from({ length: n }, (_, i) => i + 1));
      expect(new Set(rows.map(({ table }) => table)).size).toBe(rows.length);
      for (const { table, room } of rows) expect(1 + rooms.filter((start) => start <= table).length).toBe(room);
    }
  });
});
