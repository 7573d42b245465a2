/**
 * | rule | function |
 * | --- | --- |
 * | [M-04] a positive multiple of four; nobody is dropped automatically | `checkCount` |
 * | [M-09] people before stand-ins: one that nobody needs sits out before another is added or a person waits | `checkPlaying` |
 * | [I-1] every active player exactly once | `checkField` |
 * | [M-05] who plays changes only between seatings | `playsBetween` |
 * | [M-07] who left for good comes back by taking that back | `outRefusal` |
 * | [M-21] fixed tables exist | `checkFixedTables` |
 */

import { openRoundRefusal } from '../../../game/readiness.ts';
import { type Refusal, refuse, type WayOut } from '../../../tournament/refusal.ts';
import { playingEntrants, type Tournament } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { ownOf, traitsOf } from '../rules/state.ts';
import type { AnyRequest } from './request.ts';

const fillOrExclude = (players: number): WayOut[] => {
  const missing = (4 - (players % 4)) % 4;
  const exclude = players % 4;
  const ways: WayOut[] = [{ do: 'mahjong.addStandIns', params: { count: players === 0 ? 4 : missing } }];
  return players > 4 ? [...ways, { do: 'mahjong.exclude', params: { count: exclude } }] : ways;
};

export const checkCount = (players: number): Refusal | null => {
  if (players === 0) return refuse('mahjong.noPlayers', {}, fillOrExclude(0));
  if (players % 4 === 0) return null;
  const params = { players, missing: (4 - (players % 4)) % 4, exclude: players % 4 };
  return refuse('mahjong.notMultipleOfFour', params, fillOrExclude(players));
};

/** The same for those who play now. Refuses `mahjong.standInsOver` too, where the people alone would need fewer stand-ins than play. */
export const checkPlaying = (tournament: Tournament): Refusal | null => {
  const playing = playingEntrants(tournament);
  const players = playing.length;
  const standIns = playing.filter((entrant) => traitsOf(entrant).standIn === true).length;
  const people = players - standIns;
  const over = standIns - ((4 - (people % 4)) % 4);
  const wrong = checkCount(players);
  if (wrong === null || people === 0 || over <= 0) return wrong;
  const rest: WayOut = { do: 'mahjong.restStandIns', params: { count: over } };
  return refuse('mahjong.standInsOver', { players, standIns, count: over }, [rest, ...wrong.ways]);
};

/** Refuses `mahjong.playsBetween` while a round is open; for whoever goes at once a substitute is the first way out. */
export const playsBetween = (tournament: Tournament, goes: EntrantId | null = null): Refusal | null => {
  const open = openRoundRefusal(tournament);
  if (open === null) return null;
  const substitute: readonly WayOut[] =
    goes === null ? [] : [{ do: 'mahjong.setSubstitute', params: { player: goes } }];
  return refuse('mahjong.playsBetween', open.params, [...substitute, ...open.ways]);
};

/** Refuses `mahjong.hasLeft` for whoever left for good: that is taken back first [M-07]. */
export const outRefusal = (tournament: Tournament, player: EntrantId): Refusal | null => {
  const before = ownOf(tournament).left[player];
  if (before === undefined) return null;
  return refuse('mahjong.hasLeft', { player, round: before }, [{ do: 'mahjong.comeBack', params: { player } }]);
};

export const checkField = (request: AnyRequest): Refusal | null => {
  const seen = new Set<EntrantId>();
  for (const { id } of request.players) {
    if (seen.has(id)) return refuse('mahjong.playerTwice', { player: id });
    seen.add(id);
  }
  return null;
};

/** Swiss and interval need a game that counts: refuses `mahjong.needsFinishedRound`. */
export const checkStarted = (request: AnyRequest): Refusal | null =>
  request.history.some((round) => round.tables.length > 0)
    ? null
    : refuse('mahjong.needsFinishedRound', { method: request.method }, [
        { do: 'mahjong.useMethod', params: { method: 'random' } },
      ]);

/** Refuses `mahjong.fixedTableOutside` for a fixed table beyond the last table of this round. */
export const checkFixedTables = (request: AnyRequest, tables: number): Refusal | null => {
  for (const { id } of request.players) {
    const table = request.tableNumbers.fixed[String(id)];
    if (table !== undefined && table > tables)
      return refuse('mahjong.fixedTableOutside', { player: id, table, tables }, [
        { do: 'mahjong.clearFixedTable', params: { player: id } },
      ]);
  }
  return null;
};
