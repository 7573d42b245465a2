/** Teams at home tables [bridge 4.14]: N-S stays at the table of the team's number all day, E-W goes to the opponents' table. */

import type { EntrantId, TableNo } from '../../../tournament/words.ts';

export type HomeMove = {
  readonly team: EntrantId;
  readonly match: number;
  readonly to: EntrantId;
};

export const homeMoves = (
  matches: readonly { readonly table: TableNo; readonly seats: readonly [EntrantId, EntrantId] }[],
): HomeMove[] =>
  matches
    .flatMap(({ table: match, seats: [a, b] }): HomeMove[] => [
      { team: a, match, to: b },
      { team: b, match, to: a },
    ])
    .toSorted((one, other) => one.team - other.team);
