import { useTournamentStore } from '../store/tournament.ts';
import { screensOf } from './game.ts';
import type { GameScreens } from './game-screens.ts';

/**
 * What the game of the open event draws itself; null while none is open. A component that is given an event asks `screensOf` by that
 * event, which may be one that is only supposed or compared; so do stores and words, which are no components.
 */
export const useGame = (): GameScreens | null => {
  const family = useTournamentStore(({ ledger }) => ledger.tournament?.family);
  return family === undefined ? null : screensOf(family);
};
