/**
 * A tournament report file as a 1-v-1 event. Start numbers become registration numbers and seeds.
 *
 * | file | ours |
 * | --- | --- |
 * | `1 = 0`, `W D L`, `+ −` | played, awarded (`D`: intentional draw), no-show; white is player A |
 * | `U`, `F`, `H`, `Z` or nothing | pairing bye, awarded bye, awarded bye with draw points, missed round |
 * | nothing but `Z` in the last rounds | dropped |
 * | `162`, `260`, `250` | points, never-pair list, accelerated seeds |
 * | points that this does not give (`299`, other values) | added to the player's points as an adjustment |
 */

import { MOST_ROUNDS } from '../../games/duel/rules/scoring.ts';
import type { DuelRequestInput } from '../../games/duel/seating/request.ts';
import { addedPoints } from './check.ts';
import { isMatch, type Trf, type TrfPlayer, type TrfRound } from './trf.ts';

type Round = NonNullable<DuelRequestInput['history']>[number];
type Match = Round['matches'][number];
type Bye = NonNullable<Round['byes']>[number];

type ReadPerson = Omit<TrfPlayer, 'points' | 'rank' | 'rounds'> & { readonly active: boolean };

export type ReadEvent = {
  readonly name: string;
  /** Planned rounds, at least those played, at most those that can be played. */
  readonly rounds: number;
  readonly people: readonly ReadPerson[];
  readonly players: DuelRequestInput['players'];
  readonly history: readonly Round[];
  readonly pointsSystem: NonNullable<DuelRequestInput['pointsSystem']>;
  readonly never: readonly [number, number][];
  readonly acceleratedSeeds: number | null;
  readonly awardedByes: readonly number[];
};

const reasonOf = (result: TrfRound['result']): NonNullable<Match['reason']> => {
  if (result === '+' || result === '-') return 'noShow';
  if (result === 'D') return 'intentionalDraw';
  return result === 'W' || result === 'L' ? 'awarded' : 'played';
};

const isWin = ({ result }: TrfRound): boolean => '1+W'.includes(result);
const isDraw = ({ result }: TrfRound): boolean => '=D'.includes(result);

/** Written once, by white, or by the lower number where there are no colours. */
const matchOf = (player: TrfPlayer, own: TrfRound, theirs: TrfRound): Match | null => {
  if (own.opponent === null) return null;
  const white = own.colour === 'w' || (own.colour === null && theirs.colour !== 'w' && player.number < own.opponent);
  if (!white) return null;
  const outcome = isWin(own) ? 'a' : isWin(theirs) ? 'b' : isDraw(own) ? 'draw' : 'doubleLoss';
  return { a: player.number, b: own.opponent, outcome, reason: reasonOf(own.result) };
};

const byeOf = (player: number, { result }: TrfRound, draw: number): Bye => {
  if (result === 'U') return { player, reason: 'pairing' };
  if (result === 'F' || result === '+') return { player, reason: 'awarded' };
  return result === 'H' ? { player, reason: 'awarded', points: draw } : { player, reason: 'missed' };
};

export const duelFromTrf = (trf: Trf): ReadEvent => {
  const byNumber = new Map(trf.players.map((player) => [player.number, player]));
  const played = trf.players.reduce((most, { rounds }) => Math.max(most, rounds.length), 0);
  const absent: TrfRound = { opponent: null, colour: null, result: 'Z' };
  const roundOf = (number: number, round: number): TrfRound => byNumber.get(number)?.rounds[round - 1] ?? absent;
  const lastPresence = ({ rounds }: TrfPlayer): number => rounds.findLastIndex(({ result }) => result !== 'Z') + 1;
  const draw = 10 * trf.values.D;
  const history = Array.from({ length: played }, (_, i): Round => {
    const round = i + 1;
    const matches: Match[] = [];
    const byes: Bye[] = [];
    for (const player of trf.players) {
      const own = roundOf(player.number, round);
      if (own.opponent !== null && isMatch(own.result)) {
        const match = matchOf(player, own, roundOf(own.opponent, round));
        if (match !== null) matches.push(match);
      } else if (round <= lastPresence(player)) byes.push(byeOf(player.number, own, draw));
    }
    return { round, matches, byes };
  });
  // What this program will count for these results; the rest of the file's points becomes an adjustment.
  const plain = { values: { ...trf.values, A: 0 }, abnormal: [] };
  const counted = (player: TrfPlayer): number =>
    addedPoints(
      {
        ...player,
        rounds: player.rounds.map((own) => (own.result === '+' ? { ...own, result: 'U' as const } : own)),
      },
      plain,
    ) +
    player.rounds.filter(({ result }) => result === 'F').length * (trf.values.P - trf.values.W);
  return {
    name: trf.texts.find(({ tag }) => tag === '012')?.text ?? '',
    rounds: Math.max(Math.min(trf.rounds ?? 0, MOST_ROUNDS), played),
    people: trf.players.map(({ points, rank, rounds, ...person }) => ({
      ...person,
      active: played === 0 || lastPresence({ ...person, points, rank, rounds }) === played,
    })),
    players: trf.players.map((player) => ({
      id: player.number,
      seed: player.number,
      active: played === 0 || lastPresence(player) === played,
      adjustment: 10 * (player.points - counted(player)),
    })),
    history,
    pointsSystem: { win: 10 * trf.values.W, draw, loss: 10 * trf.values.L, bye: 10 * trf.values.P },
    never: trf.prohibited.flatMap(({ players }) =>
      players.flatMap((a, i) => players.slice(i + 1).map((b): [number, number] => [a, b])),
    ),
    acceleratedSeeds: trf.accelerations.reduce<number | null>(
      (most, { lastPlayer }) => Math.max(most ?? 0, lastPlayer),
      null,
    ),
    awardedByes: trf.byes.flatMap(({ round, players }) => (round === played + 1 ? players : [])),
  };
};
