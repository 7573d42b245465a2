/**
 * | rule [duel 3.2, 3.3, 3.4] | function |
 * | --- | --- |
 * | least (G, X, F), then the lexicographically first list of opponents | `pairMembers` |
 * | bye to the lowest points, then least G of the rest, then the last place, of those who had none | `expectedBye`, proved by `isLeast`; else `chooseBye` |
 * | bye rule `fold`: BYE is the last member, with the points of the lowest | `solveGroup` |
 */

import { int, item } from '../../../matching/cells.ts';
import { firstOptimum } from '../../../matching/first-optimum.ts';
import { packedLevels } from '../../../matching/levels.ts';
import { minimumPairing, type Pairs } from '../../../matching/pairing.ts';
import type { Field } from './field.ts';
import { type Allowed, type GroupCost, groupProblem, mayMeet, pointSteps } from './group-costs.ts';
import { placesOf, type Stretch } from './groups.ts';
import type { DuelOptions } from './request.ts';

export type Solving = {
  readonly field: Field;
  readonly allowed: Allowed;
  readonly byeRule: DuelOptions['byeRule'];
  readonly stopped: () => boolean;
};

/** Pairs of places, the higher one first. */
export type GroupPairing = {
  readonly kind: 'paired';
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
  /** BYE was paired like a member [duel 3.4], so the bye took a position of the group. */
  readonly byeIsMember: boolean;
  readonly cost: GroupCost;
  readonly steps: number;
};

export type GroupAnswer =
  | GroupPairing
  | { readonly kind: 'unpairable'; readonly steps: number }
  | { readonly kind: 'stopped'; readonly steps: number };

const noCost: GroupCost = { rematches: 0, clubs: 0, gaps: 0, halves: 0, fold: 0 };

const pointsIn =
  ({ contenders, bye }: Field) =>
  (place: number): number =>
    item(contenders, place === bye ? bye - 1 : place).points;

/** A club with more than half of a group cannot be kept apart: seen at once, where a search would take long. */
const oneClubTooMany = ({ field, allowed }: Solving, members: readonly number[]): boolean => {
  if (allowed.clubs !== 'apart') return false;
  const counts = new Map<string, number>();
  for (const place of members) {
    const club = field.contenders[place]?.club ?? '';
    if (club !== '') counts.set(club, (counts.get(club) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => 2 * count > members.length);
};

/** Somebody who may meet nobody of the group: seen at once, where a search would first pair all the others. */
const someoneAlone = ({ field, allowed }: Solving, members: readonly number[]): boolean => {
  const half = members.length / 2;
  return members.some((place, i) => {
    for (let step = 0; step < members.length; step++) {
      const other = item(members, (i + half + step) % members.length);
      if (other !== place && mayMeet(field, allowed, place, other)) return false;
    }
    return true;
  });
};

/** `members` in group order, an even number, BYE last if it is one of them. */
export const pairMembers = (solving: Solving, members: readonly number[]): GroupAnswer => {
  const { field, allowed, stopped } = solving;
  if (members.length === 0) return { kind: 'paired', pairs: [], bye: null, byeIsMember: false, cost: noCost, steps: 0 };
  if (oneClubTooMany(solving, members) || someoneAlone(solving, members)) return { kind: 'unpairable', steps: 0 };
  const { pairs, costOf } = groupProblem(field, members, pointsIn(field), allowed);
  const pairing = minimumPairing(pairs, { allOptima: true, stopped });
  const { outcome } = pairing;
  if (outcome.kind !== 'perfect') {
    return { kind: outcome.kind === 'blocked' ? 'unpairable' : 'stopped', steps: outcome.steps };
  }
  const partners = firstOptimum(pairing);
  const couples = members.flatMap((a, i) => {
    const j = int(partners, i);
    return i < j ? [[a, item(members, j)] as const] : [];
  });
  return {
    kind: 'paired',
    pairs: couples.filter(([, b]) => b !== field.bye),
    bye: couples.find(([, b]) => b === field.bye)?.[0] ?? null,
    byeIsMember: members.at(-1) === field.bye,
    cost: costOf(outcome.cost),
    steps: outcome.steps,
  };
};

/**
 * The fold when `out` has the bye, by index: every tier folds by itself, an odd one hands its last member down [duel
 * 3.1].
 */
const expectedMates = (steps: readonly number[], out: number): Int32Array => {
  const mate = new Int32Array(steps.length).fill(out);
  let tier: number[] = [];
  for (let i = 0; i < steps.length; i++) {
    if (i !== out) tier.push(i);
    if (i + 1 < steps.length && steps[i + 1] === steps[i]) continue;
    const half = Math.floor(tier.length / 2);
    for (let k = 0; k < half; k++) {
      mate[item(tier, k)] = item(tier, k + half);
      mate[item(tier, k + half)] = item(tier, k);
    }
    tier = tier.slice(2 * half);
  }
  return mate;
};

const NEAR = 6;

/**
 * BYE is paired at the price (points, place from the bottom), the others at that of their rematches, clubs and points
 * differences. The last level decides nothing: it only says what is expected, because a problem in which thousands of
 * pairs cost the same is slow to solve.
 */
const byeProblem = ({ field, allowed }: Solving, members: readonly number[], expected: number): Pairs => {
  const size = members.length + 1;
  const { steps } = pointSteps(members.map(pointsIn(field)));
  const lowest = item(steps, steps.length - 1);
  const widest = item(steps, 0) - lowest;
  const most = allowed.rematches ? field.mostTimes() : 0;
  const clubs = allowed.clubs === 'few' ? 1 : 0;
  const far = 2 * members.length ** 2;
  const levels = packedLevels([most * most, widest, clubs, widest * widest, members.length, far], size / 2);
  const values = [0, 0, 0, 0, 0, 0];
  const last = size - 1;
  const placeOf = (i: number): number => (i === last ? field.bye : item(members, i));
  const mate = new Int32Array(size);
  mate.set(expectedMates(steps, expected));
  mate[last] = expected;
  mate[expected] = last;
  const starts = steps.flatMap((step, i) => (step === steps[i - 1] ? [] : [i]));
  const classOf = new Int32Array(size).fill(starts.length);
  for (const [tier, from] of starts.entries()) classOf.fill(tier, from, starts[tier + 1] ?? last);
  const unexpected = (i: number, j: number): number => (i === expected ? 0 : (j - int(mate, i)) ** 2);
  return {
    size,
    levels: levels.count,
    start: { mate, prices: new Float64Array(size * levels.count) },
    cost: (i, j, into, from) => {
      const [a, b] = [placeOf(i), placeOf(j)];
      if (!mayMeet(field, allowed, a, b)) return false;
      const bye = i === last ? j : j === last ? i : null;
      values[0] = allowed.rematches ? field.times(a, b) ** 2 : 0;
      values[1] = bye === null ? 0 : item(steps, bye) - lowest;
      values[2] = bye === null && clubs === 1 && field.sameClub(a, b) ? 1 : 0;
      values[3] = bye === null ? (item(steps, i) - item(steps, j)) ** 2 : 0;
      values[4] = bye === null ? 0 : last - 1 - bye;
      values[5] = bye === null ? unexpected(i, j) + unexpected(j, i) : 0;
      levels.pack(values, into, from);
      return true;
    },
    candidates: {
      near: (u, add) => {
        if (u === last) for (let i = 0; i < last; i++) add(i);
        else for (let v = int(mate, u) - NEAR; v <= int(mate, u) + NEAR; v++) if (v >= 0 && v < last) add(v);
      },
      classes: starts.length + 1,
      classOf: (u) => int(classOf, u),
      // All pairs with BYE are candidates.
      bound: (u, other, into) => {
        const gap = u === last || other === starts.length ? widest : item(steps, u) - item(steps, item(starts, other));
        levels.pack([0, 0, 0, gap * gap, 0, u === last || u === expected ? 0 : (NEAR + 1) ** 2], into, 0);
      },
      patience: 2 * (NEAR + 1) ** 2,
    },
  };
};

type ByeChoice =
  | { readonly kind: 'chosen'; readonly place: number; readonly steps: number }
  | { readonly kind: 'unpairable'; readonly steps: number }
  | { readonly kind: 'stopped'; readonly steps: number };

/** Fewest byes, then lowest points, then last. */
const expectedBye = ({ field, allowed }: Solving, members: readonly number[]): number | null => {
  const points = pointsIn(field);
  let best: number | null = null;
  for (let i = 0; i < members.length; i++) {
    const place = item(members, i);
    const byes = field.times(place, field.bye);
    if (byes > 0 && !allowed.rematches) continue;
    if (best !== null) {
      const known = item(members, best);
      const more = byes - field.times(known, field.bye) || points(place) - points(known);
      if (more > 0) continue;
    }
    best = i;
  }
  return best;
};

export const chooseBye = (solving: Solving, members: readonly number[]): ByeChoice => {
  const expected = expectedBye(solving, members);
  if (expected === null) return { kind: 'unpairable', steps: 0 };
  const { outcome } = minimumPairing(byeProblem(solving, members, expected), { stopped: solving.stopped });
  const { steps } = outcome;
  if (outcome.kind === 'perfect')
    return { kind: 'chosen', place: item(members, int(outcome.mate, members.length)), steps };
  return { kind: outcome.kind === 'blocked' ? 'unpairable' : 'stopped', steps };
};

/**
 * Whether no choice of the bye leaves less. Neighbours in group order have the least points difference of any pairing,
 * and without another player of the same points the same points are left.
 */
const isLeast = ({ field }: Solving, rest: readonly number[], { rematches, clubs, gaps }: GroupCost): boolean => {
  const points = rest.map(pointsIn(field));
  let least = 0;
  for (let i = 0; i < points.length; i += 2) least += (item(points, i) - item(points, i + 1)) ** 2;
  return rematches === 0 && clubs === 0 && gaps === least;
};

export const solveGroup = (solving: Solving, stretch: Stretch): GroupAnswer => {
  const members = placesOf(stretch);
  const { field, byeRule } = solving;
  if (!stretch.hasBye) return pairMembers(solving, members);
  if (byeRule === 'fold') return pairMembers(solving, [...members, field.bye]);
  const expected = expectedBye(solving, members);
  if (expected === null) return { kind: 'unpairable', steps: 0 };
  const without = (place: number): number[] => members.filter((member) => member !== place);
  // Nearly always the expected player can be proved right without looking at any other.
  const likely = pairMembers(solving, without(item(members, expected)));
  if (likely.kind === 'stopped') return likely;
  const isProved = likely.kind === 'paired' && isLeast(solving, without(item(members, expected)), likely.cost);
  const choice = isProved
    ? ({ kind: 'chosen', place: item(members, expected), steps: 0 } as const)
    : chooseBye(solving, members);
  if (choice.kind !== 'chosen') return { kind: choice.kind, steps: likely.steps + choice.steps };
  const isLikely = choice.place === item(members, expected);
  const rest = isLikely ? likely : pairMembers(solving, without(choice.place));
  const steps = (isLikely ? 0 : likely.steps) + rest.steps + choice.steps;
  if (rest.kind !== 'paired') return { ...rest, steps };
  const byes = solving.allowed.rematches ? field.times(choice.place, field.bye) ** 2 : 0;
  return {
    ...rest,
    bye: choice.place,
    cost: { ...rest.cost, rematches: rest.cost.rematches + byes },
    steps,
  };
};
