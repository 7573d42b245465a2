/**
 * Simulated annealing over seatings (Kirkpatrick, Gelatt, Vecchi 1983): two people of different tables change places. The
 * work is a number of proposals, never a time. All arithmetic is exact or uses only + − × ÷ and the square root, which
 * every machine rounds alike, so the same stream gives the same seating everywhere.
 * People are numbered by rank; a partner for a swap is looked for among the ranks nearby. The start must be a seating in
 * or near ranking order (spread stays far below 2^25, where the packed sums would blur).
 */

import type { Stream } from '../random/stream.ts';
import { minusLn } from './chance.ts';
import { type Cost, costOf, type PairCosts } from './pair-costs.ts';

export type AnnealPlan = {
  readonly steps: number;
  readonly hot: number;
  readonly cold: number;
  /** Weight of the heavy costs at the start and from two thirds of the way on, in units of the third. */
  readonly light: number;
  readonly heavy: number;
  /** Heavy costs are `first * firstShare + second * secondShare`. */
  readonly firstShare: number;
  readonly secondShare: number;
  readonly window: number;
};

export type Annealed = {
  readonly groups: number[][];
  readonly cost: Cost;
  readonly used: number;
  readonly stopped: boolean;
};

/** A power of two, so that the ratio of two levels is a repeated square root. */
const LEVELS = 256;
const LEVEL_ROOTS = 8;
const BASE = 2 ** 26;
const THRESHOLDS = 4096;
const CHUNK = 50_000;

/** r^256 = end / start. */
const levelRatio = (start: number, end: number): number => {
  let ratio = end / start;
  for (let i = 0; i < LEVEL_ROOTS; i++) ratio = Math.sqrt(ratio);
  return ratio;
};

/** Units of temperature by which a seating may be worse, for a chance of (i + ½)/4096. */
const thresholds: Float64Array = Float64Array.from({ length: THRESHOLDS }, (_, i) => minusLn((i + 0.5) / THRESHOLDS));

/** The chance of a search, who may stop it, and who hears of it: the share that is done and the best so far. */
export type Run = {
  readonly random: Stream;
  readonly stopped: () => boolean;
  readonly onShare?: (share: number, best: () => number[][]) => void;
};

const word = (random: Stream): number => random.below(2 ** 32) | 0;

export const annealBytes = (n: number): number => 8 * n * n;

/** The best seating met, by the exact costs, never worse than the start. */
export const anneal = (
  costs: PairCosts,
  start: readonly (readonly number[])[],
  plan: AnnealPlan,
  { random, stopped, onShare = () => undefined }: Run,
): Annealed => {
  const { n, first, second, third } = costs;
  const { firstShare, secondShare } = plan;
  const packed = new Float64Array(n * n);
  for (let i = 0; i < packed.length; i++)
    packed[i] = BASE * ((first[i] ?? 0) * firstShare + (second[i] ?? 0) * secondShare) + (third[i] ?? 0);

  // People table by table; those of a table are seats[from[table]] .. seats[from[table + 1] - 1].
  const seats = Int32Array.from(start.flat());
  const from = new Int32Array(start.length + 1);
  const tableOf = new Int32Array(n);
  const seatOf = new Int32Array(n);
  let next = 0;
  for (const [table, group] of start.entries()) {
    for (const person of group) {
      tableOf[person] = table;
      seatOf[person] = next++;
    }
    from[table + 1] = next;
  }
  const best = Int32Array.from(seats);
  let [t, q, d] = costOf(start, costs);
  let [bestT, bestQ, bestD] = [t, q, d];
  const toGroups = () => start.map((_, table) => [...best.subarray(from[table], from[table + 1])]);
  const window = Math.min(plan.window, n - 1);

  let a = word(random);
  let b = word(random);
  let c = word(random);
  let counter = 1;
  let temperature = plan.hot;
  let weight = plan.light;
  const cooling = levelRatio(plan.hot, plan.cold);
  // Full weight after two thirds of the levels.
  const gaining = Math.sqrt(levelRatio(plan.light, plan.heavy) ** 3);
  let used = 0;
  let cut = false;

  for (let level = 0; level < LEVELS && !cut; level++) {
    const until = Math.floor((plan.steps * (level + 1)) / LEVELS);
    while (used < until) {
      if (stopped()) {
        cut = true;
        break;
      }
      const pause = Math.min(until, used + CHUNK);
      for (; used < pause; used++) {
        // sfc32 (Chris Doty-Humphrey), two draws: whom to move; with whom, and the chance of a worse seating.
        let r = (((a + b) | 0) + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + r) | 0;
        const p = Math.floor(((r >>> 0) * n) / 4294967296);
        r = (((a + b) | 0) + counter) | 0;
        counter = (counter + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + r) | 0;
        const step = ((r >>> 12) * (2 * window)) >>> 20;
        const o = p - window + step + (step >= window ? 1 : 0);
        if (o < 0 || o >= n) continue;
        const tableP = tableOf[p] as number;
        const tableO = tableOf[o] as number;
        if (tableP === tableO) continue;
        const rowP = p * n;
        const rowO = o * n;
        let delta = -2 * (packed[rowP + o] as number);
        const endP = from[tableP + 1] as number;
        for (let i = from[tableP] as number; i < endP; i++) {
          const other = seats[i] as number;
          delta += (packed[rowO + other] as number) - (packed[rowP + other] as number);
        }
        const endO = from[tableO + 1] as number;
        for (let i = from[tableO] as number; i < endO; i++) {
          const other = seats[i] as number;
          delta += (packed[rowP + other] as number) - (packed[rowO + other] as number);
        }
        const heavy = Math.floor(delta / BASE + 0.5);
        const light = delta - heavy * BASE;
        if (heavy * weight + light > temperature * (thresholds[r & (THRESHOLDS - 1)] as number)) continue;
        t -= 2 * (first[rowP + o] as number);
        q -= 2 * (second[rowP + o] as number);
        for (let i = from[tableP] as number; i < endP; i++) {
          const other = seats[i] as number;
          t += (first[rowO + other] as number) - (first[rowP + other] as number);
          q += (second[rowO + other] as number) - (second[rowP + other] as number);
        }
        for (let i = from[tableO] as number; i < endO; i++) {
          const other = seats[i] as number;
          t += (first[rowP + other] as number) - (first[rowO + other] as number);
          q += (second[rowP + other] as number) - (second[rowO + other] as number);
        }
        d += light;
        const seatP = seatOf[p] as number;
        const seatO = seatOf[o] as number;
        seats[seatP] = o;
        seats[seatO] = p;
        seatOf[p] = seatO;
        seatOf[o] = seatP;
        tableOf[p] = tableO;
        tableOf[o] = tableP;
        if (t < bestT || (t === bestT && (q < bestQ || (q === bestQ && d < bestD)))) {
          bestT = t;
          bestQ = q;
          bestD = d;
          best.set(seats);
        }
      }
      onShare(used / plan.steps, toGroups);
    }
    temperature *= cooling;
    if (weight < plan.heavy) weight = Math.min(plan.heavy, weight * gaining);
  }
  return { groups: toGroups(), cost: [bestT, bestQ, bestD], used, stopped: cut };
};
