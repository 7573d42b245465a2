/** The screens of the games, handed in once at the root: no screen that all games share imports a game. */

import type { FamilyId } from '../../core/tournament/words.ts';
import type { FamilyScreens } from './family-screens.ts';

export type Games = { readonly [id in FamilyId]: FamilyScreens };

let handed: Games | null = null;

/** Called by the page before it draws anything. */
export const handInGames = (games: Games): void => {
  handed = games;
};

/**
 * What a game draws itself.
 * @throws Error when the page has handed in no games.
 */
export const screensOf = (family: FamilyId): FamilyScreens => {
  if (handed === null) throw new Error('no games were handed in');
  return handed[family];
};
