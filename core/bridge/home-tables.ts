/**
 * Teams at home tables (4.14): every team sits at the table of its number, its N-S pair stays all day and its E-W pair goes
 * to the opponents' table. A match has the number of its ranking table.
 */

import type { EntrantId } from '../tournament/words.ts';

export type HomeMove = {
  readonly team: EntrantId;
  /** The match it plays, by ranking table. */
  readonly match: number;
  /** The team whose table its E-W pair goes to. */
  readonly to: EntrantId;
};

/** The sheet by team: for each team of each match where its E-W pair goes, in order of team ids. */
export const homeMoves = (
  matches: readonly { readonly rankingTable: number; readonly seats: readonly [EntrantId, EntrantId] }[],
): HomeMove[] =>
  matches
    .flatMap(({ rankingTable: match, seats: [a, b] }): HomeMove[] => [
      { team: a, match, to: b },
      { team: b, match, to: a },
    ])
    .toSorted((one, other) => one.team - other.team);
