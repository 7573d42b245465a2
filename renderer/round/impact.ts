/**
 * What a correction of an old result changes [M-34] [hall-and-print 3.4], shown before it is made and remembered after.
 *
 * | question | function |
 * | --- | --- |
 * | which lines of the standings get another place or score | `impactOf` |
 * | which seatings were drawn from the ranking as it was | `impactOf`: they stay as they are |
 * | whose ranking a published round was drawn from has changed since | `rankingChangedSince` |
 * | which tables of the next round would differ | `differingTables` |
 * | which rounds were drawn from a stand-in that a real result has just replaced [W-3.8] | `drawnFromStandIn` |
 */

import { drawnFrom } from '../../core/game/methods.ts';
import type { Unit } from '../../core/game/paper.ts';
import type { Command } from '../../core/tournament/commands.ts';
import type { Games } from '../../core/tournament/decide.ts';
import { beforeOf, type Ledger } from '../../core/tournament/ledger.ts';
import { lastRound, type Tournament } from '../../core/tournament/state.ts';
import { carriedOut, isMove, type StandingsMove, standingsMoves } from '../../core/tournament/what-if.ts';
import type { EntrantId, RoundNo, TableNo } from '../../core/tournament/words.ts';
import { isUnplayed, ordersSince, repairedTables } from './repair.ts';
import { changedTables } from './seating/arrangement.ts';

export type Impact = {
  /** Those whose figure changes, then those who are only moved by it; in each the best place after the correction first. */
  readonly lines: readonly StandingsMove[];
  /** How many of them get another place. */
  readonly moves: number;
  /** The figure of `scoreBefore` and `scoreAfter`; null where the standings have none. */
  readonly column: { readonly code: string; readonly unit: Unit } | null;
  /** The standings have results of this round in them; those of a bracket have none before the last. */
  readonly isHeld: boolean;
  /** The round does not count yet: the standings are those as they stand so far. */
  readonly isSoFar: boolean;
  /** Rounds that were seated since by the ranking as it was. */
  readonly seatedSince: readonly RoundNo[];
};

const nothing: Impact = { lines: [], moves: 0, column: null, isHeld: true, isSoFar: false, seatedSince: [] };

/** What the correction of a result of a round changes. Nothing when it would be refused. */
export const impactOf = (tournament: Tournament, round: RoundNo, command: Command, families: Games): Impact => {
  const family = families[tournament.family];
  const after = carriedOut(tournament, command, families);
  if (!after.ok) return nothing;
  const isSoFar = family.results.standings(tournament).through < round;
  const now = family.results.standings(tournament, isSoFar);
  const lines = standingsMoves(now, family.results.standings(after.value, isSoFar)).filter(isMove);
  const isOwn = (line: StandingsMove) => line.scoreBefore !== line.scoreAfter;
  return {
    lines: [...lines.filter(isOwn), ...lines.filter((line) => !isOwn(line))],
    moves: lines.filter((line) => line.before !== line.after).length,
    column: now.columns[now.rankedBy ?? 0] ?? null,
    isHeld: now.through >= round,
    isSoFar,
    seatedSince:
      lines.length === 0
        ? []
        : tournament.rounds.flatMap((later) =>
            (drawnFrom(family, tournament, later) ?? 0) >= round ? [later.no] : [],
          ),
  };
};

/** Those who sit in a round and stand elsewhere among the seated in the ranking before it, as it is now (`ordersSince`). */
export const rankingChangedSince = (
  done: Ledger['done'],
  tournament: Tournament,
  no: RoundNo,
  families: Games,
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
  families: Games,
): { readonly round: RoundNo; readonly tables: readonly TableNo[] } | null => {
  const copy = ledger.tournament === null ? null : carriedOut(ledger.tournament, command, families);
  const after = copy?.ok === true ? copy.value : null;
  const round = after === null ? undefined : lastRound(after);
  if (after === null || round === undefined || !isUnplayed(after, round)) return null;
  const orders = ordersSince(ledger.done, after, round.no, families);
  if (orders === null) return null;
  const tables = changedTables(round.tables, repairedTables(round, orders)).map(({ table }) => table);
  return tables.length === 0 ? null : { round: round.no, tables };
};

/**
 * Published rounds whose ranking is another one since the newest step brought the real result of a table that a stand-in counted
 * for [W-3.8]. Empty after any other step, and where the order stayed as the stand-in had it.
 */
export const drawnFromStandIn = (done: Ledger['done'], tournament: Tournament, families: Games): readonly RoundNo[] => {
  const family = families[tournament.family];
  const entered = done?.step.changes.flatMap((change) => (change.type === 'result.entered' ? [change] : [])) ?? [];
  const isKnown = family.results.standsIn !== undefined && entered.length > 0;
  const before = done === null || !isKnown ? null : beforeOf(done, families);
  if (before === null) return [];
  const replaced = entered.filter(({ round, table }) => family.results.standsIn?.(before, round, table) === true);
  const first = Math.min(...replaced.map(({ round }) => round));
  return tournament.rounds.flatMap((later) =>
    (drawnFrom(family, tournament, later) ?? 0) >= first &&
    rankingChangedSince(done, tournament, later.no, families).length > 0
      ? [later.no]
      : [],
  );
};
