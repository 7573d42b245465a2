/**
 * | rule | function |
 * | --- | --- |
 * | [M-03] one ranking for seating, screen and paper | `rankingOf` |
 * | [M-10] only games that are confirmed and not cancelled count | `countedRounds`, `gamesOf` |
 * | [M-08] fixed score of a replaced player | `gameResult` |
 * | [hall-and-print 3.4] what stands in for a missing result counts until it is in | `gamesOf` |
 */

import { countedResult } from '../../../game/provisional.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo, Table } from '../../../tournament/words.ts';
import { type MahjongResult, ownOf, resultOf, rulesOf, substituteOf } from '../rules/state.ts';
import { type GameResult, type RankedGame, type RankedPlayer, ranking } from './scores.ts';

export type Game = RankedGame & { readonly table: Table };

export const gameResult = (
  tournament: Tournament,
  round: RoundNo,
  table: Table,
  stored: MahjongResult,
): GameResult => ({
  points: stored.points,
  chombos: stored.chombos,
  replaced: table.seats.map((id) => substituteOf(ownOf(tournament), round, id) !== undefined),
});

export const gamesOf = (tournament: Tournament, round: Round): readonly Game[] =>
  round.tables.flatMap((table) => {
    const entered = countedResult(round, table.table);
    if (entered === undefined) return [];
    const stored = resultOf(entered);
    if (stored.cancelled !== null) return [];
    return [{ table, seats: table.seats, result: gameResult(tournament, round.no, table, stored) }];
  });

/** `provisional` adds the results that are in of an open round; no round after `through` counts. */
export const countedRounds = (tournament: Tournament, provisional = false, through?: RoundNo): readonly Round[] =>
  tournament.rounds.filter(
    (round) => (provisional || round.confirmed) && (through === undefined || round.no <= through),
  );

export const rankingOf = (tournament: Tournament, provisional = false, through?: RoundNo): readonly RankedPlayer[] => {
  const counted = countedRounds(tournament, provisional, through);
  const penalties = ownOf(tournament).penalties.filter(
    ({ round }) => through === undefined || round === null || round <= through,
  );
  return ranking(
    tournament.entrants.map(({ id }): EntrantId => id),
    counted.flatMap((round) => gamesOf(tournament, round)),
    penalties.map(({ player, amount, cancelled }) => ({ player, amount, cancelled: cancelled !== null })),
    rulesOf(tournament),
  );
};
