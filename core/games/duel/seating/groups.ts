/**
 * | rule [duel 3.1] | function |
 * | --- | --- |
 * | a tier: all with exactly the same points | `tiersOf` |
 * | from the top: a tier of odd size gives its last member to the front of the next; BYE is in the last tier | `groupsOf` |
 *
 * In group order a member that floats stays where it is: only the border moves in front of it. So a group is a stretch
 * of the field, and so are neighbouring groups that are joined.
 */

import type { Field } from './field.ts';

/** The places `from` … `to`−1, and BYE if `hasBye`. */
export type Stretch = { readonly from: number; readonly to: number; readonly hasBye: boolean };

export const tiersOf = ({ contenders }: Field): readonly Stretch[] => {
  const tiers: Stretch[] = [];
  let from = 0;
  for (let to = 1; to <= contenders.length; to++) {
    if (to < contenders.length && contenders[to]?.points === contenders[from]?.points) continue;
    tiers.push({ from, to, hasBye: false });
    from = to;
  }
  return tiers;
};

/** All of even size, BYE counted. */
export const groupsOf = (field: Field): readonly Stretch[] => {
  const odd = field.contenders.length % 2 === 1;
  const ends = tiersOf(field).map(({ to }) => to - (to % 2));
  if (odd) ends[ends.length - 1] = field.contenders.length;
  let from = 0;
  const groups: Stretch[] = [];
  for (const to of ends) {
    if (to === from) continue;
    groups.push({ from, to, hasBye: odd && to === field.contenders.length });
    from = to;
  }
  return groups;
};

/** Who floated: the first member of a group whose tier begins further up. */
export const floatsOf = (field: Field): readonly number[] => {
  const tiers = tiersOf(field);
  return tiers.slice(0, -1).flatMap(({ to }) => (to % 2 === 1 ? [to - 1] : []));
};

export const joined = (upper: Stretch, lower: Stretch): Stretch => ({
  from: upper.from,
  to: lower.to,
  hasBye: lower.hasBye,
});

export const placesOf = ({ from, to }: Stretch): number[] => {
  const places: number[] = [];
  for (let place = from; place < to; place++) places.push(place);
  return places;
};
