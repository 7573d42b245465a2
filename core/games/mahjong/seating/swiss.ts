/**
 * | rule | where |
 * | --- | --- |
 * | [M-13] least T, then Q, then ranking order | `findTables` in `swiss-search.ts` |
 * | [M-14] first legal seating at once, work bounded by counts, best so far when stopped | `seatSwiss`, `findTables` |
 * | [M-15] metrics before accepting | `measureApart` |
 * | [M-16] no rule for table counts | nothing to do |
 * | [M-17] chosen pairs and team-mates apart | `apart.ts` |
 *
 * Different on purpose: every seating is covered up to 20 players instead of 16, and where the least is not known after
 * the local search, linear programming proves the seating or finds a better one. Option `closest`: D before ranking
 * order, so the top-down search is left out.
 */

import type { Proposal } from '../../../game/seating.ts';
import type { PairCosts } from '../../../search/pair-costs.ts';
import { topDownGreedy } from '../../../search/top-down.ts';
import { type Answer, no } from '../../../tournament/refusal.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { APART, apartPairs, measureApart } from './apart.ts';
import { checkCount, checkField, checkFixedTables, checkStarted } from './field.ts';
import { type Meetings, meetings } from './meetings.ts';
import { instantLeast, measure } from './metrics.ts';
import { propose, stronger } from './proposal.ts';
import { placesReason, repeatReasons, topDownReasons } from './reasons.ts';
import type { SwissRequest } from './request.ts';
import { findTables, type SearchControl } from './swiss-search.ts';

/** Meetings, a pair to keep apart counting 1,000; their squares; differences of places. */
const pairCosts = ({ n, met }: Meetings, apart: readonly (readonly [number, number])[]): PairCosts => {
  const first = new Int32Array(met);
  for (const [a, b] of apart) {
    first[a * n + b] = (first[a * n + b] ?? 0) + APART;
    first[b * n + a] = (first[b * n + a] ?? 0) + APART;
  }
  // Filled in place: `from` would first make a list of all pairs, and 2,000 players have four million of them.
  const second = new Int32Array(n * n);
  const third = new Int32Array(n * n);
  for (let a = 0; a < n; a++)
    for (let b = 0; b < n; b++) {
      second[a * n + b] = (met[a * n + b] ?? 0) ** 2;
      third[a * n + b] = Math.abs(a - b);
    }
  return { n, first, second, third };
};

/** Reports the first legal seating at once. Refuses what field.ts and `propose` refuse. */
export const seatSwiss = (request: SwissRequest, control: SearchControl): Answer<Proposal> => {
  const { players, history } = request;
  const n = players.length;
  const refusal = checkField(request) ?? checkCount(n) ?? checkStarted(request) ?? checkFixedTables(request, n / 4);
  if (refusal !== null) return no(refusal);
  const met = meetings(players, history);
  const apart = apartPairs(request);
  const costs = pairCosts(met, apart);
  const ids = (four: readonly number[]): EntrantId[] => four.map((place) => players[place]?.id ?? 0);
  const show = (share: number, groups: () => readonly (readonly number[])[]) =>
    control.progress(
      share,
      groups().map((four, table) => ({ table: table + 1, seats: ids(four) })),
    );
  const greedy = topDownGreedy(n, costs.first);
  show(0, () => greedy);

  const found = findTables({
    request,
    costs,
    control,
    withApart: apart.length > 0,
    show,
    instant: (repeats) => instantLeast(repeats, players, history, met),
  });
  const groups = found.groups.map(ids);
  const { repeats } = measure(
    request,
    groups.map((seats) => ({ seats })),
  );
  const least = stronger(instantLeast(repeats, players, history, met), found.least);
  const procedure = found.documented
    ? topDownReasons(found.groups, met, players, apart)
    : found.groups.map((four) => [placesReason(four, players)]);
  const reasons = groups.map((four, table) => [
    ...(procedure[table] ?? []),
    ...repeatReasons(four, history, least, repeats),
  ]);
  return propose(request, { ...found, groups, reasons, byes: [] }, (tables) => measureApart(request, tables));
};
