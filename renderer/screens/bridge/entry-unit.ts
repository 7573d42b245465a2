/** What the numbers of a result mean, and the top of a round: chosen once, kept for the tables that follow. */

import type { EntryUnit } from '../../../core/bridge/entry-line.ts';
import type { BridgeRules } from '../../../core/bridge/rules.ts';
import { scaleOf } from '../../../core/bridge/scales.ts';
import type { RoundNo } from '../../../core/tournament/words.ts';

/** `raw`: plain points; matchpoints where the event counts per cent, else IMPs. */
export type Unit = EntryUnit | 'raw';

/** What may be typed in an event, the usual first. */
export const unitsOf = ({ ranking, scale }: BridgeRules): readonly Unit[] =>
  ranking === 'vp' ? ['vp', scaleOf(scale), 'raw'] : [ranking, 'raw'];

const UNIT = 'seatwright.bridge.unit';
const TOP = 'seatwright.bridge.top';

/** The unit chosen last, where it fits the event. */
export const usualUnit = (rules: BridgeRules): Unit => {
  const units = unitsOf(rules);
  const kept = sessionStorage.getItem(`${UNIT}.${rules.ranking}`);
  return units.find((unit) => unit === kept) ?? units[0] ?? 'vp';
};

export const keepUnit = ({ ranking }: BridgeRules, unit: Unit): void =>
  sessionStorage.setItem(`${UNIT}.${ranking}`, unit);

/** The top of a round in hundredths of a matchpoint, once it was typed; else null. */
export const topOf = (round: RoundNo): number | null => {
  const kept = Number(sessionStorage.getItem(`${TOP}.${round}`));
  return Number.isInteger(kept) && kept > 0 ? kept : null;
};

export const keepTop = (round: RoundNo, top: number): void => sessionStorage.setItem(`${TOP}.${round}`, String(top));
