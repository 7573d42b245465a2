/**
 * Scores without a match [bridge 5.5, 4.20], in hundredths of the ranking unit.
 *
 * | case | VP | MP | IMP |
 * | --- | --- | --- | --- |
 * | bye, innocent side of a walkover | 60 % of the maximum | 60 % or the own average, whichever is more | +3.00 |
 * | guilty side, absent without notice | 0 | 0 | 0 |
 * | absence that was asked for | 40 % of the maximum | 40 % | −3.00 |
 * | not played by the director's fault, both sides | 60 % | 60 % | +3.00 |
 * | a round missed before joining | 45 %, by the scale if it is one of MP % | 45 % | −1.50 |
 *
 * Each is a setting of the event. The rules give IMPs only for 60 % (+3.00); other shares are in proportion.
 */

import { halfUp } from './decimals.ts';
import type { BridgeRules } from './rules.ts';
import { pointsFor, scaleMax, scaleOf } from './scales.ts';

const IMPS_PER_PERCENT = 30;

/** `own`: the own average, worked out anew after every round; `least` is its lower bound. */
export type Award =
  | { readonly kind: 'fixed'; readonly score: number }
  | { readonly kind: 'own'; readonly least: number };

export type AwardRules = Pick<BridgeRules, 'ranking' | 'scale' | 'awards' | 'byePercent' | 'boardsPerRound'>;

const fixed = (score: number): Award => ({ kind: 'fixed', score });

const share = (percent: number, { ranking, scale }: AwardRules): number => {
  if (ranking === 'vp') return halfUp(percent * scaleMax(scale), 100);
  return ranking === 'mp' ? 100 * percent : IMPS_PER_PERCENT * (percent - 50);
};

export const averageScore = (rules: AwardRules): number => share(50, rules);

export const byeAward = (rules: AwardRules, kind: 'bye' | 'walkover'): Award => {
  const set = rules.awards[kind];
  if (set !== null) return fixed(set);
  const least = share(rules.byePercent, rules);
  return rules.ranking === 'mp' ? { kind: 'own', least } : fixed(least);
};

export const absenceScore = (rules: AwardRules): number => rules.awards.absence ?? share(40, rules);

export const unplayedScore = (rules: AwardRules): number => rules.awards.unplayed ?? share(60, rules);

/** `percent`: a share of the maximum; `own`: the own average. */
export type MissedScore =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly score: number }
  | { readonly kind: 'own' };

export const missedAward = (rules: AwardRules, missed: MissedScore): Award => {
  if (missed.kind === 'own') return { kind: 'own', least: Number.MIN_SAFE_INTEGER };
  if (missed.kind === 'fixed') return fixed(missed.score);
  const { ranking, scale, boardsPerRound } = rules;
  const byScale =
    ranking === 'vp' && scaleOf(scale) === 'mp' ? pointsFor(scale, 100 * missed.percent, boardsPerRound) : null;
  return fixed(byScale ?? share(missed.percent, rules));
};
