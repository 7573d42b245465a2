/**
 * Everything about one player: place and rating, every game with whom, winds, tables, penalties. A view, computed from the
 * same rows as the standings.
 */

import { gameResult, rankingOf } from '../../../../core/games/mahjong/results/ranking.ts';
import { countedPlaces, gameDeltas, type RankedPlayer } from '../../../../core/games/mahjong/results/scores.ts';
import { ownOf, type Penalty, resultOf, rulesOf, substituteOf } from '../../../../core/games/mahjong/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo, TableNo } from '../../../../core/tournament/words.ts';

type Opponent = {
  readonly id: EntrantId;
  /** Games together over all rounds, this one included. */
  readonly met: number;
};

export type GameRow = {
  readonly round: RoundNo;
  readonly table: TableNo;
  /** 0 East … 3 North. */
  readonly wind: number;
  readonly opponents: readonly Opponent[];
  /** `open`: no result yet or not confirmed; `cancelled`: does not count [M-10]. */
  readonly state: 'counts' | 'open' | 'cancelled';
  /** Null while there is no result. */
  readonly points: number | null;
  /** Null also beside a fixed result [M-08]. */
  readonly place: number | null;
  /** In 1/300 of a point; null where there is no result or it does not count. */
  readonly score: number | null;
  readonly chombos: number;
  readonly substitute: string | null;
};

export type PlayerHistory = {
  /** In the standings, or null for those out of competition. */
  readonly ranked: RankedPlayer | null;
  readonly games: readonly GameRow[];
  /** How often East, South, West, North, over games that were not cancelled. */
  readonly winds: readonly [number, number, number, number];
  /** How often at each table, by table. */
  readonly tables: readonly { readonly table: TableNo; readonly games: number }[];
  readonly penalties: readonly Penalty[];
  /** Everybody met more than once, most often first. */
  readonly metAgain: readonly Opponent[];
};

export const playerHistory = (tournament: Tournament, id: EntrantId): PlayerHistory => {
  const own = ownOf(tournament);
  const rules = rulesOf(tournament);
  const sat = tournament.rounds.flatMap((round) =>
    round.tables.flatMap((table) => (table.seats.includes(id) ? [{ round, table }] : [])),
  );
  const played = sat.map(({ round, table }) => {
    const stored = round.results[table.table];
    return { round, table, result: stored === undefined ? null : resultOf(stored) };
  });
  const met = new Map<EntrantId, number>();
  const winds: [number, number, number, number] = [0, 0, 0, 0];
  const visits = new Map<TableNo, number>();
  for (const { table, result } of played) {
    if (result !== null && result.cancelled !== null) continue;
    for (const other of table.seats) if (other !== id) met.set(other, (met.get(other) ?? 0) + 1);
    const wind = table.seats.indexOf(id);
    winds[wind] = (winds[wind] ?? 0) + 1;
    visits.set(table.table, (visits.get(table.table) ?? 0) + 1);
  }
  const games = played.map(({ round, table, result }): GameRow => {
    const wind = table.seats.indexOf(id);
    const cancelled = result !== null && result.cancelled !== null;
    const game = result === null ? null : gameResult(tournament, round.no, table, result);
    return {
      round: round.no,
      table: table.table,
      wind,
      opponents: table.seats.filter((other) => other !== id).map((other) => ({ id: other, met: met.get(other) ?? 0 })),
      state: cancelled ? 'cancelled' : result === null || !round.confirmed ? 'open' : 'counts',
      points: result?.points[wind] ?? null,
      place: game === null ? null : (countedPlaces(game, rules)[wind] ?? null),
      score: game === null || cancelled ? null : (gameDeltas(game, rules)[wind] ?? null),
      chombos: result?.chombos[wind] ?? 0,
      substitute: substituteOf(own, round.no, id)?.name ?? null,
    };
  });
  return {
    ranked: rankingOf(tournament).find((row) => row.id === id) ?? null,
    games,
    winds,
    tables: [...visits].map(([table, count]) => ({ table, games: count })).toSorted((a, b) => a.table - b.table),
    penalties: own.penalties.filter(({ player }) => player === id),
    metAgain: [...met]
      .flatMap(([other, count]) => (count > 1 ? [{ id: other, met: count }] : []))
      .toSorted((a, b) => b.met - a.met || a.id - b.id),
  };
};
