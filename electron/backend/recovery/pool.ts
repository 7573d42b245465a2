/**
 * All pieces of a tournament together, and the longest way through them [reliability 8.3]: steps are joined only where the hash of one is
 * what the next one names as its predecessor, so that what comes out was once one journal.
 */

import { newestFacts, type StoredFact } from '../file/facts.ts';
import { firstLink, type StoredStep } from '../file/step.ts';
import type { About, Piece } from './salvage.ts';

export type Pool = {
  readonly about: About;
  /** Every step of this tournament that any piece holds, by hash. */
  readonly steps: ReadonlyMap<string, StoredStep>;
  /** The newest facts of this tournament that any piece holds. */
  readonly facts: readonly StoredFact[];
  /** The longest chain from the first step on. */
  readonly best: readonly StoredStep[];
};

const idOfFirst = ({ no, command }: StoredStep): string | null => {
  const id = no === 1 ? (command as { readonly id?: unknown } | null)?.id : undefined;
  return typeof id === 'string' ? id : null;
};

/** Which tournament the pieces belong to: by what they say, and by the commands that made a tournament. */
const aboutsIn = (pieces: readonly Piece[]): readonly About[] => {
  const said = pieces.flatMap(({ about }) => about ?? []);
  const made = pieces.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      const tournamentId = idOfFirst(step);
      return tournamentId === null ? [] : [{ tournamentId, createdBy: 'Seatwright', createdAt: step.at }];
    }),
  );
  return [...said, ...made].filter(
    ({ tournamentId }, place, all) => all.findIndex((other) => other.tournamentId === tournamentId) === place,
  );
};

/** The longest chain of the steps that begins with a tournament's first link. Of two equally long, the later one. */
const longestFrom = (link: string, steps: Iterable<StoredStep>): readonly StoredStep[] => {
  const after = new Map<string, StoredStep[]>();
  const sorted = [...steps].sort((a, b) => b.no - a.no);
  const length = new Map<string, number>();
  const longer = (a: StoredStep | undefined, b: StoredStep): StoredStep => {
    if (a === undefined) return b;
    const [one, other] = [length.get(a.hash) ?? 0, length.get(b.hash) ?? 0];
    return other > one || (other === one && b.at > a.at) ? b : a;
  };
  const nextOf = (hash: string, no: number): StoredStep | undefined =>
    after
      .get(hash)
      ?.filter((step) => step.no === no)
      .reduce<StoredStep | undefined>(longer, undefined);
  for (const step of sorted) {
    const next = nextOf(step.hash, step.no + 1);
    length.set(step.hash, 1 + (next === undefined ? 0 : (length.get(next.hash) ?? 0)));
    const siblings = after.get(step.prev);
    if (siblings === undefined) after.set(step.prev, [step]);
    else siblings.push(step);
  }
  const chain: StoredStep[] = [];
  for (let next = nextOf(link, 1); next !== undefined; next = nextOf(next.hash, next.no + 1)) chain.push(next);
  return chain;
};

/**
 * The pool of the tournament that the pieces hold most of; null where not even a first step is there.
 * @param prefer the tournament whose file is being recovered, where that is known
 */
export const poolOf = (pieces: readonly Piece[], prefer: string | null = null): Pool | null => {
  const pools = poolsOf(pieces);
  return pools.find(({ about }) => about.tournamentId === prefer) ?? pools[0] ?? null;
};

/** The pools of all tournaments that the pieces hold, the longest first. */
export const poolsOf = (pieces: readonly Piece[]): readonly Pool[] =>
  aboutsIn(pieces)
    .map((about): Pool => {
      const own = pieces.filter((piece) => (piece.about?.tournamentId ?? about.tournamentId) === about.tournamentId);
      const steps = new Map(own.flatMap((piece) => piece.steps.map((step) => [step.hash, step] as const)));
      const facts = newestFacts(own.flatMap((piece) => piece.facts));
      return { about, steps, facts, best: longestFrom(firstLink(about.tournamentId), steps.values()) };
    })
    .filter(({ best }) => best.length > 0)
    .sort((a, b) => b.best.length - a.best.length);

/** The chain that ends with a step of the pool, from the first one on; null where a step before it is missing. */
export const chainTo = (pool: Pool, hash: string): readonly StoredStep[] | null => {
  const chain: StoredStep[] = [];
  let link = hash;
  for (let step = pool.steps.get(link); step !== undefined; step = pool.steps.get(link)) {
    chain.push(step);
    link = step.prev;
  }
  return link === firstLink(pool.about.tournamentId) && chain.length > 0 ? chain.reverse() : null;
};
