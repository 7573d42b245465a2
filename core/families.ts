import { bridge } from './games/bridge/bridge.ts';
import { duel } from './games/duel/duel.ts';
import { mahjong } from './games/mahjong/mahjong.ts';
import { poker } from './poker/family.ts';
import type { Families } from './tournament/decide.ts';

/** The registry: a family is one folder and one line here. */
export const families: Families = {
  mahjong,
  bridge,
  duel,
  poker,
};

export { familyIds } from './tournament/words.ts';
