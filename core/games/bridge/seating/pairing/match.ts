import type { EntrantId } from '../../../../tournament/words.ts';

/** The better ranked comes first. */
export type Match = readonly [EntrantId, EntrantId];

/** Tables are ranking tables from 1. */
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
  /** Tables that cannot exchange without a repeat, nearest first. */
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
