import { describe, expect, test } from 'vitest';
import { quiet } from '../../../../../core/game/seating.ts';
import { writeScript } from '../../../../../core/games/mahjong/seating/script/script.ts';
import {
  checkScript,
  pairsMetAgain,
  scriptWinds,
} from '../../../../../core/games/mahjong/seating/script/script-check.ts';
import {
  makeScript,
  makeScriptRequest,
  withEvenWinds,
} from '../../../../../core/games/mahjong/seating/script/script-make.ts';
import { numberInOrder } from '../../../../../core/games/mahjong/seating/script/script-map.ts';
import { readScript } from '../../../../../core/games/mahjong/seating/script/script-read.ts';
import {
  cyclicReach,
  cyclicScript,
  perfectSixteen,
  starterReach,
  starterSchedule,
} from '../../../../../core/games/mahjong/seating/script/script-ready.ts';
import { starters } from '../../../../../core/games/mahjong/seating/script/starters.ts';
import { scheduleCost } from '../../../../../core/search/schedule.ts';
import { granted, refused } from '../requests.ts';

const made = (players: number, rounds: number, more: { seed?: string; steps?: number } = {}) =>
  granted(makeScript(makeScriptRequest.parse({ players, rounds, seed: 'seed', ...more }), quiet));

const problems = (rounds: Parameters<typeof writeScript>[0], players: number) => {
  const active = Array.from({ length: players }, (_, i) => i + 1);
  const people = {
    numbers: 'localIds' as const,
    localIds: numberInOrder(active),
    active,
    plannedRounds: rounds.length,
  };
  return checkScript(readScript(writeScript(rounds)), people).map(({ code }) => code.replace('mahjong.script.', ''));
};

test('G-P1 the bundled 16 x 5: W3 empty, 120 pairs once each', () => {
  expect(perfectSixteen).toHaveLength(5);
  expect(pairsMetAgain(perfectSixteen)).toEqual([]);
  expect(perfectSixteen.flat()).toHaveLength(20);
  expect(problems(perfectSixteen, 16)).not.toContain('W3');
});

describe('simple construction [mahjong 11.8]', () => {
  test.each([
    [20, 5],
    [28, 7],
    [32, 4],
    [36, 3],
    [40, 5],
    [44, 11],
    [52, 13],
    [56, 7],
    [64, 8],
    [68, 17],
    [80, 10],
    [100, 25],
    [160, 20],
  ])('%i players reach %i rounds, and not one more', (players, rounds) => {
    expect(cyclicReach(players)).toBe(rounds);
    expect(pairsMetAgain(cyclicScript(players, rounds))).toEqual([]);
    expect(pairsMetAgain(cyclicScript(players, rounds + 1)).length).toBeGreaterThan(0);
    expect(problems(cyclicScript(players, rounds), players).filter((rule) => rule.startsWith('E'))).toEqual([]);
  });

  test('winds rotate evenly', () => {
    for (const winds of scriptWinds(cyclicScript(44, 11)).values())
      expect(Math.max(...winds) - Math.min(...winds)).toBeLessThanOrEqual(1);
  });
});

test('every bundled base round gives a schedule in which nobody meets twice', () => {
  const sizes = Object.keys(starters).map(Number);
  expect(sizes).toHaveLength(47);
  for (const players of sizes) {
    const rounds = starterReach(players);
    const schedule = starterSchedule(players, rounds) ?? [];
    expect(schedule).toHaveLength(rounds);
    for (const round of schedule) expect(new Set(round.flat()).size).toBe(players);
    expect({ players, cost: scheduleCost(players, schedule) }).toEqual({ players, cost: 0 });
    expect(starterSchedule(players, rounds + 1)).toBeNull();
  }
});

describe('making a script (M-29)', () => {
  test.each([
    [16, 5],
    [20, 5],
    [24, 7],
    [28, 9],
    [32, 9],
    [36, 11],
    [40, 13],
    [64, 12],
    [100, 12],
    [160, 20],
  ])('%i players, %i rounds: nobody meets twice, winds within 1', (players, rounds) => {
    const script = made(players, rounds);
    expect(script).toMatchObject({ pairsAgain: 0, repeats: 0 });
    expect(script.windGap).toBeLessThanOrEqual(1);
    expect(script.rounds).toHaveLength(rounds);
    const found = problems(script.rounds, players);
    expect(found.filter((rule) => rule !== 'W5')).toEqual([]);
  });

  test.each([
    [16, 5],
    [20, 5],
    [24, 7],
    [28, 9],
    [32, 10],
    [36, 11],
  ])('M-6 [mahjong 11.8] %i x %i is known without a repeat, and made so: every pair counted', (players, rounds) => {
    const script = made(players, rounds, { steps: 400 });
    expect(script.rounds).toHaveLength(rounds);
    const met = new Set<string>();
    let pairs = 0;
    for (const round of script.rounds) {
      expect(round.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i + 1));
      for (const table of round)
        for (const [seat, one] of table.entries())
          for (const other of table.slice(seat + 1)) {
            pairs += 1;
            met.add(one < other ? `${one} ${other}` : `${other} ${one}`);
          }
    }
    expect(met.size).toBe(pairs);
    expect(script).toMatchObject({ repeats: 0, pairsAgain: 0 });
    expect(script.windGap).toBeLessThanOrEqual(1);
  });

  test.each([
    [20, 6, 6],
    [24, 8, 18],
    [24, 9, 48],
    [24, 10, 84],
    [28, 10, 42],
  ])('beyond known schedules, %i x %i repeats at most %i', (players, rounds, most) => {
    const script = made(players, rounds, { steps: 4_000_000 });
    expect(script.repeats).toBeLessThanOrEqual(most);
    expect(script.repeats).toBeGreaterThanOrEqual(script.repeatsAtLeast);
    expect(script.windGap).toBeLessThanOrEqual(1);
    expect(script.pairsAgain).toBe(pairsMetAgain(script.rounds).length);
    expect(problems(script.rounds, players).filter((rule) => rule.startsWith('E'))).toEqual([]);
  });

  test('the same seed gives the same script, another seed other numbers', () => {
    expect(made(20, 6, { steps: 100_000 })).toEqual(made(20, 6, { steps: 100_000 }));
    expect(made(24, 7).rounds).not.toEqual(made(24, 7, { seed: 'other' }).rounds);
  });

  test('four and eight players, too', () => {
    expect(made(4, 3)).toMatchObject({ pairsAgain: 6, repeats: 18, repeatsAtLeast: 18 });
    expect(made(8, 3)).toMatchObject({ repeats: 12, repeatsAtLeast: 12 });
  });

  test('players that do not fill tables are refused', () => {
    expect(refused(makeScript(makeScriptRequest.parse({ players: 18, rounds: 3, seed: 's' }), quiet))).toMatchObject({
      code: 'mahjong.scriptPlayers',
      params: { players: 18 },
    });
  });

  test('stops when told, with a complete script', () => {
    const request = makeScriptRequest.parse({ players: 32, rounds: 12, seed: 's' });
    const script = granted(makeScript(request, { progress: () => undefined, stopped: () => true }));
    expect(script.budget.ended).toBe('stopped');
    expect(problems(script.rounds, 32).filter((rule) => rule.startsWith('E'))).toEqual([]);
  });
});

test('winds of any script can be evened out', () => {
  const script = readScript('1-2-3-4\n5-6-7-8\n\n1-2-3-5\n4-6-7-8\n\n1-2-3-6\n4-5-7-8\n\n1-2-3-7\n4-5-6-8').rounds;
  const even = withEvenWinds(script);
  for (const winds of scriptWinds(even).values()) expect(winds).toEqual([1, 1, 1, 1]);
  expect(even.map((round) => round.map((table) => [...table].sort((a, b) => a - b)))).toEqual(script);
});

test('M-7 never more repeats than the longest block without repeats played again from its start', () => {
  for (let players = 8; players <= 48; players += 4) {
    const block = players === 16 ? perfectSixteen : null;
    const reach = Math.max(1, block?.length ?? Math.max(starterReach(players), cyclicReach(players)));
    for (const rounds of [reach + 1, 2 * reach, 3 * reach].filter((count) => count <= 15)) {
      const perfect = made(players, reach, { steps: 400 });
      const again = Array.from({ length: rounds }, (_, round) => perfect.rounds[round % reach] ?? []);
      const cost = scheduleCost(
        players,
        again.map((round) => round.map((table) => table.map((player) => player - 1))),
      );
      expect(made(players, rounds, { steps: 400 }).repeats, `${players} x ${rounds}`).toBeLessThanOrEqual(cost);
    }
  }
  expect(made(16, 15, { steps: 400 }).repeats).toBeLessThanOrEqual(360);
});
