/** The standings of an event that is over are called so on paper and in the hall, not "after round 3" [L-4]. */

import { describe, expect, test } from 'vitest';
import { standingsTitle } from '../../../../core/game/standings.ts';
import { published } from '../../../../core/sheets/hall/published.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { finished, latinPeople, mahjong, seated } from '../hall-of-names.ts';
import { laid, sheetOf } from '../printed.ts';

const played = (plannedRounds: number): Tournament => ({ ...finished(seated(latinPeople(16))), plannedRounds });

const headed = (tournament: Tournament): readonly string[] =>
  laid(sheetOf(tournament, 'standings', 'list')).flatMap(({ header }) => header.flatMap(({ fitted }) => fitted.lines));

const inHall = (tournament: Tournament) => {
  const standings = published(tournament, mahjong, 'en', 1)?.standings;
  return standings == null ? null : standingsTitle({ ...standings, title: standings.title });
};

describe('[L-4] the title of the standings', () => {
  test('behind the last round they are the final standings', () => {
    expect(headed(played(1))).toContain('finalStandings');
    expect(inHall(played(1))).toEqual({ code: 'rounds.stage.finalStandings' });
  });

  test('while a round is left they are those after a round', () => {
    expect(headed(played(2)).some((line) => line.includes('finalStandings'))).toBe(false);
    expect(inHall(played(2))).toEqual({ code: 'sheets.hall.standingsAfter', params: { round: 1 } });
  });
});
