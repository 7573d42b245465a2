import { describe, expect, test } from 'vitest';
import { quiet } from '../../../../../core/game/seating.ts';
import { bracketOrder, CUTS, type CutMatch, couples, topCut } from '../../../../../core/games/duel/rules/top-cut.ts';
import { acceleratedSeeds, virtualPoints } from '../../../../../core/games/duel/seating/acceleration.ts';
import { seatPower } from '../../../../../core/games/duel/seating/power.ts';
import { type PowerRequest, powerRequest } from '../../../../../core/games/duel/seating/request.ts';
import { stream } from '../../../../../core/random/stream.ts';
import { exhaustive, nameOf } from '../../../matching/oracles.ts';
import { draw, type Match, type Played, type Setup, seeds, tiers, written } from '../events.ts';

const power = (setup: Setup): PowerRequest =>
  powerRequest.parse({ family: 'duel', method: 'power', seed: 'k3', round: 9, players: [], ...setup });

const powerDrawn = (setup: Setup) => {
  const answer = seatPower(power(setup), quiet);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

const pairsOf = (drawn: ReturnType<typeof powerDrawn>): string =>
  drawn.tables.map(({ seats }) => seats.join('-')).join(' ');

const met = (...pairs: readonly (readonly [number, number])[]): Played[] =>
  pairs.map(([a, b], i) => ({ round: i + 1, matches: [{ a, b, outcome: 'draw' } satisfies Match] }));

const inOrder = (n: number) => seeds(n).map((player) => ({ ...player, points: 100 * (n - player.id) }));

describe('power-paired last round', () => {
  test('the first plays the second, the third the fourth', () => {
    expect(pairsOf(powerDrawn({ players: inOrder(6) }))).toBe('1-2 3-4 5-6');
  });

  test('unless they met, then the third', () => {
    const drawn = powerDrawn({ players: inOrder(6), history: met([1, 2]) });
    expect(pairsOf(drawn)).toBe('1-3 2-4 5-6');
    expect(drawn.tables[0]?.reasons).toEqual([
      { code: 'duel.reasons.power', params: { player: 1, place: 1, other: 3, otherPlace: 3 } },
      { code: 'duel.reasons.powerMet', params: { player: 1, other: 2, round: 1 } },
    ]);
  });

  test('goes by the standings with their tie-breaks, not by the seeds', () => {
    const history: Played[] = [
      {
        round: 1,
        matches: [
          { a: 1, b: 4, outcome: 'b' },
          { a: 2, b: 3, outcome: 'b' },
        ],
      },
    ];
    expect(pairsOf(powerDrawn({ players: seeds(4), history, round: 2 }))).toBe('3-4 1-2');
  });

  test('the bye goes to the last who had none', () => {
    const history: Played[] = [{ round: 1, matches: [], byes: [{ player: 5, reason: 'pairing' }] }];
    const drawn = powerDrawn({ players: inOrder(5), history });
    expect(drawn.byes.map(({ entrant }) => entrant)).toEqual([4]);
    expect(pairsOf(drawn)).toBe('1-2 3-5');
  });

  test('as few rematches as possible where there is no other way', () => {
    const drawn = powerDrawn({ players: inOrder(4), history: met([1, 2], [1, 3], [1, 4]) });
    expect(pairsOf(drawn)).toBe('1-2 3-4');
    expect(drawn.more.fallback).toBe(true);
    expect(drawn.more.confirm.map(({ code }) => code)).toEqual(['duel.confirm.rematch']);
  });

  test('has the least sum of squared position differences, first in order: 300 random fields', () => {
    const random = stream('duel', 'power');
    for (let run = 0; run < 300; run++) {
      const size = 4 + 2 * random.below(5);
      const pairs = Array.from(
        { length: random.below(2 * size) },
        () => [1 + random.below(size), 1 + random.below(size)] as const,
      );
      const history = met(...pairs.filter(([a, b]) => a !== b).slice(0, 8));
      const apart = new Set(history.flatMap(({ matches }) => matches.map(({ a, b }) => nameOf(size, a - 1, b - 1))));
      const table = new Map<number, readonly number[]>();
      for (let i = 0; i < size; i++) {
        for (let j = i + 1; j < size; j++)
          if (!apart.has(nameOf(size, i, j))) table.set(nameOf(size, i, j), [(j - i) ** 2]);
      }
      const best = exhaustive(size, 1, table);
      const drawn = powerDrawn({ players: inOrder(size), history });
      expect(drawn.more.fallback).toBe(best === null);
      if (best === null) continue;
      const pairsDrawn = drawn.tables.map(({ seats: [a = 0, b = 0] }) => [Math.min(a, b) - 1, Math.max(a, b) - 1]);
      expect(pairsDrawn.sort(([a = 0], [b = 0]) => a - b)).toEqual(
        best.mate.flatMap((j, i) => (i < j ? [[i, j]] : [])),
      );
    }
  });

  test('a large field stays near the diagonal', () => {
    const drawn = powerDrawn({ players: inOrder(1_001) });
    expect(drawn.byes.map(({ entrant }) => entrant)).toEqual([1_001]);
    expect(drawn.tables.every(({ seats: [a = 0, b = 0] }) => b === a + 1)).toBe(true);
  });
});

describe('top cut', () => {
  const standings = Array.from({ length: 40 }, (_, i) => 101 + i);
  const cutOf = (size: (typeof CUTS)[number], out: readonly number[] = []): readonly CutMatch[] => {
    const answer = topCut(standings, size, (id) => out.includes(id));
    if (!answer.ok) throw new Error(answer.refusal.code);
    return answer.value;
  };

  test('1 plays k, 2 plays k−1, in the usual halves', () => {
    expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(cutOf(4).map(([a, b]) => [a.seed, b.seed])).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(cutOf(2)).toEqual([
      [
        { seed: 1, entrant: 101 },
        { seed: 2, entrant: 102 },
      ],
    ]);
  });

  test.each(CUTS)('of %i: every match adds up to k + 1, everybody once', (size) => {
    const cut = cutOf(size);
    expect(cut.every(([a, b]) => a.seed + b.seed === size + 1)).toBe(true);
    expect(
      cut
        .flat()
        .map(({ seed }) => seed)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: size }, (_, i) => i + 1));
  });

  test('if the better seed always wins, 1 and 2 meet in the final', () => {
    let matches = cutOf(32);
    while (matches.length > 1) matches = couples(matches.map(([a, b]) => (a.seed < b.seed ? a : b)));
    expect(matches.map(([a, b]) => [a.seed, b.seed])).toEqual([[1, 2]]);
    expect(couples([{ seed: 1, entrant: 101 }])).toEqual([]);
  });

  test('dropped players are skipped and the next moves up', () => {
    expect(
      cutOf(4, [101, 103])
        .flat()
        .map(({ entrant }) => entrant),
    ).toEqual([102, 106, 104, 105]);
  });

  test('refuses a cut larger than the players left and offers the largest that fits', () => {
    expect(topCut([1, 2, 3, 4, 5], 8, () => false)).toMatchObject({
      ok: false,
      refusal: {
        code: 'duel.cutTooLarge',
        params: { size: 8, players: 5 },
        ways: [{ do: 'duel.cutTo', params: { size: 4 } }],
      },
    });
    expect(topCut([1], 2, () => false)).toMatchObject({ ok: false, refusal: { ways: [] } });
  });
});

describe('Baku acceleration', () => {
  test('group A is the first 2 × ceil(N/4) seeds', () => {
    expect([8, 9, 10, 11, 12, 13].map(acceleratedSeeds)).toEqual([4, 6, 6, 6, 6, 8]);
  });

  test('9 rounds: +1 in rounds 1 to 3, +½ in rounds 4 and 5', () => {
    const points = Array.from({ length: 9 }, (_, i) => virtualPoints(i + 1, 9, 100));
    expect(points).toEqual([100, 100, 100, 50, 50, 0, 0, 0, 0]);
    expect(virtualPoints(1, 9, 300)).toBe(300);
    expect(virtualPoints(4, 9, 300)).toBe(150);
  });

  test('virtual points make the tiers, not the points', () => {
    const options = { acceleration: { topSeeds: 4, rounds: 4 } };
    const first = draw({ players: seeds(8), options });
    expect(tiers(first)).toBe('1: 1,2,3,4 / 0: 5,6,7,8');
    expect(written(first)).toBe('1-3 2-4 / 5-7 6-8');
    expect(first.metrics.figures).toMatchObject({ crossPairs: 0, widestGap: 0 });
  });
});
