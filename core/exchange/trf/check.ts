/**
 * Whether the records of a file agree with each other.
 *
 * | rule | code |
 * | --- | --- |
 * | start numbers are given once and all are known | `twice`, `unknownPlayer` |
 * | opponents name each other, with opposite colours and results that fit | `opponentDiffers`, `sameColour`, `resultDiffers` |
 * | at most one pairing-allocated bye in a round | `secondBye` |
 * | points are what the results add up to | `pointsDiffer` (a warning) |
 */

import { MOST_ROUNDS } from '../../games/duel/rules/scoring.ts';
import type { Line, Report } from './columns.ts';
import { assignmentOf, resultValue, roundColumn, type Trf, type TrfPlayer, type TrfResult } from './trf.ts';

const FITTING: { readonly [result in TrfResult]?: string } = {
  '1': '0',
  '0': '10',
  '=': '=',
  '+': '-',
  '-': '+-',
  W: 'L',
  L: 'WL',
  D: 'D',
};

export type ReadPlayer = { readonly line: Line; readonly player: TrfPlayer };

const checkMatch = (one: ReadPlayer, other: ReadPlayer | undefined, round: number, report: Report): void => {
  const { line, player } = one;
  const column = roundColumn(round);
  const own = player.rounds[round - 1];
  if (own === undefined || own.opponent === null) return;
  const params = { round, number: player.number, opponent: own.opponent };
  if (other === undefined || own.opponent === player.number) {
    report('unknownPlayer', line, [column, column + 3], params);
    return;
  }
  const theirs = other.player.rounds[round - 1];
  if (theirs?.opponent !== player.number) report('opponentDiffers', line, [column, column + 3], params);
  else if (!(FITTING[own.result] ?? '').includes(theirs.result)) {
    if (player.number < own.opponent) report('resultDiffers', line, [column + 7, column + 7], params);
  } else if (own.colour !== null && own.colour === theirs.colour && player.number < own.opponent) {
    report('sameColour', line, [column + 5, column + 5], params);
  }
};

export const checkPlayers = (players: readonly ReadPlayer[], report: Report): void => {
  const byNumber = new Map<number, ReadPlayer>();
  for (const one of players) {
    if (byNumber.has(one.player.number)) report('twice', one.line, [5, 8], { number: one.player.number });
    else byNumber.set(one.player.number, one);
  }
  const longest = players.find(({ player }) => player.rounds.length > MOST_ROUNDS);
  if (longest !== undefined) {
    const column = roundColumn(MOST_ROUNDS + 1);
    const rounds = players.reduce((most, { player }) => Math.max(most, player.rounds.length), 0);
    report('tooManyRounds', longest.line, [column, column + 7], { rounds, most: MOST_ROUNDS, column });
  }
  const byes = new Set<number>();
  for (const one of players) {
    for (const [i, { opponent, result }] of one.player.rounds.entries()) {
      if (opponent !== null) checkMatch(one, byNumber.get(opponent), i + 1, report);
      if (result !== 'U') continue;
      if (byes.has(i)) report('secondBye', one.line, [roundColumn(i + 1), roundColumn(i + 1) + 7], { round: i + 1 });
      byes.add(i);
    }
  }
};

export const addedPoints = (player: TrfPlayer, { values, abnormal }: Pick<Trf, 'values' | 'abnormal'>): number => {
  const own = abnormal.filter(({ players }) => players.includes(player.number));
  const ofRound = player.rounds.map(({ result }, i) => {
    const letter = assignmentOf(result);
    const special = own.find(({ type, round }) => type === letter && (round === null || round === i + 1));
    return special?.points ?? resultValue(result, values);
  });
  const others = own.filter(({ type }) => type === '').map(({ points }) => points);
  return [...ofRound, ...others].reduce((sum, points) => sum + points, 0);
};

export const checkPoints = (
  players: readonly ReadPlayer[],
  trf: Pick<Trf, 'values' | 'abnormal'>,
  warn: Report,
): void => {
  for (const { line, player } of players) {
    const added = addedPoints(player, trf);
    if (added !== player.points) warn('pointsDiffer', line, [81, 84], { number: player.number, added: added / 10 });
  }
};
