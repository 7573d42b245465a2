/** The rows behind the views that any SQLite tool shows in a tournament file. Players go by registration number. */

import { countedRounds, type Game } from '../game/game.ts';
import { isUncounted } from '../game/provisional.ts';
import type { Round, Tournament } from './state.ts';
import type { TableNo } from './words.ts';

/** Whether a game is in the standings: not one that was cancelled, nor one that is still out and counts as nothing. */
const isCounted = ({ results: { cancelled } }: Game, round: Round, table: TableNo): boolean => {
  const stored = round.results[table];
  return stored === undefined ? !isUncounted(round, table) : (cancelled?.(stored) ?? null) === null;
};

/** By view name. Numbers as people read them: scores are divided by the unit of their column. */
export const outside = (tournament: Tournament, family: Game) => {
  const { columns, rows, rankedBy = 0 } = family.results.standings(tournament);
  const scoreScale = columns[rankedBy]?.unit.scale ?? 1;
  const counted = countedRounds(family, tournament);
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
      games: tournament.rounds.filter(
        (round) =>
          round.no <= counted &&
          round.tables.some(({ table, seats }) => seats.includes(entrant) && isCounted(family, round, table)),
      ).length,
    })),
  };
};
