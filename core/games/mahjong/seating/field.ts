/**
 * | rule | function |
 * | --- | --- |
 * | [M-04] a positive multiple of four; nobody is dropped automatically | `checkCount` |
 * | [I-1] every active player exactly once | `checkField` |
 * | [M-05] who plays changes only between seatings | `playsBetween` |
 * | [M-21] fixed tables exist | `checkFixedTables` |
 */

import { openRoundRefusal } from '../../../game/readiness.ts';
import { type Refusal, refuse, type WayOut } from '../../../tournament/refusal.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import type { AnyRequest } from './request.ts';

const fillOrExclude = (players: number): WayOut[] => {
  const missing = (4 - (players % 4)) % 4;
  const exclude = players % 4;
  const ways: WayOut[] = [{ do: 'mahjong.addStandIns', params: { count: players === 0 ? 4 : missing } }];
  return players > 4 ? [...ways, { do: 'mahjong.exclude', params: { count: exclude } }] : ways;
};

/** Refuses `mahjong.notMultipleOfFour` and `mahjong.noPlayers`. */
export const checkCount = (players: number): Refusal | null => {
  if (players === 0) return refuse('mahjong.noPlayers', {}, fillOrExclude(0));
  if (players % 4 === 0) return null;
  const params = { players, missing: (4 - (players % 4)) % 4, exclude: players % 4 };
  return refuse('mahjong.notMultipleOfFour', params, fillOrExclude(players));
};

/** Refuses `mahjong.playsBetween` while a round is open. */
export const playsBetween = (tournament: Tournament): Refusal | null => {
  const open = openRoundRefusal(tournament);
  return open === null ? null : refuse('mahjong.playsBetween', open.params, open.ways);
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
