import type { FamilyId } from '../../core/tournament/words.ts';
import { bridgeScreens } from './bridge/screens.ts';
import { duelScreens } from './duel/screens.ts';
import type { FamilyScreens } from './family-screens.ts';
import { mahjongScreens } from './mahjong/screens.ts';
import { pokerScreens } from './poker/screens.ts';

/** The registry of what families draw themselves: one line each. */
const screens: { readonly [id in FamilyId]?: FamilyScreens } = {
  mahjong: mahjongScreens,
  bridge: bridgeScreens,
  duel: duelScreens,
  poker: pokerScreens,
};

/** The screens of a family, or null where it has none yet. */
export const screensOf = (family: FamilyId): FamilyScreens | null => screens[family] ?? null;
