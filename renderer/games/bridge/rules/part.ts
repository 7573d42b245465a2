/** What the parts of the settings have in common. */

import type { BridgeRules } from '../../../../core/games/bridge/rules/rules.ts';
import { useTextOf } from '../../../i18n/text.ts';

export type PartProps = { readonly rules: BridgeRules; readonly change: (part: Partial<BridgeRules>) => void };

export const useWords = () => {
  const textOf = useTextOf();
  return (key: string, params = {}) => textOf(`bridgeOffice:rules.${key}`, params);
};

/** A whole number from a field; what is no number leaves it as it was. */
export const whole = (value: number, old: number): number => (Number.isNaN(value) ? old : Math.round(value));
