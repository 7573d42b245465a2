import { bridge } from './bridge/family.ts';
import { duel } from './duel/family.ts';
import { mahjong } from './mahjong/family.ts';
import { poker } from './poker/family.ts';
import type { Families } from './tournament/decide.ts';
import type { FamilyId } from './tournament/words.ts';

/** The registry: a family is one folder and one line here. */
export const families: Families = {
  mahjong,
  bridge,
  duel,
  poker,
};

/** All families there will be, in the order in which they are shown. */
export const familyIds: readonly FamilyId[] = ['mahjong', 'bridge', 'duel', 'poker'];
