/**
 * The instances of the matching bench: N players after five simulated rounds (bell-shaped strengths, no draws), their
 * groups as weighted graphs, and single hard groups. Seeded, so every process makes the same ones.
 */

import { quiet } from '../../../core/game/seating.ts';
import type { Field } from '../../../core/games/duel/seating/field.ts';
import { type SwissRequest, swissRequest } from '../../../core/games/duel/seating/request.ts';
import { seatSwiss } from '../../../core/games/duel/seating/swiss.ts';
import { stream } from '../../../core/random/stream.ts';

const ROUNDS = 5;

/** A request for round 6 of N players; with `clubs`, ten clubs kept apart. */
export const sixthRound = (n: number, clubs = false): SwissRequest => {
  const random = stream('bench', n);
  const bell = (): number => Array.from({ length: 12 }, () => random.next()).reduce((a, b) => a + b, -6);
  const strength = Array.from({ length: n }, bell).sort((a, b) => b - a);
  const players = Array.from({ length: n }, (_, i) => ({
    id: i + 1,
    seed: i + 1,
    club: clubs ? `club ${random.below(10)}` : '',
  }));
  const common = { family: 'duel' as const, method: 'swiss' as const, seed: 'bench', players };
  const options = clubs ? { avoidClubRounds: 30 } : {};
  const history: {
    round: number;
    matches: { a: number; b: number; outcome: 'a' | 'b' }[];
    byes: { player: number; reason: 'pairing' }[];
  }[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const answer = seatSwiss(swissRequest.parse({ ...common, round, history }), quiet);
    if (!answer.ok) throw new Error(answer.refusal.code);
    history.push({
      round,
      matches: answer.value.tables.map(({ seats: [a = 0, b = 0] }) => {
        const edge = (strength[a - 1] ?? 0) - (strength[b - 1] ?? 0);
        return { a, b, outcome: random.next() < 1 / (1 + Math.exp(-edge)) ? 'a' : 'b' };
      }),
      byes: answer.value.byes.map(({ entrant }) => ({ player: entrant, reason: 'pairing' })),
    });
  }
  return swissRequest.parse({ ...common, round: ROUNDS + 1, history, options });
};

/** Round 7 of an odd field in which everybody was given a bye in round 6, so that somebody has to get a second one [duel 3.6]. */
export const nobodyForBye = (n: number): SwissRequest => {
  const sixth = sixthRound(n);
  const byes = sixth.players.map(({ id }) => ({ player: id, reason: 'awarded' as const }));
  return swissRequest.parse({ ...sixth, round: 7, history: [...sixth.history, { round: 6, matches: [], byes }] });
};

/** Edges u, v, cost of one group; the cost is X·(m³ + 1) + F, to be made as small as possible. */
export type GroupGraph = { readonly size: number; readonly edges: [number, number, number][] };

/** A group of `size` in which `apart` says who may not meet; `reach` leaves out pairs farther from the fold. */
export const groupGraph = (
  size: number,
  apart: (i: number, j: number) => boolean,
  reach = Number.POSITIVE_INFINITY,
): GroupGraph => {
  const half = size / 2;
  const edges: [number, number, number][] = [];
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const far = Math.abs(j - i - half);
      if (far <= reach && !apart(i, j)) edges.push([i, j, (j < half ? half ** 3 + 1 : 0) + far * far]);
    }
  }
  return { size, edges };
};

/** The groups of a request as the engine cut them, complete or near the fold. */
export const groupGraphs = (request: SwissRequest, reach?: number): GroupGraph[] => {
  const answer = seatSwiss(request, quiet);
  if (!answer.ok) throw new Error(answer.refusal.code);
  const met = new Set(
    request.history.flatMap(({ matches }) => matches.flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`])),
  );
  const club = new Map(request.players.map((player) => [player.id, player.club]));
  const sameClub = (a: number, b: number): boolean => club.get(a) !== '' && club.get(a) === club.get(b);
  return answer.value.more.groups.map(({ players }) =>
    groupGraph(
      players.length,
      (i, j) => met.has(`${players[i]}-${players[j]}`) || sameClub(players[i] ?? 0, players[j] ?? 0),
      reach,
    ),
  );
};

export type HardGroup = 'two teams' | 'blocked seeds';

/** Team of each of 1,000 players; 0 is none. Team mates may not meet. */
export const hardTeams = (kind: HardGroup): number[] => {
  const random = stream('bench', kind);
  return Array.from({ length: 1_000 }, (_, i) => {
    if (kind === 'blocked seeds') return 1 + Math.floor((i % 500) / 50);
    const x = random.next();
    return x < 0.45 ? 1 : x < 0.89 ? 2 : 0;
  });
};

export const hardApart =
  (teams: readonly number[]) =>
  (i: number, j: number): boolean =>
    teams[i] !== 0 && teams[i] === teams[j];

export const hardField = (teams: readonly number[]): Field => ({
  contenders: teams.map((team, i) => ({
    id: i + 1,
    seed: i + 1,
    club: team === 0 ? '' : `team ${team}`,
    points: 0,
    score: 0,
  })),
  bye: teams.length,
  times: () => 0,
  mostTimes: () => 0,
  never: () => false,
  sameClub: hardApart(teams),
});
