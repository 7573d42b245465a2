/** Nobody has a place before anything has been played: what desk, hall, paper and export show beside a name is `place` of the standings. */

import { expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { advance, emptyLedger } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { familyIds, type GameId } from '../../../core/tournament/words.ts';
import { vpRules } from './bridge/events.ts';
import { closed, own, run, stateOf } from './bridge/tournament.ts';

const wish = (family: GameId) => ({
  family,
  name: 'Sample',
  id: 'a'.repeat(32),
  at: '2026-05-01T08:00:00.000Z',
  now: 1_777_622_400_000,
});

const placesIn = (tournament: Tournament, provisional: boolean) =>
  families[tournament.family].results.standings(tournament, provisional).rows.flatMap(({ place }) => place ?? []);

const isPlayed = ({ rounds }: Tournament) => rounds.some(({ results }) => Object.keys(results).length > 0);

test.each(familyIds.filter((id) => families[id].hasRounds !== false))('%s: the first result gives places', (id) => {
  let ledger = emptyLedger;
  let published = 0;
  for (const step of sampleSteps(wish(id))) {
    ledger = advance(ledger, step, families);
    const { tournament } = ledger;
    if (tournament === null) continue;
    if (isPlayed(tournament)) break;
    published = tournament.rounds.length;
    for (const provisional of [false, true]) expect(placesIn(tournament, provisional)).toEqual([]);
  }
  expect(published).toBeGreaterThan(0);
  expect(placesIn(ledger.tournament as Tournament, true)).not.toEqual([]);
});

test('bridge: points brought along from an earlier stage are a ranking', () => {
  const carried = run(closed(8, vpRules()), own({ do: 'setCarryOver', scores: [{ entrant: 5, score: 1200 }] }));
  expect(placesIn(stateOf(carried), false)).toContain(1);
});
