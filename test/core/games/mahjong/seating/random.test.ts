import { describe, expect, test } from 'vitest';
import { quiet } from '../../../../../core/game/seating.ts';
import { seatRandom } from '../../../../../core/games/mahjong/seating/random.ts';
import { granted, played, random, refused, together, written } from '../requests.ts';

const seat = (...args: Parameters<typeof random>) => granted(seatRandom(random(...args), quiet));

test('G-R1 the same seed twice is equal, another seed differs', () => {
  expect(seat({ n: 16, seed: 'a' })).toEqual(seat({ n: 16, seed: 'a' }));
  expect(written(seat({ n: 16, seed: 'a' }).tables)).not.toBe(written(seat({ n: 16, seed: 'b' }).tables));
});

test('G-R2 each player is at table 1 in half of the seatings, each pair shares a table in 3/7', {
  tags: ['long'],
}, () => {
  const seeds = 8000;
  const atFirst = new Array<number>(9).fill(0);
  const shared = new Map<string, number>();
  for (let seed = 0; seed < seeds; seed++)
    for (const { table, seats } of seat({ n: 8, seed: `s${seed}` }).tables)
      for (const a of seats) {
        if (table === 1) atFirst[a] = (atFirst[a] ?? 0) + 1;
        for (const b of seats) if (a < b) shared.set(`${a}-${b}`, (shared.get(`${a}-${b}`) ?? 0) + 1);
      }
  for (const count of atFirst.slice(1)) expect(Math.abs(count / seeds - 0.5)).toBeLessThan(0.02);
  expect(shared.size).toBe(28);
  for (const count of shared.values()) expect(Math.abs(count / seeds - 3 / 7)).toBeLessThan(0.02);
});

test.each(['balanced', 'random'] as const)(
  'G-R3 all 24 seat orders of four players occur equally often (%s)',
  { tags: ['long'] },
  (winds) => {
    const seeds = 24_000;
    const orders = new Map<string, number>();
    for (let seed = 0; seed < seeds; seed++) {
      const order = written(seat({ n: 4, seed: `s${seed}` }, { winds }).tables);
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count / seeds - 1 / 24)).toBeLessThan(0.01);
  },
);

test('G-R4 history does not change the result when the switch is off', () => {
  const history = played('1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16');
  const without = seat({ n: 16, round: 2 }, { winds: 'random' });
  const withHistory = seat({ n: 16, round: 2, history }, { winds: 'random' });
  expect(written(withHistory.tables)).toBe(written(without.tables));
});

test('G-R5 with the switch on, 16 players and one earlier round give no repeat for at least 97 of 100 seeds', () => {
  const history = played('1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16');
  const free = Array.from({ length: 100 }, (_, seed) => seat({ n: 16, history, avoidRepeats: true, seed: `s${seed}` }));
  expect(free.filter(({ metrics }) => metrics.repeats === 0).length).toBeGreaterThanOrEqual(97);
});

describe('M-11', () => {
  test('players are shuffled in registration order, whatever the ranking', () => {
    const players = [{ id: 3 }, { id: 8 }, { id: 1 }, { id: 6 }, { id: 5 }, { id: 2 }, { id: 7 }, { id: 4 }];
    expect(together(seat({ n: 8 }, { players }).tables)).toBe(together(seat({ n: 8 }).tables));
  });

  test('the switch keeps the lowest T, and the plain shuffle when that has none', () => {
    const plain = seat({ n: 16 });
    expect(together(seat({ n: 16, avoidRepeats: true }).tables)).toBe(together(plain.tables));
  });
});

describe('M-12 named sub-streams', () => {
  test('the wind mode does not change who sits together', () => {
    const balanced = seat({ n: 32 }, { winds: 'balanced' });
    const drawn = seat({ n: 32 }, { winds: 'random' });
    expect(together(drawn.tables)).toBe(together(balanced.tables));
  });

  test('another round of the same seed is another draw', () => {
    expect(together(seat({ n: 16, round: 1 }).tables)).not.toBe(together(seat({ n: 16, round: 2 }).tables));
  });
});

describe('M-04 seating is blocked unless active players are a positive multiple of four', () => {
  test('the refusal states n, the missing stand-ins and how many to exclude, with both ways out', () => {
    expect(refused(seatRandom(random({ n: 18 }), quiet))).toEqual({
      code: 'mahjong.notMultipleOfFour',
      params: { players: 18, missing: 2, exclude: 2 },
      ways: [
        { do: 'mahjong.addStandIns', params: { count: 2 } },
        { do: 'mahjong.exclude', params: { count: 2 } },
      ],
    });
  });

  test('nobody', () => {
    expect(refused(seatRandom(random({ n: 0 }), quiet)).code).toBe('mahjong.noPlayers');
  });

  test('three players cannot exclude themselves', () => {
    expect(refused(seatRandom(random({ n: 3 }), quiet)).ways).toEqual([
      { do: 'mahjong.addStandIns', params: { count: 1 } },
    ]);
  });
});

test('I-1 a player listed twice is refused', () => {
  const players = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 2 }];
  expect(refused(seatRandom(random({}, { players }), quiet))).toMatchObject({
    code: 'mahjong.playerTwice',
    params: { player: 2 },
  });
});
