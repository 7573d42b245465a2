/** Board numbers [bridge 3.10]: consecutive over the rounds, the same at all tables. */

import type { Phrase, RoundNo } from '../../../tournament/words.ts';

export type Boards = { readonly from: number; readonly to: number };

/** @param counts boards of rounds 1, 2, …; a round beyond the list has `usual` */
export const boardsOf = (round: RoundNo, firstBoard: number, usual: number, counts: readonly number[] = []): Boards => {
  const countOf = (no: RoundNo): number => counts[no - 1] ?? usual;
  const before = Array.from({ length: round - 1 }, (_, i) => countOf(i + 1)).reduce((sum, count) => sum + count, 0);
  return { from: firstBoard + before, to: firstBoard + before + countOf(round) - 1 };
};

export const boardGap = (before: Boards, after: Boards): Phrase | null =>
  after.from > before.to + 1
    ? { code: 'bridge.warnings.boardsNotPlayed', params: { from: before.to + 1, to: after.from - 1 } }
    : null;

/** Sets to duplicate when `shared` neighbouring tables pass one set among them; 1: each table has its own. */
export const boardSets = (tables: number, shared: number): number => Math.ceil(tables / Math.max(1, shared));
