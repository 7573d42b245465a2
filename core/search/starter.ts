/**
 * Cyclic starters: one base round that is shifted from round to round so that nobody meets twice.
 *
 * People are `cycles` rings of `length` people and some fixed ones. Round d shifts every ring by d places; the fixed stay.
 * Nobody meets twice within `length` rounds exactly when the base round uses every orbit of pairs (a difference within a
 * ring or between two rings, a fixed person with a ring) at most once, and never two fixed people or the half-way
 * difference of a ring, whose orbits are shorter. So the search looks at a single round (design theory calls the base
 * round a starter of a cyclic resolvable packing).
 */

import type { Stream } from '../random/stream.ts';
import { expMinus, quickWords } from './chance.ts';

export type Rings = {
  readonly cycles: number;
  readonly length: number;
  readonly fixed: number;
};

const peopleOf = ({ cycles, length, fixed }: Rings): number => cycles * length + fixed;

/** Rings are people 0..length-1, length..2·length-1 and so on; the fixed come last. */
export const shifted = (base: readonly (readonly number[])[], rings: Rings, shift: number): number[][] => {
  const ringed = rings.cycles * rings.length;
  const move = (person: number) => {
    if (person >= ringed) return person;
    const place = person % rings.length;
    return person - place + ((place + shift) % rings.length);
  };
  return base.map((table) => table.map(move));
};

/** Orbit 0 holds all pairs that must never share a table. */
const orbits = (rings: Rings): { readonly of: Int32Array; readonly count: number } => {
  const { cycles, length } = rings;
  const n = peopleOf(rings);
  const ringed = cycles * length;
  const of = new Int32Array(n * n);
  const known = new Map<string, number>();
  const orbitOf = (a: number, b: number): number => {
    if (a >= ringed && b >= ringed) return 0;
    const [ringA, ringB] = [Math.floor(a / length), Math.floor(b / length)];
    const key = (() => {
      if (b >= ringed) return `${ringA} f${b}`;
      const difference = ((b % length) - (a % length) + length) % length;
      if (ringA !== ringB) return `${ringA} ${ringB} ${difference}`;
      return 2 * difference === length ? '' : `${ringA} ${Math.min(difference, length - difference)}`;
    })();
    if (key === '') return 0;
    const found = known.get(key) ?? known.size + 1;
    known.set(key, found);
    return found;
  };
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++) {
      of[a * n + b] = orbitOf(a, b);
      of[b * n + a] = of[a * n + b] as number;
    }
  return { of, count: known.size + 1 };
};

/** Tables of four; null when none was found within so many swaps, or when stopped. */
export const findStarter = (
  rings: Rings,
  steps: number,
  random: Stream,
  stopped: () => boolean = () => false,
): number[][] | null => {
  const n = peopleOf(rings);
  const { of, count } = orbits(rings);
  const seats = Int32Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [seats[i], seats[j]] = [seats[j] as number, seats[i] as number];
  }
  // The first use of a forbidden pair already counts as a conflict.
  const used = new Int32Array(count);
  used[0] = 1;
  let conflicts = 0;
  const put = (person: number, seat: number, change: 1 | -1): number => {
    const from = seat - (seat % 4);
    let delta = 0;
    for (let other = from; other < from + 4; other++) {
      if (other === seat) continue;
      const orbit = of[person * n + (seats[other] as number)] as number;
      if (change < 0) used[orbit] = (used[orbit] as number) - 1;
      delta += change * (used[orbit] as number);
      if (change > 0) used[orbit] = (used[orbit] as number) + 1;
    }
    return delta;
  };
  for (let table = 0; table < n; table += 4)
    for (let i = table; i < table + 4; i++)
      for (let j = i + 1; j < table + 4; j++) {
        const orbit = of[(seats[i] as number) * n + (seats[j] as number)] as number;
        conflicts += used[orbit] as number;
        used[orbit] = (used[orbit] as number) + 1;
      }
  const word = quickWords(random);
  const below = (m: number) => Math.floor((word() * m) / 2 ** 32);
  const hot = 0.6;
  const cold = 0.15;
  const chances = new Float64Array(64);
  for (let step = 0; step < steps && conflicts > 0; step++) {
    if (step % 20_000 === 0) {
      if (stopped()) return null;
      // A step that adds d conflicts has the chance e^(−d / temperature), which cools down in a straight line.
      const temperature = hot + ((cold - hot) * step) / steps;
      for (let d = 0; d < chances.length; d++) chances[d] = expMinus(d / temperature);
    }
    const p = below(n);
    const q = below(n);
    if (p - (p % 4) === q - (q % 4)) continue;
    const [a, b] = [seats[p] as number, seats[q] as number];
    let delta = put(a, p, -1) + put(b, q, -1);
    seats[p] = b;
    seats[q] = a;
    delta += put(b, p, 1) + put(a, q, 1);
    if (delta > 0 && word() >= 2 ** 32 * (chances[Math.min(delta, 63)] as number)) {
      put(b, p, -1);
      put(a, q, -1);
      seats[p] = a;
      seats[q] = b;
      put(a, p, 1);
      put(b, q, 1);
    } else conflicts += delta;
  }
  if (conflicts > 0) return null;
  return Array.from({ length: n / 4 }, (_, table) => [...seats.subarray(4 * table, 4 * table + 4)]);
};
