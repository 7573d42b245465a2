/**
 * | rule [duel 3.7, 12] | function |
 * | --- | --- |
 * | pairs sorted by the higher points in the pair, then the sum of points, then the better seed | `inTableOrder` |
 * | numbered from the venue's first table, skipped tables left out | `numberTables` |
 * | a pair sits at the pinned table of one of its players; of two, accessibility wins, then the lower number | `pinOf` |
 * | two pairs pinned to one table: accessibility wins, then the table order; the other pair gets the next free table | `numberTables` |
 */

import type { TableNo } from '../../../tournament/words.ts';
import type { DuelPlayer, DuelRequest } from './request.ts';

export type Couple = {
  readonly players: readonly [DuelPlayer, DuelPlayer];
  /** In hundredths. */
  readonly points: readonly [number, number];
};

export const inTableOrder = <T extends Couple>(couples: readonly T[]): T[] => {
  const keyed = couples.map((couple) => {
    const [a, b] = couple.points;
    const [x, y] = couple.players;
    return { couple, high: Math.max(a, b), sum: a + b, seed: Math.min(x.seed, y.seed) };
  });
  return keyed.sort((x, y) => y.high - x.high || y.sum - x.sum || x.seed - y.seed).map(({ couple }) => couple);
};

type Pin = NonNullable<DuelPlayer['pinned']>;

const byPin = (x: Pin, y: Pin): number => Number(y.accessible) - Number(x.accessible) || x.table - y.table;

const pinOf = ({ players }: Couple): Pin | undefined =>
  players.flatMap(({ pinned }) => (pinned === undefined ? [] : [pinned])).sort(byPin)[0];

export type Numbered<T> = { readonly table: TableNo; readonly couple: T; readonly pinned: boolean };

export const numberTables = <T extends Couple>(sorted: readonly T[], tables: DuelRequest['tables']): Numbered<T>[] => {
  const taken = new Map<TableNo, T>();
  const pins = sorted.flatMap((couple) => {
    const pin = pinOf(couple);
    return pin === undefined ? [] : [{ couple, pin }];
  });
  for (const { couple, pin } of pins.sort((x, y) => Number(y.pin.accessible) - Number(x.pin.accessible))) {
    if (!taken.has(pin.table)) taken.set(pin.table, couple);
  }
  const pinned = new Map([...taken].map(([table, couple]) => [couple, table]));
  const closed = new Set([...tables.skipped, ...taken.keys()]);
  let next = tables.first;
  return sorted
    .map((couple) => {
      const own = pinned.get(couple);
      if (own !== undefined) return { table: own, couple, pinned: true };
      while (closed.has(next)) next += 1;
      next += 1;
      return { table: next - 1, couple, pinned: false };
    })
    .sort((x, y) => x.table - y.table);
};
