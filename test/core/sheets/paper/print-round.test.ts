/** The round that paper is made of where none is chosen: the one that is played, in every game [fault B-4] [W-3.1, W-3.2]. */

import { describe, expect, test } from 'vitest';
import { families } from '../../../../core/games/all.ts';
import { sheets } from '../../../../core/sheets/paper/sheets.ts';
import { roundInWork } from '../../../../core/tournament/round-in-work.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { GameId } from '../../../../core/tournament/words.ts';
import { familyOf, sampleOf } from '../sample-events.ts';

const at = '2026-05-01T10:00:00.000Z';

/** The rounds that the seating by table and the slips are of. */
const printed = (tournament: Tournament, id: GameId): readonly number[] => {
  const job = { documents: ['seatingByTable', 'slips'] as const, round: null, language: 'en' };
  const made = sheets(tournament, familyOf(id), { ...job, documents: [...job.documents] }, { printedAt: at });
  if (!made.ok) throw new Error(made.refusal.code);
  return [...new Set(made.value.sheets.map(({ round }) => round))];
};

/** The sample with nothing in of one of its rounds. */
const stillPlayed = (tournament: Tournament, no: number): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.no === no ? { ...round, confirmed: false, results: {} } : round)),
});

const withRounds = (Object.keys(families) as GameId[]).filter((id) => familyOf(id).hasRounds !== false);

describe.each(withRounds)('%s', (id) => {
  const sample = sampleOf(id);
  test('B-4 every round of the sample in turn is the one that is played', () => {
    for (const { no } of sample.rounds) {
      const event = stillPlayed(sample, no);
      expect(roundInWork(event, familyOf(id))?.no).toBeLessThanOrEqual(no);
      expect(printed(event, id)).toEqual([roundInWork(event, familyOf(id))?.no]);
    }
    expect(printed(stillPlayed(sample, 1), id)).toEqual([1]);
  });
});

test('B-4 a game without rounds prints its documents of no round', () => {
  const without = (Object.keys(families) as GameId[]).filter((id) => familyOf(id).hasRounds === false);
  expect(without).toEqual(['poker']);
  expect(roundInWork(sampleOf('poker'), familyOf('poker'))).toBeUndefined();
});
