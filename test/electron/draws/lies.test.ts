/**
 * Goldens G-V [ME-53]: an honest draw of every method of every game is confirmed, and each lie is found under its
 * own code. [fault M-1]: *verify* confirmed falsified draws.
 */

import { beforeAll, describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import type { ExportedDraw } from '../../../core/tournament/draws/draw-file.ts';
import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import type { HandChange } from '../../../core/tournament/draws/hand-change.ts';
import type { GameId, Json, Table } from '../../../core/tournament/words.ts';
import { runMethod } from '../../../electron/workers/run-method.ts';
import { bases, cutShort, falsified, honest, judged, type Loose, provedRepeats, searched, takenIn } from './honest.ts';

type Tables = { table: number; seats: number[] }[];

/** Exchanges the first people of the first and the last table. */
const exchange = (tables: Tables): void => {
  const [a, b] = [tables[0], tables.at(-1)];
  if (a === undefined || b === undefined || a === b) throw new Error('two tables are wanted');
  [a.seats[0], b.seats[0]] = [b.seats[0] as number, a.seats[0] as number];
};

const reseated = (draw: Loose, change: (request: Record<string, Json>) => void) => {
  change(draw.request as Record<string, Json>);
  draw.fingerprint = fingerprint(draw.request as Json);
};

/** Figures and claims of the tables as they are now, as somebody would write them who falsifies with care. */
const remeasured = (draw: Loose): void => {
  const { family, method: id } = draw.proposal as { family: GameId; method: string };
  const method = families[family].seating.methods.find((one) => one.id === id);
  draw.metrics = method?.measure(method.request.parse(draw.request) as never, draw.proposal.tables);
  draw.proposal.metrics = draw.metrics;
};

/** Which tables the first and the last of the list are. */
const ends = ({ published: { tables } }: ExportedDraw): number[] =>
  [tables[0]?.table ?? 0, tables.at(-1)?.table ?? 0].toSorted((a, b) => a - b);

const swap = ({ published: { tables } }: ExportedDraw): HandChange => ({
  do: 'swap',
  a: { table: tables[0]?.table ?? 0, seat: 0 },
  b: { table: tables.at(-1)?.table ?? 0, seat: 0 },
  rev: 2,
  at: '2026-05-02T14:02:00.000Z',
  by: 'TO',
  reason: 'late arrival',
});

/** Bases with a lot for tables or seats, so that another seed gives others. */
const BY_LOT = new Set(['mahjong-random', 'mahjong-interval', 'mahjong-swiss', 'poker-wizard', 'poker-consolidate']);

describe.each(bases)('M-1 %s', (name, request) => {
  let draw: ExportedDraw;
  let all: number[];
  beforeAll(async () => {
    draw = await honest(request);
    all = draw.published.tables.map(({ table }) => table).toSorted((a, b) => a - b);
  });
  const lie = (change: Parameters<typeof falsified>[1]) => judged(falsified(draw, change));

  test('an honest draw is confirmed', async () => {
    expect(await judged(draw)).toMatchObject({ exit: 0, codes: [], tables: [], sentence: 'draw.isSame' });
  });
  test('1 two people of two tables exchanged in what was published', async () => {
    const { exit, found } = await lie(({ published }) => exchange(published.tables));
    expect([exit, found]).toMatchObject([1, [{ code: 'draw.publishedOther', params: { tables: ends(draw) } }]]);
    expect(found).toHaveLength(1);
  });
  test('2 two seats of a table exchanged', async () => {
    const { exit, codes, tables } = await lie(({ published }) => published.tables[0].seats.reverse());
    expect([exit, codes, tables]).toEqual([1, ['draw.publishedWinds'], [draw.published.tables[0]?.table]]);
  });
  test('3 two tables exchanged their numbers', async () => {
    const { exit, codes, tables } = await lie(({ published }) => {
      const [a, b] = [published.tables[0], published.tables.at(-1)];
      [a.table, b.table] = [b.table, a.table];
    });
    expect([exit, codes, tables]).toEqual([1, ['draw.publishedNumbers'], ends(draw)]);
  });
  test('4 a table dropped', async () => {
    const { exit, found } = await lie(({ published }) => published.tables.shift());
    const gone = draw.published.tables[0];
    expect([exit, found]).toEqual([
      1,
      [
        { code: 'draw.publishedMissing', params: { count: 1, tables: [gone?.table] } },
        {
          code: 'draw.notEverybody',
          params: { count: gone?.seats.length, ids: gone?.seats.toSorted((a, b) => a - b) },
        },
      ],
    ]);
  });
  test.each([
    ['an empty list', []],
    ['no tables and no byes', { tables: [], byes: [] }],
  ])('5 nothing published: %s', async (_, nothing) => {
    const { exit, codes, tables } = await lie((copy) => {
      copy.published = nothing;
    });
    expect([exit, codes, tables]).toEqual([1, ['draw.publishedMissing', 'draw.notEverybody'], all]);
  });
  test('6 the proposal falsified and published alike', async () => {
    const { exit, codes, tables } = await lie(({ proposal, published }) => {
      exchange(proposal.tables);
      exchange(published.tables);
    });
    expect([exit, codes, tables]).toEqual([1, ['draw.otherTables'], ends(draw)]);
  });
  test('7 another seed in the request, its check number made right', async () => {
    const { exit, codes } = await lie((copy) => {
      reseated(copy, (asked) => {
        asked.seed = 'another';
      });
    });
    expect([exit, codes]).toEqual([1, BY_LOT.has(name) ? ['draw.otherSeed', 'draw.otherTables'] : ['draw.otherSeed']]);
  });
  test('9 one repeat more', async () => {
    const { exit, found } = await lie((copy) => {
      copy.metrics.repeats += 1;
    });
    expect([exit, found]).toEqual([1, [{ code: 'draw.otherMetrics', params: { fields: ['repeats'] } }]]);
    const inside = await lie((copy) => {
      copy.proposal.metrics.repeats += 1;
    });
    expect([inside.exit, inside.found]).toEqual([1, found]);
  });
  test('10 a forged proof', async () => {
    const forged = { known: 'proved', atLeast: 99, how: { code: 'mahjong.how.noRepeat' } };
    for (const where of ['metrics', 'proposal.metrics']) {
      const { exit, found } = await lie((copy) => {
        (where === 'metrics' ? copy.metrics : copy.proposal.metrics).least = forged;
      });
      expect([exit, found]).toEqual([
        1,
        [{ code: 'draw.otherClaim', params: { said: forged, found: draw.proposal.metrics.least } }],
      ]);
    }
  });
  test('a check number that is not the request’s', async () => {
    const { exit, codes } = await lie((copy) => {
      copy.fingerprint = '0'.repeat(16);
    });
    expect([exit, codes]).toEqual([1, ['draw.otherRequest']]);
  });
  test('called edited while the tables are equal', async () => {
    const { exit, codes } = await lie((copy) => {
      copy.edited = true;
    });
    expect([exit, codes]).toEqual([1, ['draw.editedFlag']]);
  });
  test('a stated exchange is confirmed and the tables are named; stated twice it is not', async () => {
    const changed = await honest(request, [swap(draw)]);
    expect(await judged(changed)).toMatchObject({
      exit: 0,
      codes: [],
      tables: ends(draw),
      sentence: 'draw.isStated',
    });
    const twice = falsified(changed, (copy) => {
      copy.changes = [...copy.changes, copy.changes[0]];
    });
    const { exit, found } = await judged(twice);
    expect([exit, found]).toEqual([1, [{ code: 'draw.changesOther', params: { index: 1, number: 2 } }]]);
    const unstated = await judged(
      falsified(changed, (copy) => {
        copy.changes = [];
      }),
    );
    expect(unstated).toMatchObject({ exit: 1, tables: ends(draw) });
    expect(unstated.codes).toContain('draw.publishedOther');
  });
  test('a change that cannot be carried out', async () => {
    const changed = await honest(request, [swap(draw)]);
    const { exit, found } = await judged(
      falsified(changed, (copy) => {
        copy.changes[0].a.seat = 99;
      }),
    );
    expect([exit, found]).toEqual([1, [{ code: 'draw.changesOther', params: { index: 0, number: 1 } }]]);
  });
  test('what was changed after signing is found besides', async () => {
    const { exit, codes } = await judged(falsified(draw, ({ published }) => exchange(published.tables), false));
    expect([exit, codes]).toEqual([1, ['draw.publishedOther', 'draw.badSignature']]);
  });
  test('without a signature it is told, and nothing is false', async () => {
    const { signature: _gone, ...rest } = draw;
    expect(await judged(rest)).toMatchObject({ exit: 0, codes: ['draw.noSignature'] });
    expect(await judged({ ...rest, signature: null })).toMatchObject({ exit: 0, codes: ['draw.noSignature'] });
  });
  test('several lies are found each', async () => {
    const { exit, codes } = await lie((copy) => {
      copy.metrics.repeats += 1;
      copy.proposal.budget.used += 1;
      copy.proposal.trace.push({ code: 'x' });
      copy.proposal.more = { other: 1 };
      copy.proposal.byes.push({ entrant: 9999, reason: { code: 'x' } });
      if (copy.proposal.tables[0] !== undefined) copy.proposal.tables[0].reasons.push({ code: 'x' });
    });
    expect(exit).toBe(1);
    expect(codes).toEqual(
      expect.arrayContaining([
        'draw.otherByes',
        'draw.otherReasons',
        'draw.otherBudget',
        'draw.otherTrace',
        'draw.otherMore',
        'draw.otherMetrics',
        'draw.publishedMissing',
        'draw.notEverybody',
      ]),
    );
  });
  test('made by another engine: told where tables, byes and repeats come out again, else false', async () => {
    const other = (copy: Loose) => {
      copy.engine = 'old';
      copy.proposal.engine = 'old';
    };
    expect(await lie(other)).toMatchObject({ exit: 0, codes: ['draw.otherEngine'] });
    const { exit, codes } = await lie((copy) => {
      other(copy);
      exchange(copy.proposal.tables);
      exchange(copy.published.tables);
    });
    expect(exit).toBe(1);
    expect(codes).toEqual(expect.arrayContaining(['draw.otherTables', 'draw.otherEngine']));
    const contradiction = await lie((copy) => {
      copy.engine = 'old';
    });
    expect(contradiction).toMatchObject({ exit: 1, codes: ['draw.otherEngine'] });
  });
  test('11 other tables, called those of a search that was stopped', async () => {
    const { exit, codes, sentence } = await lie((copy) => {
      exchange(copy.proposal.tables);
      exchange(copy.published.tables);
      remeasured(copy);
      copy.proposal.budget.ended = 'stopped';
    });
    expect([exit, sentence]).toEqual([1, 'draw.isFalse']);
    expect(codes).toEqual(expect.arrayContaining(['draw.otherTables', 'draw.otherBudget']));
  });
  test('version 1 is judged as far as it can be', async () => {
    const { format, request: asked, fingerprint: check, proposal } = draw;
    const tables = structuredClone(draw.published.tables) as Tables;
    const first = {
      format,
      version: 1,
      request: asked,
      fingerprint: check,
      proposal,
      edited: false,
      published: tables,
    };
    expect(await judged(first)).toMatchObject({ exit: 0, codes: [] });
    expect(await judged({ ...first, edited: true })).toMatchObject({ exit: 1, codes: ['draw.editedFlag'] });
    exchange(tables);
    expect(await judged(first)).toMatchObject({ exit: 1, codes: ['draw.publishedOther'], tables: ends(draw) });
    expect(await judged({ ...first, edited: true })).toMatchObject({
      exit: 0,
      codes: ['draw.unstated'],
      tables: ends(draw),
      sentence: 'draw.isEdited',
    });
    tables.pop();
    expect(await judged({ ...first, edited: true })).toMatchObject({ exit: 1 });
  });
});

describe('a search that was stopped', () => {
  test.each(searched)(
    '%s, at whatever moment: nothing is false, and it is called the program’s where it is',
    async (_, request, isKnown) => {
      const seen = new Set<string>();
      const sentence = isKnown ? 'draw.isSame' : 'draw.isStopped';
      for (const asks of [0, 1, 2, 3, 5, 8, 13, 40, 100, 400, 900]) {
        const draw = await cutShort(request, asks);
        if (draw === null) continue;
        seen.add(JSON.stringify(draw.published.tables));
        expect(await judged(draw)).toMatchObject({ exit: 0, codes: ['draw.wasStopped'], sentence });
      }
      expect(seen.size).toBeGreaterThan(1);
    },
  );
  test('a claim that is more than what is known at once, a table that is not there', async () => {
    const draw = await cutShort(provedRepeats, 0);
    if (draw === null) throw new Error('nobody stopped it');
    const forged = await judged(
      falsified(draw, ({ proposal }) => {
        proposal.metrics.least = { known: 'proved', atLeast: 99, how: { code: 'x' } };
      }),
    );
    expect(forged.exit).toBe(1);
    expect(forged.codes).toContain('draw.unprovenClaim');
    const incomplete = await judged(
      falsified(draw, ({ proposal, published }) => {
        proposal.tables.shift();
        published.tables.shift();
      }),
    );
    expect(incomplete.exit).toBe(1);
    expect(incomplete.codes).toContain('draw.otherTables');
  });
  test('the best that was shown before its thread died is confirmed', async () => {
    const shown: Table[][] = [];
    await runMethod(provedRepeats, { stopped: () => false, progress: (_share, best) => best && shown.push([...best]) });
    const whole = await honest(provedRepeats);
    for (const best of shown) {
      const draw = falsified(whole, (copy) => {
        copy.proposal.tables = best.map((table) => ({ ...table, reasons: [] }));
        copy.published.tables = best;
        copy.proposal.budget = { steps: 0, used: 0, ended: 'stopped' };
        copy.proposal.trace = [{ code: 'seating.searchCut' }];
        remeasured(copy);
      });
      expect(await judged(draw)).toMatchObject({ exit: 0, codes: ['draw.wasStopped'] });
    }
    expect(shown.length).toBeGreaterThan(0);
  });
  test('what another engine is said to have proved cannot be more than there is', async () => {
    const { exit, codes } = await judged(
      falsified(await honest(provedRepeats), (copy) => {
        copy.engine = copy.proposal.engine = 'old';
        copy.metrics.least = copy.proposal.metrics.least = { known: 'proved', atLeast: 99, how: { code: 'x' } };
      }),
    );
    expect([exit, codes]).toEqual([1, ['draw.otherEngine', 'draw.otherClaim']]);
  });
});

describe('a draw made from less than it says', () => {
  const played = bases.filter(([, { history }]) => Array.isArray(history) && history.length > 0);
  test.each(played)('8 %s: a round of the history left out, the check number made right', async (_, request) => {
    const { exit, codes } = await judged(
      falsified(await honest(request), (copy) => {
        reseated(copy, (asked) => {
          asked.history = (asked.history as Json[]).slice(0, -1);
        });
      }),
    );
    expect(exit).toBe(1);
    expect(codes.join()).toMatch(/other(Tables|Reasons|Metrics)/);
  });
});

describe('M-1 claims of an event that was taken in from a file', () => {
  test.each(bases)('%s: measured anew, it is confirmed', async (_, request) => {
    expect(await judged(takenIn(await honest(request)))).toMatchObject({ exit: 0, codes: [], sentence: 'draw.isSame' });
  });
  test('a proof that measuring cannot give is dropped, and that is no lie', async () => {
    const draw = await honest(provedRepeats);
    const imported = takenIn(draw);
    expect(draw.proposal.metrics.least.known).toBe('proved');
    expect(imported.proposal.metrics.least).not.toEqual(draw.proposal.metrics.least);
    expect(await judged(draw)).toMatchObject({ exit: 0, codes: [], sentence: 'draw.isSame' });
    expect(await judged(imported)).toMatchObject({ exit: 0, codes: [], sentence: 'draw.isSame' });
    const { least } = imported.metrics;
    const { exit, codes } = await judged(
      falsified(imported, ({ proposal }) => {
        proposal.metrics.least = { ...least, known: 'bounded', atLeast: least.atLeast + 1 };
      }),
    );
    expect([exit, codes]).toEqual([1, ['draw.otherClaim']]);
  });
});
