/**
 * Where the event stands [M-30], derived from what is stored and nothing else, so that no state can hang.
 *
 * | state | when |
 * | --- | --- |
 * | `published` | seated, no result yet |
 * | `running` | some results are in |
 * | `complete` | all results are in, not confirmed |
 * | `confirmed` | counts; the next round can be seated |
 *
 * In a game with a pace of its own (`Game.seating.pace`) nothing is confirmed: `complete` is the end.
 */

import type { Pace } from '../../core/game/groups/seating.ts';
import { isSeatedHere } from '../../core/game/methods.ts';
import { nextRoundNo as nextRoundOf } from '../../core/game/next-round.ts';
import { awaitedTables } from '../../core/game/provisional.ts';
import { families } from '../../core/games/all.ts';
import { roundInWork } from '../../core/tournament/round-in-work.ts';
import { lastRound, type Round, type Tournament, tablesWithoutResult } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';

export type RoundState = 'published' | 'running' | 'complete' | 'confirmed';

export const roundState = (round: Round): RoundState => {
  if (round.confirmed) return 'confirmed';
  const missing = tablesWithoutResult(round).length;
  if (missing === 0) return 'complete';
  return missing === round.tables.length ? 'published' : 'running';
};

/** Whether results of a round are still to be typed: it is not confirmed, or was although some are late. */
export const takesResults = (round: Round): boolean => !round.confirmed || awaitedTables(round).length > 0;

/** How rounds follow each other in a family whose rounds are not closed one after the other; null in all others. */
const paceOf = ({ family }: Tournament): Pace | null => families[family].seating.pace ?? null;

/** The number of the round that can be seated now, or null while the last one is open. */
export const nextRoundNo = (tournament: Tournament): RoundNo | null =>
  nextRoundOf(tournament, families[tournament.family]);

/** The round that results go to now [W-3.2]; undefined before the first. */
export const inWork = (tournament: Tournament): Round | undefined =>
  roundInWork(tournament, families[tournament.family]);

/** What the TO may do with a published round. */
export type RoundDeeds = {
  readonly revise: boolean;
  readonly withdraw: boolean;
  readonly confirm: boolean;
  readonly reopen: boolean;
};

/** Mirrors the refusals of the round commands, so that a button is only offered where its command is taken. */
export const deedsOf = (tournament: Tournament, round: Round): RoundDeeds => {
  const isLast = lastRound(tournament)?.no === round.no;
  const state = roundState(round);
  const family = families[tournament.family];
  const isMeasured = isSeatedHere(family, round.draw.proposal.method);
  return {
    revise: isMeasured && (state === 'published' || state === 'running'),
    withdraw: isLast && state !== 'confirmed',
    confirm: state === 'complete' && paceOf(tournament) === null,
    reopen: isLast && state === 'confirmed',
  };
};
