/** What the numbers of a result mean, and the top of a round: chosen once, kept for the tables that follow. */

import { type EntryUnit, unitsOf } from '../../../core/bridge/read-line.ts';
import type { BridgeRules } from '../../../core/bridge/rules.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';

const UNIT = 'seatwright.bridge.unit';
const TOP = 'seatwright.bridge.top';

/** The unit chosen last, where it fits the event. */
export const usualUnit = (rules: BridgeRules): EntryUnit => {
  const units = unitsOf(rules);
  const kept = sessionStorage.getItem(`${UNIT}.${rules.ranking}`);
  return units.find((unit) => unit === kept) ?? units[0] ?? 'vp';
};

export const keepUnit = ({ ranking }: BridgeRules, unit: EntryUnit): void =>
  sessionStorage.setItem(`${UNIT}.${ranking}`, unit);

/** The top of a round in hundredths of a matchpoint, once it was typed; else null. */
export const topOf = (round: RoundNo): number | null => {
  const kept = Number(sessionStorage.getItem(`${TOP}.${round}`));
  return Number.isInteger(kept) && kept > 0 ? kept : null;
};

export const keepTop = (round: RoundNo, top: number): void => sessionStorage.setItem(`${TOP}.${round}`, String(top));
