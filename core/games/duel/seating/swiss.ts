/** Swiss in the manner of start.gg [duel 3]: the same history always gives the same pairing. */

import type { Control } from '../../../game/seating.ts';
import { smallestBlockedSet } from '../../../matching/blocked-set.ts';
import { item } from '../../../matching/cells.ts';
import { minimumPairing } from '../../../matching/pairing.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import type { Bye } from '../../../tournament/words.ts';
import { type Field, fieldOf } from './field.ts';
import { logOf, tracePhrases } from './log.ts';
import { pairRound, type RoundPairing } from './merging.ts';
import { prepare } from './preparation.ts';
import { type DuelProposal, propose, type ReasonedPair } from './proposal.ts';
import { pairReasons } from './reasons.ts';
import type { DuelRequest, SwissRequest } from './request.ts';

/** Names the smallest set of players that the never-pair list leaves without opponents. */
export const neverBlocks = (request: DuelRequest, field: Field): Refusal => {
  const size = field.contenders.length + (field.contenders.length % 2);
  const half = size / 2;
  const allowed = (u: number, v: number): boolean => !field.never(u, v);
  const { outcome } = minimumPairing({
    size,
    levels: 1,
    cost: allowed,
    candidates: {
      near: (u, add) => {
        for (let far = -3; far <= 3; far++) add((u + half + far + size) % size);
      },
      classes: 1,
      classOf: () => 0,
      bound: (_u, _class, into) => into.fill(0),
      patience: 1,
    },
  });
  if (outcome.kind !== 'blocked') throw new Error('duel: a field without a pairing is not blocked');
  const { members, partners } = smallestBlockedSet(outcome, allowed);
  const idsOf = (places: readonly number[]): number[] =>
    places.flatMap((place) => (place === field.bye ? [] : [item(field.contenders, place).id]));
  const players = idsOf(members);
  const blocked = new Set(players);
  const pairs = request.never.filter(([a, b]) => blocked.has(a) || blocked.has(b));
  return refuse(
    'duel.neverBlocks',
    { players, count: players.length, only: idsOf(partners), partners: partners.length, pairs: pairs.length },
    [{ do: 'duel.liftNeverPairs', params: { pairs } }],
  );
};

/** An exact draw has no best so far. */
export const stoppedRefusal = (): Refusal => refuse('duel.stopped');

const byeOf = (field: Field, round: RoundPairing, request: DuelRequest): Bye | null => {
  const place = round.groups.map(({ pairing }) => pairing.bye).find((bye) => bye !== null);
  if (place === undefined || place === null) return null;
  const { id, score } = item(field.contenders, place);
  const code = request.options.byeRule === 'fold' ? 'duel.byes.fold' : 'duel.byes.lowest';
  return { entrant: id, reason: { code, params: { points: score / 100 } } };
};

const reasonedPairs = (field: Field, round: RoundPairing, reasons: ReturnType<typeof pairReasons>): ReasonedPair[] =>
  round.groups.flatMap(({ pairing }, group) =>
    pairing.pairs.map(([a, b], i) => ({
      a: item(field.contenders, a).id,
      b: item(field.contenders, b).id,
      group: group + 1,
      reasons: item(item(reasons, group), i),
    })),
  );

const emptyRound: RoundPairing = {
  kind: 'paired',
  groups: [],
  merges: [],
  fallback: false,
  clubs: 'free',
  steps: 0,
};

/** Refuses what `checks.ts` refuses, `duel.neverBlocks` and `duel.stopped`. */
export const seatSwiss = (request: SwissRequest, control: Control): Answer<DuelProposal> => {
  const prepared = prepare(request);
  if (!prepared.ok) return no(prepared.refusal);
  const { records, drawn } = prepared.value;
  const field = fieldOf(request, records, drawn);
  const { byeRule, avoidClubRounds } = request.options;
  const apartByClub = request.round <= avoidClubRounds;
  const round =
    field.contenders.length === 0 ? emptyRound : pairRound(field, { byeRule, apartByClub }, control.stopped);
  if (round.kind !== 'paired') {
    return no(round.kind === 'stopped' ? stoppedRefusal() : neverBlocks(request, field));
  }
  return ok(
    propose(request, prepared.value, {
      pairs: reasonedPairs(field, round, pairReasons(field, records, round)),
      bye: byeOf(field, round, request),
      log: logOf(field, round),
      trace: tracePhrases(field, round),
      steps: round.steps,
    }),
  );
};
