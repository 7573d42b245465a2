/** Rules of mahjong that no other file names: each by its number. */

import { describe, expect, test } from 'vitest';
import { type Proposal, quiet } from '../../../../../core/game/seating.ts';
import { mahjong } from '../../../../../core/games/mahjong/mahjong.ts';
import { ownOf } from '../../../../../core/games/mahjong/rules/state.ts';
import { intervalPlaces, seatInterval } from '../../../../../core/games/mahjong/seating/interval.ts';
import { mahjongMethods } from '../../../../../core/games/mahjong/seating/methods.ts';
import { type MahjongRequest, mahjongRequest } from '../../../../../core/games/mahjong/seating/request.ts';
import { seatSwiss } from '../../../../../core/games/mahjong/seating/swiss.ts';
import type { CommandInput } from '../../../../../core/tournament/commands.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { attempt, eventOf, publishing, resultsOf, run, stateOf } from '../../../tournament/event.ts';
import { granted, interval, played, predefined, random, swiss, written } from '../requests.ts';

const seat = (request: MahjongRequest): Proposal => {
  const method = mahjongMethods.find(({ id }) => id === request.method);
  if (method === undefined) throw new Error(request.method);
  return granted(method.seat(request as never, quiet));
};

const own = (command: Json): CommandInput => ({ type: 'family.do', command });
const playedRound = (ledger: Ledger, method = 'random', options: Json = {}): Ledger => {
  const published = run(ledger, publishing(ledger, method, options));
  const no = stateOf(published).rounds.length;
  return run(published, ...resultsOf(published, no), { type: 'round.confirm', no });
};

const opening = played('1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16');

describe('M-01: a seating is a function of its request and seed, on every machine', () => {
  test.each([
    ['random', random({ n: 16, seed: 'M-01' }), '4-12-10-2, 16-3-15-7, 14-11-9-13, 8-6-5-1'],
    [
      'random, avoid repeats',
      random({ n: 16, seed: 'M-01', history: opening, avoidRepeats: true }),
      '3-5-10-14, 7-9-2-15, 4-13-12-6, 8-11-16-1',
    ],
    [
      'interval',
      interval({ n: 16, seed: 'M-01', history: opening, k: 2 }),
      '3-7-5-1, 2-8-4-6, 11-9-13-15, 10-16-12-14',
    ],
    ['swiss', swiss({ n: 16, seed: 'M-01', history: opening }), '1-13-5-9, 2-6-10-14, 3-11-15-7, 8-4-12-16'],
    [
      'predefined',
      predefined(
        { n: 16, seed: 'M-01', history: opening },
        {
          lines: [
            [1, 5, 9, 13],
            [2, 6, 10, 14],
            [3, 7, 11, 15],
            [4, 8, 12, 16],
          ],
          numbers: 'places',
        },
        { winds: 'balanced' },
      ),
      '13-5-9-1, 2-14-10-6, 11-15-7-3, 12-8-4-16',
    ],
  ] as const)('%s', (_, request, tables) => {
    expect(written(seat(request).tables)).toBe(tables);
    expect(written(seat(mahjongRequest.parse(JSON.parse(JSON.stringify(request)))).tables)).toBe(tables);
  });
});

test('M-15: a proposal says T, the number of repeated pairs, W, D and the list of repeated pairs with their rounds', () => {
  const { metrics } = seat(interval({ n: 8, history: played('1-2-3-4, 5-6-7-8', '1-2-5-6, 3-4-7-8'), k: 1 }));
  // Tables 1-2-3-4 and 5-6-7-8 again: each has all its six pairs of round 1 and two of round 2.
  expect(metrics.repeats).toBe(16);
  expect(metrics.figures).toMatchObject({ repeatedPairs: 12, mostMeetings: 3, spread: 20 });
  expect(metrics.repeated).toHaveLength(12);
  expect(metrics.repeated).toContainEqual({ pair: expect.arrayContaining([1, 2]), rounds: [1, 2] });
  expect(metrics.repeated).toContainEqual({ pair: expect.arrayContaining([1, 3]), rounds: [1] });
});

describe('M-16: no rule for the number of tables', () => {
  test.each([4, 5, 6, 7, 8, 9, 10, 12, 16, 20])('%i tables: nobody meets again in round 2', (tables) => {
    const n = 4 * tables;
    const fours = Array.from({ length: tables }, (_, t) => [1, 2, 3, 4].map((p) => 4 * t + p).join('-')).join(', ');
    expect(granted(seatSwiss(swiss({ n, history: played(fours) }), quiet)).metrics.repeats).toBe(0);
  });
});

describe('M-18: interval', () => {
  test('seats all active players, whoever joined late and has no game too', () => {
    const event = run(playedRound(eventOf(8)), {
      type: 'entrants.add',
      entrants: ['A', 'B', 'C', 'D'].map((name) => ({ name })),
    });
    const request = mahjong.seating.request(stateOf(event), 'interval', { k: 1 }, 's');
    if (!request.ok) throw new Error(request.refusal.code);
    const seated = seat(mahjongRequest.parse(request.value)).tables.flatMap(({ seats }) => seats);
    expect(seated.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });
  test('orders tables by their best place', () => {
    const { tables } = granted(seatInterval(interval({ n: 36, history: opening, k: 4 })));
    const best = tables.map(({ seats }) => Math.min(...seats));
    expect(best).toEqual(best.toSorted((a, b) => a - b));
  });
});

test('M-19: k from 1 to m gives m different seatings; beyond m it is interval 1', () => {
  const seatings = Array.from({ length: 7 }, (_, i) => JSON.stringify(granted(intervalPlaces(28, i + 1))));
  expect(new Set(seatings).size).toBe(7);
  expect(JSON.stringify(granted(intervalPlaces(28, 8)))).toBe(seatings[0]);
});

describe('M-20: winds', () => {
  test('balanced is the default of an event, as written that of a script', () => {
    const event = run(
      eventOf(8),
      own({ do: 'setScript', script: { text: '1-2-3-4\n5-6-7-8', numbers: 'localIds', winds: 'asWritten' } }),
    );
    const winds = (method: string) => {
      const request = mahjong.seating.request(stateOf(event), method, {}, 's');
      return request.ok ? (request.value as { winds: string }).winds : request.refusal.code;
    };
    expect([winds('random'), winds('predefined')]).toEqual(['balanced', 'asWritten']);
    expect(random({ n: 4 }).winds).toBe('balanced');
    expect(predefined({ n: 4 }, { lines: [[1, 2, 3, 4]] }).winds).toBe('asWritten');
  });
  test("a substitute's game counts for the registered player", () => {
    const seated = run(eventOf(4), publishing(eventOf(4)));
    const east = stateOf(seated).rounds[0]?.tables[0]?.seats[0] ?? 0;
    const done = run(
      seated,
      own({ do: 'substitute', substitute: { player: east, name: 'Volunteer', from: 1, until: 1 } }),
      ...resultsOf(seated, 1),
      { type: 'round.confirm', no: 1 },
    );
    const next = mahjong.seating.request(stateOf(done), 'random', {}, 's');
    if (!next.ok) throw new Error(next.refusal.code);
    const { tables } = seat(mahjongRequest.parse(next.value));
    // Whoever sat East in the only game before sits elsewhere now.
    expect(tables[0]?.seats[0]).not.toBe(east);
  });
});

test('I-3: a command that is refused leaves nothing behind', () => {
  const before = run(eventOf(8), publishing(eventOf(8)));
  const kept = JSON.stringify(before);
  const refusals = [
    attempt(before, { type: 'round.confirm', no: 1 }),
    attempt(before, publishingAgain(before)),
    attempt(before, own({ do: 'leave', player: 1 })),
    attempt(before, { type: 'result.enter', round: 1, table: 1, result: { points: [1, 2, 3, 4] } }),
  ];
  expect(refusals.map(({ ok }) => ok)).toEqual([false, false, false, false]);
  expect(JSON.stringify(before)).toBe(kept);
  expect(ownOf(stateOf(before)).left).toEqual({});
});

/** The seating of the round that is open, published once more. */
const publishingAgain = (ledger: Ledger): CommandInput => {
  const round = stateOf(ledger).rounds[0];
  if (round === undefined) throw new Error('no round');
  const tables = round.tables.map(({ table, seats }) => ({ table, seats: [...seats] }));
  return {
    type: 'round.publish',
    method: 'random',
    options: {},
    proposal: round.draw.proposal,
    tables,
  } as CommandInput;
};
