/** The sample of every game as a tournament in the middle of its event: almost every document has something to print. */

import type { Game } from '../../../core/game/game.ts';
import { families } from '../../../core/games/all.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { advance, emptyLedger } from '../../../core/tournament/ledger.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { GameId } from '../../../core/tournament/words.ts';

const made = new Map<GameId, Tournament>();

export const sampleOf = (id: GameId): Tournament => {
  const known = made.get(id);
  if (known !== undefined) return known;
  const wish = {
    family: id,
    name: 'Sample',
    id: 'a'.repeat(32),
    at: '2026-05-01T08:00:00.000Z',
    now: 1_777_622_400_000,
  };
  const ledger = sampleSteps(wish).reduce((before, step) => advance(before, step, families), emptyLedger);
  if (ledger.tournament === null) throw new Error('empty');
  made.set(id, ledger.tournament);
  return ledger.tournament;
};

export const familyOf = (id: GameId): Game => {
  const found = families[id];
  return found;
};
