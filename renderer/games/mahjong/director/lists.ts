/**
 * What officials keep, as lists to be shown and copied.
 *
 * | list | function |
 * | --- | --- |
 * | penalties, newest first [mahjong 15] | `penaltyRows` |
 * | chombos of all results, also of an open round | `chomboRows` |
 * | sums per player, for the report | `sumRows` |
 * | substitutes with what they are now [M-08] | `substituteRows` |
 * | who left, who stands in, fixed tables [M-07, M-09, M-21] | `leftRows`, `standIns`, `fixedRows` |
 */

import { gameResult } from '../../../../core/games/mahjong/results/ranking.ts';
import { chomboCost } from '../../../../core/games/mahjong/results/scores.ts';
import {
  ownOf,
  type Penalty,
  resultOf,
  rulesOf,
  type Substitute,
  substituteOf,
  traitsOf,
} from '../../../../core/games/mahjong/rules/state.ts';
import type { Entrant, Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo, TableNo } from '../../../../core/tournament/words.ts';
import { inWork } from '../../../round/flow.ts';

/** The round that is open, else the next one: what "now" means for officials. */
export const roundNow = (tournament: Tournament): RoundNo => {
  const played = inWork(tournament);
  return played !== undefined && !played.confirmed ? played.no : tournament.rounds.length + 1;
};

export const penaltyRows = (tournament: Tournament): readonly Penalty[] => ownOf(tournament).penalties.toReversed();

export type ChomboRow = {
  readonly player: EntrantId;
  readonly round: RoundNo;
  readonly table: TableNo;
  readonly chombos: number;
  /** What they cost after uma, in points; 0 where they are paid at the table, and beside a fixed result [M-08]. */
  readonly amount: number;
  /** False: the round is not confirmed yet. */
  readonly counts: boolean;
};

/** Chombos in the order of rounds and tables. Those of a cancelled game do not count and are left out. */
export const chomboRows = (tournament: Tournament): readonly ChomboRow[] => {
  const rules = rulesOf(tournament);
  return tournament.rounds.flatMap((round) =>
    round.tables.flatMap((seated) => {
      const { table, seats } = seated;
      const stored = round.results[table];
      if (stored === undefined) return [];
      const result = resultOf(stored);
      if (result.cancelled !== null) return [];
      const game = gameResult(tournament, round.no, seated, result);
      return seats.flatMap((player, seat) => {
        const chombos = result.chombos[seat] ?? 0;
        if (chombos === 0) return [];
        const amount = chomboCost(game, seat, rules);
        return [{ player, round: round.no, table, chombos, amount, counts: round.confirmed }];
      });
    }),
  );
};

export type SumRow = {
  readonly player: EntrantId;
  readonly notices: number;
  readonly penalties: number;
  /** Points of penalties that count. */
  readonly amount: number;
  readonly chombos: number;
  /** What the chombos cost, in points. */
  readonly chomboAmount: number;
};

/** Everybody who has a penalty, a notice or a chombo, the largest sum first. */
export const sumRows = (tournament: Tournament): readonly SumRow[] => {
  const sums = new Map<EntrantId, SumRow>();
  const add = (player: EntrantId, part: Partial<Omit<SumRow, 'player'>>) => {
    const known = sums.get(player) ?? { player, notices: 0, penalties: 0, amount: 0, chombos: 0, chomboAmount: 0 };
    sums.set(player, {
      player,
      notices: known.notices + (part.notices ?? 0),
      penalties: known.penalties + (part.penalties ?? 0),
      amount: known.amount + (part.amount ?? 0),
      chombos: known.chombos + (part.chombos ?? 0),
      chomboAmount: known.chomboAmount + (part.chomboAmount ?? 0),
    });
  };
  for (const { player, amount, cancelled } of ownOf(tournament).penalties)
    if (cancelled === null) add(player, amount === 0 ? { notices: 1 } : { penalties: 1, amount });
  for (const { player, chombos, amount } of chomboRows(tournament)) add(player, { chombos, chomboAmount: amount });
  return [...sums.values()].toSorted(
    (a, b) => b.amount + b.chomboAmount - (a.amount + a.chomboAmount) || b.notices - a.notices || a.player - b.player,
  );
};

export type SubstituteRow = {
  readonly entry: Substitute;
  /** `replaced`: a newer entry for the same player counts instead. */
  readonly state: 'now' | 'later' | 'over' | 'replaced';
};

/** Substitutes, newest first, seen from the round now. */
export const substituteRows = (tournament: Tournament): readonly SubstituteRow[] => {
  const own = ownOf(tournament);
  const round = roundNow(tournament);
  return own.substitutes.toReversed().map((entry) => {
    if (entry.until !== null && entry.until < round) return { entry, state: 'over' };
    if (entry.from > round) return { entry, state: 'later' };
    return { entry, state: substituteOf(own, round, entry.player) === entry ? 'now' : 'replaced' };
  });
};

export type LeftRow = { readonly player: EntrantId /** The first round without them. */; readonly before: RoundNo };

export const leftRows = (tournament: Tournament): readonly LeftRow[] => {
  const { left } = ownOf(tournament);
  return tournament.entrants.flatMap(({ id }) => {
    const before = left[id];
    return before === undefined ? [] : [{ player: id, before }];
  });
};

export const standIns = (tournament: Tournament): readonly Entrant[] =>
  tournament.entrants.filter((entrant) => traitsOf(entrant).standIn === true);

export type FixedRow = { readonly player: EntrantId; readonly table: TableNo };

/** Players with a table of their own, by table. */
export const fixedRows = (tournament: Tournament): readonly FixedRow[] =>
  tournament.entrants
    .flatMap((entrant) => {
      const { fixedTable } = traitsOf(entrant);
      return fixedTable === undefined ? [] : [{ player: entrant.id, table: fixedTable }];
    })
    .toSorted((a, b) => a.table - b.table || a.player - b.player);
