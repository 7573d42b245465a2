/**
 * | rule | function |
 * | --- | --- |
 * | [duel 5] frozen standings keep their order; everybody who was moved is known | `inFrozenOrder`, `decideFreeze` |
 * | those who share a place and were not moved stand by seed, and say so | `inFrozenOrder` |
 */

import { provisionalRefusal } from '../../../game/provisional.ts';
import type { StandingsRow } from '../../../game/standings.ts';
import { type Answer, no, ok, type Refusal, refuse } from '../../../tournament/refusal.ts';
import { entrantOf, lastRound, type Tournament, tablesWithoutResult } from '../../../tournament/state.ts';
import type { EntrantId } from '../../../tournament/words.ts';
import { type Cut, type Final, ownOf } from '../rules/state.ts';
import { cutRounds, swissRounds, unfreezeWay } from '../seating/bracket.ts';
import { reorderedByHand } from '../seating/records/standings.ts';

/** Marks that say why the figures put two in this order. */
export const isOfOrder = (mark: string): boolean => ['headToHead', 'finer', 'seedOrder'].includes(mark);

/** Later entries stand at the end. */
export const inFrozenOrder = (rows: readonly StandingsRow[], { order, moved }: Final): readonly StandingsRow[] => {
  if (moved.length === 0) return rows;
  const listed = new Set(order);
  const late = rows.filter(({ entrant }) => !listed.has(entrant)).map(({ entrant }) => entrant);
  const reordered = reorderedByHand(rows, [...order, ...late]);
  if (!reordered.ok) return rows;
  const marked = new Set(moved);
  const placeOf = new Map(rows.map(({ entrant, place }) => [entrant, place]));
  const isParted = (row: StandingsRow, other: StandingsRow | undefined): boolean => {
    const place = placeOf.get(row.entrant) ?? null;
    return place !== null && other !== undefined && !marked.has(other.entrant) && placeOf.get(other.entrant) === place;
  };
  return reordered.value.rows.map((row, at, all) => {
    const { marks = [] } = row;
    if (marked.has(row.entrant)) return { ...row, marks: [...marks.filter((mark) => !isOfOrder(mark)), 'moved'] };
    return isParted(row, all[at - 1]) || isParted(row, all[at + 1]) ? { ...row, marks: [...marks, 'seedOrder'] } : row;
  });
};

const openRefusal = (tournament: Tournament): Refusal | null => {
  if (swissRounds(tournament).length === 0) return refuse('duel.needsFinishedRound');
  const last = lastRound(tournament);
  if (last === undefined || last.confirmed) return provisionalRefusal(tournament);
  const missing = tablesWithoutResult(last);
  const way =
    missing.length > 0
      ? { do: 'enterResults', params: { round: last.no, table: missing[0] ?? 1 } }
      : { do: 'confirmRound', params: { round: last.no } };
  return refuse('round.open', { round: last.no, missing: missing.length, tables: last.tables.length }, [way]);
};

/** Refuses an open round, `duel.cutStarted`, `duel.orderIncomplete` and `duel.reasonMissing`. */
export const decideFreeze = (
  tournament: Tournament,
  rows: readonly StandingsRow[],
  order: readonly EntrantId[],
  reason: string,
): Answer<Final> => {
  if (cutRounds(tournament).length > 0) return no(refuse('duel.cutStarted'));
  const open = openRefusal(tournament);
  if (open !== null) return no(open);
  const reordered = reorderedByHand(rows, order);
  if (!reordered.ok) return reordered;
  const { moved } = reordered.value;
  if (moved.length > 0 && reason.trim() === '') return no(refuse('duel.reasonMissing', { count: moved.length }));
  return ok({ through: tournament.rounds.length, order, moved, reason: moved.length === 0 ? '' : reason.trim() });
};

export const cutRefusal = (tournament: Tournament, final: Final | null, { size }: Cut): Refusal | null => {
  if (cutRounds(tournament).length > 0) return refuse('duel.cutStarted');
  const open = openRefusal(tournament);
  if (open !== null) return open;
  const order = final?.order ?? [];
  const left = order.filter((id) => entrantOf(tournament, id)?.playing === true).length;
  return left < size ? refuse('duel.cutTooLarge', { size, players: left }) : null;
};

export const frozenRefusal = (tournament: Tournament): Refusal | null => {
  const { final, cut } = ownOf(tournament);
  if (cut !== null) return refuse('duel.cutStarted', {}, [{ do: 'duel.openFinals' }]);
  return final === null ? null : refuse('duel.frozen', {}, [unfreezeWay(tournament), { do: 'duel.openFinals' }]);
};
