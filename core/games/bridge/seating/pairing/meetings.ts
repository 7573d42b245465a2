/**
 * Who has met whom, who has sat out, who has sat which way.
 *
 * | rule | function |
 * | --- | --- |
 * | meet(a, b): seated rounds after `ignoreMeetingsThrough` with both in one row [bridge 3.4] | `meetingsOf` |
 * | a match that was not played or won by walkover is no meeting [bridge 3.4] | `SeatedTable.met` |
 * | ignored meetings stay known, so that the trace can name them [bridge 4.18] | `Meetings.ignored` |
 * | rounds N-S less rounds E-W, and the last side [bridge 3.8] | `directionsOf` |
 */

import type { EntrantId, RoundNo, TableNo } from '../../../../tournament/words.ts';

export type Side = 'ns' | 'ew';

/** Seats are N-S, then E-W. */
type SeatedTable = {
  readonly table: TableNo;
  readonly seats: readonly [EntrantId, EntrantId];
  readonly met: boolean;
};

/** `counts` is false for a walkover win or an absence that was asked for. */
export type SatOut = { readonly entrant: EntrantId; readonly table: TableNo | null; readonly counts: boolean };

export type SeatedRound = {
  readonly round: RoundNo;
  readonly tables: readonly SeatedTable[];
  readonly byes: readonly SatOut[];
};

/** How often two have met; symmetric. */
export type Meet = (a: EntrantId, b: EntrantId) => number;

export type Meetings = {
  readonly meet: Meet;
  readonly rounds: (a: EntrantId, b: EntrantId) => readonly RoundNo[];
  readonly ignored: (a: EntrantId, b: EntrantId) => readonly RoundNo[];
};

const NONE: readonly RoundNo[] = [];

const nameOf = (a: EntrantId, b: EntrantId): number => Math.min(a, b) * 1_000_001 + Math.max(a, b);

/** @param ignoreThrough meetings up to this round do not count; 0 counts all */
export const meetingsOf = (history: readonly SeatedRound[], ignoreThrough: RoundNo): Meetings => {
  const counted = new Map<number, RoundNo[]>();
  const ignored = new Map<number, RoundNo[]>();
  for (const { round, tables } of history) {
    const into = round <= ignoreThrough ? ignored : counted;
    for (const { seats, met } of tables) {
      if (!met) continue;
      const name = nameOf(...seats);
      const known = into.get(name);
      if (known === undefined) into.set(name, [round]);
      else known.push(round);
    }
  }
  return {
    meet: (a, b) => counted.get(nameOf(a, b))?.length ?? 0,
    rounds: (a, b) => counted.get(nameOf(a, b)) ?? NONE,
    ignored: (a, b) => ignored.get(nameOf(a, b)) ?? NONE,
  };
};

/** @param forgetThrough byes up to this round are forgotten; 0 forgets none */
export const byeCounts = (history: readonly SeatedRound[], forgetThrough: RoundNo): ReadonlyMap<EntrantId, number> => {
  const counts = new Map<EntrantId, number>();
  for (const { round, byes } of history) {
    if (round <= forgetThrough) continue;
    for (const { entrant, counts: isBye } of byes) {
      if (isBye) counts.set(entrant, (counts.get(entrant) ?? 0) + 1);
    }
  }
  return counts;
};

export type Directions = { readonly ns: number; readonly ew: number; readonly lastNs: RoundNo };

export const noDirections: Directions = { ns: 0, ew: 0, lastNs: 0 };

/** Played or not: what was printed is what was sat. Byes are no side. */
export const directionsOf = (history: readonly SeatedRound[]): ReadonlyMap<EntrantId, Directions> => {
  const sides = new Map<EntrantId, Directions>();
  for (const { round, tables } of history) {
    for (const { seats } of tables) {
      const ns = sides.get(seats[0]) ?? noDirections;
      sides.set(seats[0], { ...ns, ns: ns.ns + 1, lastNs: round });
      const ew = sides.get(seats[1]) ?? noDirections;
      sides.set(seats[1], { ...ew, ew: ew.ew + 1 });
    }
  }
  return sides;
};
