/**
 * The prize pool and its shares, in whole units of money that add up to the pool.
 *
 * | rule [poker 8] | function |
 * | --- | --- |
 * | pool = money - fee - bounties, or as typed in | `poolOf` |
 * | presets by number of entries; above 60 about 15 % are paid | `presetParts` |
 * | each prize is rounded down to the unit, the remainder goes to place 1 | `prizes` |
 * | tied entries split the sum of their prizes in equal shares, leftover units by registration | `prizeByEntry` |
 *
 * Above 60 entries no preset is published: a fifth of the pool goes to all paid places alike, the rest in proportion to one over
 * the place. The last of 15 % then gets two or three buy-ins and the first about a tenth to a third of the pool.
 */

import type { EntryNo } from '../rules/room.ts';
import { MOST_PAID, type PokerRules } from '../rules/rules.ts';
import type { Place } from './places.ts';

const presets: readonly { readonly upTo: number; readonly parts: readonly number[] }[] = [
  { upTo: 10, parts: [65, 35] },
  { upTo: 20, parts: [50, 30, 20] },
  { upTo: 30, parts: [42, 26, 18, 14] },
  { upTo: 45, parts: [38, 24, 16, 12, 10] },
  { upTo: 60, parts: [35, 22, 15, 11, 9, 8] },
];

const MILLION = 1_000_000;

/** In millionths; the first takes what rounding leaves. */
const largeFieldParts = (entries: number): readonly number[] => {
  const paid = Math.min(MOST_PAID, Math.round((entries * 15) / 100));
  const weights = Array.from({ length: paid }, (_, index) => Math.floor((1000 * MILLION) / (index + 1)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const flat = Math.floor(MILLION / 5 / paid);
  const parts = weights.map((weight) => flat + Math.floor((((4 * MILLION) / 5) * weight) / sum));
  const rest = MILLION - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, index) => (index === 0 ? part + rest : part));
};

export const presetParts = (entries: number): readonly number[] =>
  presets.find(({ upTo }) => entries <= upTo)?.parts ?? largeFieldParts(entries);

export const partsOf = (payouts: PokerRules['payouts'], entries: number): readonly number[] =>
  payouts.paid ? (payouts.parts ?? presetParts(entries)).slice(0, entries) : [];

export const poolOf = (
  money: PokerRules['money'],
  sold: { readonly entries: number; readonly rebuys: number; readonly addOns: number },
): number =>
  money.pool ??
  Math.max(0, money.buyIn - money.fee - money.bounty) * sold.entries +
    money.rebuy * sold.rebuys +
    money.addOn * sold.addOns;

export const prizes = (pool: number, parts: readonly number[], unit: number): number[] => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return [];
  const rounded = parts.map((part) => Math.floor(Math.floor((pool * part) / whole) / unit) * unit);
  const rest = pool - rounded.reduce((sum, prize) => sum + prize, 0);
  return rounded.map((prize, index) => (index === 0 ? prize + rest : prize));
};

export const prizeByEntry = (
  places: readonly Place[],
  byPlace: readonly number[],
  unit: number,
): ReadonlyMap<EntryNo, number> => {
  const tied = new Map<number, Place[]>();
  for (const place of places) tied.set(place.from, [...(tied.get(place.from) ?? []), place]);
  const won = new Map<EntryNo, number>();
  for (const [from, together] of tied) {
    const sum = byPlace.slice(from - 1, from - 1 + together.length).reduce((all, prize) => all + prize, 0);
    if (sum === 0) continue;
    const share = Math.floor(sum / together.length / unit) * unit;
    let left = sum - share * together.length;
    for (const { entry } of together.toSorted((a, b) => a.entry - b.entry)) {
      const more = Math.min(left, unit);
      left -= more;
      won.set(entry, share + more);
    }
  }
  return won;
};

export const onBubble = (left: number, paid: number): boolean => paid > 0 && left === paid + 1;
