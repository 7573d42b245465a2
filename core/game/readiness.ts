import { type Refusal, refuse, type WayOut } from '../tournament/refusal.ts';
import { lastRound, type Tournament, tablesWithoutResult } from '../tournament/state.ts';
import type { Bye, EntrantId, Table } from '../tournament/words.ts';
import { closeWay } from './provisional.ts';

/** `canClose`: the round may count although results are missing (`Game.results.provisionalRules`). */
export const openRoundRefusal = (tournament: Tournament, canClose = false): Refusal | null => {
  const round = lastRound(tournament);
  if (round === undefined || round.confirmed) return null;
  const missing = tablesWithoutResult(round);
  const ways: readonly WayOut[] =
    missing.length > 0
      ? [
          { do: 'enterResults', params: { round: round.no, table: missing[0] ?? 1 } },
          ...(canClose ? [closeWay(round.no)] : []),
        ]
      : [{ do: 'confirmRound', params: { round: round.no } }];
  return refuse('round.open', { round: round.no, missing: missing.length, tables: round.tables.length }, ways);
};

export const plannedRoundsRefusal = (tournament: Tournament): Refusal | null =>
  tournament.rounds.length >= tournament.plannedRounds
    ? refuse('round.allPlayed', { planned: tournament.plannedRounds }, [{ do: 'addRound' }])
    : null;

export const everybodyOnce = (
  playing: readonly EntrantId[],
  tables: readonly Table[],
  byes: readonly Bye[],
): Refusal | null => {
  const open = new Set(playing);
  const known = new Set(playing);
  for (const id of [...tables.flatMap(({ seats }) => seats), ...byes.map(({ entrant }) => entrant)]) {
    if (!known.has(id)) return refuse('seating.stranger', { player: id });
    if (!open.delete(id)) return refuse('seating.twice', { player: id });
  }
  const [missing] = open;
  if (missing !== undefined) return refuse('seating.missing', { player: missing, count: open.size });
  const numbers = new Set<number>();
  for (const { table } of tables) {
    if (numbers.has(table)) return refuse('seating.tableTwice', { table });
    numbers.add(table);
  }
  return null;
};
