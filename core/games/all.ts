import type { Games } from '../tournament/decide.ts';
import { bridge } from './bridge/bridge.ts';
import { duel } from './duel/duel.ts';
import { mahjong } from './mahjong/mahjong.ts';
import { poker } from './poker/poker.ts';

/** The registry: a game is one folder and one line here. */
export const families: Games = {
  mahjong,
  bridge,
  duel,
  poker,
};

export { familyIds } from '../tournament/words.ts';
