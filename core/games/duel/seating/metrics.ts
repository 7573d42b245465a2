/**
 * Figures of a draw.
 *
 * | what | where |
 * | --- | --- |
 * | rounds in which two people met | `roundsMet` |
 * | fewest repeats of any pairing that keeps to the never-pair list, by an exact matching | `leastRepeats` |
 * | no repeat needs no proof | `leastOf` |
 * | repeats, pairs across points, gaps | `measure` |
 */

import type { LeastRepeats, Metrics, Repeat } from '../../../game/seating.ts';
import { packedLevels } from '../../../matching/levels.ts';
import { minimumPairing } from '../../../matching/pairing.ts';
import type { EntrantId, RoundNo, Table } from '../../../tournament/words.ts';
import { type DuelRecord, recordsOf } from './records/records.ts';
import type { DuelRequest } from './request.ts';

type Records = ReadonlyMap<EntrantId, DuelRecord>;

const never: readonly RoundNo[] = [];

/** Asked for every pair of a large field, so nothing is made where there are none. */
export const roundsMet = (records: Records, a: EntrantId, b: EntrantId): readonly RoundNo[] => {
  let rounds: RoundNo[] | null = null;
  for (const { met, opponent, round } of records.get(a)?.lines ?? []) {
    if (!met || opponent !== b) continue;
    rounds ??= [];
    rounds.push(round);
  }
  return rounds ?? never;
};

const leastRepeats = (request: DuelRequest, records: Records, players: readonly EntrantId[]): number => {
  const placeOf = new Map(players.map((id, place) => [id, place]));
  const apart = new Set<number>();
  for (const [a, b] of request.never) {
    const [x, y] = [placeOf.get(a), placeOf.get(b)];
    if (x !== undefined && y !== undefined) apart.add(x * players.length + y).add(y * players.length + x);
  }
  const half = players.length / 2;
  const levels = packedLevels([request.history.length], half);
  const { outcome } = minimumPairing({
    size: players.length,
    levels: 1,
    cost: (u, v, into, from) => {
      if (apart.has(u * players.length + v)) return false;
      levels.pack([roundsMet(records, players[u] ?? 0, players[v] ?? 0).length], into, from);
      return true;
    },
    candidates: {
      near: (u, add) => {
        for (let far = -3; far <= 3; far++) add((u + half + far + players.length) % players.length);
      },
      classes: 1,
      classOf: () => 0,
      bound: (_u, _class, into) => into.fill(0),
      patience: 1,
    },
  });
  return outcome.kind === 'perfect' ? (outcome.cost[0] ?? 0) : 0;
};

const leastOf = (request: DuelRequest, records: Records, repeats: number, tables: readonly Table[]): LeastRepeats => {
  if (repeats === 0) return { known: 'proved', atLeast: 0, how: { code: 'duel.how.noRepeat' } };
  const players = tables.flatMap(({ seats }) => seats).sort((a, b) => a - b);
  const atLeast = leastRepeats(request, records, players);
  return {
    known: atLeast === repeats ? 'proved' : 'bounded',
    atLeast,
    how: { code: 'duel.how.matching', params: { count: atLeast } },
  };
};

/** Figures: `crossPairs` have unequal points; `widestGap` is in hundredths, `gapSquares` in hundredths squared. */
export const measure = (
  request: DuelRequest,
  tables: readonly Table[],
  records: Records = recordsOf(request),
): Metrics => {
  const repeated: Repeat[] = [];
  const gaps: number[] = [];
  for (const { seats } of tables) {
    const [a = 0, b = 0] = seats;
    const rounds = roundsMet(records, a, b);
    if (rounds.length > 0) repeated.push({ pair: [a, b], rounds });
    gaps.push(Math.abs((records.get(a)?.points ?? 0) - (records.get(b)?.points ?? 0)));
  }
  const repeats = repeated.reduce((sum, { rounds }) => sum + rounds.length, 0);
  return {
    repeats,
    repeated,
    least: leastOf(request, records, repeats, tables),
    figures: {
      crossPairs: gaps.filter((gap) => gap > 0).length,
      widestGap: gaps.reduce((most, gap) => Math.max(most, gap), 0),
      gapSquares: gaps.reduce((sum, gap) => sum + gap * gap, 0),
    },
  };
};
