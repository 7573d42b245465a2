/**
 * | rule [duel 5] | where |
 * | --- | --- |
 * | points, then the tie-breaks, starting again after each split; shared places, listed by seed | `duelStandings`, core/standings/rank.ts |
 * | where no figure shown parts two, their own matches did, when the tie-breaks started again, or decimals that are not shown: both are marked | `partedUnseen` |
 * | order by hand at the end; what was moved is known | `reorderedByHand` |
 */

import { isShownAlike, type Unit } from '../../../../game/paper.ts';
import type { Standings, StandingsRow } from '../../../../game/standings.ts';
import { type Criterion, type Ranked, rank } from '../../../../standings/rank.ts';
import { type Answer, no, ok, refuse } from '../../../../tournament/refusal.ts';
import type { EntrantId } from '../../../../tournament/words.ts';
import type { TieBreakName } from '../../rules/scoring.ts';
import { type RecordSource, recordsOf } from './records.ts';
import { type TieBreak, tieBreak } from './tie-breaks.ts';

/** As many decimals as their points need. */
export const pointsUnit = (points: readonly number[]): Unit => ({
  scale: 100,
  decimals: points.every((own) => own % 100 === 0) ? 0 : points.every((own) => own % 10 === 0) ? 1 : 2,
  signed: false,
});

/** What parts neighbours of whom every column says the same: null, their own matches, or figures behind the decimals shown. */
const partedUnseen = (
  { entrant: a, place, values: valuesOfA }: Ranked<EntrantId>,
  { entrant: b, place: next, values: valuesOfB }: Ranked<EntrantId>,
  lists: readonly TieBreak[],
  units: readonly Unit[],
): 'headToHead' | 'finer' | null => {
  if (place === next) return null;
  const isShownSame = lists.every(({ alone, cell }, i) => {
    const unit = units[i];
    return alone === null || unit === undefined
      ? valuesOfA[i + 1] === valuesOfB[i + 1]
      : isShownAlike(cell(alone(a)), cell(alone(b)), unit);
  });
  if (!isShownSame) return null;
  return lists.every(({ alone }) => alone === null || alone(a) === alone(b)) ? 'headToHead' : 'finer';
};

const unseenMarks = (
  ranked: readonly Ranked<EntrantId>[],
  lists: readonly TieBreak[],
  units: readonly Unit[],
  points: (id: EntrantId) => number,
): ReadonlyMap<EntrantId, readonly string[]> => {
  const marks = new Map<EntrantId, readonly string[]>();
  for (const [at, row] of ranked.entries()) {
    const next = ranked[at + 1];
    if (next === undefined || points(row.entrant) !== points(next.entrant)) continue;
    const mark = partedUnseen(row, next, lists, units);
    if (mark === null) continue;
    for (const id of [row.entrant, next.entrant]) marks.set(id, [...new Set([...(marks.get(id) ?? []), mark])]);
  }
  return marks;
};

/** Cells are points in hundredths, then one per tie-break, most important first; null where it was not needed. */
export const duelStandings = (source: RecordSource, tieBreaks: readonly TieBreakName[]): Standings => {
  const records = recordsOf(source);
  const points = (id: EntrantId): number => records.get(id)?.points ?? 0;
  const unit = pointsUnit([...records.values()].map((record) => record.points));
  const lists = tieBreaks.map((name) => tieBreak(name, { records }));
  const first: Criterion<EntrantId> = { code: 'points', values: (tied) => tied.map(points) };
  const bySeed = [...source.players].sort((a, b) => a.seed - b.seed).map(({ id }) => id);
  const ranked = rank(bySeed, [first, ...lists.map(({ criterion }) => criterion)]);
  const units = lists.map((list) => (list.unit === 'points' ? unit : list.unit));
  const marked = unseenMarks(ranked, lists, units, points);
  return {
    through: source.history.reduce((last, round) => (round.void ? last : Math.max(last, round.round)), 0),
    columns: [
      { code: 'points', unit },
      ...lists.map((list, i) => ({ code: list.criterion.code, unit: units[i] ?? unit })),
    ],
    rows: ranked.map(
      ({ entrant, place, values }): StandingsRow => ({
        place,
        entrant,
        ...(marked.has(entrant) ? { marks: marked.get(entrant) ?? [] } : {}),
        cells: [
          points(entrant),
          ...lists.map(({ alone, cell }, i) => {
            const value = alone?.(entrant) ?? values[i + 1] ?? null;
            return value === null ? null : cell(value);
          }),
        ],
      }),
    ),
  };
};

/** Places are 1…n; `moved` are those who stand elsewhere than before. */
export type Reordered = { readonly rows: readonly StandingsRow[]; readonly moved: readonly EntrantId[] };

/** Refuses `duel.orderIncomplete` when the order does not name everybody exactly once. */
export const reorderedByHand = (rows: readonly StandingsRow[], order: readonly EntrantId[]): Answer<Reordered> => {
  const byEntrant = new Map(rows.map((row) => [row.entrant, row]));
  const named = new Set(order.filter((id) => byEntrant.has(id)));
  if (order.length !== rows.length || named.size !== rows.length) {
    return no(refuse('duel.orderIncomplete', { players: rows.length, named: named.size }));
  }
  return ok({
    rows: order.flatMap((id, i) => {
      const row = byEntrant.get(id);
      return row === undefined ? [] : [{ ...row, place: i + 1 }];
    }),
    moved: order.filter((id, i) => rows[i]?.entrant !== id),
  });
};
