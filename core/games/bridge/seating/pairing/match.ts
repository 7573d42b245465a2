import type { EntrantId } from '../../../../tournament/words.ts';

/** Two opponents, the better ranked first. */
export type Match = readonly [EntrantId, EntrantId];

/** How the pairing came about; tables are ranking tables from 1. */
export type PairingStep =
  | {
      readonly step: 'paired';
      readonly table: number;
      readonly match: Match;
      /** Better ranked than the opponent, but met before. */
      readonly skipped: readonly EntrantId[];
      readonly how: 'free' | 'danish' | 'forced';
    }
  | { readonly step: 'tangled'; readonly table: number; readonly match: Match }
  /** Tables that were looked at before, nearest first, and cannot exchange without a repeat. */
  | { readonly step: 'noSwap'; readonly table: number; readonly others: readonly number[] }
  | {
      readonly step: 'swapped';
      readonly table: number;
      readonly other: number;
      readonly before: readonly [Match, Match];
      /** The new matches at `other` and at `table`. */
      readonly after: readonly [Match, Match];
    }
  | { readonly step: 'stays'; readonly table: number; readonly match: Match; readonly frozen: boolean };
