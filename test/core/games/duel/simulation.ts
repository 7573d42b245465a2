import { quiet } from '../../../../core/game/seating.ts';
import type { DuelProposal } from '../../../../core/games/duel/seating/proposal.ts';
import { byePoints, matchPoints, pointsOfBye } from '../../../../core/games/duel/seating/records/points.ts';
import type { SwissRequest } from '../../../../core/games/duel/seating/request.ts';
import { seatSwiss } from '../../../../core/games/duel/seating/swiss.ts';
import { type Stream, stream } from '../../../../core/random/stream.ts';
import { type Match, type Played, request, type Setup, seeds } from './events.ts';
import type { RefField } from './reference.ts';

export type SimulatedRound = { readonly asked: SwissRequest; readonly drawn: DuelProposal };

export type Course = {
  readonly name: string;
  readonly players: number;
  readonly rounds: number;
  /** Share of matches that are drawn, of upsets, of players who drop after a round. */
  readonly draws?: number;
  readonly upsets?: number;
  readonly drops?: number;
  readonly late?: number;
  readonly setup?: Setup;
};

const result = (random: Stream, a: number, b: number, { draws = 0, upsets = 0.2 }: Course): Match => {
  if (random.next() < draws) return { a, b, outcome: 'draw' };
  const better = a < b ? 'a' : 'b';
  const worse = a < b ? 'b' : 'a';
  return { a, b, outcome: random.next() < upsets ? worse : better, games: { a: random.below(3), b: random.below(3) } };
};

/** A whole event: draws, random results, drops and late entries. Ends early when a round is refused. */
export const simulate = (course: Course): SimulatedRound[] => {
  const random = stream('duel', course.name);
  let players: { id: number; seed: number; active?: boolean }[] = seeds(course.players);
  const history: Played[] = [];
  const rounds: SimulatedRound[] = [];
  for (let round = 1; round <= course.rounds; round++) {
    const asked = request({ players, round, history: [...history], ...course.setup });
    const answer = seatSwiss(asked, quiet);
    if (!answer.ok) break;
    const drawn = answer.value;
    rounds.push({ asked, drawn });
    history.push({
      round,
      matches: drawn.tables.map(({ seats: [a = 0, b = 0] }) => result(random, a, b, course)),
      byes: drawn.byes.map(({ entrant }) => ({ player: entrant, reason: 'pairing' as const })),
    });
    players = players.map((player) => (random.next() < (course.drops ?? 0) ? { ...player, active: false } : player));
    if (random.next() < (course.late ?? 0))
      players = [...players, { id: players.length + 1, seed: players.length + 1 }];
    if (players.filter(({ active }) => active !== false).length < 2) break;
  }
  return rounds;
};

/** The same request for the reference: points, meetings and byes counted anew. */
export const referenceField = ({ players, history, pointsSystem, never }: SwissRequest): RefField => {
  const matches = history.flatMap((round) => round.matches);
  const byes = history.flatMap((round) => round.byes);
  const pointsOf = (id: number): number =>
    matches.reduce(
      (sum, match) =>
        sum +
        (match.a === id ? matchPoints(match, 'a', pointsSystem) : 0) +
        (match.b === id ? matchPoints(match, 'b', pointsSystem) : 0),
      0,
    ) + byes.reduce((sum, bye) => sum + (bye.player === id ? pointsOfBye(bye, pointsSystem) : 0), 0);
  return {
    players: players
      .filter(({ active }) => active)
      .map(({ id, seed, points }) => ({ id, seed, points: points ?? pointsOf(id) })),
    met: (a, b) =>
      matches.filter((match) => (match.a === a && match.b === b) || (match.a === b && match.b === a)).length,
    byes: (id) =>
      byes.filter(
        (bye) =>
          bye.player === id && (bye.reason === 'pairing' || pointsOfBye(bye, pointsSystem) >= byePoints(pointsSystem)),
      ).length,
    never: (a, b) => never.some((pair) => pair.includes(a) && pair.includes(b)),
  };
};
