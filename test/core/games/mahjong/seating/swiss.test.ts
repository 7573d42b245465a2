import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quiet } from '../../../../../core/game/seating.ts';
import { meetings } from '../../../../../core/games/mahjong/seating/meetings.ts';
import { weigh } from '../../../../../core/games/mahjong/seating/metrics.ts';
import { toldTables } from '../../../../../core/games/mahjong/seating/reasons.ts';
import type { PlayedRound } from '../../../../../core/games/mahjong/seating/request.ts';
import { seatSwiss } from '../../../../../core/games/mahjong/seating/swiss.ts';
import { shuffle, stream } from '../../../../../core/random/stream.ts';
import { compareRankingOrder } from '../../../../../core/search/pair-costs.ts';
import type { Table } from '../../../../../core/tournament/words.ts';
import { everySeatingOf } from '../../../search/seatings.ts';
import { granted, played, ranked, refused, swiss, together } from '../requests.ts';

const seat = (...args: Parameters<typeof swiss>) => granted(seatSwiss(swiss(...args), quiet));

const A = '1-2-3-4, 5-6-7-8, 9-10-11-12, 13-14-15-16';
const B = '1-5-9-13, 2-6-10-14, 3-7-11-15, 4-8-12-16';
const C = '1-6-11-16, 2-5-12-15, 3-8-9-14, 4-7-10-13';
const D = '1-7-12-14, 2-8-11-13, 3-5-10-16, 4-6-9-15';
const E = '1-8-10-15, 2-7-9-16, 3-6-12-13, 4-5-11-14';
const fours = (n: number) =>
  Array.from({ length: n / 4 }, (_, t) => [1, 2, 3, 4].map((p) => 4 * t + p).join('-')).join(', ');

describe('golden seatings', () => {
  test.each([
    ['G-S1', 8, ['1-4-5-8, 2-3-6-7'], '1-2-3-4, 5-6-7-8', 4],
    ['G-S2', 8, ['1-2-3-4, 5-6-7-8'], '1-2-5-6, 3-4-7-8', 4],
    ['G-S3', 8, ['1-4-5-8, 2-3-6-7', '1-2-3-4, 5-6-7-8'], '1-2-5-6, 3-4-7-8', 8],
    ['G-S4', 12, ['1-6-7-12, 2-5-8-11, 3-4-9-10'], '1-2-3-4, 5-6-7-9, 8-10-11-12', 3],
    ['G-S5', 12, ['1-2-3-4, 5-6-7-8, 9-10-11-12'], '1-2-5-9, 3-6-7-10, 4-8-11-12', 3],
    ['G-S6', 12, ['1-6-7-12, 2-5-8-11, 3-4-9-10', '1-2-3-4, 5-6-7-9, 8-10-11-12'], '1-2-5-10, 3-6-8-9, 4-7-11-12', 6],
    ['G-S7', 16, ['1-8-9-16, 2-7-10-15, 3-6-11-14, 4-5-12-13'], A, 0],
    ['G-S8', 16, [A], B, 0],
    ['G-S9', 16, [A, B], C, 0],
    ['G-S10', 16, [A, B, C], D, 0],
    ['G-S11', 16, [A, B, C, D], E, 0],
    ['G-S12', 16, [A, B, C, D, E], A, 24],
    ['G-S13', 16, [A, B, C, D, E, A], B, 24],
    ['G-S14', 20, [fours(20)], '1-5-9-13, 2-6-10-17, 3-7-14-18, 4-11-15-19, 8-12-16-20', 0],
    ['G-S15', 24, [fours(24)], '1-5-9-13, 2-6-10-14, 3-7-17-21, 4-8-18-22, 11-15-19-23, 12-16-20-24', 0],
    ['G-S16', 28, [fours(28)], '1-5-9-13, 2-6-10-14, 3-7-11-15, 4-17-21-25, 8-18-22-26, 12-19-23-27, 16-20-24-28', 0],
  ] as const)('%s', (_, n, rounds, tables, repeats) => {
    const proposal = seat({ n, history: played(...rounds) });
    expect(together(proposal.tables)).toBe(tables);
    expect(proposal.metrics.repeats).toBe(repeats);
    expect(proposal.metrics.least).toMatchObject({ known: 'proved', atLeast: repeats });
    expect(proposal.budget.ended).toBe('complete');
  });

  test('G-S6 Q avoids a third meeting', () => {
    const history = played('1-6-7-12, 2-5-8-11, 3-4-9-10', '1-2-3-4, 5-6-7-9, 8-10-11-12');
    expect(seat({ n: 12, history }).metrics.figures).toMatchObject({ mostMeetings: 2 });
  });

  test('G-S20 no confirmed game', () => {
    expect(refused(seatSwiss(swiss({ n: 16 }), quiet))).toMatchObject({
      code: 'mahjong.needsFinishedRound',
      params: { method: 'swiss' },
    });
  });

  test('G-S21 18 active players', () => {
    expect(refused(seatSwiss(swiss({ n: 18, history: played('1-2-3-4') }), quiet)).code).toBe(
      'mahjong.notMultipleOfFour',
    );
  });

  test('G-S22 four players: the only seating, T = 6 per earlier round', () => {
    const proposal = seat({ n: 4, history: played('1-2-3-4', '4-3-2-1') });
    expect(together(proposal.tables)).toBe('1-2-3-4');
    expect(proposal.metrics).toMatchObject({ repeats: 12, least: { known: 'proved', atLeast: 12 } });
  });

  test('G-S26 games with a player who left still count for the other three', () => {
    const history = played('1-2-3-99, 4-5-6-7');
    const { tables, metrics } = seat({ n: 8, history });
    expect(metrics.repeats).toBe(3);
    expect(together(tables)).toBe('1-2-4-5, 3-6-7-8');
  });
});

const randomHistory = (n: number, rounds: number, seed: string): PlayedRound[] =>
  Array.from({ length: rounds }, (_, round) => {
    const order = shuffle(
      ranked(n).map(({ id }) => id),
      stream(seed, round),
    );
    return {
      round: round + 1,
      tables: Array.from({ length: n / 4 }, (_, table) => {
        const [e = 0, s = 0, w = 0, nn = 0] = order.slice(4 * table, 4 * table + 4);
        return { table: table + 1, seats: [e, s, w, nn] };
      }),
    };
  });

describe('M-13 the least T, then Q, then ranking order, of all seatings', () => {
  const all = new Map([4, 8, 12].map((n) => [n, everySeatingOf(Array.from({ length: n }, (_, i) => i))]));
  const field = fc.record({
    n: fc.constantFrom(4, 8, 12),
    rounds: fc.integer({ min: 1, max: 7 }),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
  });

  test('documented order', () => {
    expect(all.get(12)).toHaveLength(5775);
    fc.assert(
      fc.property(field, ({ n, rounds, seed }) => {
        const history = randomHistory(n, rounds, seed);
        const met = meetings(ranked(n), history);
        const best = (all.get(n) ?? [])
          .map((groups) => ({ groups, ...weigh(groups, met) }))
          .reduce((a, b) =>
            (a.repeats - b.repeats || a.squares - b.squares || compareRankingOrder(a.groups, b.groups)) <= 0 ? a : b,
          );
        const proposal = seat({ n, history });
        expect(together(proposal.tables)).toBe(best.groups.map((four) => four.map((p) => p + 1).join('-')).join(', '));
        expect(proposal.metrics).toMatchObject({ repeats: best.repeats, least: { atLeast: best.repeats } });
      }),
      { numRuns: 40 },
    );
  });

  test('closest opponents: D before ranking order', () => {
    fc.assert(
      fc.property(field, ({ n, rounds, seed }) => {
        const history = randomHistory(n, rounds, seed);
        const met = meetings(ranked(n), history);
        const best = (all.get(n) ?? [])
          .map((groups) => ({ groups, ...weigh(groups, met) }))
          .reduce((a, b) =>
            (a.repeats - b.repeats ||
              a.squares - b.squares ||
              a.spread - b.spread ||
              compareRankingOrder(a.groups, b.groups)) <= 0
              ? a
              : b,
          );
        const proposal = seat({ n, history }, { options: { order: 'closest' } });
        expect(together(proposal.tables)).toBe(best.groups.map((four) => four.map((p) => p + 1).join('-')).join(', '));
      }),
      { numRuns: 25 },
    );
  });
});

describe('M-17 pairs and team-mates apart', () => {
  test('a chosen pair counts as 1,000 meetings', () => {
    const history = played('1-5-9-13, 2-6-10-14, 3-7-11-15, 4-8-12-16');
    expect(together(seat({ n: 16, history }).tables)).toContain('1-2-3-4');
    const apart = { pairs: [[1, 2] as [number, number]], teams: [[3, 4, 7, 8]] };
    const proposal = seat({ n: 16, history }, { options: { apart } });
    expect(together(proposal.tables)).toBe('1-3-6-12, 2-4-5-11, 7-9-10-16, 8-13-14-15');
    expect(proposal.metrics.repeats).toBe(0);
    expect(proposal.metrics.figures).toMatchObject({ apartTogether: 0 });
    expect(proposal.tables[0]?.reasons).toContainEqual({
      code: 'mahjong.reasons.passedApart',
      params: { player: 2, place: 2, other: 1 },
    });
  });

  test('meetings are accepted before a pair that should be apart', () => {
    const apart = { teams: [[1, 2, 3, 4]] };
    const history = played('1-5-9-13, 2-6-10-14, 3-7-11-15, 4-8-12-16', '1-6-11-16, 2-5-12-15, 3-8-9-14, 4-7-10-13');
    const proposal = seat({ n: 16, history }, { options: { apart } });
    expect(proposal.metrics.figures).toMatchObject({ apartTogether: 0 });
    if (proposal.metrics.repeats > 0) expect(proposal.metrics.least.how.code).toBe('mahjong.how.everySeatingApart');
  });

  test('a proof among seatings that keep people apart says so', () => {
    const history = played('1-2-3-5, 4-6-7-8', '1-4-5-8, 2-3-6-7');
    const apart = {
      pairs: [
        [1, 6],
        [1, 7],
      ] as [number, number][],
    };
    const proposal = seat({ n: 8, history }, { options: { apart } });
    const plain = seat({ n: 8, history });
    expect(proposal.metrics.figures).toMatchObject({ apartTogether: 0 });
    expect(proposal.metrics.repeats).toBeGreaterThan(plain.metrics.repeats);
    expect(proposal.metrics.least).toMatchObject({
      known: 'proved',
      atLeast: proposal.metrics.repeats,
      how: { code: 'mahjong.how.everySeatingApart' },
    });
    expect(proposal.tables[0]?.reasons.at(-1)?.code).toBe('mahjong.reasons.unavoidableApart');
  });

  test('pairs that cannot be kept apart are counted, and nothing is claimed about the repeats', () => {
    const history = played('1-2-3-5, 4-6-7-8');
    const proposal = seat({ n: 8, history }, { options: { apart: { teams: [[1, 2, 3]] } } });
    expect(proposal.metrics.figures).toMatchObject({ apartTogether: 1 });
    expect(proposal.metrics.repeats).toBe(4);
    expect(proposal.metrics.least.how.code).toBe('mahjong.how.fewTables');
  });

  test('teams are ignored when empty of active players', () => {
    const history = played('1-2-3-4, 5-6-7-8');
    const proposal = seat({ n: 8, history }, { options: { apart: { teams: [[77, 78]] } } });
    expect(proposal.metrics.figures).not.toHaveProperty('apartTogether');
  });
});

/** A tournament of seeded results: who is best at a table is drawn, and the ranking follows the points. */
const tournament = (n: number, rounds: number, seed: string) => {
  const points = new Map(ranked(n).map(({ id }) => [id, 0]));
  const history: PlayedRound[] = [];
  const proposals = [];
  for (let round = 1; round <= rounds; round++) {
    const players = [...points].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => ({ id }));
    const proposal = seat({ n, seed, history: history.length === 0 ? played(fours(n)) : history }, { players });
    proposals.push(proposal);
    const random = stream(seed, 'results', round);
    history.push({ round, tables: proposal.tables.map(({ table, seats }) => ({ table, seats: seats as never })) });
    for (const { seats } of proposal.tables)
      shuffle(seats, random).forEach((id, place) => {
        points.set(id, (points.get(id) ?? 0) + ([45, 5, -15, -35][place] ?? 0));
      });
  }
  return proposals;
};

describe('properties over a tournament', { tags: ['long'] }, () => {
  test('I-1, I-2 everybody once at tables of four, and the same again from the same input', () => {
    for (const n of [8, 20, 36]) {
      const proposals = tournament(n, 6, 'props');
      for (const { tables } of proposals) {
        expect(tables.every(({ seats }) => seats.length === 4)).toBe(true);
        expect(tables.flatMap(({ seats }) => seats).sort((a, b) => a - b)).toEqual(ranked(n).map(({ id }) => id));
        expect(tables.map(({ table }) => table)).toEqual(tables.map((_, index) => index + 1));
      }
      expect(tournament(n, 6, 'props')).toEqual(proposals);
    }
  });

  test('[mahjong 7.4] no repeat in rounds 2 to 8 from 40 players on', () => {
    for (const n of [40, 64]) for (const { metrics } of tournament(n, 8, 'none')) expect(metrics.repeats).toBe(0);
  });
});

describe('a search that is stopped', () => {
  const history = randomHistory(40, 9, 'stop');

  test('returns the best legal seating so far and says that it cannot be repeated', () => {
    let looks = 0;
    const stopping = { progress: () => undefined, stopped: () => ++looks > 3 };
    const proposal = granted(seatSwiss(swiss({ n: 40, history }, { options: { order: 'closest' } }), stopping));
    expect(proposal.budget.ended).toBe('stopped');
    expect(new Set(proposal.tables.flatMap(({ seats }) => seats)).size).toBe(40);
  });

  test('a legal seating is reported before anything else', () => {
    const reports: (readonly Table[] | null)[] = [];
    const control = { progress: (_: number, best: readonly Table[] | null) => reports.push(best), stopped: () => true };
    granted(seatSwiss(swiss({ n: 40, history }), control));
    expect(new Set(reports[0]?.flatMap(({ seats }) => seats)).size).toBe(40);
  });

  test('progress only grows', () => {
    const shares: number[] = [];
    const control = { progress: (share: number) => shares.push(share), stopped: () => false };
    granted(seatSwiss(swiss({ n: 40, history }, { options: { order: 'closest' } }), control));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(5);
  });
});

test('M-14 the budget is a number of steps', () => {
  const history = randomHistory(24, 8, 'budget');
  const few = seat({ n: 24, history }, { budget: { steps: 1000 } });
  expect(few.budget.used).toBeLessThanOrEqual(2000);
});

describe('reasons', () => {
  const codes = (n: number, rounds: string[]) =>
    seat({ n, history: played(...rounds) }).tables.map(({ reasons }) => reasons.map(({ code }) => code));

  test('a table of the documented procedure says who was best and who was passed over', () => {
    const { tables } = seat({ n: 16, history: played(A) });
    expect(tables[0]?.reasons).toEqual([
      { code: 'mahjong.reasons.bestLeft', params: { player: 1, place: 1 } },
      { code: 'mahjong.reasons.nextBest', params: { places: [5, 9, 13] } },
      { code: 'mahjong.reasons.passedMet', params: { player: 2, place: 2, other: 1 } },
      { code: 'mahjong.reasons.passedMet', params: { player: 3, place: 3, other: 1 } },
      { code: 'mahjong.reasons.passedMet', params: { player: 4, place: 4, other: 1 } },
      { code: 'mahjong.reasons.passedMet', params: { player: 6, place: 6, other: 5 } },
      { code: 'mahjong.reasons.nobodyMet' },
    ]);
  });

  test('somebody is passed over because a later table needs them', () => {
    const { tables } = seat({ n: 20, history: played(fours(20)) });
    expect(tables[1]?.reasons).toContainEqual({
      code: 'mahjong.reasons.passedForLater',
      params: { player: 14, place: 14 },
    });
  });

  test('one table of four is chosen from nothing: no search is told of', () => {
    const told = toldTables(seat({ n: 4, history: played('1-2-3-4') }));
    expect(told[0]?.reasons.map(({ code }) => code)).not.toContain('mahjong.reasons.places');
    expect(told[0]?.reasons.length).toBeGreaterThan(1);
    const two = seat({ n: 8, history: played('1-2-3-4, 5-6-7-8') });
    expect(toldTables(two)).toEqual(two.tables);
  });

  test('a repeated pair is named with its rounds and called unavoidable where that is proved', () => {
    const { tables } = seat({ n: 8, history: played('1-2-3-4, 5-6-7-8') });
    expect(tables[0]?.reasons).toEqual([
      { code: 'mahjong.reasons.places', params: { places: [1, 2, 5, 6] } },
      { code: 'mahjong.reasons.metBefore', params: { players: [1, 2], rounds: [1], count: 1 } },
      { code: 'mahjong.reasons.metBefore', params: { players: [5, 6], rounds: [1], count: 1 } },
      { code: 'mahjong.reasons.unavoidable', params: { count: 4 } },
    ]);
    expect(codes(8, ['1-2-3-4, 5-6-7-8'])[1]).toContain('mahjong.reasons.unavoidable');
  });
});
