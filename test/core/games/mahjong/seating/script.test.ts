import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ScriptRounds,
  type ScriptTable,
  writeScript,
} from '../../../../../core/games/mahjong/seating/script/script.ts';
import {
  checkScript,
  pairsMetAgain,
  type ScriptPeople,
} from '../../../../../core/games/mahjong/seating/script/script-check.ts';
import {
  checkLocalIds,
  nextLocalId,
  numberAtRandom,
  numberInOrder,
} from '../../../../../core/games/mahjong/seating/script/script-map.ts';
import { withPlayedRounds } from '../../../../../core/games/mahjong/seating/script/script-played.ts';
import { LONGEST_SCRIPT, readScript } from '../../../../../core/games/mahjong/seating/script/script-read.ts';
import { played } from '../requests.ts';

const example = '1-2-3-4\n5-6-7-8\n\n1-3-5-7\n2-4-6-8';
const exampleRounds = [
  [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ],
  [
    [1, 3, 5, 7],
    [2, 4, 6, 8],
  ],
];

const people = (n: number, more: Partial<ScriptPeople> = {}): ScriptPeople => {
  const active = Array.from({ length: n }, (_, i) => i + 1);
  return { numbers: 'localIds', localIds: numberInOrder(active), active, plannedRounds: 0, ...more };
};

const check = (text: string, n: number, more: Partial<ScriptPeople> = {}) =>
  checkScript(readScript(text), people(n, more)).map(({ code, params }) => ({
    rule: code.replace('mahjong.script.', ''),
    ...params,
  }));

const rules = (...args: Parameters<typeof check>) => check(...args).map(({ rule }) => rule);

describe('reading (M-22)', () => {
  test('G-P3 CRLF, three blank lines, spaces and commas give the same', () => {
    const variants = [
      example,
      example.replaceAll('\n', '\r\n'),
      example.replaceAll('\n', '\r'),
      example.replace('\n\n', '\n\n\n\n'),
      example.replaceAll('-', ' - '),
      example.replaceAll('-', ', '),
      example.replaceAll('-', ';'),
      example.replaceAll('-', '\t'),
      example.replaceAll('-', '  '),
      example.replaceAll('-', '\u2013'),
      '1-2,3 4\n5;6\t7\u20138\n\n1 - 3 ,5;7\n2 4 6 8',
      `\n\n${example}\n\n`,
      example.replaceAll(/^/gm, '   ').replaceAll(/$/gm, ' \t'),
      example.replace('\n\n', '\n \t \n'),
      example.replaceAll(/\b(\d)\b/g, '00$1'),
      `\uFEFF${example}`,
      example.replaceAll(/(\d)$/gm, '$1;'),
      `# round 1\n1-2-3-4 # the stage\n# camera\n5-6-7-8\n\n# round 2\n1-3-5-7\n2-4-6-8 #`,
    ];
    for (const text of variants) {
      const { rounds, problems } = readScript(text);
      expect({ text, problems }).toEqual({ text, problems: [] });
      expect({ text, rounds }).toEqual({ text, rounds: exampleRounds });
    }
  });

  test('canonical form: one blank line between rounds, no final newline', () => {
    expect(writeScript(readScript(`${example}\r\n\r\n`).rounds)).toBe(example);
  });

  test('export then import is the identity', () => {
    const four = fc.tuple(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.integer({ min: 1, max: 160 }),
      fc.integer({ min: 1, max: 160 }),
      fc.integer({ min: 1, max: 160 }),
    );
    const scripts = fc.array(fc.array(four, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(scripts, (rounds: ScriptRounds) => {
        expect(readScript(writeScript(rounds))).toMatchObject({ rounds, problems: [] });
      }),
    );
  });

  test('no text breaks it, and every error has a place', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '23', '-', ',', ' ', '\n', '\r', '#', 'x', '\u2013', '0') }),
        (text) => {
          const { rounds, at, problems } = readScript(text);
          expect(at.map((tables) => tables.length)).toEqual(rounds.map((tables) => tables.length));
          for (const { code, params } of problems)
            if (code !== 'mahjong.script.E5') {
              const lines = text.split(/\r\n|\r|\n/);
              expect(lines[Number(params.line) - 1]?.length).toBeGreaterThanOrEqual(Number(params.column));
            }
        },
      ),
    );
  });

  test('a text that is too long is not read', () => {
    const { problems } = readScript(' '.repeat(LONGEST_SCRIPT + 1));
    expect(problems.map(({ code }) => code)).toEqual(['mahjong.script.tooLong']);
  });
});

describe('errors [mahjong 11.2]', () => {
  test('G-P4 E1: a line is not exactly four', () => {
    expect(check('1-2-3', 4)[0]).toEqual({ rule: 'E1', round: 1, table: 1, line: 1, column: 5, count: 3 });
    expect(check('1-2-3-4-5', 5)[0]).toEqual({ rule: 'E1', round: 1, table: 1, line: 1, column: 9, count: 5 });
  });

  test('G-P4 E2: not a whole number >= 1', () => {
    expect(check('1-2-x-4', 4)[0]).toEqual({
      rule: 'E2',
      round: 1,
      table: 1,
      position: 3,
      line: 1,
      column: 5,
      text: 'x',
    });
    expect(check('\n1-2-3-4\n  1, 0, 2.5, 3', 4).slice(0, 2)).toEqual([
      { rule: 'E2', round: 1, table: 2, position: 2, line: 3, column: 6, text: '0' },
      { rule: 'E2', round: 1, table: 2, position: 3, line: 3, column: 9, text: '2.5' },
    ]);
    expect(rules('1--3-4', 4)).toContain('E2');
    expect(rules('-1-2-3-4', 4)).toContain('E2');
  });

  test('G-P4 E3: a number twice in a round, at round 1, table 2, position 4', () => {
    expect(check('1-2-3-4\n5-6-7-7', 8)).toContainEqual({
      rule: 'E3',
      round: 1,
      table: 2,
      position: 4,
      line: 2,
      number: 7,
      otherTable: 2,
      otherPosition: 3,
    });
    expect(rules('1-2-3-4\n\n1-2-3-4', 4)).not.toContain('E3');
  });

  test('G-P4 E4: a number without an active player', () => {
    const e4 = { rule: 'E4', round: 1, table: 1, position: 4, line: 1, number: 9 };
    expect(check('1-2-3-9', 8)).toContainEqual(e4);
    const map = numberInOrder([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(check('1-2-3-9', 8, { localIds: map })).toContainEqual(e4);
    expect(check('1-2-3-9', 9, { localIds: map }).map(({ rule }) => rule)).not.toContain('E4');
    expect(check('1-2-3-9', 8, { numbers: 'places', localIds: [] })).toContainEqual(e4);
  });

  test('E4 and W1 are about rounds still to come: who left or joined since is no matter in a round that is past', () => {
    const text = '1-2-3-9\n\n1-2-3-9';
    const found = (current: number) =>
      checkScript(readScript(text), people(8, { current }))
        .filter(({ code }) => /\.(E4|W1)$/.test(code))
        .map(({ code, params }) => [code.slice(-2), params.round]);
    expect(found(1)).toEqual([
      ['E4', 1],
      ['E4', 2],
      ['W1', 1],
      ['W1', 2],
    ]);
    expect(found(2)).toEqual([
      ['E4', 2],
      ['W1', 2],
    ]);
  });

  test('E5: empty', () => {
    expect(rules('\n  \n# nothing\n', 8)).toEqual(['E5']);
  });

  test('tables keep their number when one above has an error', () => {
    expect(check('1-2-3\n5-6-7-7', 8)).toContainEqual(
      expect.objectContaining({ rule: 'E3', table: 2, position: 4, line: 2 }),
    );
  });
});

describe('warnings [mahjong 11.2]', () => {
  test('G-P6 eight players, one table per round: legal, W1 lists four', () => {
    const found = checkScript(readScript('1-2-3-4\n\n5-6-7-8'), people(8));
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(found.map(({ code, params }) => [code, params])).toEqual([
      ['mahjong.script.W1', { round: 1, numbers: [5, 6, 7, 8], count: 4 }],
      ['mahjong.script.W1', { round: 2, numbers: [1, 2, 3, 4], count: 4 }],
    ]);
  });

  test('W2 rounds with different numbers of tables', () => {
    expect(check('1-2-3-4\n5-6-7-8\n\n1-2-5-6', 8)).toContainEqual({ rule: 'W2', tables: [2, 1] });
  });

  test('W3 pairs that meet more than once, with their rounds', () => {
    expect(check('1-2-3-4\n\n2-1-5-6\n\n7-8-2-1', 8).filter(({ rule }) => rule === 'W3')).toEqual([
      { rule: 'W3', numbers: [1, 2], rounds: [1, 2, 3], count: 3 },
    ]);
  });

  test('W3 a number that stands twice in a round is an error there, no meeting with itself and no second one', () => {
    const found = check('1-2-3-4\n5-6-7-7\n\n5-1-2-6', 8);
    expect(found.filter(({ rule }) => rule === 'E3')).toHaveLength(1);
    expect(found.filter(({ rule }) => rule === 'W3')).toEqual([
      { rule: 'W3', numbers: [1, 2], rounds: [1, 2], count: 2 },
      { rule: 'W3', numbers: [5, 6], rounds: [1, 2], count: 2 },
    ]);
  });

  test('W4 wind counts of a player differ by more than 1', () => {
    const found = check('1-2-3-4\n\n1-3-4-2\n\n4-2-1-3', 4).filter(({ rule }) => rule === 'W4');
    expect(found).toEqual([
      { rule: 'W4', number: 1, winds: [2, 0, 1, 0] },
      { rule: 'W4', number: 2, winds: [0, 2, 0, 1] },
    ]);
  });

  test('W5 a player at the same table line in consecutive rounds', () => {
    const found = check('1-2-3-4\n5-6-7-8\n\n1-6-7-8\n5-2-3-4', 8).filter(({ rule }) => rule === 'W5');
    expect(found).toEqual([
      { rule: 'W5', number: 1, table: 1, rounds: [1, 2] },
      { rule: 'W5', number: 5, table: 2, rounds: [1, 2] },
    ]);
  });

  test('W6 fewer rounds than planned', () => {
    expect(check(example, 8, { plannedRounds: 3 })).toContainEqual({ rule: 'W6', rounds: 2, planned: 3 });
    expect(rules(example, 8, { plannedRounds: 2 })).not.toContain('W6');
  });

  test('W7 registered players that occur nowhere, with and without a number', () => {
    expect(check('1-2-3-4', 6, { localIds: numberInOrder([1, 2, 3, 4, 5]) })).toContainEqual({
      rule: 'W7',
      numbers: [5],
      players: [6],
      count: 2,
    });
  });

  test('a clean script has neither errors nor warnings', () => {
    expect(check('1-2-3-4\n5-6-7-8', 8)).toEqual([]);
  });

  test('M-28 a script by places is not judged by who meets whom', () => {
    expect(rules('1-2-3-4\n\n1-2-3-4', 4, { numbers: 'places', localIds: [] })).toEqual([]);
  });
});

test('G-P1 the perfect 16 x 5: nobody meets twice, 120 pairs once each', () => {
  const perfect = [
    '1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16',
    '1-5-9-13, 2-6-10-14, 3-7-11-15, 4-8-12-16',
    '1-6-11-16, 2-5-12-15, 3-8-9-14, 4-7-10-13',
    '1-7-12-14, 2-8-11-13, 3-5-10-16, 4-6-9-15',
    '1-8-10-15, 2-7-9-16, 3-6-12-13, 4-5-11-14',
  ].map((round) => round.replaceAll(', ', '\n'));
  const read = readScript(perfect.join('\n\n'));
  expect(checkScript(read, people(16)).filter(({ code }) => code === 'mahjong.script.W3')).toEqual([]);
  const pairs = new Set(
    read.rounds.flat().flatMap((table) => table.flatMap((a) => table.filter((b) => a < b).map((b) => `${a}-${b}`))),
  );
  expect(pairs.size).toBe(120);
  expect(pairsMetAgain([...read.rounds, ...read.rounds.slice(0, 1)])).toHaveLength(24);
});

describe('mapping (M-24)', () => {
  const map = [
    { localId: 3, player: 30 },
    { localId: 7, player: 10 },
  ];

  test('the next free number is the highest used + 1', () => {
    expect(nextLocalId([])).toBe(1);
    expect(nextLocalId(map)).toBe(8);
  });

  test('numbers are unique', () => {
    expect(checkLocalIds(map)).toBeNull();
    expect(checkLocalIds([...map, { localId: 3, player: 40 }])).toMatchObject({
      code: 'mahjong.localIdTaken',
      params: { localId: 3, players: [30, 40] },
      ways: [{ do: 'mahjong.useLocalId', params: { player: 40, localId: 8 } }],
    });
    expect(checkLocalIds([...map, { localId: 4, player: 30 }])).toMatchObject({
      code: 'mahjong.twoLocalIds',
      params: { player: 30, localIds: [3, 4] },
    });
  });

  test('in registration order, or by rating list', () => {
    expect(numberInOrder([5, 2])).toEqual([
      { localId: 1, player: 5 },
      { localId: 2, player: 2 },
    ]);
  });

  test('at random by seed, everybody another number', () => {
    const players = Array.from({ length: 20 }, (_, i) => i + 1);
    const drawn = numberAtRandom(players, 'seed');
    expect(drawn).toEqual(numberAtRandom(players, 'seed'));
    expect(drawn).not.toEqual(numberAtRandom(players, 'other'));
    expect(drawn.map(({ player }) => player)).toEqual(players);
    expect(drawn.map(({ localId }) => localId).sort((a, b) => a - b)).toEqual(players);
  });
});

describe('M-27 played rounds written into the script', () => {
  const script: ScriptRounds = readScript(example).rounds;
  const map = numberInOrder([11, 12, 13, 14, 15, 16, 17, 18]);
  const history = played('18-17-16-15, 14-13-12-11');

  test('the real rounds stand in front, by local id, and the current game is the next number', () => {
    expect(withPlayedRounds(script, 1, history, map)).toEqual({
      rounds: [
        [
          [8, 7, 6, 5],
          [4, 3, 2, 1],
        ],
        ...exampleRounds,
      ],
      current: 2,
      localIds: map,
    });
  });

  test('script rounds before the current game are replaced by what was really played', () => {
    const after = withPlayedRounds(script, 2, history, map);
    expect(after.rounds.slice(1)).toEqual(exampleRounds.slice(1));
  });

  test('afterwards W3 counts real history', () => {
    const { rounds } = withPlayedRounds(script, 1, history, map);
    expect(pairsMetAgain(rounds)).toContainEqual({ numbers: [1, 2], rounds: [1, 2] });
  });

  test('somebody who played and has no number gets the next one', () => {
    const { localIds, rounds } = withPlayedRounds(script, 1, played('11-12-13-99'), map);
    expect(localIds.at(-1)).toEqual({ localId: 9, player: 99 });
    expect(rounds[0]).toEqual([[1, 2, 3, 9] satisfies ScriptTable]);
  });
});
