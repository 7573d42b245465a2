/**
 * Outcomes on the keys 1 to 9, in the places of the numeric keypad [hall-and-print 3.2]: the first player wins on the
 * left, the second on the right, nobody in the middle.
 *
 * | keys | games |
 * | --- | --- |
 * | `7 9`, then `4 6`, then `1 3` | wins, the clearest first: 2–0, 2–1; one game: only `4 6` |
 * | `5` | draw |
 * | `8` | intentional draw |
 * | none of `2 5 8` in a cut | somebody has to go on |
 *
 * With `*` the keys mean matches that were not played: `1 2 3` the second did not come, neither came, the first did not come;
 * `4 6` awarded, `5` lost by both, `8` as above. A no-show has no key without it: `2-0` typed as it stands on the slip begins
 * with a figure that would be one.
 */

import type { Round, Tournament } from '../../../tournament/state.ts';
import type { DuelResult } from '../rules/state.ts';
import { isCutRound } from '../seating/bracket.ts';
import { roundRulesOf } from './round-rules.ts';

export type Grid = 'games' | 'unplayed';

export type Outcome = DuelResult & { readonly words: string };

type Length = 1 | 3 | 5;

const won = (side: 'a' | 'b', most: number, lost: number): Outcome => ({
  outcome: side,
  games: side === 'a' ? { a: most, b: lost, draws: 0 } : { a: lost, b: most, draws: 0 },
  reason: 'played',
  words: 'games',
});

const noGames = { a: 0, b: 0, draws: 0 };

const unplayed = (outcome: DuelResult['outcome'], reason: DuelResult['reason'], words: string): Outcome => ({
  outcome,
  games: noGames,
  reason,
  words,
});

const noShows: Keys = {
  1: unplayed('a', 'noShow', 'noShowB'),
  2: unplayed('doubleLoss', 'noShow', 'noShowBoth'),
  3: unplayed('b', 'noShow', 'noShowA'),
};

const intentionalDraw = unplayed('draw', 'intentionalDraw', 'intentionalDraw');

type Keys = { readonly [key: string]: Outcome };

const winKeys = { a: ['7', '4', '1'], b: ['9', '6', '3'] } as const;

const wins = (bestOf: Length): Keys => {
  if (bestOf === 1) return { 4: won('a', 1, 0), 6: won('b', 1, 0) };
  const most = (bestOf + 1) / 2;
  return Object.fromEntries(
    (['a', 'b'] as const).flatMap((side) =>
      Array.from({ length: most }, (_, lost) => [winKeys[side][lost] ?? '', won(side, most, lost)]),
    ),
  );
};

const draws = (bestOf: Length): Keys => {
  const each = (bestOf - 1) / 2;
  return {
    5: { outcome: 'draw', games: { a: each, b: each, draws: bestOf === 1 ? 1 : 0 }, reason: 'played', words: 'draw' },
    8: intentionalDraw,
  };
};

export type MatchForm = {
  readonly bestOf: Length;
  readonly draws: boolean;
  /** Somebody has to go on: in a cut no draw stands, and nobody loses twice [stages 2.10]. */
  readonly needsWinner: boolean;
};

export const matchForm = (tournament: Tournament, round: Round | undefined): MatchForm => {
  const { bestOf, points } = roundRulesOf(tournament, round);
  const needsWinner = round !== undefined && isCutRound(round);
  return { bestOf, draws: points.draw !== null && !needsWinner, needsWinner };
};

const awarded: Keys = {
  4: unplayed('a', 'awarded', 'awardedA'),
  5: unplayed('doubleLoss', 'awarded', 'lostByBoth'),
  6: unplayed('b', 'awarded', 'awardedB'),
};

export const outcomesOf = ({ bestOf, draws: hasDraws, needsWinner }: MatchForm, grid: Grid): Keys => {
  const all: Keys =
    grid === 'games'
      ? { ...(hasDraws ? draws(bestOf) : {}), ...wins(bestOf) }
      : { ...noShows, ...(hasDraws ? { 8: intentionalDraw } : {}), ...awarded };
  if (!needsWinner) return all;
  return Object.fromEntries(Object.entries(all).filter(([, { outcome }]) => outcome === 'a' || outcome === 'b'));
};

export const KEYPAD = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

const sameResult = (a: DuelResult, b: DuelResult): boolean =>
  a.outcome === b.outcome &&
  a.reason === b.reason &&
  a.games.a === b.games.a &&
  a.games.b === b.games.b &&
  a.games.draws === b.games.draws;

export const keyOf = (outcomes: Keys, result: DuelResult | null): string | null =>
  Object.entries(outcomes).find(([, outcome]) => result !== null && sameResult(outcome, result))?.[0] ?? null;

export const wordsFor = ({ outcome, reason }: DuelResult): string => {
  if (outcome === 'open') return 'open';
  if (reason === 'intentionalDraw') return 'intentionalDraw';
  if (reason === 'noShow') return outcome === 'a' ? 'noShowB' : outcome === 'b' ? 'noShowA' : 'noShowBoth';
  if (outcome === 'doubleLoss') return 'lostByBoth';
  if (reason === 'awarded') return outcome === 'a' ? 'awardedA' : outcome === 'b' ? 'awardedB' : 'draw';
  return outcome === 'draw' ? 'draw' : 'games';
};
