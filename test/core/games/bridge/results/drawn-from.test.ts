/** From which standing a round of bridge was drawn [fault B-11], and what the standing of the moment credits [fault B-12]. */

import { describe, expect, test } from 'vitest';
import { drawnFrom } from '../../../../../core/game/methods.ts';
import { bridge } from '../../../../../core/games/bridge/bridge.ts';
import type { Ledger } from '../../../../../core/tournament/ledger.ts';
import { vpRules } from '../events.ts';
import { closed, run, seatNext, stateOf } from '../tournament.ts';

const rules = vpRules({ startRounds: 2, delay: true });

const enteredIn = (ledger: Ledger, round: number): Ledger =>
  run(
    ledger,
    ...(stateOf(ledger).rounds[round - 1]?.tables ?? [])
      .filter(({ seats }) => seats.length > 1)
      .map(({ table }) => ({
        type: 'result.enter' as const,
        round,
        table,
        result: { entry: 'vp' as const, ns: 1000 + 100 * table },
      })),
  );

const started = (pairs: number): Ledger => seatNext(seatNext(closed(pairs, rules), 'start'), 'start');

describe('B-11 the standing that a round was drawn from', () => {
  test('start rounds are drawn from none, a Swiss round from the one after its base round', () => {
    const four = seatNext(enteredIn(seatNext(enteredIn(started(8), 1)), 2));
    const { rounds } = stateOf(four);
    expect(rounds.map((round) => drawnFrom(bridge, stateOf(four), round))).toEqual([null, null, 1, 2]);
  });
});

describe('B-12 the standing now', () => {
  const totals = (ledger: Ledger, provisional: boolean) => {
    const { rows, rankedBy = 0 } = bridge.results.standings(stateOf(ledger), provisional);
    return new Map(rows.map(({ entrant, cells }) => [entrant, cells[rankedBy]]));
  };

  test('credits no bye of a round that nobody has begun: after round 1 it is the standing after round 1', () => {
    const ledger = enteredIn(started(9), 1);
    expect(stateOf(ledger).rounds[1]?.byes).toHaveLength(1);
    expect(totals(ledger, true)).toEqual(totals(ledger, false));
  });

  test('counts every result that is in, of a later round too', () => {
    const [table] = stateOf(started(9)).rounds[1]?.tables.filter(({ seats }) => seats.length > 1) ?? [];
    if (table === undefined) throw new Error('no table');
    const begun = run(enteredIn(started(9), 1), {
      type: 'result.enter',
      round: 2,
      table: table.table,
      result: { entry: 'vp', ns: 2000 },
    });
    const [first = 0] = table.seats;
    expect(totals(begun, true).get(first)).not.toBe(totals(begun, false).get(first));
  });
});
