/**
 * The complete request for the next round, from the event as it stands.
 *
 * | rule | where |
 * | --- | --- |
 * | points, bye rule, no-shows as met, same club, acceleration [duel 1, 12] | `drafted` |
 * | byes awarded for this round [duel 4.1], the bye by hand, locked pairs [duel 3.7] | `drafted` |
 * | the stages of a cut are no Swiss rounds; before it the standings are frozen [duel 12] | `cutRequestFor`, `frozenRefusal` |
 * | refused while a round is open, when all are played, with too few players [duel 9] | `requestFor` |
 */

import { z } from 'zod';
import type { Game } from '../../../game/game.ts';
import { openRoundRefusal, plannedRoundsRefusal } from '../../../game/readiness.ts';
import { entrantId } from '../../../tournament/draws/proposal.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { lastRound, playingEntrants, type Tournament } from '../../../tournament/state.ts';
import { asJson, type EntrantId, type Json } from '../../../tournament/words.ts';
import { cutRequestFor } from '../results/cut-field.ts';
import { eventHistory, eventPlayers } from '../results/event-records.ts';
import { frozenRefusal } from '../results/finals.ts';
import { pointsSystemOf } from '../rules/rules.ts';
import { MOST_ROUNDS } from '../rules/scoring.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { acceleratedSeeds } from '../seating/acceleration.ts';
import { CUT, isCutRound, swissRounds } from '../seating/bracket.ts';
import { requestRefusal } from '../seating/checks.ts';
import { duelMethods } from '../seating/methods.ts';
import { type DuelRequest, duelRequest, MOST_PLAYERS } from '../seating/request.ts';

const drawOptions = z.strictObject({
  byeTo: entrantId.nullable().default(null),
  locked: z.array(z.tuple([entrantId, entrantId])).default([]),
  /** Table numbers in random order: they then tell nothing of standings that are hidden or frozen [hall-and-print 2.9]. */
  shuffleTables: z.boolean().default(false),
});

export const awardedNow = (tournament: Tournament): readonly EntrantId[] => {
  const next = tournament.rounds.length + 1;
  const playing = new Set(playingEntrants(tournament).map(({ id }) => id));
  return ownOf(tournament).byes.flatMap(({ player, round }) => (round === next && playing.has(player) ? [player] : []));
};

/** The field at the first draw, or as it is before: later entries do not change who is accelerated [duel 12]. */
const startField = (tournament: Tournament): number => {
  const first = tournament.rounds[0]?.draw.request as Pick<DuelRequest, 'players'> | undefined;
  return first?.players.filter(({ active }) => active).length ?? playingEntrants(tournament).length;
};

const drafted = (tournament: Tournament, method: string, options: z.output<typeof drawOptions>, seed: string) => {
  const rules = rulesOf(tournament);
  const { never, tables } = ownOf(tournament);
  const { byeTo, locked, shuffleTables } = options;
  const rounds = Math.min(MOST_ROUNDS, tournament.plannedRounds);
  return {
    family: 'duel',
    method,
    seed,
    round: tournament.rounds.length + 1,
    players: eventPlayers(tournament),
    history: eventHistory(tournament),
    pointsSystem: pointsSystemOf(rules),
    never,
    options: {
      byeRule: rules.byeRule,
      unplayedIsMet: rules.unplayedIsMet,
      avoidClubRounds: rules.avoidClubRounds,
      // Whoever closed a round with open matches wanted this.
      drawAnyway: true,
      ...(rules.accelerated
        ? { acceleration: { topSeeds: Math.max(1, acceleratedSeeds(startField(tournament))), rounds } }
        : {}),
    },
    awardedByes: awardedNow(tournament),
    ...(byeTo === null ? {} : { byeTo }),
    locked,
    tables: shuffleTables ? { ...tables, shuffled: true } : tables,
    ...(method === 'power' ? { tieBreaks: rules.tieBreaks } : {}),
  };
};

const readinessRefusal = (tournament: Tournament): Refusal | null => {
  const { entrants } = tournament;
  const rounds = swissRounds(tournament);
  if (entrants.length > MOST_PLAYERS)
    return refuse('duel.tooManyPlayers', { players: entrants.length, most: MOST_PLAYERS });
  if (rounds.length >= MOST_ROUNDS) return refuse('tournament.tooManyRounds', { most: MOST_ROUNDS });
  return openRefusal(tournament) ?? frozenRefusal(tournament) ?? plannedRefusal(tournament);
};

/** While matches are open the organiser may draw anyway [duel 9], by a rule for those (provisional.ts). */
const openRefusal = (tournament: Tournament): Refusal | null => {
  const last = lastRound(tournament);
  return openRoundRefusal(tournament, last !== undefined && !isCutRound(last));
};

/** When all rounds are played, the standings can be frozen, for prizes or for a cut. */
const plannedRefusal = (tournament: Tournament): Refusal | null => {
  const refusal = plannedRoundsRefusal(tournament);
  return refusal === null ? null : { ...refusal, ways: [{ do: 'duel.openFinals' }, ...refusal.ways] };
};

const optionsRefusal = ({ issues }: z.ZodError): Refusal => {
  const path = issues[0]?.path.join('.') ?? '';
  return { ...refuse('seating.options', { field: path }), path };
};

/** Refuses with readiness, `seating.noMethod`, `seating.options` with the field, and what checks.ts does. */
export const requestFor: Game['seating']['request'] = (tournament, method, wanted, seed): Answer<Json> => {
  if (!duelMethods.some(({ id }) => id === method)) return no(refuse('seating.noMethod', { method }));
  if (method === CUT) {
    const open = openRoundRefusal(tournament);
    return open === null ? cutRequestFor(tournament, seed) : no(open);
  }
  const refusal = readinessRefusal(tournament);
  if (refusal !== null) return no(refusal);
  if (method === 'power' && tournament.rounds.length === 0) return no(refuse('duel.needsFinishedRound'));
  const options = drawOptions.safeParse(wanted);
  if (!options.success) return no(optionsRefusal(options.error));
  const parsed = duelRequest.safeParse(drafted(tournament, method, options.data, seed));
  if (!parsed.success) return no(optionsRefusal(parsed.error));
  const wrong = requestRefusal(parsed.data);
  return wrong === null ? ok(asJson(parsed.data)) : no(wrong);
};
