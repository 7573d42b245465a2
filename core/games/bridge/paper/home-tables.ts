/**
 * Teams at home tables [bridge 4.14]: every team sits at the table of its number, its N-S pair stays all day and its E-W pair goes
 * to the opponents' table. A match has the number that a table would have.
 */

import type { EntrantId, TableNo } from '../../../tournament/words.ts';

export type HomeMove = {
  readonly team: EntrantId;
  /** The number of the match it plays, as all lists have it. */
  readonly match: number;
  /** The team whose table its E-W pair goes to. */
  readonly to: EntrantId;
};

/** The sheet by team: for each team of each match where its E-W pair goes, in order of team ids. */
export const homeMoves = (
  matches: readonly { readonly table: TableNo; readonly seats: readonly [EntrantId, EntrantId] }[],
): HomeMove[] =>
  matches
    .flatMap(({ table: match, seats: [a, b] }): HomeMove[] => [
      { team: a, match, to: b },
      { team: b, match, to: a },
    ])
    .toSorted((one, other) => one.team - other.team);
