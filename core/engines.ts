import { bridgeMethods } from './bridge/methods.ts';
import { duelMethods } from './duel/methods.ts';
import { mahjongMethods } from './mahjong/methods.ts';
import { pokerMethods } from './poker/methods.ts';
import type { SeatingMethod } from './tournament/seating.ts';
import type { FamilyId } from './tournament/words.ts';

/**
 * The seating methods of every family whose engine is there, whether or not the program has its screens yet: what the
 * worker and the command line run. One line a family.
 */
export const engines: { readonly [id in FamilyId]?: readonly SeatingMethod<never>[] } = {
  mahjong: mahjongMethods,
  bridge: bridgeMethods,
  duel: duelMethods,
  poker: pokerMethods,
};
