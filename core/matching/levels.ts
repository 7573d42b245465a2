/** Levels of a cost tuple whose totals stay exact together are packed into one number: each number costs time in every step. */

import { item, real } from './cells.ts';

/** Prices may be twice as large, and stay exact to one half. */
const ROOM = 2 ** 49;

export type Levels = {
  readonly count: number;
  readonly pack: (values: readonly number[], into: Float64Array, from: number) => void;
  readonly unpack: (total: readonly number[]) => number[];
};

/** `largest`: by level, the largest value of any one pair (whole, not negative). `pairs` are added up. */
export const packedLevels = (largest: readonly number[], pairs: number): Levels => {
  const weights = new Array<number>(largest.length).fill(1);
  const limbs = new Array<number>(largest.length).fill(0);
  let used = 0;
  let limb = 0;
  for (let level = largest.length - 1; level >= 0; level--) {
    const most = item(largest, level) * pairs;
    if (used > 0 && used + (used + 1) * most > ROOM) {
      limb += 1;
      used = 0;
    }
    weights[level] = used + 1;
    limbs[level] = limb;
    used += (used + 1) * most;
  }
  const count = limb + 1;
  const places = limbs.map((number) => limb - number);
  return {
    count,
    pack: (values, into, from) => {
      if (count === 1) {
        let packed = 0;
        for (let level = 0; level < weights.length; level++) packed += item(weights, level) * item(values, level);
        into[from] = packed;
        return;
      }
      into.fill(0, from, from + count);
      for (let level = 0; level < weights.length; level++) {
        const cell = from + item(places, level);
        into[cell] = real(into, cell) + item(weights, level) * item(values, level);
      }
    },
    unpack: (total) => {
      const rest = [...total];
      return weights.map((weight, level) => {
        const place = item(places, level);
        const value = Math.floor(item(rest, place) / weight);
        rest[place] = item(rest, place) - value * weight;
        return value;
      });
    },
  };
};
