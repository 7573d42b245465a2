/**
 * Where the partner of a member is expected, so that large groups need few pairs. A group of one tier, perhaps with a
 * floater in front, is expected to be its own fold, which the bound nearly always proves. A merged group is expected to
 * fold each tier by itself, because the points difference comes first.
 */

import { int, item } from '../../../matching/cells.ts';
import type { Start } from '../../../matching/forest.ts';
import type { Levels } from '../../../matching/levels.ts';
import type { Candidates, Pairs } from '../../../matching/pairing.ts';

/** How far from the fold pairs are tried first, and how many each member gets on either side of it. */
const REACH = 5;

export type Layout = {
  /** In group order. */
  readonly steps: readonly number[];
  readonly levels: Levels;
  readonly meets: (i: number, j: number) => boolean;
};

/** `half` members from `from` on against the `half` that follow. */
type Fold = { readonly from: number; readonly half: number };

/** Farther out where some are forbidden; returns how far it went. */
const namePartners = (u: number, { from, half }: Fold, { meets }: Layout, add: (v: number) => void): number => {
  const upper = u < from + half;
  const fold = upper ? u + half : u - half;
  const first = upper ? from + half : from;
  const last = first + half - 1;
  if (fold >= first && fold <= last && meets(u, fold)) add(fold);
  let below = 0;
  let above = 0;
  let far = 0;
  while ((below < REACH && fold - far > first) || (above < REACH && fold + far < last)) {
    far += 1;
    if (fold - far >= first && fold - far <= last && meets(u, fold - far)) {
      add(fold - far);
      below += 1;
    }
    if (fold + far <= last && meets(u, fold + far)) {
      add(fold + far);
      above += 1;
    }
  }
  return far;
};

const oneFold = (layout: Layout): Pick<Pairs, 'candidates' | 'start'> => {
  const { steps, levels } = layout;
  const size = steps.length;
  const half = size / 2;
  const whole: Fold = { from: 0, half };
  const reach = new Int32Array(size);
  const floater = item(steps, 0) - item(steps, size - 1);
  const prices = new Float64Array(size * levels.count);
  levels.pack([0, 0, 2 * floater * floater, 0, 0], prices, 0);
  const candidates: Candidates = {
    near: (u, add) => {
      reach[u] = namePartners(u, whole, layout, add);
    },
    classes: 2,
    classOf: (u) => (u === 0 ? 0 : 1),
    // A pair across the halves that was left out is farther from the fold; one within a half costs still more.
    bound: (u, other, into) => {
      const gap = u === 0 || other === 0 ? floater : 0;
      levels.pack([0, 0, 2 * gap * gap, 0, 2 * (int(reach, u) + 1) ** 2], into, 0);
    },
    patience: 2 * (REACH + 1) ** 2,
  };
  return { candidates, start: { mate: Int32Array.from({ length: size }, (_, u) => (u + half) % size), prices } };
};

type Tier = { readonly from: number; readonly length: number };

/**
 * Mates and prices that make each tier of a merged group its own fold. With h pairs in the tier, g = m − h, positions
 * counted from the tier's first and δ = distance from the tier's fold, F is (g − δ)² = g² − 2gδ + δ². The prices take
 * g² − 2gδ, one part falling and one rising with the position, so what is left is δ² for a pair across the tier's
 * halves, and never negative for one within a half. X is paid by the larger part of the tier on one side of the group's
 * middle.
 */
const tierPrices = ({ steps, levels }: Layout, tiers: readonly Tier[]): Start => {
  const half = steps.length / 2;
  const mate = new Int32Array(steps.length).fill(-1);
  const prices = new Float64Array(steps.length * levels.count);
  for (const { from, length } of tiers) {
    const h = Math.floor(length / 2);
    const g = half - h;
    const upperSide = Math.min(length, Math.max(0, half - from));
    for (let i = 0; i < 2 * h; i++) {
      const u = from + i;
      mate[u] = i < h ? u + h : u - h;
      const side = u < half === 2 * upperSide >= length ? 1 : -1;
      const fold = i < h ? g * g - 2 * g * h + 4 * g * i : g * g + 2 * g * h - 4 * g * (i - h);
      levels.pack([0, 0, 0, side, fold], prices, u * levels.count);
    }
  }
  return { mate, prices };
};

/** Most members of a block: pairs are ruled out a block at a time, so a block must not reach far along the fold. */
const BLOCK = 64;

type Block = { readonly from: number; readonly to: number };

/** Blocks of members with equal points, each on one side of the middle. */
const blocksOf = (tiers: readonly Tier[], half: number): readonly Block[] =>
  tiers.flatMap(({ from, length }) => {
    const blocks: Block[] = [];
    for (let at = from; at < from + length; ) {
      const side = at < half ? half : Number.POSITIVE_INFINITY;
      const to = Math.min(from + length, at + BLOCK, side);
      blocks.push({ from: at, to });
      at = to;
    }
    return blocks;
  });

/** The least |distance − half| of u to a member of the block. */
const leastFromFold = (u: number, { from, to }: Block, half: number): number => {
  const nearest = u < from ? from - u : u >= to ? u - to + 1 : 0;
  const farthest = Math.max(Math.abs(u - from), Math.abs(u - to + 1));
  return Math.max(0, nearest - half, half - farthest);
};

const foldPerTier = (layout: Layout): Pick<Pairs, 'candidates' | 'start'> => {
  const { steps, levels } = layout;
  const half = steps.length / 2;
  const starts = steps.flatMap((step, i) => (step === steps[i - 1] ? [] : [i]));
  const tiers = starts.map((from, i): Tier => ({ from, length: (starts[i + 1] ?? steps.length) - from }));
  const blocks = blocksOf(tiers, half);
  const blockOf = new Int32Array(steps.length);
  for (const [i, { from, to }] of blocks.entries()) blockOf.fill(i, from, to);
  const values = [0, 0, 0, 0, 0];
  const tierOf = new Int32Array(steps.length);
  for (const [i, { from, length }] of tiers.entries()) tierOf.fill(i, from, from + length);
  const candidates: Candidates = {
    near: (u, add) => {
      const { from, length } = item(tiers, int(tierOf, u));
      namePartners(u, { from, half: Math.floor(length / 2) }, layout, add);
      // An odd tier has a floater: without neighbours of other tiers the whole group would be searched for a way out.
      for (let v = u + 1; v <= u + REACH + 1 && v < steps.length; v++) if (item(steps, v) !== item(steps, u)) add(v);
    },
    classes: blocks.length,
    classOf: (u) => int(blockOf, u),
    bound: (u, other, into) => {
      const block = item(blocks, other);
      const gap = item(steps, u) - item(steps, block.from);
      values[2] = 2 * gap * gap;
      values[3] = u < half === block.from < half ? 2 : 0;
      values[4] = 2 * leastFromFold(u, block, half) ** 2;
      levels.pack(values, into, 0);
    },
    patience: Number.POSITIVE_INFINITY,
  };
  return { candidates, start: tierPrices(layout, tiers) };
};

export const nearFolds = (layout: Layout): Pick<Pairs, 'candidates' | 'start'> => {
  const { steps } = layout;
  const oneTier = steps.every((step, i) => i === 0 || step === steps[1]);
  return oneTier ? oneFold(layout) : foldPerTier(layout);
};
