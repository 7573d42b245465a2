/**
 * The record of a player: one line per round, made from the history; points, opponents and byes follow from it.
 *
 * | rule | function |
 * | --- | --- |
 * | points: earlier rounds of the phase, byes and penalties included (1) | `pointsOf` |
 * | met: a published match, not voided; a no-show by the setting (2, 4 row 11) | `Line.met` |
 * | "had a bye": a pairing bye, or an awarded bye or no-show win worth a match win (3.3) | `Line.fullBye` |
 * | a void round or match counts for nothing (4 row 16) | `recordsOf` |
 */

import type { EntrantId, RoundNo } from '../tournament/words.ts';
import { matchPoints, pointsOfBye, type Result, resultOf, type Side } from './points.ts';
import type { DuelBye, DuelMatch, DuelPlayer, DuelRound, PointsSystem } from './request.ts';

/** One round of one player. */
export type Line = {
  readonly round: RoundNo;
  /** Null: a round without an opponent. */
  readonly opponent: EntrantId | null;
  readonly result: Result | 'bye' | 'missed';
  /** In hundredths. */
  readonly points: number;
  readonly gamesWon: number;
  readonly gamesDrawn: number;
  readonly gamesPlayed: number;
  /** Counts as a meeting, for rematches and for the strength of schedule. */
  readonly met: boolean;
  /** Counts as "had a bye". */
  readonly fullBye: boolean;
};

export type DuelRecord = {
  readonly player: DuelPlayer;
  /** In order of rounds. */
  readonly lines: readonly Line[];
  /** In hundredths, with adjustments. */
  readonly points: number;
};

/** What the records are made from: a request has all of it. */
export type RecordSource = {
  readonly players: readonly DuelPlayer[];
  readonly history: readonly DuelRound[];
  readonly pointsSystem: PointsSystem;
  readonly options: { readonly unplayedIsMet: boolean };
};

const matchLine = (source: RecordSource, round: RoundNo, match: DuelMatch, side: Side): Line => {
  const { games, reason } = match;
  const played = reason !== 'noShow';
  const points = matchPoints(match, side, source.pointsSystem);
  const result = resultOf(match, side);
  return {
    round,
    opponent: side === 'a' ? match.b : match.a,
    result,
    points,
    gamesWon: games[side],
    gamesDrawn: games.draws,
    gamesPlayed: games.a + games.b + games.draws,
    met: played || source.options.unplayedIsMet,
    fullBye: !played && result === 'win' && points >= source.pointsSystem.win,
  };
};

const byeLine = ({ pointsSystem }: RecordSource, round: RoundNo, bye: DuelBye): Line => {
  const points = pointsOfBye(bye, pointsSystem);
  return {
    round,
    opponent: null,
    result: bye.reason === 'missed' ? 'missed' : 'bye',
    points,
    gamesWon: 0,
    gamesDrawn: 0,
    gamesPlayed: 0,
    met: false,
    fullBye: bye.reason === 'pairing' || points >= pointsSystem.win,
  };
};

/** The record of every player, in the order of the players. The order of rounds and matches does not matter. */
export const recordsOf = (source: RecordSource): ReadonlyMap<EntrantId, DuelRecord> => {
  const records = new Map<EntrantId, { player: DuelPlayer; lines: Line[]; points: number }>();
  for (const player of source.players) records.set(player.id, { player, lines: [], points: 0 });
  const enter = (id: EntrantId, line: Line): void => {
    const record = records.get(id);
    if (record === undefined) return;
    record.lines.push(line);
    record.points += line.points;
  };
  const rounds = source.history.filter((round) => !round.void).sort((a, b) => a.round - b.round);
  for (const { round, matches, byes } of rounds) {
    for (const match of matches) {
      if (match.void) continue;
      enter(match.a, matchLine(source, round, match, 'a'));
      enter(match.b, matchLine(source, round, match, 'b'));
    }
    for (const bye of byes) enter(bye.player, byeLine(source, round, bye));
  }
  for (const record of records.values()) {
    record.points = (record.player.points ?? record.points) + record.player.adjustment;
  }
  return records;
};
