/**
 * | method of [M-13] | function |
 * | --- | --- |
 * | 1 top-down search for T = 0, 300,000 tables tried | `fromSearch`, `core/search/top-down.ts` |
 * | 2 every seating of a small field | `fromEverySeating`, `core/search/every-seating.ts` |
 * | 3 seeded local search from the top-down greedy start | `locally`, `core/search/anneal.ts` |
 * | is there a better one? | `fromSearch`, `core/search/prove.ts` |
 */

import type { BudgetUsed, Control, LeastRepeats } from '../../../game/seating.ts';
import { stream } from '../../../random/stream.ts';
import { anneal } from '../../../search/anneal.ts';
import { bestOfAll, MOST_FOR_EVERY_SEATING } from '../../../search/every-seating.ts';
import {
  type Cost,
  compareCosts,
  compareRankingOrder,
  costOf,
  inRankingOrder,
  type PairCosts,
} from '../../../search/pair-costs.ts';
import { type Proof, prove } from '../../../search/prove.ts';
import type { Solver } from '../../../search/solver.ts';
import { type TopDown, topDown, topDownGreedy } from '../../../search/top-down.ts';
import type { Phrase } from '../../../tournament/words.ts';
import { APART } from './apart.ts';
import type { SwissRequest } from './request.ts';

/** Without a solver nothing is proved by linear programming. */
export type SearchControl = Control & { readonly solver?: Solver };

const TABLES_TRIED = 300_000;

/** Swaps of the local search, over all its runs. */
const SWAPS = 6_000_000;
const runsFor = (n: number): number => (n <= 200 ? 4 : 1);

/** Largest field in which a seating is proved by linear programming; beyond, pricing every four takes too long. */
export const MOST_TO_PROVE = 200;
/** Largest field in which also the closeness of opponents is proved. */
const MOST_TO_PROVE_CLOSEST = 40;
const proofLimits = { rounds: 20, added: 1500, few: 3000, kept: 12_000, effort: { nodes: 3000, iterations: 6_000 } };

/** Temperatures and weights that left the fewest repeats on seeded tournaments of 16 to 64 players. */
const heat = { hot: 150, cold: 1.5, light: 30, heavy: 1000, firstShare: 6, secondShare: 2, window: 24 };

type Found = {
  readonly groups: number[][];
  readonly budget: BudgetUsed;
  readonly trace: readonly Phrase[];
  readonly least?: LeastRepeats;
  /** The documented procedure itself made the tables. */
  readonly documented: boolean;
};

const seatings = (n: number): number => {
  let count = 1;
  for (let left = n; left > 4; left -= 4) count *= ((left - 1) * (left - 2) * (left - 3)) / 6;
  return count;
};

export type Search = {
  readonly request: SwissRequest;
  readonly costs: PairCosts;
  readonly control: SearchControl;
  /** Some pairs should be apart, so statements about the least hold among seatings that keep them apart. */
  readonly withApart: boolean;
  readonly show: (share: number, groups: () => readonly (readonly number[])[]) => void;
  readonly instant: (repeats: number) => LeastRepeats;
};

const how = (search: Search, code: string, params: Phrase['params'] = {}): Phrase => ({
  code: `mahjong.how.${code}${search.withApart ? 'Apart' : ''}`,
  params,
});

const fromEverySeating = (search: Search): Found | null => {
  const { request, costs, control } = search;
  const best = bestOfAll(costs, request.options.order === 'closest', control.stopped);
  if (best === null) return null;
  const count = seatings(costs.n);
  const least: LeastRepeats = {
    known: 'proved',
    atLeast: best.cost[0],
    how: how(search, 'everySeating', { seatings: count }),
  };
  return {
    groups: best.groups,
    budget: { steps: count, used: count, ended: 'complete' },
    trace: [{ code: 'mahjong.trace.everySeating', params: { count } }],
    // A pair that could not be kept apart counts 1,000 in the cost, which says nothing about the repeats.
    ...(best.cost[0] < APART ? { least } : {}),
    // Among seatings without a repeat the first in ranking order is what the documented procedure comes to.
    documented: request.options.order === 'documented' && best.cost[0] === 0,
  };
};

const better = (a: { groups: number[][]; cost: Cost }, b: { groups: number[][]; cost: Cost }) =>
  (compareCosts(a.cost, b.cost) || compareRankingOrder(a.groups, b.groups)) <= 0 ? a : b;

const locally = (search: Search, swaps: number) => {
  const { request, costs, control, show } = search;
  const start = topDownGreedy(costs.n, costs.first);
  const random = stream(request.seed, request.round, 'swiss', 'people');
  const runs = runsFor(costs.n);
  let best = { groups: inRankingOrder(start), cost: costOf(start, costs) };
  let used = 0;
  let stopped = control.stopped();
  for (let run = 0; run < runs && !stopped; run++) {
    const steps = Math.floor((swaps * (run + 1)) / runs) - Math.floor((swaps * run) / runs);
    const known = best;
    const onShare = (share: number, groups: () => number[][]) =>
      show(0.3 + (0.4 * (run + share)) / runs, () => (run === 0 ? groups() : known.groups));
    const found = anneal(costs, start, { ...heat, steps }, { random, stopped: control.stopped, onShare });
    used += found.used;
    stopped = found.stopped;
    best = better(best, { groups: inRankingOrder(found.groups), cost: found.cost });
  }
  return { ...best, used, stopped };
};

const leastAfter = (search: Search, tried: TopDown | null, proof: Proof | null, cost: Cost): LeastRepeats => {
  const none: LeastRepeats = { known: 'unknown', atLeast: 0, how: { code: 'mahjong.how.unknown' } };
  if (cost[0] >= APART) return none;
  if (proof?.proved) return { known: 'proved', atLeast: cost[0], how: how(search, 'noBetterChoice') };
  const byTopDown = tried?.found === 'none' ? 1 : 0;
  const byProof = proof?.firstAtLeast ?? 0;
  const atLeast = Math.max(byTopDown, byProof);
  if (atLeast === 0) return none;
  return {
    known: atLeast === cost[0] ? 'proved' : 'bounded',
    atLeast,
    how:
      byProof > byTopDown
        ? how(search, 'relaxation', { atLeast })
        : how(search, 'noneWithoutRepeat', { count: tried?.tried ?? 0 }),
  };
};

const fromSearch = (search: Search): Found => {
  const { request, costs, control, show } = search;
  const { n } = costs;
  const closest = request.options.order === 'closest';
  const swaps = request.budget?.steps ?? SWAPS;
  const tables = Math.min(TABLES_TRIED, swaps);
  const trace: Phrase[] = [];

  const tried = closest ? null : topDown(n, costs.first, tables, control.stopped);
  if (tried !== null) {
    trace.push({ code: `mahjong.trace.topDown.${tried.found}`, params: { count: tried.tried } });
    if (tried.found === 'seating')
      return {
        groups: tried.groups,
        budget: { steps: tables, used: tried.tried, ended: 'complete' },
        trace,
        documented: true,
      };
  }
  const steps = swaps + (closest ? 0 : tables);
  const local = locally(search, swaps);
  trace.push({ code: 'mahjong.trace.searched', params: { count: local.used } });
  const used = local.used + (tried?.tried ?? 0);
  const wanted =
    local.cost[0] < APART &&
    n <= MOST_TO_PROVE &&
    (search.instant(local.cost[0]).known !== 'proved' || (closest && n <= MOST_TO_PROVE_CLOSEST));
  const { solver } = control;
  show(0.7, () => local.groups);
  const proof =
    wanted && !local.stopped && solver !== undefined
      ? prove(costs, local.groups, proofLimits, {
          solver,
          stopped: control.stopped,
          onBetter: (groups) => show(0.8, () => groups),
        })
      : null;
  const best = proof === null ? local : better(proof, local);
  if (proof !== null)
    trace.push(
      { code: proof.proved ? 'mahjong.trace.proved' : 'mahjong.trace.notProved' },
      ...(compareCosts(best.cost, local.cost) < 0 ? [{ code: 'mahjong.trace.bettered' }] : []),
    );
  // Where the solver is wanted and missing, another machine could give another seating, so this one is not repeatable.
  const withoutSolver = wanted && solver === undefined;
  if (withoutSolver) trace.push({ code: 'mahjong.trace.noSolver' });
  const stopped = local.stopped || proof?.stopped === true || withoutSolver;
  return {
    groups: best.groups,
    budget: { steps, used, ended: stopped ? 'stopped' : proof?.proved === true ? 'complete' : 'budget' },
    trace,
    least: leastAfter(search, tried, proof, best.cost),
    documented: false,
  };
};

export const findTables = (search: Search): Found =>
  (search.costs.n <= MOST_FOR_EVERY_SEATING ? fromEverySeating(search) : null) ?? fromSearch(search);
