/** A stand-in is there for the next draw: it ends nobody's play [bridge 4.9] [W-3.2, W-4.6]. */

import { describe, expect, test } from 'vitest';
import { bridge } from '../../../../../core/games/bridge/bridge.ts';
import { missingResults } from '../../../../../core/games/bridge/results/event.ts';
import { averageResult } from '../../../../../core/games/bridge/steps/decide-scores.ts';
import { hallAfter, nowhere } from '../../../../../core/sheets/hall/hall-rounds.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import {
  blockedTables,
  isWaiting,
  lateTables,
  missingTables,
  roundInWork,
} from '../../../../../core/tournament/round-in-work.ts';
import { roundOf } from '../../../../../core/tournament/state.ts';
import { vpRules } from '../events.ts';
import { closed, own, run, seatNext, stateOf } from '../tournament.ts';

const rules = vpRules({ startRounds: 2, delay: true });

const result = { entry: 'vp', ns: 1100 } as const;

const enterAt = (ledger: Ledger, round: number, tables: readonly number[]): Ledger =>
  run(ledger, ...tables.map((table) => ({ type: 'result.enter' as const, round, table, result })));

const standInsFor = (ledger: Ledger, round: number): Ledger =>
  run(
    ledger,
    own({
      do: 'setProvisional',
      round,
      results: missingResults(stateOf(ledger), round).map((table) => ({ table, result: averageResult(rules) })),
    }),
  );

/** Twelve pairs with rounds 1 to 3 published: round 1 is in, and two of the six tables of round 2. */
const played = enterAt(
  enterAt(seatNext(enterAt(seatNext(seatNext(closed(12, rules), 'start'), 'start'), 1, [1, 2, 3, 4, 5, 6])), 2, [1, 2]),
  2,
  [],
);
const stoodIn = standInsFor(played, 2);

const roundNow = (ledger: Ledger) => roundInWork(stateOf(ledger), bridge)?.no;
const inHall = (ledger: Ledger) => hallAfter(stateOf(ledger), bridge, { ...nowhere, at: 2 }).at;
const of = (ledger: Ledger, no: number) => {
  const round = roundOf(stateOf(ledger), no);
  if (round === undefined) throw new Error(`no round ${no}`);
  return round;
};

describe('stand-ins for the next draw', () => {
  test('laid down for four of six tables they leave round 2 the round that is played, for entry and hall', () => {
    expect(bridge.seating.pace?.next(stateOf(stoodIn))).toBe(4);
    expect([roundNow(played), inHall(played)]).toEqual([2, 2]);
    expect([roundNow(stoodIn), inHall(stoodIn)]).toEqual([2, 2]);
    expect(missingTables(stateOf(stoodIn), bridge, of(stoodIn, 2))).toEqual([3, 4, 5, 6]);
    expect(blockedTables(stateOf(stoodIn), bridge, of(stoodIn, 3))).toEqual(
      blockedTables(stateOf(played), bridge, of(played, 3)),
    );
    expect(isWaiting(stateOf(stoodIn), bridge, of(stoodIn, 3))).toBe(isWaiting(stateOf(played), bridge, of(played, 3)));
  });

  test('a round published on them moves nobody from round 2 either', () => {
    const four = seatNext(stoodIn);
    expect([roundNow(four), inHall(four)]).toEqual([2, 2]);
  });

  test('once half of the tables are in, the rest is late and results go to round 3 (case D); the hall waits for round 3 to begin', () => {
    const half = enterAt(stoodIn, 2, [3]);
    expect([roundNow(half), inHall(half)]).toEqual([3, 2]);
    expect(lateTables(stateOf(half), bridge, of(half, 2))).toEqual([4, 5, 6]);
    const begun = run(half, { type: 'result.enter', round: 3, table: 1, result });
    expect(inHall(begun)).toBe(3);
    expect(inHall(enterAt(half, 2, [4, 5, 6]))).toBe(3);
  });

  test('a round drawn with the stand-ins of the one before it is the next for everybody', () => {
    const noDelay = vpRules({ startRounds: 1, delay: false });
    const one = enterAt(seatNext(closed(12, noDelay), 'start'), 1, [1]);
    const two = seatNext(standInsFor(one, 1));
    expect([roundNow(two), hallAfter(stateOf(two), bridge, { ...nowhere, at: 1 }).at]).toEqual([2, 2]);
    expect(lateTables(stateOf(two), bridge, of(two, 1))).toEqual([2, 3, 4, 5, 6]);
  });
});
