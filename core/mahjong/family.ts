/**
 * Mahjong as a family: what the rest of the program needs to know of it.
 *
 * | rule | function |
 * | --- | --- |
 * | ranking feeds seating, M-03 | `request` |
 * | only confirmed games are history, M-10; kept whole, M-06 | `request` |
 * | a positive multiple of four, M-04; a finished round for the ranking kinds | `offers`, `request` |
 * | "does not play" changes only between seatings, M-05 | `playingRefusal` |
 * | a wrong sum needs an explicit yes, M-02 | `checkResult` |
 */

import type { Family, StandingsColumn, StandingsRow } from '../tournament/family.ts';
import { everybodyOnce, openRoundRefusal, plannedRoundsRefusal } from '../tournament/readiness.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../tournament/refusal.ts';
import { type Entrant, playingEntrants, type Tournament } from '../tournament/state.ts';
import type { Json } from '../tournament/words.ts';
import { checkCount, checkFixedTables, checkStarted } from './field.ts';
import { mahjongMethods } from './methods.ts';
import type { MahjongRequest } from './request.ts';
import { defaultRules, mahjongRules } from './rules.ts';
import { checkPoints, gameDeltas, SCORE_UNIT } from './scores.ts';
import {
  countedRounds,
  enteredResult,
  gamesOf,
  mahjongCommand,
  mahjongTraits,
  ownOf,
  rankingOf,
  resultOf,
  rulesOf,
  startOwn,
} from './state.ts';

const traitsOf = (entrant: Entrant) => mahjongTraits.parse(entrant.traits);

/** The next round's request with the options as the TO set them; not yet checked against its schema. */
const draft = (tournament: Tournament, method: string, options: Json, seed: string) => {
  const playing = new Map(playingEntrants(tournament).map((entrant) => [entrant.id, entrant]));
  const { seating } = ownOf(tournament);
  const fixed = [...playing.values()].flatMap((entrant) => {
    const { fixedTable } = traitsOf(entrant);
    return fixedTable === undefined ? [] : [[String(entrant.id), fixedTable] as const];
  });
  return {
    family: 'mahjong',
    method,
    seed,
    round: tournament.rounds.length + 1,
    players: rankingOf(tournament).flatMap(({ id }) => (playing.has(id) ? [{ id }] : [])),
    history: countedRounds(tournament).map(({ no: round, tables }) => ({
      round,
      tables: tables.map(({ table, seats }) => ({ table, seats })),
    })),
    winds: seating.winds,
    tableNumbers: { mode: seating.tables, fixed: Object.fromEntries(fixed) },
    options,
  };
};

const readiness = (tournament: Tournament): Refusal | null =>
  openRoundRefusal(tournament) ?? plannedRoundsRefusal(tournament) ?? checkCount(playingEntrants(tournament).length);

const methodRefusal = (tournament: Tournament, request: MahjongRequest): Refusal | null =>
  (request.method === 'interval' || request.method === 'swiss' ? checkStarted(request) : null) ??
  checkFixedTables(request, playingEntrants(tournament).length / 4);

const request: Family['request'] = (tournament, method, options, seed): Answer<Json> => {
  const refusal = readiness(tournament);
  if (refusal !== null) return no(refusal);
  const found = mahjongMethods.find(({ id }) => id === method);
  if (found === undefined) return no(refuse('seating.noMethod', { method }));
  const parsed = found.request.safeParse(draft(tournament, method, options, seed));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return no({
      ...refuse('seating.options', { field: issue?.path.join('.') ?? '' }),
      path: issue?.path.join('.') ?? '',
    });
  }
  const complete: MahjongRequest = parsed.data;
  const wrong = methodRefusal(tournament, complete);
  return wrong === null ? ok(complete as Json) : no(wrong);
};

const columns: readonly StandingsColumn[] = [
  { code: 'score', unit: { scale: 1000 * SCORE_UNIT, decimals: 1, signed: true } },
  { code: 'lastRound', unit: { scale: 1000 * SCORE_UNIT, decimals: 1, signed: true } },
  { code: 'averagePlace', unit: { scale: 100, decimals: 2, signed: false } },
  { code: 'games', unit: { scale: 1, decimals: 0, signed: false } },
];

const standings: Family['standings'] = (tournament, provisional = false) => {
  const rounds = countedRounds(tournament, provisional);
  const last = rounds.at(-1);
  const rules = rulesOf(tournament);
  const lastDeltas = new Map(
    (last === undefined ? [] : gamesOf(last)).flatMap(({ seats, result }) => {
      const deltas = gameDeltas(result, rules);
      return seats.map((id, seat) => [id, deltas[seat] ?? 0] as const);
    }),
  );
  const standIns = new Set(tournament.entrants.filter((entrant) => traitsOf(entrant).standIn).map(({ id }) => id));
  const rows = rankingOf(tournament, provisional).map(
    ({ id, rating, games, placeSum }): Omit<StandingsRow, 'place'> => ({
      entrant: id,
      cells: [rating, lastDeltas.get(id) ?? null, games === 0 ? null : Math.round((100 * placeSum) / games), games],
    }),
  );
  // M-09: stand-ins are listed below the line and take no place.
  const competing = rows.filter(({ entrant }) => !standIns.has(entrant));
  const outside = rows.filter(({ entrant }) => standIns.has(entrant));
  return {
    through: last?.no ?? 0,
    columns,
    rows: [
      ...competing.map((row, i) => ({ ...row, place: i + 1 })),
      ...outside.map((row) => ({ ...row, place: null })),
    ],
  };
};

export const mahjong: Family = {
  id: 'mahjong',
  seats: ['east', 'south', 'west', 'north'],
  rules: mahjongRules as Family['rules'],
  defaultRules: defaultRules as Json,
  start: () => startOwn as Json,
  traits: mahjongTraits as unknown as Family['traits'],
  methods: mahjongMethods,
  offers: (tournament) =>
    mahjongMethods.map(({ id }) => {
      const options: Json = id === 'interval' ? { k: 1 } : {};
      const answer = request(tournament, id, options, 'offer');
      return { id, refusal: answer.ok ? null : answer.refusal };
    }),
  request,
  playingRefusal: (tournament) => openRoundRefusal(tournament),
  checkSeating: (tournament, tables, byes) => {
    const odd = tables.find(({ seats }) => seats.length !== 4);
    if (odd !== undefined) return refuse('mahjong.tableNotFour', { table: odd.table, players: odd.seats.length });
    return everybodyOnce(
      playingEntrants(tournament).map(({ id }) => id),
      tables,
      byes,
    );
  },
  checkResult: (tournament, _round, table, entered) => {
    const parsed = enteredResult.safeParse(entered);
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path.join('.') ?? '';
      return no({ ...refuse('mahjong.points.unreadable', { table: table.table, field: path }), path });
    }
    const { points, sticksLeft, accepted } = parsed.data;
    const { sum, expected, difference } = checkPoints(points, sticksLeft, rulesOf(tournament));
    if (difference !== 0 && !accepted) {
      const params = { table: table.table, sum, expected, difference };
      return no(refuse('mahjong.points.wrongSum', params, [{ do: 'acceptAsIs' }]));
    }
    // A right sum needs no acceptance, so a correction clears the mark.
    return ok({ ...parsed.data, accepted: difference !== 0 } as Json);
  },
  resultLines: (tournament, table, stored) => {
    const { points, chombos } = resultOf(stored);
    const deltas = gameDeltas({ points, chombos }, rulesOf(tournament));
    return table.seats.map((entrant, seat) => ({ entrant, points: points[seat] ?? null, score: deltas[seat] ?? null }));
  },
  standings,
  command: mahjongCommand as Family['command'],
  decide: (_tournament, command) => ok([command]),
  evolve: (tournament, change) => {
    const { seating } = mahjongCommand.parse(change);
    return { ...tournament, own: { ...ownOf(tournament), seating } as Json };
  },
};
