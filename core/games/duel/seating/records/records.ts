/**
 * | rule | function |
 * | --- | --- |
 * | [duel 1] points: earlier rounds of the phase, byes and penalties included | `recordsOf` |
 * | [duel 2, 4] met: a published match, not voided; a no-show by the setting | `Line.met` |
 * | [duel 3.3] "had a bye": a pairing bye, or an awarded bye or no-show win worth a match win | `Line.fullBye` |
 * | [duel 4] a void round or match counts for nothing | `recordsOf` |
 * | [stages 3.2] a round is scored by the rules it was published with | `scoringIn` |
 */

import type { EntrantId, RoundNo } from '../../../../tournament/words.ts';
import type { PointsSystem } from '../../rules/scoring.ts';
import type { DuelBye, DuelMatch, DuelPlayer, DuelRound } from '../request.ts';
import { matchPoints, pointsOfBye, type Result, resultOf, type Side } from './points.ts';

export type Line = {
  readonly round: RoundNo;
  readonly opponent: EntrantId | null;
  readonly result: Result | 'bye' | 'missed';
  /** In hundredths. */
  readonly points: number;
  readonly gamesWon: number;
  readonly gamesDrawn: number;
  readonly gamesPlayed: number;
  /** For rematches and for the strength of schedule. */
  readonly met: boolean;
  readonly fullBye: boolean;
  /** Each round has its own: another one may be scored otherwise. */
  readonly system: PointsSystem;
};

export type DuelRecord = {
  readonly player: DuelPlayer;
  readonly lines: readonly Line[];
  readonly points: number;
};

export type RecordSource = {
  readonly players: readonly DuelPlayer[];
  readonly history: readonly DuelRound[];
  readonly pointsSystem: PointsSystem;
  readonly options: { readonly unplayedIsMet: boolean };
};

type Scoring = { readonly pointsSystem: PointsSystem; readonly unplayedIsMet: boolean };

/** A round is counted by its own rules where the rules have changed since. */
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

/** In the order of the players; the order of rounds and matches does not matter. */
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
