/** Why a matching is blocked, in few names: sets that have, among themselves, one partner too few (P. Hall's condition). */

import { item } from './cells.ts';
import type { Blocked } from './perfect-matching.ts';

export type BlockedSet = {
  readonly members: readonly number[];
  /** The only ones outside whom they may meet. */
  readonly partners: readonly number[];
};

export const smallestBlockedSet = (blocked: Blocked, allowed: (u: number, v: number) => boolean): BlockedSet => {
  const { sets, partners } = blocked;
  const reach = sets.map((set) => partners.flatMap((p, j) => (set.some((u) => allowed(u, p)) ? [j] : [])));
  const takenBy = new Array<number>(partners.length).fill(-1);
  const partnerOf = new Array<number>(sets.length).fill(-1);

  /** Reached from set i by alternating paths; a free partner re-matches instead and gives null. */
  const alternate = (i: number): { readonly sets: number[]; readonly partners: number[] } | null => {
    const from = new Map<number, number>();
    const reached = [i];
    for (const s of reached) {
      for (const p of item(reach, s)) {
        if (from.has(p)) continue;
        from.set(p, s);
        const owner = item(takenBy, p);
        if (owner >= 0) {
          reached.push(owner);
          continue;
        }
        for (let free = p; free >= 0; ) {
          const set = from.get(free) as number;
          const before = item(partnerOf, set);
          partnerOf[set] = free;
          takenBy[free] = set;
          free = set === i ? -1 : before;
        }
        return null;
      }
    }
    return { sets: reached, partners: [...from.keys()] };
  };

  const single = sets.flatMap((_, i) => (alternate(i) === null ? [] : [i]));
  const found = single.flatMap((i) => {
    const reached = alternate(i);
    if (reached === null) return [];
    const members = reached.sets.flatMap((s) => item(sets, s)).sort((a, b) => a - b);
    return [{ members, partners: reached.partners.map((p) => item(partners, p)).sort((a, b) => a - b) }];
  });
  const size = (set: BlockedSet): number => set.members.length + set.partners.length;
  return found.reduce((best, set) => (size(set) < size(best) ? set : best));
};
