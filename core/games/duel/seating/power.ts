/**
 * | rule [duel 12] | function |
 * | --- | --- |
 * | least sum of (position difference)² over the whole field, rematches forbidden | `adjacentProblem`, `pairAdjacent` |
 * | an odd field: the bye goes to the last who had none | `chooseBye` on a field without points |
 * | where that is impossible: as few rematches as possible, then the same | `pairAdjacent` |
 */

import type { Control } from '../../../game/seating.ts';
import { int, item } from '../../../matching/cells.ts';
import { firstOptimum } from '../../../matching/first-optimum.ts';
import { packedLevels } from '../../../matching/levels.ts';
import { minimumPairing, type Pairs } from '../../../matching/pairing.ts';
import { type Answer, no, ok } from '../../../tournament/refusal.ts';
import type { EntrantId, Phrase } from '../../../tournament/words.ts';
import { type Field, fieldOf } from './field.ts';
import { mayMeet } from './group-costs.ts';
import { placesOf } from './groups.ts';
import { roundsMet } from './metrics.ts';
import { type Preparation, prepare } from './preparation.ts';
import { type DuelProposal, propose, type ReasonedPair } from './proposal.ts';
import { duelStandings } from './records/standings.ts';
import type { PowerRequest } from './request.ts';
import { chooseBye, type Solving } from './solve-group.ts';
import { neverBlocks, stoppedRefusal } from './swiss.ts';

const REACH = 6;
const NAMED = 5;

const adjacentProblem = ({ field, allowed }: Solving, members: readonly number[]): Pairs => {
  const size = members.length;
  const most = allowed.rematches ? field.mostTimes() : 0;
  const levels = packedLevels([2 * most * most, 2 * size * size], size / 2);
  const values = [0, 0];
  const meets = (i: number, j: number): boolean => mayMeet(field, allowed, item(members, i), item(members, j));
  const reach = new Int32Array(size);
  const prices = new Float64Array(size * levels.count);
  for (let i = 0; i < size; i++) levels.pack([0, 1], prices, i * levels.count);
  return {
    size,
    levels: levels.count,
    start: { mate: Int32Array.from({ length: size }, (_, i) => i ^ 1), prices },
    cost: (i, j, into, from) => {
      if (!meets(i, j)) return false;
      values[0] = allowed.rematches ? 2 * field.times(item(members, i), item(members, j)) ** 2 : 0;
      values[1] = 2 * (i - j) ** 2;
      levels.pack(values, into, from);
      return true;
    },
    candidates: {
      near: (u, add) => {
        let [below, above, far] = [0, 0, 0];
        while ((below < REACH && u - far > 0) || (above < REACH && u + far < size - 1)) {
          far += 1;
          for (const v of [u - far, u + far]) {
            if (v < 0 || v >= size || !meets(u, v)) continue;
            add(v);
            if (v < u) below += 1;
            else above += 1;
          }
        }
        reach[u] = far;
      },
      classes: 1,
      classOf: () => 0,
      bound: (u, _class, into) => levels.pack([0, 2 * (int(reach, u) + 1) ** 2], into, 0),
      patience: 2 * REACH * REACH,
    },
  };
};

type Adjacent = {
  readonly kind: 'paired' | 'impossible' | 'stopped';
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
  readonly fallback: boolean;
  readonly steps: number;
};

const pairAdjacent = (field: Field, stopped: () => boolean): Adjacent => {
  const all = placesOf({ from: 0, to: field.contenders.length, hasBye: false });
  let steps = 0;
  for (const rematches of [false, true]) {
    const solving: Solving = { field, allowed: { rematches, clubs: 'free' }, byeRule: 'lowest', stopped };
    const none: Adjacent = { kind: 'stopped', pairs: [], bye: null, fallback: rematches, steps };
    const choice = all.length % 2 === 0 ? null : chooseBye(solving, all);
    steps += choice?.steps ?? 0;
    if (choice?.kind === 'stopped') return none;
    if (choice?.kind === 'unpairable') continue;
    const bye = choice?.place ?? null;
    const members = all.filter((place) => place !== bye);
    const pairing = minimumPairing(adjacentProblem(solving, members), { allOptima: true, stopped });
    steps += pairing.outcome.steps;
    if (pairing.outcome.kind === 'stopped') return none;
    if (pairing.outcome.kind === 'blocked') continue;
    const partners = firstOptimum(pairing);
    const pairs = members.flatMap((a, i) =>
      i < int(partners, i) ? [[a, item(members, int(partners, i))] as const] : [],
    );
    return { kind: 'paired', pairs, bye, fallback: rematches, steps };
  }
  return { kind: 'impossible', pairs: [], bye: null, fallback: true, steps };
};

const reasonsOf = (field: Field, { records }: Preparation, [a, b]: readonly [number, number]): readonly Phrase[] => {
  const id = (place: number): EntrantId => item(field.contenders, place).id;
  const [player, other] = [id(a), id(b)];
  const passed: Phrase[] = [];
  for (let place = a + 1; place < b && passed.length < NAMED; place++) {
    const [round] = roundsMet(records, player, id(place));
    if (round !== undefined)
      passed.push({ code: 'duel.reasons.powerMet', params: { player, other: id(place), round } });
  }
  const rounds = roundsMet(records, player, other);
  return [
    { code: 'duel.reasons.power', params: { player, place: a + 1, other, otherPlace: b + 1 } },
    ...passed,
    ...(rounds.length === 0 ? [] : [{ code: 'duel.reasons.rematch', params: { rounds, count: rounds.length } }]),
  ];
};

/** Refuses what `checks.ts` refuses, `duel.neverBlocks` and `duel.stopped`. */
export const seatPower = (request: PowerRequest, control: Control): Answer<DuelProposal> => {
  const prepared = prepare(request);
  if (!prepared.ok) return no(prepared.refusal);
  const { records, drawn } = prepared.value;
  const standings = duelStandings(request, request.tieBreaks).rows;
  const placeOf = new Map(standings.map(({ entrant }, place) => [entrant, place]));
  const ordered = fieldOf(request, records, drawn, (a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0));
  // Only the order counts here: without points the bye goes to the last place that may have it.
  const field: Field = { ...ordered, contenders: ordered.contenders.map((own) => ({ ...own, points: 0 })) };
  const round = pairAdjacent(field, control.stopped);
  if (round.kind === 'stopped') return no(stoppedRefusal());
  if (round.kind === 'impossible') return no(neverBlocks(request, field));
  const players = field.contenders.map(({ id }) => id);
  const rematches = round.pairs.filter(([a, b]) => field.times(a, b) > 0).length;
  const bye = round.bye === null ? null : item(field.contenders, round.bye);
  return ok(
    propose(request, prepared.value, {
      pairs: round.pairs.map(
        (pair): ReasonedPair => ({
          a: item(players, pair[0]),
          b: item(players, pair[1]),
          group: 1,
          reasons: reasonsOf(field, prepared.value, pair),
        }),
      ),
      bye: bye && { entrant: bye.id, reason: { code: 'duel.byes.lowest', params: { points: bye.score / 100 } } },
      log: { tiers: [], floats: [], groups: [], merges: [], fallback: round.fallback },
      trace: [
        { code: 'duel.trace.power', params: { count: players.length } },
        ...(round.fallback ? [{ code: 'duel.trace.fallback', params: { count: rematches } }] : []),
      ],
      steps: round.steps,
    }),
  );
};
