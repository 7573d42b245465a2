/** A real result that differs from its stand-in says which seatings were drawn from the stand-in [W-3.8] [fault B-8]. */

import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { averageResult } from '../../../core/games/bridge/steps/decide-scores.ts';
import type { Ledger } from '../../../core/tournament/ledger.ts';
import { drawnFromStandIn } from '../../../renderer/round/impact.ts';
import { vpRules } from '../../core/games/bridge/events.ts';
import { closed, own, run, seatNext, stateOf, undo } from '../../core/games/bridge/tournament.ts';

const rules = vpRules({ startRounds: 1, delay: false });
const won = (ns: number) => ({ entry: 'vp', ns: 100 * ns });
const late = 3;

/** Eight pairs: round 1 with one table on the average, round 2 drawn from it. */
const drawn = run(
  [1, 2, 4].reduce(
    (ledger, table) => run(ledger, { type: 'result.enter', round: 1, table, result: won(10 + table) }),
    seatNext(closed(8, rules), 'start'),
  ),
  own({ do: 'setProvisional', round: 1, results: [{ table: late, result: averageResult(rules) }] }),
);
const two = seatNext(drawn);
const real = (ledger: Ledger, ns: number) =>
  run(ledger, { type: 'result.enter', round: 1, table: late, result: won(ns) });
const answered = (ledger: Ledger) => drawnFromStandIn(ledger.done, stateOf(ledger), families);

describe('B-8 a real result in place of a stand-in', () => {
  test('another order: the round drawn from the stand-in is named', () => {
    expect(answered(real(two, 20))).toEqual([2]);
  });

  test('the stand-in come true: nothing is said', () => {
    expect(answered(real(two, 10))).toEqual([]);
  });

  test('no round drawn yet: nothing is said', () => {
    expect(answered(real(drawn, 20))).toEqual([]);
  });

  test('any other result: nothing is said', () => {
    const other = run(real(two, 20), { type: 'result.enter', round: 2, table: 1, result: won(12) });
    expect(answered(other)).toEqual([]);
    expect(answered(two)).toEqual([]);
  });

  test('undone: nothing is said', () => {
    expect(answered(undo(real(two, 20)))).toEqual([]);
  });

  test('the round already played: it is named all the same', () => {
    const played = run(two, { type: 'result.enter', round: 2, table: 1, result: won(12) });
    expect(answered(real(played, 20))).toEqual([2]);
  });
});
