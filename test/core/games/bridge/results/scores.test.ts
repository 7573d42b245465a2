import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bridge } from '../../../../../core/games/bridge/bridge.ts';
import { fewBoards, scoreResult, scoreStored } from '../../../../../core/games/bridge/results/results.ts';
import { halfUp, readHundredths } from '../../../../../core/games/bridge/rules/decimals.ts';
import type { BridgeRules } from '../../../../../core/games/bridge/rules/rules.ts';
import { readSteps, writeSteps } from '../../../../../core/games/bridge/rules/scale-import.ts';
import {
  generatedSteps,
  pointsFor,
  publishedScales,
  type Scale,
  scaleSchema,
} from '../../../../../core/games/bridge/rules/scales.ts';
import { type BridgeResultInput, enteredResult } from '../../../../../core/games/bridge/rules/state.ts';
import { wbfPoints, wbfTable } from '../../../../../core/games/bridge/rules/victory-points.ts';
import { resultFrom } from '../../../../../core/games/bridge/steps/checks.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../../core/tournament/words.ts';
import { mpRules, vpRules } from '../events.ts';
import { closed, run, seatNext, stateOf } from '../tournament.ts';

const wbf: Scale = { kind: 'wbf' };
const scale = (name: string): Scale => {
  const found = publishedScales.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('WBF continuous scale [bridge 5.2]', () => {
  const boards = [6, 7, 8, 10, 14, 16, 20, 32];
  test.each([
    [0, [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000]],
    [1, [1050, 1047, 1044, 1039, 1033, 1031, 1028, 1022]],
    [2, [1099, 1092, 1086, 1077, 1066, 1061, 1055, 1044]],
    [3, [1146, 1135, 1127, 1114, 1097, 1091, 1082, 1065]],
    [5, [1233, 1218, 1205, 1185, 1158, 1148, 1134, 1107]],
    [7, [1315, 1294, 1277, 1251, 1216, 1203, 1183, 1147]],
    [10, [1425, 1399, 1378, 1343, 1297, 1280, 1253, 1205]],
    [15, [1583, 1550, 1523, 1480, 1419, 1397, 1361, 1295]],
    [20, [1712, 1677, 1646, 1597, 1526, 1500, 1458, 1378]],
    [30, [1906, 1869, 1837, 1784, 1704, 1673, 1623, 1524]],
    [36, [1991, 1956, 1924, 1871, 1791, 1759, 1706, 1600]],
    [40, [2000, 2000, 1974, 1922, 1841, 1809, 1756, 1646]],
  ])('a margin of %i IMPs', (margin, points) => {
    expect(boards.map((n) => wbfPoints(margin, n))).toEqual(points);
  });
  test('the first margin that gives all 20', () => {
    expect(boards.map((n) => wbfTable(n).indexOf(2000))).toEqual([37, 40, 43, 48, 57, 60, 68, 85]);
  });
  test('published 14-board values: each IMP of the first seven', () => {
    const table = wbfTable(14);
    expect([1, 2, 3, 4, 5, 6, 7].map((m) => (table[m] ?? 0) - (table[m - 1] ?? 0))).toEqual([
      33, 33, 31, 31, 30, 29, 29,
    ]);
  });
  test('published number of rows: 37 for 6 boards and 85 for 32, besides the draw', () => {
    expect([wbfTable(6).length - 1, wbfTable(32).length - 1]).toEqual([37, 85]);
  });
  test('entries changed by the last step', () => {
    const raised = (n: number): number[] => {
      const tau = (Math.sqrt(5) - 1) / 2;
      const plain = (m: number) => {
        const share = (1 - tau ** ((3 * m) / (15 * Math.sqrt(n)))) / (1 - tau ** 3);
        return Math.min(2000, Math.floor(1000 + 1000 * share + 0.5));
      };
      return wbfTable(n).flatMap((points, m) => (points === plain(m) ? [] : [m]));
    };
    expect(raised(6)).toEqual([]);
    expect(raised(7)).toEqual([]);
    expect(raised(8)).toEqual([40]);
    expect(raised(10)).toEqual([27, 29, 31]);
    expect(raised(14)).toEqual([8, 36, 38]);
    expect(raised(16)).toEqual([14, 27, 38, 46, 49, 55, 59]);
    expect(wbfPoints(8, 14)).toBe(1244);
  });
  test('no IMP is worth more than the one before, for any number of boards', () => {
    for (let n = 1; n <= 64; n++) {
      const steps = wbfTable(n)
        .slice(1)
        .map((points, m) => points - (wbfTable(n)[m] ?? 0));
      expect(steps.every((step, m) => step >= 0 && (m === 0 || step <= (steps[m - 1] ?? 0)))).toBe(true);
    }
  });
  test('both sides add up to 20; WBF-8: 5 IMPs 12.05–7.95; WBF-7: 12 IMPs 14.63–5.37', () => {
    expect([pointsFor(wbf, 500, 8), pointsFor(wbf, -500, 8)]).toEqual([1205, 795]);
    expect([pointsFor(wbf, 1200, 7), pointsFor(wbf, -1200, 7)]).toEqual([1463, 537]);
  });
});

describe('discrete scales [bridge 5.3]', () => {
  test.each([
    [7, 7, 13],
    [7, 8, 14],
    [7, 28, 20],
    [7, 0, 10],
    [10, 13, 14],
    [10, 10, 14],
    [10, 9, 13],
    [10, 35, 19],
  ])('ACBL-20, %i boards, %i IMPs: %i VP', (boards, margin, vp) => {
    expect(pointsFor(scale('ACBL 20'), 100 * margin, boards)).toBe(100 * vp);
    expect(pointsFor(scale('ACBL 20'), -100 * margin, boards)).toBe(2000 - 100 * vp);
  });
  test.each([
    [0, 15],
    [1, 18],
    [10, 24],
    [28, 30],
  ])('ACBL-30, 8 boards, %i IMPs: %i VP', (margin, vp) => {
    expect(pointsFor(scale('ACBL 30'), 100 * margin, 8)).toBe(100 * vp);
  });
  test.each([
    [5065, 10],
    [5066, 11],
    [4935, 10],
    [4934, 9],
    [4500, 6],
    [4430, 6],
    [6835, 19],
    [6836, 20],
    [3164, 0],
    [3165, 1],
  ])('EBU, 7 boards: %i hundredths of a per cent are %i VP', (percent, vp) => {
    expect(pointsFor(scale('EBU Swiss pairs'), percent, 7)).toBe(100 * vp);
  });
  test.each([
    // The highest percentage of each row and number of boards stays in its row, a hundredth more is in the next.
    [2, 5092, 7595],
    [4, 5092, 7595],
    [5, 5078, 7213],
    [8, 5065, 6835],
    [9, 5065, 6835],
    [10, 5054, 6530],
    [16, 5045, 6278],
    [24, 5038, 6071],
    [32, 5032, 5897],
    [55, 5027, 5753],
  ])('EBU, %i boards: a draw up to %i hundredths of a per cent, 20 VP above %i', (boards, draw, nineteen) => {
    const of = (percent: number) => (pointsFor(scale('EBU Swiss pairs'), percent, boards) ?? 0) / 100;
    expect([draw, draw + 1, nineteen, nineteen + 1].map(of)).toEqual([10, 11, 19, 20]);
    expect([10_000 - draw, 9_999 - draw, 10_000 - nineteen, 9_999 - nineteen].map(of)).toEqual([10, 9, 1, 0]);
  });
  test('a scale has no value for boards it has no table for', () => {
    expect(pointsFor(scale('ACBL 20'), 100, 12)).toBeNull();
    expect(pointsFor(scale('EBU Swiss pairs'), 5000, 56)).toBeNull();
  });
  test('published scales have the form of scales, rise, and end at their maximum', () => {
    for (const one of publishedScales) {
      expect(scaleSchema.safeParse(one).success).toBe(true);
      for (const { steps } of one.bands) {
        expect(steps.at(-1)?.vp).toBe(one.max);
        expect(
          steps.every(
            ({ from, vp }, i) => i === 0 || (from > (steps[i - 1]?.from ?? 0) && vp > (steps[i - 1]?.vp ?? 0)),
          ),
        ).toBe(true);
      }
    }
  });
  test('the generated scale meets the published one within 0.02 %, and starts just above 50.61 for 8 boards', () => {
    const published = publishedScales[2]?.bands.find(({ from }) => from === 7)?.steps ?? [];
    const generated = generatedSteps(7);
    expect(generated.map(({ vp }) => vp)).toEqual(published.map(({ vp }) => vp));
    for (const [i, { from }] of generated.entries())
      expect(Math.abs(from - (published[i]?.from ?? 0))).toBeLessThanOrEqual(2);
    // The band ends at 50.614 %, so 50.61 is still a draw by the formula and 50.62 the first hundredth above.
    expect(generatedSteps(8)[0]).toEqual({ from: 5062, vp: 1100 });
  });
});

describe('a scale in two columns', () => {
  test('is read with a heading, tabs, semicolons or spaces, decimal point or comma', () => {
    const rows = [
      { from: 5066, vp: 1100 },
      { from: 5199, vp: 1200 },
    ];
    for (const text of ['%\tVP\n50.66\t11\n51.99\t12\n', '50,66; 11\r\n51,99;12', ' 50.66 11\n\n51.99 12 ']) {
      expect(readSteps(text, 'mp', 2000)).toEqual({ ok: true, value: rows });
    }
  });
  test.each([
    ['1\t11\nx\t12', 2, 'numbers'],
    ['1\t11\n3', 2, 'numbers'],
    ['', 1, 'numbers'],
    ['3\t11\n1\t12', 2, 'rising'],
    ['1\t12\n3\t11', 2, 'rising'],
    ['1\t9', 1, 'range'],
    ['1\t21', 1, 'range'],
  ])('%j is refused at line %i: %s', (text, line, why) => {
    expect(readSteps(text, 'imp', 2000)).toMatchObject({
      ok: false,
      refusal: { code: 'bridge.scaleLine', params: { line, why } },
    });
  });
  test('MP % start at 50', () => {
    expect(readSteps('49\t11', 'mp', 2000).ok).toBe(false);
  });
  test('is written so that it is read back', () => {
    for (const { bands, of, max } of publishedScales) {
      for (const { steps } of bands) expect(readSteps(writeSteps(steps), of, max)).toEqual({ ok: true, value: steps });
    }
  });
});

describe('typed numbers', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,05', 1205],
    [' 0 ', 0],
    ['-3', -300],
    ['−1,5', -150],
    ['-0', 0],
    ['12.345', null],
    ['a', null],
    ['', null],
    ['1.', null],
  ])('%j is %j hundredths', (text, value) => {
    expect(readHundredths(text)).toBe(value);
  });
  test('half up, also below zero', () => {
    expect([halfUp(5, 2), halfUp(-5, 2), halfUp(7, 3), halfUp(0, 3)]).toEqual([3, -2, 2, 0]);
  });
});

const where = { table: 5, planned: 8 };
const score = (rules: BridgeRules, result: BridgeResultInput) => {
  const answer = scoreResult(rules, enteredResult.parse(result), where);
  if (!answer.ok) return answer.refusal;
  const { ns, ew, kind } = answer.value;
  return { kind, ns: ns.award, ew: ew.award, net: [ns.net, ew.net], boards: answer.value.boards };
};
const fixed = (value: number) => ({ kind: 'fixed', score: value });

describe('entry types [bridge 5.1]', () => {
  test('vp: the other side is the rest of the maximum', () => {
    expect(score(vpRules(), { entry: 'vp', ns: 1250 })).toMatchObject({ ns: fixed(1250), ew: fixed(750) });
  });
  test('E-10: 12–9 where the sum is 20; a split is ticked; nothing outside 0 to 20', () => {
    expect(score(vpRules(), { entry: 'vp', ns: 1200, ew: 900 })).toMatchObject({
      code: 'bridge.outsideScale',
      params: { table: 5, northSouth: 12, eastWest: 9, max: 20 },
    });
    expect(score(vpRules(), { entry: 'vp', ns: 1200, ew: 900, split: true })).toMatchObject({
      ns: fixed(1200),
      ew: fixed(900),
    });
    expect(score(vpRules(), { entry: 'vp', ns: 2100 })).toMatchObject({ code: 'bridge.outsideScale' });
    expect(score(vpRules(), { entry: 'vp', ns: 2100, ew: 0, split: true })).toMatchObject({
      code: 'bridge.outsideScale',
    });
  });
  test('imp: margin to VP by the boards played; the IMPs stay known', () => {
    expect(score(vpRules(), { entry: 'imp', ns: 2500, ew: 2000 })).toMatchObject({
      ns: fixed(1205),
      ew: fixed(795),
      net: [500, -500],
    });
    expect(score(vpRules(), { entry: 'imp', ns: 1200, boards: 7 })).toMatchObject({ ns: fixed(1463), boards: 7 });
    expect(score(vpRules({ scaleBoards: 'planned' }), { entry: 'imp', ns: 500, boards: 7 })).toMatchObject({
      ns: fixed(1205),
    });
  });
  test('imp in an event ranked by IMPs counts as it is', () => {
    expect(score(vpRules({ ranking: 'imp' }), { entry: 'imp', ns: 1300, ew: 1950 })).toMatchObject({
      ns: fixed(-650),
      ew: fixed(650),
    });
  });
  test('mp: the other side is 100 − x; outside 0 to 100 is refused', () => {
    expect(score(mpRules(), { entry: 'mp', ns: 5512 })).toMatchObject({
      ns: fixed(5512),
      ew: fixed(4488),
      net: [5512, 4488],
    });
    expect(score(mpRules(), { entry: 'mp', ns: 10_001 })).toMatchObject({ code: 'bridge.outsideScale' });
  });
  test('mp to VP by a scale of MP %', () => {
    const rules = vpRules({ scale: scale('EBU Swiss pairs') });
    expect(score(rules, { entry: 'mp', ns: 5066, boards: 7 })).toMatchObject({
      ns: fixed(1100),
      ew: fixed(900),
      net: [5066, 4934],
    });
    expect(score(rules, { entry: 'mp', ns: 5066, boards: 1 })).toMatchObject({
      code: 'bridge.scaleMissing',
      params: { boards: 1 },
    });
  });
  test('raw: −x as IMPs, top − x as matchpoints', () => {
    expect(score(vpRules(), { entry: 'raw', ns: -500 })).toMatchObject({ ns: fixed(795), ew: fixed(1205) });
    expect(score(mpRules(), { entry: 'raw', ns: 5500, top: 9600 })).toMatchObject({ ns: fixed(5729), ew: fixed(4271) });
    expect(score(mpRules(), { entry: 'raw', ns: 9700, top: 9600 })).toMatchObject({ code: 'bridge.outsideScale' });
  });
  test('F9 more boards than the round has are refused: in MP events they would weigh a match above all others', () => {
    expect(score(mpRules(), { entry: 'mp', ns: 10_000, boards: 9 })).toMatchObject({
      code: 'bridge.moreBoards',
      params: { boards: 9, most: 8 },
    });
    expect(score(mpRules(), { entry: 'walkover', innocent: 'ns', boards: 9 })).toMatchObject({
      code: 'bridge.moreBoards',
    });
    expect(score(mpRules(), { entry: 'mp', ns: 10_000, boards: 8 })).toMatchObject({ boards: 8 });
  });
  test('what the event cannot be ranked by is refused', () => {
    expect(score(mpRules(), { entry: 'vp', ns: 1000 })).toMatchObject({ code: 'bridge.entryUnit' });
    expect(score(mpRules(), { entry: 'imp', ns: 1000 })).toMatchObject({ code: 'bridge.entryUnit' });
    expect(score(vpRules(), { entry: 'mp', ns: 1000 })).toMatchObject({
      code: 'bridge.entryUnit',
      params: { entry: 'mp', ranking: 'vp' },
    });
  });
  test('fractions never come in', () => {
    expect(enteredResult.safeParse({ entry: 'vp', ns: 12.5 }).success).toBe(false);
  });
  test('W-08: fewer than half of the boards', () => {
    expect(fewBoards(4, 8)).toBeNull();
    expect(fewBoards(null, 8)).toBeNull();
    expect(fewBoards(3, 8)).toEqual({ code: 'bridge.warnings.fewBoards', params: { boards: 3, planned: 8 } });
  });
  test('any IMP result gives both sides the maximum together', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: 1, max: 32 }), (margin, boards) => {
        const points = pointsFor(wbf, margin, boards) ?? 0;
        expect(Number.isInteger(points)).toBe(true);
        expect(points + (pointsFor(wbf, -margin, boards) ?? 0)).toBe(2000);
      }),
    );
  });
});

describe('walkover, unplayed [bridge 5.5]', () => {
  test('the innocent side gets 60 %, the guilty side nothing', () => {
    expect(score(vpRules(), { entry: 'walkover', innocent: 'ew' })).toMatchObject({
      kind: 'walkover',
      ns: fixed(0),
      ew: fixed(1200),
    });
    expect(score(vpRules(), { entry: 'walkover', innocent: null })).toMatchObject({ ns: fixed(0), ew: fixed(0) });
    expect(score(mpRules(), { entry: 'walkover', innocent: 'ns' })).toMatchObject({ ns: { kind: 'own', least: 6000 } });
  });
  test('unplayed: 60 % both, or what the director enters', () => {
    expect(score(vpRules(), { entry: 'unplayed' })).toMatchObject({
      kind: 'unplayed',
      ns: fixed(1200),
      ew: fixed(1200),
    });
    expect(score(vpRules(), { entry: 'unplayed', ns: 1400, ew: 600 })).toMatchObject({
      ns: fixed(1400),
      ew: fixed(600),
    });
  });
});

describe('a stored result under other rules', () => {
  const stored = enteredResult.parse({ entry: 'vp', ns: 1200 });
  test('VP stay as written; what no longer fits is not scored', () => {
    expect(
      scoreStored(vpRules({ scale: scale('ACBL 30') }), enteredResult.parse({ entry: 'vp', ns: 1200, ew: 800 }), where)
        ?.ew.award,
    ).toEqual(fixed(800));
    expect(scoreStored(mpRules(), stored, where)).toBeNull();
  });
});

describe('F25 a walkover outside the program', () => {
  const entered = (result: Json) =>
    run(seatNext(closed(4, mpRules()), 'start'), { type: 'result.enter', round: 1, table: 1, result });
  const told = (ledger: Ledger) => {
    const { rounds } = stateOf(ledger);
    const [table] = rounds[0]?.tables ?? [];
    const stored = rounds[0]?.results[1] ?? null;
    return table === undefined ? [] : bridge.results.lines(stateOf(ledger), 1, table, stored);
  };

  test('both sides have their score, and it comes back as these scores, not as a match of 100 to 0', () => {
    const event = entered({ entry: 'walkover', innocent: 'ew' });
    const lines = told(event);
    expect(lines.map(({ score }) => score)).toEqual([0, 6000]);
    const back = resultFrom(stateOf(event), lines, 1) ?? null;
    expect(told(entered(back)).map(({ score }) => score)).toEqual([0, 6000]);
  });

  test('a match comes back as a match', () => {
    const event = entered({ entry: 'mp', ns: 6250 });
    expect(resultFrom(stateOf(event), told(event), 1)).toEqual({ entry: 'mp', ns: 6250 });
  });
});
