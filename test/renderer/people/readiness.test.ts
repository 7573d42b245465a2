import { describe, expect, test } from 'vitest';
import { countRefusal } from '../../../renderer/people/readiness.ts';
import { confirmed, mahjongEvent, seated, after as then, tournamentOf } from '../round/event.ts';

describe('what People says when all planned rounds are played', () => {
  const all = then(confirmed(seated(mahjongEvent(8))), { type: 'tournament.describe', name: 'Cup', plannedRounds: 1 });
  test('nothing, while everybody there has played', () => {
    expect(countRefusal(tournamentOf(all))).toBeNull();
  });
  test('to somebody who comes then, that another round has to be planned', () => {
    const late = then(all, { type: 'entrants.add', entrants: [{ name: 'Late' }] });
    expect(countRefusal(tournamentOf(late))).toMatchObject({ code: 'round.allPlayed', ways: [{ do: 'addRound' }] });
  });
});
