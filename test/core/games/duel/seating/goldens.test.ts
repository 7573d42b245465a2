import { describe, expect, test } from 'vitest';
import {
  costs,
  draw,
  events,
  groups,
  type Match,
  type Played,
  play,
  request,
  type Setup,
  seeds,
  tiers,
  written,
} from '../events.ts';

const met = (...pairs: readonly (readonly [number, number])[]): Played[] =>
  pairs.map(([a, b], i) => ({ round: i + 1, matches: [{ a, b, outcome: 'doubleLoss' } satisfies Match] }));

const withPoints = (points: readonly number[]) =>
  points.map((own, i) => ({ id: i + 1, seed: i + 1, points: own * 100 }));

const drawAfter = (history: Played[], rest: Setup) => draw({ round: history.length + 1, history, ...rest });

describe('units of [duel 10]', () => {
  test('U1 four players, nothing met', () => {
    const drawn = draw({ players: seeds(4) });
    expect(written(drawn)).toBe('1-3 2-4');
    expect(costs(drawn)).toEqual(['G0 X0 F0']);
  });

  test('U2 four, 1 and 3 met', () => {
    const drawn = drawAfter(met([1, 3]), { players: seeds(4) });
    expect(written(drawn)).toBe('1-4 2-3');
    expect(costs(drawn)).toEqual(['G0 X0 F2']);
  });

  test('U3 six, 2 and 5 met: the tie is broken by level 4', () => {
    const drawn = drawAfter(met([2, 5]), { players: seeds(6) });
    expect(written(drawn)).toBe('1-4 2-6 3-5');
    expect(costs(drawn)).toEqual(['G0 X0 F2']);
  });

  test('U4 six, 1-4 and 3-6 met: crossing halves before the even fold', () => {
    const drawn = drawAfter(met([1, 4], [3, 6]), { players: seeds(6) });
    expect(written(drawn)).toBe('1-5 2-6 3-4');
    expect(costs(drawn)).toEqual(['G0 X0 F6']);
  });

  test('U5 six, 1 met 4, 5, 6: general matching, not bipartite', () => {
    const drawn = drawAfter(met([1, 4], [1, 5], [1, 6]), { players: seeds(6) });
    expect(written(drawn)).toBe('1-3 2-5 4-6');
    expect(costs(drawn)).toEqual(['G0 X1 F2']);
  });

  test('U6 eleven, round 1; the fold rule gives 6 the bye', () => {
    const lowest = draw({ players: seeds(11) });
    expect(written(lowest)).toBe('1-6 2-7 3-8 4-9 5-10');
    expect(lowest.byes.map(({ entrant }) => entrant)).toEqual([11]);
    const fold = draw({ players: seeds(11), options: { byeRule: 'fold' } });
    expect(written(fold)).toBe('1-7 2-8 3-9 4-10 5-11');
    expect(fold.byes.map(({ entrant }) => entrant)).toEqual([6]);
  });

  test('U7 six, 1 and 2 have 1 point and met, others 0: merge down', () => {
    const drawn = drawAfter(met([1, 2]), { players: withPoints([1, 1, 0, 0, 0, 0]) });
    expect(written(drawn)).toBe('1-4 2-5 3-6');
    expect(costs(drawn)).toEqual(['G2 X0 F0']);
    expect(events(drawn)).toEqual(['mergeDown [1,2] with [3,4,5,6]']);
  });

  test('U8 1,2 have 2, 3,4 have 1, 5,6 have 0; 5 and 6 met: 1-2 stays, merge up', () => {
    const drawn = drawAfter(met([5, 6]), { players: withPoints([2, 2, 1, 1, 0, 0]) });
    expect(written(drawn)).toBe('1-2 / 3-5 4-6');
    expect(costs(drawn)).toEqual(['G0 X0 F0', 'G2 X0 F0']);
    expect(events(drawn)).toEqual(['mergeUp [5,6] with [3,4]']);
  });

  test('U9 five, 4 and 5 had a bye', () => {
    const byes = (player: number) => [{ player, reason: 'awarded' as const, points: 100 }];
    const history = [
      { round: 1, matches: [], byes: byes(4) },
      { round: 2, matches: [], byes: byes(5) },
    ];
    const drawn = drawAfter(history, { players: withPoints([0, 0, 0, 0, 0]) });
    expect(written(drawn)).toBe('1-4 2-5');
    expect(drawn.byes.map(({ entrant }) => entrant)).toEqual([3]);
  });

  test('U10 as U8, but 1-2, 1-3, 1-4, 2-3, 2-4 met: merge down twice', () => {
    const history = met([1, 2], [1, 3], [1, 4], [2, 3], [2, 4]);
    const drawn = drawAfter(history, { players: withPoints([2, 2, 1, 1, 0, 0]) });
    expect(written(drawn)).toBe('1-5 2-6 3-4');
    expect(costs(drawn)).toEqual(['G8 X0 F6']);
    expect(events(drawn)).toEqual(['mergeDown [1,2] with [3,4]', 'mergeDown [1,2,3,4] with [5,6]']);
  });
});

/** What the spec says of one round of a worked example. */
type Expected = {
  readonly tiers: string;
  readonly groups?: string;
  readonly events?: readonly string[];
  readonly pairs: string;
  readonly bye?: number;
  readonly costs?: readonly string[];
  readonly setup?: Setup;
  readonly upset?: readonly number[];
  readonly draws?: readonly number[];
};

const replay = (setup: Setup, rounds: readonly Expected[]): Played[] => {
  const history: Played[] = [];
  for (const [i, expected] of rounds.entries()) {
    const drawn = draw({ ...setup, ...expected.setup, round: i + 1, history: [...history] });
    expect(tiers(drawn), `round ${i + 1}`).toBe(expected.tiers);
    expect(written(drawn), `round ${i + 1}`).toBe(expected.pairs);
    if (expected.groups !== undefined) expect(groups(drawn), `round ${i + 1}`).toBe(expected.groups);
    expect(events(drawn), `round ${i + 1}`).toEqual(expected.events ?? []);
    expect(drawn.more.bye ?? undefined, `round ${i + 1}`).toBe(expected.bye);
    if (expected.costs !== undefined) expect(costs(drawn), `round ${i + 1}`).toEqual(expected.costs);
    history.push(play(i + 1, drawn, expected.upset, expected.draws));
  }
  return history;
};

describe('worked examples of [duel 10]', () => {
  test('E1 eight players: merge up; then down and up', () => {
    replay({ players: seeds(8) }, [
      { tiers: '0: 1,2,3,4,5,6,7,8', groups: '[1,2,3,4,5,6,7,8]', pairs: '1-5 2-6 3-7 4-8' },
      { tiers: '1: 1,2,3,4 / 0: 5,6,7,8', pairs: '1-3 2-4 / 5-7 6-8' },
      { tiers: '2: 1,2 / 1: 3,4,5,6 / 0: 7,8', pairs: '1-2 / 3-5 4-6 / 7-8' },
      {
        tiers: '3: 1 / 2: 2,3,4 / 1: 5,6,7 / 0: 8',
        groups: '[1,2,3,4] [5,6,7,8]',
        events: ['mergeUp [7,8] with [5,6]'],
        pairs: '1-4 2-3 / 5-8 6-7',
        costs: ['G1 X0 F2', 'G1 X0 F2'],
      },
      {
        tiers: '4: 1 / 3: 2 / 2: 3,4,5,6 / 1: 7 / 0: 8',
        groups: '[1,2,3,4,5,6,7,8]',
        events: ['mergeDown [1,2] with [3,4,5,6]', 'mergeUp [7,8] with [1,2,3,4,5,6]'],
        pairs: '1-6 2-5 3-8 4-7',
        costs: ['G10 X0 F4'],
      },
    ]);
  });

  test('E2 ten players: merge down in round 4, up in round 5', () => {
    replay({ players: seeds(10) }, [
      { tiers: '0: 1,2,3,4,5,6,7,8,9,10', pairs: '1-6 2-7 3-8 4-9 5-10' },
      {
        tiers: '1: 1,2,3,4,5 / 0: 6,7,8,9,10',
        groups: '[1,2,3,4] [5,6,7,8,9,10]',
        pairs: '1-3 2-4 / 5-8 6-9 7-10',
        costs: ['G0 X0 F0', 'G1 X0 F0'],
        upset: [3],
      },
      {
        tiers: '2: 2,3,5 / 1: 1,4,6,7 / 0: 8,9,10',
        groups: '[2,3] [5,1,4,6] [7,8,9,10]',
        pairs: '2-3 / 5-6 1-4 / 7-9 8-10',
        costs: ['G0 X0 F0', 'G1 X0 F2', 'G1 X0 F0'],
      },
      {
        tiers: '3: 2,5 / 2: 1,3,7 / 1: 4,6,8 / 0: 9,10',
        groups: '[2,5] [1,3,7,4,6,8] [9,10]',
        events: ['mergeDown [1,3] with [7,4,6,8]'],
        pairs: '2-5 / 1-7 3-6 4-8 / 9-10',
        costs: ['G0 X0 F0', 'G1 X1 F2', 'G0 X0 F0'],
      },
      {
        tiers: '4: 2 / 3: 1,3,5 / 2: 4,7 / 1: 6,8,9 / 0: 10',
        groups: '[2,1,3,5] [4,7] [6,8,9,10]',
        events: ['mergeUp [9,10] with [6,8]'],
        pairs: '2-1 3-5 / 4-7 / 6-10 8-9',
        costs: ['G1 X1 F2', 'G0 X0 F0', 'G1 X0 F2'],
      },
    ]);
  });

  test('E3 eleven players: byes; merge up because of the bye', () => {
    replay({ players: seeds(11) }, [
      { tiers: '0: 1,2,3,4,5,6,7,8,9,10,11', pairs: '1-6 2-7 3-8 4-9 5-10', bye: 11 },
      { tiers: '1: 1,2,3,4,5,11 / 0: 6,7,8,9,10', pairs: '1-4 2-5 3-11 / 6-8 7-9', bye: 10 },
      {
        tiers: '2: 1,2,3 / 1: 4,5,6,7,10,11 / 0: 8,9',
        groups: '[1,2] [3,4,5,6,7,10] [11,8,9,BYE]',
        pairs: '1-2 / 3-6 4-10 5-7 / 11-8',
        bye: 9,
        costs: ['G0 X0 F0', 'G1 X0 F2', 'G1 X0 F0'],
      },
      {
        tiers: '3: 1,3 / 2: 2,4,5 / 1: 6,7,8,9,10,11',
        groups: '[1,3] [2,4] [5,6,7,8,9,10,11,BYE]',
        pairs: '1-3 / 2-4 / 5-9 6-10 7-11',
        bye: 8,
        costs: ['G0 X0 F0', 'G0 X0 F0', 'G1 X0 F0'],
      },
      {
        tiers: '4: 1 / 3: 2,3,5 / 2: 4,6,7,8 / 1: 9,10,11',
        groups: '[1,2,3,5] [4,6,7,8,9,10,11,BYE]',
        events: ['mergeUp [9,10,11] with [4,6,7,8]'],
        pairs: '1-5 2-3 / 4-6 8-10 9-11',
        bye: 7,
        costs: ['G1 X0 F2', 'G1 X1 F6'],
      },
    ]);
  });

  test('E4 six players: rematch fallback in round 4', () => {
    const history = replay({ players: seeds(6) }, [
      { tiers: '0: 1,2,3,4,5,6', pairs: '1-4 2-5 3-6' },
      {
        tiers: '1: 1,2,3 / 0: 4,5,6',
        groups: '[1,2] [3,4,5,6]',
        pairs: '1-2 / 3-5 4-6',
        costs: ['G0 X0 F0', 'G1 X0 F0'],
        upset: [6],
      },
      { tiers: '2: 1,3 / 1: 2,6 / 0: 4,5', pairs: '1-3 / 2-6 / 4-5' },
      {
        tiers: '3: 1 / 2: 2,3 / 1: 4,6 / 0: 5',
        groups: '[1,2,3,4,6,5]',
        events: ['mergeDown [1,2] with [3,4]', 'mergeDown [1,2,3,4] with [6,5]', 'fallback'],
        pairs: '1-3 2-4 6-5',
        costs: ['G3 X1 F6'],
      },
    ]);
    const drawn = draw({ players: seeds(6), round: 4, history: history.slice(0, 3) });
    expect(drawn.more.groups[0]?.cost.rematches).toBe(1);
    expect(drawn.metrics).toMatchObject({ repeats: 1, repeated: [{ pair: [1, 3], rounds: [3] }] });
    expect(drawn.metrics.least).toMatchObject({ known: 'proved', atLeast: 1 });
    expect(drawn.more.confirm).toEqual([
      { code: 'duel.confirm.rematch', params: { player: 1, other: 3, rounds: [3], count: 1 } },
    ]);
  });

  test('E5 eight players, 3/1/0: draws and custom values', () => {
    const pointsSystem = { win: 300, draw: 100, loss: 0 };
    replay({ players: seeds(8), pointsSystem }, [
      { tiers: '0: 1,2,3,4,5,6,7,8', pairs: '1-5 2-6 3-7 4-8', upset: [7], draws: [1, 5] },
      {
        tiers: '3: 2,4,7 / 1: 1,5 / 0: 3,6,8',
        groups: '[2,4] [7,1] [5,3,6,8]',
        pairs: '2-4 / 7-1 / 5-6 3-8',
        costs: ['G0 X0 F0', 'G4 X0 F0', 'G1 X0 F0'],
      },
      {
        tiers: '6: 2 / 4: 1,5 / 3: 3,4,7 / 0: 6,8',
        groups: '[2,1] [5,3,4,7] [6,8]',
        pairs: '2-1 / 5-7 3-4 / 6-8',
        costs: ['G4 X0 F0', 'G1 X0 F2', 'G0 X0 F0'],
      },
      {
        tiers: '7: 1,5 / 6: 2,3 / 3: 4,6,7 / 0: 8',
        groups: '[1,5,2,3] [4,6] [7,8]',
        events: ['mergeDown [1,5] with [2,3]'],
        pairs: '1-3 5-2 / 4-6 / 7-8',
        costs: ['G2 X0 F2', 'G0 X0 F0', 'G9 X0 F0'],
      },
    ]);
  });

  test('E6 nine players: late entry, awarded bye, drops', () => {
    const late = [...seeds(9), { id: 10, seed: 10 }];
    const dropped = late.map((player) => ({ ...player, active: player.id !== 4 && player.id !== 9 }));
    replay({ players: seeds(9) }, [
      { tiers: '0: 1,2,3,4,5,6,7,8,9', pairs: '1-5 2-6 3-7 4-8', bye: 9 },
      {
        setup: { players: late, awardedByes: [3] },
        tiers: '1: 1,2,4,9 / 0: 5,6,7,8,10',
        pairs: '1-4 2-9 / 5-7 6-8',
        bye: 10,
      },
      {
        setup: { players: dropped },
        tiers: '2: 1,2,3 / 1: 5,6,10 / 0: 7,8',
        groups: '[1,2] [3,5,6,10] [7,8]',
        pairs: '1-2 / 3-6 5-10 / 7-8',
        costs: ['G0 X0 F0', 'G1 X0 F0', 'G0 X0 F0'],
      },
      {
        setup: { players: dropped },
        tiers: '3: 1,3 / 2: 2,5 / 1: 6,7,10 / 0: 8',
        groups: '[1,3] [2,5] [6,7] [10,8]',
        pairs: '1-3 / 2-5 / 6-7 / 10-8',
        costs: ['G0 X0 F0', 'G0 X0 F0', 'G0 X0 F0', 'G1 X0 F0'],
      },
    ]);
  });

  test('a request with its defaults is the same as one written out', () => {
    const short = request({ players: seeds(4) });
    expect(request(JSON.parse(JSON.stringify(short)) as Setup)).toEqual(short);
  });
});
