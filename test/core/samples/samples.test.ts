import { describe, expect, test } from 'vitest';
import { families, familyIds } from '../../../core/games/all.ts';
import { itemsOf } from '../../../core/games/poker/rules/pages.ts';
import { floorOf } from '../../../core/games/poker/steps/state.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { advance, emptyLedger } from '../../../core/tournament/ledger.ts';
import { type Tournament, tablesWithoutResult } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';

const wish = (family: GameId) => ({
  family,
  name: 'Sample',
  id: 'a'.repeat(32),
  at: '2026-05-01T08:00:00.000Z',
  now: 1_777_622_400_000,
});

const sampleOf = (family: GameId): Tournament => {
  const { tournament } = sampleSteps(wish(family)).reduce(
    (ledger, step) => advance(ledger, step, families),
    emptyLedger,
  );
  if (tournament === null) throw new Error('empty');
  return tournament;
};

describe.each(familyIds)('the sample of %s', (family) => {
  test('is the same every time', () => {
    expect(sampleSteps(wish(family))).toEqual(sampleSteps(wish(family)));
  });

  test('has different names', () => {
    const names = sampleOf(family).entrants.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

test.each(familyIds.filter((family) => family !== 'poker'))(
  'the sample of %s is in the middle of the event: the last of three rounds has results and misses some',
  (family) => {
    const { rounds } = sampleOf(family);
    const last = rounds.at(-1);
    expect(rounds).toHaveLength(3);
    const missing = last === undefined ? 0 : tablesWithoutResult(last).length;
    expect(missing).toBeGreaterThan(0);
    expect(missing).toBeLessThan(last?.tables.length ?? 0);
    for (const round of rounds.slice(0, -1)) expect(tablesWithoutResult(round)).toEqual([]);
  },
);

test('the sample of poker has lost nine of its 45 entries', () => {
  const entries = itemsOf(floorOf(sampleOf('poker')).entries);
  expect(entries).toHaveLength(45);
  expect(families.poker?.results.standings(sampleOf('poker')).rows.filter(({ place }) => place !== null)).toHaveLength(
    9,
  );
});
