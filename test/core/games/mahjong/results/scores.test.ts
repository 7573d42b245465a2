import { describe, expect, test } from 'vitest';
import {
  checkPoints,
  type GameResult,
  gameDeltas,
  gamePlaces,
  ranking,
  SCORE_UNIT,
} from '../../../../../core/games/mahjong/results/scores.ts';
import {
  defaultRules,
  mahjongRules,
  type RulesPreset,
  rulesPresets,
} from '../../../../../core/games/mahjong/rules/rules.ts';

const rules = (preset: RulesPreset) => rulesPresets.find((rule) => rule.preset === preset) ?? defaultRules;

/** Deltas in points. */
const points = (result: GameResult, preset: RulesPreset = 'ema2025') =>
  gameDeltas(result, rules(preset)).map((delta) => delta / SCORE_UNIT);

const sc1 = [45_300, 28_700, 31_000, 15_000];

describe('golden games', () => {
  test.each([
    ['G-SC1', { points: sc1 }, 'ema2025', [30_300, -6_300, 6_000, -30_000]],
    ['G-SC2', { points: [40_000, 30_000, 30_000, 20_000] }, 'ema2025', [25_000, 0, 0, -25_000]],
    ['G-SC3', { points: [33_300, 33_300, 33_300, 20_100] }, 'ema2025', [8_300, 8_300, 8_300, -24_900]],
    ['G-SC4', { points: [30_000, 30_000, 30_000, 30_000] }, 'ema2025', [0, 0, 0, 0]],
    ['G-SC5', { points: [36_000, 28_000, 28_000, 28_000] }, 'ema2025', [21_000, -7_000, -7_000, -7_000]],
    ['G-SC6', { points: sc1, chombos: [0, 1, 0, 0] }, 'ema2025', [30_300, -26_300, 6_000, -30_000]],
    ['G-SC7', { points: sc1, replaced: [true, false, false, false] }, 'ema2025', [-30_000, -6_300, 6_000, -30_000]],
    ['G-SC8', { points: [41_000, 27_000, 20_000, 12_000] }, 'tenhou', [46_000, 2_000, -15_000, -33_000]],
    ['G-SC9', { points: [28_000, 28_000, 37_000, 27_000] }, 'jpmlA', [-4_000, -4_000, 19_000, -11_000]],
  ] as const)('%s', (_, result, preset, deltas) => {
    expect(points(result, preset)).toEqual(deltas);
  });

  test('G-SC2, G-SC4: the better place by seat order is still recorded on a tie', () => {
    expect(gamePlaces([40_000, 30_000, 30_000, 20_000])).toEqual([1, 2, 3, 4]);
    expect(gamePlaces([30_000, 30_000, 30_000, 30_000])).toEqual([1, 2, 3, 4]);
  });
});

describe('result of one game', () => {
  test('a uma shared by three is exact in thirds of a point', () => {
    const own = mahjongRules.parse({
      ...defaultRules,
      uma: { kind: 'byPlace', values: [20_000, 10_000, -10_000, -20_000] },
    });
    const deltas = gameDeltas({ points: [30_000, 30_000, 30_000, 30_000] }, own);
    expect(deltas).toEqual([0, 0, 0, 0]);
    const three = gameDeltas({ points: [31_000, 31_000, 31_000, 27_000] }, own);
    expect(three[0]).toBe(SCORE_UNIT * 1_000 + (SCORE_UNIT * 20_000) / 3);
    expect(three.every(Number.isInteger)).toBe(true);
  });

  test('without sharing, tied players get the uma of their recorded places', () => {
    expect(points({ points: [25_000, 25_000, 25_000, 25_000] }, 'tenhou')).toEqual([30_000, 0, -10_000, -20_000]);
  });

  test('complex uma: exactly one below the start points', () => {
    expect(points({ points: [45_000, 33_000, 30_000, 12_000] }, 'jpmlA')).toEqual([23_000, 6_000, 1_000, -30_000]);
  });

  test('complex uma: otherwise', () => {
    expect(points({ points: [45_000, 35_000, 25_000, 15_000] }, 'jpmlA')).toEqual([23_000, 9_000, -9_000, -23_000]);
  });

  test('a chombo paid at the table takes nothing more', () => {
    const result = { points: [41_000, 27_000, 20_000, 12_000] };
    expect(points({ ...result, chombos: [0, 2, 0, 0] }, 'tenhou')).toEqual(points(result, 'tenhou'));
  });

  test('a replaced player can keep the real score where the rules say so', () => {
    const real = { ...defaultRules, replaced: { ...defaultRules.replaced, score: 'real' as const } };
    const result = { points: sc1, replaced: [true, false, false, false] };
    expect(gameDeltas(result, real)).toEqual(gameDeltas({ points: sc1 }, real));
  });

  test('a replaced player still gets the oka of the place', () => {
    const result = { points: [41_000, 27_000, 20_000, 12_000], replaced: [true, false, false, false] };
    expect(points(result, 'tenhou')[0]).toBe(-30_000 + 15_000);
  });
});

test('every preset is a valid set of rules and sums to nothing over a table', () => {
  for (const preset of rulesPresets) {
    expect(mahjongRules.parse(preset)).toEqual(preset);
    const start = preset.startPoints;
    const deltas = gameDeltas({ points: [start + 10_000, start + 1_000, start - 3_000, start - 8_000] }, preset);
    expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBe(0);
  }
});

describe('check of an entered table', () => {
  test('a right sum says nothing', () => {
    expect(checkPoints(sc1, 0, defaultRules)).toEqual({ sum: 120_000, expected: 120_000, difference: 0, odd: [] });
  });

  test('M-02 any other sum shows the difference', () => {
    const check = checkPoints([45_300, 28_700, 31_000, 16_000], 0, defaultRules);
    expect(check).toEqual({ sum: 121_000, expected: 120_000, difference: 1_000, odd: [] });
  });

  test('sticks left on the table are missing from the sum where the rules leave them there', () => {
    expect(checkPoints([45_300, 27_700, 30_000, 15_000], 2, rules('jpmlA')).difference).toBe(0);
    expect(checkPoints([45_300, 27_700, 30_000, 15_000], 2, defaultRules).difference).toBe(-2_000);
  });

  test('points must be multiples of 100', () => {
    const check = checkPoints([45_250, 28_750, 31_000, 15_000], 0, defaultRules);
    expect(check.odd).toEqual([0, 1]);
  });

  test('negative points are accepted', () => {
    expect(checkPoints([75_300, 28_700, 31_000, -15_000], 0, defaultRules)).toMatchObject({ difference: 0, odd: [] });
  });
});

describe('ranking', () => {
  const order = (...args: Parameters<typeof ranking>) => ranking(...args).map(({ id }) => id);

  test('G-S23 equal rating and average place: who registered first ranks first', () => {
    expect(order([7, 3], [], [], defaultRules)).toEqual([7, 3]);
  });

  describe('M-08 beside a fixed result', () => {
    const third = { seats: [1, 2, 3, 4], result: { points: [26_000, 34_000, 35_000, 25_000] } };
    const byOther = { seats: [1, 2, 3, 4], result: { points: [50_000, 25_000, 23_000, 22_000], replaced: [true] } };
    test('the place of the substitute is no place and no win of the player', () => {
      const [player] = ranking([1], [third, byOther], [], defaultRules);
      expect(player).toMatchObject({ games: 2, placed: 1, placeSum: 3, places: [0, 0, 1, 0] });
    });
    test('nor does it break a tie: nobody without a place stands before one with', () => {
      const free = { ...defaultRules, replaced: { score: 'fixed', points: 0, uma: 0 } } as const;
      const level = { seats: [2, 5, 6, 7], result: { points: [30_000, 30_000, 30_000, 30_000] } };
      expect(order([1, 2], [byOther, level], [], free).slice(0, 2)).toEqual([2, 1]);
    });
    test('with the real result it counts as any other', () => {
      const real = { ...defaultRules, replaced: { ...defaultRules.replaced, score: 'real' } } as const;
      expect(ranking([1], [third, byOther], [], real)[0]).toMatchObject({
        placed: 2,
        placeSum: 4,
        places: [1, 0, 1, 0],
      });
    });
  });

  test('G-S24 a leader with 20 000 and a 5 000 penalty ranks as 15 000', () => {
    const games = [{ seats: [1, 2, 3, 4], result: { points: [35_000, 34_000, 26_000, 25_000] } }];
    const penalty = { player: 1, amount: 5_000, cancelled: false };
    const [first, second] = ranking([1, 2, 3, 4], games, [penalty], defaultRules);
    expect(first).toMatchObject({ id: 1, rating: 15_000 * SCORE_UNIT, penalties: 5_000 });
    expect(second).toMatchObject({ id: 2, rating: 9_000 * SCORE_UNIT });
  });

  test('a chombo after uma is among the penalties that are shown, once; beside a fixed result and paid at the table it takes nothing', () => {
    const result = { points: [35_000, 34_000, 26_000, 25_000], chombos: [0, 0, 2, 0] };
    const of = (replaced: readonly boolean[], rules = defaultRules) =>
      ranking([3], [{ seats: [1, 2, 3, 4], result: { ...result, replaced } }], [], rules)[0];
    const clean = ranking([3], [{ seats: [1, 2, 3, 4], result: { points: result.points } }], [], defaultRules)[0];
    const { amount } = defaultRules.chombo;
    expect(of([])).toMatchObject({
      chombos: 2,
      penalties: 2 * amount,
      rating: (clean?.rating ?? 0) - 2 * amount * SCORE_UNIT,
    });
    expect(of([false, false, true])).toMatchObject({ penalties: 0 });
    expect(of([], { ...defaultRules, chombo: { mode: 'paidAtTable', amount: 0 } })).toMatchObject({ penalties: 0 });
  });

  test('G-S25 a cancelled penalty has no effect', () => {
    const games = [{ seats: [1, 2, 3, 4], result: { points: [35_000, 34_000, 26_000, 25_000] } }];
    const penalty = { player: 1, amount: 15_000, cancelled: true };
    expect(ranking([1, 2, 3, 4], games, [penalty], defaultRules)[0]).toMatchObject({
      id: 1,
      rating: 20_000 * SCORE_UNIT,
      penalties: 0,
    });
  });

  test('M-03 equal ratings: the lower average place wins', () => {
    // All four on 30 000: rating 0 for everybody, places 1 to 4 by seat.
    const games = [{ seats: [4, 3, 2, 1], result: { points: [30_000, 30_000, 30_000, 30_000] } }];
    expect(order([1, 2, 3, 4], games, [], defaultRules)).toEqual([4, 3, 2, 1]);
  });

  test('M-03 at equal rating players without a game come after those with one', () => {
    const games = [{ seats: [2, 3, 4, 5], result: { points: [30_000, 30_000, 30_000, 30_000] } }];
    expect(order([1, 2, 3, 4, 5], games, [], defaultRules)).toEqual([2, 3, 4, 5, 1]);
  });

  test('M-03 a third of a point is a difference', () => {
    const rule = mahjongRules.parse({ ...defaultRules, uma: { kind: 'byPlace', values: [100, 0, 0, -100] } });
    const games = [
      { seats: [1, 2, 3, 4], result: { points: [30_100, 30_100, 30_100, 29_700] } },
      { seats: [5, 6, 7, 8], result: { points: [30_200, 30_033, 30_000, 29_767] } },
    ];
    const rows = ranking([5, 6, 1, 2, 3, 4, 7, 8], games, [], rule);
    expect(rows.slice(0, 4).map(({ id, rating }) => [id, rating])).toEqual([
      [5, 300 * SCORE_UNIT],
      [1, 40_000],
      [2, 40_000],
      [3, 40_000],
    ]);
  });

  test('a rating starts where the rules say', () => {
    expect(ranking([1], [], [], { ...defaultRules, startRating: 1500 })[0]?.rating).toBe(1500 * SCORE_UNIT);
  });
});
