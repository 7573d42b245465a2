/** "Which tables are already safe?" [bridge 4.9]: those whose opponents are the same however the last matches end. */

import type { EntrantId, TableNo } from '../../../tournament/words.ts';

export const MOST_OPEN = 4;
const QUARTERS: readonly number[] = [0, 25, 50, 75, 100];

type Seats = { readonly table: TableNo; readonly seats: readonly EntrantId[] };

export type SafeTables = {
  readonly safe: readonly Seats[];
  readonly outcomes: number;
};

/** @param wholePoints whole VP of both sides together, or null where nothing is counted in whole points */
export const sharesFor = (open: number, wholePoints: number | null): readonly number[] =>
  open > 2 || wholePoints === null
    ? QUARTERS
    : Array.from({ length: wholePoints + 1 }, (_, points) => (100 * points) / wholePoints);

function* outcomes(open: number, shares: readonly number[]): Generator<readonly number[]> {
  if (open === 0) {
    yield [];
    return;
  }
  for (const share of shares) for (const rest of outcomes(open - 1, shares)) yield [share, ...rest];
}

const key = ({ table, seats }: Seats): string => `${table}: ${seats.toSorted((a, b) => a - b).join()}`;

/** @param seat the seating for one outcome: N-S shares in per cent, in the order of the matches that are out */
export function* safeSteps(
  open: number,
  shares: readonly number[],
  seat: (outcome: readonly number[]) => readonly Seats[],
): Generator<SafeTables, void> {
  let safe: readonly Seats[] | null = null;
  let tried = 0;
  for (const outcome of outcomes(open, shares)) {
    const tables = seat(outcome);
    const here = new Set(tables.map(key));
    safe = (safe ?? tables).filter((table) => here.has(key(table)));
    tried += 1;
    yield { safe, outcomes: tried };
  }
}
