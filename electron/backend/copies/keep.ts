/**
 * Which automatic copies go (7.4).
 *
 * | rule | where |
 * | --- | --- |
 * | all copies of rounds stay, and the newest 12 timed ones | `toDrop` |
 * | over the limit: the oldest timed ones go | `toDrop` |
 * | then the oldest of finished rounds, after asking | not dropped: `overLimit` is told, and the TO decides |
 * | never the newest 3 | `toDrop` |
 * | nothing is deleted while a round is being entered | the caller does not ask then |
 *
 * Copies made at closing count as timed: a tournament that is opened and closed often would otherwise fill the disk.
 */

import type { ListedCopy } from './list.ts';

const TIMED_KEPT = 12;
const NEVER_DROPPED = 3;
const GIGABYTE = 1024 ** 3;
const SHARE_OF_FREE = 0.05;

/** How many bytes copies may take: 1 GB or 5 % of what is free, whichever is less. */
export const copyLimit = (freeBytes: number): number => Math.min(GIGABYTE, Math.floor(freeBytes * SHARE_OF_FREE));

const isTimed = ({ reason }: ListedCopy): boolean => reason === 'timed' || reason === 'close';

const bytesIn = (copies: readonly ListedCopy[]): number => copies.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * What may be deleted now.
 * @param copies newest first
 * @param limit bytes
 */
export const toDrop = (
  copies: readonly ListedCopy[],
  limit: number,
): { readonly drop: readonly ListedCopy[]; readonly overLimit: boolean } => {
  const droppable = copies.slice(NEVER_DROPPED).filter(isTimed);
  const kept = copies.filter(isTimed).slice(0, TIMED_KEPT);
  const drop = droppable.filter((copy) => !kept.includes(copy));
  let left = bytesIn(copies) - bytesIn(drop);
  for (const copy of droppable.filter((candidate) => kept.includes(candidate)).reverse()) {
    if (left <= limit) break;
    drop.push(copy);
    left -= copy.bytes;
  }
  return { drop, overLimit: left > limit };
};
