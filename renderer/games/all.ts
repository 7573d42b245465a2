import { bridgeScreens } from './bridge/screens.ts';
import { duelScreens } from './duel/screens.ts';
import type { Games } from './game.ts';
import { mahjongScreens } from './mahjong/screens.ts';
import { pokerScreens } from './poker/screens.ts';

/** What each game draws itself: one line a game. Only the root of the desk reads it, and hands it in. */
export const games: Games = {
  mahjong: mahjongScreens,
  bridge: bridgeScreens,
  duel: duelScreens,
  poker: pokerScreens,
};
