/**
 * What a seating repeats, as the screen shows it [M-15].
 *
 * | question | function |
 * | --- | --- |
 * | who at this table has met whom, and when | `metAt` |
 * | how many pairs meet for the third time or more | `thirdMeetings` |
 */

import type { Metrics, Repeat } from '../../../core/game/seating.ts';
import type { EntrantId, RoundNo, Table } from '../../../core/tournament/words.ts';

/** A pair at a table that has met before: its two seats there, and the rounds. */
export type MetPair = { readonly seats: readonly [number, number]; readonly rounds: readonly RoundNo[] };

const key = (a: EntrantId, b: EntrantId): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

export type Met = ReadonlyMap<string, readonly RoundNo[]>;

/** Repeated pairs for looking up; once per seating, not per table. */
export const metOf = (repeated: readonly Repeat[]): Met =>
  new Map(repeated.map(({ pair: [a, b], rounds }) => [key(a, b), rounds]));

/** The pairs of a table that have met before, in seat order. */
export const metAt = ({ seats }: Table, met: Met): readonly MetPair[] =>
  seats.flatMap((a, first) =>
    seats.slice(first + 1).flatMap((b, more) => {
      const rounds = met.get(key(a, b));
      return rounds === undefined ? [] : [{ seats: [first, first + 1 + more] as const, rounds }];
    }),
  );

/** For every seat of a table the other seats it has met before. */
export const metBySeat = (table: Table, pairs: readonly MetPair[]): readonly (readonly number[])[] =>
  table.seats.map((_, seat) =>
    pairs.flatMap(({ seats: [a, b] }) => {
      if (a === seat) return [b];
      return b === seat ? [a] : [];
    }),
  );

/** Pairs that meet for the third time or more with this seating. */
export const thirdMeetings = ({ repeated }: Pick<Metrics, 'repeated'>): number =>
  repeated.filter(({ rounds }) => rounds.length > 1).length;
