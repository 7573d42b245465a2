/** A correction shows what it would change in the places: one bust taken back moves all who were out before it [poker 8]. */

import type { EntrantId } from '../../../tournament/words.ts';
import type { EntryNo } from '../rules/room.ts';
import type { ResultRow, Results } from './results.ts';

export type PlaceAndPrize = Pick<ResultRow, 'from' | 'to' | 'prize'>;

/** Null: no place, because the entry is in. */
export type PlaceMove = {
  readonly entry: EntryNo;
  readonly player: EntrantId;
  readonly before: PlaceAndPrize | null;
  readonly after: PlaceAndPrize | null;
};

const isSame = (a: PlaceAndPrize | null, b: PlaceAndPrize | null): boolean =>
  a === null || b === null ? a === b : a.from === b.from && a.to === b.to && a.prize === b.prize;

export const placeMoves = (now: Results, then: Results): readonly PlaceMove[] => {
  const before = new Map(now.rows.map((row) => [row.entry, row]));
  const after = new Map(then.rows.map((row) => [row.entry, row]));
  const order = ({ before: was, after: is }: PlaceMove): number => (was === null || is === null ? 0 : is.from);
  return [...new Map([...before, ...after])]
    .map(([entry, { player }]) => ({
      entry,
      player,
      before: before.get(entry) ?? null,
      after: after.get(entry) ?? null,
    }))
    .filter((move) => !isSame(move.before, move.after))
    .toSorted((a, b) => order(a) - order(b) || a.entry - b.entry);
};
