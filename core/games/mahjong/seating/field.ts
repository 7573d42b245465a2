/**
 * Who is to be seated, and whether they can be.
 *
 * | rule | function |
 * | --- | --- |
 * | [M-04] a positive multiple of four, nobody dropped automatically | `checkCount` |
 * | [I-1] every active player exactly once | `checkField` (nobody listed twice) |
 * | Swiss and interval not before the first confirmed round | `checkStarted` |
 * | [M-05] who plays changes only between seatings | `playsBetween` |
 * | [M-21] fixed tables exist and are not given away twice | `checkFixedTables` |
 */

import { openRoundRefusal } from '../../../game/readiness.ts';
import { type Refusal, refuse, type WayOut } from '../../../tournament/refusal.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import type { MahjongRequest } from './request.ts';

/** Ways out when a player count does not fill tables of four: stand-ins, or excluding somebody [M-04, M-09]. */
const fillOrExclude = (players: number): WayOut[] => {
  const missing = (4 - (players % 4)) % 4;
  const exclude = players % 4;
  const ways: WayOut[] = [{ do: 'mahjong.addStandIns', params: { count: players === 0 ? 4 : missing } }];
  return players > 4 ? [...ways, { do: 'mahjong.exclude', params: { count: exclude } }] : ways;
};

/**
 * Refuses `mahjong.notMultipleOfFour` with the number of active players, how many stand-ins are missing and how many to
 * exclude; `mahjong.noPlayers` when nobody is active.
 */
export const checkCount = (players: number): Refusal | null => {
  if (players === 0) return refuse('mahjong.noPlayers', {}, fillOrExclude(0));
  if (players % 4 === 0) return null;
  const params = { players, missing: (4 - (players % 4)) % 4, exclude: players % 4 };
  return refuse('mahjong.notMultipleOfFour', params, fillOrExclude(players));
};

/** Refuses `mahjong.playsBetween` with the round that is open and how many tables are missing, while a seating waits. */
export const playsBetween = (tournament: Tournament): Refusal | null => {
  const open = openRoundRefusal(tournament);
  return open === null ? null : refuse('mahjong.playsBetween', open.params, open.ways);
};

/** Refuses `mahjong.playerTwice` when a player is listed twice. */
export const checkField = (request: MahjongRequest): Refusal | null => {
  const seen = new Set<EntrantId>();
  for (const { id } of request.players) {
    if (seen.has(id)) return refuse('mahjong.playerTwice', { player: id });
    seen.add(id);
  }
  return null;
};

/** Refuses `mahjong.needsFinishedRound` when no game counts yet. */
export const checkStarted = (request: MahjongRequest): Refusal | null =>
  request.history.some((round) => round.tables.length > 0)
    ? null
    : refuse('mahjong.needsFinishedRound', { method: request.method }, [
        { do: 'mahjong.useMethod', params: { method: 'random' } },
      ]);

/** Refuses `mahjong.fixedTableOutside` when an active player's fixed table is beyond the last table of this round. */
export const checkFixedTables = (request: MahjongRequest, tables: number): Refusal | null => {
  for (const { id } of request.players) {
    const table = request.tableNumbers.fixed[String(id)];
    if (table !== undefined && table > tables)
      return refuse('mahjong.fixedTableOutside', { player: id, table, tables }, [
        { do: 'mahjong.clearFixedTable', params: { player: id } },
      ]);
  }
  return null;
};
