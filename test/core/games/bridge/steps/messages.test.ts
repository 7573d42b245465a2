/** Section 7: every message number raised by what raises it, with the code under which its text is kept. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRounds, readTotals } from '../../../../../core/games/bridge/results/barometer.ts';
import { controlSum, controlWarning } from '../../../../../core/games/bridge/results/ranking.ts';
import { fewBoards } from '../../../../../core/games/bridge/results/results.ts';
import { publishedScales } from '../../../../../core/games/bridge/rules/scales.ts';
import { boardGap } from '../../../../../core/games/bridge/seating/boards.ts';
import { byeCounts, meetingsOf } from '../../../../../core/games/bridge/seating/pairing/meetings.ts';
import { planning } from '../../../../../core/games/bridge/seating/planning.ts';
import { checkRooms } from '../../../../../core/games/bridge/seating/rooms.ts';
import { phantomNotice } from '../../../../../core/games/bridge/seating/start-rounds.ts';
import { stationaryAdvice } from '../../../../../core/games/bridge/seating/stationary.ts';
import { averageResult, drawnWith } from '../../../../../core/games/bridge/steps/decide-scores.ts';
import { editWarnings } from '../../../../../core/games/bridge/steps/edit-seating.ts';
import type { Refusal } from '../../../../../core/tournament/refusal.ts';
import type { Phrase } from '../../../../../core/tournament/words.ts';
import { eventOf, vpRules } from '../events.ts';
import { golden, moreOf, seat, seatAfter } from '../golden.ts';
import { randomEvent } from '../random-events.ts';
import {
  attempt,
  closed,
  enter,
  entrantsNamed,
  opened,
  own,
  playedThrough,
  proposalFor,
  refusalOf,
  run,
  seatNext,
  stateOf,
} from '../tournament.ts';

const plain = vpRules({ startRounds: 1, delay: false });
const delayed = vpRules({ startRounds: 2, delay: true });
const g1 = golden('G1');
const g3 = golden('G3');
const home = (entrant: number, table: number | null, side: 'ns' | 'ew' | null = null) => ({
  entrant,
  table,
  side,
  priority: null,
  reason: '',
});

const refused = (answer: { ok: boolean; refusal?: Refusal }): Refusal => {
  if (answer.ok || answer.refusal === undefined) throw new Error('not refused');
  return answer.refusal;
};
const warned = (phrase: Phrase | null | undefined): Phrase => {
  if (phrase === null || phrase === undefined) throw new Error('not warned');
  return phrase;
};

const raised: { readonly [number: string]: () => Refusal | Phrase } = {
  'E-01': () => refusalOf(opened(3, plain), own({ do: 'closePreparations' })),
  'E-02': () =>
    refusalOf(
      run(opened(4, plain), { type: 'entrant.edit', id: 4, entrant: { name: 'P4', members: ['B4', ' a1 '] } }),
      own({ do: 'closePreparations' }),
    ),
  'E-03': () =>
    refusalOf(
      run(seatNext(closed(8, plain), 'start'), {
        type: 'result.enter',
        round: 1,
        table: 1,
        result: { entry: 'vp', ns: 1000 },
      }),
      own({ do: 'reopenPreparations' }),
    ),
  'E-04': () => refusalOf(opened(8, vpRules({ startRounds: 2, rooms: [4] })), own({ do: 'closePreparations' })),
  'E-05': () => {
    const seated = run(seatNext(closed(8, plain), 'start'), {
      type: 'result.enter',
      round: 1,
      table: 2,
      result: { entry: 'vp', ns: 1000 },
    });
    const tables = [
      [1, 4],
      [3, 2],
      [5, 6],
      [7, 8],
    ].map((seats, i) => ({ table: i + 1, seats }));
    return refusalOf(seated, own({ do: 'editRound', round: 1, tables, byes: [] }));
  },
  'E-06': () => {
    const event = seatNext(closed(8, plain), 'start');
    const proposal = proposalFor(closed(8, plain), 'start');
    return refusalOf(event, { type: 'round.publish', method: 'swiss', options: {}, proposal, tables: [] });
  },
  'E-07': () =>
    refusalOf(
      seatNext(seatNext(closed(8, delayed), 'start'), 'start'),
      own({ do: 'setBreak', after: 1, break: { minutes: 5, text: '' } }),
    ),
  'E-08': () => {
    const tables = [
      [1, 2],
      [3, 3],
      [5, 6],
      [7, 7],
    ].map((seats, i) => ({ table: i + 1, seats }));
    return refusalOf(seatNext(closed(8, plain), 'start'), own({ do: 'editRound', round: 1, tables, byes: [] }));
  },
  'E-09': () => refusalOf(seatNext(seatNext(closed(8, delayed), 'start'), 'start'), { type: 'round.withdraw', no: 1 }),
  'E-10': () =>
    refusalOf(seatNext(closed(8, plain), 'start'), {
      type: 'result.enter',
      round: 1,
      table: 1,
      result: { entry: 'vp', ns: 1200, ew: 900 },
    }),
  'E-11': () => refusalOf(closed(8, plain), own({ do: 'setHomes', homes: [home(3, 2), home(5, 2)] })),
  'E-12': () => warnedRefusal(checkRooms([60, 36], 82)),
  'E-13': () => refused(readRounds('1 1 1 2 12-8\n1 1 3 4 12-8')),
  'E-14': () => refusalOf(playedThrough(g1, plain, 12), own({ do: 'ignoreMeetings', through: 6, forgetByes: false })),
  'W-01': () => {
    const answer = planning({ contestants: 6, rounds: 6, boardsPerRound: 4, firstBoard: 1 });
    return warned(answer.ok ? answer.value.advice[0] : null);
  },
  'W-02': () => {
    // Four contestants have met everybody after three rounds.
    const { request } = randomEvent('W-02', 4, 3);
    return warned(moreOf(seat(request)).warnings.find(({ code }) => code.endsWith('repeatUnavoidable')));
  },
  'W-03': () => {
    const { request } = randomEvent('W-03', 5, 5);
    return warned(moreOf(seat(request)).warnings.find(({ code }) => code.endsWith('secondBye')));
  },
  'W-04': () => warned(stationaryAdvice([home(3, 2, 'ns'), home(11, 4, 'ns')])[0]),
  'W-05': () =>
    warned(
      moreOf(
        seatAfter(golden('G2'), {
          options: {
            hall: {
              stationary: [
                { entrant: 5, table: 7 },
                { entrant: 13, table: 2 },
              ],
            },
          },
        }),
      ).warnings[0],
    ),
  'W-07': () => warned(boardGap({ from: 13, to: 15 }, { from: 19, to: 21 })),
  'W-08': () => warned(fewBoards(3, 8)),
  'W-09': () =>
    warned(
      controlWarning(controlSum(eventOf(g1, { rules: vpRules({ scale: publishedScales[1] ?? { kind: 'wbf' } }) }), 5)),
    ),
  'W-10': () => warned(moreOf(seatAfter(g3)).warnings[0]),
  'I-01': () => warned(phantomNotice(2, { tables: 7, phantom: 13, rooms: [], arrowRound2: true, fixed: [] })),
  'I-02': () => {
    const read = readTotals('1 20\n2 30');
    return warned(read.ok ? read.value.notice : null);
  },
  'I-03': () => {
    const event = run(
      seatNext(closed(8, plain), 'start'),
      own({
        do: 'setProvisional',
        round: 1,
        results: [1, 2, 3, 4].map((table) => ({ table, result: averageResult(plain) })),
      }),
    );
    const draw = { proposal: proposalFor(event, 'swiss'), request: null };
    return warned(drawnWith(stateOf(event), { no: 2, draw })[0]);
  },
};

const warnedRefusal = (refusal: Refusal | null): Refusal => {
  if (refusal === null) throw new Error('not refused');
  return refusal;
};

const codes: { readonly [number: string]: readonly [string, { readonly [name: string]: unknown }] } = {
  'E-01': ['bridge.tooFew', { contestants: 3, fewest: 4 }],
  'E-02': ['bridge.playerTwice', { name: 'a1', players: [1, 4] }],
  'E-03': ['bridge.resultsExist', {}],
  'E-04': ['bridge.roomOfOne', { room: 2 }],
  'E-05': ['bridge.tableHasResult', { table: 2, round: 1 }],
  'E-06': ['bridge.resultsAwaited', { round: 2, awaited: 1, tables: [1, 2, 3, 4], count: 4 }],
  'E-07': ['bridge.roundSeated', { round: 2 }],
  'E-08': ['bridge.incomplete', { players: [4, 8], other: [3, 7] }],
  'E-09': ['round.notLast', { round: 1, last: 2 }],
  'E-10': ['bridge.outsideScale', { table: 1, northSouth: 12, eastWest: 9, max: 20 }],
  'E-11': ['bridge.homeTaken', { table: 2, player: 3, other: 5 }],
  'E-12': ['bridge.roomStarts', { tables: 82, starts: [60, 36] }],
  'E-13': ['bridge.notOneSection', { round: 1, why: 'tables' }],
  'E-14': ['bridge.ignoreLater', { through: 6, round: 6, most: 5 }],
  'W-01': ['bridge.warnings.manyRounds', { rounds: 6, contestants: 6 }],
  'W-02': ['bridge.warnings.repeatUnavoidable', { round: 4 }],
  'W-03': ['bridge.warnings.secondBye', { before: 1 }],
  'W-04': ['bridge.warnings.alwaysCompared', { player: 3, other: 11, side: 'ns' }],
  'W-05': ['bridge.warnings.stationaryMeet', { player: 5, other: 13, table: 7 }],
  'W-07': ['bridge.warnings.boardsNotPlayed', { from: 16, to: 18 }],
  'W-08': ['bridge.warnings.fewBoards', { boards: 3, planned: 8 }],
  'W-09': ['bridge.warnings.controlSum', { sum: 600, expected: 900 }],
  'W-10': ['bridge.warnings.repeat', { table: 6, players: [11, 6], rounds: [2], count: 1 }],
  'I-01': ['bridge.notices.sitOut', { first: 14, second: 12 }],
  'I-02': ['bridge.notices.meetingsUnknown', {}],
  'I-03': ['bridge.notices.drawnWith', { round: 1, tables: [1, 2, 3, 4], count: 4 }],
};

describe('[bridge 7]', () => {
  test.each(Object.keys(codes))('%s', (number) => {
    const [code, params] = codes[number] ?? ['', {}];
    const message = raised[number]?.();
    expect(message?.code).toBe(code);
    expect(message?.params ?? {}).toMatchObject(params);
  });
});

describe('E-08, one thing alone', () => {
  const seated = seatNext(closed(4, plain), 'start');
  const edit = (tables: number[][]) =>
    refusalOf(
      seated,
      own({ do: 'editRound', round: 1, tables: tables.map((seats, i) => ({ table: i + 1, seats })), byes: [] }),
    );
  test.each([
    [[[1, 2]], 'bridge.missing', { players: [3, 4], count: 2 }],
    [
      [
        [1, 2],
        [3, 4],
        [1, 2],
      ],
      'bridge.double',
      { players: [1, 2], count: 2 },
    ],
    [
      [
        [1, 2],
        [3, 9],
      ],
      'bridge.strangers',
      { players: [9], count: 1 },
    ],
    [
      [
        [1, 2],
        [3, 4, 4],
      ],
      'bridge.tableNotTwo',
      { table: 2, count: 3 },
    ],
  ])('%j', (tables, code, params) => {
    expect(edit(tables)).toMatchObject({ code, params });
  });
});

describe('what else is listed when a seating is changed by hand [bridge 4.11]', () => {
  const { request } = randomEvent('edited', 9, 3);
  const field = {
    meetings: meetingsOf(request.history, 0),
    had: byeCounts(request.history, 0),
    playing: request.contestants.map(({ id }) => id),
    stationary: [{ entrant: 3, table: 7, side: null }],
    rooms: [3],
    tables: new Map([[3, 4]]),
  };
  const had = [...field.had.keys()][0] ?? 0;
  const others = field.playing.filter((id) => id !== 3 && id !== had);
  const bye = (entrant: number) => ({ entrant, reason: { code: 'bridge.byes.chosen' } });
  test('a repeat with its round, two byes, a second bye, stationary away from home, another room', () => {
    const [a = 0, b = 0] = request.history[0]?.tables[0]?.seats ?? [];
    const edited = {
      tables: [
        { table: 1, seats: [3, others[0] ?? 0] },
        { table: 2, seats: [a, b] },
      ],
      byes: [bye(had), bye(others[1] ?? 0)],
    };
    const found = editWarnings(edited, field).map(({ code }) => code);
    for (const code of ['repeat', 'twoByes', 'secondBye', 'awayFromHome', 'leavesRoom']) {
      expect(found).toContain(`bridge.warnings.${code}`);
    }
    expect(editWarnings({ tables: [], byes: [] }, { ...field, stationary: [] })).toEqual([]);
  });
});

describe('planning advice [bridge 4.1]', () => {
  const advice = (contestants: number, rounds: number) => {
    const answer = planning({ contestants, rounds, boardsPerRound: 4, firstBoard: 1 });
    return answer.ok ? answer.value.advice.map(({ code }) => code) : [answer.refusal.code];
  };
  test('52 pairs: 6 rounds no hint, 9 rounds a hint', () => {
    expect(advice(52, 6)).toEqual([]);
    expect(advice(52, 9)).toEqual(['bridge.hints.fewerRounds']);
  });
  test('6 pairs, 6 rounds: W-01', () => {
    expect(advice(6, 6)).toContain('bridge.warnings.manyRounds');
    expect(advice(6, 5)).not.toContain('bridge.warnings.manyRounds');
  });
  test('7 rounds × 4 boards from 1: boards 1–28', () => {
    expect(planning({ contestants: 20, rounds: 7, boardsPerRound: 4, firstBoard: 1 })).toMatchObject({
      ok: true,
      value: { boards: { from: 1, to: 28 }, count: 28 },
    });
  });
});

describe('commands about what is not there', () => {
  const event = closed(8, plain);
  const code = (ledger: typeof event, input: Parameters<typeof own>[0]) =>
    attempt(ledger, own(input)).refusal?.code ?? null;
  test('are refused with the number', () => {
    expect(code(event, { do: 'setHomes', homes: [home(99, 1)] })).toBe('entrant.unknown');
    expect(code(event, { do: 'setHomes', homes: [home(1, 1), home(1, 2)] })).toBe('bridge.contestantTwice');
    expect(code(event, { do: 'setOrder', order: [1] })).toBe('bridge.preparationsClosed');
    expect(code(opened(8, plain), { do: 'setOrder', order: [1, 1] })).toBe('bridge.contestantTwice');
    expect(code(event, { do: 'closePreparations' })).toBe('bridge.preparationsClosed');
    expect(code(event, { do: 'shuffleNames' })).toBe('bridge.preparationsClosed');
    expect(code(event, { do: 'editRound', round: 1, tables: [], byes: [] })).toBe('round.unknown');
    expect(code(event, { do: 'setArrows', round: 1, arrowMode: 'off' })).toBe('round.unknown');
    expect(code(event, { do: 'setProvisional', round: 1, results: [] })).toBe('round.unknown');
    expect(code(event, { do: 'cancelAdjustment', no: 1 })).toBe('bridge.noAdjustment');
    expect(code(event, { do: 'wishBye', entrant: 99, round: 2 })).toBe('entrant.unknown');
    expect(code(event, { do: 'setDirectors', entrants: [99] })).toBe('entrant.unknown');
    expect(code(event, { do: 'setCarryOver', scores: [{ entrant: 99, score: 1 }] })).toBe('entrant.unknown');
    expect(code(event, { do: 'reinstate', entrant: 1, from: 2, missed: { kind: 'own' } })).toBe('bridge.notWithdrawn');
    expect(code(opened(8, plain), { do: 'withdraw', entrant: 1, from: 1, reason: '', seated: null })).toBe(
      'bridge.notInEvent',
    );
    expect(
      code(opened(8, plain), {
        do: 'addLate',
        entrants: [1],
        from: 2,
        missed: { kind: 'own' },
        pairingScore: 0,
        pairingRounds: 0,
      }),
    ).toBe('bridge.preparationsOpen');
    expect(
      code(event, {
        do: 'addLate',
        entrants: [1],
        from: 2,
        missed: { kind: 'own' },
        pairingScore: 0,
        pairingRounds: 0,
      }),
    ).toBe('bridge.contestantTwice');
    expect(code(event, { do: 'convertTotals', totals: [{ number: 1, total: 0 }] })).toBe('bridge.preparationsClosed');
    expect(code(opened(8, plain), { do: 'convertTotals', totals: [{ number: 1, total: 0 }] })).toBe(
      'bridge.importPairs',
    );
  });
  test('methods that do not fit the round', () => {
    const proposal = proposalFor(event, 'start');
    const publish = (method: string) =>
      attempt(event, { type: 'round.publish', method, options: {}, proposal, tables: [] }).refusal;
    expect(publish('swiss')).toMatchObject({
      code: 'bridge.startRoundFirst',
      ways: [{ do: 'useMethod', params: { method: 'start' } }],
    });
    expect(publish('random')?.code).toBe('seating.noMethod');
    const later = enter(seatNext(event, 'start'), {
      no: 1,
      bye: null,
      matches: [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ].map(([a = 0, b = 0]) => ({ a, b, x: 10, y: 10 })),
    });
    const start = attempt(later, { type: 'round.publish', method: 'start', options: {}, proposal, tables: [] }).refusal;
    expect(start?.code).toBe('bridge.notStartRound');
    const wrong = attempt(later, {
      type: 'round.publish',
      method: 'swiss',
      options: { seating: 'best' },
      proposal,
      tables: [],
    }).refusal;
    expect(wrong).toMatchObject({ code: 'seating.options', path: 'options.seating' });
    expect(
      attempt(run(later, entrantsNamed(9, 9)), {
        type: 'round.publish',
        method: 'swiss',
        options: {},
        proposal: proposalFor(later, 'swiss'),
        tables: proposalFor(later, 'swiss').tables.map(({ table, seats }) => ({ table, seats: [...seats] })),
      }).refusal?.code,
    ).toBe('bridge.withoutNumber');
  });
  test('results that are none', () => {
    const seated = seatNext(event, 'start');
    const result = (entered: object) =>
      attempt(seated, { type: 'result.enter', round: 1, table: 1, result: entered as never }).refusal?.code;
    expect(result({ entry: 'vp' })).toBe('bridge.resultUnreadable');
    expect(result({ entry: 'mp', ns: 5000 })).toBe('bridge.entryUnit');
    expect(result({ entry: 'walkover', innocent: 'ns' })).toBeUndefined();
  });
});

describe('texts', () => {
  const top = join(import.meta.dirname, '../../../../..');
  const folder = join(top, 'core/games/bridge');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  test('every code of the wing has a text in the namespace', () => {
    // What several namespaces say alike stands among the common words.
    const texts = ['bridge', 'words'].map(
      (name) => JSON.parse(readFileSync(join(top, `resources/locales/en/${name}.json`), 'utf8')) as object,
    );
    const has = (path: string): boolean =>
      texts.some((known) => {
        const found = path.split('.').reduce<unknown>((at, key) => {
          if (typeof at !== 'object' || at === null) return undefined;
          const plural = Object.entries(at).find(([name]) => name === key || name.startsWith(`${key}_`));
          return plural?.[1];
        }, known);
        return typeof found === 'string';
      });
    const used = new Set(
      sources.flatMap((source) => [...source.matchAll(/'bridge\.([a-zA-Z.]+)'/g)].map((match) => match[1] ?? '')),
    );
    // A code that ends with a point is the beginning of codes; a way out has its label under `ways`.
    const places = (code: string) => [code, `refusals.${code}`, `ways.${code}`];
    const lacking = [...used].filter((code) => !code.endsWith('.') && !places(code).some(has));
    expect(lacking).toEqual([]);
    expect(used.size).toBeGreaterThan(60);
  });
});
