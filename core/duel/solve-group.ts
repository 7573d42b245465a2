/**
 * One group, paired (3.2, 3.3, 3.4).
 *
 * | rule | function |
 * | --- | --- |
 * | least (G, X, F), then the lexicographically first list of opponents | `pairMembers` |
 * | bye to the lowest points, then least G of the rest, then the last place, of those who had none | `chooseBye` |
 * | bye rule `fold`: BYE is the last member, with the points of the lowest | `solveGroup` |
 */

import { int, item } from '../matching/cells.ts';
import { firstOptimum } from '../matching/first-optimum.ts';
import { packedLevels } from '../matching/levels.ts';
import { minimumPairing, type Pairs } from '../matching/pairing.ts';
import type { Field } from './field.ts';
import { type Allowed, type GroupCost, groupProblem, mayMeet, pointSteps } from './group-costs.ts';
import { placesOf, type Stretch } from './groups.ts';
import type { DuelOptions } from './request.ts';

/** How a draw solves its groups. */
export type Solving = {
  readonly field: Field;
  readonly allowed: Allowed;
  readonly byeRule: DuelOptions['byeRule'];
  readonly stopped: () => boolean;
};

/** Pairs of places, the higher one first; the bye, or null. */
export type GroupPairing = {
  readonly kind: 'paired';
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
  /** BYE was paired like a member (3.4), so the bye took a position of the group. */
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

/** The best pairing of an even number of members in group order (BYE last, if it is one of them). */
export const pairMembers = (solving: Solving, members: readonly number[]): GroupAnswer => {
  const { field, allowed, stopped } = solving;
  if (members.length === 0) return { kind: 'paired', pairs: [], bye: null, byeIsMember: false, cost: noCost, steps: 0 };
  if (oneClubTooMany(solving, members)) return { kind: 'unpairable', steps: 0 };
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
 * The matching that decides the bye: BYE is paired with somebody at the price (points, place from the bottom), the others at
 * the price of their rematches, clubs and points differences; the fold does not matter yet.
 */
const byeProblem = ({ field, allowed }: Solving, members: readonly number[]): Pairs => {
  const size = members.length + 1;
  const { steps } = pointSteps(members.map(pointsIn(field)));
  const lowest = item(steps, steps.length - 1);
  const widest = item(steps, 0) - lowest;
  const most = allowed.rematches ? field.mostTimes() : 0;
  const clubs = allowed.clubs === 'few' ? 1 : 0;
  const levels = packedLevels([most * most, widest, clubs, widest * widest, members.length], size / 2);
  const values = [0, 0, 0, 0, 0];
  const last = size - 1;
  const placeOf = (i: number): number => (i === last ? field.bye : item(members, i));
  // Expected: the last of those without a bye gets it, and the others fold.
  const had = (i: number): boolean => field.times(item(members, i), field.bye) > 0;
  let expected = last - 1;
  while (expected > 0 && had(expected)) expected -= 1;
  const half = (size - 2) / 2;
  const others = members.flatMap((_, i) => (i === expected ? [] : [i]));
  const mate = new Int32Array(size);
  mate[last] = expected;
  mate[expected] = last;
  for (const [k, i] of others.entries()) mate[i] = item(others, (k + half) % others.length);
  const starts = steps.flatMap((step, i) => (step === steps[i - 1] ? [] : [i]));
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
      levels.pack(values, into, from);
      return true;
    },
    candidates: {
      near: (u, add) => {
        if (u === last) for (let i = 0; i < last; i++) add(i);
        else for (let v = int(mate, u) - 6; v <= int(mate, u) + 6; v++) if (v >= 0 && v < last) add(v);
      },
      classes: starts.length + 1,
      classOf: (u) => (u === last ? starts.length : starts.findLastIndex((start) => start <= u)),
      // All pairs with BYE are candidates.
      bound: (u, other, into) => {
        const gap = u === last || other === starts.length ? widest : item(steps, u) - item(steps, item(starts, other));
        levels.pack([0, 0, 0, gap * gap, 0], into, 0);
      },
      patience: 1,
    },
  };
};

type ByeChoice =
  | { readonly kind: 'chosen'; readonly place: number; readonly steps: number }
  | { readonly kind: 'unpairable'; readonly steps: number }
  | { readonly kind: 'stopped'; readonly steps: number };

/** Who of the members gets the bye. */
export const chooseBye = (solving: Solving, members: readonly number[]): ByeChoice => {
  const { outcome } = minimumPairing(byeProblem(solving, members), { stopped: solving.stopped });
  const { steps } = outcome;
  if (outcome.kind === 'perfect')
    return { kind: 'chosen', place: item(members, int(outcome.mate, members.length)), steps };
  return { kind: outcome.kind === 'blocked' ? 'unpairable' : 'stopped', steps };
};

/** A group with or without BYE. */
export const solveGroup = (solving: Solving, stretch: Stretch): GroupAnswer => {
  const members = placesOf(stretch);
  const { field, byeRule } = solving;
  if (!stretch.hasBye) return pairMembers(solving, members);
  if (byeRule === 'fold') return pairMembers(solving, [...members, field.bye]);
  const choice = chooseBye(solving, members);
  if (choice.kind !== 'chosen') return { kind: choice.kind, steps: choice.steps };
  const rest = pairMembers(
    solving,
    members.filter((place) => place !== choice.place),
  );
  if (rest.kind !== 'paired') return { ...rest, steps: rest.steps + choice.steps };
  const byes = solving.allowed.rematches ? field.times(choice.place, field.bye) ** 2 : 0;
  return {
    ...rest,
    bye: choice.place,
    cost: { ...rest.cost, rematches: rest.cost.rematches + byes },
    steps: rest.steps + choice.steps,
  };
};
