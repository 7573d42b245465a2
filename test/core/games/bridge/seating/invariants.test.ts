// @module-tag long

import { describe, expect, test } from 'vitest';
import { arrowModes } from '../../../../../core/games/bridge/rules/rules.ts';
import { measureSwiss } from '../../../../../core/games/bridge/seating/metrics.ts';
import { freshMatches } from '../../../../../core/games/bridge/seating/pairing/fresh-matches.ts';
import { byeCounts, meetingsOf } from '../../../../../core/games/bridge/seating/pairing/meetings.ts';
import { frozenLimit, pairRound } from '../../../../../core/games/bridge/seating/pairing/pairing.ts';
import { topDown } from '../../../../../core/games/bridge/seating/pairing/top-down.ts';
import { tryHarder } from '../../../../../core/games/bridge/seating/pairing/try-harder.ts';
import { danishRequest, type SwissRequest } from '../../../../../core/games/bridge/seating/request.ts';
import { stream } from '../../../../../core/random/stream.ts';
import { firstPerfectMatching } from '../../../matching/first-perfect.ts';
import { pairing, seat } from '../golden.ts';
import { randomEvent } from '../random-events.ts';

const rankingOf = (request: SwissRequest): number[] =>
  request.contestants.toSorted((a, b) => b.total - a.total || a.number - b.number).map(({ id }) => id);

const EVENTS = 2_400;

describe('[bridge 3.11] random events', () => {
  test(`hold on ${EVENTS} events`, () => {
    for (let event = 0; event < EVENTS; event++) {
      const dice = stream('invariants', event);
      const n = 4 + dice.below(24);
      const rounds = dice.below(Math.min(9, n));
      const { request, random } = randomEvent(`event ${event}`, n, rounds, event % 4 === 0);
      const had = byeCounts(request.history, 0);
      const proposal = seat(request);

      // Every active contestant appears exactly once, or has the bye.
      const seated = proposal.tables.flatMap(({ seats }) => seats);
      const out = proposal.byes.map(({ entrant }) => entrant);
      expect([...seated, ...out].toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i + 1));
      expect(out).toHaveLength(n % 2);

      // Nobody gets a second bye while another has none.
      const fewest = Math.min(...request.contestants.map(({ id }) => had.get(id) ?? 0));
      for (const entrant of out) expect(had.get(entrant) ?? 0).toBe(fewest);

      // Tables 1…L are phase A's; phase B never adds repeats.
      const { meet } = meetingsOf(request.history, 0);
      const list = rankingOf(request).filter((id) => !out.includes(id));
      const paired = pairRound(list, meet, false);
      const first = topDown(list, meet, 0).matches;
      const limit = frozenLimit(list.length / 2);
      expect(paired.matches.slice(0, limit)).toEqual(first.slice(0, limit));
      const repeatsOf = (matches: typeof first) => matches.filter(([a, b]) => meet(a, b) > 0).length;
      expect(repeatsOf(paired.matches)).toBeLessThanOrEqual(repeatsOf(first));

      // The same input gives the same output, in whatever order contestants and rounds are listed.
      const turned = {
        ...request,
        contestants: request.contestants.toReversed(),
        history: request.history.toReversed(),
      };
      expect(pairing(seat(turned))).toBe(pairing(proposal));

      // Directions and physical tables never change who meets whom.
      const options = {
        ...request.options,
        arrowMode: arrowModes[random.below(arrowModes.length)] ?? 'off',
        hall: {
          ...request.options.hall,
          disabled: [1 + random.below(n)],
          stationary: [{ entrant: 1 + random.below(n), table: n + 1 + random.below(3), side: 'ns' as const }],
        },
      };
      const met = (text: readonly { seats: readonly number[] }[]) =>
        text.map(({ seats }) => seats.toSorted((a, b) => a - b).join('-')).sort();
      expect(met(seat({ ...request, options }).tables)).toEqual(met(proposal.tables));
    }
  });

  test('Danish touches the top half only by rank, and never its own tables again', () => {
    for (let event = 0; event < 300; event++) {
      const { request } = randomEvent(`danish ${event}`, 4 + 2 * (event % 12), 3);
      const ranking = rankingOf(request);
      const proposal = seat(danishRequest.parse({ ...request, method: 'danish' }));
      const half = Math.max(1, Math.floor(ranking.length / 4));
      const expected = Array.from({ length: half }, (_, i) => `${i + 1}:${ranking[2 * i]}-${ranking[2 * i + 1]}`).join(
        ' ',
      );
      expect(`${pairing(proposal)} `.startsWith(`${expected} `)).toBe(true);
    }
  });
});

/** All ways to pair a list, the first in the list choosing first: lexicographic order. */
function* everyPairing(list: readonly number[]): Generator<readonly (readonly [number, number])[]> {
  const [a, ...others] = list;
  if (a === undefined) {
    yield [];
    return;
  }
  for (const b of others) {
    for (const rest of everyPairing(others.filter((x) => x !== b))) yield [[a, b], ...rest];
  }
}

describe('"try harder" against every pairing there is', () => {
  test('finds a seating without repeat whenever one exists, the first in ranking order, with the most tables kept', () => {
    const seen = { fresh: 0, fewest: 0, none: 0, stopped: 0 };
    for (let event = 0; event < 600; event++) {
      const n = 4 + 2 * (event % 4);
      const { request } = randomEvent(`harder ${event}`, n, 2 + (event % (n - 2)), event % 3 === 0);
      const { meet } = meetingsOf(request.history, 0);
      const ranking = rankingOf(request);
      const faithful = pairRound(ranking, meet, false);
      if (faithful.repeats.length === 0) continue;
      const answer = tryHarder(ranking, meet, faithful, () => false);
      seen[answer.kind] += 1;
      const meetingsIn = (pairs: readonly (readonly [number, number])[]) =>
        pairs.reduce((sum, [a, b]) => sum + meet(a, b), 0);
      const all = [...everyPairing(ranking)];
      const least = Math.min(...all.map(meetingsIn));
      expect(answer.kind === 'fresh').toBe(least === 0);
      if (answer.kind === 'fresh') {
        // The oracle: for f from L down, the lexicographically first fresh pairing that keeps tables 1…f.
        const limit = Math.min(frozenLimit(n / 2), n / 2);
        const kept =
          Array.from({ length: limit + 1 }, (_, i) => limit - i).find((f) => {
            const top = faithful.matches.slice(0, f);
            return (
              top.every(([a, b]) => meet(a, b) === 0) &&
              all.some((p) => meetingsIn(p) === 0 && top.every((m) => p.some((q) => q.join() === m.join())))
            );
          }) ?? 0;
        const top = faithful.matches.slice(0, kept);
        const best =
          all.find((p) => meetingsIn(p) === 0 && top.every((m) => p.some((q) => q.join() === m.join()))) ?? [];
        const rest = best.filter((q) => !top.some((m) => m.join() === q.join()));
        expect(answer.matches).toEqual([...top, ...rest]);
      } else if (answer.kind === 'fewest') {
        expect(meetingsIn(answer.matches)).toBe(least);
        expect(least).toBeLessThan(meetingsIn(faithful.matches));
      } else {
        expect(answer.kind).toBe('none');
        expect(least).toBe(meetingsIn(faithful.matches));
      }
    }
    expect(Math.min(seen.fresh, seen.fewest, seen.none)).toBeGreaterThan(10);
    expect(seen.stopped).toBe(0);
  });

  test('the matches of a list are the first in the order, by core/matching as well, up to 40 contestants', () => {
    const seen = { perfect: 0, blocked: 0 };
    for (let run = 0; run < 150; run++) {
      const dice = stream('fresh', run);
      const n = 12 + 2 * dice.below(15);
      const met = new Set<string>();
      const density = 0.3 + 0.68 * dice.next();
      for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) if (dice.next() < density) met.add(`${a} ${b}`);
      const meet = (a: number, b: number): number => (met.has(`${Math.min(a, b)} ${Math.max(a, b)}`) ? 1 : 0);
      const expected = firstPerfectMatching(n, (a, b) => meet(a, b) === 0);
      seen[expected.kind] += 1;
      const found = freshMatches(
        Array.from({ length: n }, (_, i) => i),
        meet,
        () => false,
      );
      if (expected.kind === 'blocked') expect(found).toBe('blocked');
      else expect(found).toEqual([...expected.mate].flatMap((b, a) => (a < b ? [[a, b]] : [])));
    }
    expect(Math.min(seen.perfect, seen.blocked)).toBeGreaterThan(20);
  });

  test('the least repeats a seating is measured against are exact', () => {
    for (let event = 0; event < 200; event++) {
      const n = 4 + 2 * (event % 4);
      const { request } = randomEvent(`least ${event}`, n, n - 1, true);
      const proposal = seat(request);
      const { meet } = meetingsOf(request.history, 0);
      const every = [...everyPairing(rankingOf(request))].map((p) => p.reduce((sum, [a, b]) => sum + meet(a, b), 0));
      const { least, repeats } = proposal.metrics;
      expect(least.atLeast).toBe(Math.min(...every));
      expect(least.known).toBe(least.atLeast === repeats ? 'proved' : 'bounded');
    }
  });

  test('a stopped search offers nothing, so the faithful seating stays', () => {
    const ranking = Array.from({ length: 12 }, (_, i) => i + 1);
    // The last four have met each other, so the last two tables repeat.
    const meet = (a: number, b: number): number => (Math.min(a, b) > 8 ? 1 : 0);
    const faithful = pairRound(ranking, meet, false);
    expect(faithful.repeats.length).toBeGreaterThan(0);
    expect(tryHarder(ranking, meet, faithful, () => true)).toEqual({ kind: 'stopped' });
    expect(tryHarder(ranking, meet, faithful, () => false)).toMatchObject({ kind: 'fresh', kept: 2 });
  });
});

describe('measure', () => {
  test('tables changed by hand show their repeats at once', () => {
    const { request } = randomEvent('measure', 12, 4);
    const again = request.history[1]?.tables[0]?.seats ?? [0, 0];
    const metrics = measureSwiss(request, [{ seats: again }]);
    expect(metrics.repeated).toEqual([{ pair: again, rounds: [2] }]);
    expect(metrics.figures.repeatedPairs).toBe(1);
  });

  test('balance keeps directions closer together than any rule of tables', () => {
    const widest = (arrowMode: 'balance' | 'evenTablesOddRounds'): number => {
      let gap = 0;
      for (let event = 0; event < 20; event++) {
        let { request } = randomEvent(`balance ${event}`, 20, 0);
        for (let round = 1; round <= 9; round++) {
          request = { ...request, round, options: { ...request.options, arrowMode } };
          const proposal = seat(request);
          gap = Math.max(gap, proposal.metrics.figures.directionGap ?? 0);
          const tables = proposal.tables.map(({ table, seats: [ns = 0, ew = 0] }) => ({
            table,
            seats: [ns, ew] as [number, number],
            met: true,
          }));
          request = { ...request, history: [...request.history, { round, tables, byes: [] }] };
        }
      }
      return gap;
    };
    expect(widest('balance')).toBeLessThanOrEqual(BALANCE_GAP);
    expect(widest('evenTablesOddRounds')).toBeGreaterThan(BALANCE_GAP);
  });
});

/** Nobody is further apart than this after nine rounds by balance. */
const BALANCE_GAP = 3;
