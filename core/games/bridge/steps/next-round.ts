/**
 * The next round of a tournament: whether it can be seated, on which standing, and the complete request.
 *
 * | rule | where |
 * | --- | --- |
 * | nothing is seated before preparations are closed [bridge 4.4] | `preparationRefusal` |
 * | start rounds first, by position [bridge 4.4]; after rounds taken in there are none [bridge 4.17] | `isStartRound` |
 * | all results up to the base round are in, or stand-ins [bridge E-06, 4.9] | `awaitedRefusal` |
 * | the next round is offered when its last awaited result is in, unless it is seated already [bridge 4.5] | `nextRound` |
 * | Danish is proposed, not ticked, in the last two rounds [bridge 4.8] | `NextRound.proposesDanish` |
 */

import type { ZodSafeParseResult } from 'zod';
import { plannedRoundsRefusal } from '../../../game/readiness.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { Tournament } from '../../../tournament/state.ts';
import { asJson, type EntrantId, type Json, type RoundNo, type TableNo } from '../../../tournament/words.ts';
import { baseRound, roundsAwaited } from '../results/base-round.ts';
import {
  delayOf,
  eventOf,
  fieldOf,
  missingResults,
  nextRoundNo,
  numbersOf,
  roundBoards,
  seatedRounds,
} from '../results/event.ts';
import { pairingContestants } from '../results/pairing-totals.ts';
import { ownOf, rulesOf } from '../rules/state.ts';
import { bridgeMethods } from '../seating/methods.ts';
import type { Stationary } from '../seating/physical-tables.ts';
import { startRequest } from '../seating/request.ts';
import { inPriority } from '../seating/stationary.ts';

export const isStartRound = (tournament: Tournament, round: RoundNo): boolean =>
  ownOf(tournament).imported === null && round <= rulesOf(tournament).startRounds;

const preparationRefusal = (tournament: Tournament): Refusal | null =>
  ownOf(tournament).prepared === null ? refuse('bridge.preparationsOpen', {}, [{ do: 'closePreparations' }]) : null;

/** Whoever was entered after preparations were closed has no number and no seat, yet would be counted. */
const newcomersRefusal = (tournament: Tournament): Refusal | null => {
  const numbers = numbersOf(tournament);
  const players = tournament.entrants.filter(({ id, playing }) => playing && !numbers.has(id)).map(({ id }) => id);
  return players.length === 0
    ? null
    : refuse('bridge.withoutNumber', { players, count: players.length }, [{ do: 'addLate' }]);
};

/** [E-06]; the way out is the 95 % route. */
const awaitedRefusal = (tournament: Tournament, round: RoundNo): Refusal | null => {
  for (const awaited of roundsAwaited(round, delayOf(tournament))) {
    const tables = missingResults(tournament, awaited);
    if (tables.length > 0) {
      const params = { round, awaited, tables, count: tables.length };
      return refuse('bridge.resultsAwaited', params, [
        { do: 'enterResults', params: { round: awaited, table: tables[0] ?? 1 } },
        { do: 'seatWithoutResults', params: { round: awaited } },
      ]);
    }
  }
  return null;
};

export type NextRound = {
  readonly round: RoundNo;
  readonly base: RoundNo;
  readonly start: boolean;
  readonly missing: readonly { readonly round: RoundNo; readonly tables: readonly TableNo[] }[];
  readonly refusal: Refusal | null;
  readonly proposesDanish: boolean;
};

export const nextRound = (tournament: Tournament): NextRound => {
  const round = nextRoundNo(tournament);
  const start = isStartRound(tournament, round);
  const delay = delayOf(tournament);
  const missing = start
    ? []
    : roundsAwaited(round, delay).flatMap((awaited) => {
        const tables = missingResults(tournament, awaited);
        return tables.length === 0 ? [] : [{ round: awaited, tables }];
      });
  return {
    round,
    base: start ? 0 : baseRound(round, delay),
    start,
    missing,
    refusal:
      preparationRefusal(tournament) ??
      newcomersRefusal(tournament) ??
      plannedRoundsRefusal(tournament) ??
      (start ? null : awaitedRefusal(tournament, round)),
    proposesDanish: !start && round > tournament.plannedRounds - 2,
  };
};

export const stationaryOf = (tournament: Tournament, playing: ReadonlySet<EntrantId>): Stationary[] => {
  const numbers = numbersOf(tournament);
  return inPriority(ownOf(tournament).homes, (entrant) => numbers.get(entrant) ?? 0).flatMap(
    ({ entrant, table, side }) => (table === null || !playing.has(entrant) ? [] : [{ entrant, table, side }]),
  );
};

const startDraft = (tournament: Tournament, seed: string, round: RoundNo) => {
  const { arrowRound2, rooms } = rulesOf(tournament);
  const numbers = numbersOf(tournament);
  return {
    family: 'bridge',
    method: 'start',
    seed,
    round,
    contestants: fieldOf(tournament, round).playing.map((id) => ({ id, number: numbers.get(id) ?? 0 })),
    boards: roundBoards(tournament, round),
    options: { arrowRound2, rooms, fixed: ownOf(tournament).prepared?.fixed ?? [] },
  };
};

const asObject = (options: Json): { readonly [name: string]: Json } =>
  typeof options === 'object' && options !== null && !Array.isArray(options)
    ? (options as { readonly [name: string]: Json })
    : {};

const phantomSide = (tournament: Tournament): 'ns' | 'ew' => {
  const { phantomSeat } = rulesOf(tournament);
  if (typeof phantomSeat === 'object') return phantomSeat.slot % 2 === 1 ? 'ns' : 'ew';
  return phantomSeat === 'ew-high' ? 'ew' : 'ns';
};

/** Playing directors sit out the last planned round if somebody must [bridge 3.5]. */
const askedByes = (tournament: Tournament, round: RoundNo): readonly EntrantId[] => {
  const { byeWishes, directors } = ownOf(tournament);
  const wishes = byeWishes.filter((wish) => wish.round === round).map(({ entrant }) => entrant);
  return round === tournament.plannedRounds ? [...wishes, ...directors] : wishes;
};

type Wanted = { readonly method: string; readonly options: Json; readonly seed: string };

const swissDraft = (tournament: Tournament, round: RoundNo, { method, options, seed }: Wanted) => {
  const rules = rulesOf(tournament);
  const { ignored } = ownOf(tournament);
  const base = baseRound(round, delayOf(tournament));
  const { playing, absent } = fieldOf(tournament, round);
  const field = new Set(playing);
  const set = asObject(options);
  return {
    family: 'bridge',
    method,
    seed,
    round,
    baseRound: base,
    contestants: pairingContestants(eventOf(tournament), round, base, field),
    history: seatedRounds(tournament, round),
    boards: roundBoards(tournament, round),
    options: {
      arrowMode: rules.teamSeating === 'homeTables' ? 'off' : rules.arrowMode,
      tiesByLot: rules.tiesByLot,
      ignoreMeetingsThrough: Math.min(ignored.through, round - 1),
      phantom: phantomSide(tournament),
      ...set,
      byes: {
        asked: askedByes(tournament, round),
        chosen: ownOf(tournament).byeChoices.find((choice) => choice.round === round)?.entrant ?? null,
        forget: ignored.forgetByes,
        ...asObject(set.byes ?? null),
      },
      hall: {
        disabled: rules.disabledTables,
        rooms: rules.rooms,
        roomRound: rules.rooms.length > 0 && !rules.normalSwissRounds.includes(round),
        stationary: rules.teamSeating === 'homeTables' ? [] : stationaryOf(tournament, field),
        ...asObject(set.hall ?? null),
      },
      absent,
    },
  };
};

const checked = (parsed: ZodSafeParseResult<Parameters<typeof asJson>[0]>): Answer<Json> => {
  if (parsed.success) return ok(asJson(parsed.data));
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  return no({ ...refuse('seating.options', { field: path }), path });
};

/** Refuses open preparations, people without a number [bridge 4.20], a round out of turn, awaited results [E-06], bad options. */
export const requestFor = (tournament: Tournament, method: string, options: Json, seed: string): Answer<Json> => {
  const { round, start, refusal } = nextRound(tournament);
  if (refusal !== null) return no(refusal);
  const found = bridgeMethods.find(({ id }) => id === method);
  if (found === undefined) return no(refuse('seating.noMethod', { method }));
  if (start && method !== 'start') {
    return no(refuse('bridge.startRoundFirst', { round }, [{ do: 'useMethod', params: { method: 'start' } }]));
  }
  if (!start && method === 'start') {
    return no(refuse('bridge.notStartRound', { round }, [{ do: 'useMethod', params: { method: 'swiss' } }]));
  }
  const draft = start ? startDraft(tournament, seed, round) : swissDraft(tournament, round, { method, options, seed });
  return checked(found.request.safeParse(draft));
};

/** The same for a start round, which waits for none before it. Refuses `seating.options` with the field. */
export const requestOfStart = (tournament: Tournament, seed: string, round: RoundNo): Answer<Json> =>
  checked(startRequest.safeParse(startDraft(tournament, seed, round)));

/** Rounds are seated by position as long as start rounds are left, then by Swiss. */
export const usualMethod = (tournament: Tournament): string =>
  isStartRound(tournament, nextRoundNo(tournament)) ? 'start' : 'swiss';
