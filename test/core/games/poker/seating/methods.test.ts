import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Proposal, quiet } from '../../../../../core/game/seating.ts';
import { pokerMethods } from '../../../../../core/games/poker/seating/methods.ts';
import type {
  balanceRequest,
  consolidateRequest,
  wizardRequest,
} from '../../../../../core/games/poker/seating/request.ts';
import { proposal } from '../../../../../core/tournament/draws/proposal.ts';
import type { Answer } from '../../../../../core/tournament/refusal.ts';
import { granted, refused } from '../rooms.ts';

type Input = z.input<typeof wizardRequest> | z.input<typeof consolidateRequest> | z.input<typeof balanceRequest>;

/** The way of a request through the door: read, checked, answered, and the answer in the form in which it is handed on. */
const ask = (input: Input): Answer<Proposal> => {
  const method = pokerMethods.find(({ id }) => id === input.method);
  if (method === undefined) throw new Error(`no method ${input.method}`);
  const answer = method.seat(method.request.parse(JSON.parse(JSON.stringify(input))) as never, quiet);
  if (!answer.ok) return answer;
  return { ok: true, value: proposal.parse(JSON.parse(JSON.stringify(answer.value))) };
};

const base = { family: 'poker' as const, seed: 'golden-1' };
const seated = (...entries: readonly number[]) => entries.map((entry, index) => ({ seat: index + 1, entry }));

describe('wizard', () => {
  test('G2 through the door: people in seat order, chairs, trace with its rules', () => {
    const request: Input = {
      ...base,
      method: 'wizard',
      tables: [
        { table: 1, seatCount: 4 },
        { table: 2, seatCount: 4, clock: true },
      ],
      entries: [1, 2, 3, 4, 5, 6].map((entry) => ({ entry, clockOperator: entry === 4 })),
    };
    const made = granted(ask(request));
    expect(made.tables.map(({ table, seats }) => [table, seats])).toEqual([
      [1, [6, 2, 5]],
      [2, [4, 3, 1]],
    ]);
    expect(made.more).toMatchObject({
      calls: 17,
      tables: [
        { table: 1, seats: [6, null, 2, 5] },
        { table: 2, seats: [4, null, 3, 1] },
      ],
    });
    expect(made.trace[0]).toEqual({ code: 'poker.trace.3a', params: { entry: 4, table: 2, seat: 1 } });
    expect(made.metrics).toMatchObject({ repeats: 0, figures: { fullest: 3, emptiest: 3 } });
    expect(ask(request)).toEqual({ ok: true, value: made });
  });

  test('locks, reservations and people who sit are respected; only those asked for are seated', () => {
    const made = granted(
      ask({
        ...base,
        method: 'wizard',
        tables: [
          { table: 7, seatCount: 4, locked: [1], seated: [{ seat: 2, entry: 9 }], reserved: [{ seat: 3, entry: 8 }] },
        ],
        entries: [{ entry: 1 }, { entry: 2 }],
        seat: [2],
      }),
    );
    expect(made.more).toMatchObject({ tables: [{ table: 7, seats: [null, 9, 8, 2] }] });
  });

  test('too few seats', () => {
    const answer = ask({
      ...base,
      method: 'wizard',
      tables: [{ table: 1, seatCount: 2 }],
      entries: [1, 2, 3].map((entry) => ({ entry })),
    });
    expect(refused(answer)).toMatchObject({ code: 'poker.notEnoughSeats', params: { capacity: 2, requested: 3 } });
  });
});

describe('a room that contradicts itself is refused with what is wrong', () => {
  const wizard = (tables: z.input<typeof wizardRequest>['tables'], more: Partial<z.input<typeof wizardRequest>> = {}) =>
    refused(ask({ ...base, method: 'wizard', tables, ...more }));

  test.each([
    ['a table twice', [{ table: 1 }, { table: 1 }], { code: 'poker.tableTwice', params: { table: 1 } }],
    ['a position twice', [{ table: 1, position: 2 }, { table: 2 }], { code: 'poker.positionTwice' }],
    [
      'a seat that is not there',
      [{ table: 1, seatCount: 4, locked: [5] }],
      { code: 'poker.seatOutside', params: { table: 1, seat: 5, seats: 4 } },
    ],
    ['a mark on a seat that is not there', [{ table: 1, seatCount: 4, bbSeat: 6 }], { code: 'poker.seatOutside' }],
    [
      'two on one seat',
      [{ table: 1, seated: [...seated(1), ...seated(2)] }],
      { code: 'poker.seatTwice', params: { table: 1, seat: 1 } },
    ],
    ['one on two seats', [{ table: 1, seated: seated(5, 5) }], { code: 'poker.entryTwice', params: { entry: 5 } }],
  ] as const)('%s', (_name, tables, refusal) => {
    expect(wizard(structuredClone(tables) as never)).toMatchObject(refusal);
  });

  test('an entry listed twice, an entry to seat that is not listed', () => {
    expect(wizard([{ table: 1 }], { entries: [{ entry: 3 }, { entry: 3 }] })).toMatchObject({
      code: 'poker.entryTwice',
    });
    expect(wizard([{ table: 1 }], { seat: [4] })).toMatchObject({ code: 'poker.entryUnknown', params: { entry: 4 } });
  });
});

describe('consolidate', () => {
  test('A45 step 9: T5 breaks, and its players are drawn as measured', () => {
    // Entry t*10+s started at table t, seat s.
    const tables = [
      {
        table: 1,
        seated: [
          [1, 11],
          [3, 13],
          [4, 42],
          [5, 15],
          [6, 51],
          [7, 17],
          [8, 18],
          [9, 19],
        ],
      },
      {
        table: 2,
        seated: [
          [2, 22],
          [3, 23],
          [4, 24],
          [5, 25],
          [6, 26],
          [7, 27],
          [8, 28],
        ],
      },
      {
        table: 3,
        seated: [
          [1, 31],
          [3, 33],
          [4, 34],
          [5, 35],
          [6, 36],
          [8, 38],
          [9, 39],
        ],
      },
      {
        table: 4,
        seated: [
          [1, 41],
          [2, 52],
          [4, 44],
          [5, 45],
          [6, 46],
          [7, 47],
          [8, 48],
        ],
      },
      {
        table: 5,
        seated: [
          [3, 53],
          [4, 54],
          [5, 55],
          [6, 56],
          [7, 57],
          [8, 58],
          [9, 59],
        ],
      },
    ].map(({ table, seated: list }) => ({ table, seated: list.map(([seat = 0, entry = 0]) => ({ seat, entry })) }));
    const made = granted(
      ask({ family: 'poker', seed: 'acceptance-45#1', method: 'consolidate', tables, options: { ideal: 9 } }),
    );
    const { seats } = made.more as { seats: { entry: number; table: number; seat: number }[] };
    expect(seats.map(({ entry, table, seat }) => `${entry}>${table}/${seat}`)).toEqual([
      '57>3/2',
      '58>2/9',
      '54>4/3',
      '59>4/9',
      '56>3/7',
      '55>2/1',
      '53>1/2',
    ]);
    expect(made.trace[0]).toEqual({
      code: 'poker.consolidation.break',
      params: { players: 36, tables: 5, needed: 4, breaks: [5] },
    });
    expect(made.metrics.figures).toEqual({ fullest: 9, emptiest: 9 });
  });

  test('final table with an extra chair', () => {
    const made = granted(
      ask({
        ...base,
        method: 'consolidate',
        tables: [
          { table: 1, seatCount: 4, seated: seated(1, 2, 3) },
          { table: 2, seatCount: 4, seated: seated(4, 5) },
        ],
        options: { combineAt: 5 },
      }),
    );
    expect(made.tables.map(({ table, seats }) => [table, seats.toSorted()])).toEqual([[1, [1, 2, 3, 4, 5]]]);
    expect(made.more).toMatchObject({ consolidation: { kind: 'finalTable', extraChairs: 1 } });
  });

  test('nothing to break: says so', () => {
    const made = granted(ask({ ...base, method: 'consolidate', tables: [{ table: 1, seated: seated(1, 2, 3) }] }));
    expect(made.trace).toEqual([
      { code: 'poker.consolidation.none', params: { players: 3, tables: 1, needed: 1, breaks: [] } },
    ]);
  });
});

test('balance: moves with names and seats, flags for short tables', () => {
  const made = granted(
    ask({
      ...base,
      method: 'balance',
      tables: [
        { table: 1, seated: seated(1, 2, 3, 4, 5, 6, 7, 8), bbSeat: 3 },
        { table: 2, seated: seated(11, 12, 13, 14, 15), bbSeat: 5 },
      ],
    }),
  );
  expect(made.trace).toEqual([
    {
      code: 'poker.balance.named',
      params: { entry: 4, from: 1, fromSeat: 4, to: 2, toSeat: 6, high: 8, low: 5, limit: 1 },
    },
  ]);
  expect(made.more).toMatchObject({ redFlags: [{ table: 2, players: 5, fullest: 1, high: 8 }] });
  expect(made.tables.map(({ seats }) => seats.length)).toEqual([7, 6]);
});
