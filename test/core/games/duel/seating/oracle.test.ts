// @module-tag long

import highs from 'highs';
import { describe, expect, test } from 'vitest';
import { quiet } from '../../../../../core/game/seating.ts';
import type { Field } from '../../../../../core/games/duel/seating/field.ts';
import { groupProblem } from '../../../../../core/games/duel/seating/group-costs.ts';
import { pairMembers } from '../../../../../core/games/duel/seating/solve-group.ts';
import { seatSwiss } from '../../../../../core/games/duel/seating/swiss.ts';
import { item } from '../../../../../core/matching/cells.ts';
import { minimumPairing } from '../../../../../core/matching/pairing.ts';
import { type Stream, stream } from '../../../../../core/random/stream.ts';
import { asProgramme, nameOf } from '../../../matching/oracles.ts';
import { request, type Setup } from '../events.ts';
import { bestGroup, type RefField, referenceRound } from '../reference.ts';
import { referenceField, simulate } from '../simulation.ts';

/** A group of players who met at random, for the engine and for the reference. */
const randomGroup = (random: Stream, size: number, meetings: number) => {
  const tiers = 1 + random.below(3);
  const points = Array.from({ length: size }, () => 50 * random.below(tiers)).sort((a, b) => b - a);
  const met = new Set<number>();
  for (let i = 0; i < meetings; i++) {
    const [a, b] = [random.below(size), random.below(size)];
    if (a !== b) met.add(nameOf(size, a, b));
  }
  const times = (a: number, b: number): number => (met.has(nameOf(size, a, b)) ? 1 : 0);
  const field: Field = {
    contenders: points.map((own, i) => ({ id: i + 1, seed: i + 1, club: '', points: own, score: own })),
    bye: size,
    times,
    mostTimes: () => 1,
    never: () => false,
    sameClub: () => false,
  };
  const reference: RefField = {
    players: points.map((own, i) => ({ id: i + 1, seed: i + 1, points: own })),
    met: (a, b) => times(a - 1, b - 1),
    byes: () => 0,
    never: () => false,
  };
  return { field, reference, points, times };
};

const solveWith = (field: Field, rematches: boolean) =>
  pairMembers(
    { field, allowed: { rematches, clubs: 'free' }, byeRule: 'lowest', stopped: () => false },
    field.contenders.map((_, place) => place),
  );

describe('one group', () => {
  test('4 10,000 random groups of up to 12 give the pairs and the (R, G, X, F) of trying everything', () => {
    const random = stream('duel', 'groups');
    let unpairable = 0;
    for (let run = 0; run < 10_000; run++) {
      const size = run % 40 === 0 ? 12 : 2 + 2 * random.below(5);
      const { field, reference } = randomGroup(random, size, random.below(size * size));
      const rematches = run % 4 === 0;
      const best = bestGroup(reference, reference.players, rematches);
      const answer = solveWith(field, rematches);
      if (best === null) {
        unpairable += 1;
        expect(answer.kind).toBe('unpairable');
        continue;
      }
      const [r, g, x, f] = best.value;
      expect(answer).toMatchObject({ pairs: best.pairs, cost: { rematches: r, gaps: g, halves: x, fold: f } });
    }
    expect(unpairable).toBeGreaterThan(300);
  });

  test('merged groups of 140 to 160, rematches allowed or not, cost as much with few pairs tried as with all of them', () => {
    const random = stream('duel', 'merged');
    for (let run = 0; run < 4; run++) {
      const size = 140 + 2 * random.below(11);
      const { field, points } = randomGroup(random, size, size * (2 + random.below(20)));
      const members = field.contenders.map((_, place) => place);
      const rematches = run % 2 === 0;
      const problem = groupProblem(field, members, (place) => item(points, place), { rematches, clubs: 'free' });
      const { size: all, levels, cost } = problem.pairs;
      const { outcome } = minimumPairing({ size: all, levels, cost });
      const answer = solveWith(field, rematches);
      if (outcome.kind !== 'perfect') throw new Error(outcome.kind);
      expect(answer.kind === 'paired' && answer.cost).toEqual(problem.costOf(outcome.cost));
    }
  });

  test('whoever may meet nobody of a group makes it unpairable without a search', () => {
    const { field } = randomGroup(stream('duel', 'alone'), 60, 0);
    const answer = solveWith({ ...field, never: (a, b) => a === 7 || b === 7 }, true);
    expect(answer).toEqual({ kind: 'unpairable', steps: 0 });
  });

  test('groups of 42 to 56 cost as much as a 0/1 programme solved by HiGHS says', async () => {
    const solver = await highs();
    const random = stream('duel', 'programme');
    for (let run = 0; run < 5; run++) {
      const size = 42 + 2 * random.below(8);
      const { field, points, times } = randomGroup(random, size, size * (2 + random.below(8)));
      const answer = solveWith(field, false);
      const half = size / 2;
      const [big, bigger] = [size ** 3, size ** 4];
      const table = new Map<number, readonly number[]>();
      for (let i = 0; i < size; i++) {
        for (let j = i + 1; j < size; j++) {
          const gap = ((points[i] as number) - (points[j] as number)) / 50;
          // Pairs far from the fold cannot be in the best pairing of these groups; leaving them out keeps HiGHS quick.
          const far = Math.abs(j - i - half) > 14 && gap === 0 && points[0] === points[size - 1];
          if (times(i, j) === 0 && !far) {
            table.set(nameOf(size, i, j), [gap * gap * bigger + (j < half ? big : 0) + (j - i - half) ** 2]);
          }
        }
      }
      const reference = solver.solve(asProgramme(size, table));
      expect(answer.kind).toBe('paired');
      if (answer.kind !== 'paired') continue;
      const { gaps, halves, fold } = answer.cost;
      expect((gaps / 2_500) * bigger + halves * big + fold).toBe(Math.round(reference.ObjectiveValue));
    }
  });
});

const sameAsReference = (asked: Setup): 'same' | 'impossible' | 'fallback' => {
  const complete = request(asked);
  const answer = seatSwiss(complete, quiet);
  const reference = referenceRound(referenceField(complete));
  if (reference === null) {
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'duel.neverBlocks' } });
    return 'impossible';
  }
  if (!answer.ok) throw new Error(answer.refusal.code);
  const { more, tables } = answer.value;
  const pairs = more.groups.map((_, group) =>
    more.pairs
      .filter((pair) => pair.group === group + 1)
      .map(({ table }) => tables.find((found) => found.table === table)?.seats.join('-'))
      .sort(),
  );
  expect(pairs).toEqual(reference.groups.map((group) => group.map((pair) => pair.join('-')).sort()));
  expect(more.bye).toBe(reference.bye);
  expect(more.fallback).toBe(reference.fallback);
  return reference.fallback ? 'fallback' : 'same';
};

describe('whole rounds', () => {
  test('of 250 simulated events of 2 to 11 players are those of the procedure by trying everything', () => {
    const random = stream('duel', 'events');
    const seen = { same: 0, fallback: 0, impossible: 0, merges: 0 };
    for (let event = 0; event < 250; event++) {
      const players = 2 + random.below(10);
      const rounds = 1 + random.below(Math.min(players + 1, 7));
      const never: [number, number][] =
        event % 5 === 0 && players > 4
          ? [
              [1, 2],
              [1, 3],
              [2, 3],
            ]
          : [];
      const course = { name: `event ${event}`, players, rounds, draws: 0.2, upsets: 0.4, drops: 0.02, late: 0.1 };
      for (const { asked, drawn } of simulate({ ...course, setup: { never } })) {
        seen[sameAsReference(asked)] += 1;
        seen.merges += drawn.more.merges.length;
      }
    }
    expect(seen.same).toBeGreaterThan(500);
    expect(seen.fallback).toBeGreaterThan(30);
    expect(seen.merges).toBeGreaterThan(100);
  });

  test('with never-pair lists that may leave no way', () => {
    const random = stream('duel', 'never');
    let impossible = 0;
    for (let run = 0; run < 800; run++) {
      const players = 3 + random.below(6);
      const never = Array.from({ length: random.below(players * 2) }, (): [number, number] => [
        1 + random.below(players),
        1 + random.below(players),
      ]);
      const asked: Setup = {
        players: Array.from({ length: players }, (_, i) => ({ id: i + 1, seed: i + 1, points: 100 * random.below(2) })),
        never: never.filter(([a, b]) => a !== b),
      };
      if (sameAsReference(asked) === 'impossible') impossible += 1;
    }
    expect(impossible).toBeGreaterThan(20);
  });
});
