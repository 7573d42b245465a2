/** The rows behind the views that any SQLite tool shows in a tournament file. Players go by registration number. */

import type { Game } from '../game/game.ts';
import { countedResult } from '../game/provisional.ts';
import { countedRounds } from '../game/rounds.ts';
import type { Round, Tournament } from './state.ts';
import type { Table } from './words.ts';

/** Whether a game is in the standings: not one that counts for nothing, nor one that is still out and has no stand-in. */
const isCounted = (family: Game, tournament: Tournament, round: Round, table: Table): boolean => {
  const result = countedResult(round, table.table);
  if (result === undefined) return family.results.standsIn?.(tournament, round.no, table.table) === true;
  return family.results.lines(tournament, round.no, table, result).some(({ score }) => score !== null);
};

/** By view name. Numbers as people read them: scores are divided by the unit of their column. */
export const outside = (tournament: Tournament, family: Game) => {
  const { columns, rows, rankedBy = 0 } = family.results.standings(tournament);
  const scoreScale = columns[rankedBy]?.unit.scale ?? 1;
  const counted = countedRounds(family, tournament);
  const played = tournament.rounds
    .filter(({ no }) => no <= counted)
    .map((round) => {
      const tables = round.tables.filter((table) => isCounted(family, tournament, round, table));
      return new Set(tables.flatMap(({ seats }) => seats));
    });
  return {
    players: tournament.entrants.map(({ id, name, club, country, playing }) => ({ id, name, club, country, playing })),
    rounds: tournament.rounds.map(({ no, draw }) => ({
      no,
      stage: no <= counted ? 'confirmed' : 'published',
      method: draw.proposal.method,
      seed: draw.proposal.seed,
    })),
    seats: tournament.rounds.flatMap((round) =>
      round.tables.flatMap(({ table, seats }) =>
        seats.map((id, seat) => ({
          round: round.no,
          table_no: table,
          seat: family.seats[seat] ?? String(seat + 1),
          player: id,
        })),
      ),
    ),
    results: tournament.rounds.flatMap((round) =>
      round.tables.flatMap((table) => {
        const stored = round.results[table.table];
        if (stored === undefined) return [];
        return family.results.lines(tournament, round.no, table, stored).map(({ entrant, points, score }, seat) => ({
          round: round.no,
          table_no: table.table,
          seat: family.seats[seat] ?? String(seat + 1),
          player: entrant,
          points,
          score: score === null ? null : score / scoreScale,
        }));
      }),
    ),
    standings: rows.map(({ place, entrant, cells }) => ({
      place,
      player: entrant,
      score: (cells[rankedBy] ?? 0) / scoreScale,
      games: played.filter((round) => round.has(entrant)).length,
    })),
  };
};
