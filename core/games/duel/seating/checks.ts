/**
 * | rule | code |
 * | --- | --- |
 * | a round is earlier, once, with everybody at most once | `duel.laterRound`, `duel.roundTwice`, `duel.twiceInRound` |
 * | [duel 4] draws only if draw points are set | `duel.drawsOff` |
 * | [duel 4] a no-show is no draw; an intentional draw is one | `duel.resultAndReason` |
 * | [duel 9] no open match, unless drawn anyway; at least two to draw | `duel.openMatches`, `duel.tooFewPlayers` |
 * | [duel 3.7] locked pairs and byes by hand are active players, each once | `duel.notFree`, `duel.byeNotNeeded` |
 */

import { type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import type { PointsSystem } from '../rules/scoring.ts';
import { scoringIn } from './records/records.ts';
import type { DuelMatch, DuelRequest } from './request.ts';

const at = (refusal: Refusal, path: string): Refusal => ({ ...refusal, path });

const rosterRefusal = ({ players }: DuelRequest): Refusal | null => {
  const ids = new Set<EntrantId>();
  const seeds = new Set<number>();
  for (const [i, { id, seed }] of players.entries()) {
    if (ids.has(id)) return at(refuse('duel.playerTwice', { player: id }), `players.${i}.id`);
    if (seeds.has(seed)) return at(refuse('duel.seedTwice', { seed, player: id }), `players.${i}.seed`);
    ids.add(id);
    seeds.add(seed);
  }
  return null;
};

const resultRefusal = ({ draw }: PointsSystem, round: number, match: DuelMatch): Refusal | null => {
  const { a, b, outcome, reason } = match;
  if (match.void) return null;
  if (outcome === 'draw' && draw === null) return refuse('duel.drawsOff', { round, players: [a, b] });
  const agrees =
    reason === 'noShow' ? outcome !== 'draw' && outcome !== 'open' : reason !== 'intentionalDraw' || outcome === 'draw';
  return agrees ? null : refuse('duel.resultAndReason', { round, players: [a, b], outcome, reason });
};

const historyRefusal = (request: DuelRequest): Refusal | null => {
  /** The last round, counted from 1, in which each player was seen; 0 for none. */
  const seen = new Map<EntrantId, number>(request.players.map(({ id }) => [id, 0]));
  const rounds = new Set<number>();
  for (const [r, played] of request.history.entries()) {
    const { round, matches, byes } = played;
    const { pointsSystem } = scoringIn(request, played);
    const path = `history.${r}`;
    if (round >= request.round) return at(refuse('duel.laterRound', { round, drawn: request.round }), path);
    if (rounds.has(round)) return at(refuse('duel.roundTwice', { round }), path);
    rounds.add(round);
    const entry = (id: EntrantId): Refusal | null => {
      const last = seen.get(id);
      if (last === undefined) return refuse('duel.unknownPlayer', { player: id });
      if (last === r + 1) return refuse('duel.twiceInRound', { player: id, round });
      seen.set(id, r + 1);
      return null;
    };
    let m = 0;
    for (const match of matches) {
      const wrong = entry(match.a) ?? entry(match.b) ?? resultRefusal(pointsSystem, round, match);
      if (wrong !== null) return at(wrong, `${path}.matches.${m}`);
      m += 1;
    }
    for (const [n, { player }] of byes.entries()) {
      const wrong = entry(player);
      if (wrong !== null) return at(wrong, `${path}.byes.${n}`);
    }
  }
  return null;
};

const openRefusal = ({ history, options }: DuelRequest): Refusal | null => {
  if (options.drawAnyway) return null;
  for (const { round, matches, void: nothing } of history) {
    const count = nothing ? 0 : matches.filter((match) => match.outcome === 'open' && !match.void).length;
    if (count > 0) return refuse('duel.openMatches', { round, count }, [{ do: 'duel.drawAnyway' }]);
  }
  return null;
};

const neverRefusal = ({ players, never }: DuelRequest): Refusal | null => {
  const known = new Set(never.length === 0 ? [] : players.map(({ id }) => id));
  for (const [i, pair] of never.entries()) {
    const stranger = pair.find((id) => !known.has(id));
    if (stranger !== undefined) return at(refuse('duel.unknownPlayer', { player: stranger }), `never.${i}`);
  }
  return null;
};

const handRefusal = (request: DuelRequest): Refusal | null => {
  const { players, awardedByes, locked, byeTo } = request;
  const active = players.filter((player) => player.active);
  const named = [
    ...awardedByes.map((id, i) => [id, `awardedByes.${i}`] as const),
    ...locked.flatMap((pair, i) => pair.map((id) => [id, `locked.${i}`] as const)),
  ];
  const left = active.length - awardedByes.length;
  const free = new Set(named.length === 0 && byeTo === undefined ? [] : active.map(({ id }) => id));
  for (const [id, path] of named) if (!free.delete(id)) return at(refuse('duel.notFree', { player: id }), path);
  if (left < 2) return refuse('duel.tooFewPlayers', { players: left, needed: 2 });
  if (byeTo === undefined) return null;
  if (free.size % 2 === 0) return at(refuse('duel.byeNotNeeded', { players: free.size }), 'byeTo');
  return free.has(byeTo) ? null : at(refuse('duel.notFree', { player: byeTo }), 'byeTo');
};

export const requestRefusal = (request: DuelRequest): Refusal | null =>
  rosterRefusal(request) ??
  historyRefusal(request) ??
  openRefusal(request) ??
  neverRefusal(request) ??
  handRefusal(request);
