/**
 * | rule | function |
 * | --- | --- |
 * | [stages 3.2] length of a match, points, no-shows as met: laid down with the round when it is published | `rulesOfNextRound` |
 * | [stages 3.2] each round is read by its own rules; rounds of older files by those of the event | `roundRulesOf`, `scoringOf` |
 * | [duel 4.1] a bye is called by its name, with its points | `byeWord` |
 * | [stages 3.3] best of from here: for the round while it has no result, and for those after it | `bestOfRefusal`, `withBestOf`, `longerWay` |
 * | [stages 3.2] the tie-breaks of frozen standings stay | `tieBreaksRefusal` |
 */

import { type Refusal, refuse, type WayOut } from '../../../tournament/refusal.ts';
import { lastRound, type Round, roundOf, type Tournament } from '../../../tournament/state.ts';
import type { Phrase, RoundNo } from '../../../tournament/words.ts';
import { BEST_OF, type DuelRules, pointsSystemOf, winningScore } from '../rules/rules.ts';
import type { PointsSystem } from '../rules/scoring.ts';
import { isVoid, ownOf, rulesOf } from '../rules/state.ts';
import { cutRounds, unfreezeWay } from '../seating/bracket.ts';
import { byePoints } from '../seating/records/points.ts';

export type RoundRules = Pick<DuelRules, 'points' | 'bestOf' | 'unplayedIsMet'>;

export const rulesOfNextRound = (tournament: Tournament): RoundRules => {
  const { points, bestOf, unplayedIsMet } = rulesOf(tournament);
  return { points, bestOf, unplayedIsMet };
};

/** Without a round, the rules of rounds to come. */
export const roundRulesOf = (tournament: Tournament, round: Pick<Round, 'rules'> | undefined): RoundRules =>
  round?.rules === undefined ? rulesOf(tournament) : (round.rules as RoundRules);

export const scoringOf = (
  tournament: Tournament,
  round: Pick<Round, 'rules'> | undefined,
): { readonly pointsSystem: PointsSystem; readonly unplayedIsMet: boolean } => {
  const rules = roundRulesOf(tournament, round);
  return { pointsSystem: pointsSystemOf(rules), unplayedIsMet: rules.unplayedIsMet };
};

/** A void round gives nothing, its bye neither. */
export const byeWord = (tournament: Tournament, no: RoundNo): Phrase => {
  const { pointsSystem } = scoringOf(tournament, roundOf(tournament, no));
  return { code: 'duel.bye', params: { count: isVoid(tournament, no, null) ? 0 : byePoints(pointsSystem) / 100 } };
};

type Length = DuelRules['bestOf'];

const isFresh = ({ confirmed, results }: Round): boolean => !confirmed && Object.keys(results).length === 0;

/** `no` null: the rounds to come. */
export const bestOfRefusal = (tournament: Tournament, no: RoundNo | null): Refusal | null => {
  if (no === null) return null;
  const round = roundOf(tournament, no);
  if (round === undefined) return refuse('round.unknown', { round: no });
  return isFresh(round) ? null : refuse('duel.bestOfPlayed', { round: no });
};

export const withBestOf = (tournament: Tournament, bestOf: Length, no: RoundNo | null): Tournament => ({
  ...tournament,
  rules: { ...rulesOf(tournament), bestOf },
  rounds: tournament.rounds.map((round) => {
    const rules = roundRulesOf(tournament, round);
    const { points, unplayedIsMet } = rules;
    return { ...round, rules: { points, bestOf: round.no === no ? bestOf : rules.bestOf, unplayedIsMet } };
  }),
});

/** A length in which somebody can win so many games: in this round while it has no result, else after it. */
export const longerWay = (tournament: Tournament, round: Round, most: number): readonly WayOut[] => {
  const bestOf = BEST_OF.find((length) => winningScore({ bestOf: length }) >= most);
  if (bestOf === undefined || lastRound(tournament)?.no !== round.no) return [];
  return isFresh(round)
    ? [{ do: 'duel.bestOf', params: { bestOf, round: round.no } }]
    : [{ do: 'duel.bestOfNext', params: { bestOf } }];
};

export const tieBreaksRefusal = (tournament: Tournament, { tieBreaks }: DuelRules): Refusal | null => {
  const { final } = ownOf(tournament);
  if (final === null || tieBreaks.join() === rulesOf(tournament).tieBreaks.join()) return null;
  const ways = cutRounds(tournament).length > 0 ? [] : [unfreezeWay(tournament)];
  return refuse('duel.tieBreaksFrozen', { round: final.through }, ways);
};
