/**
 * | rule [hall-and-print 3.3] | refusal |
 * | --- | --- |
 * | [duel 4] draws only if draw points are set | `duel.drawsOff` |
 * | [duel 4] a no-show is no draw; an intentional draw is one, with no games | `duel.resultAndReason` |
 * | [stages 3.3] nobody wins more games than win the match of this round, and not both do | `duel.gamesOutside` |
 * | [duel 12] somebody goes on to the next stage of a cut | `duel.cutNeedsWinner` |
 * | [duel 12] whoever went on to a published stage stays the winner | `duel.cutGoneOn` |
 */

import type { GameResults } from '../../../game/groups/results.ts';
import { no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { Round, Tournament } from '../../../tournament/state.ts';
import type { Table } from '../../../tournament/words.ts';
import { winningScore } from '../rules/rules.ts';
import { type DuelResult, enteredResult } from '../rules/state.ts';
import { cutRounds, isCutRound, wentOn } from '../seating/bracket.ts';
import { longerWay, roundRulesOf } from './round-rules.ts';

const agrees = ({ outcome, reason }: DuelResult): boolean => {
  if (reason === 'noShow') return outcome !== 'draw';
  return reason !== 'intentionalDraw' || outcome === 'draw';
};

const gamesRefusal = (
  tournament: Tournament,
  round: Round,
  { games, outcome, reason }: DuelResult,
  table: Table,
): Refusal | null => {
  const { bestOf } = roundRulesOf(tournament, round);
  const { a, b, draws } = games;
  const at = { table: table.table, a, b };
  const isUnplayed = reason === 'noShow' || reason === 'intentionalDraw';
  if (isUnplayed) return a + b + draws === 0 ? null : refuse('duel.unplayedGames', at);
  const most = winningScore({ bestOf });
  if (a > most || b > most || (a === most && b === most)) {
    const ways = a === b ? [] : longerWay(tournament, round, Math.max(a, b));
    return refuse('duel.gamesOutside', { ...at, bestOf, most, round: round.no }, ways);
  }
  const isOpen = reason === 'awarded' || outcome === 'doubleLoss' || a + b + draws === 0;
  const winner = a > b ? 'a' : b > a ? 'b' : 'draw';
  return isOpen || winner === outcome ? null : refuse('duel.winnerAndGames', { ...at, outcome });
};

/** If another player had won, somebody would sit in the next stage who is not in it. */
const cutRefusal = (
  tournament: Tournament,
  round: Round,
  table: Table,
  outcome: DuelResult['outcome'],
): Refusal | null => {
  if (outcome !== 'a' && outcome !== 'b') {
    return refuse('duel.cutNeedsWinner', { table: table.table, players: table.seats });
  }
  const next = cutRounds(tournament).find(({ no: after }) => after > round.no);
  if (next === undefined) return null;
  const went = wentOn(next, table.seats);
  if (went === undefined || went === table.seats[outcome === 'a' ? 0 : 1]) return null;
  // One way out takes back the next stage with all that lies above it.
  const way = { do: 'withdrawRound', params: { round: next.no } };
  return refuse('duel.cutGoneOn', { round: round.no, next: next.no, player: went }, [way]);
};

export const checkResult: GameResults<DuelResult>['check'] = (tournament, round, table, entered) => {
  const parsed = enteredResult.safeParse(entered);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return no({ ...refuse('duel.result.unreadable', { table: table.table, field: path }), path });
  }
  const result = parsed.data;
  const { points } = roundRulesOf(tournament, round);
  const where = { round: round.no, players: table.seats };
  // Only closing a round leaves a match open (steps/decide.ts).
  if (result.outcome === 'open') return no(refuse('duel.result.unreadable', { table: table.table, field: 'outcome' }));
  const stays = isCutRound(round) ? cutRefusal(tournament, round, table, result.outcome) : null;
  if (stays !== null) return no(stays);
  if (result.outcome === 'draw' && points.draw === null) return no(refuse('duel.drawsOff', where));
  if (!agrees(result)) {
    return no(refuse('duel.resultAndReason', { ...where, outcome: result.outcome, reason: result.reason }));
  }
  const wrong = gamesRefusal(tournament, round, result, table);
  return wrong === null ? ok(result) : no(wrong);
};
