/**
 * Which round is played now, and which tables of a later one cannot have been played yet.
 *
 * | rule | function |
 * | --- | --- |
 * | [W-3.2] a table is missing while it has no result, no stand-in and no provisional result | `missingTables` |
 * | [W-3.2] the round in work: the lowest published round that misses tables, else the last one | `roundInWork` |
 * | [W-3.2] late: a table that counts without its real result; it never makes a round the round in work | `lateTables` |
 * | [bridge 4.9]: a stand-in is there for the next draw and ends no play. Its table is late once people have gone on, missing before | `hasGoneOn` |
 * | [W-3.2] blocked: a table one of whose sides sits at a missing table of an earlier round | `blockedTables` |
 * | [W-3.3] a later round is waiting when all its tables with two sides are blocked, else open | `isWaiting` |
 * | [W-4.6] the hall is at the round in work, or at a later one whose clock, first result or TO says so; no stand-in moves it, and it never goes back by itself | `hallRound` |
 */

import type { Game } from '../game/game.ts';
import type { Round, Tournament } from './state.ts';
import type { EntrantId, RoundNo, Table, TableNo } from './words.ts';

export type StandIns = { readonly results: Pick<Game['results'], 'standsIn' | 'drawnFrom'> };

/** `table` has to be played first; `entrant` of the blocked table sits there. */
export type Cause = { readonly round: RoundNo; readonly table: TableNo; readonly entrant: EntrantId };

const hasTwoSides = ({ seats }: Table): boolean => seats.length > 1;

const withoutResult = ({ tables, results }: Round): readonly Table[] =>
  tables.filter((table) => hasTwoSides(table) && results[table.table] === undefined);

const hasBegun = ({ timer, results }: Round): boolean => timer !== null || Object.keys(results).length > 0;

/** A stand-in does not move on people whose next round was published before. */
const isFollowed = (tournament: Tournament, family: StandIns, { no }: Round): boolean =>
  tournament.rounds.some(
    (later) =>
      later.no > no &&
      (hasBegun(later) || (later.no === no + 1 && (family.results.drawnFrom?.(tournament, later) ?? 0) >= no)),
  );

/** One late table of four holds nobody up; while eleven of thirteen are out, that round is being played. */
const hasGoneOn = (tournament: Tournament, family: StandIns, round: Round): boolean => {
  const out = withoutResult(round).length;
  return 2 * out <= round.tables.filter(hasTwoSides).length || isFollowed(tournament, family, round);
};

const missingOf = (
  tournament: Tournament,
  family: StandIns,
  round: Round,
  mayStandIn: typeof hasGoneOn = hasGoneOn,
): readonly Table[] => {
  const out = withoutResult(round).filter(({ table }) => round.provisional?.results[table] === undefined);
  const known = out.filter(({ table }) => family.results.standsIn?.(tournament, round.no, table) === true);
  return known.length > 0 && mayStandIn(tournament, family, round)
    ? out.filter((table) => !known.includes(table))
    : out;
};

export const missingTables = (tournament: Tournament, family: StandIns, round: Round): readonly TableNo[] =>
  missingOf(tournament, family, round).map(({ table }) => table);

export const lateTables = (tournament: Tournament, family: StandIns, round: Round): readonly TableNo[] => {
  const missing = missingOf(tournament, family, round);
  return withoutResult(round)
    .filter((table) => !missing.includes(table))
    .map(({ table }) => table);
};

/** Undefined before the first round is published. */
export const roundInWork = (tournament: Tournament, family: StandIns): Round | undefined =>
  tournament.rounds.find((round) => missingOf(tournament, family, round).length > 0) ?? tournament.rounds.at(-1);

/** The first cause by table number; empty for the round in work and before it. */
export const blockedTables = (tournament: Tournament, family: StandIns, round: Round): ReadonlyMap<TableNo, Cause> => {
  const waitingFor = new Map<EntrantId, Cause>();
  for (const earlier of tournament.rounds) {
    if (earlier.no >= round.no) break;
    for (const { table, seats } of missingOf(tournament, family, earlier)) {
      for (const entrant of seats) {
        if (!waitingFor.has(entrant)) waitingFor.set(entrant, { round: earlier.no, table, entrant });
      }
    }
  }
  return new Map(
    round.tables.filter(hasTwoSides).flatMap(({ table, seats }): [TableNo, Cause][] => {
      const who = seats.find((seat) => waitingFor.has(seat));
      const cause = who === undefined ? undefined : waitingFor.get(who);
      return cause === undefined ? [] : [[table, cause]];
    }),
  );
};

export const isWaiting = (tournament: Tournament, family: StandIns, round: Round): boolean => {
  const playable = round.tables.filter(hasTwoSides).length;
  return playable > 0 && blockedTables(tournament, family, round).size === playable;
};

/** `at`: where the hall was or was put, null: nowhere yet. It never goes back; a withdrawn round is forgotten. */
export const hallRound = (tournament: Tournament, family: StandIns, at: RoundNo | null): RoundNo | null => {
  const played =
    tournament.rounds.find((round) => missingOf(tournament, family, round, isFollowed).length > 0) ??
    tournament.rounds.at(-1);
  if (played === undefined) return null;
  const begun = tournament.rounds.findLast(hasBegun);
  const known = at !== null && tournament.rounds.some(({ no }) => no === at) ? at : 0;
  return Math.max(played.no, begun?.no ?? 0, known);
};
