// @module-tag long

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../../core/game/seating.ts';
import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import type { Json } from '../../../core/tournament/words.ts';

const root = join(import.meta.dirname, '../../..');

type Ended = { readonly code: number; readonly out: string; readonly err: string };

const run = (script: string, input: string, args: readonly string[] = []): Promise<Ended> =>
  new Promise((resolve) => {
    const path = join(root, script.endsWith('.ts') ? script : `electron/cli/${script}.ts`);
    const child = execFile(process.execPath, [path, ...args], { maxBuffer: 64 * 1024 * 1024 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
    child.stdin?.end(input);
  });

const request = {
  family: 'mahjong',
  method: 'random',
  seed: 'k3',
  round: 1,
  players: Array.from({ length: 16 }, (_, i) => ({ id: i + 1 })),
};

const drawOf = async (changed: (draw: Record<string, Json>) => void = () => undefined) => {
  const proposal = JSON.parse((await run('seat', JSON.stringify(request))).out);
  const draw: Record<string, Json> = {
    format: 'seatwright-draw',
    version: 1,
    request: request as Json,
    fingerprint: fingerprint(request as Json),
    proposal,
    edited: false,
    published: proposal.tables.map(({ table, seats }: { table: number; seats: number[] }) => ({
      table,
      seats: [...seats],
    })),
  };
  changed(draw);
  return JSON.stringify(draw);
};

test.each(['seat', 'verify'] as const)(
  '%s --help shows the form and one example, and reads nothing',
  async (script) => {
    const { code, out, err } = await run(script, '', ['--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`npm run -s ${script} < `);
    expect(out.trim().split('\n')).toHaveLength(3);
  },
);

test.each([
  ['seat', 'electron/cli/seat.ts'],
  ['verify', 'electron/cli/verify.ts'],
  ['doctor', 'electron/doctor/source.ts'],
] as const)('%s names an option that it does not know in one line, and does nothing', async (_, script) => {
  const { code, out, err } = await run(script, '', ['--nope']);
  expect([code, out, err.trim().split('\n')]).toEqual([2, '', [expect.stringContaining("Unknown option '--nope'")]]);
});

test('doctor --help shows the form and one example, and checks nothing', async () => {
  const { code, out } = await run('electron/doctor/source.ts', '', ['--help']);
  expect([code, out.trim().split('\n').length]).toEqual([0, 3]);
});

test('the example of seat --help is a request', async () => {
  const { out } = await run('seat', '', ['--help']);
  expect((await run('seat', out.slice(out.indexOf('{')))).code).toBe(0);
});

describe('npm run -s seat', () => {
  test('prints the proposal: tables in seat order, byes, metrics, seed, budget used, reason codes', async () => {
    const { code, out, err } = await run('seat', JSON.stringify(request));
    expect([code, err]).toEqual([0, '']);
    const proposal = JSON.parse(out);
    expect(Object.keys(proposal).sort()).toEqual(
      ['budget', 'byes', 'engine', 'family', 'method', 'metrics', 'seed', 'tables', 'trace'].sort(),
    );
    expect(
      proposal.tables.flatMap(({ seats }: { seats: number[] }) => seats).toSorted((a: number, b: number) => a - b),
    ).toEqual(request.players.map(({ id }) => id));
    expect(proposal.tables[0].reasons[0].code).toMatch(/^mahjong\./);
  });
  test('the same request prints the same bytes', async () => {
    const [a, b] = await Promise.all([run('seat', JSON.stringify(request)), run('seat', JSON.stringify(request))]);
    expect(a.out).toBe(b.out);
  });
  const bad = [
    ['no JSON', '{', 'seating.notJson', undefined],
    ['nothing', '', 'seating.notJson', undefined],
    ['no family', '{}', 'seating.noFamily', 'family'],
    ['an inherited name as family', '{"family":"constructor"}', 'seating.noFamily', 'family'],
    ['no method', '{"family":"mahjong","method":"magic"}', 'seating.noMethod', 'method'],
    ['a wrong field', JSON.stringify({ ...request, round: 'one' }), 'seating.badRequest', 'round'],
    ['a field too many', JSON.stringify({ ...request, colour: 1 }), 'seating.badRequest', ''],
  ] as const;
  test('a text longer than 64 MB is refused with both numbers', async () => {
    const most = 64 * 1024 * 1024;
    const { code, out } = await run('seat', ' '.repeat(most + 1));
    const { refusal } = JSON.parse(out);
    expect([code, refusal.code, refusal.params]).toEqual([2, 'seating.tooLong', { length: most + 1, most }]);
  });
  test.each(bad)('%s: exit 2 and a failure with code and path', async (_what, input, expected, path) => {
    const { code, out } = await run('seat', input);
    expect(code).toBe(2);
    const { refusal } = JSON.parse(out);
    expect(refusal.code).toBe(expected);
    expect(refusal.path).toBe(path);
  });
  const later = {
    ...request,
    round: 2,
    // The ranking: place 1 first.
    players: [16, 3, 8, 1, 12, 5, 9, 2, 14, 7, 4, 10, 6, 15, 11, 13].map((id) => ({ id })),
    history: [
      {
        round: 1,
        tables: [0, 1, 2, 3].map((t) => ({ table: t + 1, seats: [1, 2, 3, 4].map((seat) => 4 * t + seat) })),
      },
    ],
  };
  const places = [0, 1, 2, 3].map((t) => [1, 5, 9, 13].map((place) => place + t));
  test.each([
    ['random', { avoidRepeats: true }],
    ['swiss', {}],
    ['swiss', { order: 'closest' }],
    ['interval', { k: 4 }],
    ['predefined', { lines: places, numbers: 'places' }],
  ] as const)('mahjong %s %j with earlier games and ranking given', async (method, options) => {
    const { code, out, err } = await run('seat', JSON.stringify({ ...later, method, options }));
    expect([code, err]).toEqual([0, '']);
    const { tables, metrics } = JSON.parse(out) as {
      tables: { seats: number[] }[];
      metrics: { repeats: number; figures: { windGap: number } };
    };
    const seated = tables.flatMap(({ seats }) => seats);
    expect(seated.toSorted((a, b) => a - b)).toEqual(request.players.map(({ id }) => id));
    if (method === 'random' || method === 'swiss') expect(metrics.repeats).toBe(0);
    else {
      // Places 1, 5, 9, 13 of the ranking come together, by interval 4 and by that script alike.
      const first = [...(tables[0]?.seats ?? [])];
      expect(first.toSorted((a, b) => a - b)).toEqual([6, 12, 14, 16]);
    }
    expect(metrics.figures.windGap).toBeLessThanOrEqual(2);
  });
  test('a script line with a number twice, and a number that nobody has: exit 2 with numbers and ways out', async () => {
    const localIds = request.players.map(({ id }) => ({ localId: id, player: id }));
    const refusal = async (lines: readonly (readonly number[])[]) => {
      const asked = { ...request, method: 'predefined', options: { lines, localIds } };
      const { code, out } = await run('seat', JSON.stringify(asked));
      expect(code).toBe(2);
      return JSON.parse(out).refusal;
    };
    expect(
      await refusal([
        [1, 2, 3, 4],
        [5, 6, 7, 7],
      ]),
    ).toMatchObject({
      code: 'mahjong.scriptNumberTwice',
      params: { number: 7, tables: [2, 2] },
    });
    expect(await refusal([[1, 2, 3, 99]])).toMatchObject({
      code: 'mahjong.scriptedPlayerMissing',
      params: { count: 1, numbers: [99], tables: [1] },
      ways: [{ do: 'mahjong.reassignLocalId' }, { do: 'mahjong.dropTable' }],
    });
  });
  test('players that do not fill tables: exit 2 with the numbers', async () => {
    const { code, out } = await run('seat', JSON.stringify({ ...request, players: request.players.slice(0, 15) }));
    expect(code).toBe(2);
    expect(JSON.parse(out).refusal).toMatchObject({
      code: 'mahjong.notMultipleOfFour',
      params: { players: 15, missing: 1 },
    });
  });
});

describe('npm run -s verify', () => {
  test('an exported draw comes out the same', async () => {
    const { code, out } = await run('verify', await drawOf());
    expect([code, JSON.parse(out)]).toEqual([
      0,
      {
        same: true,
        differences: [],
        tables: [],
        editedByHand: false,
        engine: { draw: ENGINE_VERSION, here: ENGINE_VERSION },
        sentence: { code: 'draw.isSame' },
        changes: [],
        family: 'mahjong',
        event: null,
        eventId: null,
        round: null,
        key: null,
      },
    ]);
  });
  test.each([
    ['M-1 in what was published', false, 'draw.publishedOther'],
    ['in the proposal, published alike', true, 'draw.otherTables'],
  ])('a draw whose tables were changed does not, and the tables are named: %s', async (_, both, found) => {
    const changed = await drawOf((draw) => {
      const proposal = draw.proposal as { tables: { seats: number[] }[] };
      for (const tables of [draw.published as { seats: number[] }[], ...(both ? [proposal.tables] : [])]) {
        const [first, second] = tables;
        if (first === undefined || second === undefined) return;
        [first.seats[0], second.seats[0]] = [second.seats[0] as number, first.seats[0] as number];
      }
    });
    const { code, out } = await run('verify', changed);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      same: false,
      differences: [{ code: found, params: { tables: [1, 2] } }],
      tables: [1, 2],
    });
  });
  test('a draw whose request was changed does not', async () => {
    const { code, out } = await run(
      'verify',
      await drawOf((draw) => {
        draw.fingerprint = '0'.repeat(16);
      }),
    );
    expect(code).toBe(1);
    expect(JSON.parse(out).differences).toEqual([{ code: 'draw.otherRequest' }]);
  });
  test('something else is no draw: exit 2', async () => {
    const { code, out } = await run('verify', '{"format":"other"}');
    expect(code).toBe(2);
    expect(JSON.parse(out).refusal.code).toBe('seating.badDraw');
  });
});
