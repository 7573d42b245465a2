/**
 * A result as it is typed on one line (5.1): "12-8", "5 12-8" with the table in front, "55.12", "+7", "w", "u".
 *
 * | typed | entry |
 * | --- | --- |
 * | two numbers | both sides: VP, or the IMPs of both |
 * | one number | N-S: VP, MP %, or the margin in IMPs (negative when E-W won) |
 * | `w`, then `ns` or `ew` | walkover, that side came; alone: neither came |
 * | `u` | unplayed |
 *
 * In events ranked by VP the numbers are VP unless they are said to be IMPs or MP %.
 */

import type { TableNo } from '../tournament/words.ts';
import { readHundredths } from './decimals.ts';
import { type BridgeResult, type BridgeResultInput, enteredResult } from './results.ts';

export type EntryUnit = 'vp' | 'imp' | 'mp';

export type EnteredLine = { readonly table: TableNo | null; readonly result: BridgeResult };

const TABLE = /^(\d{1,4})\s+(\S.*)$/u;
const PAIR = /^(\d[\d.,]*)\s*[-–:/]\s*(\d[\d.,]*)$/u;
const WALKOVER = /^(?:w|ц)\s*(ns|ew|n|e)?$/iu;

const sides = (ns: number, ew: number | null, unit: EntryUnit): BridgeResultInput => {
  if (unit === 'mp') return { entry: 'mp', ns };
  if (unit === 'vp') return { entry: 'vp', ns, ew };
  // A margin of E-W is entered as its IMPs against 0.
  return ew === null && ns < 0 ? { entry: 'imp', ns: 0, ew: -ns } : { entry: 'imp', ns, ew: ew ?? 0 };
};

const resultIn = (text: string, unit: EntryUnit): BridgeResultInput | null => {
  const walkover = WALKOVER.exec(text);
  if (walkover !== null) {
    const side = walkover[1]?.toLowerCase();
    return { entry: 'walkover', innocent: side === undefined ? null : side.startsWith('n') ? 'ns' : 'ew' };
  }
  // The same keys on a Cyrillic keyboard.
  if (/^[uг]$/iu.test(text)) return { entry: 'unplayed' };
  const pair = PAIR.exec(text);
  const ns = readHundredths(pair?.[1] ?? text);
  const ew = pair === null ? null : readHundredths(pair[2] ?? '');
  if (ns === null || (pair !== null && ew === null)) return null;
  if (unit === 'mp' && ew !== null && ns + ew !== 10_000) return null;
  return sides(ns, ew, unit);
};

/** What was typed, or null where it is no result. Whether the scale allows it is for `scoreResult` to say. */
export const readEntryLine = (text: string, unit: EntryUnit): EnteredLine | null => {
  const line = text.trim();
  const found = TABLE.exec(line);
  const own = found === null ? null : resultIn(found[2] ?? '', unit);
  const entered = own ?? resultIn(line, unit);
  if (entered === null) return null;
  const parsed = enteredResult.safeParse(entered);
  return parsed.success ? { table: own === null ? null : Number(found?.[1]), result: parsed.data } : null;
};
