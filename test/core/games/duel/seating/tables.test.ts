import { describe, expect, test } from 'vitest';
import { duelMethods } from '../../../../../core/games/duel/seating/methods.ts';
import { measure } from '../../../../../core/games/duel/seating/metrics.ts';
import { draw, events, type Match, type Played, request, type Setup, seeds } from '../events.ts';

const seated = (setup: Setup): string =>
  draw(setup)
    .tables.map(({ table, seats }) => `${table}:${seats.join('-')}`)
    .join(' ');

const pinned = (n: number, pins: { readonly [id: number]: { table: number; accessible?: boolean } }) =>
  seeds(n).map((player) => {
    const pin = pins[player.id];
    return pin === undefined ? player : { ...player, pinned: pin };
  });

describe('tables [duel 3.7, 12]', () => {
  test('are numbered from the venue’s first table, skipped tables left out', () => {
    expect(seated({ players: seeds(8), tables: { first: 11, skipped: [12, 13] } })).toBe('11:1-5 14:2-6 15:3-7 16:4-8');
  });

  test('[hall-and-print 2.9] shuffled by the seed they tell nothing of the points; the pairs are the same, pinned ones stay', () => {
    const players = pinned(40, { 7: { table: 1 } });
    const plain = draw({ players });
    const shuffled = draw({ players, tables: { first: 1, skipped: [], shuffled: true } });
    const pairs = ({ tables }: typeof plain) => tables.map(({ seats }) => seats.join('-')).toSorted();
    expect(pairs(shuffled)).toEqual(pairs(plain));
    expect(shuffled.tables.map(({ table }) => table)).toEqual(plain.tables.map(({ table }) => table));
    expect(shuffled.tables.map(({ seats }) => seats[0])).not.toEqual(plain.tables.map(({ seats }) => seats[0]));
    expect(shuffled.tables[0]?.seats).toContain(7);
    expect(draw({ players, tables: { first: 1, skipped: [], shuffled: true } }).tables).toEqual(shuffled.tables);
  });

  test('higher points sit at lower tables', () => {
    const players = seeds(6).map((own, i) => ({ ...own, points: [0, 0, 100, 100, 200, 200][i] ?? 0 }));
    expect(seated({ players })).toBe('1:5-6 2:3-4 3:1-2');
  });

  test('the pair sits at the pinned table, the others fill the rest in order', () => {
    expect(seated({ players: pinned(8, { 7: { table: 1 } }) })).toBe('1:3-7 2:1-5 3:2-6 4:4-8');
  });

  test('if both are pinned, accessibility wins, then the lower number', () => {
    expect(seated({ players: pinned(4, { 1: { table: 9 }, 3: { table: 5 } }) })).toBe('1:2-4 5:1-3');
    expect(seated({ players: pinned(4, { 1: { table: 9, accessible: true }, 3: { table: 5 } }) })).toBe('1:2-4 9:1-3');
  });

  test('of two pairs pinned to one table accessibility wins, then the table order', () => {
    expect(seated({ players: pinned(4, { 1: { table: 3 }, 2: { table: 3 } }) })).toBe('1:2-4 3:1-3');
    expect(seated({ players: pinned(4, { 1: { table: 3 }, 2: { table: 3, accessible: true } }) })).toBe('1:1-3 3:2-4');
  });

  test('a pin may be on a skipped table', () => {
    expect(seated({ players: pinned(4, { 1: { table: 2 } }), tables: { skipped: [1, 2] } })).toBe('2:1-3 3:2-4');
  });

  test('never influence who plays whom', () => {
    const pairs = (setup: Setup) =>
      draw(setup)
        .tables.map(({ seats }) => seats.join('-'))
        .sort();
    expect(pairs({ players: pinned(8, { 1: { table: 4 }, 6: { table: 2 } }) })).toEqual(pairs({ players: seeds(8) }));
  });
});

const met = (...pairs: readonly (readonly [number, number])[]): Played[] =>
  pairs.map(([a, b], i) => ({ round: i + 1, matches: [{ a, b, outcome: 'draw' } satisfies Match] }));

const reasonsOf = (setup: Setup, player: number): string[] => {
  const table = draw(setup).tables.find(({ seats }) => seats.includes(player));
  return (table?.reasons ?? []).map(
    ({ code, params }) => `${code.replace('duel.reasons.', '')} ${JSON.stringify(params ?? {})}`,
  );
};

describe('why a pair is as it is [duel 3.7]', () => {
  test('same tier, by position', () => {
    expect(reasonsOf({ players: seeds(4) }, 1)).toEqual([
      'sameTier {"points":0}',
      'fold {"player":1,"position":1,"otherPosition":3,"half":2}',
    ]);
  });

  test('who would have been the opponent by position, and when they met', () => {
    const setup = { players: seeds(4).map((own) => ({ ...own, points: 0 })), round: 2, history: met([1, 3]) };
    expect(reasonsOf(setup, 1)[1]).toBe(
      'foldMet {"player":1,"position":1,"otherPosition":4,"half":2,"other":3,"round":1}',
    );
    expect(reasonsOf(setup, 2)[1]).toBe('foldMoved {"player":2,"position":2,"otherPosition":3,"half":2,"other":4}');
  });

  test('or that they are never to meet', () => {
    expect(reasonsOf({ players: seeds(4), never: [[1, 3]] }, 1)[1]).toMatch(/^foldNever/);
  });

  test('floated down', () => {
    const players = seeds(4).map((own, i) => ({ ...own, points: i === 0 ? 100 : 0 }));
    expect(reasonsOf({ players }, 1)[0]).toBe('floated {"player":1,"points":1,"other":3,"otherPoints":0}');
  });

  test('merged because a group could not be paired', () => {
    const players = seeds(6).map((own, i) => ({ ...own, points: i < 2 ? 100 : 0 }));
    const setup = { players, round: 2, history: met([1, 2]) };
    expect(events(draw(setup))).toEqual(['mergeDown [1,2] with [3,4,5,6]']);
    expect(reasonsOf(setup, 3)).toContainEqual('mergedDown {"count":2,"players":[1,2]}');
    expect(reasonsOf(setup, 1)[0]).toMatch(/^crossed/);
  });

  test('rematch, with the rounds', () => {
    expect(reasonsOf({ players: seeds(2), round: 2, history: met([1, 2]) }, 1)).toContainEqual(
      'rematch {"rounds":[1],"count":1}',
    );
  });

  test('in the group with the bye, positions are counted without the bye', () => {
    expect(reasonsOf({ players: seeds(5) }, 2)[1]).toBe('fold {"player":2,"position":2,"otherPosition":4,"half":2}');
    const history: Played[] = [
      {
        round: 1,
        matches: [],
        byes: [
          { player: 5, reason: 'awarded', points: 100 },
          { player: 4, reason: 'awarded', points: 100 },
        ],
      },
    ];
    const setup = { players: seeds(5).map((own) => ({ ...own, points: 0 })), round: 2, history };
    expect(reasonsOf(setup, 2)[1]).toBe('fold {"player":2,"position":2,"otherPosition":4,"half":2}');
    expect(reasonsOf({ players: seeds(5), options: { byeRule: 'fold' } }, 2)[1]).toBe(
      'fold {"player":2,"position":2,"otherPosition":5,"half":3}',
    );
  });

  test('the log tells tiers, floats, merges and groups in order', () => {
    const players = seeds(6).map((own, i) => ({ ...own, points: i < 3 ? 100 : 0 }));
    expect(draw({ players, round: 2, history: met([1, 2]) }).trace.map(({ code }) => code)).toEqual([
      'duel.trace.tier',
      'duel.trace.tier',
      'duel.trace.float',
      'duel.trace.mergeDown',
      'duel.trace.group',
    ]);
  });
});

describe('metrics', () => {
  test('of tables changed by hand show their repeats and the least possible', () => {
    const history: Played[] = [{ round: 1, matches: [{ a: 1, b: 3, outcome: 'a' }] }];
    const asked = request({ players: seeds(4), round: 2, history });
    const tables = [
      { table: 1, seats: [1, 3] },
      { table: 2, seats: [2, 4] },
    ];
    expect(measure(asked, tables)).toMatchObject({
      repeats: 1,
      repeated: [{ pair: [1, 3], rounds: [1] }],
      least: { known: 'bounded', atLeast: 0 },
      figures: { crossPairs: 1, widestGap: 100, gapSquares: 10_000 },
    });
  });

  test('the methods are listed with their forms and measure their own tables alike', () => {
    expect(duelMethods.map(({ id }) => id)).toEqual(['swiss', 'power', 'cut']);
    const asked = request({ players: seeds(6) });
    const drawn = draw({ players: seeds(6) });
    for (const method of duelMethods.slice(0, 2))
      expect(method.measure(asked as never, drawn.tables)).toEqual(drawn.metrics);
  });
});
