/**
 * Mahjong as a game: what the rest of the program needs to know of it.
 *
 * | rule | function |
 * | --- | --- |
 * | "does not play" changes only between seatings [M-05] | `playingRefusal` |
 * | whoever left for good comes back by taking that back [M-07] | `outRefusal` |
 * | every table has exactly four, everybody who plays sits once [I-1] | `checkSeating` |
 * | what counts for tables that are still out [hall-and-print 3.4] | `provisionalRules` (provisional.ts) |
 * | a wrong sum needs an explicit yes [M-02] | `checkResult` |
 */

import { erased } from '../../game/game.ts';
import { everybodyOnce } from '../../game/readiness.ts';
import { no, ok, refuse } from '../../tournament/refusal.ts';
import { playingEntrants } from '../../tournament/state.ts';
import type { Json } from '../../tournament/words.ts';
import { mahjongDocuments, scheduleOf, slipOf } from './paper/paper.ts';
import { provisionalRules } from './results/provisional.ts';
import { gameResult } from './results/ranking.ts';
import { checkPoints, gameDeltas } from './results/scores.ts';
import { standings } from './results/standings.ts';
import { defaultRules, mahjongRules } from './rules/rules.ts';
import { enteredResult, mahjongCommand, mahjongTraits, ownOf, rulesOf, startOwn, substituteOf } from './rules/state.ts';
import { mahjongSample } from './sample.ts';
import { outRefusal, playsBetween } from './seating/field.ts';
import { mahjongMethods } from './seating/methods.ts';
import { toldTables } from './seating/reasons.ts';
import { decideOwn } from './steps/decide.ts';
import { evolveOwn } from './steps/evolve.ts';
import type { MahjongGame } from './steps/facts.ts';
import { requestFor, usualMethod } from './steps/next-round.ts';

/** Options with which each method is asked whether it can be used at all. */
const offerOptions = (method: string): Json => (method === 'interval' ? { k: 1 } : {});

const checkResult: MahjongGame['results']['check'] = (tournament, _round, { table }, entered) => {
  const parsed = enteredResult.safeParse(entered);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return no({ ...refuse('mahjong.points.unreadable', { table, field: path }), path });
  }
  const { points, sticksLeft, accepted, cancelled } = parsed.data;
  const { sum, expected, difference, odd } = checkPoints(points, sticksLeft, rulesOf(tournament));
  if (difference !== 0 && !accepted && cancelled === null) {
    return no(refuse('mahjong.points.wrongSum', { table, sum, expected, difference }, [{ do: 'mahjong.acceptAsIs' }]));
  }
  // Right points need no acceptance, so a correction clears the mark; a cancelled game [M-10] needs no right sum.
  const isOff = difference !== 0 || odd.length > 0;
  const { acceptedFor, ...game } = parsed.data;
  if (!accepted || !isOff || cancelled !== null) return ok({ ...game, accepted: false });
  return ok({ ...game, accepted, ...(acceptedFor === undefined ? {} : { acceptedFor }) });
};

const checkSeating: MahjongGame['seating']['check'] = (tournament, tables, byes) => {
  const odd = tables.find(({ seats }) => seats.length !== 4);
  if (odd !== undefined) return refuse('mahjong.tableNotFour', { table: odd.table, players: odd.seats.length });
  const playing = playingEntrants(tournament).map(({ id }) => id);
  return everybodyOnce(playing, tables, byes);
};

const wing: MahjongGame = {
  id: 'mahjong',
  seats: ['east', 'south', 'west', 'north'],
  traits: mahjongTraits,
  sample: mahjongSample,
  leaveWay: 'mahjong.leave',
  rules: {
    schema: mahjongRules,
    usual: defaultRules,
  },
  seating: {
    methods: mahjongMethods,
    offers: (tournament) =>
      mahjongMethods.map(({ id }) => {
        const answer = requestFor(tournament, id, offerOptions(id), 'offer');
        return { id, refusal: answer.ok ? null : answer.refusal };
      }),
    usualMethod,
    request: requestFor,
    playingRefusal: playsBetween,
    outRefusal,
    check: checkSeating,
    toldTables,
    clubsApart: {
      methods: ['random', 'swiss'],
      isOn: (tournament) => ownOf(tournament).apart.clubMates,
      turn: (tournament, clubMates) => ({
        type: 'family.do',
        command: { do: 'setApart', apart: { ...ownOf(tournament).apart, clubMates } },
      }),
    },
  },
  results: {
    provisionalRules,
    check: checkResult,
    lines: (tournament, round, table, result) => {
      const deltas = gameDeltas(gameResult(tournament, round, table, result), rulesOf(tournament));
      return table.seats.map((entrant, seat) => ({
        entrant,
        points: result.points[seat] ?? null,
        score: result.cancelled === null ? (deltas[seat] ?? null) : null,
        chombos: result.chombos[seat] || null,
        sticksLeft: result.sticksLeft || null,
        accepted: result.accepted ? (result.acceptedFor ?? 'yes') : null,
      }));
    },
    cancelled: (result) => result.cancelled,
    from: (_tournament, lines, _round, { cancelled } = { points: true }) => {
      if (cancelled === undefined && lines.some(({ points }) => points === null)) return null;
      const accepted = lines.find((line) => (line.accepted ?? null) !== null)?.accepted ?? null;
      return {
        points: lines.map(({ points }) => points ?? 0),
        chombos: lines.map(({ chombos }) => chombos ?? 0),
        sticksLeft: Math.max(...lines.map(({ sticksLeft }) => sticksLeft ?? 0)),
        accepted: accepted !== null,
        ...(accepted === null || accepted === 'yes' ? {} : { acceptedFor: accepted }),
        cancelled: cancelled ?? null,
      };
    },
    standings,
  },
  steps: {
    start: () => startOwn,
    command: mahjongCommand,
    decide: (tournament, command, _counters, revisions) => decideOwn(tournament, command, revisions),
    evolve: evolveOwn,
    substituteIn: (round, player, name) => ({
      do: 'substitute',
      substitute: { player, name, from: round, until: round },
    }),
  },
  paper: {
    seatSigns: true,
    substitute: (tournament, round, id) => substituteOf(ownOf(tournament), round, id)?.name ?? null,
    clock: (tournament) => {
      const { minutes, timeOut } = rulesOf(tournament);
      return { minutes, end: { code: `mahjong.timeOut.${timeOut}` } };
    },
    slip: slipOf,
    schedule: scheduleOf,
    documents: mahjongDocuments,
  },
  hall: {},
};

export const mahjong = erased(wing);
