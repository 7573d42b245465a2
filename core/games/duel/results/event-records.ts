/**
 * | rule | function |
 * | --- | --- |
 * | [duel 1, 4.1] seeds are unique: fixed by the first draw, a late entry gets the next one, none is used twice | `eventSeeds` |
 * | [duel 5] confirmed rounds count; with `provisional` also results that are in | `eventHistory` |
 * | [hall-and-print 3.4] what stands in for a missing result counts until it is in | `matchOf` |
 * | [duel 4, 4.1] byes, points for missed rounds; void matches and rounds; matches of the disqualified | `eventHistory` |
 * | [duel 12] the rounds of a cut give no points | `swissRounds` |
 * | [stages 3.2] each round counts by the rules it was published with | `scoringOf`, from round-rules.ts |
 */

import { countedResult } from '../../../game/provisional.ts';
import type { Entrant, Round, Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { pointsSystemOf } from '../rules/rules.ts';
import { type Grant, ownOf, rulesOf, storedResult, traitsOf } from '../rules/state.ts';
import { swissRounds } from '../seating/bracket.ts';
import type { RecordSource } from '../seating/records/records.ts';
import type { DuelBye, DuelMatch, DuelPlayer, DuelRequest, DuelRound } from '../seating/request.ts';
import { seedsFor } from '../seating/seeding.ts';
import { type RoundRules, roundRulesOf, scoringOf } from './round-rules.ts';

export const eventSeeds = (tournament: Tournament): ReadonlyMap<EntrantId, number> => {
  const { entrants, seed } = tournament;
  const last = swissRounds(tournament).at(-1)?.draw.request as Pick<DuelRequest, 'players'> | undefined;
  if (last === undefined) {
    const wanted = entrants.map((entrant) => ({ id: entrant.id, seed: traitsOf(entrant).seed ?? null }));
    return seedsFor(wanted, ownOf(tournament).shuffleUnseeded ? seed : null);
  }
  const fixed = new Map(last.players.map((player) => [player.id, player.seed]));
  let next = Math.max(0, ...fixed.values());
  for (const { id } of entrants) {
    if (fixed.has(id)) continue;
    next += 1;
    fixed.set(id, next);
  }
  return fixed;
};

/** In hundredths. */
const adjustmentOf = (tournament: Tournament): ReadonlyMap<EntrantId, number> => {
  const sums = new Map<EntrantId, number>();
  for (const { player, points, cancelled } of ownOf(tournament).adjustments) {
    if (cancelled === null) sums.set(player, (sums.get(player) ?? 0) + points);
  }
  return sums;
};

/** As pinned here, else as the list of people has it. */
export const pinOf = (tournament: Tournament, entrant: Entrant): DuelPlayer['pinned'] => {
  const pin = ownOf(tournament).pins.find(({ player }) => player === entrant.id);
  if (pin !== undefined) return { table: pin.table, accessible: pin.accessible };
  const { fixedTable } = traitsOf(entrant);
  return fixedTable === undefined ? undefined : { table: fixedTable, accessible: false };
};

export const eventPlayers = (tournament: Tournament): DuelPlayer[] => {
  const seeds = eventSeeds(tournament);
  const adjustments = adjustmentOf(tournament);
  return tournament.entrants.map((entrant): DuelPlayer => {
    const { id, playing, club } = entrant;
    const pinned = pinOf(tournament, entrant);
    const player = { id, seed: seeds.get(id) ?? id, active: playing, club, adjustment: adjustments.get(id) ?? 0 };
    return pinned === undefined ? player : { ...player, pinned };
  });
};

/** Null while the match has no result and nothing stands in for it. */
const matchOf = (
  round: Round,
  table: number,
  [a = 0, b = 0]: readonly EntrantId[],
  isVoid: boolean,
): DuelMatch | null => {
  const stored = countedResult(round, table);
  return stored === undefined ? null : { a, b, ...storedResult(stored), void: isVoid };
};

/** In hundredths; null: as much as a bye. */
const grantedPoints = ({ as }: Pick<Grant, 'as'>, { points }: RoundRules): number | null => {
  return as === 'bye' ? null : as === 'draw' ? (points.draw ?? 0) : points.loss;
};

const byesOf = (tournament: Tournament, { no, byes }: Round, rules: RoundRules): DuelBye[] => [
  ...byes.map(
    ({ entrant, reason }): DuelBye => ({
      player: entrant,
      reason: reason.code === 'duel.byes.awarded' ? 'awarded' : 'pairing',
    }),
  ),
  ...ownOf(tournament)
    .granted.filter(({ round }) => round === no)
    .map((grant): DuelBye => {
      const points = grantedPoints(grant, rules);
      return points === null
        ? { player: grant.player, reason: 'awarded' }
        : { player: grant.player, reason: 'missed', points };
    }),
];

type Scoring = NonNullable<DuelRound['scoring']>;

const changedScoring = (of: Scoring, now: Scoring): Pick<DuelRound, 'scoring'> =>
  JSON.stringify(of) === JSON.stringify(now) ? {} : { scoring: of };

/** Those whose matches count for nothing: disqualified without keeping them [duel 4.1]. */
export const struckFrom = (tournament: Tournament): ReadonlySet<EntrantId> =>
  new Set(ownOf(tournament).disqualified.flatMap(({ player, keepPoints }) => (keepPoints ? [] : [player])));

export const eventHistory = (tournament: Tournament, provisional = false, through?: RoundNo): DuelRound[] => {
  const { voids } = ownOf(tournament);
  const nothing = new Set(voids.map(({ round, table }) => `${round}.${table ?? ''}`));
  const now = scoringOf(tournament, undefined);
  const struck = struckFrom(tournament);
  return swissRounds(tournament)
    .filter(({ no, confirmed }) => (provisional || confirmed) && (through === undefined || no <= through))
    .map((round) => ({
      ...changedScoring(scoringOf(tournament, round), now),
      round: round.no,
      void: nothing.has(`${round.no}.`),
      matches: round.tables.flatMap(({ table, seats }) => {
        const isVoid = nothing.has(`${round.no}.${table}`) || seats.some((id) => struck.has(id));
        return matchOf(round, table, seats, isVoid) ?? [];
      }),
      byes: byesOf(tournament, round, roundRulesOf(tournament, round)),
    }));
};

export const eventSource = (tournament: Tournament, provisional = false, through?: RoundNo): RecordSource => {
  const rules = rulesOf(tournament);
  return {
    players: eventPlayers(tournament),
    history: eventHistory(tournament, provisional, through),
    pointsSystem: pointsSystemOf(rules),
    options: { unplayedIsMet: rules.unplayedIsMet },
  };
};
