/** The screens of the games, handed in once at the root: no screen that all games share imports a game. */

import type { GameId } from '../../core/tournament/words.ts';
import type { GameScreens } from './game-screens.ts';

export type Games = { readonly [id in GameId]: GameScreens };

let handed: Games | null = null;

/** Called by the page before it draws anything. */
export const handInGames = (games: Games): void => {
  handed = games;
};

/** @throws Error when the page has handed in no games. */
export const screensOf = (family: GameId): GameScreens => {
  if (handed === null) throw new Error('no games were handed in');
  return handed[family];
};
