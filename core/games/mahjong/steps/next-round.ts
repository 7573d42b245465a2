/**
 * The complete request for the next round, from the tournament as it stands.
 *
 * | rule | where |
 * | --- | --- |
 * | players in ranking order, active ones only [M-03, M-18] | `players` |
 * | confirmed games are history, kept whole [M-06, M-10] | `history` |
 * | winds and table numbers as set for the event [M-20, M-21] | `winds`, `tableNumbers` |
 * | team-mates, club-mates, chosen pairs, stand-ins apart [M-09, M-17] | `apartOf` |
 * | the script's current game [M-25], by local id or by place [M-28] | `scriptOptions` |
 * | by lot first, then Swiss, then what was used last [W-8.5] | `usualMethod` |
 */

import type { Game } from '../../../game/game.ts';
import { isUncounted } from '../../../game/provisional.ts';
import { openRoundRefusal, plannedRoundsRefusal } from '../../../game/readiness.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { type Entrant, playingEntrants, type Round, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId, Json, Table } from '../../../tournament/words.ts';
import { countedRounds, gamesOf, rankingOf } from '../results/ranking.ts';
import { standings } from '../results/standings.ts';
import { seatedTwiceRefusal } from '../results/substitutes.ts';
import { ownOf, type Script, traitsOf } from '../rules/state.ts';
import { checkFixedTables, checkPlaying, checkStarted } from '../seating/field.ts';
import { mahjongMethods } from '../seating/methods.ts';
import type { MahjongRequest } from '../seating/request.ts';
import type { ReadScript } from '../seating/script/script-read.ts';
import { currentGame, droppedLines, localIdsOf, readOwnScript, scriptRefusal } from '../seating/script/script-state.ts';

const fixedTables = (playing: readonly Entrant[]): { readonly [id: string]: number } =>
  Object.fromEntries(
    playing.flatMap((entrant) => {
      const { fixedTable } = traitsOf(entrant);
      return fixedTable === undefined ? [] : [[String(entrant.id), fixedTable]];
    }),
  );

const groupsBy = (playing: readonly Entrant[], shared: (entrant: Entrant) => string): EntrantId[][] => {
  const groups = new Map<string, EntrantId[]>();
  for (const entrant of playing) {
    const value = shared(entrant);
    if (value !== '') groups.set(value, [...(groups.get(value) ?? []), entrant.id]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
};

const apartOf = (tournament: Tournament, playing: readonly Entrant[]) => {
  const { pairs, teamMates, clubMates } = ownOf(tournament).apart;
  const active = new Set(playing.map(({ id }) => id));
  const standIns = playing.filter((entrant) => traitsOf(entrant).standIn === true).map(({ id }) => id);
  return {
    pairs: pairs.filter((pair) => pair.every((id) => active.has(id))),
    teams: [
      ...(teamMates ? groupsBy(playing, (entrant) => traitsOf(entrant).team ?? '') : []),
      ...(clubMates ? groupsBy(playing, (entrant) => entrant.club) : []),
      // A table with two of them is half a table for the people at it [M-09].
      ...(standIns.length > 1 ? [standIns] : []),
    ],
  };
};

const scriptOptions = (tournament: Tournament, read: ReadScript, script: Script): Json => {
  const game = currentGame(tournament, script);
  return {
    lines: (read.rounds[game - 1] ?? []).map((numbers) => [...numbers]),
    numbers: script.numbers,
    localIds: localIdsOf(tournament, script).map(({ localId, player }) => ({ localId, player })),
    dropped: [...droppedLines(script, game)],
  };
};

const optionsFor = (tournament: Tournament, playing: readonly Entrant[], method: string, options: Json): Json => {
  const read = readOwnScript(tournament);
  const { script } = ownOf(tournament);
  if (method === 'predefined' && read !== null && script !== null) return scriptOptions(tournament, read, script);
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return options;
  const apart = apartOf(tournament, playing);
  // A lot without anybody apart is asked for as it was before there was such a wish.
  const isAsked = method === 'swiss' || (method === 'random' && apart.pairs.length + apart.teams.length > 0);
  return isAsked ? { apart, ...options } : options;
};

/** The tables of a script by local ids are known in advance, printed on cards, and tell nothing: they are never drawn by lot. */
const tableMode = (tournament: Tournament, method: string): MahjongRequest['tableNumbers']['mode'] => {
  const { seating, script } = ownOf(tournament);
  const isKnown = method === 'predefined' && script?.numbers === 'localIds';
  return isKnown && seating.tables === 'lot' ? 'strength' : seating.tables;
};

/** Games that count, and those whose result is not in yet [hall-and-print 3.4]. */
const metAt = (tournament: Tournament, round: Round): readonly Table[] => {
  const counted = new Set(gamesOf(tournament, round).map(({ table: { table } }) => table));
  return round.tables.filter(({ table }) => counted.has(table) || isUncounted(round, table));
};

/** `place` is there where it differs from the position: somebody above is out, or a stand-in. */
const rankedPlayers = (tournament: Tournament, active: ReadonlySet<EntrantId>) => {
  const places = new Map(standings(tournament).rows.map(({ entrant, place }) => [entrant, place]));
  return rankingOf(tournament)
    .filter(({ id }) => active.has(id))
    .map(({ id }, index) => {
      const place = places.get(id) ?? null;
      return place === index + 1 ? { id } : { id, place };
    });
};

const drafted = (tournament: Tournament, method: string, options: Json, seed: string) => {
  const playing = playingEntrants(tournament);
  const active = new Set(playing.map(({ id }) => id));
  const { seating, script } = ownOf(tournament);
  return {
    family: 'mahjong',
    method,
    seed,
    round: tournament.rounds.length + 1,
    players: rankedPlayers(tournament, active),
    history: countedRounds(tournament).map((round) => ({
      round: round.no,
      tables: metAt(tournament, round).map(({ table, seats }) => ({ table, seats })),
    })),
    winds: method === 'predefined' && script !== null ? script.winds : seating.winds,
    tableNumbers: { mode: tableMode(tournament, method), fixed: fixedTables(playing) },
    options: optionsFor(tournament, playing, method, options),
  };
};

const methodRefusal = (tournament: Tournament, request: MahjongRequest, usesRanking: boolean): Refusal | null => {
  // A script has as many tables as lines, partial rounds are legal [mahjong 11.2]; it checks its own fixed tables.
  if (request.method === 'predefined') return null;
  return (
    (usesRanking ? checkStarted(request) : null) ?? checkFixedTables(request, playingEntrants(tournament).length / 4)
  );
};

const readinessRefusal = (tournament: Tournament, method: string): Refusal | null =>
  openRoundRefusal(tournament, true) ??
  plannedRoundsRefusal(tournament) ??
  (method === 'predefined' ? scriptRefusal(tournament, readOwnScript(tournament)) : checkPlaying(tournament)) ??
  seatedTwiceRefusal(tournament);

export const gamesCounted = (tournament: Tournament): boolean => countedRounds(tournament).length > 0;

/** [W-8.5]: by lot in round 1, or by the script if there is one; Swiss in round 2, then what was used last. A script goes on. */
export const usualMethod = (tournament: Tournament): string => {
  const { rounds } = tournament;
  const before = rounds.at(-1)?.draw.proposal.method;
  if (before === undefined) return ownOf(tournament).script === null ? 'random' : 'predefined';
  return rounds.length === 1 && before !== 'predefined' ? 'swiss' : before;
};

/** Refuses with readiness, `seating.noMethod`, `seating.options` with the field, and the method's own. */
export const requestFor: Game['seating']['request'] = (tournament, method, options, seed): Answer<Json> => {
  const found = mahjongMethods.find(({ id }) => id === method);
  if (found === undefined) return no(refuse('seating.noMethod', { method }));
  const refusal = readinessRefusal(tournament, method);
  if (refusal !== null) return no(refusal);
  const parsed = found.request.safeParse(drafted(tournament, method, options, seed));
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return no({ ...refuse('seating.options', { field: path }), path });
  }
  const complete: MahjongRequest = parsed.data;
  const wrong = methodRefusal(tournament, complete, found.usesRanking?.(complete as never) ?? true);
  return wrong === null ? ok(complete) : no(wrong);
};
