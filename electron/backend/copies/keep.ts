/**
 * Which automatic copies go [reliability 7.4].
 *
 * | rule | where |
 * | --- | --- |
 * | all copies of rounds stay, and the newest 12 timed ones | `toDrop` |
 * | over the limit: the oldest timed ones go | `toDrop` |
 * | then the oldest of finished rounds, after asking; the last copy of a round goes last | `toAskAbout` |
 * | never the newest 3 | `toDrop`, `toAskAbout` |
 * | nothing is deleted while a round is being entered | the caller does not ask then |
 *
 * Copies made at closing count as timed: a tournament that is opened and closed often would otherwise fill the disk.
 */

import type { ListedCopy } from './list.ts';

/** Clocks are set right by minutes; what is dated later than that was made while the clock was wrong. Milliseconds. */
const AHEAD = 60 * 60_000;

/** Newest first, where copies of a time that has not come yet are older than all that were made since the clock is right. */
export const byAge = (copies: readonly ListedCopy[], now: Date): readonly ListedCopy[] => {
  const isAhead = ({ at }: ListedCopy): boolean => Date.parse(at) > now.getTime() + AHEAD;
  return [...copies.filter((copy) => !isAhead(copy)), ...copies.filter(isAhead)];
};

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

export type AskedAbout = {
  /** What would have to go, the oldest first. */
  readonly drop: readonly ListedCopy[];
  /** Rounds of which no copy would be left. */
  readonly rounds: number;
  /** Bytes that all copies take. */
  readonly bytes: number;
};

/**
 * What may be deleted once the TO has said so: copies of finished rounds, the oldest first, until the limit is kept. The last copy of
 * a round goes only when nothing else is left. Null where the limit is kept, or nothing may go.
 * @param copies newest first, without what `toDrop` drops
 * @param round the round that is on; the earlier ones are finished
 */
export const toAskAbout = (copies: readonly ListedCopy[], limit: number, round: number): AskedAbout | null => {
  const bytes = bytesIn(copies);
  const ofRounds = copies.filter((copy) => !isTimed(copy));
  const isLast = (copy: ListedCopy): boolean => ofRounds.find((other) => other.round === copy.round) === copy;
  const oldest = copies
    .slice(NEVER_DROPPED)
    .filter((copy) => !isTimed(copy) && copy.round < round)
    .reverse();
  const inTurn = [...oldest.filter((copy) => !isLast(copy)), ...oldest.filter(isLast)];
  const drop: ListedCopy[] = [];
  let left = bytes;
  for (const copy of inTurn) {
    if (left <= limit) break;
    drop.push(copy);
    left -= copy.bytes;
  }
  return drop.length === 0 ? null : { drop, rounds: drop.filter(isLast).length, bytes };
};
