/**
 * The record of a player: one line per round, made from the history; points, opponents and byes follow from it.
 *
 * | rule | function |
 * | --- | --- |
 * | points: earlier rounds of the phase, byes and penalties included [duel 1] | `pointsOf` |
 * | met: a published match, not voided; a no-show by the setting (2, 4 row 11) | `Line.met` |
 * | "had a bye": a pairing bye, or an awarded bye or no-show win worth a match win [duel 3.3] | `Line.fullBye` |
 * | a void round or match counts for nothing (4 row 16) | `recordsOf` |
 * | a round is scored by the rules it was published with [stages 3.2] | `scoringIn` |
 */

import type { EntrantId, RoundNo } from '../../../../tournament/words.ts';
import type { PointsSystem } from '../../rules/scoring.ts';
import type { DuelBye, DuelMatch, DuelPlayer, DuelRound } from '../request.ts';
import { matchPoints, pointsOfBye, type Result, resultOf, type Side } from './points.ts';

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
  /** The points of its round, which may not be those of others. */
  readonly system: PointsSystem;
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

/** How a round is scored: by its own rules where they have changed since. */
type Scoring = { readonly pointsSystem: PointsSystem; readonly unplayedIsMet: boolean };

/** How a round of a source is scored. */
export const scoringIn = ({ pointsSystem, options }: RecordSource, { scoring }: Pick<DuelRound, 'scoring'>): Scoring =>
  scoring ?? { pointsSystem, unplayedIsMet: options.unplayedIsMet };

const matchLine = (
  { pointsSystem: system, unplayedIsMet }: Scoring,
  round: RoundNo,
  match: DuelMatch,
  side: Side,
): Line => {
  const { games, reason } = match;
  const played = reason !== 'noShow';
  const points = matchPoints(match, side, system);
  const result = resultOf(match, side);
  return {
    round,
    opponent: side === 'a' ? match.b : match.a,
    result,
    points,
    gamesWon: games[side],
    gamesDrawn: games.draws,
    gamesPlayed: games.a + games.b + games.draws,
    met: played || unplayedIsMet,
    fullBye: !played && result === 'win' && points >= system.win,
    system,
  };
};

const byeLine = ({ pointsSystem: system }: Scoring, round: RoundNo, bye: DuelBye): Line => {
  const points = pointsOfBye(bye, system);
  return {
    round,
    opponent: null,
    result: bye.reason === 'missed' ? 'missed' : 'bye',
    points,
    gamesWon: 0,
    gamesDrawn: 0,
    gamesPlayed: 0,
    met: false,
    fullBye: bye.reason === 'pairing' || points >= system.win,
    system,
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
  for (const played of rounds) {
    const { round, matches, byes } = played;
    const scoring = scoringIn(source, played);
    for (const match of matches) {
      if (match.void) continue;
      enter(match.a, matchLine(scoring, round, match, 'a'));
      enter(match.b, matchLine(scoring, round, match, 'b'));
    }
    for (const bye of byes) enter(bye.player, byeLine(scoring, round, bye));
  }
  for (const record of records.values()) {
    record.points = (record.player.points ?? record.points) + record.player.adjustment;
  }
  return records;
};
