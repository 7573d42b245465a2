/**
 * What a correction of an old result changes (M-34, hall-and-print 3.4), shown before it is made and remembered after.
 *
 * | question | function |
 * | --- | --- |
 * | which lines of the standings get another place or score | `impactOf` |
 * | which seatings were drawn from the ranking as it was | `impactOf`: they stay as they are |
 * | whose ranking a published round was drawn from has changed since | `rankingChangedSince` |
 * | which tables of the next round would differ | `differingTables` |
 */

import type { Command } from '../../core/tournament/commands.ts';
import { decide, type Families } from '../../core/tournament/decide.ts';
import { startCounters } from '../../core/tournament/decide-rounds.ts';
import { evolve } from '../../core/tournament/evolve.ts';
import type { StandingsRow, Unit } from '../../core/tournament/family.ts';
import type { Ledger } from '../../core/tournament/ledger.ts';
import { lastRound, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId, RoundNo, TableNo } from '../../core/tournament/words.ts';
import { changedTables } from './arrangement.ts';
import { isRanked, isUnplayed, ordersSince, repairedTables } from './repair.ts';

/** A line of the standings that changes: its place and the figure it is ranked by first, before and after. */
export type MovedLine = {
  readonly entrant: EntrantId;
  readonly before: number | null;
  readonly after: number | null;
  readonly scoreBefore: number | null;
  readonly scoreAfter: number | null;
};

export type Impact = {
  /** Those whose figure changes, then those who are only moved by it; in each the best place after the correction first. */
  readonly lines: readonly MovedLine[];
  /** How many of them get another place. */
  readonly moves: number;
  /** The figure of `scoreBefore` and `scoreAfter`; null where the standings have none. */
  readonly column: { readonly code: string; readonly unit: Unit } | null;
  /** Rounds seated since by the ranking that this was. */
  readonly seatedSince: readonly RoundNo[];
};

const nothing: Impact = { lines: [], moves: 0, column: null, seatedSince: [] };

/**
 * What-if: the tournament after a command, without carrying it out. Null when it would be refused.
 */
export const whatIf = (tournament: Tournament, command: Command, families: Families): Tournament | null => {
  const decided = decide(tournament, command, families, startCounters);
  if (!decided.ok) return null;
  return decided.value.reduce<Tournament>(
    (state, change) => evolve(state, change, (own, ownChange) => families[own.family]?.evolve(own, ownChange) ?? own),
    tournament,
  );
};

/** What the correction of a result of a round changes. Nothing when it would be refused. */
export const impactOf = (tournament: Tournament, round: RoundNo, command: Command, families: Families): Impact => {
  const family = families[tournament.family];
  const after = whatIf(tournament, command, families);
  if (family === undefined || after === null) return nothing;
  const now = family.standings(tournament);
  const { rankedBy = 0 } = now;
  const scoreOf = (row: StandingsRow | undefined): number | null => row?.cells[rankedBy] ?? null;
  const before = new Map(now.rows.map((row) => [row.entrant, row]));
  const lines = family.standings(after).rows.flatMap((row): readonly MovedLine[] => {
    const old = before.get(row.entrant);
    const line = {
      entrant: row.entrant,
      before: old?.place ?? null,
      after: row.place,
      scoreBefore: scoreOf(old),
      scoreAfter: scoreOf(row),
    };
    return line.before === line.after && line.scoreBefore === line.scoreAfter ? [] : [line];
  });
  const isOwn = (line: MovedLine) => line.scoreBefore !== line.scoreAfter;
  return {
    lines: [...lines.filter(isOwn), ...lines.filter((line) => !isOwn(line))],
    moves: lines.filter((line) => line.before !== line.after).length,
    column: now.columns[rankedBy] ?? null,
    seatedSince:
      lines.length === 0
        ? []
        : tournament.rounds.flatMap((later) =>
            later.no > round && isRanked(tournament, later, families) ? [later.no] : [],
          ),
  };
};

/** Those who sit in a round and stand elsewhere among the seated in the ranking before it, as it is now (`ordersSince`). */
export const rankingChangedSince = (
  done: Ledger['done'],
  tournament: Tournament,
  no: RoundNo,
  families: Families,
): readonly EntrantId[] => {
  const orders = ordersSince(done, tournament, no, families);
  return orders === null ? [] : orders.now.filter((id, place) => orders.before[place] !== id);
};

/**
 * Tables of the next round, still unplayed, at which others would sit if it were repaired after a command: what a
 * correction changes ahead. Empty where nothing would differ or the round has been played.
 */
export const differingTables = (
  ledger: Ledger,
  command: Command,
  families: Families,
): { readonly round: RoundNo; readonly tables: readonly TableNo[] } | null => {
  const after = ledger.tournament === null ? null : whatIf(ledger.tournament, command, families);
  const round = after === null ? undefined : lastRound(after);
  if (after === null || round === undefined || !isUnplayed(after, round)) return null;
  const orders = ordersSince(ledger.done, after, round.no, families);
  if (orders === null) return null;
  const tables = changedTables(round.tables, repairedTables(round, orders)).map(({ table }) => table);
  return tables.length === 0 ? null : { round: round.no, tables };
};
