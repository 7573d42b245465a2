import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intervalPlaces, seatInterval } from '../../../../../core/games/mahjong/seating/interval.ts';
import { intervalRequest } from '../../../../../core/games/mahjong/seating/request.ts';
import { granted, interval, played, refused, together } from '../requests.ts';

const places = (n: number, k: number) =>
  granted(intervalPlaces(n, k))
    .map((four) => four.join('-'))
    .join(', ');

test.each([
  ['G-I1', 28, 1, '1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16, 17-18-19-20, 21-22-23-24, 25-26-27-28'],
  ['G-I2', 28, 2, '1-3-5-7, 2-4-6-8, 9-11-13-15, 10-12-14-16, 17-19-21-23, 18-20-22-24, 25-26-27-28'],
  ['G-I3', 28, 3, '1-4-7-10, 2-5-8-11, 3-6-9-12, 13-16-19-22, 14-17-20-23, 15-18-21-24, 25-26-27-28'],
  ['G-I4', 28, 4, '1-5-9-13, 2-6-10-14, 3-7-11-15, 4-8-12-16, 17-18-19-20, 21-22-23-24, 25-26-27-28'],
  ['G-I5', 28, 5, '1-6-11-16, 2-7-12-17, 3-8-13-18, 4-9-14-19, 5-10-15-20, 21-22-23-24, 25-26-27-28'],
  ['G-I6', 28, 6, '1-7-13-19, 2-8-14-20, 3-9-15-21, 4-10-16-22, 5-11-17-23, 6-12-18-24, 25-26-27-28'],
  ['G-I7', 28, 7, '1-8-15-22, 2-9-16-23, 3-10-17-24, 4-11-18-25, 5-12-19-26, 6-13-20-27, 7-14-21-28'],
  ['G-I8', 20, 2, '1-3-5-7, 2-4-6-8, 9-11-13-15, 10-12-14-16, 17-18-19-20'],
  ['G-I9', 20, 3, '1-4-7-10, 2-5-8-11, 3-6-9-12, 13-14-15-16, 17-18-19-20'],
  ['G-I10', 20, 4, '1-5-9-13, 2-6-10-14, 3-7-11-15, 4-8-12-16, 17-18-19-20'],
  ['G-I11', 20, 5, '1-6-11-16, 2-7-12-17, 3-8-13-18, 4-9-14-19, 5-10-15-20'],
  [
    'G-I12',
    36,
    5,
    '1-6-11-16, 2-7-12-17, 3-8-13-18, 4-9-14-19, 5-10-15-20, 21-22-23-24, 25-26-27-28, 29-30-31-32, 33-34-35-36',
  ],
  ['G-I13', 24, 4, '1-5-9-13, 2-6-10-14, 3-7-11-15, 4-8-12-16, 17-18-19-20, 21-22-23-24'],
  ['G-I14', 16, 3, '1-4-7-10, 2-5-8-11, 3-6-9-12, 13-14-15-16'],
  ['G-I15', 8, 2, '1-3-5-7, 2-4-6-8'],
  ['G-I16', 12, 5, '1-2-3-4, 5-6-7-8, 9-10-11-12'],
  ['G-I17', 16, 2, '1-3-5-7, 2-4-6-8, 9-11-13-15, 10-12-14-16'],
])('%s: %i players, interval %i', (_, n, k, tables) => {
  expect(places(n, k)).toBe(tables);
});

const history = played('1-2-3-4');

test('G-I17 equal ratings are seated in the order of the ranking handed in', () => {
  const players = [5, 6, 7, 8, 1, 2, 3, 4].map((id) => ({ id }));
  const proposal = granted(seatInterval(interval({ k: 2, history }, { players })));
  expect(together(proposal.tables)).toBe('1-3-5-7, 2-4-6-8');
  expect(proposal.tables.map(({ table }) => table)).toEqual([1, 2]);
});

test('G-I18 a player who joined late is seated', () => {
  const players = [1, 2, 3, 4, 20, 21, 22, 23].map((id) => ({ id }));
  const proposal = granted(seatInterval(interval({ k: 1, history }, { players })));
  expect(together(proposal.tables)).toBe('1-2-3-4, 20-21-22-23');
});

describe('G-I19 refused', () => {
  test.each([0, -3, 1.5, Number.NaN])('k = %d', (k) => {
    expect(refused(intervalPlaces(16, k))).toMatchObject({
      code: 'mahjong.badInterval',
      params: { least: 1, most: 4 },
      path: 'options.k',
    });
  });

  test.each([0, -3, 1.5, 'x'])('k = %s in a request', (k) => {
    const request = { family: 'mahjong', method: 'interval', seed: 's', round: 2, players: [], options: { k } };
    const parsed = intervalRequest.safeParse(request);
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['options.k']);
  });
});

test('interval is refused before the first confirmed round', () => {
  expect(refused(seatInterval(interval({ k: 1 })))).toMatchObject({
    code: 'mahjong.needsFinishedRound',
    params: { method: 'interval' },
  });
});

test('every k seats everybody once, tables in order of their best place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 70 }), (tables, k) => {
      const fours = granted(intervalPlaces(4 * tables, k));
      expect(fours.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 4 * tables }, (_, i) => i + 1));
      expect(fours.map((four) => four[0] ?? 0)).toEqual(fours.map((four) => four[0] ?? 0).sort((a, b) => a - b));
    }),
  );
});

test('the residual tables are marked', () => {
  const proposal = granted(seatInterval(interval({ n: 28, k: 4, history })));
  expect(proposal.tables.map(({ reasons }) => reasons[0]?.code)).toEqual([
    ...new Array(4).fill('mahjong.reasons.interval'),
    ...new Array(3).fill('mahjong.reasons.intervalRest'),
  ]);
});

test('each table says who has met before', () => {
  const { tables } = granted(seatInterval(interval({ n: 8, k: 1, history: played('1-2-9-10') })));
  expect(tables.map(({ reasons }) => reasons.slice(1))).toEqual([
    [{ code: 'mahjong.reasons.metBefore', params: { players: [1, 2], rounds: [1], count: 1 } }],
    [{ code: 'mahjong.reasons.nobodyMet' }],
  ]);
});
