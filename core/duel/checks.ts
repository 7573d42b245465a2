/**
 * Requests that cannot be drawn from, refused with what is wrong and where.
 *
 * | rule | code |
 * | --- | --- |
 * | nobody twice, no seed twice, everybody known | `duel.playerTwice`, `duel.seedTwice`, `duel.unknownPlayer` |
 * | a round is earlier, once, with everybody at most once | `duel.laterRound`, `duel.roundTwice`, `duel.twiceInRound` |
 * | draws only if draw points are set (4 row 13) | `duel.drawsOff` |
 * | a no-show is no draw; an intentional draw is one | `duel.resultAndReason` |
 * | no open match, unless drawn anyway (9) | `duel.openMatches` |
 * | locked pairs and byes by hand are active players, each once (3.7) | `duel.notFree`, `duel.byeNotNeeded` |
 * | at least two to draw (9) | `duel.tooFewPlayers` |
 */

import { type Refusal, refuse } from '../tournament/refusal.ts';
import type { EntrantId } from '../tournament/words.ts';
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

const resultRefusal = ({ pointsSystem }: DuelRequest, round: number, match: DuelMatch): Refusal | null => {
  const { a, b, outcome, reason } = match;
  if (match.void) return null;
  if (outcome === 'draw' && pointsSystem.draw === null) return refuse('duel.drawsOff', { round, players: [a, b] });
  const agrees =
    reason === 'noShow' ? outcome !== 'draw' && outcome !== 'open' : reason !== 'intentionalDraw' || outcome === 'draw';
  return agrees ? null : refuse('duel.resultAndReason', { round, players: [a, b], outcome, reason });
};

const historyRefusal = (request: DuelRequest): Refusal | null => {
  const known = new Set(request.players.map(({ id }) => id));
  const rounds = new Set<number>();
  for (const [r, { round, matches, byes }] of request.history.entries()) {
    const path = `history.${r}`;
    if (round >= request.round) return at(refuse('duel.laterRound', { round, drawn: request.round }), path);
    if (rounds.has(round)) return at(refuse('duel.roundTwice', { round }), path);
    rounds.add(round);
    const seen = new Set<EntrantId>();
    const entry = (id: EntrantId): Refusal | null => {
      if (!known.has(id)) return refuse('duel.unknownPlayer', { player: id });
      if (seen.has(id)) return refuse('duel.twiceInRound', { player: id, round });
      seen.add(id);
      return null;
    };
    for (const [m, match] of matches.entries()) {
      const wrong = entry(match.a) ?? entry(match.b) ?? resultRefusal(request, round, match);
      if (wrong !== null) return at(wrong, `${path}.matches.${m}`);
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
    if (count > 0) return refuse('duel.openMatches', { round, count }, [{ do: 'drawAnyway' }]);
  }
  return null;
};

const handRefusal = (request: DuelRequest): Refusal | null => {
  const free = new Set(request.players.filter(({ active }) => active).map(({ id }) => id));
  const use = (player: EntrantId, path: string): Refusal | null =>
    free.delete(player) ? null : at(refuse('duel.notFree', { player }), path);
  const named = [
    ...request.awardedByes.map((id, i) => [id, `awardedByes.${i}`] as const),
    ...request.locked.flatMap((pair, i) => pair.map((id) => [id, `locked.${i}`] as const)),
  ];
  for (const [id, path] of named) {
    const wrong = use(id, path);
    if (wrong !== null) return wrong;
  }
  const known = new Set(request.players.map(({ id }) => id));
  for (const [i, pair] of request.never.entries()) {
    const stranger = pair.find((id) => !known.has(id));
    if (stranger !== undefined) return at(refuse('duel.unknownPlayer', { player: stranger }), `never.${i}`);
  }
  if (free.size + 2 * request.locked.length < 2) {
    return refuse('duel.tooFewPlayers', { players: free.size + 2 * request.locked.length, needed: 2 });
  }
  if (request.byeTo === undefined) return null;
  if (free.size % 2 === 0) return at(refuse('duel.byeNotNeeded', { players: free.size }), 'byeTo');
  return use(request.byeTo, 'byeTo');
};

/** Why no round can be drawn from a request, or null. */
export const requestRefusal = (request: DuelRequest): Refusal | null =>
  rosterRefusal(request) ?? historyRefusal(request) ?? openRefusal(request) ?? handRefusal(request);
