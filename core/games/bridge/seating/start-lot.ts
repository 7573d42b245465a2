/**
 * Seats of the start rounds by lot [bridge 4.2].
 *
 * | rule | function |
 * | --- | --- |
 * | the nth shuffle of a seed is the same whatever came before | `shuffled` (planning.ts) |
 * | people of one club meet in no start round, as far as that can be [X-17] | `drawnApart` |
 */

import { stream } from '../../../random/stream.ts';
import { leastTogether, movedApart } from '../../../search/apart.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { type Movement, startRows } from './start-rounds.ts';

export type StartLot = {
  /** As they were shuffled. */
  readonly order: readonly EntrantId[];
  /** Pair numbers in that order (`slotsFor`). */
  readonly numbers: readonly number[];
  readonly movement: Movement;
  readonly rounds: readonly number[];
};

/** @param nth which shuffle of the seed it is */
export const drawnApart = (
  { order, numbers, movement, rounds }: StartLot,
  clubOf: (entrant: EntrantId) => string,
  seed: string,
  nth: number,
): EntrantId[] => {
  const chairOf = new Map(numbers.map((number, chair) => [number, chair]));
  const tables = rounds.flatMap((round) =>
    startRows(round, movement).map(({ ns, ew }) => [ns, ew].flatMap((number) => chairOf.get(number) ?? [])),
  );
  const isApart = (one: EntrantId, other: EntrantId): boolean => clubOf(one) !== '' && clubOf(one) === clubOf(other);
  // Where more than half the field is of one club some of them meet in each round: nobody is moved to avoid that.
  const meetings = [...Map.groupBy(order, clubOf)].map(([club, own]) =>
    club === '' ? 0 : leastTogether(own.length * rounds.length, tables.length),
  );
  const least = meetings.reduce((sum, each) => sum + each, 0);
  return movedApart(order, tables, isApart, {
    random: stream(seed, 'bridge', 'clubs', nth),
    least,
    stopped: () => false,
  });
};
