/**
 * | rule [duel 1, 4.1], in hundredths | function |
 * | --- | --- |
 * | match points and points per game won stack; a game won counts for whoever won it | `matchPoints` |
 * | bye = win and winning score, unless set | `byePoints` |
 * | no-show: the winner gets the bye points, the loser 0; neither came: 0 and 0 | `matchPoints` |
 * | missed round: 0 unless the organiser granted something | `pointsOfBye` |
 */

import type { PointsSystem } from '../../rules/scoring.ts';
import type { DuelBye, DuelMatch } from '../request.ts';

export type Side = 'a' | 'b';
export type Result = 'win' | 'draw' | 'loss' | 'open';

export const byePoints = (system: PointsSystem): number => system.bye ?? system.win + system.winningScore * system.game;

export const resultOf = (match: DuelMatch, side: Side): Result => {
  if (match.outcome === 'open' || match.outcome === 'draw') return match.outcome;
  return match.outcome === side ? 'win' : 'loss';
};

export const matchPoints = (match: DuelMatch, side: Side, system: PointsSystem): number => {
  const result = resultOf(match, side);
  if (result === 'open') return 0;
  if (match.reason === 'noShow') return result === 'win' ? byePoints(system) : 0;
  const played = { win: system.win, draw: system.draw ?? 0, loss: system.loss }[result];
  return played + (match.reason === 'intentionalDraw' ? 0 : match.games[side] * system.game);
};

export const pointsOfBye = (bye: DuelBye, system: PointsSystem): number =>
  bye.points ?? (bye.reason === 'missed' ? 0 : byePoints(system));
