import { describe, expect, test } from 'vitest';
import { type ReportedEvent, trfFromDuel } from '../../../../core/exchange/trf/from-duel.ts';
import { readTrf } from '../../../../core/exchange/trf/read.ts';
import { duelFromTrf } from '../../../../core/exchange/trf/to-duel.ts';
import { defaultValues, type Trf } from '../../../../core/exchange/trf/trf.ts';
import { writeTrf } from '../../../../core/exchange/trf/write.ts';
import { recordsOf } from '../../../../core/games/duel/seating/records/records.ts';
import { duelStandings } from '../../../../core/games/duel/seating/records/standings.ts';
import type { DuelRequest } from '../../../../core/games/duel/seating/request.ts';
import { type Played, request, type Setup, seeds } from '../../games/duel/events.ts';
import { simulate } from '../../games/duel/simulation.ts';

const reported = (asked: DuelRequest, rest: Partial<ReportedEvent> = {}): ReportedEvent => ({
  texts: [{ tag: '012', text: 'Spring Cup' }],
  people: asked.players.map(({ id }) => ({ id, name: `Player, No ${id}` })),
  source: asked,
  rounds: 9,
  places: new Map(
    duelStandings(asked, ['headToHead', 'strengthOfSchedule']).rows.map(({ entrant, place }) => [entrant, place ?? 0]),
  ),
  tieBreaks: ['headToHead', 'strengthOfSchedule'],
  never: asked.never,
  acceleratedSeeds: null,
  awardedByes: [],
  ...rest,
});

const fileOf = (setup: Setup, rest: Partial<ReportedEvent> = {}): Trf => {
  const answer = trfFromDuel(reported(request({ round: 9, ...setup }), rest));
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

const readAgain = (text: string): Trf => {
  const read = readTrf(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems[0]));
  return read.trf;
};

const history: Played[] = [
  {
    round: 1,
    matches: [
      { a: 1, b: 3, outcome: 'a' },
      { a: 2, b: 4, outcome: 'draw' },
    ],
    byes: [{ player: 5, reason: 'pairing' }],
  },
  {
    round: 2,
    matches: [
      { a: 5, b: 1, outcome: 'b', reason: 'noShow' },
      { a: 2, b: 3, outcome: 'draw', reason: 'intentionalDraw' },
    ],
    byes: [{ player: 4, reason: 'awarded', points: 50 }],
  },
];

describe('writing a tournament report file', () => {
  const text = writeTrf(fileOf({ players: seeds(5), history }), '2026');
  const lines = text.split('\n');

  test('every line ends with a carriage return', () => {
    expect(lines.slice(0, -1).every((line) => line.endsWith('\r'))).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  test('a player is laid out in the columns of the format', () => {
    const first = lines.find((line) => line.startsWith('001    1')) ?? '';
    const columns = (from: number, to: number): string => first.slice(from - 1, to);
    expect(columns(1, 3)).toBe('001');
    expect(columns(5, 8)).toBe('   1');
    expect(columns(15, 47).trimEnd()).toBe('Player, No 1');
    expect(columns(81, 84)).toBe(' 2.0');
    expect(columns(86, 89)).toBe('   1');
    expect(columns(92, 99)).toBe('   3 w 1');
    expect(columns(102, 109)).toBe('   5 b +');
  });

  test('results: draw, forfeits, intentional draw, byes, white for player A', () => {
    const rounds = (number: number): string =>
      (lines.find((line) => line.startsWith(`001    ${number}`)) ?? '').slice(91).trimEnd();
    expect(rounds(2)).toBe('   4 w =     3 w D');
    expect(rounds(4)).toBe('   2 b =  0000 - H');
    expect(rounds(5)).toBe('0000 - U     1 w -');
  });

  test('the records of 2026', () => {
    expect(lines.map((line) => line.trimEnd())).toEqual(
      expect.arrayContaining([
        '012 Spring Cup',
        '142 9',
        '152 W',
        '192 CUSTOM_SWISS',
        '202 DE,BH',
        '### This event has no colours: the player written first is given as white.',
      ]),
    );
    expect(text).not.toContain('162');
  });

  test('points per result only where they differ from the usual ones', () => {
    const other = writeTrf(fileOf({ players: seeds(2), pointsSystem: { win: 300, draw: 100 } }), '2026');
    expect(other).toContain('162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0\r');
  });

  test('never-pair list, acceleration, byes given for the next round', () => {
    const setup: Setup = { players: seeds(12), never: [[2, 11]] };
    const other = writeTrf(fileOf(setup, { acceleratedSeeds: 6, awardedByes: [3, 7] }), '2026').split('\r\n');
    expect(other).toEqual(
      expect.arrayContaining([
        '260 001 009    2   11',
        '250       1.0 001 003 0001 0006',
        '250       0.5 004 005 0001 0006',
        '240 F 001    3    7',
      ]),
    );
  });

  test('points per game, penalties and unusual byes are abnormal points', () => {
    const setup: Setup = {
      players: seeds(4).map((player) => (player.id === 4 ? { ...player, adjustment: -50 } : player)),
      pointsSystem: { game: 100, winningScore: 2 },
      history: [
        {
          round: 1,
          matches: [{ a: 1, b: 2, outcome: 'a', games: { a: 2, b: 1 } }],
          byes: [{ player: 3, reason: 'awarded', points: 20 }],
        },
      ],
    };
    const other = writeTrf(fileOf(setup), '2026')
      .split('\r\n')
      .filter((line) => line.startsWith('299'));
    expect(other).toEqual([
      '299          -0.5  000    4',
      '299 W         3.0  001    1',
      '299 L         1.0  001    2',
      '299 F         0.2  001    3',
    ]);
    expect(readTrf(writeTrf(fileOf(setup), '2026'))).toMatchObject({ ok: true, warnings: [] });
  });

  test('the form of 2016 has only its own records, and rounds and prohibited pairs as engines read them', () => {
    const old = writeTrf(fileOf({ players: seeds(4), never: [[1, 2]], pointsSystem: { win: 300 } }), '2016').split(
      '\r\n',
    );
    expect(old.map((line) => line.slice(0, 3))).toEqual(['012', 'XXR', 'XXP', '001', '001', '001', '001', '']);
    expect(old).toContain('XXP 1 2');
  });

  test('refuses what the format cannot hold', () => {
    const refusal = (setup: Setup) => {
      const answer = trfFromDuel(reported(request({ round: 9, ...setup })));
      return answer.ok ? null : answer.refusal;
    };
    expect(refusal({ players: seeds(10_000) })).toMatchObject({
      code: 'duel.trf.tooMany',
      params: { players: 10_000, most: 9999 },
    });
    expect(refusal({ players: seeds(2), pointsSystem: { win: 75 } })).toMatchObject({
      code: 'duel.trf.pointsNotWritable',
    });
    const quarter = seeds(2).map((player) => ({ ...player, adjustment: 25 }));
    expect(refusal({ players: quarter })).toMatchObject({
      code: 'duel.trf.pointsNotWritable',
      params: { player: 1, points: 0.25 },
    });
    const open: Played[] = [{ round: 1, matches: [{ a: 1, b: 2, outcome: 'open' }] }];
    expect(refusal({ players: seeds(2), history: open })).toMatchObject({
      code: 'duel.trf.openMatches',
      params: { round: 1, count: 1 },
    });
  });
});

describe('there and back', () => {
  test('a file read again is the same file', () => {
    const trf = fileOf({ players: seeds(5), history, never: [[1, 5]] }, { acceleratedSeeds: 2, awardedByes: [4] });
    expect(readAgain(writeTrf(trf, '2026'))).toEqual(trf);
  });

  test('40 simulated events keep points, opponents and the next round', () => {
    for (let i = 0; i < 40; i++) {
      const setup: Setup =
        i % 3 === 0
          ? { pointsSystem: { win: 300, draw: 100 } }
          : i % 3 === 1
            ? { pointsSystem: { win: 100, game: 50, winningScore: 2 } }
            : {};
      const players = 5 + i;
      const { asked } = simulate({ name: `trf ${i}`, players, rounds: 5, draws: 0.2, drops: 0.02, setup }).at(-1) ?? {
        asked: request({}),
      };
      const written = trfFromDuel(reported(asked));
      if (!written.ok) throw new Error(written.refusal.code);
      const read = duelFromTrf(readAgain(writeTrf(written.value, '2026')));
      const { players: people, history: rounds, pointsSystem } = read;
      const again = request({ players: [...people], history: [...rounds], pointsSystem, round: asked.round });
      const before = recordsOf(asked);
      const after = recordsOf(again);
      for (const [id, record] of before) {
        expect(after.get(id)?.points).toBe(record.points);
        expect(
          after
            .get(id)
            ?.lines.map(({ opponent }) => opponent)
            .filter((other) => other !== null),
        ).toEqual(record.lines.map(({ opponent }) => opponent).filter((other) => other !== null));
        expect(after.get(id)?.lines.filter(({ fullBye }) => fullBye).length).toBe(
          record.lines.filter(({ fullBye }) => fullBye).length,
        );
      }
    }
  });

  test('who only has absences at the end is dropped', () => {
    const read = duelFromTrf(
      fileOf({
        players: seeds(3),
        history: [
          { round: 1, matches: [{ a: 1, b: 2, outcome: 'a' }] },
          { round: 2, matches: [{ a: 1, b: 3, outcome: 'a' }] },
        ],
      }),
    );
    expect(read.players.map(({ id, active }) => [id, active])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(read.history[0]?.byes).toEqual([{ player: 3, reason: 'missed' }]);
  });
});

const SAMPLE = [
  '012 Open of the Isles',
  '022 Porto',
  '042 2026/05/01',
  '142 5',
  '162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0',
  '### made by hand',
  '001    1 m GM Gama, Ana                         2400 POR    12345678 1990/01/02  1.5    1     3 w 1     2 b =',
  '001    2 w    Borges, Rui                       2300 POR                         1.5    2     4 b +     1 w =',
  '001    3 m    Costa, Inês                       2200 POR                         1.0    3     1 b 0  0000 - U',
  '001    4      Dias, Nuno                                                         0.0    4     2 w -  0000 - Z',
  '240 H 003    4',
  '260 001 005    1    4',
  'XYZ something else',
].join('\r\n');

describe('reading a tournament report file', () => {
  const problemsOf = (text: string) => {
    const read = readTrf(text);
    return read.ok
      ? []
      : read.problems.map(
          ({ code, line, column, text: found }) => `${line}:${column} ${code.replace('duel.trf.', '')} ${found}`,
        );
  };
  const changed = (from: string, to: string): string => {
    expect(SAMPLE).toContain(from);
    return SAMPLE.replace(from, to);
  };

  test('players, rounds, texts, byes and prohibited pairs', () => {
    const trf = readAgain(SAMPLE);
    expect(trf.players.map(({ number, name }) => `${number} ${name}`)).toEqual([
      '1 Gama, Ana',
      '2 Borges, Rui',
      '3 Costa, Inês',
      '4 Dias, Nuno',
    ]);
    expect(trf.players[0]).toMatchObject({
      sex: 'm',
      title: 'GM',
      rating: 2400,
      federation: 'POR',
      fideNumber: '12345678',
      birth: '1990/01/02',
      points: 15,
      rank: 1,
    });
    expect(trf.players[1]?.rounds).toEqual([
      { opponent: 4, colour: 'b', result: '+' },
      { opponent: 1, colour: 'w', result: '=' },
    ]);
    expect(trf).toMatchObject({
      rounds: 5,
      values: defaultValues,
      byes: [{ type: 'H', round: 3, players: [4] }],
      prohibited: [{ firstRound: 1, lastRound: 5, players: [1, 4] }],
    });
    expect(trf.texts).toEqual([
      { tag: '012', text: 'Open of the Isles' },
      { tag: '022', text: 'Porto' },
      { tag: '042', text: '2026/05/01' },
    ]);
    expect(trf.comments).toEqual(['made by hand']);
  });

  test('unknown records are left out with a warning', () => {
    const read = readTrf(SAMPLE);
    expect(read.ok && read.warnings.map(({ code, line }) => [code, line])).toEqual([['duel.trf.unknownRecord', 13]]);
  });

  test('all line ends and a byte order mark are read', () => {
    for (const end of ['\n', '\r', '\r\n'])
      expect(readAgain(`\uFEFF${SAMPLE.replaceAll('\r\n', end)}`)).toEqual(readAgain(SAMPLE));
  });

  test('points that differ from the results are a warning', () => {
    const read = readTrf(changed(' 0.0    4', ' 0.5    4'));
    expect(read.ok && read.warnings.map(({ code, line, column }) => [code, line, column])).toContainEqual([
      'duel.trf.pointsDiffer',
      10,
      81,
    ]);
  });

  test.each([
    [
      'start number',
      '001    1 m GM',
      '001    x m GM',
      ['7:5 badNumber x', '8:102 unknownPlayer 1', '9:92 unknownPlayer 1'],
    ],
    ['no start number', '001    4  ', '001       ', ['10:5 noNumber ', '8:92 unknownPlayer 4']],
    ['sex', '001    2 w', '001    2 x', ['8:10 badSex x']],
    ['rating', '2300', '23o0', ['8:49 badNumber 23o0']],
    ['points', ' 1.0    3', '1,00    3', ['9:81 badPoints 1,00']],
    ['colour', '3 w 1', '3 x 1', ['7:97 badColour x']],
    ['result letter', '3 w 1', '3 w Q', ['7:99 badResult Q', '7:99 resultDiffers Q']],
    ['result without opponent', '0000 - U', '0000 - 1', ['9:102 noOpponent 0000 - 1']],
    ['opponent without result', '2 b =', '2 b  ', ['7:102 noResult 2 b', '7:109 resultDiffers ']],
    ['an opponent who is not listed', '4 b +', '9 b +', ['8:92 unknownPlayer 9', '10:92 opponentDiffers 2']],
    ['opponents who do not name each other', '1 b 0', '2 b 0', ['7:92 opponentDiffers 3', '9:92 opponentDiffers 2']],
    ['results that do not fit', '1 b 0', '1 b 1', ['7:99 resultDiffers 1']],
    ['the same colour', '1 w =', '1 b =', ['7:107 sameColour b']],
    ['a number twice', '001    4', '001    3', ['10:5 twice 3', '8:92 unknownPlayer 4', '10:92 opponentDiffers 2']],
    ['a second pairing bye', '0000 - Z', '0000 - U', ['10:102 secondBye 0000 - U']],
    ['a bye of an unknown kind', '240 H', '240 Q', ['11:5 badBye Q']],
    ['a prohibited pair of one', '    1    4\r\nXYZ', '    1\r\nXYZ', ['12:1 incomplete 260 001 005    1']],
    ['rounds', '142 5', '142 five', ['4:5 badNumber five']],
    ['a value of an unknown result', 'D 0.5', 'Q 0.5', ['5:15 badValue Q']],
    ['a team record', 'XYZ something', '013 something', ['13:1 teams 013']],
  ])('%s', (_, from, to, problems) => {
    expect(problemsOf(changed(from, to))).toEqual(problems);
  });

  test('an empty file has no players', () => {
    expect(problemsOf('')).toEqual(['1:1 noPlayers ']);
  });

  test('more rounds than an event can have are refused with the column from which to cut them off', () => {
    const head = '001    1      A                                                                  0.0';
    const file = (rounds: number) => `XXR 99\n${head.padEnd(91)}${'0000 - Z  '.repeat(rounds)}`;
    const read = readTrf(file(31));
    expect(read).toMatchObject({
      ok: false,
      problems: [
        { code: 'duel.trf.tooManyRounds', params: { rounds: 31, most: 30, column: 392 }, line: 2, column: 392 },
      ],
    });
    const cut = file(31)
      .split('\n')
      .map((line) => line.slice(0, 391))
      .join('\n');
    // Of the planned rounds as many as can be played.
    expect(duelFromTrf(readAgain(cut))).toMatchObject({ rounds: 30 });
  });

  test('acceleration, abnormal points and the older extensions', () => {
    const text = [
      '001    1      A                                                                  0.0      ',
      '001    2      B                                                                  0.0      ',
      '250       1.0 001 003 0001 0002',
      '299          -0.5  000    2',
      'XXR 7',
      'XXP 1 2',
    ].join('\n');
    expect(readAgain(text)).toMatchObject({
      rounds: 7,
      accelerations: [{ points: 10, firstRound: 1, lastRound: 3, firstPlayer: 1, lastPlayer: 2 }],
      abnormal: [{ type: '', points: -5, round: null, players: [2] }],
      prohibited: [{ players: [1, 2] }],
    });
  });
});
